import { levelNow } from '@bivouac/bots/levels';
import { type AnyRecord, begin, chairsChanged, keyedDice, pending, reseated, type Seat } from '@bivouac/kernel';
import { lifted, outcomeOf, type Room, type Step, type StoredLine, standingAsk, type TableInfo } from '@bivouac/room';
import { botToSpeak, folded, type Table } from '@bivouac/room/host';
import { newId } from '../ids.ts';
import type { Change, Notice, Past, Progress, SeatRow, TableRow } from '../store/index.ts';
import { alarmOf, banksAfter, changedAt, deadlineOf } from './clock.ts';
import { packed } from './packed.ts';

/** A table in memory. What is in `room` never leaves the process but through `updateFor` and `viewsOf`. */
export interface Live extends Table {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly wakings?: number; // of the house, when its clocks were read
}

export const seatsHeld = ({ seats }: Live, account: string | null): readonly Seat[] =>
  account === null ? [] : seats.filter(each => each.account === account).map(each => each.seat);

/** What lies back takes little room: most tables wait most of the time. */
export const lean = (live: Live): Live => (live.room ? { ...live, room: folded(live.room, packed) } : live);

/** A bot is known by its level. */
export const levelsOf = (seats: readonly SeatRow[]): Live['bots'] =>
  Object.fromEntries(seats.flatMap(({ seat, kind, name }) => (kind === 'bot' ? [[seat, levelNow(name)]] : [])));

/** All that the store must keep of new lines, and the table after them. Whoever is asked only in between hears nothing. */
export function changesOf(
  live: Live,
  steps: readonly [Step, ...Step[]],
  now: number,
  noticeDelay: number,
): { readonly changes: readonly Change[]; readonly live: Live } {
  let at = live;
  const changes = steps.map(({ room, line }) => {
    const change = changeOf(at, room, line, now, noticeDelay);
    at = after(at, room, change);
    return { ...change, notices: [] };
  });
  const last = changes.pop()!;
  const notices = noticesOf(live, last.progress, steps[0].line, now + noticeDelay);
  return { changes: [...changes, { ...last, notices }], live: at };
}

/** All that the store must keep of one new line. */
export function changeOf(live: Live, room: Room, line: StoredLine, now: number, noticeDelay: number): Change {
  const progress = progressOf(live, room, line, now);
  const acted = line.kind === 'act';
  const entry = acted ? room.record.history[room.record.history.length - 1]! : null;
  const seats = seatsAfter(live, room);
  const turned = [...live.row.pending].sort().join() !== [...progress.pending].sort().join();
  return {
    tbl: live.row.id,
    was: live.row,
    progress,
    line: { ...line, at: now, ...(entry ? { action: entry.action, undoable: entry.before !== null } : {}) },
    settles: live.row.version !== live.game.version,
    snapshot: turned && progress.state ? { count: progress.count, state: progress.state } : null,
    notices: noticesOf({ ...live, seats: seats ?? live.seats }, progress, line, now + noticeDelay),
    ...(seats ? { seats } : {}),
  };
}

function progressOf(live: Live, room: Room, line: StoredLine, now: number): Progress {
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
    seq: line.seq,
    count: line.count,
    state: room.record.state,
    proposal: room.proposal,
    ended: room.ended,
    outcome,
    pending: pends,
    since,
    banks,
    changed: changedAt(row.changed, now),
    orders: room.orders ?? {},
    ordered: row.ordered,
    bot: isToMove(live, room),
    deadline: alarmOf(row.deadline, deadlineOf({ since, banks, pending: pends }), now),
  };
}

/** The server is to move: a bot, or a standing order. */
const isToMove = (live: Live, room: Room): boolean =>
  botToSpeak({ ...live, room }) !== null || standingAsk(live.game, room) !== null;

/** The table when standing orders were given: no line more, and nothing that others could notice. */
export function afterOrders(live: Live, room: Room): Live {
  const { row } = live;
  const bot = isToMove(live, room);
  return { ...live, room, row: { ...row, orders: room.orders ?? {}, ordered: row.ordered + 1, bot } };
}

/** Nothing is known of this table that is not in it: neither a line nor an order. */
export const isUpTo = ({ row }: Live, seq: number, ordered: number): boolean =>
  row.seq >= seq && row.ordered >= ordered;

/** Those whose turn it has just become, or, when the game is over, all who did not end it themselves. */
function noticesOf(live: Live, { status, pending: pends }: Progress, line: StoredLine, due: number): Notice[] {
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

export function after(live: Live, room: Room, { progress, seats = live.seats }: Change): Live {
  return { ...live, row: { ...live.row, ...progress }, room, seats, bots: levelsOf(seats) };
}

/** Where everybody sits when the rules have people change chairs; null: where they sat. */
function seatsAfter({ game, seats, room }: Live, next: Room): readonly SeatRow[] | null {
  const chairs = room && chairsChanged(game, room.record.state, next.record.state);
  if (!chairs) return null;
  const people = reseated(chairs, Object.fromEntries(seats.map(each => [each.seat, each])));
  return seats.map(({ seat, number }) => ({ ...people[seat]!, seat, number }));
}

export function infoOf({ row, room, seats }: Live): TableInfo {
  const { id, game, setup, commitment, numbers, pace, brought } = row;
  const { version } = room?.record ?? row;
  const players = Object.fromEntries(seats.map(each => [each.seat, playerOf(each)]));
  return {
    id,
    game,
    version,
    setup,
    commitment,
    numbers,
    begun: row.seq > 0,
    pace,
    players,
    ...(brought ? { brought } : {}),
  };
}

const playerOf = ({ name, kind }: SeatRow): TableInfo['players'][string] =>
  kind === 'bot' ? { name: '', kind, level: levelNow(name) } : { name, kind: kind === 'invited' ? 'open' : kind };

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
