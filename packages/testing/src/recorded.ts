import { begin, enter, type Game, type GameRecord, type State, type Types } from '@bivouac/kernel';
import type { Finding, Taken } from './kit.ts';

/** The game of a finding, as far as it can be played: `write` makes it a save. */
export function recordOf<X extends Types>(game: Game<X>, { reproduce }: Finding): GameRecord<X> | null {
  if (!reproduce) return null;
  try {
    const begun = begin(game, reproduce.setup, reproduce.secret);
    const first = reproduce.opening ? { ...begun, state: reproduce.opening as State<X> } : begun;
    return reproduce.history.reduce(entered(game), first);
  } catch {
    return null;
  }
}

const entered =
  <X extends Types>(game: Game<X>) =>
  (record: GameRecord<X>, { seat, action }: Taken): GameRecord<X> => {
    try {
      return enter(game, record, seat, action);
    } catch {
      return record; // the action that failed
    }
  };
