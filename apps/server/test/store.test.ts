import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insert } from '../src/store/driver.ts';
import { type Account, type Change, openStore, type Sitting, type Store, type TableRow } from '../src/store/index.ts';
import { lineColumns, lineOf } from '../src/store/rows.ts';
import { versions } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Cluster, newDatabase, startCluster } from '../src/workshop/cluster.ts';

// One contract for both databases. PostgreSQL is a real server, started here; none to be had is a failure.

const account = (id: string, name: string, guest = false): Account => ({
  ...{ id, name, password: guest ? null : 'hash', mail: null, language: 'en', guest, created: 1 },
});
const session = (hash: string, of: string) => ({ hash, account: of, created: 1, expires: 1000 });

const table = (id: string): TableRow => ({
  ...{ id, game: 'gettysburg-1988', version: 1, setup: { scenario: 'day1', options: [] }, status: 'waiting' },
  ...{ public: true, pace: { kind: 'free' }, creator: 'a', secret: 's', commitment: 'c', numbers: {}, opening: [] },
  ...{ state: null, seq: 0, count: 0, proposal: null, ended: null, outcome: null, pending: [], bot: false },
  ...{ orders: {}, ordered: 0 },
  ...{ since: 0, banks: {}, deadline: null, created: 5, changed: 5, brought: null },
});
const seats = [
  { seat: 'confederate', kind: 'open', account: null, name: '', number: '' },
  { seat: 'union', kind: 'person', account: 'a', name: 'Ann', number: '7' },
] as const;
const progress = (seq: number): Change['progress'] => ({
  ...{
    version: 1,
    status: 'playing',
    seq,
    count: seq - 1,
    state: { n: seq } as never,
    proposal: null,
    ended: null,
    outcome: null,
  },
  ...{
    pending: ['union'],
    bot: false,
    orders: {},
    ordered: 0,
    since: 50,
    banks: { union: 9 },
    deadline: 60,
    changed: seq,
  },
});
const change = (tbl: string, after: number, id: string, ordered = 0): Change => ({
  ...{
    tbl,
    was: { ...progress(after), ordered },
    progress: { ...progress(after + 1), ordered },
    settles: false,
    snapshot: null,
    notices: [],
  },
  line: {
    ...{ seq: after + 1, id, kind: 'act', seat: 'union', count: after, events: [{ key: 'k', only: ['x'] }], at: 9 },
    ...{ action: { type: 'move' }, undoable: true, drawn: 3 },
  },
});
const begun = { seq: 1, id: null, kind: 'open', seat: null, count: 0, events: [], at: 5 } as const;
const begin = (store: Store, id: string): Promise<boolean> =>
  store.tables.begin(table(id), '{}', '[]', progress(1), begun, []);
const sitting = (over: Partial<Sitting>): Sitting => ({
  ...{ tbl: 't', seat: 'confederate', kind: 'open', invitation: null, account: 'b', name: 'Bob', number: '1', now: 10 },
  ...over,
});

it('a line is found again with all that was kept of it', () => {
  const line = { ...change('t', 1, 'm').line, standing: true, forced: true };
  expect(lineOf(lineColumns('t', line))).toEqual(line);
});

it('a database of before knows what may be taken back when it is opened', async () => {
  const path = join(folder, 'before.sqlite');
  const old = openSqlite(path);
  await old.migrate(versions.slice(0, 6));
  const line = (seq: number, before: string | null) =>
    insert('lines', { tbl: 't', seq, kind: 'act', seat: 'union', count: seq, events: '[]', at: 1, before });
  await old.batch([line(1, null), line(2, '{}')]);
  await old.close();
  const store = await openStore(path);
  expect((await store.tables.lines('t')).map(each => each.undoable ?? false)).toEqual([false, true]);
  await store.close();
});

let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places = {
  'the embedded store': async (name: string) => join(folder, `${name}.sqlite`),
  PostgreSQL: (name: string) => newDatabase(cluster.url, name),
};

