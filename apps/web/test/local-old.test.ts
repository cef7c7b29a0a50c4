import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { type AnyGame, type AnyRecord, choices, hash, type Json, picker, read } from '@bivouac/kernel';
import { type Answer, ASK, type Ask, type Update } from '@bivouac/room';
import { game as wilderness } from '@bivouac/wilderness-war';
import { describe, expect, it } from 'vitest';
import { botsHere } from '../src/worker/bots.ts';
import { LocalHost } from '../src/worker/host.ts';
import { MemoryStore } from '../src/worker/memory-store.ts';
import type { Head, LineRow } from '../src/worker/store.ts';

// Tables of older rules on this device, and what is said when the rules or the store break down.

const person = { name: '', kind: 'person' } as const;
type Fields = Record<string, Json>;

/** Version 1 of Wilderness War kept no trace of where cards could be. */
function asInVersion1(record: AnyRecord): AnyRecord {
  if (record.version > 2) return record;
  const old = structuredClone(record) as unknown as { version: number; state: { table: Fields; hands: Fields } };
  if (record.game === wilderness.id) {
    delete old.state.table['may'];
    for (const hand of Object.values(old.state.hands)) delete (hand as Fields)['seen'];
  }
  return { ...(old as unknown as AnyRecord), version: 1 };
}

const savesOf = (game: AnyGame): string =>
  fileURLToPath(new URL(`../../../games/${game.id}/test/saves`, import.meta.url));
const archived = (game: AnyGame, file: string): AnyRecord =>
  (JSON.parse(readFileSync(`${savesOf(game)}/${file}`, 'utf8')) as { record: AnyRecord }).record;
const everySave = [gettysburg as AnyGame, wilderness as AnyGame].flatMap(game =>
  readdirSync(savesOf(game))
    .filter(file => archived(game, file).version < game.version)
    .map(file => [game.id, file, game] as const),
);

/** What this device stored of a game played here to where the record stands. */
async function stored(game: AnyGame, record: AnyRecord, base?: AnyRecord['state']): Promise<MemoryStore> {
  const { history, ...rest } = record;
  const { setup } = record.state;
  const players = Object.fromEntries(Object.keys(game.seats(setup)).map(seat => [seat, person]));
  const orders = Object.fromEntries(Object.keys(players).map(seat => [seat, [ASK]])); // the position waits even where it is forced
  const head: Head = {
    ...{ id: 'old', setup, players, orders, created: 1, changed: 1, past: [], proposal: null, ended: null },
    ...{ seq: history.length + 1, count: history.length, pending: [], winners: null, ...rest, ...(base && { base }) },
  };
  const store = new MemoryStore();
  const open = { seq: 1, id: null, kind: 'open', seat: null, count: 0, events: record.opening } as const;
  await store.add(head, { tbl: 'old', seq: 1, line: open });
  for (const [i, { seat, action, events, before }] of history.entries()) {
    const line = { seq: i + 2, id: `m${i}`, kind: 'act', seat, count: i + 1, events } as const;
    const row: LineRow = { tbl: 'old', seq: line.seq, line, action: action as Json };
    const kept = before ? { tbl: 'old', seq: line.seq, state: before } : null;
    await store.accept({ head, line: row, before: kept, settles: !before });
  }
  return store;
}

function guestAt(store: MemoryStore, game: AnyGame) {
  const told: unknown[] = [];
  const host = new LocalHost({
    ...{ store, gameOf: async () => game, now: () => 5, trouble: error => told.push(error) },
    bots: botsHere({ gameOf: async () => game, mindOf: async () => null }, () => 0),
    alone: (_name, work) => work(),
    news: { post: () => {}, listen: () => {} },
    wait: () => new Promise(() => {}),
  });
  const heard: Answer[] = [];
  const { ask } = host.join('old', answer => heard.push(answer));
  const last = (): Update => heard.findLast(each => each.t === 'update')!;
  return { ask, heard, last, told };
}

function anyMove(game: AnyGame, { pending, views }: Update, id: string): Ask {
  const seat = pending[0]!;
  const offered = choices(game, views[seat]!, seat);
  const action = offered.kind === 'space' ? offered.sample(picker(1)) : offered.actions[0]!;
  return { t: 'act', id, seat, action: action as never };
}

