import { game } from '@bivouac/gettysburg-1988';
import { evenly } from './evenly.ts';
import { Pair, type Tally } from './pair.ts';
import { pause } from './times.ts';
import { Visitor } from './visitor.ts';

const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

/** Games in play, an action a second each, and the time from when an action is due to the opponent's hearing of it. */
export class Crowd {
  readonly tally: Tally = { latencies: [], sent: 0, acked: 0, heard: 0, refused: 0, broken: 0, bytes: 0 };
  readonly #bases: readonly string[];
  readonly #together: boolean;
  readonly #pairs: Pair[] = [];
  #union: Visitor | undefined;
  #confederate: Visitor | undefined;
  #rest = (): void => {};

  /** `bases`: where the processes are; `together`: the two of a game sit at the same. */
  constructor(bases: readonly string[], together: boolean) {
    this.#bases = bases;
    this.#together = together;
  }

  /** Bytes of a told update. */
  get size(): number {
    return Math.round(this.tally.bytes / Math.max(1, this.tally.heard));
  }

  /** So many games, and then they play. */
  async grow(to: number): Promise<void> {
    await this.rest();
    this.#union ??= await new Visitor(this.#bases[0]!).guest();
    this.#confederate ??= await new Visitor(this.#bases[0]!).guest();
    while (this.#pairs.length < to) {
      const first = this.#pairs.length;
      const n = Math.min(AT_ONCE, to - first);
      const made = await Promise.all(Array.from({ length: n }, (_, i) => this.#made(first + i)));
      this.#pairs.push(...made);
    }
    await this.#until(() => this.#pairs.every(pair => pair.isReady));
    this.#rest = evenly(this.#pairs.length, (which, due) => this.#pairs[which]!.beat(due));
  }

  /** No further action; all that were sent are acknowledged and heard of, or something is wrong. */
  async rest(): Promise<void> {
    this.#rest();
    const { tally } = this;
    const isDone = (): boolean => tally.acked + tally.refused === tally.sent && tally.heard === tally.acked;
    await this.#until(isDone);
    const { sent, acked, heard, refused, broken } = tally;
    if (!isDone() || broken > 0)
      throw new Error(`${sent} sent, ${acked} acknowledged, ${heard} heard of, ${refused} refused, ${broken} cut off.`);
  }

  stop(): void {
    this.#rest();
    for (const pair of this.#pairs) pair.stop();
  }

  async #until(isSo: () => boolean): Promise<void> {
    for (let ms = 0; ms < PATIENCE_MS && !isSo(); ms += 10) await pause(10);
  }

  async #made(n: number): Promise<Pair> {
    const [union, confederate] = [this.#union!, this.#confederate!];
    const wish = { game: game.id, setup: { scenario: 'campaign', options: [] }, public: true };
    const made = await union.must('POST', '/api/tables', { ...wish, seats: { union: 'me', confederate: 'open' } });
    await confederate.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const at = (seat: 'union' | 'confederate', { cookie }: Visitor, base: number) => ({
      ...{ seat, cookie, table: made.id as string, base: this.#bases[base % this.#bases.length]! },
    });
    const other = this.#together ? n : n + 1;
    return new Pair([at('union', union, n), at('confederate', confederate, other)], n, this.tally);
  }
}
