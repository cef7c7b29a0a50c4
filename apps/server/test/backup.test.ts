import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { game as wilderness } from '@bivouac/wilderness-war';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../src/store/backup.ts';
import { openStore } from '../src/store/index.ts';
import { tableNames } from '../src/store/schema.ts';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { player, startServer, until } from './help.ts';

// `npm run backup` and `npm run restore`, from either store into the other: a real PostgreSQL, started here, and a file.

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bivouac-backup-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inFile = async (name: string): Promise<string> => join(folder, `${name}.sqlite`);
const inPostgres = (name: string): Promise<string> => newDatabase(cluster.url, name);
const ways = [
  { from: 'the embedded store', to: 'PostgreSQL', source: inFile, target: inPostgres, name: 'over' },
  { from: 'PostgreSQL', to: 'the embedded store', source: inPostgres, target: inFile, name: 'back' },
] as const;

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
it('database and backup are files that only their owner reads', async () => {
  const [place, file] = [join(folder, 'own', 'own.sqlite'), join(folder, 'own.backup')];
  const store = await openStore(place);
  await store.house.beat(1, 'p', 2);
  await backup(store, file);
  const written = [place, `${place}-wal`, `${place}-shm`, file].map(modeOf);
  await store.close();
  expect(written).toEqual(['600', '600', '600', '600']);
});

/** `npm run …` without npm. */
async function run(database: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, BIVOUAC_DATABASE_URL: database };
  const { stdout } = await promisify(execFile)(process.execPath, [START, ...args], { env, timeout: 240_000 });
  return stdout;
}

async function rowsOf(database: string): Promise<Record<string, unknown[]>> {
  const store = await openStore(database);
  const order = (rows: unknown[]): unknown[] => rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const all: Record<string, unknown[]> = {};
  for (const table of tableNames) all[table] = order(await store.driver.all(`select * from ${table}`));
  await store.close();
  return all;
}
const count = (rows: Record<string, unknown[]>): number => Object.values(rows).flat().length;

/** A house with people and a game with secrets, under way. */
async function lived(database: string) {
  const server = await startServer({ BIVOUAC_DATABASE_URL: database });
  const [british, french] = [server.visitor(), await server.guest()];
  await british.must('POST', '/api/register', { name: 'Ünïcode d’Été', password: 'a long password' });
  const wish = { game: wilderness.id, setup: { scenario: 'early-war', options: [] }, public: true };
  const made = await british.must('POST', '/api/tables', { ...wish, seats: { british: 'me', french: 'open' } });
  await french.must('POST', `/api/tables/${made.id}/join`, { seat: 'french' });
  const players = [british, french].map((who, i) => player(who, made.id, i, { game: wilderness }));
  await until(() => players.every(each => each.seq > 12));
  for (const each of players) each.pause();
  await until(() => players.every(each => each.idle));
  for (const each of players) each.stop();
  await british.must('PUT', `/api/tables/${made.id}/note`, { text: '“Hold” – l’hiver 1755' });
  return { server, british, id: made.id as string };
}

describe('a backup', () => {
  it.each(ways)('of $from, taken while it serves, fills $to, and the game goes on there', async way => {
    const [source, target] = [await way.source(way.name), await way.target(`${way.name}2`)];
    const file = join(folder, `${way.name}.backup`);
    const { server, british, id } = await lived(source);
    const before = await british.must('GET', `/api/tables/${id}/update`);
    expect(await run(source, 'backup', file)).toMatch(/^\d+ rows are in /);
    await server.stop();
    const restored = Number(/^(\d+) rows were restored/.exec(await run(target, 'restore', file))?.[1]);
    const [old, now] = [await rowsOf(source), await rowsOf(target)];
    expect(restored).toBe(count(now));
    for (const table of tableNames.filter(each => each !== 'settings'))
      expect([table, now[table]]).toEqual([table, old[table]]);
    expect(now['lines']!.length).toBeGreaterThan(12);

    const other = await startServer({ BIVOUAC_DATABASE_URL: target });
    const again = other.visitor();
    again.cookie = british.cookie; // sessions are of the house too
    const { clock: _clock, ...there } = await again.must('GET', `/api/tables/${id}/update`);
    expect(there).toEqual(before);
    expect((await again.must('GET', `/api/tables/${id}/note`)).text).toBe('“Hold” – l’hiver 1755');
    const on = player(again, id, 7, { game: wilderness });
    await until(() => on.acked.size > 0 || (on.update && !on.update.pending.includes('british')));
    on.stop();
    expect(other.errors).toEqual([]);
    await other.stop();
  });

  it('is refused by PostgreSQL when it would overwrite, when it is damaged or cut short; what is there stays', async () => {
    const place = await inPostgres('kept');
    const store = await openStore(place);
    const account = { password: null, mail: null, language: 'en', guest: true, created: 1 } as const;
    await store.people.add({ ...account, id: 'a', name: 'Ann' });
    const file = join(folder, 'kept.backup');
    await backup(store, file);
    await store.people.add({ ...account, id: 'b', name: 'Bob' });
    await expect(restore(store, file, false)).rejects.toThrow('--replace');
    const [bytes, bad] = [readFileSync(file), join(folder, 'bad.backup')];
    const forged = gzipSync(gunzipSync(bytes).toString('utf8').replace('Ann', 'Eve'));
    for (const wrong of [forged, bytes.subarray(0, bytes.length - 20), Buffer.from('nothing')]) {
      writeFileSync(bad, wrong);
      await expect(restore(store, bad, true)).rejects.toThrow('damaged');
    }
    expect(await store.people.byName('Bob')).not.toBeNull();
    await restore(store, file, true);
    expect([await store.people.byName('Ann'), await store.people.byName('Bob')]).toMatchObject([{ id: 'a' }, null]);
    await store.close();
  });
});