describe.each(Object.entries(places))('%s', (_name, place) => {
  let store: Store;
  let where: string;
  beforeAll(async () => {
    where = await place('contract');
    store = await openStore(where);
  });
  afterAll(() => store.close());

  it('keeps accounts under names that look alike only once', async () => {
    expect(await store.people.add(account('a', 'Ann'))).toBe(true);
    expect(await store.people.add(account('x', 'ANN'))).toBe(false);
    expect(await store.people.byName('ann')).toEqual(account('a', 'Ann'));
    expect(await store.people.byId('x')).toBeNull();
  });

  it('turns a guest into an account, ends its sessions and keeps its seats', async () => {
    await store.people.add(account('g', 'Guest 1', true));
    await store.people.addSession(session('h1', 'g'), null);
    await store.tables.add(table('tg'), [{ ...seats[1], account: 'g', name: 'Guest 1' }], []);
    expect(await store.people.promote('g', 'Ann', 'pw', null, 'fr')).toBe(false);
    expect(await store.people.promote('g', 'Grace', 'pw', 'g@x', 'fr')).toBe(true);
    expect(await store.people.promote('g', 'Again', 'pw', null, 'fr')).toBe(false);
    expect(await store.people.bySession('h1', 5)).toBeNull();
    expect(await store.people.byName('grace')).toMatchObject({ guest: false, mail: 'g@x', language: 'fr' });
    expect(await store.tables.seats('tg')).toMatchObject([{ account: 'g', name: 'Grace' }]);
  });

  it('replaces a lost password once, and ends all sessions with it', async () => {
    await store.people.addSession(session('lost', 'g'), null);
    const done = await Promise.all(['one', 'two'].map(next => store.people.replacePassword('g', 'pw', next)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.people.bySession('lost', 5)).toBeNull();
    expect(await store.people.replacePassword('g', 'pw', 'three')).toBe(false);
  });

  it('replaces a session with one stroke and forgets those that expired', async () => {
    await store.people.addSession(session('s1', 'a'), null);
    await store.people.addSession(session('s2', 'a'), 's1');
    expect(await store.people.bySession('s1', 5)).toBeNull();
    expect((await store.people.bySession('s2', 5))?.id).toBe('a');
    expect(await store.people.bySession('s2', 1000)).toBeNull();
    await store.people.sweepSessions(1000);
    expect(await store.people.bySession('s2', 5)).toBeNull();
  });

  it('keeps bot tokens of their owner', async () => {
    await store.people.addToken({ id: 'k', hash: 'kh', account: 'a', name: 'robot', created: 2 });
    expect((await store.people.byToken('kh'))?.name).toBe('Ann');
    expect(await store.people.endToken('b', 'k')).toBe(false);
    expect(await store.people.endToken('a', 'k')).toBe(true);
    expect(await store.people.byToken('kh')).toBeNull();
  });

  it('gives a table back as it was put in', async () => {
    const invitation = { id: 'i', tbl: 't', seat: 'confederate', used_by: null, created: 1, expires: 100 };
    await store.tables.add(table('t'), seats, [invitation]);
    expect(await store.tables.get('t')).toEqual(table('t'));
    expect(await store.tables.seats('t')).toEqual(seats);
    expect(await store.tables.invitation('i')).toEqual(invitation);
    expect((await store.tables.open()).map(each => each.table.id)).toContain('t');
    expect(await store.tables.get('nowhere')).toBeNull();
  });

  it('lets one person take a seat, and an invitation be used once', async () => {
    const wrong = { kind: 'invited', invitation: 'i' } as const;
    expect(await store.tables.sit(sitting(wrong))).toBe(false);
    expect((await store.tables.invitation('i'))?.used_by).toBeNull();
    const both = await Promise.all([
      store.tables.sit(sitting({ invitation: 'i' })),
      store.tables.sit(sitting({ invitation: 'i', account: 'c' })),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await store.tables.sit(sitting({}))).toBe(false);
  });

  it('begins a table once', async () => {
    expect((await Promise.all([begin(store, 't'), begin(store, 't')])).filter(Boolean)).toHaveLength(1);
    expect(await store.tables.get('t')).toMatchObject({ status: 'playing', seq: 1, deadline: 60, banks: { union: 9 } });
    expect(await store.tables.snapshot('t', 0)).toEqual({ count: 0, state: { n: 1 } });
  });

  it('accepts one of many changes made for the same number', async () => {
    const rivals = Array.from({ length: 20 }, (_, i) => store.tables.accept(change('t', 1, `rival ${i}`)));
    expect((await Promise.all(rivals)).filter(Boolean)).toHaveLength(1);
    expect(await store.tables.lines('t')).toHaveLength(2);
    expect(await store.tables.lines('t', 1)).toMatchObject(
      [change('t', 1, 'x').line].map(({ id: _, ...line }) => line),
    );
  });

  it('never keeps two lines with one message id', async () => {
    await store.tables.accept(change('t', 2, 'twice'));
    await expect(store.tables.accept(change('t', 3, 'twice'))).rejects.toThrow();
    expect((await store.tables.get('t'))?.seq).toBe(3);
  });

  it('forgets that anything can be taken back when the rules are new, and snapshots that were taken back', async () => {
    await store.tables.accept({
      ...change('t', 3, 'settles'),
      ...{ settles: true, snapshot: { count: 3, state: { n: 3 } as never } },
    });
    const kept = (await store.tables.lines('t')).filter(line => line.undoable);
    expect(kept.map(line => line.id)).toEqual(['settles']);
    expect((await store.tables.snapshot('t', 99))?.count).toBe(3);
    const back = change('t', 4, 'back');
    await store.tables.accept({ ...back, progress: { ...back.progress, count: 2 } });
    expect((await store.tables.snapshot('t', 99))?.count).toBe(0);
    expect(await store.tables.snapshotCounts('t')).toEqual([0]);
  });

  it('writes at most one notice for a turn, and gives it to one process', async () => {
    const notice = { id: 'n1', account: 'a', what: 'turn', due: 100 } as const;
    await store.tables.accept({ ...change('t', 5, 'n'), notices: [notice, { ...notice, id: 'n2' }] });
    const due = await store.post.due(100);
    expect(due).toMatchObject([{ account: 'a', tbl: 't', seq: 6, what: 'turn', tries: 0 }]);
    const { id } = due[0]!; // either
    const claims = await Promise.all([1, 2, 3].map(() => store.post.claim(id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await store.post.again(id, 500);
    expect(await store.post.due(499)).toEqual([]);
    expect(await store.post.due(500)).toMatchObject([{ tries: 1 }]);
  });

  it('finds whose time is up, and gives back the time the house was shut once', async () => {
    expect(await store.tables.late(60)).toEqual([]);
    expect(await store.tables.late(61)).toEqual(['t']);
    await store.house.beat(1000, 'p', 1001);
    const given = await Promise.all([store.house.giveBack(1000, 1500), store.house.giveBack(1000, 1500)]);
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await store.tables.get('t')).toMatchObject({ since: 550, deadline: 560 });
    expect(await store.house.lastBeat()).toBe(1500);
  });

  it('keeps notes, settings, presence, webhooks and subscriptions', async () => {
    await store.tables.setNote('t', 'a', 'left flank', 1);
    await store.tables.setNote('t', 'a', 'right flank', 2);
    expect(await store.tables.note('t', 'a')).toBe('right flank');
    expect(await store.tables.note('t', 'b')).toBe('');
    expect(await store.house.setting('key', () => 'one')).toBe('one');
    expect(await store.house.setting('key', () => 'two')).toBe('one');
    await store.house.here('t', 'a', 'host', 10);
    expect([await store.house.isHere('t', 'a', 9), await store.house.isHere('t', 'a', 10)]).toEqual([true, false]);
    await store.post.addWebhook({ id: 'w', account: 'a', url: 'https://x', secret: 'z', created: 1 });
    expect(await store.post.webhooks('a')).toHaveLength(1);
    const subscription = { endpoint: 'e', account: 'a', p256dh: 'p', auth: 'q', created: 1 };
    await store.post.subscribe(subscription);
    await store.post.subscribe({ ...subscription, auth: 'r' });
    expect(await store.post.subscriptions('a')).toMatchObject([{ auth: 'r' }]);
  });

  it('keeps standing orders without a line, and lets nobody go on who does not know them', async () => {
    const { seq } = (await store.tables.get('t'))!;
    const orders = { union: ['phase'] };
    const given = { id: 't', seq, orders, ordered: 1, bot: true };
    expect(await store.tables.order({ ...given, seq: seq - 1 })).toBe(false);
    const wishes = [orders, { union: ['weather'] }];
    const both = await Promise.all(wishes.map(each => store.tables.order({ ...given, orders: each })));
    expect([...both].sort()).toEqual([false, true]); // whoever was first
    const kept = wishes[both.indexOf(true)];
    expect(await store.tables.get('t')).toMatchObject({ seq, orders: kept, ordered: 1, bot: true });
    expect(await store.tables.seqs(['t'])).toEqual([{ id: 't', seq, ordered: 1 }]);
    expect(await store.tables.accept(change('t', seq, 'unaware'))).toBe(false);
    const next = change('t', seq, 'aware', 1);
    const line = { ...next.line, id: null, standing: true };
    expect(await store.tables.accept({ ...next, line, was: { ...next.was, orders } })).toBe(true);
    expect((await store.tables.lines('t', seq))[0]).toMatchObject({ id: null, standing: true });
    expect(await store.tables.order({ id: 't', seq: seq + 1, orders: {}, ordered: 2, bot: false })).toBe(true);
    await store.tables.accept(change('t', seq + 1, 'back to zero', 2));
  });

  it('keeps an action and what it forces together, or neither', async () => {
    const { seq } = (await store.tables.get('t'))!;
    const next = (after: number, id: string): Change => change('t', after, id, 2);
    expect(await store.tables.accept(next(seq, 'gap'), next(seq + 2, 'too far'))).toBe(false);
    expect((await store.tables.get('t'))?.seq).toBe(seq);
    expect(await store.tables.accept(next(seq, 'choice'), next(seq + 1, 'forced'))).toBe(true);
    expect((await store.tables.lines('t', seq)).map(line => line.id)).toEqual(['choice', 'forced']);
    expect((await store.tables.get('t'))?.seq).toBe(seq + 2);
  });

  it('drops a table nobody came to, never one in play', async () => {
    expect(await store.tables.drop('tg')).toBe(true);
    expect(await store.tables.drop('t')).toBe(false);
  });

  it('tells another process that a table moved on, and holds what it was told', async () => {
    const other = await openStore(where);
    const heard: string[] = [];
    const stop = await other.listen(what => heard.push(what));
    const { seq } = (await store.tables.get('t'))!;
    const told = (id: string): Change => change('t', seq, id, 2);
    await store.tables.accept(told('told'));
    for (let i = 0; heard.length === 0 && i < 100; i++) await new Promise(resolve => setTimeout(resolve, 20));
    expect(['*', `t ${seq + 1}`]).toContain(heard[0]);
    expect((await other.tables.get('t'))?.seq).toBe(seq + 1);
    expect(await other.tables.accept(told('late'))).toBe(false);
    await stop();
    await other.close();
  });
});
