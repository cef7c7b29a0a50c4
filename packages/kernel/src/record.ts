import type { Event, Game, Played, Seat, State, Text, Types } from './contract.ts';
import { commitment, keyedDice, type Secret } from './dice.ts';
import { grown, without } from './list.ts';
import { play, Refused, start } from './play.ts';

/** One action as it was taken. */
export interface Entry<X extends Types> {
  readonly seat: Seat;
  readonly action: X['action'];
  readonly events: readonly Event[];
  readonly before: State<X> | null; // kept while the action can still be taken back
}

/** A game with its history: what a save file, a local table and a server keep. */
export interface GameRecord<X extends Types> {
  readonly game: string;
  readonly version: number;
  readonly commitment: string; // published before the first die
  readonly numbers: Readonly<Record<Seat, string>>; // the players' own, mixed into the key
  readonly secret: Secret;
  readonly opening: readonly Event[];
  readonly history: readonly Entry<X>[];
  readonly state: State<X>;
}

export function begin<X extends Types>(
  game: Game<X>,
  setup: X['setup'],
  secret: Secret,
  numbers: Readonly<Record<Seat, string>> = {},
): GameRecord<X> {
  const { state, events } = start(game, setup, keyedDice(secret, numbers));
  const { id, version } = game;
  return {
    game: id,
    version,
    commitment: commitment(secret),
    numbers,
    secret,
    opening: events,
    history: [],
    state,
  };
}

/** The record with one more action; throws `Refused`. */
export const enter = <X extends Types>(
  game: Game<X>,
  record: GameRecord<X>,
  seat: Seat,
  action: X['action'],
): GameRecord<X> => entered(record, seat, action, play(game, record.state, seat, action));

/** The record with an action that was played on its state. */
export function entered<X extends Types>(
  record: GameRecord<X>,
  seat: Seat,
  action: X['action'],
  { state, events, undoable }: Played<X>,
): GameRecord<X> {
  const entry = { seat, action, events, before: undoable ? record.state : null };
  return { ...record, state, history: grown(record.history, entry, undoable ? undefined : settled) };
}

const settled = <X extends Types>(entry: Entry<X>): Entry<X> => (entry.before ? { ...entry, before: null } : entry);

/** Why the last action cannot be taken back by this seat; null: it can. */
export function whyNoUndo<X extends Types>(record: GameRecord<X>, seat: Seat): Text | null {
  const last = record.history[record.history.length - 1];
  if (!last) return { key: 'undo.nothing' };
  if (last.seat !== seat) return { key: 'undo.notYours' };
  return last.before ? null : { key: 'undo.final' };
}

export function undo<X extends Types>(record: GameRecord<X>, seat: Seat): GameRecord<X> {
  const why = whyNoUndo(record, seat);
  if (why) throw new Refused(why);
  const last = record.history[record.history.length - 1]!;
  return { ...record, state: last.before!, history: without(record.history, 1) };
}
