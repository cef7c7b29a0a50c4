import type { AnyRecord, Json, Seat, Setup } from '@bivouac/kernel';
import type { BotThought, Orders, Player, Room, StoredLine } from '@bivouac/room';

/** Where a private branch comes from. */
export interface BranchOf {
  readonly kind: 'local' | 'server';
  readonly table: string;
  readonly count: number;
  readonly seat: Seat | null; // whose knowledge it was made from; null: a spectator's
}

/** The seat that a bot plays on a private board. */
export interface BotAt {
  readonly seat: Seat;
  readonly level: string;
}

/** The level of an opponent who follows the script of a lesson. */
export const LESSON = 'lesson';

/** A local table as the lobby lists it: nothing secret in it. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly players: Readonly<Record<Seat, LocalPlayer>>;
  readonly created: number;
  readonly changed: number;
  readonly seq: number;
  readonly count: number;
  readonly pending: readonly Seat[];
  readonly winners: readonly string[] | null; // null: still in play
  readonly branch?: BranchOf;
}
export type LocalPlayer = Player;

/** All of a local table but its lines. */
export interface Head extends Summary {
  readonly version: number;
  readonly commitment: string;
  readonly numbers: Readonly<Record<Seat, string>>;
  readonly secret: string;
  readonly opening: AnyRecord['opening'];
  readonly past: AnyRecord['history']; // what an imported game brought along
  readonly base?: AnyRecord['state']; // a branch does not start at its set-up
  readonly state: AnyRecord['state'];
  readonly proposal: Room['proposal'];
  readonly ended: Room['ended'];
  readonly orders?: Orders; // standing orders
  readonly ordered?: number; // how often orders were given, or seats handed over
}

/** A line with the action behind it. */
export interface LineRow {
  readonly tbl: string;
  readonly seq: number;
  readonly line: StoredLine;
  readonly action?: Json;
  readonly thought?: BotThought; // of the bot that did it
  readonly failed?: string; // why the bot could not think, or how often it proposed what is not allowed
}
/** The position before an action that may still be taken back. */
export interface Before {
  readonly tbl: string;
  readonly seq: number;
  readonly state: AnyRecord['state'];
}
export interface Kept {
  readonly head: Head;
  readonly lines: readonly LineRow[];
  readonly befores: readonly Before[];
}
export interface Change {
  readonly head: Head;
  readonly line: LineRow;
  readonly before: Before | null;
  readonly settles: boolean; // nothing earlier can be taken back any more
}

/** What a local host needs of a store. Both writes are all or nothing, and kept when they have returned. */
export interface Store {
  list(): Promise<readonly Summary[]>;
  get(id: string): Promise<Kept | null>;
  add(head: Head, line: LineRow): Promise<void>;
  /** Lines that follow each other, together. False: somebody else wrote the first of them. */
  accept(first: Change, ...more: readonly Change[]): Promise<boolean>;
  /** Standing orders, or other players on a private board, without a line. False: the table has moved on. */
  order(head: Head): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Nobody gave orders that the writer of this head does not know. */
export const knowsOrders = (head: Head, current: Head, given = 0): boolean =>
  (head.ordered ?? 0) === (current.ordered ?? 0) + given;

export function summaryOf(head: Head): Summary {
  const { id, game, setup, players, created, changed, seq, count, pending, winners, branch } = head;
  const summary = { id, game, setup, players, created, changed, seq, count, pending, winners };
  return branch ? { ...summary, branch } : summary;
}
