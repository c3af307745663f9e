/** The pictures of the cards, by the names the rules give them. */
import { drawn } from './brush';
import { creatures } from './creatures';
import { heroes } from './heroes';
import { heroines } from './heroines';

export const MOTIFS: Record<string, string[]> = { ...heroines, ...heroes, ...creatures };

/** The inside of an <svg> of the canvas's size; `own` begins the ids in it. */
export const picture = (card: string, own: string): string => drawn((MOTIFS[card] ?? []).join(''), own);
