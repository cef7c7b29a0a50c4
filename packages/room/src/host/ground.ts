import type { AnyGame, Seat, Text } from '@bivouac/kernel';
import type { Answer, TableInfo, Update } from '../messages.ts';
import type { Handled, Room, Step } from '../room.ts';
import type { Guest } from './guests.ts';
import type { Begun, BotDecision, BotJob, Said, Table } from './seats.ts';

/** A room with some lines more, or with other standing orders. */
export type Done =
  | { readonly room: Room; readonly steps: readonly [Step, ...Step[]] }
  | Extract<Handled, { quiet: Seat }>;
export type Turned = { readonly seq: number } | { readonly refused: Text };
export type Reply = Extract<Answer, { t: 'done' } | { t: 'refused' }>;

/** What a host stands on: its store, its transport, its bots, its clock. */
export interface Ground<T extends Table, G extends Guest> {
  /** What it says of itself: keys. */
  readonly says: Readonly<Record<'noTable' | 'notBegun' | 'busy' | 'closed', string>>;
  /** So many tables stay in memory and go on though nobody watches; 0: none does. */
  readonly most: number;
  readonly orderDelay?: number;
  /** From the store, under the present rules; `known`: as it was when we last knew. */
  load(id: string, known?: T): Promise<T | null>;
  /** Kept when it has returned; null: somebody elsewhere was first. */
  write(table: Begun<T>, done: Done, bot: Said | null): Promise<T | null>;
  /** Whether the store knows more of it than we do. */
  isBehind(table: T): Promise<boolean>;
  /** Runs it while nobody else, anywhere, runs the same. */
  alone<R>(what: 'table' | 'bots' | 'orders', id: string, work: () => Promise<R>): Promise<R>;
  seatsOf(table: T, guest: G): readonly Seat[];
  infoOf(table: T): TableInfo;
  updateOf(table: Begun<T>, seats: readonly Seat[], since: number): Update;
  /** Since when the question that is open is open. */
  askedAt(table: T): number;
  think(game: AnyGame, job: BotJob, began: (allowance: { readonly ms: number }) => void): Promise<BotDecision>;
  hurry(key: string): void;
  /** What a bot waits at least, so that others can follow. */
  pause(id: string): Promise<unknown>;
  seed(): number;
  newId(): string;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Hears the real error behind what people are told. */
  trouble(error: unknown): void;
}
