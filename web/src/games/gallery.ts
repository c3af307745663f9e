/** What a gallery of all cards has to know of a game. */
import type { Chosen } from '../lib/options';
import type { CardFacts, Words } from './board';

export type Row = CardFacts['sheet'][number];

export interface GalleryRules<View = never, OfGame extends Row = Row> {
  /** The options that say which cards there are, and what they say. */
  options: string[];
  /** Under which heading a card stands; nothing in a game of few cards. */
  group: (row: OfGame | undefined, words: Words) => string;
  /** How many there are with these options, or at a table that shows this view; null where nobody can say. */
  copies: (row: OfGame | undefined, options: Chosen, view: View | null) => number | null;
  /** How many of a card the viewer has seen at a table. */
  seen: (card: string, view: View, you: number | null) => number;
}

const rules = import.meta.glob<{ gallery: unknown }>('./*/gallery.ts');

/** The gallery of a game, fetched when it is opened. */
export async function galleryOf(game: string): Promise<GalleryRules> {
  return (await rules[`./${game}/gallery.ts`]?.())?.gallery as GalleryRules;
}
