import type { Json, Seat, Text } from '@bivouac/kernel';
import type { AnyView, BotThought, Views } from '@bivouac/room';
import type { NewTable } from './rooms.ts';
import type { BotAt, BranchOf, Summary } from './store.ts';

/** What a page may ask of the worker besides sitting at a table, and what it gets. */
export interface Calls {
  list: { of: Record<string, never>; gives: readonly Summary[] };
  /** What can be seen of a table before its rules are here; null: nothing. */
  glance: { of: { readonly id: string }; gives: Views | null };
  prepare: { of: Record<string, never>; gives: { ticket: string; commitment: string } };
  create: { of: Omit<NewTable, 'secret'> & { readonly ticket?: string }; gives: Summary };
  lesson: { of: { readonly game: string }; gives: Summary };
  branch: { of: { readonly game: string; readonly view: AnyView; readonly branch: BranchOf }; gives: Summary };
  /** On a private board: whom a bot plays from now on; null: nobody. */
  botAt: { of: { readonly id: string; readonly bot: BotAt | null }; gives: Summary };
  import: { of: { readonly text: string; readonly bots?: readonly Seat[] }; gives: Summary };
  export: { of: { readonly id: string }; gives: string };
  remove: { of: { readonly id: string }; gives: null };
  advise: {
    of: { readonly game: string; readonly view: AnyView; readonly seat: Seat };
    gives: { readonly action: Json; readonly thought: BotThought | null };
  };
  hurry: { of: { readonly id: string; readonly on: boolean }; gives: null };
}

export type ToWorker =
  | {
      [K in keyof Calls]: { readonly t: 'call'; readonly id: number; readonly what: K; readonly of: Calls[K]['of'] };
    }[keyof Calls]
  | { readonly t: 'join'; readonly table: string; readonly port: MessagePort };
export type FromWorker =
  | { readonly t: 'gave'; readonly id: number; readonly value: unknown }
  | { readonly t: 'failed'; readonly id: number; readonly why: Text }
  | { readonly t: 'ready'; readonly lasting: boolean }; // false: this browser stores nothing
