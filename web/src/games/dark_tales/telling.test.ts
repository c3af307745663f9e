import { expect, it } from 'vitest';
import type { CardFacts } from '../board';
import { telling } from './telling';
import type { StoryEvent, View } from './types';

const FACTS = {
  sheet: [
    { id: 'wolf', goes: 'discard' },
    { id: 'ogre', goes: 'front' },
    { id: 'castle', goes: 'middle' },
    { id: 'night', goes: 'middle' },
  ],
} as unknown as CardFacts;

interface Laid {
  front?: string[];
  hand?: number;
  score?: number;
  coin?: number;
}

function table(players: Laid[], more: object = {}): View {
  const shown = players.map(({ front = [], hand = 3, score = 0, coin = 0 }) => ({
    front,
    hand,
    score,
    points: score,
    items: { coin, sword: 0, armour: 0, wand: 0 },
  }));
  const empty = {
    middle: [],
    discard: [],
    removed: [],
    resolving: [],
    deck: 20,
    time: null,
    active: 0,
    hand: ['wolf'],
  };
  return { ...empty, supply: { coin: 8, sword: 4, armour: 4, wand: 4 }, players: shown, ...more } as unknown as View;
}

const pictures = (before: View, goal: View, ...beats: object[][]): View[] =>
  telling.pictures?.(before, beats as StoryEvent[][], goal, FACTS, 0) ?? [];

it('lays a card where it goes, with what it scores and takes, and leaves the picture from before as it was', () => {
  const before = table([{}, {}]);
  const [first, second] = pictures(
    before,
    before,
    [
      { kind: 'played', seat: 1, card: 'ogre' },
      { kind: 'scored', seat: 1, card: 'ogre', points: 2 },
      { kind: 'robbed', seat: 1, seat_other: 0, item: 'coin' },
    ],
    [{ kind: 'played', seat: 0, card: 'wolf' }],
  );
  expect(first).toMatchObject({ active: 1, players: [{ hand: 3 }, { front: ['ogre'], hand: 2, score: 2 }] });
  expect(second).toMatchObject({
    active: 0,
    resolving: ['wolf'],
    hand: [],
    players: [{ hand: 2 }, { front: ['ogre'] }],
  });
  expect(before).toEqual(table([{}, {}]));
});

it('puts away what was carried out when somebody else begins', () => {
  const before = table([{}, {}], { resolving: ['wolf'] });
  const [first] = pictures(before, before, [{ kind: 'drew', seat: 1, source: 'turn', count: 1 }], []);
  expect(first).toMatchObject({ active: 1, resolving: [], discard: ['wolf'], deck: 19, players: [{}, { hand: 4 }] });
});

it('takes a card away from where it will not be in the end', () => {
  const before = table([{ front: ['ogre'] }, { front: ['ogre'] }]);
  const goal = table([{ front: ['ogre'] }, {}]);
  const [first] = pictures(before, goal, [{ kind: 'discarded', seat: 0, source: 'wolf', card: 'ogre' }], []);
  expect(first).toMatchObject({ discard: ['ogre'], players: [{ front: ['ogre'] }, { front: [] }] });
});

it('lets night fall', () => {
  const before = table([{}, {}]);
  const events = [
    { kind: 'played', seat: 1, card: 'night' },
    { kind: 'night', source: 'night' },
  ];
  expect(pictures(before, before, events, [])[0]).toMatchObject({ time: 'night', middle: [] });
});

it('moves items between players and the supply', () => {
  const before = table([{ coin: 1 }, {}]);
  const [first] = pictures(
    before,
    before,
    [
      { kind: 'paid', seat: 0, source: 'wolf', item: 'coin' },
      { kind: 'took', seat: 1, source: 'wolf', item: 'sword' },
      { kind: 'lost', seat: 1, source: 'wolf', points: 1 },
    ],
    [],
  );
  expect(first?.supply).toMatchObject({ coin: 9, sword: 3 });
  expect(first?.players).toMatchObject([{ items: { coin: 0 } }, { items: { sword: 1 }, score: -1 }]);
});
