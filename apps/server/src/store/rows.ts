import type { AnyRecord, Event, Json, Outcome, Seat, Setup } from '@bivouac/kernel';
import type { Brought, Orders, Pace, Proposal, StoredLine } from '@bivouac/room';
import type { Value } from './driver.ts';

export type State = AnyRecord['state'];
export type History = AnyRecord['history'];
export type { Past } from '@bivouac/room/host';

/** A table as kept. */
export interface TableRow extends Progress {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly public: boolean;
  readonly pace: Pace;
  readonly creator: string;
  readonly secret: string;
  readonly commitment: string;
  readonly numbers: Readonly<Record<Seat, string>>;
  readonly opening: readonly Event[];
  readonly created: number;
  readonly brought: Brought | null; // from a file
}

/** What changes with every line. */
export interface Progress {
  readonly version: number; // of the game's rules and state
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seq: number; // 0: not begun
  readonly count: number;
  readonly state: State | null;
  readonly proposal: { readonly what: Proposal; readonly by: Seat } | null;
  readonly ended: Outcome | null; // by resignation, time or agreement
  readonly outcome: Outcome | null; // however it ended
  readonly pending: readonly Seat[];
  readonly bot: boolean; // the server is to move: a bot, or a standing order
  readonly orders: Orders;
  readonly ordered: number; // how often orders were given
  readonly since: number;
  readonly banks: Readonly<Record<Seat, number>>;
  readonly deadline: number | null; // not before then a clock has run out
  readonly changed: number; // to the minute
}

export interface SeatRow {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open' | 'invited';
  readonly account: string | null;
  readonly name: string;
  readonly number: string;
}

export interface LineRow extends StoredLine {
  readonly action?: Json; // act
  readonly undoable?: boolean; // act: whoever took it may take it back, as long as nobody goes on
  readonly at: number;
}

export type Raw = Record<string, Value>;

const parsed = <T>(value: Value | undefined): T => JSON.parse(value as string) as T;
const maybe = <T>(value: Value | undefined): T | null => (value == null ? null : parsed<T>(value));
const text = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

type Columns = { readonly [K in keyof Progress]: (value: Progress[K]) => Value };
const same = <T extends Value>(value: T): T => value;
const progress: Columns = {
  ...{ version: same, status: same, seq: same, count: same, state: text, proposal: text, ended: text, outcome: text },
  ...{ pending: text, bot: (bot: boolean) => (bot ? 1 : 0), since: same, banks: text, deadline: same, changed: same },
  ...{ orders: text, ordered: same },
};
const names = Object.keys(progress) as (keyof Progress)[];
const columnOf = (s: Progress, name: keyof Progress): Value => progress[name](s[name] as never);

const progressColumns = (s: Progress): Raw => Object.fromEntries(names.map(name => [name, columnOf(s, name)]));

/** What of it is not as it was. */
export function changedColumns(was: Progress, now: Progress): Raw {
  const changed: Raw = {};
  for (const name of names) {
    if (was[name] === now[name]) continue;
    const value = columnOf(now, name);
    if (name === 'state' || value !== columnOf(was, name)) changed[name] = value;
  }
  return changed;
}

export const tableColumns = (t: TableRow): Raw => ({
  ...{ id: t.id, game: t.game, setup: JSON.stringify(t.setup), public: t.public ? 1 : 0 },
  ...{ pace: JSON.stringify(t.pace), creator: t.creator, secret: t.secret, commitment: t.commitment },
  ...{ numbers: JSON.stringify(t.numbers), opening: JSON.stringify(t.opening), created: t.created },
  brought: text(t.brought),
  ...progressColumns(t),
});

const progressOf = (row: Raw): Progress => ({
  version: row['version'] as number,
  status: row['status'] as TableRow['status'],
  seq: row['seq'] as number,
  count: row['count'] as number,
  state: maybe(row['state']),
  proposal: maybe(row['proposal']),
  ended: maybe(row['ended']),
  outcome: maybe(row['outcome']),
  pending: parsed(row['pending']),
  bot: row['bot'] !== 0,
  orders: parsed(row['orders']),
  ordered: row['ordered'] as number,
  since: row['since'] as number,
  banks: parsed(row['banks']),
  deadline: row['deadline'] as number | null,
  changed: row['changed'] as number,
});

export const tableOf = (row: Raw): TableRow => ({
  ...progressOf(row),
  id: row['id'] as string,
  game: row['game'] as string,
  setup: parsed(row['setup']),
  public: row['public'] !== 0,
  pace: parsed(row['pace']),
  creator: row['creator'] as string,
  secret: row['secret'] as string,
  commitment: row['commitment'] as string,
  numbers: parsed(row['numbers']),
  opening: parsed(row['opening']),
  created: row['created'] as number,
  brought: maybe(row['brought']),
});

const LISTED = [
  ...(['id', 'game', 'version', 'setup', 'commitment', 'numbers', 'status', 'public', 'pace', 'creator'] as const),
  ...(['pending', 'since', 'banks', 'seq', 'count', 'outcome', 'created', 'changed', 'brought'] as const),
];
/** What a list shows of a table: not what lies on it. */
export type ListedRow = Pick<TableRow, (typeof LISTED)[number]>;
export const listedColumns = LISTED.join(', ');
const NOT_LISTED = { state: null, proposal: null, ended: null, orders: '{}', opening: '[]' };
export const listedOf = (row: Raw): ListedRow => tableOf({ ...NOT_LISTED, ...row });

export const lineColumns = (tbl: string, l: LineRow): Raw => ({
  tbl,
  seq: l.seq,
  id: l.id,
  kind: l.kind,
  seat: l.seat,
  count: l.count,
  action: text(l.action),
  undoable: l.undoable ? 1 : null,
  drawn: l.drawn ?? null,
  events: JSON.stringify(l.events),
  text: l.text ?? null,
  what: l.what ?? null,
  yes: l.yes === undefined ? null : l.yes ? 1 : 0,
  at: l.at,
  standing: l.standing ? 1 : null,
  forced: l.forced ? 1 : null,
});

export const lineOf = (row: Raw): LineRow => ({
  seq: row['seq'] as number,
  id: row['id'] as string | null,
  kind: row['kind'] as LineRow['kind'],
  seat: row['seat'] as string | null,
  count: row['count'] as number,
  events: parsed(row['events']),
  at: row['at'] as number,
  ...(row['action'] === null ? {} : { action: parsed<Json>(row['action']) }),
  ...(row['undoable'] ? { undoable: true } : {}),
  ...(row['drawn'] === null ? {} : { drawn: row['drawn'] as number }),
  ...(row['text'] === null ? {} : { text: row['text'] as string }),
  ...(row['what'] === null ? {} : { what: row['what'] as Proposal }),
  ...(row['yes'] === null ? {} : { yes: row['yes'] !== 0 }),
  ...(row['standing'] === null ? {} : { standing: true }),
  ...(row['forced'] === null ? {} : { forced: true }),
});

export const seatOf = (row: Raw): SeatRow => ({
  seat: row['seat'] as string,
  kind: row['kind'] as SeatRow['kind'],
  account: row['account'] as string | null,
  name: row['name'] as string,
  number: row['number'] as string,
});
