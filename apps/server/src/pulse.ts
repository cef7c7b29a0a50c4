import type { Store } from './store/index.ts';
import type { Time } from './time.ts';

export const BEAT_MS = 1000;
const GAP_MS = 3 * BEAT_MS;

/** The heartbeat of the house. Time in which it did not beat is nobody's: a sleeping machine, a stopped process, a database away. */
export class Pulse {
  readonly #store: Store;
  readonly #time: Time;
  #last: number;
  #beating: Promise<void> | null = null;
  /** How often time was given back: clocks read before the last time are wrong. */
  wakings = 0;
  /** Why the last beat could not be kept; null: it was. */
  failure: unknown = null;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#last = time.now();
  }

  /** The time the house was shut is given back by the first who opens it. */
  async open(): Promise<void> {
    const [last, now] = [await this.#store.house.lastBeat(), this.#time.now()];
    const alone = this.#store.kind === 'sqlite';
    if (last === null) await this.#store.house.beat(now);
    else if (now - last > (alone ? 0 : GAP_MS)) await this.#store.house.giveBack(last, now);
    this.#last = this.#time.now();
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  /** To be waited for before any clock is judged. */
  async awake(): Promise<void> {
    if (this.#time.now() - this.#last > GAP_MS) await this.beat();
  }

  async #beat(): Promise<void> {
    const now = this.#time.now();
    try {
      if (now - this.#last > GAP_MS) await this.#wake(now);
      else await this.#store.house.beat(now);
      [this.#last, this.failure] = [now, null];
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** Only if no other process has kept the house going, or has given the time back already. */
  async #wake(now: number): Promise<void> {
    const { lastBeat, giveBack, beat } = this.#store.house;
    const last = await lastBeat();
    if (last === null || now - last <= GAP_MS) await beat(now);
    else await giveBack(last, now);
    this.wakings++;
  }
}
