import { expect, it } from 'vitest';
import { stepsOf } from './story';
import type { Location, Sort, StoryEvent, View } from './types';

const SORTS: Record<string, Sort> = { dragon: 'monster', 'royal-wedding': 'unique', 'faerie-feast': 'next-round' };
const sortOf = (card: string): Sort | undefined => SORTS[card];

/** A field with three straw, and two players at home. */
function picture(): View {
  const field = { location: 'field', pile: { straw: 3, wood: 0, brick: 0 }, unique: null, layer: null };
  const player = { store: { straw: 0, wood: 0, brick: 0 }, fable: 'dragon', gather: 'field', feast: null, houses: [] };
  return {
    phase: 'gather',
    locations: [{ ...field, monsters: [{ card: 'dragon', seat: 1 }], pigs: [] }],
    players: [structuredClone(player), structuredClone(player)],
    sections: { 'straw-floor': 6 },
  } as unknown as View;
}

/** The picture after these events. */
function after(...events: StoryEvent[]): View {
  const view = picture();
  for (const step of stepsOf(events, picture(), sortOf)) step.apply(view);
  return view;
}

const laid = (card: string): StoryEvent => ({ kind: 'laid', seat: 0, card, location: 'field' as Location });

it.each([
  ['dragon', (view: View) => view.locations[0]?.monsters.at(-1), { card: 'dragon', seat: 0 }],
  ['royal-wedding', (view: View) => view.locations[0]?.unique, 'royal-wedding'],
  ['faerie-feast', (view: View) => view.players[0]?.feast, 'field'],
])('shows a laid card where its sort belongs: %s', (card, where, there) => {
  expect(where(picture())).not.toEqual(there);
  expect(where(after(laid(card)))).toEqual(there);
});

it('moves what is gathered from the location to the store', () => {
  const { phase, locations, players } = after({
    kind: 'gathered',
    seat: 1,
    location: 'field',
    resource: 'straw',
    count: 2,
  });
  expect([phase, locations[0]?.pile.straw, players[1]?.store.straw]).toEqual(['gather', 1, 2]);
});

it('sends monsters and cards home with the first action of building', () => {
  const view = after({ kind: 'built', seat: 0, section: 'straw-floor', count: 0 });
  expect([view.phase, view.turn]).toEqual(['build', 0]);
  expect(view.locations[0]?.monsters).toEqual([]);
  expect(view.players.map(({ fable, gather }) => [fable, gather])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(view.players[0]?.houses).toEqual([{ material: 'straw', level: 1, corner: false }]);
  expect(view.sections['straw-floor']).toBe(5);
});
