import { expect, it } from 'vitest';
import { stepsOf } from './story';
import type { StoryEvent, View } from './types';

const NOW = { phase: 'gather', turn: null, left: 0 } as const;
const FIELD = { seat: 0, location: 'field' } as const;
const FLOOR = { seat: 0, section: 'straw-floor', resource: 'straw', corner: false } as const;

/** A field with three straw, a dragon and both pigs, and a friend to choose from. */
function picture(): View {
  const store = { straw: 0, wood: 0, brick: 0 };
  const player = { store, fable: 'dragon', gather: 'field', feast: null, due: null, location: 'field', bonus: 1 };
  const field = { location: 'field', pile: { straw: 3, wood: 0, brick: 0 }, unique: null, layer: null };
  return {
    phase: 'gather',
    locations: [{ ...field, monsters: [{ card: 'dragon', seat: 1 }], pigs: [0, 1] }],
    players: [0, 1].map(() => structuredClone({ ...player, houses: [], hand: 0, penalty: 0 })),
    sections: { 'straw-floor': 6 },
    offer: ['rapunzel', 'robin-hood'],
    discard: ['wolf'],
    deck: 0,
  } as unknown as View;
}

/** The picture after these events. */
function after(...events: StoryEvent[]): View {
  const view = picture();
  for (const step of stepsOf(events)) step.apply(view);
  return view;
}

it('is as far in the round as the last event says, those that need no step included', () => {
  const { phase, turn, left } = after(
    { ...NOW, kind: 'corner', seat: 0 },
    { kind: 'drawn', seat: 1, card: 'wolf', phase: 'build', turn: 1, left: 1 },
  );
  expect([phase, turn, left]).toEqual(['build', 1, 1]);
});

it('shows alike events in a row together, but each build turn by itself', () => {
  const gathered: StoryEvent = { ...NOW, ...FIELD, kind: 'gathered', resource: 'straw', count: 1 };
  const drew = (turn: number): StoryEvent => ({ kind: 'drew', seat: turn, count: 1, phase: 'build', turn, left: 0 });
  const steps = stepsOf([gathered, gathered, drew(0), drew(1), drew(1)]);
  expect(steps.map(({ told }) => told.map(({ turn }) => turn))).toEqual([[null, null], [0], [1, 1]]);
});

it('begins a round with what it says of the locations, and with all pigs at home', () => {
  const piles = { field: { straw: 8, wood: 0, brick: 1 } };
  const view = after(
    { ...NOW, kind: 'round', round: 2, seat: 1, piles },
    { ...NOW, kind: 'due', seat: 0, card: 'taxation' },
  );
  expect([view.round, view.first]).toEqual([2, 1]);
  expect(view.locations[0]).toMatchObject({ pile: piles.field, pigs: [] });
  expect(view.players).toMatchObject([
    { location: null, bonus: 0, due: 'taxation' },
    { location: null, bonus: 0, due: null },
  ]);
});

it.each([
  ['monster', (view: View) => view.locations[0]?.monsters.at(-1), { card: 'card', seat: 0 }],
  ['unique', (view: View) => view.locations[0]?.unique, 'card'],
  ['feast', (view: View) => view.players[0]?.feast, 'field'],
] as const)('shows a laid card as what it lies there: %s', (role, where, there) => {
  expect(where(picture())).not.toEqual(there);
  expect(where(after({ ...NOW, ...FIELD, kind: 'laid', card: 'card', role }))).toEqual(there);
});

it('moves what is gathered from the location to the store', () => {
  const { locations, players } = after({ ...NOW, ...FIELD, kind: 'gathered', resource: 'straw', count: 2 });
  expect([locations[0]?.pile.straw, players[0]?.store.straw]).toEqual([1, 2]);
});

it('sends monsters and cards home when all is tidied', () => {
  const view = after({ ...NOW, kind: 'tidied' });
  expect(view.locations[0]?.monsters).toEqual([]);
  expect(view.players.map(({ fable, gather }) => [fable, gather])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('builds a house, and takes it down again', () => {
  const built: StoryEvent = { ...NOW, ...FLOOR, kind: 'built', count: 2, level: 1 };
  const one = after(built);
  expect(one.players[0]).toMatchObject({
    houses: [{ material: 'straw', level: 1, corner: false }],
    store: { straw: -2 },
  });
  expect(one.sections['straw-floor']).toBe(5);
  const none = after(built, { ...NOW, ...FLOOR, kind: 'blown', card: 'big-bad-wolf', level: 0 });
  expect([none.players[0]?.houses, none.sections['straw-floor']]).toEqual([[], 6]);
});

it('tells a house on a corner from another one of its kind', () => {
  const corner: StoryEvent = { ...NOW, ...FLOOR, kind: 'built', count: 1, level: 1, corner: true };
  const { players } = after({ ...NOW, ...FLOOR, kind: 'built', count: 2, level: 1 }, corner, {
    ...corner,
    section: 'straw-walls',
    level: 2,
  });
  expect(players[0]?.houses.map(({ level, corner }) => [level, corner])).toEqual([
    [1, false],
    [2, true],
  ]);
});

it('takes a friend that is befriended or given from those on offer', () => {
  const view = after({ ...NOW, kind: 'befriended', seat: 1, card: 'rapunzel' });
  expect([view.offer, view.players[1]?.friend]).toEqual([['robin-hood'], 'rapunzel']);
  expect(after({ ...NOW, kind: 'given', seat: 1, seat_to: 0, card: 'robin-hood' }).offer).toEqual(['rapunzel']);
});

it('takes a fluted monster from before its player', () => {
  const { players } = after({ ...NOW, kind: 'fluted', seat: 0, seat_from: 1, card: 'dragon' });
  expect(players).toMatchObject([
    { fable: 'dragon', hand: 1 },
    { fable: null, hand: 0 },
  ]);
});

it('makes a new deck of so many cards', () => {
  const { deck, discard } = after({ ...NOW, kind: 'reshuffled', count: 9 });
  expect([deck, discard]).toEqual([9, []]);
});
