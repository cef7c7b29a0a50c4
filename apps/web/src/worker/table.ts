import type { AnyGame, Seat } from '@bivouac/kernel';
import { type BotThought, outcomeOf, type Room, type TableInfo } from '@bivouac/room';
import { type Table as Hosted, lineBehind, misjudgedOf } from '@bivouac/room/host';
import { levelNamed } from './bots.ts';
import type { Head, LineRow } from './store.ts';

// A local table: who sits at it, and what he may see of it.

export interface Table extends Hosted {
  readonly game: AnyGame;
  readonly head: Head;
  readonly room: Room;
  readonly thoughts: ReadonlyMap<number, BotThought>; // by line
}

/** The seats of the people at this device. */
export const seatsHeld = ({ head }: Table): readonly Seat[] =>
  Object.keys(head.players).filter(seat => head.players[seat]!.kind === 'person');

export const levelsOf = ({ players }: Head): Table['bots'] =>
  Object.fromEntries(
    Object.entries(players).flatMap(([seat, { kind, level }]) => (kind === 'bot' ? [[seat, levelNamed(level)]] : [])),
  );

/** After the end everyone sees everything. */
export const eyes = (table: Table): readonly Seat[] =>
  outcomeOf(table.game, table.room) ? Object.keys(table.head.players) : seatsHeld(table);

export const infoOf = ({ head, room }: Table): TableInfo => {
  const { id, game, setup, commitment, numbers, players, past } = head;
  const brought = past.length > 0 ? { brought: { actions: past.length, by: '', anew: false } } : {};
  return { id, game, version: room.record.version, setup, commitment, numbers, players, ...brought };
};

export const thoughtsOf = (rows: readonly LineRow[]): ReadonlyMap<number, BotThought> =>
  new Map(rows.flatMap(({ seq, thought }) => (thought ? [[seq, thought] as const] : [])));

/** What a bot thought before the action that led to a position; while the game runs only where nothing is hidden. */
export function thoughtBehind({ game, room, thoughts }: Table, count: number): BotThought | null {
  const hidden = Object.values(game.seats(room.record.state.setup)).some(seat => seat.screens.length > 0);
  const over = outcomeOf(game, room) !== null;
  if (hidden && !over) return null;
  const thought = thoughts.get(lineBehind(room, count) ?? 0) ?? null;
  return thought && over ? { ...thought, misjudged: misjudgedOf(room, thoughts) } : thought;
}
