/** How a dark tale is told: a card that is played with all it does, one player after the other. */
import type { TellingRules } from '../../lib/beats';
import { Book } from './book';
import type { Item, StoryEvent, View } from './types';

/** What a card is drawn by when a turn begins. */
const TURN = 'turn';

/** Take one copy of a card away from where it lies; whether it lay there. */
function take(cards: string[] | undefined, card: string): boolean {
  const place = cards?.lastIndexOf(card) ?? -1;
  if (place >= 0) cards?.splice(place, 1);
  return place >= 0;
}

const copies = (cards: readonly string[] | undefined, card: string): number =>
  cards?.filter((one) => one === card).length ?? 0;

/** Where cards lie open. */
const zones = ({ resolving, middle, players, discard }: View): string[][] => [
  resolving,
  middle,
  ...players.map(({ front }) => front),
  discard,
];

/** A picture on its way: what the events of a beat change in it. What they do not say is seen in the last one. */
class Picture {
  constructor(
    readonly view: View,
    private readonly goal: View,
    private readonly book: Book,
    private readonly you: number | null,
  ) {}

  #hand(seat: number, more: number, card?: string): void {
    const player = this.view.players[seat];
    if (player) player.hand = Math.max(0, player.hand + more);
    if (seat !== this.you || card === undefined) return;
    if (more < 0) take(this.view.hand ?? undefined, card);
    else this.view.hand?.push(card);
  }

  #items(seat: number, item: Item, more: number, supply = true): void {
    const { players, supply: stock } = this.view;
    const player = players[seat];
    if (player) player.items[item] = Math.max(0, player.items[item] + more);
    if (supply) stock[item] -= more;
  }

  #score(seat: number, points: number): void {
    const player = this.view.players[seat];
    if (player) [player.score, player.points] = [player.score + points, player.points + points];
  }

  /** Take a card from wherever it lies open, and will not in the end; whether it lay anywhere. */
  #lift(card: string): boolean {
    const [here, ends] = [zones(this.view), zones(this.goal)];
    const leaves = here.find((cards, zone) => copies(cards, card) > copies(ends[zone], card));
    return take(leaves, card) || here.some((cards) => take(cards, card));
  }

  /** A turn begins, or a card is played: the one that was carried out before is done. */
  #turn(seat: number): void {
    this.view.discard.push(...this.view.resolving.splice(0));
    this.view.active = seat;
  }

  #play(seat: number, card: string): void {
    const { view, book } = this;
    this.#turn(seat);
    this.#hand(seat, -1, card);
    const goes = book.row(card)?.goes;
    if (goes === 'front') view.players[seat]?.front.push(card);
    else (goes === 'middle' ? view.middle : view.resolving).push(card);
  }

  change(event: StoryEvent): void {
    const { view } = this;
    switch (event.kind) {
      case 'drew':
        if (event.source === TURN) this.#turn(event.seat);
        view.deck = Math.max(0, view.deck - event.count);
        return this.#hand(event.seat, event.count);
      case 'drawn':
        if (event.seat === this.you) view.hand?.push(event.card);
        return;
      case 'played':
        return this.#play(event.seat, event.card);
      case 'entered':
        this.#hand(event.seat, -1, event.card);
        return void view.players[event.seat]?.front.push(event.card);
      case 'scored':
      case 'scored-lasting':
      case 'scored-deal':
      case 'scored-pact':
      case 'scored-ball':
        return this.#score(event.seat, event.points);
      case 'lost':
        return this.#score(event.seat, -event.points);
      case 'took':
        return this.#items(event.seat, event.item, 1);
      case 'paid':
        return this.#items(event.seat, event.item, -1);
      case 'robbed':
        this.#items(event.seat_other, event.item, -1, false);
        return this.#items(event.seat, event.item, 1, false);
      case 'discarded':
      case 'left':
        if (!this.#lift(event.card) && 'seat' in event) this.#hand(event.seat, -1, event.card);
        return void view.discard.push(event.card);
      case 'removed':
        this.#lift(event.card);
        return void view.removed.push(event.card);
      case 'invited':
        this.#lift(event.card);
        return void view.ball?.push(event.card);
      case 'fetched':
        this.#lift(event.card);
        return this.#hand(event.seat, 1, event.card);
      case 'slipped':
        this.#hand(event.seat, -1);
        return this.#hand(event.seat_to, 1);
      case 'night':
      case 'day':
        take(view.middle, event.kind);
        view.time = event.kind;
    }
  }
}

export const telling: TellingRules<View, StoryEvent> = {
  turn: (event) => (event.kind === 'drew' || event.kind === 'drawn') && event.source === TURN,
  quiet: ['begins', 'drew', 'drawn', 'barred', 'idle', 'stays', 'slipped-seen', 'bound-by'],
  pictures: (before, beats, goal, facts, you) => {
    const book = new Book(facts);
    let view = before;
    return beats.map((events) => {
      const picture = new Picture(structuredClone(view), goal, book, you);
      for (const event of events) picture.change(event);
      view = picture.view;
      return view;
    });
  },
};
