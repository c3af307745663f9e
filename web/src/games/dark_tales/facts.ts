import type { GameFacts } from '../facts';

export const facts: GameFacts = {
  shelf: 3,
  by: 'Pierluca Zizzi',
  players: [2, 4],
  minutes: 45,
  weight: 3,
  quick: 3,
  full: { expansion: 'mermaid' },
  tie: '6.3',
};
