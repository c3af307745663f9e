/** The clauses of the rulebook. They come when the first card is looked at closely. */
import { rulebook } from '../../lib/rulebooks.svelte';
import type { Rules } from '../../lib/types';
import type { Words } from '../board';

export class Rulings {
  #rules = $state.raw<Rules | null>(null);
  #asked = '';

  of(clause: string, words: Words): string {
    const { language } = words;
    if (this.#asked !== language) {
      this.#asked = language;
      rulebook(words.book, language).then(
        (found) => (this.#rules = found),
        () => (this.#asked = ''),
      );
    }
    return this.#rules?.clauses[clause] ?? '';
  }
}
