import { type AnyGame, entered, grown, shared } from '@bivouac/kernel';
import { foundRoom, type Room, settledOf, withBefores } from '@bivouac/room';
import { type Begun, isBegun } from '@bivouac/room/host';
import { gameOf } from '../shelf.ts';
import type { LineRow, News, Past, State, Store, TableRow } from '../store/index.ts';
import { withParts } from '../store/news.ts';
import { type Live, levelsOf } from './live.ts';

// Tables as they come out of the store.

/** `known`: the table as this process last had it; then only what is new is read, if that is enough. */
export async function load(store: Store, id: string, known?: Live): Promise<Live | null> {
  const row = await store.tables.get(id);
  const game = row && gameOf(row.game);
  if (!row || !game) return null;
  const seats = await store.tables.seats(id);
  const live = { id, game, row, seats, bots: levelsOf(seats) };
  if (row.seq === 0) return { ...live, room: null };
  const grown = isBegun(known) ? await withNews(store, known, row) : null;
  return { ...live, room: grown ?? (await wholeRoom(store, game, row)) };
}

/** The table after what another process tells of it; null: that does not follow on what we know. */
export function moved(known: Live, { seq, ordered, steps }: News): Live | null {
  let at = known;
  if (seq !== known.row.seq || ordered !== known.row.ordered) return null;
  for (const { line, progress, parts } of steps) {
    const state = parts && at.row.state ? withParts(at.row.state, parts) : at.row.state;
    const row = { ...at.row, state, ...progress };
    const room = isBegun(at) ? withLine(at, row, [line]) : null;
    if (!room) return null;
    at = { ...at, row: { ...row, state: room.record.state }, room };
  }
  return at;
}

async function withNews(store: Store, known: Begun<Live>, row: TableRow): Promise<Room | null> {
  if (row.seq > known.row.seq + 1) return null;
  return withLine(known, row, row.seq === known.row.seq ? [] : await store.tables.lines(row.id, known.row.seq));
}

/** The room with the one line that another process wrote, or with none; null: that is not all that is new. */
function withLine(known: Begun<Live>, row: TableRow, [next, ...more]: readonly LineRow[]): Room | null {
  if (row.version !== known.row.version || more.length > 0) return null;
  const { proposal, ended, orders } = row;
  const room = { ...known.room, proposal, ended, orders };
  if (!next) return room;
  const { action, undoable = false, at: _at, ...line } = next;
  const lines = grown(room.lines, line);
  const { seat, kind, count, events } = line;
  if (kind !== 'act') return count === room.record.history.length ? { ...room, lines } : null;
  const state = shared(room.record.state, row.state!);
  const played = { state, events, undoable };
  return { ...room, lines, record: entered(room.record, seat!, action as never, played) };
}

async function wholeRoom(store: Store, game: AnyGame, row: TableRow): Promise<Room> {
  const { lines: linesOf, past: pastOf, snapshot } = store.tables;
  const lines = (await linesOf(row.id)).slice(0, row.seq); // lines newer than the row: read anew when we hear of them
  const past = await pastOf(row.id);
  const base = past && (await snapshot(row.id, past.history.length));
  const room = roomOf(game, row, lines, past, base?.state);
  const settled = settledOf(past?.history.length ?? 0, lines);
  if (row.version !== game.version || settled >= row.count) return room;
  return withBefores(game, room, settled, (await snapshot(row.id, settled)) ?? undefined);
}

function roomOf(game: AnyGame, row: TableRow, rows: readonly LineRow[], past: Past | null, base?: State): Room {
  const lines = rows.map(({ action, undoable: _, at: _at, ...line }) => ({ line, action }));
  const start = past && base ? { base, brought: past.history.length } : {};
  const { brought: _by, ...kept } = row;
  return foundRoom(game, { ...kept, state: row.state!, past: past?.history ?? [], lines, ...start });
}
