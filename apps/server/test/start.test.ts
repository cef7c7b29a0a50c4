import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../src/workshop/cluster.ts';
import { Visitor } from '../src/workshop/visitor.ts';
import { day1, until, Wire } from './help.ts';

// `npm start` as people run it, on a data folder that does not exist yet. The client is built elsewhere: a page stands for it.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bivouac-start-'));
const PAGE = '<!doctype html><title>Bivouac</title><p>the client</p>';
writeFileSync(join(folder, 'index.html'), PAGE);
const data = join(folder, 'data');
const PATIENCE = 240_000; // the server may have to be bundled first

const started = new Set<ChildProcess>();
const listeners = new Set<Server>();
afterEach(() => {
  for (const each of started) endGroup(each.pid!);
  started.clear();
  for (const each of listeners) each.close();
  listeners.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** npm and whatever it left behind. */
function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // nothing is left of it
  }
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}
function npmStart(env: Record<string, string>): Run {
  const vars = { ...process.env, HOST: '127.0.0.1', BIVOUAC_DATA: data, BIVOUAC_WEB: folder, ...env };
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn('npm', ['start'], { cwd: root, env: vars, stdio, detached: true });
  started.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      said += String(chunk);
    });
  }
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', resolve);
  });
  return { child, ended, said: () => said };
}
const ready = async (run: Run): Promise<string> => {
  const address = (): string | undefined => /ready at (http:\/\/localhost:\d+) /.exec(run.said())?.[1];
  await until(() => address() ?? run.child.exitCode !== null, PATIENCE);
  expect(run.said()).toContain('Bivouac is ready at');
  return address()!.replace('localhost', '127.0.0.1');
};
const gone = async (who: Visitor): Promise<void> => {
  const answers = (): Promise<boolean> =>
    who.get('/api/health').then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && (await answers()); tries++) await new Promise(go => setTimeout(go, 100));
  expect(await answers()).toBe(false);
};
const portOf = (base: string): number => Number(new URL(base).port);

/** A port somebody else listens on. */
async function taken(): Promise<number> {
  const port = await freePort();
  const server = createServer(socket => socket.end('not Bivouac'));
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  listeners.add(server);
  return port;
}

describe('npm start', () => {
  it('serves on the wanted port from a fresh folder, stops when asked, and knows everything when it comes back', async () => {
    const port = await freePort();
    expect(existsSync(data)).toBe(false);
    const first = npmStart({ PORT: String(port) });
    const base = await ready(first);
    expect(portOf(base)).toBe(port);
    expect(first.said()).toContain(`(store: ${join(data, 'bivouac.sqlite')})`);
    expect(first.said()).not.toContain('is taken');
    const who = new Visitor(base);
    expect((await who.get('/api/health')).body).toEqual({ ok: true, store: 'sqlite' });
    expect((await who.get('/')).text).toBe(PAGE);
    const made = await (await who.guest()).must('POST', '/api/tables', day1({ union: 'me', confederate: 'me' }));
    const wire = await new Wire(base, made.id, who.cookie).open();
    await wire.hello();
    const action = { type: 'endMovement' };
    expect((await wire.ask({ t: 'act', id: 'a', seat: 'confederate', action })).t).toBe('done');

    first.child.kill('SIGTERM');
    await first.ended;
    await until(() => wire.closed);
    await gone(who);
    expect(first.said()).toContain('SIGTERM: closing …');

    const second = npmStart({ PORT: String(port) });
    const again = new Visitor(await ready(second));
    again.cookie = who.cookie;
    expect(await again.must('GET', `/api/tables/${made.id}`)).toMatchObject({ count: 1, status: 'playing' });
    second.child.kill('SIGTERM');
    await second.ended;
  });

  it('takes the next free port when the wanted one is taken, and says so', async () => {
    const port = await taken();
    const run = npmStart({ PORT: String(port) });
    const base = await ready(run);
    expect(portOf(base)).toBeGreaterThan(port);
    expect(run.said()).toContain(`Port ${port} is taken; using ${portOf(base)} instead.`);
    expect((await new Visitor(base).get('/api/health')).body.ok).toBe(true);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  it('says what is wrong with a port that is none, and ends', async () => {
    const run = npmStart({ PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain('PORT should be a whole number up to 65535; it is "eighty".');
  });
});
