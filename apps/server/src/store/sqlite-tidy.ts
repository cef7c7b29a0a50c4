import { statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

// What was written ahead is brought into the database file by a thread of its own: nobody who plays waits for it.

/** Commits from one look at the log to the next: fewer on a small disk, for one may take some forty pages. */
export const eachFor = (long: number): number => Math.max(FEWEST, Math.min(EACH, Math.floor(long / 40)));
const [FEWEST, EACH] = [25, 500];
/**
 * Pages: an eighth of a gigabyte. Under steady writing the thread never catches up, and the log begins anew only when all of it is in the file:
 * when it has grown so long, commits are held for the little that is left.
 */
export const LONG_LOG = 32_000;
/** The log may take a quarter of a small disk at most: what it fills itself leaves the file no room to take it over. */
export const longFor = (free: number, long = LONG_LOG): number => Math.min(long, Math.floor(free / 4 / PAGE));
export const PAGE = 4096;
export const freeAt = (path: string): number => {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize;
};

/** Pages after which whoever commits does it himself, should the thread fail. */
export const LONGEST_LOG = 64_000;

const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const db = new (require(workerData.driver))(workerData.path, { timeout: 5000 });
parentPort.on('message', last => {
  let pages = 0;
  try {
    pages = db.pragma('wal_checkpoint(passive)')[0].log;
  } catch {} // the disk is full, or the file is busy: the next time, or whoever commits
  if (!last) return parentPort.postMessage(pages);
  db.close();
  parentPort.close();
});`;

export interface Tidier {
  /** Called after every commit. */
  committed(): void;
  close(): Promise<void>;
}

/** `hold`: nothing is written until then; `long`: pages. */
export function tidier(path: string, hold: (until: Promise<unknown>) => void, long = LONG_LOG): Tidier {
  let worker: Worker | null = null;
  let commits = 0;
  let each = eachFor(longFor(freeAt(path), long));
  let isAtWork = false;
  let answer = (_pages: number): void => {};
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const start = (): Worker => {
    const started = new Worker(THREAD, { eval: true, workerData: { driver, path } });
    started.unref();
    started.on('message', pages => answer(pages));
    started.on('error', () => {});
    started.on('exit', () => {
      worker = null;
      answer(0);
    });
    return started;
  };
  /** The pages of the log when it was done. */
  const pass = (): Promise<number> => {
    worker ??= start();
    worker.ref();
    worker.postMessage(false);
    return new Promise(resolve => {
      answer = pages => {
        worker?.unref();
        resolve(pages);
      };
    });
  };
  const work = async (): Promise<void> => {
    isAtWork = true;
    const pages = await pass();
    const most = longFor(freeAt(path), long);
    each = eachFor(most);
    if (pages > most) {
      const rest = pass();
      hold(rest);
      await rest;
    }
    isAtWork = false;
  };
  return {
    committed() {
      if (++commits < each || isAtWork) return;
      commits = 0;
      work();
    },
    async close() {
      const last = worker;
      if (!last) return;
      const gone = new Promise(resolve => last.once('exit', resolve));
      last.ref();
      last.postMessage(true);
      await gone;
    },
  };
}
