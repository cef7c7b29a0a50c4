import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type News, newsOf, sealOf, withParts } from '../src/store/news.ts';
import { CHANNEL } from '../src/store/postgres-ear.ts';
import { load } from '../src/tables/found.ts';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';
import { player, StandingClock, type Started, seated, startServer, until } from './help.ts';

// What processes on one database hand to each other.

let cluster: Cluster;
const data = mkdtempSync(join(tmpdir(), 'bivouac-news-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(data, { recursive: true, force: true });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** How often it reads a table. */
function readsOf({ house }: Started): () => number {
  let reads = 0;
  const { tables } = house.store;
  const { get } = tables;
  const counted = (id: string): ReturnType<typeof get> => {
    reads++;
    return get(id);
  };
  Object.assign(tables, { get: counted });
  return () => reads;
}

async function heardOn(url: string): Promise<{ heard: string[]; say(what: string): Promise<unknown>; end(): void }> {
  const client = new pg.Client({ connectionString: url });
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  const say = (what: string) => client.query('select pg_notify($1, $2)', [CHANNEL, what]);
  return { heard, say, end: () => void client.end() };
}

describe('two processes on one database', () => {
  it('follow each other without reading, to the same game that a third would read; nobody else can read along', async () => {
    const place = await newDatabase(cluster.url, 'news');
    const env = { BIVOUAC_DATABASE_URL: place, BIVOUAC_DATA: data };
    const time = new StandingClock(); // nobody stalls
    const [left, right] = [await startServer(env, { time }), await startServer(env, { time })];
    const spy = await heardOn(place);
    for (const each of [left, right]) await each.house.pulse.beat();
    expect([left, right].map(({ house }) => house.store.seal.isWanted)).toEqual([true, true]);
    const { id, union, confederate } = await seated(left);
    const ann = player(union, id, 1, { plays: false });
    const bob = player(confederate, id, 2, { plays: false, base: () => right.base });
    await until(() => ann.update && bob.update);
    const reads = [readsOf(left), readsOf(right)];
    for (const each of [ann, bob]) each.play();
    await until(() => ann.seq > 40 && bob.seq > 40);
    for (const each of [ann, bob]) each.pause();
    await until(() => ann.idle && bob.idle && ann.seq === bob.seq && ann.hash === bob.hash);
    expect(reads.map(count => count())).toEqual([0, 0]);
    const kept = plain(await load(left.house.store, id)) as { row: object; room: object };
    for (const { house } of [left, right]) {
      const { row, room } = plain(await house.games.table(id)) as typeof kept;
      expect([row, room]).toEqual([kept.row, kept.room]);
    }
    const told = spy.heard.filter(what => what.split(' ').length === 4);
    expect(told.length).toBeGreaterThan(30);
    for (const what of told) expect(what.split(' ')[3]).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect([...ann.faults, ...bob.faults]).toEqual([]);
    for (const each of [ann, bob]) each.stop();
    spy.end();
    for (const each of [left, right]) await each.stop();
  });

  it('believe nobody who does not belong to the house', async () => {
    const place = await newDatabase(cluster.url, 'forged');
    const server = await startServer({ BIVOUAC_DATABASE_URL: place, BIVOUAC_DATA: data });
    const { id, union } = await seated(server);
    const ann = player(union, id, 1, { plays: false });
    await until(() => ann.update);
    const before = plain(await server.house.games.table(id));
    const { row } = (await server.house.games.table(id))!;
    const line = { seq: 2, id: null, kind: 'say', seat: null, count: 0, events: [], text: 'forged', at: 0 } as const;
    const news = newsOf([{ was: row, progress: { ...row, seq: 2, status: 'over' }, line }]);
    const reads = readsOf(server);
    const spy = await heardOn(place);
    await spy.say(`${id} 2 0 ${sealOf('a guess').close(id, news)}`);
    await until(() => reads() > 0);
    expect(plain(await server.house.games.table(id))).toEqual(before);
    ann.stop();
    spy.end();
    await server.stop();
  });
});

describe('news', () => {
  const news: News = { seq: 3, ordered: 0, steps: [] };
  it('are read by who knows the secret, for the table that they are of, and unchanged', () => {
    const seal = sealOf('secret');
    const sealed = seal.close('one', news)!;
    expect(seal.open('one', sealed)).toEqual(news);
    expect(seal.open('two', sealed)).toBeNull();
    expect(sealOf('another').open('one', sealed)).toBeNull();
    for (const at of [0, 20, 44]) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(seal.open('one', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
    }
    expect(seal.open('one', '')).toBeNull();
  });

  it('are not told when they are too long', () => {
    const line = { seq: 4, id: null, kind: 'say', seat: null, count: 0, events: [], at: 0, text: 'x'.repeat(6000) };
    expect(sealOf('secret').close('one', { ...news, steps: [{ line, progress: {} }] as never })).toBeNull();
  });

  it('tell of a position what is not as it was, and all of it when something has come or gone', () => {
    const [at, moved] = [
      [1, 2, 3],
      [0, 0],
    ];
    const dice = { kind: 'keyed', key: [7], drawn: 0 };
    const was = { setup: {}, table: { at, moved }, hands: {}, vault: {}, dice, stack: [], sealed: {} };
    const tell = (state: unknown): News['steps'][number] =>
      newsOf([{ was: { seq: 1, ordered: 0, state: was }, progress: { seq: 2, state }, line: {} }] as never).steps[0]!;
    const next = { ...was, table: { at, moved: [1, 0] }, dice: { ...dice, drawn: 1 } };
    const { progress, parts } = tell(next);
    expect([progress, parts]).toEqual([{ seq: 2 }, { state: { dice: next.dice }, table: { moved: [1, 0] } }]);
    expect(withParts(was as never, parts!)).toEqual(next);
    for (const other of [
      { ...next, table: { at } },
      { ...next, more: 1 },
      { ...next, table: { at, other: 1 } },
    ])
      expect(tell(other)).toEqual({ line: {}, progress: { seq: 2, state: other } });
  });
});
