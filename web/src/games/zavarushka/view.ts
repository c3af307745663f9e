/** What a seat sees of this game, as `taletable/games/zavarushka/view.py` has it. */
import type { CardName, Terrain } from './cards';

/** Points somebody has now, and what for. */
export interface Gain {
  why: string;
  points: number;
}

export interface Laid {
  seat: number;
  card: CardName;
  blocked: boolean;
  gains: Gain[];
}

export interface Tile {
  /** Its name, such as `b2`. */
  tile: string;
  terrain: Terrain;
  /** From the bottom up. */
  cards: Laid[];
}

export interface View {
  rows: number;
  columns: number;
  first: number;
  /** How many turns are over, of all players together. */
  turns: number;
  active: number | null;
  tiles: Tile[];
  hand: CardName[] | null;
  hands: number[];
  skipped: number[];
  points: number[];
}

/** How many turns everybody has. */
export const TURNS = 6;

/** How many turns of a seat are over. */
export function turnsOf(view: View, seat: number): number {
  const seats = view.hands.length;
  const place = (seat - view.first + seats) % seats;
  return Math.max(0, Math.ceil((view.turns - place) / seats));
}

export function sum(gains: Gain[]): number {
  return gains.reduce((all, gain) => all + gain.points, 0);
}
