/**
 * The story of an update, step by step: what was told, what the table looks like after it, and what flies where.
 * The last picture is always the one the server has told; the steps only lead there.
 */
import type { StoryEvent } from '../board';
import type { Location, PlaceView, PlayerView, Resource, View } from './types';

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

const place = (view: View, location: unknown): PlaceView | undefined =>
  view.locations.find((one) => one.location === location);
const player = (view: View, seat: unknown): PlayerView | undefined => view.players[Number(seat)];
const yard = (seat: unknown): string => `seat-${String(seat)}`;

function pile(view: View, event: StoryEvent, sign: number): void {
  const at = place(view, event.location);
  if (at)
    at.pile[event.resource as Resource] = Math.max(0, at.pile[event.resource as Resource] + sign * Number(event.count));
}

function store(view: View, seat: unknown, event: StoryEvent, sign: number): void {
  const whose = player(view, seat);
  const count = Number(event.count ?? 1);
  if (whose)
    whose.store[event.resource as Resource] = Math.max(0, whose.store[event.resource as Resource] + sign * count);
}

function walk(view: View, seat: number, location: Location | null): void {
  for (const one of view.locations) one.pigs = one.pigs.filter((pig) => pig !== seat);
  const there = place(view, location);
  if (there && !there.pigs.includes(seat)) there.pigs.push(seat);
  const whose = view.players[seat];
  if (whose) whose.location = location;
}

function house(view: View, seat: unknown, section: string, sign: number): void {
  const [material, part] = section.split('-');
  const level = ['floor', 'walls', 'roof'].indexOf(part ?? '') + 1;
  const whose = player(view, seat);
  if (!whose || level === 0) return;
  const from = sign > 0 ? level - 1 : level;
  const found = whose.houses.find((one) => one.material === material && one.level === from);
  if (found) found.level += sign;
  else if (sign > 0) whose.houses.push({ material: material as Resource, level: 1, corner: false });
  whose.houses = whose.houses.filter((one) => one.level > 0);
  view.sections[section] = (view.sections[section] ?? 0) - sign;
}

const MONSTERS = ['big-bad-wolf', 'bridge-troll', 'dragon', 'giant', 'wolf'];

function lay(view: View, event: StoryEvent): void {
  const there = place(view, event.location);
  const card = String(event.card);
  if (!there) return;
  if (MONSTERS.includes(card)) there.monsters.push({ card, seat: Number(event.seat) });
  else if (card === 'faerie-feast') {
    const whose = player(view, event.seat);
    if (whose) whose.feast = there.location;
  } else {
    there.unique = card;
    there.layer = Number(event.seat);
  }
}

/** It is somebody's turn to build; how many actions are left is not told on the way. */
function builds(view: View, event: StoryEvent): void {
  view.phase = 'build';
  view.turn = Number(event.seat);
  view.left = 0;
}

