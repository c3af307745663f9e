/** The words of hints, reviews and what-if, fetched when they are needed. */
import { i18n } from '../lib/i18n.svelte';
import type { Texts } from '../lib/texts';

export class StudyTexts {
  #brought = $state.raw<Texts | null>(null);

  /** To be made while a component is. */
  constructor() {
    $effect(() => {
      const texts = i18n.now;
      if (texts)
        void Promise.all(['study', 'bots'].map((room) => texts.bring(room))).then(() => (this.#brought = texts));
    });
  }

  /** All messages, with these among them; null until they have come. */
  get now(): Texts | null {
    return this.#brought === i18n.now ? this.#brought : null;
  }
}
