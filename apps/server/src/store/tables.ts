import type { Seat } from '@bivouac/kernel';
import type { BotThought } from '@bivouac/room';
import { type Driver, insert, must, type Step, step } from './driver.ts';
import { newsOf, type Seal } from './news.ts';
import type { NoticeOf } from './post.ts';
import {
  changedColumns,
  type LineRow,
  type ListedRow,
  lineColumns,
  lineOf,
  listedColumns,
  listedOf,
  type Past,
  type Progress,
  type Raw,
  type SeatRow,
  type State,
  seatOf,
  type TableRow,
  tableColumns,
  tableOf,
} from './rows.ts';

export interface Invitation {
  readonly id: string;
  readonly tbl: string;
  readonly seat: Seat;
  readonly used_by: string | null;
  readonly created: number;
  readonly expires: number;
}
export interface Snapshot {
  readonly count: number;
  readonly state: State;
}
/** Everything one accepted line changes. */
export interface Change {
  readonly tbl: string;
  readonly was: Progress; // what the table must still be
  readonly progress: Progress;
  readonly line: LineRow;
  readonly settles: boolean; // nothing that came before can be taken back: the rules are new
  readonly snapshot: Snapshot | null;
  readonly notices: readonly Notice[];
  readonly seats?: readonly SeatRow[]; // of those who changed chairs
  readonly thought?: BotThought | null; // of the bot that did it; told to nobody before the end
}
export interface Notice {
  readonly id: string;
  readonly account: string;
  readonly what: NoticeOf;
  readonly due: number;
}
/** A person sits down. */
export interface Sitting {
  readonly tbl: string;
  readonly seat: Seat;
  readonly kind: 'open' | 'invited'; // what the seat must still be
  readonly invitation: string | null;
  readonly account: string;
  readonly name: string;
  readonly number: string;
  readonly now: number;
}
/** A line of a list of tables. */
export interface Listed {
  readonly table: ListedRow;
  readonly seats: readonly SeatRow[];
}

const LIST = 100;

