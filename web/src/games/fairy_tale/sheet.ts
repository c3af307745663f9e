/** What is printed on the cards of a table, as the server has it, and how cards stand to each other. */
import type { CardFacts } from '../board';
import type { CardRow, Faction, Laid, Printed } from './types';

export const FACTIONS: readonly Faction[] = ['dragonvale', 'fairywood', 'holy-empire', 'shadow'];

export interface Card extends Printed {
  id: string;
  copies: number;
}

const BLANK: Printed = {
  faction: 'shadow',
  kind: 'character',
  scoring: 'fixed',
  points: 0,
  needs: [],
  effect: null,
};

export class Sheet {
  readonly #cards: Map<string, Card>;

  constructor(facts: CardFacts) {
    const rows = facts.sheet as CardRow[];
    this.#cards = new Map(rows.map(({ id, copies, printed }) => [id, { ...printed, id, copies }]));
  }

  /** The ids of all cards that are in the deck. */
  get names(): string[] {
    return [...this.#cards.values()].filter(({ copies }) => copies > 0).map(({ id }) => id);
  }

  of(id: string): Card {
    return this.#cards.get(id) ?? { ...BLANK, id, copies: 0 };
  }

  /** Whether the points of one card hang on another one. */
  counts(id: string, other: string): boolean {
    return this.of(id).needs.some(({ cards }) => cards.includes(other));
  }

  /** Whether a card, as its player reveals it, can turn one that lies in a row. */
  turns(id: string, laid: Laid, own: boolean): boolean {
    const { effect } = this.of(id);
    if (!effect || (!own && !effect.everyone)) return false;
    return effect.does === (laid.down ? 'unflip' : 'flip') && effect.cards.includes(laid.card);
  }
}
