/** What has happened, as things that move from place to place. Places are named by `data-at` on the board. */
import { halfway, type Journey, type Path, type Point } from '../../lib/flights.svelte';
import type { StoryEvent } from '../board';
import type { Book } from './book';
import type { View } from './types';

export interface Flight extends Journey {
  what: 'card' | 'back' | 'pact' | 'item' | 'score' | 'token';
  /** Which card or item, or the points. */
  name: string;
  delay: number;
}

type Leg = Omit<Flight, 'delay'>;

/** Where a card has gone from: the middle, somebody's place, or the discard pile. */
function origin(card: string, before: View, after: View): string {
  const lost = (one: readonly string[], other: readonly string[]) =>
    one.filter((name) => name === card).length > other.filter((name) => name === card).length;
  if (lost(before.resolving, after.resolving)) return 'stage';
  if (lost(before.middle, after.middle)) return 'middle';
  const seat = before.players.findIndex((player, number) => lost(player.front, after.players[number]?.front ?? []));
  if (seat >= 0) return `front-${seat}`;
  return lost(before.discard, after.discard) ? 'discard' : 'middle';
}

function legs(event: StoryEvent, before: View, after: View, book: Book, you: number | null): Leg[] {
  const { kind, seat, card, item, points, count } = event;
  const hand = `hand-${seat}`;
  const named = String(card ?? '');
  switch (kind) {
    case 'drew':
      return seat === you
        ? []
        : Array.from({ length: Math.min(3, Number(count)) }, () => ({
            what: 'back',
            name: '',
            from: 'deck',
            to: hand,
          }));
    case 'drawn':
      return [{ what: 'card', name: named, from: 'deck', to: hand }];
    case 'played': {
      const goes = book.row(named)?.goes;
      const to = goes === 'front' ? `front-${seat}` : goes === 'middle' ? 'middle' : 'stage';
      return [{ what: 'card', name: named, from: hand, to }];
    }
    case 'entered':
      return [{ what: 'card', name: named, from: hand, to: `front-${seat}` }];
    case 'showed':
      return seat === you ? [] : [{ what: 'card', name: named, from: hand, to: 'stage' }];
    case 'discarded':
    case 'left':
      return [{ what: 'card', name: named, from: origin(named, before, after), to: 'discard' }];
    case 'removed':
    case 'invited':
    case 'ball':
      return [{ what: 'card', name: named, from: origin(named, before, after), to: after.ball ? 'ball' : 'discard' }];
    case 'fetched':
      return [{ what: 'card', name: named, from: origin(named, before, after), to: hand }];
    case 'slipped':
      return [{ what: 'back', name: '', from: hand, to: `hand-${event.seat_to}` }];
    case 'took':
      return [{ what: 'item', name: String(item), from: `${item}-supply`, to: `${item}-${seat}` }];
    case 'paid':
      return [{ what: 'item', name: String(item), from: `${item}-${seat}`, to: `${item}-supply` }];
    case 'robbed':
      return [{ what: 'item', name: String(item), from: `${item}-${event.seat_other}`, to: `${item}-${seat}` }];
    case 'bound':
      return [{ what: 'pact', name: '', from: 'pacts', to: `pacts-${seat}` }];
    case 'freed':
    case 'bargained':
      return [{ what: 'pact', name: '', from: `pacts-${seat}`, to: kind === 'freed' ? 'pacts' : 'stage' }];
    case 'token':
      return [{ what: 'token', name: String(event.picture), from: 'stack', to: `tokens-${seat}` }];
    case 'shed':
      return [{ what: 'token', name: String(event.picture), from: `tokens-${seat}`, to: 'stack' }];
    case 'scored':
    case 'scored-lasting':
    case 'scored-deal':
    case 'scored-pact':
    case 'scored-ball':
      return Number(points)
        ? [{ what: 'score', name: String(points), from: `score-${seat}`, to: `score-${seat}` }]
        : [];
    case 'lost':
      return [{ what: 'score', name: `-${String(points)}`, from: `score-${seat}`, to: `score-${seat}` }];
    default:
      return [];
  }
}

/** The flights of an update, one soon after the other, all within a second. */
export function flights(
  events: readonly StoryEvent[],
  before: View,
  after: View,
  book: Book,
  you: number | null,
): Flight[] {
  const all = events.flatMap((event) => legs(event, before, after, book, you)).slice(-16);
  const pause = Math.min(130, 1000 / Math.max(1, all.length));
  return all.map((leg, place) => ({ ...leg, delay: place * pause }));
}

/** How a thing moves: in an arc; points rise from where they are scored. */
export function path({ what }: Flight, from: Point, to: Point): Path {
  const risen = (by: number): Point => ({ x: from.x, y: from.y - by });
  if (what === 'score') {
    const poses = [
      { ...from, scale: 0.6, opacity: 0 },
      { ...risen(14), scale: 1.25, opacity: 1, offset: 0.35 },
      { ...risen(34), opacity: 0 },
    ];
    return { poses, lasting: 600 };
  }
  const poses = [
    { ...from, scale: 0.75, opacity: 0.2 },
    { ...halfway(from, to, 18), scale: 1.1, turn: 3, opacity: 1 },
    { ...to, scale: 0.9, opacity: 0.6 },
  ];
  return { poses, lasting: 480 };
}
