import { expect, it } from 'vitest';
import { balanceOf, change, mostOf, percent, written } from './wording';
import type { Summary } from './types';

const summary: Summary = {
  seat: 0,
  start: 0.334,
  luck: 0.1249,
  own: -0.2051,
  others: 0.0849,
  remainder: -0.3388,
  result: 0,
  decisions: 20,
  engine_like: 12,
  best: 3,
  costliest: 7,
};

it('chances are whole per cents, as each language writes them', () => {
  expect(percent(0.504, 'en')).toBe('50%');
  expect(percent(0.504, 'ru')).toBe('50\u00a0%');
  expect(percent(0.504, 'pl')).toBe('50%');
});

it('changes have a sign that is as wide either way, and nothing has none', () => {
  expect(change(0.121, 'en')).toBe('+12%');
  expect(change(-0.121, 'en')).toBe('−12%');
  expect(change(-0.001, 'en')).toBe('0%');
  expect(written(-0, 'en', 'exceptZero')).toBe('0%');
});

it('the parts of a game add up to its result, whatever was rounded', () => {
  const { start, luck, own, others, remainder, result } = balanceOf(summary);
  expect([start, luck, own, others, result]).toEqual([33, 12, -21, 8, 0]);
  expect(start + luck + (own ?? 0) + (others ?? 0) + (remainder ?? 0)).toBe(result);
});

it('what somebody keeps private is not worked out from the rest', () => {
  const hidden = balanceOf({ ...summary, own: null, others: null, remainder: null });
  expect([hidden.own, hidden.others, hidden.remainder]).toEqual([null, null, null]);
  expect(mostOf(hidden)).toBe('luck');
});

it('what has counted most is said, but only if it was much', () => {
  expect(mostOf(balanceOf(summary))).toBe('own');
  expect(mostOf(balanceOf({ ...summary, luck: 0.01, own: -0.02, others: 0.03 }))).toBeNull();
});
