import type { GalleryRules } from '../gallery';
import type { View } from './types';

/** Everybody has the same characters, one of each. */
export const gallery: GalleryRules<View> = {
  options: [],
  group: () => '',
  copies: (_, __, view) => view?.hands.length ?? null,
  seen: (card, view) =>
    [...view.tiles.flatMap(({ cards }) => cards.map((laid) => laid.card)), ...(view.hand ?? [])].filter(
      (one) => one === card,
    ).length,
};
