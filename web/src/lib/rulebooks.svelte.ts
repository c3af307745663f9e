/** Rulebooks, fetched once for each language, and the clause that is being looked at. */
import { api } from './api';
import type { Language } from './languages';
import type { OptionValue, Rules } from './types';

/** The rules of a game as a table plays them, or with these options. */
export interface Book {
  game: string;
  table?: string;
  options?: Record<string, OptionValue>;
}

const fetched = new Map<string, Promise<Rules>>();

export function rulebook({ game, table, options = {} }: Book, language: Language): Promise<Rules> {
  const key = JSON.stringify([game, table, options, language]);
  let coming = fetched.get(key);
  if (!coming) {
    coming = table === undefined ? api.rules(game, language, options) : api.tableRules(table, language);
    coming.catch(() => fetched.delete(key));
    fetched.set(key, coming);
  }
  return coming;
}

/** Where a book of a table can be read, at a clause of it. */
export function bookPath({ game, table }: Book, clause = ''): string {
  return `/rules/${game}${table === undefined ? '' : `?table=${encodeURIComponent(table)}`}${clause && `#${clause}`}`;
}

class Looked {
  at = $state.raw<{ book: Book; clause: string } | null>(null);
}

export const looked = new Looked();
