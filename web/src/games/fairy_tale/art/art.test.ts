import { describe, expect, test } from 'vitest';
import sheet from '../../../../../src/taletable/games/fairy_tale/cards.toml?raw';
import { drawn, motifs } from './motifs';

const MOST = 120 * 1024;

const cards = [...sheet.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => String(id)).sort();
const files = Object.keys(import.meta.glob('./cards/*')).sort();

/** How long a text is when it is sent compressed. */
async function weight(text: string): Promise<number> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

describe('the pictures of the cards', () => {
  test('there is one for every card of the sheet, and no other', () => {
    expect(cards.length).toBeGreaterThan(30);
    expect(Object.keys(motifs).sort()).toEqual(cards);
    expect(files).toEqual(cards.map((card) => `./cards/${card}.svg`));
  });

  // `npm test -- -u` draws the files anew.
  test.each(Object.keys(motifs))('the file of %s is what its motif draws', async (card) => {
    await expect(drawn(card)).toMatchFileSnapshot(`./cards/${card}.svg`);
  });

  test.each(Object.keys(motifs))('%s is whole, and needs nothing from elsewhere', (card) => {
    const svg = drawn(card);
    expect(svg).not.toMatch(/NaN|undefined|<script|<style|style=|<text|href="[^#]/);
    const made = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(new Set(made).size).toBe(made.length);
    expect(used.filter((id) => !made.includes(id))).toEqual([]);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  test('all of them together are light, as they are sent', async () => {
    const weights = await Promise.all(cards.map((card) => weight(drawn(card))));
    expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MOST);
  });
});
