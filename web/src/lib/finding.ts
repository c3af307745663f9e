/** Finding things by their names in any language, as people type them; `taletable/cli/finding.py` does the same. */
import { LANGUAGES, type Language } from './languages';
import { texts, type Texts } from './texts';

/** No capitals and no accents: `krol` finds Król, and `елка` finds ёлка. */
export function plain(words: string): string {
  return words.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '');
}

export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

/** The words of a game in every language. */
export function everyTongue(game: string): Promise<Map<Language, Texts>> {
  return Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, Texts]> => {
      const found = await texts(language);
      await found.bring(game);
      return [language, found];
    }),
  ).then((pairs) => new Map(pairs));
}
