/** What a shelf says of a game: light enough for the first load. */
import type { Component } from 'svelte';
import type { GameId } from './board';
import { facts as dark_tales } from './dark_tales/facts';
import { facts as fairy_tale } from './fairy_tale/facts';
import { facts as grimm_forest } from './grimm_forest/facts';
import { facts as zavarushka } from './zavarushka/facts';
import DarkTalesCover from './dark_tales/Cover.svelte';
import FairyTaleCover from './fairy_tale/Cover.svelte';
import GrimmForestCover from './grimm_forest/Cover.svelte';
import ZavarushkaCover from './zavarushka/Cover.svelte';

export interface GameFacts {
  /** How many can play, from and to. */
  players: [number, number];
  /** How long a game takes, in minutes. */
  minutes: number;
  /** How much there is to learn, from 1 (light) to 5. */
  weight: 1 | 2 | 3 | 4 | 5;
  /** How many sit down at a quick game against bots, the viewer among them. */
  quick: number;
  /** By which clause those who tie are parted; null where they share the place. */
  tie: string | null;
  /** The options that are shown first, where there are many; the others are details that follow from these. */
  options?: string[];
}

export const FACTS: Record<GameId, GameFacts> = { zavarushka, fairy_tale, dark_tales, grimm_forest };

export const COVERS: Record<GameId, Component> = {
  zavarushka: ZavarushkaCover,
  fairy_tale: FairyTaleCover,
  dark_tales: DarkTalesCover,
  grimm_forest: GrimmForestCover,
};
