/** What events change in a picture of the table, on the way to the one that the server has told. They say all of it. */
import type { Location, PlaceView, PlayerView, Resource, StoryEvent, View } from './types';

type Told<Kind extends StoryEvent['kind']> = Extract<StoryEvent, { kind: Kind }>;

const place = (view: View, location: Location | null): PlaceView | undefined =>
  view.locations.find((one) => one.location === location);
const player = (view: View, seat: number): PlayerView | undefined => view.players[seat];

/** So many more of a resource on a location, or fewer. */
function pile(view: View, location: Location, resource: Resource, more: number): void {
  const at = place(view, location);
  if (at) at.pile[resource] += more;
}

/** So many more of a resource in somebody's store, or fewer. */
function store(view: View, seat: number, resource: Resource, more: number): void {
  const whose = player(view, seat);
  if (whose) whose.store[resource] += more;
}

function walk(view: View, seat: number, location: Location | null): void {
  for (const one of view.locations) one.pigs = one.pigs.filter((pig) => pig !== seat);
  place(view, location)?.pigs.push(seat);
  const whose = player(view, seat);
  if (whose) whose.location = location;
}

/** A house has a section more or fewer than before. */
function house(view: View, { seat, section, resource, level, corner }: Told<'built' | 'blown'>, more: number): void {
  view.sections[section] = (view.sections[section] ?? 0) - more;
  const whose = player(view, seat);
  if (!whose) return;
  const before = whose.houses.findIndex(
    (one) => one.material === resource && one.corner === corner && one.level === level - more,
  );
  if (before >= 0) whose.houses.splice(before, 1);
  if (level > 0) whose.houses.push({ material: resource, level, corner });
}

function lay(view: View, { card, location, seat, role }: Told<'laid'>): void {
  const there = place(view, location);
  const whose = player(view, seat);
  if (!there || !whose) return;
  if (role === 'monster') there.monsters.push({ card, seat });
  else if (role === 'feast') whose.feast = location;
  else [there.unique, there.layer, whose.fable] = [card, seat, null];
}

/** Take the last one of these cards away, if it is among them. */
function remove(cards: string[], card: string): void {
  const at = cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

function befriend(view: View, seat: number, card: string): void {
  remove(view.offer, card);
  const whose = player(view, seat);
  if (whose) whose.friend = card;
}

/** A new round: all pigs are at home, and the locations hold what they hold. */
function begin(view: View, { round, seat, piles }: Told<'round'>): void {
  [view.round, view.first] = [round, seat];
  for (const one of view.locations) {
    one.pile = { ...one.pile, ...piles[one.location] };
    one.pigs = [];
  }
  for (const one of view.players) [one.location, one.bonus, one.penalty] = [null, 0, 0];
}

/** Cards are put away, and monsters leave. */
function tidy(view: View): void {
  for (const one of view.locations) one.monsters = [];
  for (const one of view.players) [one.gather, one.fable, one.due, one.feast] = [null, null, null, null];
}

/** What one event changes. */
export function change(view: View, event: StoryEvent): void {
  [view.phase, view.turn, view.left] = [event.phase, event.turn, event.left];
  const whose = 'seat' in event ? player(view, event.seat) : undefined;
  switch (event.kind) {
    case 'round':
      return begin(view, event);
    case 'due':
      if (whose) whose.due = event.card;
      break;
    case 'played':
      if (whose) whose.fable = event.card;
      break;
    case 'fluted': {
      const from = player(view, event.seat_from);
      if (from) from.fable = null;
      if (whose) whose.hand += 1;
      break;
    }
    case 'unpaid':
      if (whose) whose.fable = null;
      view.discard.push(event.card);
      break;
    case 'laid':
      return lay(view, event);
    case 'turned':
    case 'redrawn':
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
      view.deck -= event.count;
      if (whose) whose.hand += event.count;
      break;
    case 'threw':
      view.discard.push(event.card);
      break;
    case 'recovered':
      remove(view.discard, event.card);
      break;
    case 'reshuffled':
      [view.deck, view.discard] = [event.count, []];
      break;
    case 'blown':
      return house(view, event, -1);
    case 'built':
      store(view, event.seat, event.resource, -event.count);
      return house(view, event, 1);
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
      if (there) [there.unique, there.layer] = [null, null];
      view.discard.push(event.card);
      break;
    }
    case 'tidied':
      return tidy(view);
    case 'met':
    case 'met-by':
    case 'came':
      view.offer.push(event.card);
      break;
    case 'befriended':
      return befriend(view, event.seat, event.card);
    case 'given':
      return befriend(view, event.seat_to, event.card);
    case 'parted':
      if (whose) whose.friend = null;
      view.friend_discard.push(event.card);
      break;
  }
}
