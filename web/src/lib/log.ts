/** The log: the story in rounds and turns, with repetitions told once and quiet steps behind those that matter. */
import { actorOf, type TellingRules } from './beats';
import type { StoryEvent } from './types';

export interface Line {
  event: StoryEvent;
  /** So many times in a row. */
  count: number;
  quiet: boolean;
}

/** A sentence that is read, with the quiet ones around it that are folded. */
export interface Entry {
  lines: Line[];
  /** Which of them is read. */
  head: number;
  /** It is a heading: a round or a draft begins. */
  chapter: boolean;
  /** The number of a round that begins with it, where no event says so. */
  round: number | null;
  /** Somebody's turn begins with it. */
  turn: boolean;
}

/** The entries of a story. */
export function entriesOf(story: readonly StoryEvent[], rules: TellingRules<never, StoryEvent>): Entry[] {
  const entries: Entry[] = [];
  let actor: number | null = null;
  let first: number | null = null;
  let round = 0;
  for (const event of story) {
    const chapter = rules.chapters?.includes(event.kind) ?? false;
    const quiet = !chapter && (rules.quiet?.includes(event.kind) ?? false);
    const who = actorOf(event);
    const turn: boolean = rules.turn
      ? who !== actor && rules.turn(event as never)
      : who !== null && (who !== actor || entries.at(-1)?.chapter === true);
    if (turn) {
      actor = who;
      if (rules.turn) first ??= who;
    }
    const begins = turn && rules.turn !== undefined && who === first;
    if (begins) round += 1;
    const line: Line = { event, count: 1, quiet };
    const last = entries.at(-1);
    if (!chapter && !turn && last && !last.chapter) {
      if (repeats(last.lines.at(-1), line)) continue;
      if (quiet || last.lines[last.head]?.quiet) {
        last.lines.push(line);
        if (!quiet) last.head = last.lines.length - 1;
        continue;
      }
    }
    entries.push({ lines: [line], head: 0, chapter, round: begins ? round : null, turn });
  }
  return entries;
}

/** Whether a line says the same as the one before it, which is then told once more. */
function repeats(last: Line | undefined, { event }: Line): boolean {
  if (!last || JSON.stringify(last.event) !== JSON.stringify(event)) return false;
  last.count += 1;
  return true;
}
