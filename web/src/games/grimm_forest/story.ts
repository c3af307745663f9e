/**
 * The story of an update, step by step: what was told, what the table looks like after it, and what flies where.
 * The last picture is always the one the server has told; the steps only lead there.
 */
import { beginRound, change, tidy, type SortOf } from './changes';
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
/** What is shown together if it comes in a row. */
const TOGETHER = ['played', 'turned', 'went', 'gathered', 'lost', 'gained', 'devoured', 'threw', 'drew', 'came'];

/** The steps of an update that leads from one picture to another. */
export function stepsOf(events: StoryEvent[], goal: View, sortOf: SortOf): Step[] {
  const steps: Step[] = [];
  events.forEach((event, index) => {
    const { kind } = event;
    if (QUIET.includes(kind)) return;
    const flight = flightOf(event);
    const last = steps.at(-1);
    if (TOGETHER.includes(kind) && last?.told[0]?.kind === kind) {
      const before = last.apply;
      last.told.push(event);
      if (flight) last.flights.push(flight);
      last.apply = (view) => {
        before(view);
        change(view, event, sortOf);
      };
      return;
    }
    steps.push({
      told: [event],
      flights: flight ? [flight] : [],
      apply: (view) => {
        if (event.kind === 'round') beginRound(view, event.round, event.seat, events.slice(index + 1), goal);
        const { phase } = view;
        change(view, event, sortOf);
        if (view.phase === 'build' && phase !== 'build') tidy(view);
      },
    });
  });
  return steps;
}

/** A picture that can be changed without touching what was told. */
export function copyOf(view: View): View {
  return structuredClone(view);
}
