import { Worker } from 'node:worker_threads';
import { type Step, Taken } from './driver.ts';
import { Commits, type Outcome } from './sqlite-commits.ts';
import type { FromThread, ToThread } from './sqlite-thread.ts';

interface Waiting {
  readonly steps: readonly Step[];
  resolve(done: boolean): void;
  reject(error: unknown): void;
}
/** Where groups are written: in a thread beside the bundle, or here. */
interface Pen {
  write(group: readonly (readonly Step[])[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Takes one group after the other; what comes in meanwhile is the next. */
export class Writer {
  readonly #pen: Pen;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(path: string, behind: () => void) {
    this.#pen = import.meta.url.endsWith('.ts') ? here(path, behind) : inThread(path, behind);
  }

  batch(steps: readonly Step[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ steps, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#pen.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(resolve => setImmediate(resolve)); // who comes in the same turn is in the same group
      const group = this.#waiting;
      this.#waiting = [];
      try {
        const outcomes = await this.#pen.write(group.map(each => each.steps));
        for (const [i, each] of group.entries()) settle(each, outcomes[i]!);
      } catch (error) {
        for (const each of group) each.reject(error);
      }
    }
    this.#writing = null;
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (typeof outcome === 'boolean') resolve(outcome);
  else reject(outcome.taken ? new Taken(outcome.why) : new Error(outcome.why));
}

const LOOK_AROUND_MS = 200;

/** From sources: a thread of its own would take longer to start than a test to run. */
function here(path: string, behind: () => void): Pen {
  const commits = new Commits(path);
  const looking = setInterval(() => commits.isBehind() && behind(), LOOK_AROUND_MS).unref();
  return {
    write: async group => commits.write(group),
    async close() {
      clearInterval(looking);
      commits.close();
    },
  };
}

/** It keeps the process alive as long as something is to be written. */
function inThread(path: string, behind: () => void): Pen {
  const thread = new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData: path });
  thread.unref();
  const post = (message: ToThread): void => thread.postMessage(message);
  let open: { resolve(outcomes: readonly Outcome[]): void; reject(error: unknown): void } | null = null;
  let dead: Error | null = null;
  thread.on('message', (message: FromThread) => (message === 'behind' ? behind() : open?.resolve(message.written)));
  thread.on('error', error => {
    dead = error as Error;
  });
  const gone = new Promise<void>(resolve => thread.once('exit', () => resolve())).then(() => {
    dead ??= new Error('the thread that writes has ended');
    open?.reject(dead);
  });
  return {
    write: group =>
      new Promise<readonly Outcome[]>((resolve, reject) => {
        if (dead) return reject(dead);
        open = { resolve, reject };
        thread.ref();
        post({ write: group });
      }).finally(() => thread.unref()),
    async close() {
      thread.ref();
      post('close');
      await gone;
    },
  };
}
