/** Short notes that appear and go: what was refused and why, what has been copied. */
import { AwayError, RefusedError } from './api';
import { LostError } from './live.svelte';
import type { Book } from './rulebooks.svelte';
import { i18n, t } from './i18n.svelte';

/** A clause of a rulebook. */
export interface ClauseLink {
  book: Book;
  clause: string;
}

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** The clause of a rulebook behind it. */
  link?: ClauseLink;
}

const LASTING = 7000;

class Toasts {
  now = $state.raw<Toast[]>([]);
  #count = 0;

  say(text: string, { bad = false, link }: { bad?: boolean; link?: ClauseLink } = {}): void {
    const toast: Toast = { id: ++this.#count, text, bad, link };
    this.now = [...this.now.filter((one) => one.text !== text), toast].slice(-3);
    setTimeout(() => this.close(toast.id), LASTING);
  }

  close(id: number): void {
    this.now = this.now.filter((one) => one.id !== id);
  }

  /** Say what went wrong. */
  error(error: unknown, names: readonly string[] = [], book?: Book): void {
    const { text, clause } = inWords(error, names);
    this.say(text, { bad: true, link: clause && book ? { book, clause } : undefined });
  }
}

export const toasts = new Toasts();

/** What is not about the game is said in the page's own words. */
const SAID: Record<number, string> = {
  400: 'page-error-unread',
  403: 'page-error-elsewhere',
  429: 'page-error-too-fast',
};

/** What went wrong, in the reader's language, and the clause of the rulebook behind it. */
export function inWords(error: unknown, names: readonly string[] = []): { text: string; clause: string | null } {
  if (error instanceof AwayError || error instanceof LostError) return { text: t('page-error-away'), clause: null };
  if (!(error instanceof RefusedError)) throw error;
  const { refused, status } = error;
  const said = SAID[status] ? t(SAID[status]) : i18n.now?.refusal(refused, names);
  return { text: said || t('page-error'), clause: refused.clause ?? null };
}
