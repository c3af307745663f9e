/** What is printed on the cards, settings and tokens at this table, and how much of it has been seen. */
import type { CardFacts } from '../board';
import type { CardRow, Face, Token, View } from './types';

export class Book {
  readonly #rows = new Map<string, CardRow>();
  readonly #tokens = new Map<string, string>();

  constructor(facts: CardFacts) {
    for (const row of facts.sheet as CardRow[]) {
      this.#rows.set(row.id, row);
      if (row.kind === 'token') this.#tokens.set(row.effect, row.id);
    }
  }

  row(id: string): CardRow | undefined {
    return this.#rows.get(id);
  }

  kind(card: string): string {
    return this.row(card)?.kind ?? 'event';
  }

  /** The action that names a token whose two sides are known. */
  token({ up, side, below }: Token): string {
    if (!below) return '';
    const [dark, light] = side === 'dark' ? [up, below] : [below, up];
    return `token ${this.#tokens.get(`${printed(dark)} / ${printed(light)}`) ?? ''}-${side}`;
  }

  /** How many copies of a card are in this game: with Cinderella there is one Day and one Night. */
  copies(card: string, view: View): number {
    if (view.ball && (card === 'day' || card === 'night')) return 1;
    return this.row(card)?.copies ?? 0;
  }
}

function printed({ picture, count, points }: Face): string {
  return `${count} ${picture}${points ? `, score ${points}` : ''}`;
}

/** How many copies of a card the viewer knows the place of. */
export function seen(card: string, view: View, you: number | null): number {
  const open = [view.middle, view.discard, view.removed, view.resolving, view.hand ?? [], view.ball ?? []];
  const hands = view.known.filter((_, seat) => seat !== you);
  const all = [...open, ...hands, ...view.players.map((player) => player.front)].flat();
  return all.filter((one) => one === card).length + (view.time === card ? 1 : 0);
}

/** Copies of a card lie on one another: each card once, as the first of them came, with how many there are. */
export function stacked(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Cards with a key each, so that copies can be told apart while they move. */
export function keyed(cards: readonly string[]): { key: string; card: string; place: number }[] {
  const met = new Map<string, number>();
  return cards.map((card, place) => {
    const count = (met.get(card) ?? 0) + 1;
    met.set(card, count);
    return { key: `${card}-${count}`, card, place };
  });
}
