import type { GalleryRules } from '../gallery';
import { seen } from './copies';
import type { CardRow, View } from './types';

/** By what kind of card it is; the basic game has no advanced ones. */
export const gallery: GalleryRules<View, CardRow> = {
  options: ['edition', 'advanced'],
  group: (row, words) => (row ? words.named('sort', row.printed.sort) : ''),
  copies: (row, options) => (!row || (row.printed.advanced && options.advanced === 'basic') ? 0 : row.copies),
  seen,
};
