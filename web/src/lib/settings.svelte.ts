/** How somebody wants the page. Kept in the browser, and by the server for those it knows; nothing here changes the game. */
import { LANGUAGES, type Language } from './languages';
import type { Me } from './types';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const MOTIONS = ['full', 'fast', 'off'] as const;
export const BOT_PACES = ['instant', 'unhurried', 'slow'] as const;
export const TELLING_SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type BotPace = (typeof BOT_PACES)[number];
export type TellingSpeed = (typeof TELLING_SPEEDS)[number];

const EITHER = [false, true] as const;
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
  language = $state<Language>(browserLanguage());
  theme = $state<Theme>('auto');
  size = $state<Size>('normal');
  #letters = new Map<Size, number>();
  motion = $state<Motion>(still.matches ? 'off' : 'full');
  /** How fast it is told what others have done, one after the other. */
  telling = $state<TellingSpeed>(still.matches ? 'off' : 'normal');
  sound = $state(false);
  /** Whether marks of the seats are shown large, beside their colours. */
  marks = $state(false);
  /** Whether a first game is explained on the way. */
  hints = $state(true);
  /** Whether all answers stand beside the question, those too that can be given on the board. */
  allAnswers = $state(false);
  /** Whether it is shown what a choice would bring. */
  previews = $state(true);
  /** How soon bots answer at new tables. */
  botPace = $state<BotPace>('unhurried');
  /** The bots that were last chosen, by seat, with commas. */
  bots = $state('');
  /** The games whose full game is played rather than the gentle one, with commas. */
  full = $state('');
  /** What the server was last known to keep, as it is written; nothing if it keeps nothing. */
  #agreed = '';

  constructor() {
    const found = kept();
    this.#read(found);
    this.#agreed = this.#completed(found.agreed);
  }

  /** All of them, as a server is told. */
  get all(): Pick<Me, 'language' | 'settings'> {
    const { language, theme, size, motion, telling, sound, marks, hints } = this;
    const { allAnswers, previews, botPace, bots, full } = this;
    return {
      language,
      settings: { theme, size, motion, telling, sound, marks, hints, allAnswers, previews, botPace, bots, full },
    };
  }

  /** What was agreed on before there were as many settings: what has been added since has not been changed here. */
  #completed(agreed: unknown): string {
    try {
      const { language, settings } = JSON.parse(String(agreed)) as Pick<Me, 'language' | 'settings'>;
      return JSON.stringify({ language, settings: { ...this.all.settings, ...settings } });
    } catch {
      return '';
    }
  }

  /** Whether something has been changed here that the server does not know of. */
  get changed(): boolean {
    return this.#agreed !== JSON.stringify(this.all);
  }

  /** Whether that is newer than what the server keeps. */
  get ahead(): boolean {
    return this.#agreed !== '' && this.changed;
  }

  /** The server keeps these now; null if it keeps nothing yet. */
  agree(all: Pick<Me, 'language' | 'settings'> | null): void {
    this.#agreed = all ? JSON.stringify(all) : '';
    this.#keep();
  }

  /** Be as somebody wants it whom the server knows. Whoever has not said yet keeps what is here. */
  follow({ language, settings }: Me): void {
    const known = Object.keys(settings).length > 0;
    if (known) this.#read({ ...settings, language });
    this.agree(known ? this.all : null);
  }

  #read(found: Record<string, unknown>): void {
    this.language = oneOf(LANGUAGES, found.language, this.language);
    this.theme = oneOf(THEMES, found.theme, this.theme);
    this.size = oneOf(SIZES, found.size, this.size);
    this.motion = oneOf(MOTIONS, found.motion, this.motion);
    this.telling = oneOf(TELLING_SPEEDS, found.telling, this.telling);
    this.sound = oneOf(EITHER, found.sound, this.sound);
    this.marks = oneOf(EITHER, found.marks, this.marks);
    this.hints = oneOf(EITHER, found.hints, this.hints);
    this.allAnswers = oneOf(EITHER, found.allAnswers, this.allAnswers);
    this.previews = oneOf(EITHER, found.previews, this.previews);
    this.botPace = oneOf(BOT_PACES, found.botPace, this.botPace);
    if (typeof found.bots === 'string') this.bots = found.bots;
    if (typeof found.full === 'string') this.full = found.full;
  }

  #keep(): void {
    const { language, settings } = this.all;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, ...settings, agreed: this.#agreed }));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }

  /** How large a letter of the text is, in pixels; asked of the browser once for each size. */
  get rem(): number {
    const { size } = this;
    let found = this.#letters.get(size);
    if (!found) {
      found = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (document.documentElement.dataset.size === size) this.#letters.set(size, found);
    }
    return found;
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
    this.#keep();
  }
}

export const settings = new Settings();
