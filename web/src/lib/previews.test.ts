import { beforeEach, expect, test, vi } from 'vitest';
import type { Words } from '../games/board';
import { api } from './api';
import { inSentences, Previews, signed } from './previews.svelte';
import type { Question, QuestionPreview } from './types';

vi.mock('./i18n.svelte', () => ({
  t: (id: string, args: Record<string, string> = {}) =>
    [id.replace('page-preview-', ''), ...Object.values(args)].join(' '),
}));

const actions = ['card king', 'tile a1', 'tile b1'];
const words = {
  sentence: (said: { id: string }[]) => said.map(({ id }) => id).join(' '),
  action: (name: string) => name,
  seat: (seat: number) => ['Ann', 'Bob'][seat],
} as unknown as Words;
const can = (name: string) => (name === 'card king' ? 0 : null);
const king: QuestionPreview['answers'][number] = {
  action: 0,
  points: [0, 0],
  says: [],
  then: [
    { action: 1, points: [1, -2], says: [] },
    { action: 2, points: [3, 0], says: [] },
  ],
};
const question = (number: number) => ({ number }) as Question;

beforeEach(() => {
  vi.restoreAllMocks();
});

test('all answers of a question are asked for once', async () => {
  const ask = vi.spyOn(api, 'preview').mockResolvedValue({ decision: 7, answers: [king] });
  const previews = new Previews('t');
  await previews.follow(question(7));
  await previews.follow(question(7));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(previews.of(0)).toBe(king);
  expect(previews.of(1)).toBeNull();
  await previews.follow(null);
  expect(previews.of(0)).toBeNull();
});

test('what comes for another question, or not at all, is no preview', async () => {
  vi.spyOn(api, 'preview').mockResolvedValue({ decision: 6, answers: [king] });
  const previews = new Previews('t');
  await previews.follow(question(7));
  expect(previews.of(0)).toBeNull();
  vi.spyOn(api, 'preview').mockRejectedValue(new Error('away'));
  await previews.follow(question(8));
  expect(previews.of(0)).toBeNull();
});

test('points by tile are known once a card is pointed at', async () => {
  vi.spyOn(api, 'preview').mockResolvedValue({ decision: 7, answers: [king] });
  const previews = new Previews('t');
  await previews.follow(question(7));
  expect(previews.gain('card king', 0, actions, can)).toBe(0);
  expect(previews.gain('tile b1', 0, actions, can)).toBeNull();
  previews.looked = 'card king';
  expect(previews.gain('tile b1', 0, actions, can)).toBe(3);
  expect(previews.gain('tile a1', 1, actions, can)).toBe(-2);
});

test('a preview is read as sentences', () => {
  const tile = { action: 1, points: [1, -2], says: [[{ id: 'as-now', args: {} }]], then: [] };
  expect(inSentences(tile, 0, words, actions)).toEqual(['you +1', 'other Bob −2', 'as-now']);
  expect(inSentences(king, 0, words, actions)).toEqual(['best +3 tile b1']);
  expect(inSentences(king, 1, words, actions)).toEqual(['nothing']);
  expect(inSentences({ ...tile, points: null }, 0, words, actions)).toEqual(['as-now']);
  expect(inSentences(null, 0, words, actions)).toEqual([]);
  expect(inSentences(tile, null, words, actions)).toEqual([]);
});

test('a loss has a true minus', () => {
  expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '+0', '−3']);
});