/** Tables with their seats, lines, snapshots, invitations and notes. */
export const tables = (db: Driver, seal: Seal) => ({
  add: (
    table: TableRow,
    seats: readonly SeatRow[],
    invitations: readonly Invitation[],
    past: Past | null = null,
  ): Promise<boolean> =>
    db.batch([
      ...(past ? [insert('history', { tbl: table.id, entries: JSON.stringify(past) })] : []),
      insert('tables', tableColumns(table)),
      ...seats.map(seat => insert('seats', { tbl: table.id, ...seat })),
      ...invitations.map(each => insert('invitations', { ...each })),
    ]),

  get: async (id: string): Promise<TableRow | null> => {
    const [row] = await db.all<Raw>('select * from tables where id = ?', [id]);
    return row ? tableOf(row) : null;
  },

  seqs: (ids: readonly string[]): Promise<{ id: string; seq: number; ordered: number }[]> =>
    db.all(`select id, seq, ordered from tables where id in (${ids.map(() => '?').join(', ') || "''"})`, ids),

  seats: async (id: string): Promise<SeatRow[]> =>
    (await db.all<Raw>('select * from seats where tbl = ? order by seat', [id])).map(seatOf),

  lines: async (id: string, after = 0): Promise<LineRow[]> =>
    (await db.all<Raw>('select * from lines where tbl = ? and seq > ? order by seq', [id, after])).map(lineOf),

  /** What came before the table was opened here: the past of an imported game. */
  past: async (id: string): Promise<Past | null> => {
    const [row] = await db.all<{ entries: string }>('select entries from history where tbl = ?', [id]);
    return row ? (JSON.parse(row.entries) as Past) : null;
  },

  /** A seat is taken by the first who comes; an invitation is used once. */
  sit: (s: Sitting): Promise<boolean> =>
    db.batch(
      [
        must(
          `update seats set kind = 'person', account = ?, name = ?, number = ?
           where tbl = ? and seat = ? and kind = ? and account is null`,
          ...[s.account, s.name, s.number, s.tbl, s.seat, s.kind],
        ),
        ...(s.invitation === null ? [] : [useInvitation(s)]),
        must(`update tables set changed = ? where id = ? and status = 'waiting'`, s.now, s.tbl),
      ],
      `${s.tbl} 0`,
    ),

  /** Everyone sits: the first line. */
  begin: (
    { id, ...was }: TableRow,
    numbers: string,
    opening: string,
    progress: Progress,
    line: LineRow,
    notices: readonly Notice[],
  ): Promise<boolean> =>
    db.batch(
      [
        advance(id, was, progress),
        step('update tables set numbers = ?, opening = ? where id = ?', numbers, opening, id),
        insert('lines', lineColumns(id, line)),
        ...(progress.state ? [snapshot(id, { count: progress.count, state: progress.state })] : []),
        ...notices.map(each => noticeStep(id, line.seq, each)),
      ],
      `${id} 1`,
    ),

  /** An action and what it forces: all of it, or nothing when the table has moved on. */
  accept: (first: Change, ...more: readonly Change[]): Promise<boolean> => {
    const { tbl, progress } = more.at(-1) ?? first;
    const all = [first, ...more];
    const news = seal.isWanted && all.every(isTold) ? seal.close(tbl, newsOf(all)) : null;
    const tell = `${tbl} ${progress.seq}${news ? ` ${progress.ordered} ${news}` : ''}`;
    return db.batch(all.flatMap(changeSteps), tell);
  },

  /** Standing orders are given: no line, but a count of its own, so that no process goes on without them. */
  order: ({ id, seq, orders, ordered, bot }: Pick<TableRow, 'id' | 'seq' | 'orders' | 'ordered' | 'bot'>) =>
    db.batch(
      [
        must(
          'update tables set orders = ?, ordered = ?, bot = ? where id = ? and seq = ? and ordered = ?',
          ...[JSON.stringify(orders), ordered, bot ? 1 : 0, id, seq, ordered - 1],
        ),
      ],
      `${id} ${seq} ${ordered}`,
    ),

  /** The last snapshot not after a number of actions. */
  snapshot: async (id: string, count: number): Promise<Snapshot | null> => {
    const [row] = await db.all<{ count: number; state: string }>(
      'select count, state from snapshots where tbl = ? and count <= ? order by count desc limit 1',
      [id, count],
    );
    return row ? { count: row.count, state: JSON.parse(row.state) as State } : null;
  },
  snapshotCounts: async (id: string): Promise<number[]> =>
    (await db.all<{ count: number }>('select count from snapshots where tbl = ? order by count', [id])).map(
      r => r.count,
    ),

  thought: async (id: string, seq: number): Promise<BotThought | null> => {
    const [row] = await db.all<{ thought: string }>('select thought from thoughts where tbl = ? and seq = ?', [
      id,
      seq,
    ]);
    return row ? (JSON.parse(row.thought) as BotThought) : null;
  },

  /** All of a table, by line. */
  thoughts: async (id: string): Promise<ReadonlyMap<number, BotThought>> => {
    const rows = await db.all<{ seq: number; thought: string }>('select seq, thought from thoughts where tbl = ?', [
      id,
    ]);
    return new Map(rows.map(({ seq, thought }) => [Number(seq), JSON.parse(thought) as BotThought]));
  },

  mine: (account: string): Promise<Listed[]> => listed(db, lists.mine(db.kind), [account]),
  open: (): Promise<Listed[]> => listed(db, lists.open(), []),
  watchable: (): Promise<Listed[]> => listed(db, lists.watchable(), []),

  invitation: async (id: string): Promise<Invitation | null> =>
    (await db.all<Invitation>('select * from invitations where id = ?', [id]))[0] ?? null,
  invitations: (tbl: string): Promise<Invitation[]> =>
    db.all('select * from invitations where tbl = ? and used_by is null', [tbl]),

  note: async (tbl: string, account: string): Promise<string> =>
    (await db.all<{ text: string }>('select text from notes where tbl = ? and account = ?', [tbl, account]))[0]?.text ??
    '',
  notesOf: async (account: string): Promise<number> =>
    (await db.all<{ n: number }>('select count(*) as n from notes where account = ?', [account]))[0]!.n,
  setNote: (tbl: string, account: string, text: string, now: number): Promise<boolean> =>
    db.batch([
      step('delete from notes where tbl = ? and account = ?', tbl, account),
      ...(text === '' ? [] : [insert('notes', { tbl, account, text, changed: now })]),
    ]),

  /** Whose time is up, and where the server has to move. */
  late: async (now: number): Promise<string[]> =>
    ids(await db.all('select id from tables where deadline < ? limit 100', [now])),
  botsToMove: async (before: number): Promise<string[]> =>
    ids(await db.all(`select id from tables where status = 'playing' and bot = 1 and since < ? limit 100`, [before])),

  /** It rang too early: the clocks ran on since it was set. */
  setAlarm: (id: string, seq: number, deadline: number | null): Promise<boolean> =>
    db.batch([step('update tables set deadline = ? where id = ? and seq = ?', deadline, id, seq)]),

  /** A table nobody came to. */
  drop: (id: string): Promise<boolean> =>
    db.batch(
      [
        must(`delete from tables where id = ? and status = 'waiting'`, id),
        step('delete from seats where tbl = ?', id),
        step('delete from invitations where tbl = ?', id),
        step('delete from notes where tbl = ?', id),
        step('delete from history where tbl = ?', id),
      ],
      `${id} 0`,
    ),
  stale: async (before: number): Promise<string[]> =>
    ids(await db.all(`select id from tables where status = 'waiting' and changed < ? limit 100`, [before])),

  counts: (): Promise<{ status: string; n: number }[]> =>
    db.all('select status, count(*) as n from tables group by status'),
});
export type Tables = ReturnType<typeof tables>;

