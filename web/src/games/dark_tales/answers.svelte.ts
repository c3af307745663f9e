/**
 * How a question is answered by pointing at things. The server says what is legal; here stands only which thing on the
 * board stands for which answer. A click can mean two answers in a row (a card, and where it lies): the second is kept
 * as a wish, and given when it is asked for.
 */
import type { BoardProps } from '../board';
import type { Book } from './book';
import type { Spot } from './layout';
import type { Item, Question, StoryEvent, Token, View } from './types';

export interface Pick {
  /** Pointing here answers the question. */
  lit: boolean;
  /** It does, if not at once: something else is declined by it. */
  soft: boolean;
  /** What a click does: answers, or asks why not. */
  go: (() => void) | null;
  /** The name of the answer that is given at once. */
  answer?: string;
}

interface Wish {
  kind: string;
  name: string;
}

const NOTHING: Pick = { lit: false, soft: false, go: null };

/** Of these one at most is an answer at a time. */
const NEVER = ['middle', 'take'];

export class Answers {
  #wishes: { after: number; list: Wish[] } | null = null;

  constructor(
    private readonly props: () => BoardProps<View, Question, StoryEvent>,
    private readonly book: () => Book,
  ) {}

  /** Give the answer that was wished for, if it is what is asked now. */
  follow(): void {
    const { decision, can, act } = this.props();
    const wishes = this.#wishes;
    if (!decision || !wishes || decision.number === wishes.after) return;
    this.#wishes = null;
    const [wish, ...rest] = wishes.list;
    const action = wish && wish.kind === decision.kind ? can(wish.name) : null;
    if (action === null) return;
    if (rest.length) this.#wishes = { after: decision.number, list: rest };
    act(action);
  }

