/** Deals that several play: where their pages are, and the texts of these pages, which come with them. */
import { RefusedError } from './api';
import { i18n } from './i18n.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';

/** The page of a challenge or of a duplicate: an id begins with its kind. */
export function dealPath(id: string): string {
  return `/${id.startsWith('duplicate-') ? 'duplicate' : 'challenge'}/${encodeURIComponent(id)}`;
}

/** Where a table is hidden because others still play its deal, go to the deal and say why; whether it was so. */
export function toDeal(error: unknown): boolean {
  const deal = error instanceof RefusedError ? error.refused.args.deal : undefined;
  if (typeof deal !== 'string') return false;
  toasts.error(error);
  router.go(dealPath(deal), true);
  return true;
}

/** The texts of pages or games that are fetched with them: ready when they are there in the language of the moment. */
export class Brought {
  #language = $state('');
  #rooms: () => string[];

  constructor(rooms: () => string[]) {
    this.#rooms = rooms;
    $effect(() => {
      const texts = i18n.now;
      const wanted = this.#rooms();
      if (!texts) return;
      const key = [texts.language, ...wanted].join(' ');
      Promise.all(wanted.map((room) => texts.bring(room))).then(
        () => (this.#language = key),
        (error: unknown) => toasts.error(error),
      );
    });
  }

  get ready(): boolean {
    return this.#language === [i18n.now?.language, ...this.#rooms()].join(' ');
  }
}

/** A day in words; without a year where it is clear. */
export function dayText(day: Date, utc = false): string {
  return day.toLocaleDateString(settings.language, {
    day: 'numeric',
    month: 'long',
    ...(utc ? { timeZone: 'UTC' } : {}),
  });
}

/** The sign of a minus as long as that of a plus. */
export function signedNumber(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  const text = Math.abs(rounded).toLocaleString(settings.language, { maximumFractionDigits: digits });
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : text;
}

export function percent(value: number): string {
  return value.toLocaleString(settings.language, { style: 'percent', maximumFractionDigits: 0 });
}
