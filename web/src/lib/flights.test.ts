import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeFrom, Flights, fly, flyCopy, halfway, middleOf, movedIn, placesIn, type Path } from './flights.svelte';
import { settings } from './settings.svelte';

interface Flight {
  node: Element;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  onfinish: (() => void) | null;
  oncancel: (() => void) | null;
  cancel: () => void;
}

/** The animations that were begun; the test says when they are over. */
let flown: Flight[] = [];
let frames: (() => void)[] = [];
let hidden = false;

const rect = (x: number, y: number, width = 10, height = 20): DOMRect => new DOMRect(x, y, width, height);
const frame = (): void => frames.splice(0).forEach((one) => one());
const PATH: Path = {
  poses: [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ],
  lasting: 400,
  delay: 100,
};

/** A board of elements that lie where they are said to. */
function board(...things: [attributes: string, at: DOMRect][]): HTMLElement {
  document.body.innerHTML = `<main>${things.map(([attributes]) => `<p ${attributes}></p>`).join('')}</main>`;
  const found = document.body.querySelector('main') as HTMLElement;
  found.getBoundingClientRect = () => rect(100, 50, 500, 500);
  things.forEach(([, at], place) => {
    (found.children[place] as HTMLElement).getBoundingClientRect = () => at;
  });
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  flown = [];
  frames = [];
  hidden = false;
  vi.stubGlobal('requestAnimationFrame', (one: () => void) => frames.push(one));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (frames[number - 1] = () => undefined));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Element.prototype.animate = function (this: Element, keyframes, timing) {
    const flight: Flight = {
      node: this,
      frames: keyframes as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      onfinish: null,
      oncancel: null,
      cancel: () => flight.oncancel?.(),
    };
    flown.push(flight);
    return flight as unknown as Animation;
  };
});

afterEach(() => {
  vi.useRealTimers();
});

it('points are seen from a corner, and lie between others', () => {
  expect(middleOf(rect(30, 40))).toEqual({ x: 35, y: 50 });
  expect(middleOf(rect(30, 40), { x: 5, y: 10 })).toEqual({ x: 30, y: 40 });
  expect(halfway({ x: 0, y: 0 }, { x: 10, y: 20 }, 6)).toEqual({ x: 5, y: 4 });
});

describe('an element flies', () => {
  const node = (): Element => document.createElement('p');

  it('by transforms and opacity only', () => {
    fly(node(), {
      ...PATH,
      poses: [
        { x: 1, y: 2, scale: 0.5, turn: 8, opacity: 0.2, offset: 0.1 },
        { x: 3, y: 4 },
      ],
    });
    expect(flown[0]?.frames).toEqual([
      { transform: 'translate(1px, 2px) scale(0.5) rotate(8deg)', opacity: 0.2, offset: 0.1 },
      { transform: 'translate(3px, 4px) scale(1) rotate(0deg)' },
    ]);
  });

  it('for as long as the settings want', () => {
    fly(node(), PATH);
    expect(flown[0]?.timing).toEqual({ duration: 400, delay: 100, easing: 'ease-in-out', fill: 'both' });
    settings.motion = 'fast';
    fly(node(), PATH);
    expect(flown[1]?.timing).toMatchObject({ duration: 160, delay: 40 });
  });

  it('not at all where nothing may move, and has landed', () => {
    settings.motion = 'off';
    const landed = vi.fn();
    fly(node(), PATH, landed)();
    expect(flown).toEqual([]);
    expect(landed).toHaveBeenCalledTimes(1);
  });

  it('and lands once, even if it is broken off afterwards', () => {
    const landed = vi.fn();
    const stop = fly(node(), PATH, landed);
    expect(landed).not.toHaveBeenCalled();
    flown[0]?.onfinish?.();
    stop();
    expect(landed).toHaveBeenCalledTimes(1);
    fly(node(), PATH, landed)();
    expect(landed).toHaveBeenCalledTimes(2);
  });

  it('from where it was to where it is, by their middles', () => {
    const [one] = board(['', rect(100, 100, 20, 20)]).children as unknown as [HTMLElement];
    comeFrom(one, rect(0, 0, 10, 10), { lasting: 300 });
    expect(flown[0]?.frames).toEqual([
      { transform: 'translate(-105px, -105px) scale(0.5) rotate(0deg)' },
      { transform: 'translate(0px, 0px) scale(1) rotate(0deg)' },
    ]);
    expect(flown[0]?.timing.fill).toBe('backwards');
    comeFrom(one, rect(0, 0, 10, 10), { lasting: 300, scale: 1, opacity: 0.3, to: rect(10, 0, 10, 10) });
    expect(flown[1]?.frames).toMatchObject([
      { transform: 'translate(-10px, 0px) scale(1) rotate(0deg)', opacity: 0.3 },
      { opacity: 1 },
    ]);
  });

  it('but not where it is not drawn', () => {
    comeFrom(node(), rect(0, 0), { lasting: 300, to: rect(0, 0, 0, 0) });
    expect(flown).toEqual([]);
  });

  it('as a copy above everything, and is shown when that has landed', () => {
    const [one] = board(['data-flip="a" class="card"', rect(7, 8)]).children as unknown as [HTMLElement];
    flyCopy(one, rect(7, 8), PATH);
    const copy = document.body.lastElementChild as HTMLElement;
    expect(copy.className).toBe('card');
    expect(copy.dataset.flip).toBeUndefined(); // or it would be taken for the card
    expect([copy.style.position, copy.style.left, copy.style.top]).toEqual(['fixed', '7px', '8px']);
    expect(flown[0]?.node).toBe(copy);
    expect(one.style.visibility).toBe('hidden');
    flown[0]?.onfinish?.();
    expect(one.style.visibility).toBe('');
    expect(copy.isConnected).toBe(false);
    settings.motion = 'off';
    flyCopy(one, rect(7, 8), PATH);
    expect(document.body.children).toHaveLength(1);
  });
});

