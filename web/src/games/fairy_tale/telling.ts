/** How a tale is told: all cards are revealed together, and then each is turned that a hunt or an effect turns. */
import type { TellingRules } from '../../lib/beats';
import { without } from './copies';
import type { Laid, StoryEvent, View } from './types';

/** The card that an event turns: of those with its name that lie the other way, the first that ends up as it says. */
function turn(row: Laid[], goal: readonly Laid[], card: string, down: boolean): void {
  const fits = (laid: Laid) => laid.card === card && laid.down !== down;
  const sure = row.findIndex((laid, place) => fits(laid) && goal[place]?.down === down);
  const place = sure < 0 ? row.findIndex(fits) : sure;
  const laid = row[place];
  if (laid) row[place] = { ...laid, down };
}

export const telling: TellingRules<View, StoryEvent> = {
  chapters: ['draft'],
  quiet: ['passed', 'idle', 'discarded'],
  together: [['played', 'hunted']],
  pictures: (before, beats, goal, _, you) => {
    const rows = before.rows.map((row) => [...row]);
    let { hand } = before;
    return beats.map((events) => {
      for (const event of events) {
        const seat = 'seat' in event ? event.seat : -1;
        const [row, end] = [rows[seat], goal.rows[seat] ?? []];
        if (!row) continue;
        const laid = end[row.length];
        if ((event.kind === 'played' || event.kind === 'hunted') && laid) {
          row.push({ ...laid, down: event.kind === 'hunted' });
          if (seat === you && hand) hand = without(hand, event.card);
        } else if (event.kind === 'opened' || event.kind === 'closed')
          turn(row, end, event.card, event.kind === 'closed');
      }
      // A card that lies as it will in the end is told with what it scores then.
      const laid = rows.map((row, seat) =>
        row.map((one, place) => {
          const end = goal.rows[seat]?.[place];
          return end?.down === one.down ? end : one;
        }),
      );
      return { ...before, rows: laid, hand, chosen: null };
    });
  },
};
