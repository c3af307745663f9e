/** The contract between the page of a table and the boards of the games. */
import type { Component } from 'svelte';
import type { TellingRules } from '../lib/beats';
import type { GameWords } from '../lib/texts';
import type { CardFacts, OptionValue, Question, Sitting, StoryEvent } from '../lib/types';

export type { CardFacts, Question, Sitting, StoryEvent };
export type Words = GameWords;

/** What has just happened, to be animated; every update has a new id. */
export interface UpdateBatch<Event = StoryEvent> {
  id: number;
  events: Event[];
}

/** What a board is given; its types are those that the game declares. */
export interface BoardProps<View, Asked = Question, Event = StoryEvent> {
  /** What this viewer sees, as the server told it. */
  view: View;
  /** The viewer's seat; null beside the table. */
  you: number | null;
  /** Who sits where, by name. */
  names: string[];
  /** Who sits where, in full: bots, people, who is away. */
  seats: Sitting[];
  /** The seats somebody has to decide for now. */
  waiting: number[];
  /** Asked of the viewer now. Null as well while the line is lost, so that nothing can be clicked then. */
  decision: Asked | null;
  /** Names of all actions of this game by number ("card king", "tile a1"). */
  actions: string[];
  /** The number of an action that is legal now, by its name; null if it is not. */
  can: (name: string) => number | null;
  /** Answer the decision. */
  act: (action: number) => void;
  /** Take the last answer back; whether that was possible. */
  undo: () => Promise<boolean>;
  /** Ask the server why an action is not possible now; the reason and its clause are shown beside the prompt. */
  why: (name: string) => void;
  /** Texts of this game. */
  words: Words;
  /** What is printed on cards, the sheet's rows. */
  facts: CardFacts;
  /** The options the table is played with. */
  options: Record<string, OptionValue>;
  /** The events of the last update, to be animated. Null at the first picture. */
  news: UpdateBatch<Event> | null;
  /** The game is over: nothing is secret or clickable any more. */
  over: boolean;
  /** The page itself tells one thing after the other: what is new is one step, and is shown at once. */
  paced?: boolean;
  /** What everybody holds is shown beside the board. */
  open?: boolean;
  /** By how much an answer would change the viewer's points, or one that could follow what is pointed at; null: unknown. */
  gain?: (name: string) => number | null;
}

/**
 * What can be chosen on a board names its answer: `data-answer="card king"`. By it the page knows what need not be
 * offered once more beside the question, and of which choice a preview is wanted.
 */
export const ANSWER = 'data-answer';

/** The answers that can be given on a board. */
export function answersOn(board: Element | undefined): Set<string> {
  const places = board?.querySelectorAll<HTMLElement>(`[${ANSWER}]`) ?? [];
  return new Set([...places].map((one) => one.dataset.answer ?? ''));
}

export type Board = Component<BoardProps<never, never, never>>;

const boards = import.meta.glob<{ default: unknown }>('./*/Board.svelte');

/** The board of a game, fetched when it is needed. */
export async function boardOf(game: string): Promise<Board> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default as Board;
}

const held = import.meta.glob<{ default: unknown }>('./*/Held.svelte');

/** What somebody holds in a game, where everything lies open; it is given what the board of their seat would be. */
export async function heldOf(game: string): Promise<Board> {
  return (await held[`./${game}/Held.svelte`]?.())?.default as Board;
}

/** A hint for a first game: when it is to be given, its message, and what on the board it is about. */
export interface TourStep<View = never, Asked = never> {
  when: (view: View, decision: Asked | null) => boolean;
  words: string;
  /** The first of these that is seen. */
  target: string;
  /** It tells what to do, and stays until that question has been answered. */
  waits?: boolean;
}

const tours = import.meta.glob<{ tour: TourStep[] }>('./*/tour.ts');

/** The hints of a game, fetched with its board. */
export async function tourOf(game: string): Promise<TourStep[]> {
  return (await tours[`./${game}/tour.ts`]?.())?.tour ?? [];
}

const rules = import.meta.glob<{ telling: unknown }>('./*/telling.ts');

/** How the events of a game are told, fetched with its board; a game need not say. */
export async function tellingOf(game: string): Promise<TellingRules<never, StoryEvent>> {
  return ((await rules[`./${game}/telling.ts`]?.())?.telling ?? {}) as TellingRules<never, StoryEvent>;
}

/** A card of a game by itself, wherever it is shown beside the board; its width is that of whatever holds it. */
export type CardPicture = Component<{ card: string; seat: number | null; words: Words; facts: CardFacts }>;

const cards = import.meta.glob<{ default: unknown }>('./*/Shown.svelte');

/** How a game shows a card beside its board, fetched with it; without it there is the name alone. */
export async function shownOf(game: string): Promise<CardPicture | null> {
  return ((await cards[`./${game}/Shown.svelte`]?.())?.default ?? null) as CardPicture | null;
}
