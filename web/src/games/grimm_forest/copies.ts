import type { View } from './types';

/** How many copies of a card lie open or are known to the viewer. */
export function seen(card: string, view: View): number {
  const { discard, friend_discard, players, locations, hand = [], known = [], top = [], drawn = [] } = view;
  const open = [
    ...discard,
    ...friend_discard,
    ...players.flatMap(({ fable, due, friend }) => [fable, due, friend]),
    ...locations.map(({ unique }) => unique),
    ...hand,
    ...known.flat(),
    ...top,
    ...drawn,
  ];
  return open.filter((one) => one === card).length;
}
