import { type Budget, SHARES } from './budget.ts';

export type Weight = keyof typeof SHARES;

const FROM_BANK = 3; // times its own share a decision may take, with what earlier ones left
const MOST_SAVED = 3; // budgets of a decision: who saved for long does not brood for long
const OF_THE_REST = 0.5; // of what is left of the turn: the last questions of a turn are thought about too

/**
 * The accounts of one seat: what its turn has cost so far, and the bank of what easy decisions left. One is the whole budget of a
 * decision, in nodes or in milliseconds. A turn lasts from one quiet moment at which the seat is asked to the next.
 */
export class Ledger {
  readonly #aTurn: number;
  #spent = 0; // this turn
  #bank = 0;

  constructor(aTurn: number) {
    this.#aTurn = aTurn;
  }

  get spent(): number {
    return this.#spent;
  }

  /** What the next decision may take; `quiet`: it begins a turn. A window takes what it takes, whatever was saved. */
  share(weight: Weight, quiet: boolean): number {
    const base = SHARES[weight];
    const saved = weight === 'window' ? 0 : Math.min(this.#bank, (FROM_BANK - 1) * base);
    const rest = OF_THE_REST * (this.#aTurn - (quiet ? 0 : this.#spent));
    return Math.max(0, Math.min(1, base + saved, rest));
  }

  /** What it took. */
  book(weight: Weight, quiet: boolean, used: number): void {
    this.#spent = used + (quiet ? 0 : this.#spent);
    if (weight !== 'window') this.#bank = Math.max(0, Math.min(MOST_SAVED, this.#bank + SHARES[weight] - used));
  }
}

/** Null: the budget says nothing of turns, and every decision is on its own. */
export const ledgerOf = ({ turn }: Budget): Ledger | null => (turn === undefined ? null : new Ledger(turn));
