/** The games, found by their folders, and what a shelf says of each: light enough for the first load. */
import type { Component } from 'svelte';
import type { Chosen } from '../lib/options';

export interface GameFacts {
  /** Where it stands on the shelf: the lowest number comes first. */
  shelf: number;
  /** Who has designed it; left out where nobody knows. */
  by?: string;
  /** How many can play, from and to. */
  players: [number, number];
  /** How long a game takes, in minutes. */
  minutes: number;
  /** How much there is to learn, from 1 (light) to 5. */
  weight: 1 | 2 | 3 | 4 | 5;
  /** How many sit down at a quick game against bots, the viewer among them. */
  quick: number;
  /** The options of a first game, and those of a game with all cards, where they are not the defaults. */
  gentle?: Chosen;
  full?: Chosen;
  /** By which clause those who tie are parted; null where they share the place. */
  tie: string | null;
  /** The options that are shown first, where there are many; the others are details that follow from these. */
  options?: string[];
}

export interface GameOnShelf extends GameFacts {
  id: string;
  Cover: Component;
}

const facts = import.meta.glob<GameFacts>('./*/facts.ts', { eager: true, import: 'facts' });
const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** All games, in the order of the shelf. */
export const GAMES: GameOnShelf[] = Object.entries(facts)
  .map(([path, fact]) => {
    const id = path.split('/')[1] ?? '';
    return { ...fact, id, Cover: covers[`./${id}/Cover.svelte`] as Component };
  })
  .sort((one, other) => one.shelf - other.shelf);

/** A game by its id; nothing if the page does not have it. */
export function gameOf(id: string): GameOnShelf | undefined {
  return GAMES.find((game) => game.id === id);
}
