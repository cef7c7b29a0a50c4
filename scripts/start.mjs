// `npm start`: installs what is missing, builds the client and the server when their sources are newer than what was
// built, and starts the server. `node scripts/start.mjs backup FILE`, `restore FILE`, `torture` and `load` run that.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensured, root } from './ensure.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'dev', '.git']);
const BUNDLE = join(root, 'apps', 'server', 'dist', 'main.js');
const BUILT = ['bot-worker.js', 'main.js']; // the one that is looked at comes last
// The collector's helpers leave a processor to whoever plays: four of them on two held the server up as long as they looked through old memory.
const ENGINE = [`--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`];
const WORKSHOP = { torture: 'torture.ts', load: 'load.ts' };
// The bytes of four thousand sockets count as young memory: with little room for it the clients of `load` looked through all of theirs
// once a second, on the processors that the server needs, and most of what came late was late for that.
const CLIENTS = [...ENGINE, '--max-semi-space-size=64'];

/** When the newest file under these folders was written. */
export function newest(paths) {
  let last = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    if (stat.isFile()) last = Math.max(last, stat.mtimeMs);
    else {
      const inside = readdirSync(path).filter(name => !SKIPPED.has(name));
      last = Math.max(last, newest(inside.map(name => join(path, name))));
    }
  }
  return last;
}

const at = (...path) => join(root, ...path);
const shared = ['packages', 'games', 'package-lock.json', 'tsconfig.base.json'].map(path => at(path));
const isOld = (built, sources) => !existsSync(built) || statSync(built).mtimeMs < newest(sources);

/** The client, if there is one and it changed. */
export async function buildClient() {
  if (!existsSync(at('apps', 'web', 'index.html'))) return;
  if (!isOld(at('apps', 'web', 'dist', 'index.html'), [at('apps', 'web'), ...shared])) return;
  console.log('Building the client …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: at('apps', 'web'),
    stdio: ['ignore', 2, 2],
  });
  if ((await ended(child)) !== 0) throw new Error('The client could not be built; the message is above.');
}

const ended = child => new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));

/** The server and its bots' thread, a file each: it starts in a fraction of the time. Without the bundler it runs from its sources. */
export async function buildServer() {
  const sources = [at('apps', 'server'), ...shared];
  if (!isOld(BUNDLE, sources)) return [BUNDLE];
  const esbuild = await import('esbuild').catch(() => null);
  if (!esbuild) return ['--import', import.meta.resolve('tsx'), at('apps', 'server', 'src', 'main.ts')];
  await bundle(esbuild, at('apps', 'server', 'dist'));
  return [BUNDLE];
}

/** Built aside and put in place whole: another process may be starting from there. */
async function bundle(esbuild, folder) {
  const aside = join(folder, `new-${process.pid}`);
  const source = (...path) => at('apps', 'server', 'src', ...path);
  const { dependencies } = JSON.parse(readFileSync(at('apps', 'server', 'package.json'), 'utf8'));
  mkdirSync(aside, { recursive: true });
  try {
    await esbuild.build({
      entryPoints: { 'bot-worker': source('bots', 'bot-worker.ts'), main: source('main.ts') },
      outdir: aside,
      external: Object.keys(dependencies).filter(name => !name.startsWith('@bivouac/')),
      ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', sourcemap: 'linked', logLevel: 'warning' },
    });
    for (const file of BUILT.flatMap(name => [`${name}.map`, name])) renameSync(join(aside, file), join(folder, file));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function run(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  // The child decides what an interruption means: a terminal sends it to both of us.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', error => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
  });
}

/** Whoever stops npm ends the shell between it and us, and that hands nothing on: when our parent is gone, we close too. */
function endWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250).unref();
}

async function start(args) {
  const [command = ''] = args;
  if (command === '' && !process.env.BIVOUAC_WEB) await buildClient(); // otherwise it was built elsewhere
  const server = await buildServer();
  if (!(command in WORKSHOP)) return run([...ENGINE, ...server, ...args], { BIVOUAC_ROOT: root });
  const script = at('apps', 'server', 'src', 'workshop', WORKSHOP[command]);
  const env = {
    BIVOUAC_ROOT: root,
    BIVOUAC_ENGINE: ENGINE.join(' '),
    ...(server.length === 1 ? { BIVOUAC_MAIN: server[0] } : {}),
  };
  const engine = command === 'load' ? CLIENTS : [];
  run([...engine, '--import', import.meta.resolve('tsx'), script, ...args.slice(1)], env);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!ensured()) process.exit(1);
  start(process.argv.slice(2)).catch(error => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
