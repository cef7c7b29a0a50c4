import type { AnyRecord } from '@bivouac/kernel';
import { drawsOf, replay, startOf } from '../room.ts';
import type { Begun } from './seats.ts';

type State = AnyRecord['state'];

/** The position after so many actions. */
export interface Known {
  readonly count: number;
  readonly state: State;
}
/** What an imported game brought along: its actions so far, and the dice they were played with. */
export type Past = Pick<AnyRecord, 'history' | 'secret' | 'numbers'>;

/** What a host knows of a table's past besides its room. */
export interface Archive {
  past?(id: string): Promise<Past | null>;
  snapshot?(id: string, count: number): Promise<Known | null>; // the last known position not later than that
  breath(): Promise<void>; // others have the processor
}

const STEP = 50; // actions
const MOST = 50; // games

/** Positions of the past: played again in small steps from the last one that is known. */
export class Positions {
  readonly #archive: Archive;
  readonly #kept = new Map<string, Map<number, State>>(); // of imported games, whose past never changes

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** The table after its first `count` actions; null: there are not so many. */
  async at(table: Begun, count: number): Promise<State | null> {
    const { id, room } = table;
    if (!Number.isSafeInteger(count) || count < 0 || count > room.record.history.length) return null;
    const past = await this.#archive.past?.(id);
    if (past && count < past.history.length) return this.#inPast(table, past, count);
    const known = (await this.#archive.snapshot?.(id, count)) ?? startOf(room);
    return this.#stepped(known, count, (to, from) => replay(table.game, room.record, to, drawsOf(room), from));
  }

  #inPast({ id, game, room }: Begun, past: Past, count: number): Promise<State> {
    const kept = this.#keptOf(id);
    const record = { ...room.record, ...past };
    const again: Again = (to, from) => {
      const found = replay(game, record, to, [], from);
      if (to % STEP === 0) kept.set(to, found.state);
      return found;
    };
    return this.#stepped(nearest(kept, count), count, again);
  }

  async #stepped(known: Known | undefined, count: number, again: Again): Promise<State> {
    let from = known;
    while (!from || from.count < count) {
      const next: number = Math.min(count, (from?.count ?? 0) + STEP);
      from = { count: next, state: again(next, from).state };
      await this.#archive.breath();
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

type Again = (to: number, from: Known | undefined) => AnyRecord;

function nearest(kept: ReadonlyMap<number, State>, count: number): Known | undefined {
  for (let step = count - (count % STEP); step >= STEP; step -= STEP) {
    const state = kept.get(step);
    if (state) return { count: step, state };
  }
  return undefined;
}