describe('what lies elsewhere than before', () => {
  it('is found by its name', () => {
    const before = placesIn(board(['data-flip="a"', rect(0, 0)], ['data-flip="b"', rect(5, 5)], ['', rect(9, 9)]));
    expect([...before.keys()]).toEqual(['a', 'b']);
    const after = board(['data-flip="b"', rect(5, 6.9)], ['data-flip="a"', rect(0, 2)]);
    expect(movedIn(after, before)).toEqual([{ name: 'a', node: after.children[1], from: rect(0, 0), to: rect(0, 2) }]);
  });

  it('comes from its origin if it was nowhere', () => {
    const after = board(['data-flip="a"', rect(0, 90)], ['data-flip="b"', rect(0, 0)], ['id="hand"', rect(3, 4)]);
    const origin = (name: string) => (name === 'a' ? after.querySelector('#hand') : null);
    expect(movedIn(after, new Map(), origin)).toMatchObject([{ name: 'a', from: rect(3, 4) }]);
    expect(movedIn(after, new Map())).toEqual([]);
  });
});

describe('things above a board', () => {
  const path = vi.fn((_thing: unknown, from: { x: number; y: number }, to: { x: number; y: number }) => ({
    ...PATH,
    poses: [from, to],
  }));
  const things = (air: Flights<{ from: string; to: string }>) => air.aloft.map(({ thing }) => thing.from);
  let root: HTMLElement | undefined;
  let air: Flights<{ from: string; to: string }>;

  beforeEach(() => {
    root = board(['data-at="deck"', rect(100, 50)], ['data-at="hand"', rect(200, 150)]);
    air = new Flights(() => root, path);
  });

  it('fly between two places, as seen from its corner, and are gone when they have landed', () => {
    air.launch({ from: 'deck', to: 'hand' });
    const node = document.createElement('p');
    const [one] = air.aloft;
    const detach = one && air.flies(one)(node);
    expect(flown).toEqual([]); // positions are read in a frame
    frame();
    expect(flown[0]?.frames).toMatchObject([
      { transform: 'translate(5px, 10px) scale(1) rotate(0deg)' },
      { transform: 'translate(105px, 110px) scale(1) rotate(0deg)' },
    ]);
    flown[0]?.onfinish?.();
    expect(air.aloft).toEqual([]);
    expect(detach).toBeTypeOf('function');
  });

  it('are gone at once where a place is not on the board', () => {
    air.launch({ from: 'deck', to: 'moon' });
    const [one] = air.aloft;
    if (one) air.flies(one)(document.createElement('p'));
    frame();
    expect(air.aloft).toEqual([]);
    expect(flown).toEqual([]);
  });

  it('may find their places otherwise', () => {
    const other = new Flights(
      () => root,
      path,
      (name, within) => within.querySelector(`[data-at="${name.slice(1)}"]`),
    );
    other.launch({ from: 'xdeck', to: 'xhand' });
    const [one] = other.aloft;
    if (one) other.flies(one)(document.createElement('p'));
    frame();
    expect(flown).toHaveLength(1);
  });

  it('are broken off when they are drawn no longer, before or after they have set out', () => {
    air.launch({ from: 'deck', to: 'hand' });
    air.launch({ from: 'deck', to: 'hand' });
    const [one, other] = air.aloft.map((each) => air.flies(each)(document.createElement('p')));
    one?.();
    frame();
    expect(flown).toHaveLength(1);
    other?.();
    expect(air.aloft).toHaveLength(1); // the one that never set out
  });

  it('set out later, one by one, and never after the board is gone', () => {
    air.launch({ from: 'a', to: '' }, 50);
    air.launch({ from: 'b', to: '' }, 100);
    air.launch({ from: 'c', to: '' }, 150);
    vi.advanceTimersByTime(49);
    expect(things(air)).toEqual([]);
    vi.advanceTimersByTime(51);
    expect(things(air)).toEqual(['a', 'b']);
    air.stop();
    vi.advanceTimersByTime(1000);
    expect(things(air)).toEqual(['a', 'b']);
  });

  it('are not too many', () => {
    for (let number = 0; number < 30; number++) air.launch({ from: String(number), to: '' });
    expect(air.aloft).toHaveLength(24);
    expect(things(air)[0]).toBe('6');
    expect(new Set(air.aloft.map(({ id }) => id)).size).toBe(24);
  });

  it('do not fly where nothing may move, or nobody looks', () => {
    hidden = true;
    air.launch({ from: 'deck', to: 'hand' });
    hidden = false;
    settings.motion = 'off';
    air.launch({ from: 'deck', to: 'hand' });
    expect(air.aloft).toEqual([]);
  });
});
