/** How things lie on the board: the order of the items, and where a card lies and how much room it has there. */
import type { Item } from './types';

export const ITEMS: readonly Item[] = ['coin', 'sword', 'armour', 'wand'];

/** Where a card lies: in the hand, in the middle, before a seat. */
export type Spot = 'hand' | 'middle' | 'sky' | 'discard' | number;

/** How much of a card is seen at least beside the one that lies over it: a finger needs more than a mouse does. */
export const LEAST = matchMedia('(pointer: coarse)').matches ? 52 : 46;

/** How wide a card is there, in pixels, and how much of that is seen beside the card that lies over it. */
export interface Room {
  wide: number;
  strip: number;
}
