import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { game as guns } from '@bivouac/guns-of-gettysburg';
import type { AnyGame } from '@bivouac/kernel';
import type { Answer, Update } from '@bivouac/room';
import { answersOf, type Shelf } from '../src/worker/answers.ts';
import { botsHere } from '../src/worker/bots.ts';
import { LocalHost } from '../src/worker/host.ts';
import { MemoryStore } from '../src/worker/memory-store.ts';
import { mindOf } from '../src/worker/shelf.ts';
import type { Store } from '../src/worker/store.ts';
import { cardGame } from './card-game.ts';

// A browser that keeps tables: its tabs, and people at them.

const games: Readonly<Record<string, AnyGame>> = {
  [gettysburg.id]: gettysburg,
  [guns.id]: guns,
  [cardGame.id]: cardGame,
};
const shelf: Shelf = { gameOf: async id => games[id]!, all: async () => Object.values(games) };
const brains = { gameOf: shelf.gameOf, mindOf };
/** Tabs of one browser: each hears what the others did. */
export class Browser {
  readonly store: Store;
  readonly troubles: unknown[] = [];
  readonly #heard: ((id: string) => void)[] = [];
  readonly #locks = new Map<string, Promise<unknown>>();
  #now = 1000;
  constructor(store: Store = new MemoryStore()) {
    this.store = store;
  }
  /** As Web Locks: first come, first served. */
  #alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    const next = (this.#locks.get(name) ?? Promise.resolve()).then(work);
    this.#locks.set(
      name,
      next.catch(() => {}),
    );
    return next;
  }
  tab() {
    const mine = this.#heard.length;
    const bots = botsHere(brains, () => performance.now());
    const host = new LocalHost({
      trouble: error => this.troubles.push(error),
      store: this.store,
      gameOf: shelf.gameOf,
      bots,
      alone: (name, work) => this.#alone(name, work),
      news: {
        post: id => {
          for (const [tab, hear] of this.#heard.entries()) if (tab !== mine) queueMicrotask(() => hear(id));
        },
        listen: hear => {
          this.#heard[mine] = hear;
        },
      },
      now: () => this.#now++,
      wait: ms => new Promise(resolve => setTimeout(resolve, ms / 100)),
    });
    return { host, answers: answersOf(host, shelf, bots, () => this.#now++) };
  }
}

/** Somebody at a table, who hears answers and can wait for one. */
export function guestAt(host: LocalHost, id: string) {
  const heard: Answer[] = [];
  const { ask, leave } = host.join(id, answer => heard.push(answer));
  const updates = (): Update[] => heard.filter(each => each.t === 'update');
  const last = (): Update => updates().at(-1)!;
  const seqs = (): number[] => updates().flatMap(update => update.lines.map(line => line.seq));
  const replyTo = (message: string): Answer | undefined => heard.find(each => 'id' in each && each.id === message);
  return { ask, leave, heard, last, seqs, replyTo, hello: () => ask({ t: 'hello', since: last()?.seq ?? 0 }) };
}
export type Guest = ReturnType<typeof guestAt>;
