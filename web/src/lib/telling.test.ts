import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TellingRules } from './beats';
import { settings, TELLING_SPEEDS, type TellingSpeed } from './settings.svelte';
import { Telling, type Heard } from './telling.svelte';
import type { CardFacts, State, StoryEvent } from './types';

const YOU = 0;
const FACTS = {} as CardFacts;
const event = (kind: string, seat?: number): StoryEvent =>
  ({ kind, ...(seat === undefined ? {} : { seat }) }) as StoryEvent;

let hidden = false;
let lines = 0;
let version = 0;
let telling: Telling;

function state(more: Partial<State> = {}, status = 'playing'): State {
  version += 1;
  return {
    kind: 'state',
    version,
    you: YOU,
    view: version,
    room: { status, waiting: [YOU] },
    ...more,
  } as unknown as State;
}

function heard(events: StoryEvent[], more: Partial<Heard> = {}): Heard {
  const after = lines;
  lines += events.length;
  return {
    events,
    after,
    state: state({ decision: { number: version } as State['decision'] }),
    fresh: false,
    first: false,
    ...more,
  };
}

/** A table that is followed from its first picture on. */
function follow(speed: TellingSpeed = 'normal', rules: TellingRules<never, StoryEvent> = {}): Telling {
  settings.telling = speed;
  const made = new Telling();
  made.begin(rules, FACTS);
  made.hear([heard([event('begins')], { fresh: true, first: true })]);
  return made;
}

/** A bot plays, and another one after it. */
const PLAYED = () => [heard([event('played', 1), event('scored', 1)]), heard([event('played', 2)])];
const now = () => ({
  view: telling.shown?.view,
  told: telling.news?.events.map(({ kind }) => kind),
  lines: telling.lines,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  lines = version = 0;
});

afterEach(() => {
  telling.stop();
  settings.telling = 'normal';
  vi.useRealTimers();
});

