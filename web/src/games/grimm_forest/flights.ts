/** How things of the forest fly from place to place, and how pigs walk. */
import { comeFrom, halfway, movedIn, type Path, type Places, type Point } from '../../lib/flights.svelte';
import type { Flight } from './journeys';

/** So many of the same kind are enough to see that there are several. */
const SEVERAL = 4;

interface Single extends Omit<Flight, 'count'> {
  delay: number;
  lasting: number;
}

/** One thing after the other, within the time of a step. */
export function single(flights: Flight[], step: number): Single[] {
  return flights.flatMap(({ count, ...flight }) =>
    Array.from({ length: Math.min(count, SEVERAL) }, (_, place) => ({
      ...flight,
      delay: place * step * 0.08,
      lasting: step * 0.75,
    })),
  );
}

export function path({ delay, lasting }: Single, from: Point, to: Point): Path {
  const poses = [
    { ...from, scale: 0.8, opacity: 0.4 },
    { ...halfway(from, to, 24), scale: 1.25, opacity: 1 },
    { ...to, scale: 0.8, opacity: 0.5 },
  ];
  return { poses, delay, lasting };
}

/** What is not on the table by itself is in its owner's yard. */
export function placeOf(name: string, within: HTMLElement): Element | null {
  const at = (place: string) => within.querySelector(`[data-at="${place}"]`);
  return at(name) ?? at(name.replace(/^(seat-\d+)-.*/, '$1'));
}

/** Let the pigs of these seats walk from where they were to where they are now. */
export function walk(root: HTMLElement, before: Places, seats: number[]): void {
  const pigs = seats.map((seat) => `pig-${seat}`);
  for (const { name, node, from, to } of movedIn(root, before))
    if (pigs.includes(name)) comeFrom(node, from, { to, lasting: 520, easing: 'cubic-bezier(0.65, 0, 0.35, 1)' });
}
