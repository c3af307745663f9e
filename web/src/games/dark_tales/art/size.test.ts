// @vitest-environment node
import { expect, it } from 'vitest';

const sources = Object.values(
  import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true }),
);
const MOST = 120 * 1024;

it('all motifs together are small, compressed', async () => {
  expect(sources.length).toBeGreaterThan(5);
  const packed = new Blob([sources.join('\n')]).stream().pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(MOST);
});
