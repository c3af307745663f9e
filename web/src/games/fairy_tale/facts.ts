import type { GameFacts } from '../facts';

export const facts: GameFacts = {
  shelf: 2,
  by: 'Satoshi Nakamura',
  players: [2, 5],
  minutes: 30,
  weight: 2,
  quick: 3,
  full: { deck: 'advanced' },
  tie: null,
};
