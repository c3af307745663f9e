/** What every part of the board needs: what is shown, what can be done, and the card that is looked at. */
import { createContext } from 'svelte';
import type { Words } from '../board';
import { without } from './copies';
import { PACK, PLAYS } from './course';
import { Sheet } from './sheet';
import type { IfPlayed, Laid, Props, Question, View } from './types';

/** How a card stands to the one that is looked at: it counts for it, wants it, is turned by it, or is any other. */
export type Relation = 'counts' | 'wants' | 'turns' | 'other' | '';

export class Desk {
  readonly #props: () => Props;
  /** The card that is pointed at, and the one that stays lit. */
  looked = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** Where the card was that has just been chosen. */
  left: { card: string; at: DOMRect } | null = null;

  sheet = $derived.by(() => new Sheet(this.#props().facts));

  /** The phase of the draft, or that the game is over. */
  now = $derived.by(() => (this.over ? 'over' : this.view.phase));
  /** The seats round the table from one's left hand: the next one first. */
  others = $derived.by(() => {
    const { you, seats } = this;
    return Array.from({ length: you === null ? seats : seats - 1 }, (_, step) => ((you ?? -1) + 1 + step) % seats);
  });
  /** What lies in the hand, without the card that is to be revealed. */
  hand = $derived.by(() => {
    const { hand = [], chosen } = this.view;
    return this.now === 'play' && chosen ? without(hand, chosen) : hand;
  });
  /** The how-manieth card is kept, or played. */
  number = $derived.by(() => {
    const { view, you } = this;
    if (this.now !== 'draft') return Math.min(PLAYS, view.play + (this.turning ? 0 : 1));
    return you === null ? (view.hands[0] ?? 0) + 1 : Math.min(PACK, (view.hand ?? []).length + (view.pack ? 1 : 0));
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  get you(): number | null {
    return this.#props().you;
  }

  get words(): Words {
    return this.#props().words;
  }

  get over(): boolean {
    return this.#props().over;
  }

  get waiting(): number[] {
    return this.#props().waiting;
  }

  get seats(): number {
    return this.view.rows.length;
  }

  get drafts(): number {
    return Number(this.#props().options.drafts ?? 4);
  }

  /** How many parts the rows have: one for every draft whose cards are played. */
  get chapters(): number {
    if (this.over) return this.drafts;
    return this.view.phase === 'draft' ? this.view.draft - 1 : this.view.draft;
  }

  get teams(): boolean {
    return this.#props().options.teams === true;
  }

  /** Whether one may look up what has gone by. */
  get remembers(): boolean {
    return this.#props().options.draft_memory === true;
  }

  /** The kind of question, if there is one. */
  get asked(): Question['kind'] | '' {
    return this.#props().decision?.kind ?? '';
  }

  /** Whether one has to turn cards of one's row now. */
  get turning(): boolean {
    return this.asked === 'choose-open' || this.asked === 'choose-close';
  }

  /** The seat that is so many places further the way the packs go. */
  along(seat: number, steps = 1): number {
    return (seat + (this.view.way === 'left' ? steps : -steps) + this.seats) % this.seats;
  }

  /** What a card in hand or pack would score; nothing for one that hangs on no other. */
  ifPlayed(card: string): IfPlayed | undefined {
    return this.view.if_played?.[card];
  }

  // The card that is looked at, and how all others stand to it.

  spot = $derived.by(() => this.looked ?? this.pinned);
  /** It is not yet played, so it could still turn others. */
  #fresh = $derived.by(() => {
    const { spot } = this;
    return spot !== null && (this.hand.includes(spot) || (this.view.pack ?? []).includes(spot));
  });
  /** Where something is lit, the rest steps back. */
  #lit = $derived.by(() =>
    this.view.rows.some((row, seat) => row.some((laid) => this.#relationInRow(laid, seat) !== '')),
  );

  relation(card: string): Relation {
    const { spot, sheet } = this;
    if (spot === null) return '';
    if (sheet.counts(spot, card)) return 'counts';
    return sheet.counts(card, spot) ? 'wants' : '';
  }

  #relationInRow(laid: Laid, seat: number): Relation {
    const { spot } = this;
    if (spot === null) return '';
    const found = this.relation(laid.card);
    return found || (this.#fresh && this.sheet.turns(spot, laid, seat === this.you) ? 'turns' : '');
  }

  relationInRow(laid: Laid, seat: number): Relation {
    return this.#relationInRow(laid, seat) || (this.#lit && laid.card !== this.spot ? 'other' : '');
  }

  // Answers.

  /** Whether a card is an answer to a question of this kind. */
  isLegal(card: string, kind: Question['kind']): boolean {
    return this.asked === kind && this.#props().can(`card ${card}`) !== null;
  }

  /** Answer with a card; if it is no answer, ask why. */
  choose(card: string, element: HTMLElement, kind: Question['kind']): void {
    const { can, act, why } = this.#props();
    const action = can(`card ${card}`);
    // A kept card may have a twin in the pack that can be taken; the one that was clicked cannot.
    if (action === null && this.you !== null && !this.over) why(`card ${card}`);
    if (action === null || this.asked !== kind) return;
    this.left = { card, at: element.getBoundingClientRect() };
    this.looked = this.pinned = null;
    act(action);
  }

  /** Whether the card at a place in a row can be turned now. */
  isLegalPlace(seat: number, place: number): boolean {
    const laid = this.view.rows[seat]?.[place];
    if (seat !== this.you || !this.turning || !laid || (this.view.marked ?? []).includes(place)) return false;
    return laid.down === (this.asked === 'choose-open') && this.#props().can(`card ${laid.card}`) !== null;
  }

  /** Turn the card at a place; if it cannot be turned, ask why, or let it stay lit. */
  choosePlace(seat: number, place: number): void {
    const { can, act, why } = this.#props();
    const laid = this.view.rows[seat]?.[place];
    if (!laid) return;
    const action = can(`card ${laid.card}`);
    if (this.isLegalPlace(seat, place) && action !== null) act(action);
    else if (this.turning && seat === this.you && action === null) why(`card ${laid.card}`);
    else this.pinned = this.pinned === laid.card ? null : laid.card;
  }

  // What a question is about.

  /** The cards just revealed that make one turn cards now, by whose they are; those too that leave no choice. */
  causes = $derived.by(() => {
    if (!this.turning) return [];
    const does = this.asked === 'choose-open' ? 'unflip' : 'flip';
    return this.view.rows.flatMap((row, seat) => {
      const laid = row.at(-1);
      const effect = laid && !laid.down ? this.sheet.of(laid.card).effect : null;
      return effect?.does === does && (effect.everyone || seat === this.you)
        ? [{ seat, card: laid?.card ?? '', effect }]
        : [];
    });
  });

  /** The names a Trickster can take, and which cards want them: first those that bring something, the best at the head. */
  nameable = $derived.by(() => {
    const { decision, actions } = this.#props();
    if (decision?.kind !== 'naming' || this.you === null) return [];
    const open = (this.view.rows[this.you] ?? []).filter((laid) => !laid.down);
    const best = decision.args.card_best.split('|');
    const found = decision.actions.map((action) => {
      const card = (actions[action] ?? '').slice('card '.length);
      const wanting = open
        .filter((laid) => this.sheet.of(laid.card).needs.some((need) => need.card === card))
        .map((laid) => laid.card);
      const place = best.indexOf(card);
      return { card, wanting, place: place < 0 ? best.length : place };
    });
    return found.sort((one, other) => one.place - other.place);
  });
}

export const [useDesk, setDesk] = createContext<Desk>();
