/** A game that is over, seen with everybody's eyes. */

type View = Record<string, unknown>;

/** A view in which every seat is shown as it sees itself: in the fields that have an entry for each seat. */
export function allOpen(view: View, own: View[], bySeat: readonly string[]): View {
  const opened = { ...view };
  for (const field of bySeat) {
    const entries = view[field] as unknown[];
    opened[field] = entries.map((entry, seat) => (own[seat]?.[field] as unknown[] | undefined)?.[seat] ?? entry);
  }
  return opened;
}
