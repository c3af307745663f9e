import { expect, it } from 'vitest';
import type { CardFacts } from '../board';
import { telling } from './telling';
import type { Laid, StoryEvent, View } from './types';

const laid = (card: string, down = false, points = 1): Laid => ({ card, down, points }) as Laid;
const table = (rows: Laid[][], hand: string[] = []): View =>
  ({ rows, hand, chosen: null, phase: 'play' }) as unknown as View;
const pictures = (before: View, goal: View, ...beats: object[][]): View[] =>
  telling.pictures?.(before, beats as StoryEvent[][], goal, {} as CardFacts, 0) ?? [];
const written = ({ rows }: View) =>
  rows.map((row) => row.map(({ card, down }) => (down ? `(${card})` : card)).join(' '));

it('reveals all cards together, and then turns one after the other', () => {
  const before = table([[laid('elf')], [laid('lady', true)]], ['demon', 'bard']);
  const goal = table(
    [
      [laid('elf', true, 0), laid('demon')],
      [laid('lady', false, 3), laid('bard', true)],
    ],
    ['bard'],
  );
  const all = pictures(
    before,
    goal,
    [
      { kind: 'played', seat: 0, card: 'demon' },
      { kind: 'hunted', seat: 1, card: 'bard', card_cause: 'demon' },
    ],
    [{ kind: 'closed', seat: 0, card: 'elf', card_cause: 'demon' }],
    [{ kind: 'opened', seat: 1, card: 'lady', card_cause: 'bard' }],
  );
  expect(all.map(written)).toEqual([
    ['elf demon', '(lady) (bard)'],
    ['(elf) demon', '(lady) (bard)'],
    ['(elf) demon', 'lady (bard)'],
  ]);
  expect(all[0]?.hand).toEqual(['bard']); // the viewer's own card is on the table
  expect(all[0]?.rows[0]?.[0]?.points).toBe(1);
  expect(all[1]?.rows[0]?.[0]?.points).toBe(0);
  expect(written(before)).toEqual(['elf', '(lady)']);
});

it('turns the copy that lies so in the end', () => {
  const before = table([[laid('elf'), laid('elf')]]);
  const goal = table([[laid('elf'), laid('elf', true)]]);
  expect(
    pictures(before, goal, [{ kind: 'closed', seat: 0, card: 'elf', card_cause: 'demon' }], []).map(written)[0],
  ).toEqual(['elf (elf)']);
});
