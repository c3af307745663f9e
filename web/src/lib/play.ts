/** A quick game: a table with bots, begun at once. */
import { gameOf } from '../games/facts';
import { api, games } from './api';
import { USUAL_BOT } from './bots';
import { me } from './me.svelte';
import { choiceText, proposed } from './options';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { i18n, t } from './i18n.svelte';
import { toasts } from './toasts.svelte';

export async function playNow(game: string, name: string): Promise<void> {
  await me.beKnown(name);
  const others = (gameOf(game)?.quick ?? 2) - 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, level: USUAL_BOT }));
  const fact = (await games()).find((one) => one.id === game);
  const options = proposed(fact ?? null, settings.language);
  const terms = { bot_pace: settings.botPace };
  const table = await api.openTable({ game, seats: [{ kind: 'me' }, ...bots], options, terms });
  await api.command(table.id, { kind: 'start' });
  await i18n.now?.bring(game);
  for (const option of fact?.options ?? []) {
    const choice = options[option.name];
    if (choice !== undefined) toasts.say(t('page-proposed-rules', { choice: choiceText(game, option, choice) }));
  }
  router.go(`/table/${table.id}`);
}