describe('the telling', () => {
  it('shows the first picture at once, with nothing to tell', () => {
    telling = follow();
    expect(now()).toEqual({ view: 1, told: undefined, lines: Infinity });
    expect(telling.behind).toBe(false);
  });

  it('tells one actor after the other, each with the picture of its own update, and then shows the present', () => {
    telling = follow();
    telling.hear(PLAYED());
    expect(telling.behind).toBe(true);
    expect(telling.beat?.actor).toBe(1);
    expect(telling.left).toBe(1);
    expect(now()).toEqual({ view: 2, told: ['played', 'scored'], lines: 3 });
    expect(telling.shown).toMatchObject({ decision: undefined, room: { waiting: [1] } });
    vi.advanceTimersByTime(1050 * 1.3);
    expect(telling.beat?.actor).toBe(2);
    expect(now()).toEqual({ view: 3, told: ['played'], lines: 4 });
    expect(telling.shown?.decision).toBeUndefined();
    vi.advanceTimersByTime(1050);
    expect(telling.behind).toBe(false);
    expect(telling.shown?.decision).toBeDefined();
    expect(now()).toEqual({ view: 3, told: ['played'], lines: Infinity });
  });

  it.each([
    ['slow', 1900],
    ['normal', 1050],
    ['fast', 480],
  ] as const)('lasts as long as somebody wants: %s', (speed, lasting) => {
    telling = follow(speed);
    telling.hear([heard([event('played', 1)])]);
    vi.advanceTimersByTime(lasting - 1);
    expect(telling.behind).toBe(true);
    vi.advanceTimersByTime(1);
    expect(telling.behind).toBe(false);
  });

  it('shows all at once where it is off, or nobody looks', () => {
    telling = follow('off');
    telling.hear(PLAYED());
    expect(telling.behind).toBe(false);
    expect(now()).toEqual({ view: 3, told: ['played', 'scored', 'played'], lines: Infinity });
    settings.telling = 'normal';
    hidden = true;
    telling.hear(PLAYED());
    expect(now()).toEqual({ view: 5, told: ['played', 'scored', 'played'], lines: Infinity });
  });

  it('does not hold up a question that follows from what the viewer has done', () => {
    telling = follow();
    telling.hear([heard([event('played', YOU), event('scored', YOU)])]);
    expect(telling.behind).toBe(false);
    expect(now()).toEqual({ view: 2, told: ['played', 'scored'], lines: Infinity });
    telling.hear([heard([event('played', YOU), event('played', YOU)]), heard([event('played', 1)])]);
    expect(now()).toMatchObject({ view: 3, told: ['played', 'played'] });
    vi.advanceTimersByTime(1050 * 0.45);
    expect(now()).toMatchObject({ view: 4, told: ['played'] });
  });

  it('tells what is quiet with what the same player does next', () => {
    telling = follow('normal', { quiet: ['drew'] });
    telling.hear([heard([event('drew', 1)]), heard([event('played', 1)]), heard([event('drew', 2)])]);
    expect(now()).toMatchObject({ view: 3, told: ['drew', 'played'] });
    telling.next();
    expect(telling.behind).toBe(false);
    expect(now()).toMatchObject({ view: 4, told: ['drew'] });
  });

  it('passes on at once what changes without a story', () => {
    telling = follow();
    telling.hear([heard([])]);
    expect(now()).toEqual({ view: 2, told: undefined, lines: Infinity });
  });

  it('goes on where somebody is impatient, and ends where they are very impatient', () => {
    telling = follow();
    telling.hear(PLAYED());
    telling.next();
    expect(telling.beat?.actor).toBe(2);
    telling.next();
    expect(telling.behind).toBe(false);
    telling.hear(PLAYED());
    telling.skip();
    expect(telling.behind).toBe(false);
    expect(now()).toMatchObject({ view: 5, lines: Infinity });
    expect(telling.beat?.actor).toBe(2);
    vi.runAllTimers();
    expect(now()).toMatchObject({ view: 5 });
  });

  it('goes faster, or ends, as soon as somebody wants it so', () => {
    telling = follow('slow');
    telling.hear([...PLAYED(), ...PLAYED()]);
    settings.telling = 'fast';
    telling.next();
    vi.advanceTimersByTime(480);
    expect(now()).toMatchObject({ view: 4 });
    settings.telling = 'off';
    telling.next();
    expect(telling.behind).toBe(false);
    expect(now()).toMatchObject({ view: 5, lines: Infinity });
  });

  it('tells what comes meanwhile after the rest, and shows nothing of it before', () => {
    telling = follow();
    telling.hear(PLAYED());
    telling.hear([heard([]), heard([event('lost', 1)])]);
    expect(now()).toEqual({ view: 2, told: ['played', 'scored'], lines: 3 });
    telling.next();
    telling.next();
    expect(now()).toEqual({ view: 5, told: ['lost'], lines: 5 });
  });

  it('tells the last of what is too much', () => {
    telling = follow();
    telling.hear(Array.from({ length: 50 }, () => heard([event('played', 1)])));
    expect(telling.left).toBe(11);
  });

  it('tells no story again when something was taken back', () => {
    telling = follow();
    telling.hear(PLAYED());
    lines = 0;
    telling.hear([heard([event('begins'), event('played', 1)], { fresh: true })]);
    expect(telling.behind).toBe(false);
    expect(now()).toMatchObject({ view: 4, lines: Infinity });
  });

  it('tells how a game begins to those who have waited for it, before which there was no table to be seen', () => {
    const pictures = vi.fn(() => []);
    telling = new Telling();
    telling.begin({ pictures }, FACTS);
    telling.hear([heard([], { state: state({ view: undefined }, 'open'), first: true })]);
    telling.hear([heard([event('played', 1), event('played', 2)], { fresh: true })]);
    expect(telling.behind).toBe(true);
    expect(telling.left).toBe(1);
    expect(telling.shown?.view).toBe(telling.shown?.version);
    expect(pictures).not.toHaveBeenCalled();
  });

  it('shows the picture of a moment within an update where the game can draw it', () => {
    const pictures = vi.fn(() => ['first', 'unused'] as never[]);
    telling = follow('normal', { pictures });
    telling.hear([heard([event('played', 1), event('played', 2)])]);
    expect(pictures).toHaveBeenCalledWith(1, [[event('played', 1)], [event('played', 2)]], 2, FACTS, YOU);
    expect(telling.shown?.view).toBe('first');
    telling.next();
    expect(telling.shown?.view).toBe(2);
  });

  it('keeps the picture from before until the last moment where it cannot', () => {
    telling = follow();
    telling.hear([heard([event('played', 1), event('played', 2)])]);
    expect(telling.shown?.view).toBe(1);
    telling.next();
    expect(telling.shown?.view).toBe(2);
  });

  it('is not over before the last move was told', () => {
    telling = follow();
    telling.hear([heard([event('played', 1)], { state: state({}, 'over') })]);
    expect(telling.shown?.room.status).toBe('playing');
    telling.next();
    expect(telling.shown?.room.status).toBe('over');
  });
});

describe('once more', () => {
  it.each(TELLING_SPEEDS)('tells what has happened since the last move: %s', (speed) => {
    telling = follow(speed);
    telling.hear(PLAYED());
    telling.skip();
    telling.moved();
    telling.hear([heard([])]);
    telling.hear([heard([event('placed', YOU)])]);
    telling.hear([heard([event('lost', 1)])]);
    telling.skip();
    telling.replay();
    expect([telling.again, telling.behind, telling.lines]).toEqual([true, true, Infinity]);
    expect(now()).toMatchObject({ view: 5, told: ['placed'] });
    telling.next();
    expect(now()).toMatchObject({ view: 6, told: ['lost'] });
    telling.next();
    expect([telling.again, telling.behind]).toEqual([false, false]);
    expect(telling.shown?.decision).toBeDefined();
  });

  it('does nothing where nothing has happened', () => {
    settings.telling = 'normal';
    telling = new Telling();
    telling.begin({}, FACTS);
    telling.hear([heard([event('placed', YOU)], { fresh: true, first: true })]);
    expect(telling.past).toBe(false);
    telling.replay();
    expect(telling.behind).toBe(false);
  });

  it('tells to somebody who comes back what has happened since their last move, with the table as it is', () => {
    telling = new Telling();
    telling.begin({ pictures: () => [] }, FACTS);
    const story = [event('placed', 1), event('placed', YOU), event('placed', 1), event('placed', 2)];
    telling.hear([heard(story, { fresh: true, first: true })]);
    expect([telling.past, telling.behind]).toEqual([true, false]);
    telling.replay();
    expect(telling.beat?.actor).toBe(1);
    expect(now()).toEqual({ view: 1, told: ['placed'], lines: Infinity });
    telling.next();
    expect(telling.beat?.actor).toBe(2);
    telling.next();
    expect(telling.behind).toBe(false);
  });
});
