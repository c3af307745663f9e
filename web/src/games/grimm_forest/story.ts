/**
 * The story of an update, step by step: what was told, what the table looks like after it, and what flies where.
 * The last picture is always the one the server has told; the steps only lead there.
 */
import type { Location, PlaceView, PlayerView, Resource, StoryEvent, View } from './types';

/** Something that flies: a resource, a card face down, or a card. */
export interface Flight {
  what: Resource | 'card' | 'friend';
  count: number;
  from: string;
  to: string;
}

export interface Step {
  /** What is told now; empty for what needs no words. */
  told: StoryEvent[];
  flights: Flight[];
  apply: (view: View) => void;
}

/** What needs no step of its own. */
const QUIET = ['drawn', 'slipped-seen', 'due'];
/** What is shown together if it comes in a row. */
const TOGETHER = ['played', 'turned', 'went', 'gathered', 'lost', 'gained', 'devoured', 'threw', 'drew', 'came'];

const place = (view: View, location: Location | null): PlaceView | undefined =>
  view.locations.find((one) => one.location === location);
const player = (view: View, seat: number): PlayerView | undefined => view.players[seat];
const yard = (seat: number): string => `seat-${seat}`;

/** So many more of a resource on a location, or fewer. */
function pile(view: View, location: Location, resource: Resource, more: number): void {
  const at = place(view, location);
  if (at) at.pile[resource] = Math.max(0, at.pile[resource] + more);
}

/** So many more of a resource in somebody's store, or fewer. */
function store(view: View, seat: number, resource: Resource, more: number): void {
  const whose = player(view, seat);
  if (whose) whose.store[resource] = Math.max(0, whose.store[resource] + more);
}

function walk(view: View, seat: number, location: Location | null): void {
  for (const one of view.locations) one.pigs = one.pigs.filter((pig) => pig !== seat);
  const there = place(view, location);
  if (there && !there.pigs.includes(seat)) there.pigs.push(seat);
  const whose = view.players[seat];
  if (whose) whose.location = location;
}

const materialOf = (section: string): Resource => section.split('-')[0] as Resource;

function house(view: View, seat: number, section: string, sign: number): void {
  const material = materialOf(section);
  const part = section.split('-')[1];
  const level = ['floor', 'walls', 'roof'].indexOf(part ?? '') + 1;
  const whose = player(view, seat);
  if (!whose || level === 0) return;
  const from = sign > 0 ? level - 1 : level;
  const found = whose.houses.find((one) => one.material === material && one.level === from);
  if (found) found.level += sign;
  else if (sign > 0) whose.houses.push({ material, level: 1, corner: false });
  whose.houses = whose.houses.filter((one) => one.level > 0);
  view.sections[section] = (view.sections[section] ?? 0) - sign;
}

const MONSTERS = ['big-bad-wolf', 'bridge-troll', 'dragon', 'giant', 'wolf'];

function lay(view: View, { card, location, seat }: Extract<StoryEvent, { kind: 'laid' }>): void {
  const there = place(view, location);
  if (!there) return;
  if (MONSTERS.includes(card)) there.monsters.push({ card, seat });
  else if (card === 'faerie-feast') {
    const whose = player(view, seat);
    if (whose) whose.feast = there.location;
  } else {
    there.unique = card;
    there.layer = seat;
  }
}

/** It is somebody's turn to build; how many actions are left is not told on the way. */
function builds(view: View, seat: number): void {
  view.phase = 'build';
  view.turn = seat;
  view.left = 0;
}

