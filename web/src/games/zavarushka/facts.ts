import type { GameFacts } from '../facts';

export const facts: GameFacts = { shelf: 1, players: [2, 4], minutes: 20, weight: 1, quick: 3, tie: '6.9' };
