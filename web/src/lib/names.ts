/** Who sits where, in words. */
import { botName } from './bots';
import { t } from './i18n.svelte';
import type { Sitting } from './types';

/** The name of whoever sits there; open seats are called so. */
export function nameOf(sitting: Sitting, seat: number): string {
  if (sitting.kind === 'person') return sitting.name;
  if (sitting.kind === 'bot') return botName(sitting.level, seat);
  return t(sitting.kind === 'invited' ? 'page-seat-kept' : 'page-seat-open');
}

/** Whether nobody sits there yet. */
export function isFree(sitting: Sitting): boolean {
  return sitting.kind === 'open' || sitting.kind === 'invited';
}

/** The marks of the seats, so that nothing is told by colour alone. */
export const MARKS = ['●', '■', '▲', '◆', '✚'];
