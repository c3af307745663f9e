import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/facts';
import { changed } from './options';
import { numberIn, onShelf, sittersOf } from './puzzles';
import type { GameFact, PosedQuestion, PuzzleShelf } from './types';

describe('the path of a puzzle', () => {
  it('names its number, or asks for any', () => {
    expect(numberIn('/puzzles/zavarushka/17')).toBe(17);
    expect(numberIn('/puzzles/zavarushka/17/')).toBe(17);
    for (const path of ['/puzzles', '/puzzles/zavarushka', '/puzzles/zavarushka/x', '/puzzles/zavarushka/1/2'])
      expect(numberIn(path)).toBeNull();
  });
});

describe('the table of a puzzle', () => {
  it('has its solver on one seat and bots on the others', () => {
    const seats = sittersOf({ seats: 3, you: 1 } as PosedQuestion, ['Red', 'Blue', 'Green']);
    expect(seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ['bot', 'Red', 'casual'],
      ['person', 'Blue', ''],
      ['bot', 'Green', 'casual'],
    ]);
  });

  it('asks for cards by the options that are not the default', () => {
    const fact = {
      options: [
        { name: 'deck', default: 'basic' },
        { name: 'teams', default: false },
      ],
    } as GameFact;
    expect(changed({ deck: 'advanced', teams: false, other: 1 }, fact)).toEqual({ deck: 'advanced' });
  });
});

describe('the puzzles of the day', () => {
  it('stand in the order of the shelf', () => {
    const games = [...GAMES].reverse().map(({ id }) => ({ game: id }));
    expect(onShelf({ games } as PuzzleShelf).games.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
  });
});
