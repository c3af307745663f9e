/** A quick game: a table with bots, begun at once. The first ones are gentle, and the full game is one tick away. */
import { gameOf } from '../games/facts';
import { api, games } from './api';
import { FIRST_BOT, USUAL_BOT } from './bots';
import { i18n } from './i18n.svelte';
import { me } from './me.svelte';
import { proposed, type Chosen } from './options';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameFact } from './types';

/** How many bots sit down at a quick game. */
export function botsOf(game: string): number {
  return (gameOf(game)?.quick ?? 2) - 1;
}

/** The options of a quick game: the edition of one's language, and its basic cards or all of them. */
export function quickOptions(fact: GameFact | null, full: boolean): Chosen {
  const known = fact && gameOf(fact.id);
  return { ...proposed(fact, settings.language), ...(full ? known?.full : known?.gentle) };
}

export async function playNow(game: string, name: string, full: boolean): Promise<void> {
  await me.beKnown(name);
  const level = full ? USUAL_BOT : FIRST_BOT;
  const bots = Array.from({ length: botsOf(game) }, () => ({ kind: 'bot' as const, level }));
  const fact = (await games()).find((one) => one.id === game) ?? null;
  const terms = { bot_pace: settings.botPace, rated: false, hints: true };
  const table = await api.openTable({
    game,
    seats: [{ kind: 'me' }, ...bots],
    options: quickOptions(fact, full),
    terms,
  });
  await api.command(table.id, { kind: 'start' });
  await i18n.now?.bring(game);
  router.go(`/table/${table.id}`);
}
