import { expect, it } from 'vitest';
import type { CardFacts, Words } from '../board';
import { standing, tally } from './says';
import { Sheet } from './sheet';
import type { CardRow, Laid, Need, Printed } from './types';

/** Words that show the message and its arguments. */
const words = {
  text: (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(' ')}`.trim(),
  card: (name: string) => name,
  named: (_: string, value: string) => value,
  seat: (seat: number) => `player ${seat}`,
} as unknown as Words;

function sheet(scoring: Printed['scoring'], ...needs: Need[]): Sheet {
  const printed: Printed = { faction: 'shadow', kind: 'tale', scoring, points: 3, needs, effect: null };
  return new Sheet({
    sheet: [{ id: 'tale', copies: 1, printed } as CardRow],
    actions: [],
    events: {},
  } as unknown as CardFacts);
}

const laid = (points: number, ...needs: Laid['needs'] & object): Laid => ({
  card: 'tale',
  down: false,
  why: 'met',
  points,
  args: {},
  needs,
});

it('says what the server says is missing, and nothing else', () => {
  const card = sheet('set', { many: 2, category: 'shadow', cards: [] }, { many: 1, category: 'tale', cards: [] }).of(
    'tale',
  );
  const stands = standing(words, card, laid(0, { have: 1, many: 2 }, { have: 3, many: 1 }));
  expect(stands.needs.map(tally)).toEqual(['1/2', '3✓']);
  expect(stands.lacks).toEqual(['page-fairy_tale-more 1 shadow shadow shadow shadow']);
  expect(stands.fulfilled).toBe(false);
  expect(standing(words, card, laid(3, { have: 2, many: 2 }, { have: 1, many: 1 })).fulfilled).toBe(true);
});

it('tells a card that lies face down from one that is not there', () => {
  const card = sheet('named', { many: 1, card: 'king', cards: ['king'] }).of('tale');
  expect(standing(words, card, laid(0, { have: 0, many: 1 })).lacks).toEqual(['page-fairy_tale-more-card king']);
  expect(standing(words, card, laid(0, { have: 0, many: 1, face_down: true })).lacks).toEqual([
    'page-fairy_tale-asleep king',
  ]);
});

it('names who has the most', () => {
  const card = sheet('most', { many: 1, category: 'place', cards: [] }).of('tale');
  const { needs, lacks } = standing(words, card, laid(0, { have: 1, many: 4, rival: 2 }));
  expect(needs.map(tally)).toEqual(['1/4']);
  expect(lacks[0]).toMatch(/^page-fairy_tale-more-most 3 .*player 2$/);
});

it('counts what a card gives for each of another', () => {
  const card = sheet('per', { many: 1, card: 'king', cards: ['king'] }).of('tale');
  const stands = standing(words, card, { points: 6, needs: [{ have: 2, many: 1 }] });
  expect(stands.counted).toBe('page-fairy_tale-now-per 2 3 6');
  expect([stands.lacks, stands.fulfilled]).toEqual([[], false]);
});

it('knows by the sheet which cards hang on which', () => {
  const found = sheet('named', { many: 1, card: 'king', cards: ['king'] });
  expect([found.counts('tale', 'king'), found.counts('king', 'tale'), found.counts('tale', 'queen')]).toEqual([
    true,
    false,
    false,
  ]);
});
