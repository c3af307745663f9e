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
