import type pg from 'pg';
import { CHANNEL } from './postgres-ear.ts';

const TELL = `with _ as (select set_config('synchronous_commit', 'off', true)) select pg_notify($1, what) from _, unnest($2::text[]) what`;

/**
 * Tells the other processes what has changed, after it is kept: whoever tells within the transaction makes all others
 * wait for his disk. What comes in together is told together. Should this process die in between, they look for themselves.
 */
export class Voice {
  readonly #pool: pg.Pool;
  #waiting: string[] = [];
  #telling: Promise<void> | null = null;

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
      const all = this.#waiting;
      this.#waiting = [];
      await this.#pool.query({ name: 'tell', text: TELL, values: [CHANNEL, all] }).catch(() => {}); // then they look for themselves
    }
    this.#telling = null;
  }
}
