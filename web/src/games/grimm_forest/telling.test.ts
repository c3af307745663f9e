import { expect, it } from 'vitest';
import type { CardFacts } from '../board';
import { telling } from './telling';
import type { StoryEvent, View } from './types';

const FACTS = { sheet: [] } as unknown as CardFacts;

function table(straw: number[]): View {
  const players = straw.map((count) => ({ store: { straw: count, wood: 0, brick: 0 }, houses: [], tokens: [] }));
  return { phase: 'build', locations: [], players, sections: {}, discard: [] } as unknown as View;
}

it('changes the stores and houses of one player after the other', () => {
  const before = table([2, 2]);
  const all = telling.pictures?.(
    before,
    [
      [{ kind: 'built', seat: 0, section: 'straw-floor', resource: 'straw', level: 1, corner: false, count: 2 }],
      [{ kind: 'fetched', seat: 1, resource: 'straw' }],
    ] as StoryEvent[][],
    before,
    FACTS,
    0,
  );
  expect(all?.map(({ players }) => players.map(({ store, houses }) => [store.straw, houses.length]))).toEqual([
    [
      [0, 1],
      [2, 0],
    ],
    [
      [0, 1],
      [3, 0],
    ],
  ]);
  expect(before).toEqual(table([2, 2]));
});