describe('a table of an earlier version on this device', () => {
  it.each(everySave)('%s, %s: opens under the present rules and goes on', async (_id, file, game) => {
    const record = archived(game, file);
    const store = await stored(game, asInVersion1(record));
    const guest = guestAt(store, game);
    await guest.ask({ t: 'hello', since: 0 });
    expect(guest.heard.map(each => each.t)).toEqual(['welcome', 'update', 'present']);
    expect(guest.heard[0]).toMatchObject({ table: { version: game.version } });
    const { pending, mayUndo } = guest.last();
    expect(pending.length).toBeGreaterThan(0);
    expect(mayUndo).toEqual([]); // to a position of the older shape
    await guest.ask(anyMove(game, guest.last(), 'on'));
    expect(guest.heard.at(-1)).toEqual({ t: 'done', id: 'on', seq: record.history.length + 2 });
    expect((await store.get('old'))!.head).toMatchObject({ version: game.version, count: record.history.length + 1 });
    const later = guestAt(store, game);
    await later.ask({ t: 'hello', since: 0 });
    expect(hash(later.last().views)).toBe(hash(guest.last().views));
  });

  /** A game that is what it was, one version later, in which every state says so. */
  const next = {
    ...(gettysburg as AnyGame),
    version: gettysburg.version + 1,
    migrations: {
      [gettysburg.version]: (old: Json) => ({
        ...(old as Fields),
        table: { ...((old as Fields)['table'] as Fields), lifted: true },
      }),
    },
    audit: ({ table }) => ('lifted' in table ? [] : ['a state of the old version']),
  } as AnyGame;

  it('takes nothing back to a position of older rules, not even after a reload', async () => {
    const store = await stored(
      gettysburg,
      read(readFileSync(`${savesOf(gettysburg)}/v1-day1.json`, 'utf8'), [gettysburg]).record,
    );
    const before = guestAt(store, gettysburg);
    await before.ask({ t: 'hello', since: 0 });
    for (let n = 0; before.last().mayUndo.length === 0; n++)
      await before.ask(anyMove(gettysburg, before.last(), `b${n}`));
    const lifted = guestAt(store, next);
    await lifted.ask({ t: 'hello', since: 0 });
    expect(lifted.last().mayUndo).toEqual([]);
    for (let n = 0; lifted.last().mayUndo.length === 0; n++) await lifted.ask(anyMove(next, lifted.last(), `l${n}`));
    const again = guestAt(store, next);
    await again.ask({ t: 'hello', since: 0 });
    const seat = again.last().mayUndo[0]!;
    while (again.last().mayUndo.includes(seat)) {
      await again.ask({ t: 'undo', id: `u${again.last().seq}`, seat });
      expect(again.last().views[seat]!.table).toMatchObject({ lifted: true });
    }
  });

  it('a private board is lifted with the position it starts from', async () => {
    const { record } = read(readFileSync(`${savesOf(gettysburg)}/v1-day1.json`, 'utf8'), [gettysburg]);
    const store = await stored(gettysburg, { ...record, history: [] }, record.state);
    const guest = guestAt(store, next);
    await guest.ask({ t: 'hello', since: 0 });
    await guest.ask({ t: 'at', id: 'base', count: 0 });
    const { views } = guest.heard.at(-1) as Extract<Answer, { t: 'position' }>;
    expect(Object.values(views)[0]!.table).toMatchObject({ lifted: true });
  });

  it('that no migration lifts is refused with that reason', async () => {
    const record = { ...archived(gettysburg, 'v1-day1.json'), version: 0 };
    const guest = guestAt(await stored(gettysburg, record), gettysburg);
    await guest.ask({ t: 'hello', since: 0 });
    expect(guest.heard).toEqual([{ t: 'trouble', why: { key: 'save.noMigration', args: { version: 0 } } }]);
  });
});

describe('what breaks down on this device', () => {
  const day1 = (): AnyRecord => archived(gettysburg, 'v1-day1.json');
  const present = async (): Promise<MemoryStore> => stored(gettysburg, day1());

  it('rules that break are said to be broken, the real error is reported, and the table stays', async () => {
    const store = await present();
    const fault = new Error('a unit is nowhere');
    let broken = false;
    const outcome: AnyGame['outcome'] = table => {
      if (broken) throw fault;
      return gettysburg.outcome(table as never);
    };
    const game = { ...(gettysburg as AnyGame), outcome };
    const guest = guestAt(store, game);
    await guest.ask({ t: 'hello', since: 0 });
    const move = anyMove(game, guest.last(), 'm');
    broken = true;
    await guest.ask(move);
    expect(guest.heard.at(-1)).toEqual({ t: 'refused', id: 'm', why: { key: 'room.broken' } });
    expect(guest.told).toEqual([fault]);
    broken = false;
    await guest.ask(move);
    expect(guest.heard.at(-1)).toMatchObject({ t: 'done', id: 'm' });
  });

  it('only a store that fails is said to keep nothing, and its error is reported too', async () => {
    const store = await present();
    const guest = guestAt(store, gettysburg);
    await guest.ask({ t: 'hello', since: 0 });
    const full = new DOMException('full', 'QuotaExceededError');
    store.accept = () => Promise.reject(full);
    await guest.ask(anyMove(gettysburg, guest.last(), 'm'));
    expect(guest.heard.at(-1)).toEqual({ t: 'refused', id: 'm', why: { key: 'room.notKept' } });
    expect(guest.told).toEqual([full]);
  });

  it('a game that cannot be loaded is neither', async () => {
    const guest = guestAt(await present(), gettysburg);
    const lost = new Error('no network');
    const host = new LocalHost({
      ...{
        store: await present(),
        gameOf: () => Promise.reject(lost),
        now: () => 5,
        trouble: error => guest.told.push(error),
      },
      bots: botsHere({ gameOf: async () => gettysburg, mindOf: async () => null }, () => 0),
      alone: (_name, work) => work(),
      news: { post: () => {}, listen: () => {} },
      wait: () => new Promise(() => {}),
    });
    await host.join('old', answer => guest.heard.push(answer)).ask({ t: 'hello', since: 0 });
    expect(guest.heard).toEqual([{ t: 'trouble', why: { key: 'local.broken', args: { what: 'no network' } } }]);
    expect(guest.told).toEqual([lost]);
  });
});
