import { type AnyRecord, type Event, hash, keyedDice, play, start } from '@bivouac/kernel';
import type { AnyShelf } from './shelf.ts';

/** One position of a game played again from its secret. */
export interface Position {
  readonly step: number; // actions taken so far
  readonly state: AnyRecord['state'];
  readonly events: readonly Event[]; // that led here
}

/** Plays a record again from the start; throws what the rules throw. Only for a record of these very rules. */
export function* again(shelf: AnyShelf, record: AnyRecord): Generator<Position> {
  let played = start(shelf.game, record.state.setup, keyedDice(record.secret, record.numbers));
  yield { step: 0, state: played.state, events: played.events };
  for (const [i, entry] of record.history.entries()) {
    played = play(shelf.game, played.state, entry.seat, entry.action);
    yield { step: i + 1, state: played.state, events: played.events };
  }
}

/** What the record says happened with action `step`; 0: before the first. */
export const storedEvents = (record: AnyRecord, step: number): readonly Event[] =>
  step === 0 ? record.opening : record.history[step - 1]!.events;

export const alike = (a: unknown, b: unknown): boolean => hash(a) === hash(b);
