/** Copies of one name. */
import type { View } from './types';

/** Cards with keys of their own, for copies of one name. */
export function keyed(cards: string[], round: string): { key: string; card: string }[] {
  return cards.map((card, place) => ({
    key: `${round} ${card} ${cards.slice(0, place).filter((one) => one === card).length}`,
    card,
  }));
}

export function countOf(cards: string[] | null | undefined, id: string): number {
  return (cards ?? []).filter((card) => card === id).length;
}

/** Cards without one copy of a name. */
export function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

/** How many copies of a card the viewer has seen: in the rows, in hand, and in the pack. */
export function seen(view: View, id: string, remembered: boolean): number {
  const cards = [
    ...view.rows.flat().map((laid) => laid.card),
    ...(view.hand ?? []),
    ...(view.pack ?? []),
    ...(remembered ? [...(view.discards ?? []), ...(view.memory?.gone ?? [])] : []),
  ];
  return countOf(cards, id);
}
