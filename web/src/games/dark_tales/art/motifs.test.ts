import { expect, it } from 'vitest';
import { motif, MOTIFS } from './motifs';
import { DEFS } from './paint';

const [sheet = ''] = Object.values(
  import.meta.glob<string>('../../../../../src/taletable/games/dark_tales/cards.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const things = [...sheet.matchAll(/^\[\[(card|pact|setting)\]\]\nid = "([\w-]+)"/gm)].map(([, kind, id = '']) => ({
  kind,
  id,
}));
it('knows the sheet', () => {
  expect(things.length).toBeGreaterThan(60);
});

it.each(things)('$kind $id has a motif', ({ id }) => {
  expect(MOTIFS[id]).toMatch(/^<rect /);
});

it('draws nothing that is not in the game', () => {
  expect(Object.keys(MOTIFS).sort()).toEqual(things.map(({ id }) => id).sort());
});

it.each(Object.entries(MOTIFS))('%s is sound SVG that needs nothing from elsewhere', (_, drawn) => {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, 'text/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(drawn).not.toMatch(/NaN|undefined|<script|<style|href|http|\son\w+=/);
  for (const [, name] of drawn.matchAll(/url\(#([\w-]+)\)/g)) expect(DEFS).toContain(`id="${name}"`);
});

it('is parsed once, however often it is drawn', () => {
  expect(motif('dragon')).toBe('#tale-art-dragon');
  expect(motif('dragon')).toBe('#tale-art-dragon');
  expect(document.querySelectorAll('#tale-art-dragon')).toHaveLength(1);
  expect(document.querySelector('#tale-art-dragon path')).not.toBeNull();
  expect(motif('a card of our own box')).toBeNull();
});