  #answer(name: string, wishes: Wish[] = [], soft = false): Pick {
    const { decision, can, act } = this.props();
    const action = can(name);
    if (!decision || action === null) return NOTHING;
    const go = () => {
      this.#wishes = wishes.length ? { after: decision.number, list: wishes } : null;
      act(action);
    };
    return { lit: true, soft, go, answer: soft ? undefined : name };
  }

  /** Not an answer: a click asks why. Where the same thing would be one elsewhere, it is told what is asked instead. */
  #why(...names: string[]): Pick {
    const { you, over, can, why, actions } = this.props();
    const name = [...names, ...NEVER].find((one) => actions.includes(one) && can(one) === null);
    if (you === null || over || name === undefined) return NOTHING;
    return { lit: false, soft: false, go: () => why(name) };
  }

  #either(pick: Pick, name: string): Pick {
    return pick.lit ? pick : this.#why(name);
  }

  /** A card that lies somewhere; `acting` is the one that is being carried out. */
  card(card: string, spot: Spot, acting = false): Pick {
    const { decision } = this.props();
    const pick = decision ? this.#cardFor(decision, card, spot, acting) : NOTHING;
    return this.#either(pick, `card ${card}`);
  }

  #cardFor({ kind, args }: Question, card: string, spot: Spot, acting: boolean): Pick {
    const { you } = this.props();
    const name = `card ${card}`;
    const place = spot === 'middle' || spot === 'sky' ? 'middle' : `seat ${spot}`;
    const inPlay = spot !== 'hand' && spot !== 'discard';
    if (spot === 'hand') {
      if (kind === 'use') return this.#answer('pass', [{ kind: 'card', name }], true);
      if (kind === 'may' && args.verb === 'enter') return this.#answer('yes', [{ kind: 'hand', name }], true);
      return ['card', 'give', 'hand'].includes(kind) ? this.#answer(name) : NOTHING;
    }
    if (kind === 'discarded') return spot === 'discard' ? this.#answer(name) : NOTHING;
    if (!inPlay || acting) return NOTHING;
    if (kind === 'target') return this.#onlyMine(spot) ? NOTHING : this.#answer(name, [{ kind: 'where', name: place }]);
    if (kind === 'where') return args.card === card ? this.#answer(place) : NOTHING;
    if (kind === 'call') return this.#effect(args.source).includes(`call ${card} `) ? this.#answer(place) : NOTHING;
    if (kind === 'dance') return spot === you ? this.#answer(name) : NOTHING;
    if (spot !== you && spot !== 'middle') return NOTHING;
    if (kind === 'partner') return this.#answer(name, [{ kind: 'with', name: place }]);
    return kind === 'with' && args.card === card ? this.#answer(place) : NOTHING;
  }

  #effect(source: string): string {
    const { view } = this.props();
    return this.book().row(source === 'deal' ? (view.settings[0] ?? '') : source)?.effect ?? '';
  }

  /** A card of another place is not meant where the text says "before you" and all that is legal lies there. */
  #onlyMine(spot: Spot): boolean {
    const { decision, view, you, actions } = this.props();
    if (decision?.kind !== 'target' || you === null || spot === you) return false;
    const { verb, source } = decision.args;
    const before = new RegExp(`${verb} [\\w -]+ in front`).test(this.#effect(source));
    const mine = view.players[you]?.front ?? [];
    return before && decision.actions.every((action) => mine.includes(actions[action]?.slice('card '.length) ?? ''));
  }

  /** An item before a seat, or in the supply. */
  item(item: Item, owner: number | 'supply', count: number): Pick {
    const { decision, you } = this.props();
    const name = `item ${item}`;
    if (!decision) return this.#why(name);
    const { kind, args } = decision;
    if (kind === 'item' && owner === (args.verb === 'pay' ? you : 'supply'))
      return this.#either(this.#answer(name), name);
    if (kind === 'loot' && owner === args.seat) return this.#either(this.#answer(name), name);
    if (kind === 'victim' && count && this.#effect(args.source).includes('rob item'))
      return this.#either(this.#answer(`seat ${owner}`, [{ kind: 'loot', name }]), `seat ${owner}`);
    return this.#why(name);
  }

  /** A player, or where a card lies. */
  seat(seat: number): Pick {
    return this.#either(this.#answer(`seat ${seat}`), `seat ${seat}`);
  }

  /** A card that is known to be in somebody else's hand. */
  held(card: string): Pick {
    return this.#why(`card ${card}`);
  }

  deal(number: number): Pick {
    const { decision } = this.props();
    const name = `deal ${number}`;
    if (decision?.kind === 'may' && decision.args.verb === 'use')
      return this.#answer('yes', [{ kind: 'deal', name }], true);
    return this.#either(this.#answer(name), name);
  }

  pact(pact: string): Pick {
    const { decision } = this.props();
    const name = `pact ${pact}`;
    if (decision?.kind === 'may' && decision.args.verb === 'drop-pact')
      return this.#answer('yes', [{ kind: 'drop', name }]);
    return this.#either(this.#answer(name), name);
  }

  token(token: Token, owner: number): Pick {
    const { decision, you } = this.props();
    const name = this.book().token(token);
    if (owner !== you) return this.#why(name);
    const verb = decision?.kind === 'may' ? decision.args.verb : '';
    if (verb === 'turn-token' || verb === 'shed-token') return this.#answer('yes', [{ kind: 'turn-over', name }]);
    return this.#either(this.#answer(name), name);
  }

  /** The stack of tokens. */
  stack(): Pick {
    return this.#either(this.#answer('take'), 'take');
  }

  /** The deck, where one may draw. */
  deck(): Pick {
    const { decision } = this.props();
    return decision?.kind === 'may' && decision.args.verb === 'draw' ? this.#answer('yes') : this.#why('yes');
  }

  /** Every answer to the question, for where it is asked in buttons. */
  all(): { name: string; go: (() => void) | null }[] {
    const { decision, actions } = this.props();
    return (decision?.actions ?? []).map((action) => {
      const name = actions[action] ?? '';
      return { name, go: this.#answer(name).go };
    });
  }

  /** What is said on the stage: yes, or no. */
  word(name: 'yes' | 'pass'): Pick {
    return this.#answer(name);
  }

  /** What an answer is called in this question. */
  label(name: string): string {
    const { decision, words } = this.props();
    return decision ? words.answer(name, decision) : words.action(name);
  }
}
