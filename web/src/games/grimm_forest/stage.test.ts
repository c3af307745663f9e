import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { Stage } from './stage.svelte';

type View = Stage['view'];
type News = NonNullable<Parameters<Stage['see']>[1]>;

/** A picture with nothing but a discard pile, in which a step is a card that was thrown there. */
function picture(...discard: string[]): View {
  return { discard, players: [], locations: [] } as unknown as View;
}

function threw(id: number, ...cards: string[]): News {
  // Events of one kind in a row are one step; a round of something else parts them.
  const events = cards.flatMap((card) => [{ kind: 'threw', seat: 0, card }, { kind: 'reshuffling' }]);
  return { id, events } as unknown as News;
}

const launched = vi.fn();
let stage: Stage;
const shown = (): string[] => (stage.view as unknown as { discard: string[] }).discard;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  launched.mockClear();
  stage = new Stage(picture(), launched);
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells the steps of an update one after the other, and then shows the picture', async () => {
  const goal = picture('a', 'b', '(as the server has it)');
  stage.see(goal, threw(1, 'a', 'b'));
  expect(stage.playing).toBe(true);
  expect(shown()).toEqual(['a']);
  expect(stage.told.map((event) => 'card' in event && event.card)).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(599);
  expect(shown()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1 + 600);
  expect(shown()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1200);
  expect(stage.view).toBe(goal);
  expect(stage.playing).toBe(false);
  expect(stage.told).toEqual([]);
});

it('lets things fly with each step, for as long as it lasts', async () => {
  stage.see(picture('a'), threw(1, 'a'));
  const [flights, lasting] = launched.mock.calls[0] as [{ from: string; to: string }[], number];
  expect(flights).toMatchObject([{ from: 'seat-0-hand', to: 'discard' }]);
  expect(lasting).toBe(600);
  await vi.runAllTimersAsync();
  expect(launched).toHaveBeenCalledTimes(2); // the other step lets nothing fly
});

it('does not change what the server has told', async () => {
  const first = picture();
  stage = new Stage(first, launched);
  stage.see(picture('a'), threw(1, 'a'));
  await vi.runAllTimersAsync();
  expect(first).toEqual(picture());
});

it('tells the next update after the one before it', async () => {
  const [one, two] = [picture('a'), picture('a', 'b')];
  stage.see(one, threw(1, 'a'));
  stage.see(two, threw(2, 'b'));
  expect(shown()).toEqual(['a']);
  // The picture of the first update is the beginning of the second, and is shown no longer than a moment.
  await vi.advanceTimersByTimeAsync(1200);
  expect(shown()).toEqual(['a', 'b']);
  expect(stage.view).not.toBe(two);
  await vi.advanceTimersByTimeAsync(1200);
  expect(stage.view).toBe(two);
});

it('tells no update twice', async () => {
  const news = threw(1, 'a');
  stage.see(picture('a'), news);
  await vi.runAllTimersAsync();
  const later = picture('a', 'b');
  stage.see(later, news);
  expect(stage.view).toBe(later);
  expect(stage.playing).toBe(false);
});

it('shows a picture without news at the end of what it is telling', async () => {
  const last = picture('z');
  stage.see(picture('a'), threw(1, 'a'));
  stage.see(last, null);
  expect(shown()).toEqual(['a']);
  await vi.runAllTimersAsync();
  expect(stage.view).toBe(last);
});

it('is briefer where there is much to tell', async () => {
  const cards = Array.from({ length: 12 }, (_, number) => String(number));
  stage.see(picture(), threw(1, ...cards)); // 24 steps in six seconds
  await vi.advanceTimersByTimeAsync(249);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['threw']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['reshuffling']);
});

it('is shown for some time even where there is very much to tell', async () => {
  const cards = Array.from({ length: 19 }, (_, number) => String(number));
  stage.see(picture(), threw(1, ...cards)); // 38 steps
  await vi.advanceTimersByTimeAsync(219);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['threw']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['reshuffling']);
});

it('tells nothing where it would be far behind', () => {
  const goal = picture('z');
  stage.see(goal, threw(1, ...Array.from({ length: 21 }, (_, number) => String(number)))); // 42 steps
  expect(stage.view).toBe(goal);
  expect(stage.playing).toBe(false);
});

it('shows the present when somebody wants to see no more', async () => {
  const goal = picture('z');
  stage.see(picture('a'), threw(1, 'a', 'b'));
  stage.see(goal, threw(2, 'c'));
  stage.skip();
  expect(stage.view).toBe(goal);
  expect(stage.playing).toBe(false);
  await vi.runAllTimersAsync();
  expect(stage.view).toBe(goal);
  expect(launched).toHaveBeenCalledTimes(1);
});

it('is faster, or shows the picture at once, as somebody wants it', async () => {
  settings.motion = 'fast';
  stage.see(picture('a'), threw(1, 'a'));
  await vi.advanceTimersByTimeAsync(239);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['threw']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.told.map(({ kind }) => kind)).toEqual(['reshuffling']);
  settings.motion = 'off';
  const goal = picture('b');
  stage.see(goal, threw(2, 'b'));
  expect(stage.view).toBe(goal);
  expect(stage.playing).toBe(false);
});
