import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Icons from 'unplugin-icons/vite';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const LOCALES = resolve(import.meta.dirname, '../src/taletable/locales');
const PAGE = resolve(import.meta.dirname, '../src/taletable/server/page');
const SERVER = `http://127.0.0.1:${process.env.TALETABLE_PORT ?? 8000}`;
const FIRST = ['kernel', 'server', 'page'];

/** What the whole page says of a game: its title, and what is counted in it where that is not points. */
const EVERYWHERE = /^\w+-title = .*$|^\w+-points = .*\n(?:[ }].*\n)*/gm;

/** The texts every page needs in one language, and those of all games that are said everywhere, as one module. */
function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:texts/')) return undefined;
      const folder = join(LOCALES, id.slice('\0virtual:texts/'.length));
      const parts = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && !['cli.ftl', 'ops.ftl'].includes(name))
        .map((name) => {
          const file = join(folder, name);
          this.addWatchFile(file);
          const text = readFileSync(file, 'utf-8');
          return FIRST.includes(name.slice(0, -4)) ? text : (text.match(EVERYWHERE) ?? []).join('\n');
        });
      return `export default ${JSON.stringify(parts.join('\n'))}`;
    },
  };
}

/** Tells the service worker which files the first screen needs, in any language, and gives the build a name. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = new Set<string>();
      const gather = (chunk?: Rolldown.OutputChunk): void => {
        if (!chunk || found.has(chunk.fileName)) return;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) gather(chunks.find((one) => one.fileName === other));
      };
      for (const chunk of chunks) {
        if (chunk.name === 'index' || chunk.facadeModuleId?.startsWith('\0virtual:texts/')) gather(chunk);
      }
      const files = [...found].sort().map((file) => `/${file}`);
      const page = bundle['index.html'];
      const build = createHash('sha256')
        .update(JSON.stringify(files))
        .update(page?.type === 'asset' ? page.source : '')
        .digest('hex')
        .slice(0, 12);
      const own = chunks.find((chunk) => chunk.name === 'worker');
      if (!own) return this.error('there is no worker');
      own.code = `const BUILD = "taletable-${build}", FILES = ${JSON.stringify(files)};\n${own.code}`;
    },
  };
}

/** Compressed copies beside the files, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(PAGE, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(join(PAGE, name));
        writeFileSync(join(PAGE, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(PAGE, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [texts(), svelte(), Icons({ compiler: 'svelte', scale: 1 }), worker(), compressed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker.ts' },
      // A worker reaches as far as the folder it lies in.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  // Unit tests run the code that a browser gets, not what Svelte would run on a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], unstubGlobals: true, restoreMocks: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
