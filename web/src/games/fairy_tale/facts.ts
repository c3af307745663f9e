import type { GameFacts } from '../facts';

export const facts: GameFacts = { players: [2, 5], minutes: 30, weight: 2, quick: 3, tie: null };
