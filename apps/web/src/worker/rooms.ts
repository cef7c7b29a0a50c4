import { isLevel } from '@bivouac/bots';
import {
  type AnyGame,
  type AnyRecord,
  begin,
  chairsChanged,
  commitment,
  keyedDice,
  type Pick,
  pending,
  reseated,
  type Seat,
  type Setup,
  toHex,
  whyNotSetup,
  world,
} from '@bivouac/kernel';
import {
  type AnyView,
  type BotThought,
  foundRoom,
  openRoom,
  outcomeOf,
  type Room,
  type Step,
  type StoredLine,
  settles,
} from '@bivouac/room';
import type { BotAt, BranchOf, Change, Head, Kept, LineRow, LocalPlayer } from './store.ts';
import { Trouble } from './trouble.ts';

// Rooms as they are made, kept and found again. Pure but for the secret.

export const newSecret = (): string => toHexBytes(crypto.getRandomValues(new Uint8Array(32)));
export const newId = (): string => toHexBytes(crypto.getRandomValues(new Uint8Array(8)));
const toHexBytes = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

export { toHex };

export interface NewTable {
  readonly game: string;
  readonly setup: Setup;
  readonly players: Readonly<Record<Seat, LocalPlayer>>;
  readonly numbers: Readonly<Record<Seat, string>>;
  readonly secret?: string; // made beforehand, so that its commitment could be shown
}

export interface Opened {
  readonly head: Head;
  readonly room: Room;
}

interface Origin {
  readonly players: Head['players'];
  readonly base?: AnyRecord['state'];
  readonly branch?: BranchOf;
}

export function created(game: AnyGame, wish: NewTable, now: number): Opened {
  const why = whyNotSetup(game, wish.setup);
  if (why) throw new Trouble(why);
  const record = begin(game, wish.setup, wish.secret ?? newSecret(), wish.numbers);
  return opened(game, openRoom(record), { players: wish.players }, now);
}

export function imported(game: AnyGame, record: AnyRecord, players: Head['players'], now: number): Opened {
  const history = record.history.map(entry => ({ ...entry, before: null }));
  return opened(game, openRoom({ ...record, history }), { players }, now);
}

/** A world that this view could be, and nothing more: what the seat does not know is imagined anew. */
export function branched(game: AnyGame, view: AnyView, branch: BranchOf, pick: Pick, now: number): Opened {
  const secret = newSecret();
  const base = world(view, game.imagine(view, pick), keyedDice(secret));
  const { id, version } = game;
  const record = { game: id, version, commitment: commitment(secret), numbers: {}, secret, opening: [], history: [] };
  const room: Room = { ...openRoom({ ...record, state: base }), base };
  return opened(game, room, { players: peopleAt(game, view.setup), base, branch }, now);
}

export const peopleAt = (game: AnyGame, setup: Setup): Head['players'] =>
  Object.fromEntries(Object.keys(game.seats(setup)).map(seat => [seat, { name: '', kind: 'person' as const }]));

function opened(game: AnyGame, room: Room, origin: Origin, now: number): Opened {
  const { setup } = room.record.state;
  const first = { id: newId(), game: game.id, setup, players: origin.players, created: now, past: room.record.history };
  const more = {
    ...(origin.base ? { base: origin.base } : {}),
    ...(origin.branch ? { branch: origin.branch } : {}),
  };
  return { head: headOf(game, { ...first, ...more }, room, now), room };
}

type Fixed = Pick_<Head, 'id' | 'game' | 'setup' | 'players' | 'created' | 'past' | 'base' | 'branch' | 'ordered'>;
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] };

/** What is written of a table beside its newest line. */
export function headOf(game: AnyGame, fixed: Fixed, room: Room, now: number): Head {
  const { id, setup, players, created, past, base, branch, ordered } = fixed;
  const { version, commitment, numbers, secret, opening, state, history } = room.record;
  const outcome = outcomeOf(game, room);
  return {
    ...{ id, game: game.id, setup, players, created, past, changed: now },
    ...{ seq: room.lines.length, count: history.length, pending: outcome ? [] : [...pending(game, state)] },
    ...{ winners: outcome ? [...outcome.winners] : null, proposal: room.proposal, ended: room.ended },
    ...{ version, commitment, numbers, secret, opening, state },
    ...(base ? { base } : {}),
    ...(branch ? { branch } : {}),
    ...(ordered ? { ordered, orders: room.orders ?? {} } : {}),
  };
}

/** The table when standing orders were given: no line more. What older rules stored stays as it is until the next line. */
export const orderedHead = (old: Head, { orders = {} }: Room): Head => ({
  ...old,
  orders,
  ordered: (old.ordered ?? 0) + 1,
});

/** A private board whose bot is another one, or none: the person plays all the others. A bot follows no orders. */
export function handedOver(game: AnyGame, { head, room }: Opened, bot: BotAt | null): Opened {
  const people = peopleAt(game, head.setup);
  if (!head.branch) throw new Trouble({ key: 'local.notBranch' });
  if (bot && !(people[bot.seat] && isLevel(bot.level))) throw new Trouble({ key: 'room.notYourSeat' });
  const robot = bot && { [bot.seat]: { name: '', kind: 'bot' as const, level: bot.level } };
  const orders = Object.fromEntries(Object.entries(room.orders ?? {}).filter(([seat]) => seat !== bot?.seat));
  const next = { ...room, orders };
  return { head: orderedHead({ ...head, players: { ...people, ...robot } }, next), room: next };
}

export function rowOf(tbl: string, room: Room, line: StoredLine): LineRow {
  const { seq } = line;
  if (line.kind !== 'act') return { tbl, seq, line };
  return { tbl, seq, line, action: room.record.history[line.count - 1]!.action };
}

export function changeOf(
  game: AnyGame,
  old: Head,
  room: Room,
  line: StoredLine,
  now: number,
  bot: { readonly thought: BotThought | null; readonly failed?: string } = { thought: null },
): Change {
  const entry = line.kind === 'act' ? room.record.history[line.count - 1]! : null;
  const before = entry?.before ? { tbl: old.id, seq: line.seq, state: entry.before } : null;
  return {
    head: headOf(game, { ...old, players: playersAfter(game, old, room) }, room, now),
    line: {
      ...rowOf(old.id, room, line),
      ...(bot.thought ? { thought: bot.thought } : {}),
      ...(bot.failed === undefined ? {} : { failed: bot.failed }),
    },
    before,
    settles: settles(game, old.version, room, line),
  };
}

/** The rules may have people change chairs. */
const playersAfter = (game: AnyGame, { players, state }: Head, room: Room): Head['players'] =>
  reseated(chairsChanged(game, state, room.record.state), players);

/** What is kept of lines that follow each other; a bot thought of the first. */
export function changesOf(
  game: AnyGame,
  old: Head,
  [first, ...more]: readonly [Step, ...Step[]],
  now: number,
  bot?: Parameters<typeof changeOf>[5],
): readonly [Change, ...Change[]] {
  const changes: [Change, ...Change[]] = [changeOf(game, old, first.room, first.line, now, bot)];
  for (const { room, line } of more) changes.push(changeOf(game, changes.at(-1)!.head, room, line, now));
  return changes;
}

/** The room that was kept, under the present rules. */
export function roomOf(game: AnyGame, { head, lines, befores }: Kept): Room {
  const before = new Map(befores.map(each => [each.seq, each.state]));
  const rows = lines.map(({ seq, line, action }) => ({ line, action, before: before.get(seq) }));
  return foundRoom(game, { ...head, lines: rows });
}
