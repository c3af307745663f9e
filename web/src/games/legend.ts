/** What the signs on the cards of a game mean. */
import type { Component } from 'svelte';
import type { Words } from './board';

export interface Sign {
  /** The sign: a picture, or letters. */
  sign: Component | string;
  /** What is round it on the card: a frame, a dashed ring, a coin, a moon. */
  round?: 'frame' | 'ring' | 'coin' | 'moon';
  means: (words: Words) => string;
}

const legends = import.meta.glob<{ legend: Sign[] }>('./*/legend.ts');

/** Whether a game has signs that need to be explained. */
export function hasLegend(game: string): boolean {
  return `./${game}/legend.ts` in legends;
}

/** The signs of a game, fetched when they are to be explained; none where they need not be. */
export async function legendOf(game: string): Promise<Sign[]> {
  return (await legends[`./${game}/legend.ts`]?.())?.legend ?? [];
}