/** What one event changes. */
function change(view: View, event: StoryEvent): void {
  const whose = 'seat' in event ? player(view, event.seat) : undefined;
  switch (event.kind) {
    case 'played':
      view.phase = 'reveal';
      if (whose) whose.fable = event.card;
      break;
    case 'fluted':
      for (const one of view.players) if (one.fable === event.card) one.fable = null;
      break;
    case 'laid':
      return lay(view, event);
    case 'turned':
      view.phase = 'cards';
      if (whose) whose.gather = event.location;
      break;
    case 'went':
      view.phase = 'before';
      return walk(view, event.seat, event.location);
    case 'moved':
      return walk(view, event.seat, event.location);
    case 'ran':
      if (whose) whose.claim = 'ran';
      break;
    case 'prince':
    case 'devoured':
      return pile(view, event.location, event.resource, -event.count);
    case 'added':
      return pile(view, event.location, event.resource, event.count);
    case 'gathered':
      view.phase = 'gather';
      pile(view, event.location, event.resource, -event.count);
      return store(view, event.seat, event.resource, event.count);
    case 'grabbed':
      pile(view, event.location, event.resource, -event.count);
      return store(view, event.seat, event.resource, event.count);
    case 'gained':
      return store(view, event.seat, event.resource, event.count);
    case 'fetched':
      builds(view, event.seat);
      return store(view, event.seat, event.resource, 1);
    case 'lost':
      return store(view, event.seat, event.resource, -event.count);
    case 'passed':
      store(view, event.seat, event.resource, -event.count);
      return store(view, event.seat_to, event.resource, event.count);
    case 'stored':
      view.tower[event.resource] += event.count;
      break;
    case 'drew':
    case 'drew-by':
      view.deck = Math.max(0, view.deck - event.count);
      if (whose) whose.hand += event.count;
      break;
    case 'threw':
      view.discard.push(event.card);
      break;
    case 'recovered': {
      const at = view.discard.lastIndexOf(event.card);
      if (at >= 0) view.discard.splice(at, 1);
      break;
    }
    case 'reshuffled':
      view.deck = view.discard.length;
      view.discard = [];
      break;
    case 'blown':
      return house(view, event.seat, event.section, -1);
    case 'built':
      builds(view, event.seat);
      store(view, event.seat, materialOf(event.section), -event.count);
      return house(view, event.seat, event.section, 1);
    case 'first':
      whose?.tokens.push(event.resource);
      break;
    case 'corner':
      if (whose) whose.corners += 1;
      break;
    case 'busier':
      if (whose) whose.bonus += event.count;
      break;
    case 'hindered':
      if (whose) whose.penalty += 1;
      break;
    case 'spent': {
      const there = place(view, event.location);
      if (there) there.unique = null;
      break;
    }
    case 'met':
    case 'met-by':
      view.offer = [event.card];
      break;
    case 'came':
      view.offer.push(event.card);
      break;
    case 'befriended':
      view.offer = [];
      if (whose) whose.friend = event.card;
      break;
    case 'given': {
      view.offer = [];
      const taker = player(view, event.seat_to);
      if (taker) taker.friend = event.card;
      break;
    }
    case 'parted':
      if (whose) whose.friend = null;
      view.friend_discard.push(event.card);
      break;
  }
}

/** What one event lets fly. */
function flightOf(event: StoryEvent): Flight | null {
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

/** A new round: pigs are at home, and the locations hold what they hold in the end, before the rest of the story. */
function beginRound(view: View, round: number, first: number, later: StoryEvent[], goal: View): void {
  view.round = round;
  view.first = first;
  view.phase = 'start';
  view.turn = null;
  view.locations = structuredClone(goal.locations);
  for (const one of view.locations) one.pigs = [];
  for (const next of later) {
    if (next.kind === 'prince' || next.kind === 'grabbed') pile(view, next.location, next.resource, next.count);
  }
  for (const one of view.players) {
    one.location = null;
    one.gather = null;
    one.fable = null;
    one.bonus = 0;
    one.penalty = 0;
  }
}

/** Between gathering and building cards go home and monsters leave, without a word. */
function tidied(view: View): void {
  for (const one of view.locations) one.monsters = [];
  for (const one of view.players) {
    one.gather = null;
    one.fable = null;
  }
  view.phase = 'build';
}

/** The steps of an update that leads from one picture to another. */
export function stepsOf(events: StoryEvent[], goal: View): Step[] {
  const steps: Step[] = [];
  events.forEach((event, index) => {
    const { kind } = event;
    if (QUIET.includes(kind)) return;
    const flight = flightOf(event);
    const last = steps.at(-1);
    if (TOGETHER.includes(kind) && last?.told[0]?.kind === kind) {
      const before = last.apply;
      last.told.push(event);
      if (flight) last.flights.push(flight);
      last.apply = (view) => {
        before(view);
        change(view, event);
      };
      return;
    }
    const building = ['fetched', 'built', 'special'].includes(kind);
    steps.push({
      told: [event],
      flights: flight ? [flight] : [],
      apply: (view) => {
        if (event.kind === 'round') beginRound(view, event.round, event.seat, events.slice(index + 1), goal);
        if (building && view.phase !== 'build') tidied(view);
        change(view, event);
      },
    });
  });
  return steps;
}

/** A picture that can be changed without touching what was told. */
export function copyOf(view: View): View {
  return structuredClone(view);
}
