import type { GameFacts } from '../facts';

export const facts: GameFacts = { shelf: 9, players: [2, 4], minutes: 2, weight: 1, quick: 2, tie: null };
