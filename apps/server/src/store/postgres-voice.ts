import type pg from 'pg';
import { CHANNEL } from './postgres-ear.ts';

const TELL = `with _ as (select set_config('synchronous_commit', 'off', true)) select pg_notify($1, what) from _, unnest($2::text[]) what`;
const TELL_MS = 4; // to tell and to hear costs as much for three as for one; the first after a pause does not wait

/**
 * Tells the other processes what has changed, after it is kept: whoever tells within the transaction makes all others
 * wait for his disk. What comes in together is told together. Should this process die in between, they look for themselves.
 */
export class Voice {
  readonly #pool: pg.Pool;
  /** The connection that hears: what it says itself comes back with the answer, and wakes nobody here a second time. */
  ear: pg.Client | null = null;
  #waiting: string[] = [];
  #telling: Promise<void> | null = null;
  #last = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  tell(what: string): void {
    this.#waiting.push(what);
    this.#telling ??= this.#tellAll();
  }

  async rest(): Promise<void> {
    await this.#telling;
  }

  async #tellAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const left = this.#last + TELL_MS - performance.now();
      if (left > 0) await new Promise(resolve => setTimeout(resolve, left));
      this.#last = performance.now();
      const all = this.#waiting;
      this.#waiting = [];
      await this.#say(all).catch(() => {}); // then they look for themselves
    }
    this.#telling = null;
  }

  #say(all: readonly string[]): Promise<unknown> {
    const { ear } = this;
    if (!ear) return this.#pool.query({ name: 'tell', text: TELL, values: [CHANNEL, all] });
    const quoted = (what: string): string => (/['\\]/.test(what) ? ear.escapeLiteral(what) : `'${what}'`);
    return ear.query(all.map(what => `notify ${CHANNEL}, ${quoted(what)}`).join(';'));
  }
}
