import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../src/taletable/locales');
const PAGE = resolve(import.meta.dirname, '../src/taletable/server/page');
const SERVER = `http://127.0.0.1:${process.env.TALETABLE_PORT ?? 8000}`;
const FIRST = ['kernel', 'server', 'page'];

/** The texts every page needs in one language, and the titles of all games, as one module. */
function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:texts/')) return undefined;
      const folder = join(LOCALES, id.slice('\0virtual:texts/'.length));
      const parts = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl')
        .map((name) => {
          const file = join(folder, name);
          this.addWatchFile(file);
          const text = readFileSync(file, 'utf-8');
          return FIRST.includes(name.slice(0, -4)) ? text : (/^\w+-title = .*$/m.exec(text)?.[0] ?? '');
        });
      return `export default ${JSON.stringify(parts.join('\n'))}`;
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
  plugins: [texts(), svelte(), Icons({ compiler: 'svelte', scale: 1 }), compressed()],
  build: { outDir: PAGE, emptyOutDir: true, assetsInlineLimit: 0, manifest: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
