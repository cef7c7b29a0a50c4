import type { AnyGame, Seat } from '@bivouac/kernel';
import { type Answer, type BotThought, outcomeOf, type Room, standingAsk, updateFor } from '@bivouac/room';
import type { Head } from './store.ts';

// Who sits at a local table, what he holds, and what he is told.

export interface Table {
  readonly game: AnyGame;
  readonly head: Head;
  readonly room: Room;
  readonly thoughts: ReadonlyMap<number, BotThought>; // by line
}
export interface Guest {
  known: number; // the last number it was sent
  ordered: number; // and how often orders had been given
  greeted: boolean;
  players: Head['players'] | null; // whom it was told of
  send(answer: Answer): void;
}

export const isOrdered = (table: Table | undefined): boolean =>
  table !== undefined && standingAsk(table.game, table.room) !== null;

export const isNews = ({ head, room }: Table, { known, ordered }: Guest): boolean =>
  known < room.lines.length || ordered !== (head.ordered ?? 0);

export function greet(table: Table, guest: Guest): void {
  guest.send({ t: 'welcome', table: infoOf(table), seats: seatsHeld(table) });
  guest.players = table.head.players;
}

export function tell(table: Table, guest: Guest): void {
  if (JSON.stringify(guest.players) !== JSON.stringify(table.head.players)) greet(table, guest);
  guest.send(updateFor(table.game, table.room, seatsHeld(table), guest.known));
  guest.known = table.room.lines.length;
  guest.ordered = table.head.ordered ?? 0;
}

/** The seats of the people at this device. */
const seatsHeld = ({ head }: Table): readonly Seat[] =>
  Object.keys(head.players).filter(seat => head.players[seat]!.kind === 'person');

/** Undefined: no bot plays it. */
export const levelAt = ({ head }: Table, seat: Seat): string | undefined => {
  const player = head.players[seat];
  return player?.kind === 'bot' ? (player.level ?? 'random') : undefined;
};

/** In whose name something is said: a bot's that has lost its seat, in nobody's. */
export const seatsFor = (table: Table, bot: Seat | undefined): readonly Seat[] =>
  bot === undefined ? seatsHeld(table) : [bot].filter(seat => levelAt(table, seat));

/** After the end everyone sees everything. */
export const eyes = (table: Table): readonly Seat[] =>
  outcomeOf(table.game, table.room) ? Object.keys(table.head.players) : seatsHeld(table);

const infoOf = ({ head, room }: Table): Extract<Answer, { t: 'welcome' }>['table'] => {
  const { id, game, setup, commitment, numbers, players } = head;
  return { id, game, version: room.record.version, setup, commitment, numbers, players };
};
