/** What can be chosen about a game, in words. */
import { gameOf } from '../games/facts';
import { i18n, t } from './i18n.svelte';
import type { Clock, GameFact, OptionFact, OptionValue } from './types';

export type Chosen = Record<string, OptionValue>;

/** A choice in words: its own, the game's or the page's, or those of what it names. */
export function choiceText(game: string, option: OptionFact, choice: OptionValue): string {
  const texts = i18n.now;
  if (!texts) return '';
  const own = [`${game}-choice-${option.name}-${choice}`, `page-choice-${game}-${option.name}-${choice}`];
  const found = own.find((id) => texts.has(id));
  if (found) return texts.text(found);
  if (typeof choice === 'boolean') return t(choice ? 'page-yes' : 'page-no');
  if (choice === 'random') return t('page-by-chance');
  if (option.kind === 'seat') return t('page-choice-seat', { number: Number(choice) + 1 });
  const named = `${game}-${option.kind}-${choice}`;
  return texts.has(named) ? texts.text(named) : String(choice);
}

/** What an option changes, as a sentence. */
export function optionText(game: string, name: string): string {
  return t(`${game}-option-${name}`);
}

/** Not what one decides first. */
export function isDetail(game: string, option: OptionFact): boolean {
  const first = gameOf(game)?.options;
  return first !== undefined && !first.includes(option.name);
}

/** What is proposed to readers of a language for a new table. */
export function proposed(fact: GameFact | null, language: string): Chosen {
  const found: Chosen = {};
  for (const { name, by_language } of fact?.options ?? []) {
    const choice = by_language[language];
    if (choice !== undefined) found[name] = choice;
  }
  return found;
}

/** What each option is where nobody has chosen it: what the chosen ones imply, or its default. */
export function usual(fact: GameFact | null, chosen: Chosen): Chosen {
  const options = fact?.options ?? [];
  const defaults = options.map((option): [string, OptionValue] => [option.name, option.default]);
  const implied = options.map((option) => option.implies[String(chosen[option.name] ?? option.default)]);
  return Object.assign(Object.fromEntries(defaults), ...implied) as Chosen;
}

/** Of all options of a table those that are not the default. */
export function changed(options: Chosen, fact: GameFact): Chosen {
  const others = fact.options.filter(({ name, default: own }) => options[name] !== undefined && options[name] !== own);
  return Object.fromEntries(others.map(({ name }) => [name, options[name] as OptionValue]));
}

/** What the chosen edition has for one of its rules, as a sentence; empty for a rule on which no editions differ. */
export function impliedText(fact: GameFact | null, values: Chosen, option: OptionFact): string {
  const edition = fact?.options.find(({ implies }) => Object.values(implies).some((rules) => option.name in rules));
  if (!fact || !edition) return '';
  const choice = values[edition.name] ?? edition.default;
  const value = usual(fact, { [edition.name]: choice })[option.name] ?? option.default;
  const words = `page-implied-${fact.id}-${edition.name}-${choice}`;
  return i18n.now?.has(words) ? t(words, { value: choiceText(fact.id, option, value) }) : '';
}

export function clockText(clock: Clock = { kind: 'none' }): string {
  if (clock.kind === 'live')
    return t('page-clock-live-is', { minutes: (clock.bank ?? 300) / 60, seconds: clock.refill ?? 20 });
  if (clock.kind === 'correspondence') return t('page-clock-correspondence-is', { hours: clock.hours ?? 48 });
  return t('page-clock-none');
}
