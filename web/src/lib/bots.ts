/** Bots: a name such as `strong:miser` is a level and, where there is one, a character. */
import { i18n, t } from './i18n.svelte';
import { settings } from './settings.svelte';

/** What nobody has chosen otherwise. */
export const USUAL_BOT = 'casual';
/** Who sits at the table of a gentle game. */
export const FIRST_BOT = 'novice';

/** The seats of the largest table. */
const SEATS = [0, 1, 2, 3, 4];

export function levelOf(bot: string): string {
  return bot.split(':')[0] ?? bot;
}

/** The character of a bot; empty if it has none. */
export function characterOf(bot: string): string {
  return bot.split(':')[1] ?? '';
}

export function botOf(level: string, character: string): string {
  return character ? `${level}:${character}` : level;
}

/** What a bot is called: a creature by its character and seat, so that no two at a table are called the same, with a title by its level. */
export function botName(bot: string, seat: number): string {
  const creature = `page-bot-name-${characterOf(bot) || 'plain'}-${seat}`;
  const name = t(creature);
  const title = `page-bot-title-${levelOf(bot)}`;
  return i18n.now?.has(title) ? t(title, { name, 'name-gender': i18n.now.form(creature, 'gender') }) : name;
}

/** Level and character in words. */
export function botKind(bot: string): string {
  const words = [t(`page-level-${levelOf(bot)}`)];
  if (characterOf(bot)) words.push(t(`page-character-${characterOf(bot)}`));
  return words.join(', ');
}

/** The bots that were last chosen, for every seat there can be; where none was, the one of the seat before it. */
export function rememberedBots(): string[] {
  const chosen = settings.bots.split(',');
  return SEATS.map((seat) => chosen.slice(0, seat + 1).findLast(Boolean) ?? USUAL_BOT);
}

/** Remember the bots of some seats, and leave the others as they were. */
export function rememberBots(bots: (string | undefined)[]): void {
  const chosen = settings.bots.split(',');
  settings.bots = SEATS.map((seat) => bots[seat] ?? chosen[seat] ?? '').join(',');
}
