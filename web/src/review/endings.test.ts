import { expect, it } from 'vitest';
import { intervalOf } from './endings';

it('a share of the win has a range of two standard errors each way, within what is possible', () => {
  const { low, high } = intervalOf({ share: 0.5, error: 0.05 });
  expect([low, high].map((share) => Math.round(share * 100))).toEqual([40, 60]);
  expect(intervalOf({ share: 0.02, error: 0.02 }).low).toBe(0);
  expect(intervalOf({ share: 1, error: 0.1 }).high).toBe(1);
});