/** Others can follow by themselves. */
const isTold = ({ line, seats, settles }: Change): boolean => line.kind === 'act' && !seats && !settles;

const changeSteps = (c: Change): Step[] => [
  advance(c.tbl, c.was, c.progress),
  ...(c.settles ? [step('update lines set undoable = null where tbl = ? and undoable = 1', c.tbl)] : []),
  insert('lines', lineColumns(c.tbl, c.line)),
  ...(c.progress.count < c.was.count
    ? [step('delete from snapshots where tbl = ? and count > ?', c.tbl, c.progress.count)]
    : []),
  ...(c.snapshot ? [snapshot(c.tbl, c.snapshot)] : []),
  ...(c.thought ? [insert('thoughts', { tbl: c.tbl, seq: c.line.seq, thought: JSON.stringify(c.thought) })] : []),
  ...c.notices.map(each => noticeStep(c.tbl, c.line.seq, each)),
  ...(c.seats ?? []).map(each => reseat(c.tbl, each)),
];
/** The number for the dice stays with the seat. */
const reseat = (tbl: string, { seat, kind, account, name }: SeatRow): Step =>
  must('update seats set kind = ?, account = ?, name = ? where tbl = ? and seat = ?', kind, account, name, tbl, seat);

const ids = (rows: readonly { id: string }[]): string[] => rows.map(row => row.id);

/** Writes what changed, and no index that did not. */
function advance(id: string, was: Progress, progress: Progress): Step {
  const columns = changedColumns(was, progress);
  const sets = Object.keys(columns).map(name => `${name} = ?`);
  const where = 'where id = ? and seq = ? and ordered = ?';
  return must(`update tables set ${sets.join(', ')} ${where}`, ...Object.values(columns), id, was.seq, was.ordered);
}

const snapshot = (tbl: string, { count, state }: Snapshot): Step =>
  insert('snapshots', { tbl, count, state: JSON.stringify(state) }, 'on conflict do nothing');

const useInvitation = (s: Sitting): Step =>
  must(
    'update invitations set used_by = ? where id = ? and tbl = ? and seat = ? and used_by is null and expires > ?',
    ...[s.account, s.invitation, s.tbl, s.seat, s.now],
  );

/** One notice for one turn of one person. */
const noticeStep = (tbl: string, seq: number, { id, account, what, due }: Notice): Step =>
  insert('outbox', { id, account, tbl, seq, what, due, tries: 0, status: 'due' }, 'on conflict do nothing');

const OPEN_SEAT = "select 1 from seats where tbl = tables.id and kind = 'open'";
/** Which tables a list shows: answered from an index alone, whatever lies on the tables. */
export const lists = {
  // Left to itself the embedded database takes the unique index, and reads whole tables for their time.
  mine: (kind: Driver['kind']): string =>
    `select id from tables ${kind === 'sqlite' ? 'indexed by tables_listed' : ''} where id in (select tbl from seats where account = ?) order by changed desc limit ${LIST}`,
  open: () => `select id from tables where status = 'waiting' and public = 1 and exists (${OPEN_SEAT})
    order by changed desc limit ${LIST}`,
  watchable: () => `select id from tables where public = 1 and status <> 'waiting' order by changed desc limit ${LIST}`,
};

async function listed(db: Driver, which: string, args: readonly string[]): Promise<Listed[]> {
  const chosen = ids(await db.all<{ id: string }>(which, args));
  const marks = chosen.map(() => '?').join(', ') || "''";
  const rows = await db.all<Raw>(`select ${listedColumns} from tables where id in (${marks})`, chosen);
  const seats = await db.all<Raw>(`select * from seats where tbl in (${marks}) order by seat`, chosen);
  const seatsAt = (id: Raw[string] | undefined): SeatRow[] => seats.filter(row => row['tbl'] === id).map(seatOf);
  const found = new Map(rows.map(row => [row['id'], { table: listedOf(row), seats: seatsAt(row['id']) }]));
  return chosen.flatMap(id => found.get(id) ?? []);
}
