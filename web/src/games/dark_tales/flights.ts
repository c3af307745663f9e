/** What has happened, as things that move from place to place. Places are named by `data-at` on the board. */
import { halfway, type Journey, type Path, type Point } from '../../lib/flights.svelte';
import type { Book } from './book';
import type { StoryEvent, View } from './types';

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
  switch (event.kind) {
    case 'drew':
      return event.seat === you
        ? []
        : Array.from({ length: Math.min(3, event.count) }, () => ({
            what: 'back',
            name: '',
            from: 'deck',
            to: `hand-${event.seat}`,
          }));
    case 'drawn':
      return [{ what: 'card', name: event.card, from: 'deck', to: `hand-${event.seat}` }];
    case 'played': {
      const goes = book.row(event.card)?.goes;
      const to = goes === 'front' ? `front-${event.seat}` : goes === 'middle' ? 'middle' : 'stage';
      return [{ what: 'card', name: event.card, from: `hand-${event.seat}`, to }];
    }
    case 'entered':
      return [{ what: 'card', name: event.card, from: `hand-${event.seat}`, to: `front-${event.seat}` }];
    case 'showed':
      return event.seat === you ? [] : [{ what: 'card', name: event.card, from: `hand-${event.seat}`, to: 'stage' }];
    case 'discarded':
    case 'left':
      return [{ what: 'card', name: event.card, from: origin(event.card, before, after), to: 'discard' }];
    case 'removed':
    case 'invited':
    case 'ball': {
      const to = after.ball ? 'ball' : 'discard';
      return [{ what: 'card', name: event.card, from: origin(event.card, before, after), to }];
    }
    case 'fetched':
      return [{ what: 'card', name: event.card, from: origin(event.card, before, after), to: `hand-${event.seat}` }];
    case 'slipped':
      return [{ what: 'back', name: '', from: `hand-${event.seat}`, to: `hand-${event.seat_to}` }];
    case 'took':
      return [{ what: 'item', name: event.item, from: `${event.item}-supply`, to: `${event.item}-${event.seat}` }];
    case 'paid':
      return [{ what: 'item', name: event.item, from: `${event.item}-${event.seat}`, to: `${event.item}-supply` }];
    case 'robbed': {
      const { item, seat, seat_other } = event;
      return [{ what: 'item', name: item, from: `${item}-${seat_other}`, to: `${item}-${seat}` }];
    }
    case 'bound':
      return [{ what: 'pact', name: '', from: 'pacts', to: `pacts-${event.seat}` }];
    case 'freed':
      return [{ what: 'pact', name: '', from: `pacts-${event.seat}`, to: 'pacts' }];
    case 'bargained':
      return [{ what: 'pact', name: '', from: `pacts-${event.seat}`, to: 'stage' }];
    case 'token':
      return [{ what: 'token', name: event.picture, from: 'stack', to: `tokens-${event.seat}` }];
    case 'shed':
      return [{ what: 'token', name: event.picture, from: `tokens-${event.seat}`, to: 'stack' }];
    case 'scored':
    case 'scored-lasting':
    case 'scored-deal':
    case 'scored-pact':
    case 'scored-ball':
      return event.points ? [rising(event.seat, `${event.points}`)] : [];
    case 'lost':
      return event.points ? [rising(event.seat, `-${event.points}`)] : [];
    default:
      return [];
  }
}

/** Points, where they are scored or lost. */
function rising(seat: number, name: string): Leg {
  return { what: 'score', name, from: `score-${seat}`, to: `score-${seat}` };
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
