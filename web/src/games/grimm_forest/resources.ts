/** Resources and the parts of a house in their order, and what a location gives. */
import type { Location, Resource } from './types';

export const RESOURCES: readonly Resource[] = ['straw', 'wood', 'brick'];
export const PARTS = ['floor', 'walls', 'roof'] as const;

/** What a location gives; the Market gives everything. */
export const GIVES: Record<Location, Resource | null> = {
  field: 'straw',
  forest: 'wood',
  brickyard: 'brick',
  market: null,
};
