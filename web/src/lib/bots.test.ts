import { beforeEach, describe, expect, it } from 'vitest';
import { botKind, botName, botOf, characterOf, levelOf, rememberBots, rememberedBots } from './bots';
import { i18n } from './i18n.svelte';
import { LANGUAGES } from './languages';
import { settings } from './settings.svelte';

const LEVELS = ['novice', 'casual', 'strong', 'master'];
const CHARACTERS = ['', 'builder', 'gambler', 'miser', 'trickster'];
const SEATS = [0, 1, 2, 3, 4];

describe('a bot', () => {
  it('is a level and a character', () => {
    expect([levelOf('strong:miser'), characterOf('strong:miser')]).toEqual(['strong', 'miser']);
    expect([levelOf('novice'), characterOf('novice')]).toEqual(['novice', '']);
    expect([botOf('strong', 'miser'), botOf('novice', '')]).toEqual(['strong:miser', 'novice']);
  });

  it.each(LANGUAGES)('is called like no other at its table, in %s', async (language) => {
    settings.language = language;
    await i18n.follow();
    const bots = LEVELS.flatMap((level) => CHARACTERS.map((character) => botOf(level, character)));
    const names = SEATS.flatMap((seat) => bots.map((bot) => botName(bot, seat)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /[-{}_]|page/.test(name))).toEqual([]);
    for (const bot of [...bots, 'random', 'greedy', 'greedy-0']) expect(botKind(bot)).not.toMatch(/page-/);
  });

  it('has a title of the gender of its name', async () => {
    const called = async (language: 'en' | 'ru' | 'pl', ...bots: [string, number][]) => {
      settings.language = language;
      await i18n.follow();
      return bots.map(([bot, seat]) => botName(bot, seat));
    };
    const some: [string, number][] = [
      ['novice:builder', 1],
      ['casual', 3],
      ['strong:miser', 1],
      ['strong:gambler', 3],
      ['master', 2],
      ['greedy', 2],
    ];
    expect(await called('en', ...some)).toEqual([
      'Little Swallow',
      'Hedgehog',
      'Wise Magpie',
      'Wise Falcon',
      'Master Fox',
      'Fox',
    ]);
    expect(await called('ru', ...some)).toEqual([
      'Малютка Ласточка',
      'Ёж',
      'Мудрая Сорока',
      'Мудрый Сокол',
      'Мастер Лиса',
      'Лиса',
    ]);
    expect(await called('pl', ...some)).toEqual([
      'Mała Jaskółka',
      'Jeż',
      'Mądra Sroka',
      'Mądry Sokół',
      'Mistrz Lis',
      'Lis',
    ]);
  });
});

describe('the bots that were last chosen', () => {
  beforeEach(() => (settings.bots = ''));

  it('are casual at first', () => {
    expect(rememberedBots()).toEqual(['casual', 'casual', 'casual', 'casual', 'casual']);
  });

  it('are proposed for their seats, and for those after them', () => {
    rememberBots([undefined, 'strong:miser', undefined, 'novice']);
    expect(rememberedBots()).toEqual(['casual', 'strong:miser', 'strong:miser', 'novice', 'novice']);
    rememberBots([undefined, undefined, 'master']);
    expect(rememberedBots()).toEqual(['casual', 'strong:miser', 'master', 'novice', 'novice']);
  });
});
