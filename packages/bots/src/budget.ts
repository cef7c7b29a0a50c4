/** What a decision may cost. Nodes make it reproducible, milliseconds make it punctual; either alone or both. */
export interface Budget {
  readonly nodes?: number; // one node: one position judged; a whole trial costs TRIAL
  readonly ms?: number;
  readonly now?: () => number; // the clock, needed with `ms`
  readonly worlds: number; // imagined worlds with their luck, the same for every idea
  readonly ideas: number; // at the root
  readonly turn?: number; // what a turn may cost, in budgets of a decision; absent: no accounts are kept
  readonly waver?: number; // points by which a weak player misjudges an idea, or where a unit is best; absent: not at all
  readonly share?: number; // what this decision may take of it; absent: what its class may
}

/** A trial in the kernel costs about as much as this many positions on paper. */
export const TRIAL = 40;
const LOOK_EVERY = 8; // nodes between two looks at the clock
const LEAST = 200; // nodes on paper, or one trial, in any case: a machine that stalls must not make a fool of anybody

/** A budget being spent. What is begun must also be ended in time: a payment that would likely run over is refused. */
export class Purse {
  spent = 0;
  readonly #nodes: number;
  readonly #from: number;
  readonly #until: number;
  readonly #now: () => number;
  readonly #least: number;
  #unseen = LOOK_EVERY; // nodes since the last look at the clock
  #late = false;

  constructor({ nodes, ms, now }: Budget, share = 1) {
    this.#nodes = Math.floor((nodes ?? Number.POSITIVE_INFINITY) * share);
    this.#least = LEAST * share;
    this.#now = now ?? (() => 0);
    if (ms !== undefined && !now) throw new Error('a budget in milliseconds needs a clock');
    if (ms === undefined && nodes === undefined) throw new Error('a budget needs nodes or milliseconds');
    this.#from = this.#now();
    this.#until = ms === undefined ? Number.POSITIVE_INFINITY : this.#from + ms * share;
  }

  /** Pays for some nodes; false: they cannot be afforded, and nothing was paid. */
  pay(nodes = 1): boolean {
    if (this.spent + nodes > this.#nodes) return false;
    const free = nodes < TRIAL ? this.spent + nodes <= this.#least : this.spent === 0;
    if (!free && this.isLate(nodes)) return false;
    this.spent += nodes;
    return true;
  }

  /** Whether time is up in the middle of something. */
  isUp(): boolean {
    if (this.#until !== Number.POSITIVE_INFINITY) this.#late ||= this.#now() >= this.#until;
    return this.#late;
  }

  /** Whether the clock leaves no room for so many nodes, at the pace so far. */
  isLate(nodes = 0): boolean {
    if (this.#late || this.#until === Number.POSITIVE_INFINITY) return this.#late;
    this.#unseen += nodes;
    if (this.#unseen < LOOK_EVERY) return false;
    this.#unseen = 0;
    const now = this.#now();
    const pace = this.spent > 0 ? (now - this.#from) / this.spent : 0;
    this.#late = now + pace * nodes >= this.#until;
    return this.#late;
  }
}

/** What each class of question may take of the base budget. */
export const SHARES = { weighty: 1, tactical: 0.3, minor: 0.05, window: 0.1 } as const;
