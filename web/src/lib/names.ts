/** Who sits where, in words. */
import { t } from './i18n.svelte';
import type { Sitting } from './types';

/** What a bot on this seat is called: each seat has a character of its own. */
export function character(seat: number): string {
  return t(`page-character-${seat}`);
}

/** The name of whoever sits there; open seats are called so. */
export function nameOf(sitting: Sitting, seat: number): string {
  if (sitting.kind === 'person') return sitting.name;
  if (sitting.kind === 'bot') return character(seat);
  return t(sitting.kind === 'invited' ? 'page-seat-kept' : 'page-seat-open');
}

/** Whether nobody sits there yet. */
export function isFree(sitting: Sitting): boolean {
  return sitting.kind === 'open' || sitting.kind === 'invited';
}

/** The marks of the seats, so that nothing is told by colour alone. */
export const MARKS = ['●', '■', '▲', '◆', '✚'];
