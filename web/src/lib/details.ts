/** Events that are told twice: to everybody in short, and to some in detail. */
import type { StoryEvent } from '../games/board';

/**
 * The events without those that are told in detail at once afterwards: whoever has drawn a card is told which, and need
 * not read that they have drawn one. `details` has the kinds of events that tell more of another kind.
 */
export function inDetail(events: StoryEvent[], details: Record<string, string>): StoryEvent[] {
  return events.filter(({ kind, seat }, place) => {
    const next = events[place + 1];
    return !next || details[next.kind] !== kind || next.seat !== seat;
  });
}
