/** What events change in a picture of the table, on the way to the one that the server has told. */
import type { Location, Phase, PlaceView, PlayerView, Resource, Sort, StoryEvent, View } from './types';

/** What sort of card it is, as its sheet has it. */
export type SortOf = (card: string) => Sort | undefined;

/** The phase that an event belongs to, where it belongs to one alone. */
const PHASE_AT: Partial<Record<StoryEvent['kind'], Phase>> = {
  round: 'start',
  played: 'reveal',
  turned: 'cards',
  went: 'before',
  gathered: 'gather',
  fetched: 'build',
  built: 'build',
  special: 'build',
};

const place = (view: View, location: Location | null): PlaceView | undefined =>
  view.locations.find((one) => one.location === location);
const player = (view: View, seat: number): PlayerView | undefined => view.players[seat];

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

/** A card lies at a location: a monster, the feast that is due there in the next round, or a unique location. */
function lay(view: View, { card, location, seat }: Extract<StoryEvent, { kind: 'laid' }>, sort?: Sort): void {
  const there = place(view, location);
  const whose = player(view, seat);
  if (sort === 'monster') there?.monsters.push({ card, seat });
  else if (sort === 'next-round' && whose) whose.feast = location;
  else if (sort === 'unique' && there) [there.unique, there.layer] = [card, seat];
}

/** It is somebody's turn to build; how many actions are left is not told on the way. */
function builds(view: View, seat: number): void {
  view.turn = seat;
  view.left = 0;
}

/** What one event changes. */
export function change(view: View, event: StoryEvent, sortOf: SortOf): void {
  view.phase = PHASE_AT[event.kind] ?? view.phase;
  const whose = 'seat' in event ? player(view, event.seat) : undefined;
  switch (event.kind) {
    case 'played':
      if (whose) whose.fable = event.card;
      break;
    case 'fluted':
      for (const one of view.players) if (one.fable === event.card) one.fable = null;
      break;
    case 'laid':
      return lay(view, event, sortOf(event.card));
    case 'turned':
      if (whose) whose.gather = event.location;
      break;
    case 'went':
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

/** A new round: pigs are at home, and the locations hold what they hold in the end, before the rest of the story. */
export function beginRound(view: View, round: number, first: number, later: StoryEvent[], goal: View): void {
  view.round = round;
  view.first = first;
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
export function tidy(view: View): void {
  for (const one of view.locations) one.monsters = [];
  for (const one of view.players) {
    one.gather = null;
    one.fable = null;
  }
}