/** What one event changes. */
function change(view: View, event: StoryEvent): void {
  const whose = player(view, event.seat);
  switch (event.kind) {
    case 'played':
      view.phase = 'reveal';
      if (whose) whose.fable = String(event.card);
      break;
    case 'fluted':
      for (const one of view.players) if (one.fable === event.card) one.fable = null;
      break;
    case 'laid':
      return lay(view, event);
    case 'turned':
      view.phase = 'cards';
      if (whose) whose.gather = event.location as Location;
      break;
    case 'went':
      view.phase = 'before';
      return walk(view, Number(event.seat), event.location as Location);
    case 'moved':
      return walk(view, Number(event.seat), event.location as Location);
    case 'ran':
      if (whose) whose.claim = 'ran';
      break;
    case 'prince':
    case 'devoured':
      return pile(view, event, -1);
    case 'added':
      return pile(view, event, 1);
    case 'gathered':
      view.phase = 'gather';
      pile(view, event, -1);
      return store(view, event.seat, event, 1);
    case 'grabbed':
      pile(view, event, -1);
      return store(view, event.seat, event, 1);
    case 'gained':
      return store(view, event.seat, event, 1);
    case 'fetched':
      builds(view, event);
      return store(view, event.seat, event, 1);
    case 'lost':
      return store(view, event.seat, event, -1);
    case 'passed':
      store(view, event.seat, event, -1);
      return store(view, event.seat_to, event, 1);
    case 'stored':
      view.tower[event.resource as Resource] += Number(event.count);
      break;
    case 'drew':
    case 'drew-by':
      view.deck = Math.max(0, view.deck - Number(event.count));
      if (whose) whose.hand += Number(event.count);
      break;
    case 'threw':
      view.discard.push(String(event.card));
      break;
    case 'recovered': {
      const at = view.discard.lastIndexOf(String(event.card));
      if (at >= 0) view.discard.splice(at, 1);
      break;
    }
    case 'reshuffled':
      view.deck = view.discard.length;
      view.discard = [];
      break;
    case 'blown':
      return house(view, event.seat, String(event.section), -1);
    case 'built':
      builds(view, event);
      store(view, event.seat, { ...event, resource: String(event.section).split('-')[0] ?? '' }, -1);
      return house(view, event.seat, String(event.section), 1);
    case 'first':
      whose?.tokens.push(event.resource as Resource);
      break;
    case 'corner':
      if (whose) whose.corners += 1;
      break;
    case 'busier':
      if (whose) whose.bonus += Number(event.count);
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
      view.offer = [String(event.card)];
      break;
    case 'came':
      view.offer.push(String(event.card));
      break;
    case 'befriended':
      view.offer = [];
      if (whose) whose.friend = String(event.card);
      break;
    case 'given': {
      view.offer = [];
      const taker = player(view, event.seat_to);
      if (taker) taker.friend = String(event.card);
      break;
    }
    case 'parted':
      if (whose) whose.friend = null;
      view.friend_discard.push(String(event.card));
      break;
  }
}

/** What one event lets fly. */
function flightOf(event: StoryEvent): Flight | null {
  const { kind } = event;
  const what = event.resource as Resource;
  const count = Number(event.count ?? 1);
  const fly = (from: string, to: string, thing: Flight['what'] = what): Flight => ({ what: thing, count, from, to });
  const supply = `supply-${what}`;
  const here = `pile-${String(event.location)}`;
  if (kind === 'gathered' || kind === 'grabbed') return fly(here, `${yard(event.seat)}-store`);
  if (kind === 'prince' || kind === 'devoured') return fly(here, supply);
  if (kind === 'added') return fly(supply, here);
  if (kind === 'gained' || kind === 'fetched') return fly(supply, `${yard(event.seat)}-store`);
  if (kind === 'stored') return fly(supply, `${yard(event.seat)}-friend`);
  if (kind === 'lost') return fly(`${yard(event.seat)}-store`, supply);
  if (kind === 'passed') return fly(`${yard(event.seat)}-store`, `${yard(event.seat_to)}-store`);
  if (kind === 'drew' || kind === 'drew-by' || kind === 'peeked')
    return fly('deck', `${yard(event.seat)}-hand`, 'card');
  if (kind === 'threw') return fly(`${yard(event.seat)}-hand`, 'discard', 'card');
  if (kind === 'recovered') return fly('discard', `${yard(event.seat)}-hand`, 'card');
  if (kind === 'slipped') return fly(`${yard(event.seat)}-hand`, `${yard(event.seat_to)}-hand`, 'card');
  if (kind === 'laid') return fly(`${yard(event.seat)}-fable`, `place-${String(event.location)}`, 'card');
  if (kind === 'befriended') return fly('friends', `${yard(event.seat)}-friend`, 'friend');
  if (kind === 'given') return fly('friends', `${yard(event.seat_to)}-friend`, 'friend');
  if (kind === 'parted') return fly(`${yard(event.seat)}-friend`, 'friends', 'friend');
  return null;
}

/** A new round: pigs are at home, and the locations hold what they hold in the end, before the rest of the story. */
function beginRound(view: View, event: StoryEvent, later: StoryEvent[], goal: View): void {
  view.round = Number(event.round);
  view.first = Number(event.seat);
  view.phase = 'start';
  view.turn = null;
  view.locations = structuredClone(goal.locations);
  for (const one of view.locations) one.pigs = [];
  for (const next of later) {
    if (next.kind === 'prince' || next.kind === 'grabbed') pile(view, next, 1);
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
        if (kind === 'round') beginRound(view, event, events.slice(index + 1), goal);
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
