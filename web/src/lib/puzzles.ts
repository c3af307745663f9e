/** Puzzles: where their texts stand, and who sits at their tables. */
import { GAMES } from '../games/facts';
import type { PosedQuestion, PuzzleShelf, Sitting } from './types';

/** The texts of puzzles, and those of the reasons of bots, are fetched when they are needed. */
export const PUZZLES = 'puzzles';
export const REASONS = 'bots';

/** The number of a puzzle in the path of its page: `/puzzles/GAME/NUMBER`. */
export function numberIn(path: string): number | null {
  const number = /^\/puzzles\/[^/]+\/(\d{1,9})\/?$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/** The games in the order of the shelf. */
export function onShelf(found: PuzzleShelf): PuzzleShelf {
  const place = (game: string) => GAMES.findIndex(({ id }) => id === game);
  return { ...found, games: [...found.games].sort((one, other) => place(one.game) - place(other.game)) };
}

/** Whoever solves it sits on one seat, and casual bots, who have played so far, on the others. */
export function sittersOf({ seats, you }: PosedQuestion, names: string[]): Sitting[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === you ? 'person' : 'bot',
    name: names[seat] ?? '',
    level: seat === you ? '' : 'casual',
    ready: true,
    away: false,
    resigned: false,
  }));
}
