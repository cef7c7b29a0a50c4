import { type Live, orderToAnswer } from './live.ts';

/** Standing orders that are about to answer: each when its question has been open for a time that is always the same. */
export class OrderTimers {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #delay: number;
  readonly #answer: (id: string, seq: number) => void;
  #stopped = false;

  constructor(delay: number, answer: (id: string, seq: number) => void) {
    this.#delay = delay;
    this.#answer = answer;
  }

  /** A table as it is now, with a question that is open since `asked`. */
  look({ row, room, game }: Live, asked: number, now: number): void {
    clearTimeout(this.#timers.get(row.id));
    this.#timers.delete(row.id);
    if (this.#stopped || !room || !orderToAnswer(game, room)) return;
    const answer = (): void => {
      this.#timers.delete(row.id);
      this.#answer(row.id, row.seq);
    };
    this.#timers.set(row.id, setTimeout(answer, Math.max(0, asked + this.#delay - now)).unref());
  }

  isWaiting(id: string): boolean {
    return this.#timers.has(id);
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
