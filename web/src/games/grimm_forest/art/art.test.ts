import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MOTIFS, picture } from '.';

/** The card sheet of the rules: every edition has these cards. */
const SHEET = join(import.meta.dirname, '../../../../../src/taletable/games/grimm_forest/cards.toml');
const CARDS = [...readFileSync(SHEET, 'utf-8').matchAll(/^id = "(.+)"$/gm)].map(([, id = '']) => id);

it('has a picture of every card, and of nothing else', () => {
  expect(CARDS).toHaveLength(57);
  expect(Object.keys(MOTIFS).sort()).toEqual([...CARDS].sort());
});

it.each(CARDS)('draws %s as plain SVG that needs nothing from elsewhere', (card) => {
  const text = picture(card, 'c1');
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, 'text/xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.querySelectorAll('path, circle, ellipse').length).toBeGreaterThan(20);
  const elements = [...text.matchAll(/<(\w+)/g)].map(([, name]) => name);
  const known = ['defs', 'linearGradient', 'radialGradient', 'stop', 'g', 'path', 'circle', 'ellipse'];
  expect(elements.filter((name = '') => !known.includes(name))).toEqual([]);
  expect(text).not.toMatch(/NaN|undefined|~|href| on\w+=| style=/);
  const ids = [...text.matchAll(/ id="(.+?)"/g)].map(([, id]) => id);
  expect(new Set([...text.matchAll(/url\(#(.+?)\)/g)].map(([, id]) => id))).toEqual(new Set(ids));
});

it('gives two pictures on a page ids of their own', () => {
  const ids = (own: string): string[] => [...picture('wolf', own).matchAll(/ id="(.+?)"/g)].map(([, id = '']) => id);
  expect(ids('c1').length).toBeGreaterThan(0);
  expect(ids('c1').filter((id) => ids('c11').includes(id))).toEqual([]);
});

it('is small: at most 120 KB, compressed', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(gzipSync(files.map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n')).length).toBeLessThan(
    120 * 1024,
  );
});
