import type { Store } from './store/index.ts';
import type { Time } from './time.ts';

export const BEAT_MS = 1000;
export const TICK_MS = 250;
const GAP_MS = 3 * BEAT_MS; // between kept beats: nobody kept the house going
const STALL_MS = 1500; // between ticks: this process did not run

/** The heartbeat of the house. Time in which it did not beat is nobody's: a sleeping machine, a stopped process, a database away. */
export class Pulse {
  readonly #store: Store;
  readonly #time: Time;
  readonly #name: string;
  #last: number; // beat that was kept
  #ran: number; // it ran then for certain
  #beating: Promise<void> | null = null;
  /** How often time was given back: clocks read before the last time are wrong. */
  wakings = 0;
  /** Why the last beat could not be kept; null: it was. */
  failure: unknown = null;
  /** The tables where somebody is to move who is connected here. */
  awaited: () => readonly string[] = () => [];

  constructor(store: Store, time: Time, name: string) {
    this.#store = store;
    this.#time = time;
    this.#name = name;
    this.#last = this.#ran = time.now();
  }

  /** The time the house was shut is given back by the first who opens it. */
  async open(): Promise<void> {
    const [last, now] = [await this.#store.house.lastBeat(), this.#time.now()];
    const alone = this.#store.kind === 'sqlite';
    if (last !== null && now - last > (alone ? 0 : GAP_MS)) await this.#store.house.giveBack(last, now);
    await this.#store.house.beat(now, this.#name, now + GAP_MS);
    this.#last = this.#ran = this.#time.now();
  }

  /** Often, and it costs nothing: so that a short stall is noticed too. */
  async tick(): Promise<void> {
    if (this.#hasStalled(this.#time.now())) await this.beat();
    else this.#ran = this.#time.now();
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  /** To be waited for before any clock is judged. */
  async awake(): Promise<void> {
    if (this.#hasStalled(this.#time.now())) await this.beat();
  }

  #hasStalled = (now: number): boolean => now - this.#ran > STALL_MS || now - this.#last > GAP_MS;

  async #beat(): Promise<void> {
    const now = this.#time.now();
    try {
      if (this.#hasStalled(now)) await this.#wake(now);
      await this.#store.house.beat(now, this.#name, now + GAP_MS);
      this.#store.seal.isWanted = await this.#store.house.hasCompany(now, this.#name);
      [this.#last, this.#ran, this.failure] = [now, now, null];
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** To everybody, unless another process has kept the house going: then to those who are served here. */
  async #wake(now: number): Promise<void> {
    const { kind, house } = this.#store;
    const last = await house.lastBeat();
    if (last !== null && (kind === 'sqlite' || now - last > GAP_MS)) await house.giveBack(last, now);
    else await house.giveBackAt(this.awaited(), Math.min(this.#ran, this.#last), now);
    this.wakings++;
  }
}
