/** The pictures of the cards, by the names the rules give them. */
import { drawn } from './brush';
import { creatures } from './creatures';
import { encounters } from './encounters';
import { heroes } from './heroes';
import { heroines } from './heroines';
import { monsters } from './monsters';
import { places } from './places';
import { smallfolk } from './smallfolk';
import { wonders } from './wonders';

export const MOTIFS: Record<string, string[]> = {
  ...creatures,
  ...encounters,
  ...heroes,
  ...heroines,
  ...monsters,
  ...places,
  ...smallfolk,
  ...wonders,
};

/** The inside of an <svg> of the canvas's size; `own` begins the ids in it. */
export const picture = (card: string, own: string): string => drawn((MOTIFS[card] ?? []).join(''), own);
