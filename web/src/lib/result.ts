/** How a game has ended, in words. */
import { t } from './i18n.svelte';
import type { GameWords } from './texts';
import type { StandingInfo, State } from './types';

export function winnersOf({ room }: State): StandingInfo[] {
  return room.standings.filter((place) => place.rank === 1);
}

/** Who has won, as a title. */
export function resultTitle(now: State, words: GameWords): string {
  const winners = winnersOf(now);
  if (winners.length === 1 && winners[0]?.seat === now.you) return t('page-you-won');
  const who = winners.map((place) => words.seat(place.seat)).join(', ');
  return t('page-won', { who, count: winners.length });
}
