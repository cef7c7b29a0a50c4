import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const SERVER = process.env['BIVOUAC_SERVER'] ?? 'http://localhost:8080';

const filesIn = (folder: string, at = ''): string[] =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap(each =>
    each.isDirectory() ? filesIn(folder, `${at}/${each.name}`) : `${at}/${each.name}`,
  );

function draw(script: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed; its message is above.`);
}

/** Boards and the lobby's cuts of them are drawn from the editions' data, before Vite looks what is in `public`. */
function drawn(): Plugin {
  return {
    name: 'bivouac-drawn',
    config(_config, { command }) {
      if (command === 'serve' && existsSync(join(root, 'public/boards'))) return;
      draw('boards/draw.ts');
      if (command === 'build') draw('vignettes.ts');
    },
  };
}

const WORKER = '?worker-address';

/** `import { address } from './some-worker.ts?worker-address'`: built together with the page, so that they share the games' code. */
function workers(): Plugin {
  return {
    name: 'bivouac-workers',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(WORKER)) return null;
      const found = await this.resolve(source.slice(0, -WORKER.length), importer);
      return found && `\0${found.id}${WORKER}`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(WORKER)) return null;
      const path = id.slice(1, -WORKER.length);
      if (this.environment.mode === 'dev') return `export const address = ${JSON.stringify(`/@fs${path}`)};`;
      const file = this.emitFile({ type: 'chunk', id: path });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** What the service worker keeps: everything but old font formats. */
const isKept = (file: string): boolean => !/\.(woff|map)$/.test(file) && file !== '/sw.js';

/** Tells the service worker what was built, under a version that changes with it. */
function precache(): Plugin {
  return {
    name: 'bivouac-precache',
    apply: 'build',
    enforce: 'post', // when it is known which files are written
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const open = filesIn(join(root, 'public')).filter(isKept);
      const built = Object.keys(bundle)
        .map(name => `/${name}`)
        .filter(isKept);
      const hash = createHash('sha256').update(built.join());
      for (const file of open) hash.update(readFileSync(join(root, 'public', file)));
      for (const each of Object.values(bundle)) hash.update(each.type === 'chunk' ? each.code : each.source);
      const files = [...new Set(['/index.html', ...built, ...open])];
      const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      worker.code = worker.code.replaceAll('__PRECACHE__', list);
    },
  };
}

/** Packed twins of what is large, for servers that give them out. */
function packed(): Plugin {
  let out = '';
  return {
    name: 'bivouac-packed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const pack = async (file: string): Promise<void> => {
        const plain = readFileSync(join(out, file));
        writeFileSync(join(out, `${file}.br`), await promisify(brotliCompress)(plain, { params }));
        writeFileSync(join(out, `${file}.gz`), await promisify(gzip)(plain, { level: 9 }));
      };
      await Promise.all(
        filesIn(out)
          .filter(name => /\.(js|css|svg|html|webmanifest)$/.test(name))
          .map(pack),
      );
    },
  };
}

/** What only rules, hosts and desks need: it is not fetched before the map. */
const ENGINE =
  /[\\/]packages[\\/](room[\\/]src[\\/](host|room|orders|forced|kept)|desk[\\/]src[\\/](asked|questions)|kernel[\\/]src[\\/](play|dice|sha256|save|hash|umpire|record|setup|standing|lesson|exp|win)\b)/;
/** What page and workers share. */
const SHARED =
  /[\\/](packages[\\/](kernel|room|desk|edition|registry|bots[\\/]src[\\/]levels)|games[\\/][^\\/]+[\\/](tile|entry)\.ts|worker[\\/](trouble|store|idb)\.ts)|preload-helper/;
/** What shows a game; its rules need most of that too. */
const SHOWN =
  /[\\/]games[\\/][^\\/]+[\\/](data[\\/]index|picture|state|text[\\/](names|labels|sections|published|orders|calendar|ended|special))/;
/** What is there everywhere; the lobby itself is not fetched where a table is opened. */
const PAGE = /[\\/]src[\\/](main|app[\\/]public-tables)\.tsx?$/;
/** What a game says, in one language; what it says to who acts comes with its rules. */
const SAID = /[\\/]games[\\/]([^\\/]+)[\\/]text[\\/]catalogue-(en|fr)\.ts$/;
const said = (id: string): string => SAID.exec(id)!.slice(1).join('-');
const shown = (id: string): string => `${/[\\/]games[\\/]([^\\/]+)/.exec(id)![1]}-shown`;

export default defineConfig({
  root,
  plugins: [drawn(), workers(), precache(), packed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A worker has no page to put preloads in, and shares the chunks that fetch games: of those only styles are preloaded.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter(file => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: join(root, 'index.html'), sw: join(root, 'src/sw.ts') },
      output: {
        // Few files: each costs a round of headers. Of several groups a module goes to the first.
        codeSplitting: {
          groups: [
            { name: 'maps', test: /[\\/]packages[\\/]maps[\\/]/, priority: 6 },
            { name: 'engine', test: ENGINE, priority: 5, includeDependenciesRecursively: false },
            { name: 'kernel', test: SHARED, priority: 4, includeDependenciesRecursively: false },
            { name: shown, test: SHOWN, priority: 3 },
            { name: said, test: SAID, priority: 2 },
            { name: 'page', test: PAGE, priority: 2 }, // with all they import
            { name: 'table', test: /[\\/]app[\\/](at-table|local-table)\.tsx$/, priority: 1 },
          ],
        },
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
