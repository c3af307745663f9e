import { expect, it } from 'vitest';
import { boardOf, tourOf } from './board';
import { gameOf, GAMES } from './facts';
import { howToOf } from './howto';

const rules = Object.keys(import.meta.glob('../../../src/taletable/games/*/game.py'));
const parts = Object.keys(import.meta.glob('./*/*.svelte'));

it('every game that has rules is on the shelf, once', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual(rules.map((path) => path.split('/').at(-2)).sort());
  expect(gameOf('chess')).toBeUndefined();
});

it('the shelf has an order', () => {
  const places = GAMES.map(({ shelf }) => shelf);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
});

it.each(GAMES)('$id has all that a game needs', async ({ id, Cover, players, quick }) => {
  expect(Cover).toBeTypeOf('function');
  expect(quick).toBeGreaterThanOrEqual(players[0]);
  expect(quick).toBeLessThanOrEqual(players[1]);
  expect(parts).toEqual(expect.arrayContaining([`./${id}/Board.svelte`, `./${id}/Held.svelte`]));
  expect((await tourOf(id)).length).toBeGreaterThan(0);
});

const HOW_TO = parts.filter((path) => path.endsWith('/HowTo.svelte'));
// All that is drawn on the cards is compiled for it.
const SLOW = 60_000;

it.each(HOW_TO)(
  '%s has five pictures and an end',
  async (path) => {
    const found = await howToOf(path.split('/')[1] ?? '');
    expect(found?.howTo.steps.length).toBe(6);
  },
  SLOW,
);

it('a game the page does not know has no board', async () => {
  expect(await boardOf('chess')).toBeUndefined();
  expect(await tourOf('chess')).toEqual([]);
  expect(await howToOf('chess')).toBeNull();
});
