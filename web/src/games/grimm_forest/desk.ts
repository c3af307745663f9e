/** What every part of the board needs: what is shown, what can be done, and the words for it. */
import { createContext } from 'svelte';
import type { Words } from '../board';
import type { Printed } from './cards';
import type { Location, Question, Resource, View } from './types';

export interface Desk {
  readonly view: View;
  readonly you: number | null;
  readonly words: Words;
  readonly names: string[];
  /** What is asked now; nothing while the story is still being shown. */
  readonly asked: Question | null;
  readonly over: boolean;
  /** The seats somebody has to decide for; nobody is known while the story is still being shown. */
  readonly waiting: number[] | null;
  /** The names of all actions that can be taken now. */
  choices: () => string[];
  /** Whether an action can be taken now. */
  lit: (name: string) => boolean;
  /** Take the first of these actions that is possible; if none is, ask why the first is not. */
  pick: (...names: string[]) => void;
  printed: (card: string) => Printed | undefined;
  /** How many copies of a card lie open or are known to the viewer. */
  seen: (card: string) => number;
  /** A clause of the rules, in words, once they are there. */
  ruling: (clause: string) => string;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** Where the resource that is asked for lies: in the supply, in a store, or on a location. */
export type Spot = { at: 'supply' } | { at: 'store'; seat: number } | { at: 'pile'; location: Location } | null;

const FROM_SUPPLY = ['gain', 'tower', 'beans', 'trade-for', 'spin', 'menu'];
const FROM_OWN = ['lose', 'pay', 'give', 'gift', 'return', 'trade'];

export function spotOf(asked: Question | null): Spot {
  if (!asked) return null;
  const { kind, args } = asked;
  if (FROM_SUPPLY.includes(kind)) return { at: 'supply' };
  if (FROM_OWN.includes(kind)) return { at: 'store', seat: asked.seat };
  if (kind === 'take') return { at: 'store', seat: args.seat };
  if (kind === 'grab') return { at: 'pile', location: args.location };
  return kind === 'draft-one' ? { at: 'pile', location: 'market' } : null;
}

/** Whether a resource can be taken from this store now. */
export function fromStore(desk: Desk, seat: number, resource: Resource): boolean {
  const spot = spotOf(desk.asked);
  return spot?.at === 'store' && spot.seat === seat && desk.lit(`resource ${resource}`);
}
