import { replay } from '@bivouac/room';
import type { Past, Snapshot, State, Store } from '../store/index.ts';
import { type Live, positionAt } from './live.ts';

const STEP = 50; // actions
const MOST = 50; // games
const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** The table after so many actions, from the last snapshot before. The past of an imported game was played with its own dice. */
export class Positions {
  readonly #store: Store;
  readonly #kept = new Map<string, Map<number, State>>(); // of imported games

  constructor(store: Store) {
    this.#store = store;
  }

  async at(live: Live, count: number): Promise<State> {
    const { tables } = this.#store;
    const past = await tables.past(live.row.id);
    if (past && count < past.history.length) return this.#inPast(live, past, count);
    return positionAt(live, count, await tables.snapshot(live.row.id, count));
  }

  /** Played again in small steps, so that others are served meanwhile; some positions are kept. */
  async #inPast(live: Live, past: Past, count: number): Promise<State> {
    const kept = this.#keptOf(live.row.id);
    const record = { ...live.room!.record, ...past };
    let from = nearest(kept, count);
    while (!from || from.count < count) {
      const next: number = Math.min(count, (from?.count ?? 0) + STEP);
      from = { count: next, state: replay(live.game, record, next, [], from).state };
      if (next % STEP === 0) kept.set(next, from.state);
      await breath();
    }
    return from.state;
  }

  #keptOf(id: string): Map<number, State> {
    const kept = this.#kept.get(id) ?? new Map<number, State>();
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    for (const old of this.#kept.keys()) if (this.#kept.size > MOST) this.#kept.delete(old);
    return kept;
  }
}

function nearest(kept: ReadonlyMap<number, State>, count: number): Snapshot | undefined {
  const at = count - (count % STEP);
  for (let step = at; step >= STEP; step -= STEP) {
    const state = kept.get(step);
    if (state) return { count: step, state };
  }
  return undefined;
}
