import type { GalleryRules } from '../gallery';
import { seen } from './copies';
import type { CardRow, View } from './types';

/** By factions; those for experts are in the advanced deck only. */
export const gallery: GalleryRules<View, CardRow> = {
  options: ['deck'],
  group: (row, words) => (row ? words.named('category', row.faction) : ''),
  copies: (row, options) => (!row || (row.expert && options.deck === 'basic') ? 0 : row.copies),
  seen: (card, view) => seen(view, card, true),
};
