import type { GameFacts } from '../facts';

export const facts: GameFacts = {
  shelf: 4,
  by: 'Tim Eisner',
  players: [2, 4],
  minutes: 60,
  weight: 3,
  quick: 3,
  gentle: { advanced: 'basic' },
  tie: '10.2',
  options: ['edition', 'advanced'],
};
