import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../src/workshop/child.ts';
import { type Cluster, freePort, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { Visitor } from '../src/workshop/visitor.ts';
import { actionsKept, day1, givenIn, player, until } from './help.ts';

// Servers in processes of their own, killed without warning.

let cluster: Cluster;
const data = mkdtempSync(join(tmpdir(), 'bivouac-processes-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Every acknowledged action is in the store once, at its number, and nothing else is. */
async function checkActions(place: string, id: string, acked: ReadonlyMap<string, number>): Promise<void> {
  const kept = await actionsKept(place, id);
  for (const [message, seq] of acked) expect([message, kept.get(message)]).toEqual([message, seq]);
}

describe('one game on two processes', () => {
  it('goes on when either is killed, without a lost or doubled action', async () => {
    const place = await newDatabase(cluster.url, 'two');
    const env = { BIVOUAC_DATABASE_URL: place, BIVOUAC_DATA: data, PORT: '0' };
    let [left, right] = await Promise.all([startChild(env), startChild(env)]);
    const [ann, bob] = [await new Visitor(left.base).guest(), await new Visitor(right.base).guest()];
    const made = await ann.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { public: true }));
    const base = { ann: left.base, bob: right.base };
    const a = player(ann, made.id, 1, { base: () => base.ann, think: 6 });
    await bob.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const b = player(bob, made.id, 2, { base: () => base.bob, think: 6 });
    await until(() => a.seq > 25);
    await left.kill();
    base.ann = right.base;
    const at = a.seq;
    await until(() => a.seq > at + 25 || a.update?.over);
    left = await startChild(env);
    base.bob = left.base;
    await right.kill();
    base.ann = left.base;
    await Promise.all([a.over, b.over]);
    await until(() => a.hash === b.hash);
    expect([...a.faults, ...b.faults]).toEqual([]);
    await until(() => a.acked.size + b.acked.size + givenIn(a) === a.update!.count);
    for (const each of [a, b]) each.stop();
    await left.kill('SIGTERM');
    await checkActions(place, made.id, new Map([...a.acked, ...b.acked]));
  });
});

describe('one process on the embedded store', () => {
  it('loses nothing to kill -9, keeps to a free port, and stops when asked', async () => {
    const taken = await freePort();
    const blocker = createServer().listen(taken, '127.0.0.1');
    const env = { BIVOUAC_DATA: data, PORT: String(taken) };
    let server = await startChild(env);
    expect(server.base).not.toContain(`:${taken}`);
    const [ann, bob] = [await new Visitor(server.base).guest(), await new Visitor(server.base).guest()];
    const made = await ann.must('POST', '/api/tables', day1({ union: 'me', confederate: 'open' }, { public: true }));
    await bob.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const [a, b] = [ann, bob].map((who, i) => player(who, made.id, 5 + i, { base: () => server.base, think: 6 }));
    for (let kills = 0; kills < 2 && !a!.update?.over; kills++) {
      const at = a!.seq;
      await until(() => a!.seq > at + 20 || a!.update?.over);
      await server.kill();
      server = await startChild(env);
    }
    await Promise.all([a!.over, b!.over]);
    expect([...a!.faults, ...b!.faults]).toEqual([]);
    expect(a!.hash).toBe(b!.hash);
    await until(() => a!.acked.size + b!.acked.size + givenIn(a!) === a!.update!.count);
    for (const each of [a!, b!]) each.stop();
    expect(await server.kill('SIGTERM')).toBe(0);
    blocker.close();
    await checkActions(join(data, 'bivouac.sqlite'), made.id, new Map([...a!.acked, ...b!.acked]));
  });
});
