/** Counting: the turns of a seat, and the points of a character. */
import type { Gain, View } from './types';

/** How many turns everybody has. */
export const TURNS = 6;

/** How many turns of a seat are over. */
export function turnsOf(view: View, seat: number): number {
  const seats = view.hands.length;
  const place = (seat - view.first + seats) % seats;
  return Math.max(0, Math.ceil((view.turns - place) / seats));
}

export function sum(gains: Gain[]): number {
  return gains.reduce((all, gain) => all + gain.points, 0);
}
