import { type AnyGame, type AnyRecord, begin, keyedDice, pending, type Seat } from '@bivouac/kernel';
import {
  drawsOf,
  foundRoom,
  lifted,
  outcomeOf,
  type Room,
  replay,
  type StoredLine,
  settles,
  standingAsk,
} from '@bivouac/room';
import { newId } from '../ids.ts';
import { gameOf } from '../shelf.ts';
import type {
  Change,
  LineRow,
  Notice,
  Past,
  SeatRow,
  Snapshot,
  Standing,
  State,
  Store,
  TableRow,
} from '../store/index.ts';
import { banksAfter, deadlineOf } from './clock.ts';

/** A table in memory. What is in `room` never leaves the process but through `updateFor` and `viewsOf`. */
export interface Live {
  readonly game: AnyGame;
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly room: Room | null; // null: not begun
}

export const seatsHeld = ({ seats }: Live, account: string | null): readonly Seat[] =>
  account === null ? [] : seats.filter(each => each.account === account).map(each => each.seat);

export const botSeats = ({ seats }: Live): readonly Seat[] =>
  seats.filter(each => each.kind === 'bot').map(each => each.seat);

export async function load(store: Store, id: string): Promise<Live | null> {
  const row = await store.tables.get(id);
  const game = row && gameOf(row.game);
  if (!row || !game) return null;
  const [seats, lines, past] = [
    await store.tables.seats(id),
    row.seq === 0 ? [] : await store.tables.lines(id),
    await store.tables.past(id),
  ];
  if (row.seq === 0) return { game, row, seats, room: null };
  const room = roomOf(game, row, lines.slice(0, row.seq), past); // lines newer than the row: read anew when we hear of them
  return { game, row, seats, room };
}

function roomOf(game: AnyGame, row: TableRow, rows: readonly LineRow[], past: Past | null): Room {
  const lines = rows.map(({ action, before, at: _at, ...line }) => ({ line, action, before }));
  return foundRoom(game, { ...row, state: row.state!, past: past?.history ?? [], lines });
}

/** All that the store must keep of one new line. */
export function changeOf(live: Live, room: Room, line: StoredLine, now: number, noticeDelay: number): Change {
  const standing = standingOf(live, room, line, now);
  const acted = line.kind === 'act';
  const entry = acted ? room.record.history[room.record.history.length - 1]! : null;
  const turned = [...live.row.pending].sort().join() !== [...standing.pending].sort().join();
  return {
    tbl: live.row.id,
    after: live.row.seq,
    standing,
    line: { ...line, at: now, ...(entry ? { action: entry.action, before: entry.before } : {}) },
    settles: settles(live.game, live.row.version, room, line),
    snapshot: turned && standing.state ? { count: standing.count, state: standing.state } : null,
    notices: noticesOf(live, standing, line, now + noticeDelay),
  };
}

function standingOf(live: Live, room: Room, line: StoredLine, now: number): Standing {
  const { game, row } = live;
  const outcome = outcomeOf(game, room);
  const pends = outcome ? [] : pending(game, room.record.state);
  const counts = line.kind !== 'say' && line.kind !== 'propose'; // talking stops no clock
  const actor = line.kind === 'act' ? line.seat : null;
  const banks = counts ? banksAfter(row.pace, row, actor, now) : row.banks;
  const since = counts ? now : row.since;
  return {
    version: game.version,
    status: outcome ? 'over' : 'playing',
    ...{ seq: line.seq, count: line.count, state: room.record.state, proposal: room.proposal },
    ...{ ended: room.ended, outcome, pending: pends, since, banks, changed: now },
    ...{ orders: room.orders ?? {}, ordered: row.ordered },
    bot: botToMove(live, room, pends) || orderToAnswer(game, room),
    deadline: deadlineOf({ since, banks, pending: pends }),
  };
}

/** The server is to move when a bot is asked, or when only bots can answer a proposal. */
export function botToMove(live: Live, room: Room, pends: readonly Seat[]): boolean {
  const bots = botSeats(live);
  const { proposal } = room;
  return (
    pends.some(seat => bots.includes(seat)) ||
    (proposal !== null && !outcomeOf(live.game, room) && botMayAnswer(live, proposal.by))
  );
}

export const orderToAnswer = (game: AnyGame, room: Room): boolean => standingAsk(game, room) !== null;

/** The table when standing orders were given: no line more, and nothing that others could notice. */
export function afterOrders(live: Live, room: Room): Live {
  const { row, game } = live;
  const bot = botToMove(live, room, row.pending) || orderToAnswer(game, room);
  return { ...live, room, row: { ...row, orders: room.orders ?? {}, ordered: row.ordered + 1, bot } };
}

/** Nothing is known of this table that is not in it: neither a line nor an order. */
export const isUpTo = ({ row }: Live, seq: number, ordered: number): boolean =>
  row.seq >= seq && row.ordered >= ordered;

export const botMayAnswer = (live: Live, by: Seat): boolean =>
  live.seats.every(each => each.seat === by || each.kind === 'bot');

/** Those whose turn it has just become, or, when the game is over, all who did not end it themselves. */
function noticesOf(live: Live, { status, pending: pends }: Standing, line: StoredLine, due: number): Notice[] {
  const accountsOf = (seats: readonly Seat[]): (string | null)[] =>
    live.seats.filter(each => seats.includes(each.seat)).map(each => each.account);
  const everyone = live.seats.map(each => each.seat);
  const ended = status === 'over' && live.row.status !== 'over';
  const told = ended ? [] : accountsOf(live.row.pending);
  const self = accountsOf(line.seat === null || line.kind === 'timeout' ? [] : [line.seat]);
  const newly = accountsOf(ended ? everyone : pends).filter(each => !told.includes(each) && !self.includes(each));
  const people = new Set(newly.filter(each => each !== null));
  return [...people].map(account => ({ id: newId(), account, what: ended ? 'end' : 'turn', due }));
}

export const after = (live: Live, room: Room, standing: Standing): Live => ({
  ...live,
  row: { ...live.row, ...standing },
  room,
});

/** The position after so many actions. What came with an imported game was played with its own dice: see `Positions`. */
export const positionAt = (live: Live, count: number, from: Snapshot | null): State =>
  replay(live.game, live.room!.record, count, drawsOf(live.room!), from ?? undefined).state;

/** The record a table starts from: a new game, or an imported one with dice nobody knows yet. */
export function firstRecord({ game, row, seats }: Live, past: Past | null): AnyRecord {
  const numbers: Record<Seat, string> = Object.fromEntries(seats.map(each => [each.seat, each.number]));
  if (!past) return begin(game, row.setup, row.secret, numbers);
  const { commitment, secret, opening, version } = row;
  const kept = { game: row.game, version, commitment, secret, opening, history: past.history, state: row.state! };
  const done = lifted(game, { ...kept, numbers });
  if (game.outcome(done.state.table)) return { ...done, numbers: past.numbers };
  return { ...done, numbers, state: { ...done.state, dice: keyedDice(secret, numbers) } };
}
