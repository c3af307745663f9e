/** Playing with others: a table for friends, and a game with the next who comes. */
import { api, games } from './api';
import { rememberedBots, USUAL_BOT } from './bots';
import { me } from './me.svelte';
import { proposed, type Chosen } from './options';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { i18n } from './i18n.svelte';

class QuickMatch {
  /** Whether a bot is to sit down if nobody comes within a minute. */
  bots = $state(true);
}

export const quickMatch = new QuickMatch();

/** The rules that are proposed for a table of friends. */
export async function friendly(game: string): Promise<Chosen> {
  const fact = (await games()).find((one) => one.id === game) ?? null;
  return proposed(fact, settings.language);
}

/** A private table whose seats are open to whoever has the link; nothing is at stake there. */
export async function playWithFriends(game: string, seats: number, name: string): Promise<void> {
  await me.beKnown(name);
  const table = await api.openTable({
    game,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat ? ('open' as const) : ('me' as const) })),
    options: await friendly(game),
    terms: { bot_pace: settings.botPace, rated: false, language: settings.language },
  });
  await i18n.now?.bring(game);
  router.go(`/table/${table.id}`);
}

/** Join whoever waits to play this game, or wait for the next who comes. */
export async function playWithAnybody(game: string, name: string): Promise<void> {
  await me.beKnown(name);
  const table = await api.quickMatch(game, quickMatch.bots ? (rememberedBots()[1] ?? USUAL_BOT) : null);
  await i18n.now?.bring(game);
  router.go(`/table/${table.id}`);
}
