import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/ensure-postgres.mjs', import.meta.url));

/** A PostgreSQL server of our own, in a temporary folder, on a free port of the loopback address. */
export interface Cluster {
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>; // as a failing machine would
  start(): Promise<void>; // again, with what it had kept
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'bivouac', '-A', 'trust', '-E', 'UTF8', '--no-instructions', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const args = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'max_connections=60',
  ];
  const url = `postgres://bivouac@127.0.0.1:${port}/postgres`;
  const run = (): ChildProcess => spawn(join(bin, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  let child = run();
  await ready(url, child);
  return {
    url,
    get pid() {
      return child.pid!;
    },
    kill: () => killed(child),
    start: async () => {
      child = await raised(run, url);
    },
    stop: () => stop(child, folder),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Its orphans may hold the shared memory for a moment: then it is tried again. */
async function raised(run: () => ChildProcess, url: string): Promise<ChildProcess> {
  for (let tries = 0; ; tries++) {
    const child = run();
    try {
      await ready(url, child);
      return child;
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }
}

function programs(): string {
  const found = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (found.status !== 0) throw new Error(found.stderr.trim());
  return found.stdout.trim();
}

/** initdb refuses root: then it runs as `postgres`, or else as `nobody`. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(line => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', chunk => {
    said = (said + chunk).slice(-2000);
  });
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once: ${said}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const up = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (up) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL does not answer: ${said}`);
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve));
  if (child.exitCode === null) {
    child.kill('SIGINT'); // fast shutdown
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** A new empty database in the cluster. */
export async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`); // of a first try that failed
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
