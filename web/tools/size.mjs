// Measures what a browser fetches before the first screen is there, compressed; the fonts are counted apart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 170 * 1024;
const page = '../src/taletable/server/page';
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf-8'));

/** A chunk with everything it imports at once. */
function withImports(key, found = new Set()) {
  const chunk = manifest[key];
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) withImports(other, found);
  return found;
}

const weigh = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const first = withImports('index.html');
const language = Object.keys(manifest).filter((key) => key.includes('virtual:texts/') || /texts_[a-z]{2}\b/.test(key));
const heaviest =
  language
    .map((key) => [...withImports(key)].filter((file) => !first.has(file)))
    .sort(
      (one, other) =>
        other.reduce((sum, file) => sum + weigh(file), 0) - one.reduce((sum, file) => sum + weigh(file), 0),
    )[0] ?? [];
for (const file of heaviest) first.add(file);

let all = 0;
for (const file of first) {
  const weight = weigh(file);
  all += weight;
  console.log(kilobytes(weight).padStart(10), file);
}
console.log(kilobytes(all).padStart(10), `in all; at most ${kilobytes(MOST)}`);
console.log('\nOn demand:');
for (const [key, chunk] of Object.entries(manifest)) {
  if (chunk.isDynamicEntry && !first.has(chunk.file)) {
    const weight = [chunk.file, ...(chunk.css ?? [])].reduce((sum, file) => sum + weigh(file), 0);
    console.log(kilobytes(weight).padStart(10), key);
  }
}
if (all > MOST) {
  console.error('The first load is too heavy.');
  process.exit(1);
}
