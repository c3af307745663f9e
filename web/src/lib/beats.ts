/** Beats: what has happened, cut into moments that can be told one after the other, each of one actor. */
import type { CardFacts, StoryEvent } from './types';

/** How the events of a game are told. What a game does not say is told actor by actor. */
export interface TellingRules<View = never, Event extends { kind: string } = never> {
  /** Kinds of events that open a chapter of the log: a round, a draft. */
  chapters?: Event['kind'][];
  /** Whether somebody's turn begins with an event, and the next round where it is the first player's; else turns are told apart by actors. */
  turn?: (event: Event) => boolean;
  /** Kinds that are told in passing, with what comes before or after them, and are folded in the log. */
  quiet?: Event['kind'][];
  /** The card behind a kind of event, where the event itself does not name it. */
  causes?: Partial<Record<Event['kind'], string>>;
  /** Kinds that happen to several players at one moment, and are told in one beat if they come in a row. */
  together?: Event['kind'][][];
  /**
   * The pictures of the table after each beat but the last, on the way to the one that the server has sent. Without
   * it the board keeps the picture from before until the last beat.
   */
  pictures?: (before: View, beats: Event[][], goal: View, facts: CardFacts, you: number | null) => View[];
}

/** A moment: who does something, or nobody where all do, and what is told of it. */
export interface Moment {
  actor: number | null;
  events: StoryEvent[];
  /** It needs hardly a look. */
  quiet: boolean;
}

/** So many sentences can be read at once. */
const MOST_SENTENCES = 4;

/** Who an event is about. */
export function actorOf({ seat }: StoryEvent): number | null {
  return typeof seat === 'number' ? seat : null;
}

/** The moments of a story: as long as one actor goes on, unless something begins that a moment has begun with. */
export function momentsOf(events: readonly StoryEvent[], rule: TellingRules<never, StoryEvent>): Moment[] {
  const moments: Moment[] = [];
  const quiet = new Set<string>(rule.quiet);
  const opens = ({ kind }: StoryEvent) => rule.chapters?.includes(kind) ?? false;
  const group = (kind: string) => rule.together?.find((kinds) => kinds.includes(kind));
  for (const event of events) {
    const last = moments.at(-1);
    const first = last?.events.find(({ kind }) => !quiet.has(kind));
    const actor = actorOf(event);
    const hushed = quiet.has(event.kind);
    const shared = group(event.kind);
    if (last && first && shared && group(first.kind) === shared) {
      last.events.push(event);
      if (actor !== last.actor) last.actor = null;
    } else if (last && !opens(event) && goesOn(last, first, event, actor, hushed, shared !== undefined)) {
      last.events.push(event);
      if (last.quiet && actor !== last.actor) last.actor = null;
      last.quiet &&= hushed;
    } else moments.push({ actor, events: [event], quiet: hushed });
  }
  return moments;
}

/** Whether an event belongs to the moment before it. */
function goesOn(
  last: Moment,
  first: StoryEvent | undefined,
  event: StoryEvent,
  actor: number | null,
  hushed: boolean,
  shared: boolean,
): boolean {
  if (hushed && last.quiet) return true;
  if (last.actor !== actor && (actor !== null || shared)) return false;
  if (shared || last.events.length >= MOST_SENTENCES) return false;
  return hushed || first?.kind !== event.kind;
}

/** The cards that events name, each once, with those behind them; `known` says whether something is a card. */
export function cardsOf(
  events: readonly StoryEvent[],
  known: (card: string) => boolean,
  causes: Partial<Record<string, string>> = {},
): string[] {
  const found = new Set<string>();
  for (const { kind } of events) if (causes[kind]) found.add(causes[kind]);
  for (const event of events)
    for (const [key, value] of Object.entries(event)) {
      const named = key.split('_')[0];
      if ((named === 'card' || named === 'source') && typeof value === 'string' && known(value)) found.add(value);
    }
  return [...found];
}
