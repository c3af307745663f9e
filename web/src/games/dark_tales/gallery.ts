import type { GalleryRules } from '../gallery';
import { seen } from './book';
import type { CardRow, View } from './types';

/** In whose box a deck is. */
const BOXES: Partial<Record<string, string>> = { mermaid: 'mermaid', pacts: 'mermaid', cinderella: 'cinderella' };

/** By what a card shows; pacts by themselves. */
export const gallery: GalleryRules<View, CardRow> = {
  options: ['expansion'],
  group: (row, words) => {
    if (!row) return '';
    return row.kind === 'pact' ? words.line('pacts') : words.named('what', row.kind);
  },
  copies: (row, options) => {
    if (!row) return 0;
    const box = BOXES[row.deck];
    if (box && box !== options.expansion) return 0;
    // With Cinderella there is one Day and one Night.
    return options.expansion === 'cinderella' && ['day', 'night'].includes(row.id) ? 1 : row.copies;
  },
  seen: (card, view, you) =>
    seen(card, view, you) + [...(view.pacts ?? []), ...(view.pact_discard ?? [])].filter((one) => one === card).length,
};
