import { afterEach, expect, it } from 'vitest';
import { GAMES } from '../games/facts';
import { botsOf, quickOptions } from './play';
import { settings } from './settings.svelte';
import type { GameFact } from './types';

const EDITION = { name: 'edition', by_language: { ru: 'ru', pl: 'pl' } };
const fact = (id: string, ...options: unknown[]) => ({ id, options }) as unknown as GameFact;

afterEach(() => (settings.language = 'en'));

it('two or three bots sit down at a quick game', () => {
  for (const { id } of GAMES) expect([2, 3]).toContain(botsOf(id));
});

it('a gentle game has the basic cards, and the edition of its reader', () => {
  settings.language = 'pl';
  expect(quickOptions(fact('grimm_forest', EDITION), false)).toEqual({ edition: 'pl', advanced: 'basic' });
  expect(quickOptions(fact('fairy_tale'), false)).toEqual({});
  expect(quickOptions(null, false)).toEqual({});
});

it('the full game has all of them', () => {
  settings.language = 'ru';
  expect(quickOptions(fact('grimm_forest', EDITION), true)).toEqual({ edition: 'ru' });
  expect(quickOptions(fact('fairy_tale'), true)).toEqual({ deck: 'advanced' });
});
