/** How sure a share of the win is that was found in some games. */
import type { Ending } from './types';

/** In 95 of 100 cases the true share lies within so many standard errors. */
const SURE = 1.96;

export function intervalOf({ share, error }: Pick<Ending, 'share' | 'error'>): { low: number; high: number } {
  return { low: Math.max(0, share - SURE * error), high: Math.min(1, share + SURE * error) };
}
