/** How things of the forest fly from place to place, and how pigs walk. */
import { comeFrom, halfway, movedIn, type Path, type Places, type Point } from '../../lib/flights.svelte';
import type { Resource, StoryEvent } from './types';

/** Something that flies: a resource, a card face down, or a card. */
export interface Flight {
  what: Resource | 'card' | 'friend';
  count: number;
  from: string;
  to: string;
}

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

const yard = (seat: number): string => `seat-${seat}`;

/** What one event lets fly. */
export function flightOf(event: StoryEvent): Flight | null {
  const count = 'count' in event ? event.count : 1;
  const fly = (what: Flight['what'], from: string, to: string): Flight => ({ what, count, from, to });
  switch (event.kind) {
    case 'gathered':
    case 'grabbed':
      return fly(event.resource, `pile-${event.location}`, `${yard(event.seat)}-store`);
    case 'prince':
    case 'devoured':
      return fly(event.resource, `pile-${event.location}`, `supply-${event.resource}`);
    case 'added':
      return fly(event.resource, `supply-${event.resource}`, `pile-${event.location}`);
    case 'gained':
    case 'fetched':
      return fly(event.resource, `supply-${event.resource}`, `${yard(event.seat)}-store`);
    case 'stored':
      return fly(event.resource, `supply-${event.resource}`, `${yard(event.seat)}-friend`);
    case 'lost':
      return fly(event.resource, `${yard(event.seat)}-store`, `supply-${event.resource}`);
    case 'passed':
      return fly(event.resource, `${yard(event.seat)}-store`, `${yard(event.seat_to)}-store`);
    case 'drew':
    case 'drew-by':
    case 'peeked':
      return fly('card', 'deck', `${yard(event.seat)}-hand`);
    case 'threw':
      return fly('card', `${yard(event.seat)}-hand`, 'discard');
    case 'recovered':
      return fly('card', 'discard', `${yard(event.seat)}-hand`);
    case 'slipped':
      return fly('card', `${yard(event.seat)}-hand`, `${yard(event.seat_to)}-hand`);
    case 'laid':
      return fly('card', `${yard(event.seat)}-fable`, `place-${event.location}`);
    case 'befriended':
      return fly('friend', 'friends', `${yard(event.seat)}-friend`);
    case 'given':
      return fly('friend', 'friends', `${yard(event.seat_to)}-friend`);
    case 'parted':
      return fly('friend', `${yard(event.seat)}-friend`, 'friends');
    default:
      return null;
  }
}
