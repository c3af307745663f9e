/** Dragging with a mouse or a pen onto a tile (`data-tile`); with a finger one taps. */
import type { Attachment } from 'svelte/attachments';

/** So many pixels are no slip of the hand. */
const FAR = 7;

interface Dragged<Thing> {
  what: Thing;
  x: number;
  y: number;
  /** The size of the letters on it, by which a card has its own. */
  size: string;
}

interface Hears<Thing> {
  begin: (what: Thing) => void;
  /** The tile it is held over. */
  over: (tile: string | null) => void;
  /** It is let go: over a tile or nowhere, and where it was then. */
  drop: (what: Thing, tile: string | null, at: DOMRect | undefined) => void;
}

export class Drag<Thing> {
  now = $state.raw<Dragged<Thing> | null>(null);
  #carrier: HTMLElement | undefined;
  /** A click follows when something was dropped, and means nothing. */
  #swallow = false;

  constructor(private readonly on: Hears<Thing>) {}

  /** Begin when the pointer has gone some way. */
  grip(event: PointerEvent, what: Thing): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const begin = { x: event.clientX, y: event.clientY };
    const card = (event.currentTarget as HTMLElement).querySelector('.card') ?? document.body;
    const size = getComputedStyle(card).fontSize;
    const follow = (now: PointerEvent) => {
      if (!this.now && Math.hypot(now.clientX - begin.x, now.clientY - begin.y) < FAR) return;
      if (!this.now) this.on.begin(what);
      this.now = { what, x: now.clientX, y: now.clientY, size };
      this.on.over(tileUnder(now));
    };
    const drop = (now: PointerEvent) => {
      for (const kind of ['pointerup', 'pointercancel'] as const) removeEventListener(kind, drop);
      removeEventListener('pointermove', follow);
      if (!this.now) return;
      const at = this.#carrier?.getBoundingClientRect();
      this.now = null;
      this.#swallow = true;
      setTimeout(() => (this.#swallow = false));
      this.on.drop(what, now.type === 'pointerup' ? tileUnder(now) : null, at);
    };
    for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, drop);
    addEventListener('pointermove', follow);
  }

  /** What a click does, unless it only ends a drag. */
  clicked(what: () => void): void {
    if (!this.#swallow) what();
  }

  /** The element that shows what is dragged, above everything. */
  carries: Attachment<HTMLElement> = (node) => {
    this.#carrier = node;
    node.showPopover();
    return () => (this.#carrier = undefined);
  };
}

function tileUnder({ clientX, clientY }: PointerEvent): string | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? null;
}
