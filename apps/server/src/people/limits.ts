import { realTime } from '../time.ts';

/** So many a minute, and so many at once. */
export interface Rate {
  readonly aMinute: number;
  readonly atOnce: number;
}

export const rates = {
  address: { aMinute: 600, atOnce: 200 }, // any request of one address
  entry: { aMinute: 20, atOnce: 20 }, // signing in and up, by address
  name: { aMinute: 5, atOnce: 10 }, // attempts on one account, from anywhere
  recover: { aMinute: 0.1, atOnce: 3 }, // letters to one account that has lost its password
  make: { aMinute: 20, atOnce: 40 }, // new tables, tokens, webhooks of one account
  note: { aMinute: 60, atOnce: 60 }, // private notes one account writes
  say: { aMinute: 20, atOnce: 20 }, // what one account says at its tables
  mail: { aMinute: 0.5, atOnce: 30 }, // letters to one address, whatever account names it
  message: { aMinute: 1200, atOnce: 100 }, // messages of one connection
  messages: { aMinute: 12_000, atOnce: 1000 }, // messages of one address
} satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

const MOST_KEYS = 100_000;

/** Buckets that fill with time. */
export class Limits {
  readonly #buckets = new Map<string, { left: number; at: number }>();
  readonly #rates: Readonly<Record<RateName, Rate>> | null;
  readonly #now: () => number;

  /** Null: no limits, for measuring. */
  constructor(given: Readonly<Record<RateName, Rate>> | null = rates, now: () => number = realTime.ticks) {
    this.#rates = given;
    this.#now = now;
  }

  /** Zero: go ahead. Otherwise the seconds to wait. */
  wait(name: RateName, who: string): number {
    if (!this.#rates) return 0;
    const { aMinute, atOnce } = this.#rates[name];
    const [key, now] = [`${name} ${who}`, this.#now()];
    const was = this.#buckets.get(key) ?? { left: atOnce, at: now };
    const left = Math.min(atOnce, was.left + ((now - was.at) * aMinute) / 60_000);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    this.#sweep();
    return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / aMinute);
  }

  #sweep(): void {
    if (this.#buckets.size <= MOST_KEYS) return;
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}
