import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { pauseBefore } from '../src/store/postgres-ear.ts';
import { startChild } from '../src/workshop/child.ts';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { Visitor } from '../src/workshop/visitor.ts';
import { actionsKept, day1, player, StandingClock, until } from './help.ts';
import { startRelay } from './relay.ts';

// The database goes away, for a moment or by a blow, while people play.

let cluster: Cluster;
const data = mkdtempSync(join(tmpdir(), 'bivouac-away-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(data, { recursive: true, force: true });
});

describe('a database that takes no connection', () => {
  it('is asked by one attempt after another, with growing pauses, and heard again when it is back', async () => {
    const relay = await startRelay(await newDatabase(cluster.url, 'ear'));
    const clock = new StandingClock();
    const driver = openPostgres(relay.url, clock);
    const heard: string[] = [];
    const stop = await driver.listen(what => heard.push(what));
    relay.shut();
    const before = relay.calls;
    for (let attempt = 1; attempt <= 8; attempt++) {
      await until(() => clock.waiting === 1);
      clock.pass(20_000);
      await until(() => relay.calls >= before + attempt);
    }
    await until(() => clock.waiting === 1);
    expect(relay.calls).toBe(before + 8);
    relay.open();
    clock.pass(20_000);
    await until(() => heard.includes('*'));
    await driver.batch([], 'news');
    await until(() => heard.includes('news'));
    await stop();
    await driver.close();
    relay.close();
  });

  it('is asked less and less often, and not by all at once', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7].map(attempt => pauseBefore(attempt, 1));
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(pauseBefore(3, 0)).toBe(1000);
  });
});

describe('two processes whose database', () => {
  it('cuts every connection, dies and comes back: both live, are healthy by themselves, and lose nothing', async () => {
    const place = await newDatabase(cluster.url, 'blows');
    const env = { BIVOUAC_DATABASE_URL: place, BIVOUAC_DATA: data, PORT: '0' };
    const [left, right] = await Promise.all([startChild(env), startChild(env)]);
    const [ann, bob] = [await new Visitor(left.base).guest(), await new Visitor(right.base).guest()];
    const made = await ann.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { public: true }));
    await bob.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const [a, b] = [player(ann, made.id, 11, { think: 3 }), player(bob, made.id, 12, { think: 3 })];
    const further = async (): Promise<void> => {
      const at = Math.max(a.seq, b.seq);
      await until(() => Math.min(a.seq, b.seq) > at + 4 || a.update?.over);
    };
    for (let blows = 0; blows < 4; blows++) {
      await further();
      await cut(cluster.url);
    }
    await further();
    await cluster.kill();
    await cluster.start();
    await further();
    for (const { base } of [left, right]) {
      const health = async (): Promise<number> => (await new Visitor(base).get('/api/health')).status;
      await expect.poll(health).toBe(200); // from the next beat on
    }
    for (const each of [a, b]) each.pause();
    await until(() => a.idle && b.idle && a.seq === b.seq);
    for (const each of [a, b]) each.stop();
    expect([...a.faults, ...b.faults]).toEqual([]);
    expect(await Promise.all([left.kill('SIGTERM'), right.kill('SIGTERM')])).toEqual([0, 0]);
    const kept = await actionsKept(place, made.id);
    for (const [message, seq] of [...a.acked, ...b.acked]) expect([message, kept.get(message)]).toEqual([message, seq]);
  });
});

/** Ends every connection but its own. */
async function cut(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}
