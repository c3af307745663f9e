import { expect, it } from 'vitest';
import type { ReplayStep } from '../lib/types';
import { isLast, stepOf } from './line';
import type { Line } from './types';

function step(number: number, ...kinds: string[]): ReplayStep {
  const events = kinds.map((kind) => ({ kind }));
  return { step: number, steps: 9, eyes: '0', waiting: [0], events, view: {} } as unknown as ReplayStep;
}

const line: Line = { step: 4, seat: 0, action: 'a', steps: [step(4, 'old'), step(5, 'a', 'b'), step(6), step(7, 'c')] };
const base = [{ kind: 'dealt' }, { kind: 'old' }];
const told = (place: number) => {
  const found = stepOf({ line, base, place }, place);
  return found && [found.before?.map((one) => one.kind), found.events.map((one) => one.kind)];
};

it('begins at the table of the game, where all has been told', () => expect(told(0)).toEqual([['dealt', 'old'], []]));

it('tells each step after those before it', () => {
  expect(told(1)).toEqual([
    ['dealt', 'old'],
    ['a', 'b'],
  ]);
  expect(told(3)).toEqual([['dealt', 'old', 'a', 'b'], ['c']]);
});

it('ends', () => {
  expect(told(4)).toBeNull();
  expect([0, 3].map((place) => isLast({ line, base, place }))).toEqual([false, true]);
});
