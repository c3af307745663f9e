import { expect, it } from 'vitest';
import { MOTIFS, picture } from '.';
import sheet from '../../../../../src/taletable/games/grimm_forest/cards.toml?raw';

/** The card sheet of the rules: both editions have these cards. */
const CARDS = [...sheet.matchAll(/^id = "(.+)"$/gm)].map(([, id = '']) => id);

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of a path that have too many numbers or too few. */
function wrong(d: string): string[] {
  const commands = d.match(/[a-z][^a-z]*/gi) ?? [];
  return commands.filter((command) => {
    const takes = TAKES[command.charAt(0).toLowerCase()];
    const given = command.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    return takes === undefined || (takes === 0 ? given > 0 : given === 0 || given % takes > 0);
  });
}

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
  expect([...text.matchAll(/ d="(.*?)"/g)].flatMap(([, d = '']) => wrong(d))).toEqual([]);
  const ids = [...text.matchAll(/ id="(.+?)"/g)].map(([, id]) => id);
  expect(new Set([...text.matchAll(/url\(#(.+?)\)/g)].map(([, id]) => id))).toEqual(new Set(ids));
});

it('gives two pictures on a page ids of their own', () => {
  const ids = (own: string): string[] => [...picture('wolf', own).matchAll(/ id="(.+?)"/g)].map(([, id = '']) => id);
  expect(ids('c1').length).toBeGreaterThan(0);
  expect(ids('c1').filter((id) => ids('c11').includes(id))).toEqual([]);
});

it('is small: at most 120 KB, compressed', async () => {
  const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const packed = new CompressionStream('gzip');
  const writer = packed.writable.getWriter();
  void writer.write(new TextEncoder().encode(Object.values(sources).join('\n'))).then(() => writer.close());
  const size = (await new Response(packed.readable).arrayBuffer()).byteLength;
  expect(size).toBeGreaterThan(20 * 1024);
  expect(size).toBeLessThan(120 * 1024);
});
