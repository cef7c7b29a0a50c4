import type { Time } from '../time.ts';
import { type Live, orderToAnswer } from './live.ts';

/** Standing orders that are about to answer: each when its question has been open for a time that is always the same. */
export class OrderTimers {
  readonly #timers = new Map<string, { cancel: () => void; seq: number; due: number }>();
  readonly #time: Time;
  readonly #delay: number;
  readonly #answer: (id: string, seq: number) => void;
  #stopped = false;

  constructor(time: Time, delay: number, answer: (id: string, seq: number) => void) {
    this.#time = time;
    this.#delay = delay;
    this.#answer = answer;
  }

  /** A table as it is now, with a question that is open since `asked`. */
  look({ row, room, game }: Live, asked: number): void {
    const waiting = this.#timers.get(row.id);
    const due = asked + this.#delay;
    const answers = !this.#stopped && room !== null && orderToAnswer(game, room);
    if (answers && waiting?.seq === row.seq && waiting.due <= due) return; // another's order does not put it off
    waiting?.cancel();
    this.#timers.delete(row.id);
    if (!answers) return;
    const answer = (): void => {
      this.#timers.delete(row.id);
      this.#answer(row.id, row.seq);
    };
    const cancel = this.#time.after(Math.max(0, due - this.#time.now()), answer);
    this.#timers.set(row.id, { cancel, seq: row.seq, due });
  }

  isWaiting(id: string): boolean {
    return this.#timers.has(id);
  }

  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
