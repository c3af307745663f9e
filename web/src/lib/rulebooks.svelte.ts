/** Rulebooks, fetched once for each language, and the clause that is being looked at. */
import { api } from './api';
import type { Language } from './settings.svelte';
import type { Rules } from './told';

const fetched = new Map<string, Promise<Rules>>();

export function rulebook(game: string, language: Language): Promise<Rules> {
  const key = `${game}/${language}`;
  let coming = fetched.get(key);
  if (!coming) {
    coming = api.rules(game, language);
    coming.catch(() => fetched.delete(key));
    fetched.set(key, coming);
  }
  return coming;
}

class Looked {
  at = $state.raw<{ game: string; clause: string } | null>(null);
}

export const looked = new Looked();
