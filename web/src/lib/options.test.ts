import { beforeAll, describe, expect, it } from 'vitest';
import { choiceText, clockText, impliedText, isDetail, proposed, usual } from './options';
import { i18n } from './i18n.svelte';

type Option = Parameters<typeof choiceText>[1];
type Fact = NonNullable<Parameters<typeof usual>[0]>;

function option(name: string, more: Partial<Option> = {}): Option {
  return { name, default: 'a', choices: ['a', 'b'], by_language: {}, implies: {}, kind: '', ...more };
}

const EDITION = option('edition', {
  default: 'standard',
  choices: ['standard', 'ru'],
  by_language: { ru: 'ru' },
  implies: { ru: { frog_prince: 'discard' } },
});
const PRINCE = option('frog_prince', { default: 'deck', choices: ['deck', 'discard'] });
const FACT = { id: 'grimm_forest', options: [EDITION, PRINCE] } as unknown as Fact;

beforeAll(async () => {
  await i18n.follow();
  for (const game of ['zavarushka', 'dark_tales', 'grimm_forest']) await i18n.now?.bring(game);
});

describe('a choice in words', () => {
  it('has words of its own', () => {
    expect(choiceText('grimm_forest', EDITION, 'ru')).toBe(i18n.now?.text('grimm_forest-choice-edition-ru'));
    expect(choiceText('grimm_forest', EDITION, 'ru')).not.toContain('-');
  });

  it('is yes or no, or chance', () => {
    expect(choiceText('dark_tales', option('short'), true)).toBe('yes');
    expect(choiceText('dark_tales', option('short'), false)).toBe('no');
    expect(choiceText('dark_tales', option('setting_a', { kind: 'setting' }), 'random')).toBe('by chance');
  });

  it('is a seat by its number, from one', () => {
    const first = option('first', { kind: 'seat' });
    expect(choiceText('zavarushka', first, 1)).toBe(i18n.now?.text('page-choice-seat', { number: 2 }));
  });

  it('is called what the thing of the game is called that it names', () => {
    const setting = option('setting_a', { kind: 'setting' });
    expect(choiceText('dark_tales', setting, 'a1')).toBe(i18n.now?.text('dark_tales-setting-a1'));
    expect(choiceText('dark_tales', option('drafts'), 7)).toBe('7');
  });
});

describe('options nobody has chosen', () => {
  it('are proposed by language', () => {
    expect(proposed(FACT, 'ru')).toEqual({ edition: 'ru' });
    expect(proposed(FACT, 'pl')).toEqual({});
    expect(proposed(null, 'ru')).toEqual({});
  });

  it('follow from those that are', () => {
    expect(usual(FACT, {})).toEqual({ edition: 'standard', frog_prince: 'deck' });
    expect(usual(FACT, { edition: 'ru' })).toEqual({ edition: 'standard', frog_prince: 'discard' });
  });

  it('are said as the chosen edition has them, whatever was chosen', () => {
    const said = (edition: string) => impliedText(FACT, { edition, frog_prince: 'deck' }, PRINCE);
    expect(said('ru')).toBe('In the Russian edition: chosen from the discarded friends.');
    expect(said('standard')).toBe('In our rules: from the top of the deck.');
    expect(impliedText(FACT, { edition: 'ru' }, EDITION)).toBe('');
    expect(impliedText(null, {}, PRINCE)).toBe('');
  });

  it('are details where a game says which come first', () => {
    expect(isDetail('grimm_forest', PRINCE)).toBe(true);
    expect(isDetail('grimm_forest', EDITION)).toBe(false);
    expect(isDetail('zavarushka', PRINCE)).toBe(false);
    expect(isDetail('chess', PRINCE)).toBe(false);
  });
});

it('clocks are told as they are set, or as they usually are', () => {
  expect(clockText({ kind: 'live', bank: 120, refill: 5 } as never)).toMatch(/2.*5/);
  expect(clockText({ kind: 'live' } as never)).toMatch(/5.*20/);
  expect(clockText({ kind: 'correspondence' } as never)).toMatch(/48/);
  expect(clockText()).toBe(i18n.now?.text('page-clock-none'));
});
