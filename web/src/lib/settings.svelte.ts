/** How this browser shows the table. Kept in the browser; nothing here changes the game. */

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const MOTIONS = ['full', 'fast', 'off'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = 'taletable-settings';
const DURATIONS: Record<Motion, number> = { full: 1, fast: 0.4, off: 0 };
const still = matchMedia('(prefers-reduced-motion: reduce)');

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  size = $state<Size>('normal');
  motion = $state<Motion>('full');
  sound = $state(false);
  /** Whether marks of the seats are shown large, beside their colours. */
  marks = $state(false);
  /** Whether a first game is explained on the way. */
  hints = $state(true);

  constructor() {
    const found = kept();
    this.language = oneOf(LANGUAGES, found.language, browserLanguage());
    this.theme = oneOf(THEMES, found.theme, 'auto');
    this.size = oneOf(SIZES, found.size, 'normal');
    this.motion = oneOf(MOTIONS, found.motion, still.matches ? 'off' : 'full');
    this.sound = found.sound === true;
    this.marks = found.marks === true;
    this.hints = found.hints !== false;
  }

  /** By how much a duration is to be multiplied: 0 where nothing may move. */
  get pace(): number {
    return still.matches ? 0 : DURATIONS[this.motion];
  }

  /** A duration in milliseconds as this person wants it. */
  lasting(milliseconds: number): number {
    return milliseconds * this.pace;
  }

  /** Put the settings into the document, and keep them. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.size = this.size;
    root.dataset.motion = this.pace === 0 ? 'off' : this.motion;
    root.dataset.marks = String(this.marks);
    const { language, theme, size, motion, sound, marks, hints } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, size, motion, sound, marks, hints }));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
