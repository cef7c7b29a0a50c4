import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@bivouac/kernel';
import type { ArenaOptions } from './arena.ts';
import type { Played } from './arena-match.ts';
import { pathOf, writeSafely } from './files.ts';
import { type Outside, Trouble } from './outside.ts';

/** What was played so far, in a file named after what is measured. */
export class Results {
  readonly #outside: Outside;
  readonly #base: string;
  readonly #games = new Map<number, Played>();

  constructor(outside: Outside, id: string, { bots, games, ms, nodes, scenario, seed, folder, fresh }: ArenaOptions) {
    this.#outside = outside;
    const key = hash(['cpu', id, [...bots], games, ms, nodes, [...(scenario ?? [])], seed]).slice(0, 8);
    this.#base = join(folder, `${id}-${bots.join('-').replaceAll(':', '_')}-${key}`);
    if (!fresh) this.#load();
  }

  get games(): readonly Played[] {
    return [...this.#games.values()].sort((x, y) => x.number - y.number);
  }
  path = (ending: string): string => `${this.#base}.${ending}`;
  has = (number: number): boolean => this.#games.has(number);
  add(played: Played): void {
    this.#games.set(played.number, played);
  }
  save(): void {
    if (this.#games.size > 0)
      writeSafely(this.#outside, this.path('json'), `${JSON.stringify({ games: this.games })}\n`);
  }

  #load(): void {
    const file = pathOf(this.#outside, this.path('json'));
    if (!existsSync(file)) return;
    try {
      const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: readonly Played[] };
      for (const game of games) this.add(game);
    } catch {
      throw new Trouble(`${this.path('json')} cannot be read; --fresh begins anew.`);
    }
  }
}
