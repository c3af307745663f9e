/** The course of a draft in numbers: so many cards are kept, and so many of them played. */
export const PACK = 5;
export const PLAYS = 3;
