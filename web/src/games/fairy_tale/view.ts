/** What a seat sees of this game, as `taletable/games/fairy_tale/view.py` has it, and what its cards say. */
import type { CardFacts } from '../board';

export const FACTIONS = ['dragonvale', 'fairywood', 'holy-empire', 'shadow'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Kind = 'character' | 'place' | 'tale';

/** A card in a row: face up or down, what it scores now, and why. */
export interface Laid {
  card: string;
  down: boolean;
  why: string;
  points: number;
  args: Record<string, string | number>;
}

export interface View {
  draft: number;
  play: number;
  way: 'left' | 'right';
  deck: number;
  hands: number[];
  rows: Laid[][];
  points: number[];
  named: string[][];
  /** Only what belongs to the viewer's own seat; not there for somebody beside the table. */
  hand?: string[];
  pack?: string[] | null;
  chosen?: string | null;
  marked?: number[];
  discards?: string[];
  memory?: { packs: { pack: number; turn: number; cards: string[] }[]; gone: string[] };
}

export const PACK = 5;
export const PLAYS = 3;

/** What a card asks for: so many cards of a category, or a card by its name. */
export interface Need {
  many: number;
  category?: string;
  card?: string;
}

export interface Effect {
  turn: 'hunt' | 'flip' | 'unflip' | 'almighty';
  everyone: boolean;
  amount: number;
  category: string;
}

/** Everything printed on a card. */
export interface Printed {
  id: string;
  faction: Faction;
  kind: Kind;
  scoring: 'fixed' | 'per' | 'most' | 'set' | 'named';
  points: number;
  needs: Need[];
  effect: Effect | null;
  copies: number;
}

const blank = (id: string): Printed => ({
  id,
  faction: 'shadow',
  kind: 'character',
  scoring: 'fixed',
  points: 0,
  needs: [],
  effect: null,
  copies: 0,
});

/** The cards of the table by name, read from what the server says of them. */
export class Sheet {
  readonly #cards = new Map<string, Printed>();

  constructor(facts: CardFacts) {
    for (const action of facts.actions) {
      const card = blank(action.name.slice('card '.length));
      for (const { id, args } of action.about.flat()) read(card, id.slice('fairy_tale-text-'.length), args);
      this.#cards.set(card.id, card);
    }
    for (const row of facts.sheet) this.of(String(row['id'])).copies = Number(row['copies']);
  }

  of(id: string): Printed {
    return this.#cards.get(id) ?? blank(id);
  }

  isIn(id: string, category: string): boolean {
    const card = this.of(id);
    return category === 'any' || card.faction === category || card.kind === category;
  }

  /** Whether the points of one card hang on another one. */
  counts(id: string, other: string): boolean {
    return this.of(id).needs.some(({ card, category }) => card === other || (category && this.isIn(other, category)));
  }

  /** Whether a card, as its player reveals it, can turn one that lies in a row. */
  turns(id: string, laid: Laid, own: boolean): boolean {
    const { effect } = this.of(id);
    if (!effect || (!own && !effect.everyone)) return false;
    return effect.turn === (laid.down ? 'unflip' : 'flip') && this.isIn(laid.card, effect.category);
  }
}

/** How a card scores, by what it says of its points. */
const SCORING: Record<string, Printed['scoring']> = {
  points: 'fixed',
  counts: 'per',
  most: 'most',
  set: 'set',
  card: 'named',
};

function read(card: Printed, says: string, args: Record<string, string | number>): void {
  const scoring = SCORING[says];
  if (scoring) {
    card.scoring = scoring;
    card.points = Number(args['points']);
  }
  const many = Number(args['need'] ?? 1);
  if (says === 'most' || says === 'set' || says === 'and-set')
    card.needs.push({ many, category: String(args['category']) });
  if (says === 'counts' || says === 'card' || says === 'and-card')
    card.needs.push({ many, card: String(args['card']) });
  const turned = /^(you|all)-(flip|unflip)$/.exec(says);
  if (says === 'is') {
    card.faction = args['category'] as Faction;
    card.kind = args['kind'] as Kind;
  } else if (turned) {
    card.effect = {
      turn: turned[2] as 'flip' | 'unflip',
      everyone: turned[1] === 'all',
      amount: Number(args['amount']),
      category: String(args['category']),
    };
  } else if (says === 'hunt') {
    card.effect = { turn: 'hunt', everyone: true, amount: 0, category: String(args['category']) };
  } else if (says === 'almighty') {
    card.effect = { turn: 'almighty', everyone: false, amount: 0, category: 'any' };
  }
}

/** How far a need is met in a row. */
export interface Met extends Need {
  have: number;
  /** How many more are wanted; 0 when the need is met. */
  lacks: number;
  /** How many of a named card lie there face down. */
  asleep: number;
  /** Who has the most, where that is asked. */
  rival: number | null;
}

/** What the needs of a card are up to in a seat's row; a card that is not yet played is thought to lie there too. */
export function met(sheet: Sheet, view: View, seat: number, id: string, played: boolean): Met[] {
  const open = (row: Laid[]): string[] => row.filter((laid) => !laid.down).map((laid) => laid.card);
  const own = [...open(view.rows[seat] ?? []), ...(played ? [] : [id])];
  const printed = sheet.of(id);
  return printed.needs.map((need) => {
    const fits = (card: string): boolean => (need.card ? card === need.card : sheet.isIn(card, need.category ?? ''));
    const named = need.card ? (view.named[seat] ?? []).filter(fits).length : 0;
    const have = own.filter(fits).length + named;
    const asleep = (view.rows[seat] ?? []).filter((laid) => laid.down && fits(laid.card)).length;
    let many = need.many;
    let rival: number | null = null;
    if (printed.scoring === 'most') {
      view.rows.forEach((row, other) => {
        const theirs = open(row).filter(fits).length;
        if (other !== seat && theirs > Math.max(have, many - 1)) [many, rival] = [theirs, other];
      });
    }
    return { ...need, many, have, lacks: Math.max(0, many - have), asleep, rival };
  });
}

/** A need in short: how many there are, of how many. */
export function tally({ card, have, many, lacks }: Met): string {
  if (lacks > 0) return card ? '✗' : `${have}/${many}`;
  return card ? '✓' : `${have}✓`;
}

/** How many copies of a card the viewer has seen: in the rows, in hand, and in the pack. */
export function seen(view: View, id: string, remembered: boolean): number {
  const cards = [
    ...view.rows.flat().map((laid) => laid.card),
    ...(view.hand ?? []),
    ...(view.pack ?? []),
    ...(remembered ? [...(view.discards ?? []), ...(view.memory?.gone ?? [])] : []),
  ];
  return cards.filter((card) => card === id).length;
}

/** The part of a draft: keeping cards, playing them, or counting points at the end. */
export function phase(view: View): 'draft' | 'play' | 'end' {
  const kept = view.hands[0] ?? 0;
  if (view.play === PLAYS && kept === 0) return 'end';
  return kept + view.play < PACK ? 'draft' : 'play';
}

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

export const roman = (number: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][number] ?? String(number);

/** A name for little room: a chapter of a tale by its number alone. */
export const brief = (name: string): string => name.replace(/ – \S+ (\d)$/, ' $1');

/** Cards with keys of their own, for copies of one name. */
export function keyed(cards: string[], round: string): { key: string; card: string }[] {
  return cards.map((card, place) => ({
    key: `${round} ${card} ${cards.slice(0, place).filter((one) => one === card).length}`,
    card,
  }));
}
