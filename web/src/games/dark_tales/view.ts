/** What a seat sees of this game, as `taletable/games/dark_tales/view.py` has it. */

export const ITEMS = ['coin', 'sword', 'armour', 'wand'] as const;
export type Item = (typeof ITEMS)[number];
export type Items = Record<Item, number>;
export type Time = 'day' | 'night' | null;

/** A side of a token: a picture, how often it is shown, and what it scores at a ball. */
export interface Face {
  picture: string;
  count: number;
  points: number;
}

export interface Token {
  up: Face;
  side: 'dark' | 'light';
  /** Null while only its owner knows it. */
  below: Face | null;
}

export interface Couple {
  cards: [string, string];
  /** Whether the second of them lies in the middle. */
  middle: boolean;
}

export interface Player {
  front: string[];
  items: Items;
  hand: number;
  score: number;
  /** As if the tale ended now. */
  points: number;
  pacts?: number;
  tokens?: Token[];
  couples?: Couple[];
}

export interface View {
  settings: string[];
  time: Time;
  turns: number;
  active: number | null;
  middle: string[];
  discard: string[];
  removed: string[];
  resolving: string[];
  deck: number;
  supply: Items;
  players: Player[];
  /** What the viewer knows of each hand. */
  known: string[][];
  hand?: string[];
  pacts?: string[];
  pact_deck?: number;
  pact_discard?: string[];
  ball?: string[];
  stack?: { tokens: number; top: Face | null };
  proposal?: Couple[];
}

/** Where a card lies: in the hand, in the middle, before a seat. */
export type Spot = 'hand' | 'middle' | 'sky' | 'discard' | number;

/** How wide a card is there, in pixels, and how much of that is seen beside the card that lies over it. */
export interface Room {
  wide: number;
  strip: number;
}
