/** What all parts of the board share, so that it need not be handed down. */
import { createContext } from 'svelte';
import type { Words } from '../board';
import type { Answers } from './answers.svelte';
import type { Book } from './book';
import type { View } from './types';

export interface Tale {
  readonly words: Words;
  readonly book: Book;
  readonly view: View;
  readonly you: number | null;
  readonly answers: Answers;
}

export const [getTale, setTale] = createContext<Tale>();

/** Where no table is: a face needs no more of one than what is printed on it. */
export function setPrinted(words: () => Words, book: () => Book): void {
  setTale({
    get words() {
      return words();
    },
    get book() {
      return book();
    },
  } as Tale);
}
