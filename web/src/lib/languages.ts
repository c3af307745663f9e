/** The languages of the page: what each calls itself, and its first texts. Each has a folder in `taletable/locales`. */
export const OWN_NAMES = { en: 'English', ru: 'Русский', pl: 'Polski' };

export type Language = keyof typeof OWN_NAMES;

export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

export const FIRST_TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  pl: () => import('virtual:texts/pl'),
};
