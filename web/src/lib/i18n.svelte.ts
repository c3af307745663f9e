/** The words of the page in the language of the moment. `t('page-home-title')` follows a change of language. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { texts, type Texts } from './texts';

class I18n {
  now = $state.raw<Texts | null>(null);

  /** Fetch the language of the settings, and speak it from then on. */
  async follow(): Promise<void> {
    const language = settings.language;
    const found = await texts(language);
    if (settings.language === language) this.now = found;
  }
}

export const i18n = new I18n();

/** A score in words: points, or what a game counts instead. */
export function pointsText(game: string, points: number): string {
  const own = `${game}-points`;
  return t(i18n.now?.has(own) ? own : 'page-points', { points });
}

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return i18n.now?.text(id, args) ?? '';
}
