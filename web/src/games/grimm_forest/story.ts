/**
 * The story of an update, step by step: what was told, what the table looks like after it, and what flies where.
 * The last picture is always the one the server has told; the steps only lead there.
 */
import { change } from './changes';
import { flightOf, type Flight } from './journeys';
import type { StoryEvent, View } from './types';

export interface Step {
  /** What is told now; empty for what needs no words. */
  told: StoryEvent[];
  flights: Flight[];
  apply: (view: View) => void;
}

/** What needs no step of its own. */
const QUIET = ['drawn', 'slipped-seen', 'due'];
/** What is shown together if it comes in a row, and not in another build turn. */
const TOGETHER = ['played', 'turned', 'went', 'gathered', 'lost', 'gained', 'devoured', 'threw', 'drew', 'came'];

/** The steps of an update. */
export function stepsOf(events: StoryEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const { kind } = event;
    const flight = flightOf(event);
    const last = steps.at(-1);
    const quiet = QUIET.includes(kind);
    const alike = TOGETHER.includes(kind) && last?.told[0]?.kind === kind && last.told[0].turn === event.turn;
    if (last && (quiet || alike)) {
      const before = last.apply;
      if (!quiet) last.told.push(event);
      if (flight) last.flights.push(flight);
      last.apply = (view) => {
        before(view);
        change(view, event);
      };
    } else if (!quiet) {
      steps.push({ told: [event], flights: flight ? [flight] : [], apply: (view) => change(view, event) });
    }
  }
  return steps;
}

/** A picture that can be changed without touching what was told. */
export function copyOf(view: View): View {
  return structuredClone(view);
}
