/** How a game is played, in two minutes: its messages, and the pictures that go with them. */
import type { Component } from 'svelte';
import type { CardFacts, Words } from './board';

export interface HowTo {
  /** Messages: the goal; what the five pictures are of; those of the pictures, with their titles, and of the end. */
  goal: string;
  turn: string;
  steps: string[];
  /** What else is good to know, and on what editions differ. */
  more?: string;
  editions?: string;
}

/** A picture by its number, from 1; it fills whatever holds it, 16 by 10. */
export type HowPicture = Component<{ picture: number; words: Words; facts: CardFacts }>;

const games = import.meta.glob<{ default: HowPicture; howTo: HowTo }>('./*/HowTo.svelte');

/** Fetched when it is looked at; a game need not have it. */
export async function howToOf(game: string): Promise<{ Picture: HowPicture; howTo: HowTo } | null> {
  const found = await games[`./${game}/HowTo.svelte`]?.();
  return found ? { Picture: found.default, howTo: found.howTo } : null;
}
