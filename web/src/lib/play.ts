/** A quick game: a table with bots, begun at once. */
import { FACTS } from '../games/facts';
import type { GameId } from '../games/board';
import { api } from './api';
import { me } from './me.svelte';
import { router } from './router.svelte';

export async function playNow(game: GameId, name: string): Promise<void> {
  await me.beKnown(name);
  const bots = Array.from({ length: FACTS[game].quick - 1 }, () => ({ kind: 'bot' as const, level: 'greedy' }));
  const table = await api.openTable({ game, seats: [{ kind: 'me' }, ...bots] });
  await api.command(table.id, { kind: 'start' });
  router.go(`/table/${table.id}`);
}
