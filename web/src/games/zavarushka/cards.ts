/** What is printed on tiles and cards: names, signs, and the clauses one reads about them. */
import type { Component } from 'svelte';
import Barn from '~icons/game-icons/barn';
import Castle from '~icons/game-icons/castle';
import Forest from '~icons/game-icons/pine-tree';
import Tower from '~icons/game-icons/white-tower';
import King from '~icons/game-icons/old-king';
import Queen from '~icons/game-icons/queen-crown';
import Princess from '~icons/game-icons/tiara';
import Knight from '~icons/game-icons/visored-helm';
import Peasant from '~icons/game-icons/pitchfork';
import Dwarf from '~icons/game-icons/dwarf-face';
import Dragon from '~icons/game-icons/spiked-dragon-head';
import Witch from '~icons/game-icons/witch-face';
import Fairy from '~icons/game-icons/fairy';
import Wizard from '~icons/game-icons/wizard-face';
import Anybody from '~icons/game-icons/character';
import Asleep from '~icons/game-icons/night-sleep';
import Swap from '~icons/game-icons/card-exchange';
import Move from '~icons/game-icons/move';
import Shuffle from '~icons/game-icons/cycle';
import type { CardName, Terrain } from './types';

export const GROUND: Record<Terrain, Component> = { tower: Tower, castle: Castle, forest: Forest, farm: Barn };

export const ORDINARY = ['king', 'queen', 'princess', 'knight', 'peasant', 'dwarf'] as const;
export const MAGIC = ['dragon', 'witch', 'fairy', 'wizard'] as const;

export const SIGNS: Record<CardName, Component> = {
  king: King,
  queen: Queen,
  princess: Princess,
  knight: Knight,
  peasant: Peasant,
  dwarf: Dwarf,
  dragon: Dragon,
  witch: Witch,
  fairy: Fairy,
  wizard: Wizard,
};

export function isMagic(card: CardName): boolean {
  return (MAGIC as readonly string[]).includes(card);
}

/** A sign at the foot of a card: what it looks for on its own tile, or next to it, and what that is worth. */
export interface Print {
  sign: Component;
  points?: number;
  near?: boolean;
}

export const PRINTS: Record<CardName, Print[]> = {
  king: [
    { sign: Castle, points: 1 },
    { sign: Barn, points: 1, near: true },
    { sign: Forest, points: 1, near: true },
  ],
  queen: [
    { sign: King, points: 1 },
    { sign: Anybody, points: 1, near: true },
  ],
  princess: [
    { sign: Tower, points: 2 },
    { sign: Knight, points: 1 },
  ],
  knight: [{ sign: Princess, points: 3 }],
  peasant: [
    { sign: Barn, points: 1 },
    { sign: King, points: 1, near: true },
    { sign: Queen, points: 1, near: true },
  ],
  dwarf: [{ sign: Anybody, points: 1 }],
  dragon: [{ sign: Asleep }],
  witch: [{ sign: Forest }, { sign: Swap }],
  fairy: [{ sign: Shuffle }],
  wizard: [{ sign: Tower }, { sign: Move }],
};

/** The clauses of the rulebook that tell what a character does. */
export const CLAUSES: Record<CardName, string[]> = {
  king: ['6.2'],
  queen: ['6.3'],
  princess: ['6.4'],
  knight: ['6.5', '4.2'],
  peasant: ['6.6'],
  dwarf: ['6.7', '3.2', '2.4'],
  dragon: ['4.1', '4.2', '2.4'],
  witch: ['5.2', '5.8'],
  fairy: ['5.5', '5.6'],
  wizard: ['5.7', '5.8'],
};

/** The colours of the four sets of cards, the same by day and by night: they are printed. */
export const COLOURS = [
  { robe: '#b8372b', ink: '#fffaf0' },
  { robe: '#2c62a8', ink: '#fffaf0' },
  { robe: '#e0ab30', ink: '#33240a' },
  { robe: '#3d7d38', ink: '#fffaf0' },
] as const;
