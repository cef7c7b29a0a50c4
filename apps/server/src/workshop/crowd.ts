import { game } from '@bivouac/gettysburg-1988';
import { picker } from '@bivouac/kernel';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

export const A_SECOND = 1000;
const AT_ONCE = 20;

/** Games in play, an action a second each, and the time from an action's sending to the opponent's hearing of it. */
export class Crowd {
  readonly latencies: number[] = [];
  readonly #sizes = { told: 0, n: 0 };
  readonly #bases: readonly string[];
  readonly #players: Player[] = [];
  #union: Visitor | undefined;
  #confederate: Visitor | undefined;
  #made = 0;

  /** `bases`: where the processes are; the two of a game sit at different ones, if there are several. */
  constructor(bases: readonly string[]) {
    this.#bases = bases;
  }

  /** Bytes of a told update. */
  get size(): number {
    return Math.round(this.#sizes.told / Math.max(1, this.#sizes.n));
  }

  async grow(to: number): Promise<void> {
    this.#union ??= await new Visitor(this.#bases[0]!).guest();
    this.#confederate ??= await new Visitor(this.#bases[0]!).guest();
    while (this.#made < to) {
      const n = Math.min(AT_ONCE, to - this.#made);
      await Promise.all(Array.from({ length: n }, (_, i) => this.#add(this.#made + i)));
      this.#made += n;
    }
  }

  stop(): void {
    for (const each of this.#players) each.stop();
  }

  async #add(n: number): Promise<void> {
    const [union, confederate] = [this.#union!, this.#confederate!];
    const wish = { game: game.id, setup: { scenario: 'campaign', options: [] }, public: true };
    const made = await union.must('POST', '/api/tables', { ...wish, seats: { union: 'me', confederate: 'open' } });
    await confederate.must('POST', `/api/tables/${made.id}/join`, { seat: 'confederate' });
    const sent = { at: 0, by: '' };
    this.#sit(`u${n}`, made.id, union.cookie, n * 2 + 1, sent);
    this.#sit(`c${n}`, made.id, confederate.cookie, n * 2, sent);
  }

  #sit(name: string, table: string, cookie: string, seed: number, sent: { at: number; by: string }): void {
    const acted = (): void => {
      Object.assign(sent, { at: performance.now(), by: name });
    };
    const heard = (update: object): void => {
      if (sent.at === 0 || sent.by === name) return;
      this.latencies.push(performance.now() - sent.at);
      sent.at = 0;
      this.#weigh(update);
    };
    const base = (): string => this.#bases[seed % this.#bases.length]!;
    const options = { game, table, name, pick: picker(seed), base, cookie, think: A_SECOND, acted, heard };
    this.#players.push(new Player(options).start());
  }

  /** The echo carries as much: a told update of the usual size. */
  #weigh(update: object): void {
    if (this.#sizes.n >= 500) return;
    this.#sizes.told += JSON.stringify(update).length;
    this.#sizes.n++;
  }
}
