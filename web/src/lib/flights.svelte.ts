/**
 * Things that fly: the one place where elements are moved by the Web Animations API. Only transforms and opacity are
 * animated, positions are read in an animation frame, and durations follow the settings: where nothing may move
 * (reduced motion), whatever flies has landed at once.
 */
import type { Attachment } from 'svelte/attachments';
import { settings } from './settings.svelte';

export interface Point {
  x: number;
  y: number;
}

/** A keyframe: where a thing is, and its size, angle in degrees and opacity there. */
export interface Pose extends Point {
  scale?: number;
  turn?: number;
  opacity?: number;
  /** When it is there, from 0 to 1; evenly spread where it is not said. */
  offset?: number;
}

/** In milliseconds, before the settings shorten them. */
export interface Timing {
  lasting: number;
  delay?: number;
  easing?: string;
  fill?: FillMode;
}

export interface Path extends Timing {
  poses: Pose[];
}

const EASE = 'ease-in-out';
/** So many things in the air are enough. */
const MOST = 24;
/** A thing that lies so near to where it was, in pixels, has not moved. */
const STILL = 2;

/** With the next frame, when all lies where it will: to read positions sooner would lay the board out once more. */
export function nextFrame(then: () => void): () => void {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
}

/** The middle of a rectangle, seen from the corner of another one. */
export function middleOf(rect: DOMRect, within: Point = { x: 0, y: 0 }): Point {
  return { x: rect.x + rect.width / 2 - within.x, y: rect.y + rect.height / 2 - within.y };
}

/** Half-way between two points, and so many pixels above: things fly in an arc. */
export function halfway(from: Point, to: Point, lift: number): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
}

function keyframe({ x, y, scale = 1, turn = 0, opacity, offset }: Pose): Keyframe {
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`,
    ...(opacity === undefined ? {} : { opacity }),
    ...(offset === undefined ? {} : { offset }),
  };
}

/** Move an element along a path. `landed` is called once, also when the flight is broken off, which the answer does. */
export function fly(node: Element, { poses, ...timing }: Path, landed: () => void = () => undefined): () => void {
  const { lasting, delay = 0, easing = EASE, fill = 'both' } = timing;
  const duration = settings.lasting(lasting);
  if (!duration) {
    landed();
    return () => undefined;
  }
  const flight = node.animate(poses.map(keyframe), { duration, delay: settings.lasting(delay), easing, fill });
  const end = () => {
    flight.onfinish = flight.oncancel = null;
    landed();
  };
  flight.onfinish = flight.oncancel = end;
  return () => flight.cancel();
}

/** Let an element come from where it was to where it is; `to` is given where it has been measured already. */
export function comeFrom(
  node: Element,
  from: DOMRect,
  { to = node.getBoundingClientRect(), scale, opacity, ...timing }: Timing & { to?: DOMRect } & Omit<Pose, keyof Point>,
): void {
  if (!to.width) return;
  const start = middleOf(from, middleOf(to));
  const poses: Pose[] = [
    { ...start, scale: scale ?? from.width / to.width, opacity },
    { x: 0, y: 0 },
  ];
  if (opacity !== undefined) poses[1] = { x: 0, y: 0, opacity: 1 };
  fly(node, { poses, fill: 'backwards', ...timing });
}

/** Let a copy of an element fly above everything, in a path around where the element is; it is shown when the copy has landed. */
export function flyCopy(node: HTMLElement, at: DOMRect, path: Path): void {
  if (!settings.pace) return;
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${at.x}px`,
    top: `${at.y}px`,
    zIndex: '60',
    margin: '0',
    rotate: 'none',
    translate: 'none',
    visibility: 'visible',
    pointerEvents: 'none',
    fontSize: getComputedStyle(node).fontSize,
  });
  document.body.append(copy);
  node.style.visibility = 'hidden';
  fly(copy, path, () => {
    copy.remove();
    node.style.visibility = '';
  });
}

/** Where things with a name (`data-flip`) lie, by that name. */
export type Places = Map<string, DOMRect>;

export interface Moved {
  name: string;
  node: HTMLElement;
  from: DOMRect;
  to: DOMRect;
}

function named(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-flip]')];
}

export function placesIn(root: HTMLElement): Places {
  return new Map(named(root).map((node) => [node.dataset.flip ?? '', node.getBoundingClientRect()]));
}

/**
 * The things that lie elsewhere than before (the FLIP technique); one that was nowhere comes from its `origin`, if it has
 * one. All is measured before anything is moved, so that the board is laid out once.
 */
export function movedIn(root: HTMLElement, before: Places, origin?: (name: string) => Element | null): Moved[] {
  return named(root).flatMap((node) => {
    const name = node.dataset.flip ?? '';
    const from = before.get(name) ?? origin?.(name)?.getBoundingClientRect();
    const to = node.getBoundingClientRect();
    return from && Math.hypot(from.x - to.x, from.y - to.y) >= STILL ? [{ name, node, from, to }] : [];
  });
}

/** Something on its way between two places of a board, which are named by `data-at`. */
export interface Journey {
  from: string;
  to: string;
}

interface Aloft<Thing> {
  id: number;
  thing: Thing;
}

/** What flies above a board. The board draws what is `aloft` in a layer of its own, and `flies` moves it. */
export class Flights<Thing extends Journey> {
  aloft = $state.raw<Aloft<Thing>[]>([]);
  #last = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly board: () => HTMLElement | undefined,
    /** How a thing moves between two points, as seen from the corner of the board. */
    private readonly path: (thing: Thing, from: Point, to: Point) => Path,
    private readonly placeOf = (name: string, within: HTMLElement): Element | null =>
      within.querySelector(`[data-at="${name}"]`),
  ) {}

  /** Let something fly, so many milliseconds from now; nothing does while nobody looks. */
  launch(thing: Thing, after = 0): void {
    if (!settings.pace || document.hidden) return;
    const set = () => (this.aloft = [...this.aloft, { id: ++this.#last, thing }].slice(-MOST));
    if (!after) return void set();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      set();
    }, after);
    this.#timers.add(timer);
  }

  /** Moves a drawn thing; it is gone when it has landed, or where its places are not on the board. */
  flies = ({ id, thing }: Aloft<Thing>): Attachment<Element> => {
    return (node) => {
      const landed = () => (this.aloft = this.aloft.filter((one) => one.id !== id));
      let stop = nextFrame(() => {
        const board = this.board();
        const [from, to] = [thing.from, thing.to].map((name) => board && this.placeOf(name, board));
        if (!board || !from || !to) return void landed();
        const corner = board.getBoundingClientRect();
        const [start, end] = [from, to].map((one) => middleOf(one.getBoundingClientRect(), corner)) as [Point, Point];
        stop = fly(node, this.path(thing, start, end), landed);
      });
      return () => stop();
    };
  };

  /** To be used as the end of an effect: nothing starts any more. */
  stop = (): void => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  };
}
