/** What events let fly, and between which places; places are named by `data-at` on the board. */
import type { Resource, StoryEvent } from './types';

/** Something that flies: a resource, a card face down, or a card. */
export interface Flight {
  what: Resource | 'card' | 'friend';
  count: number;
  from: string;
  to: string;
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
