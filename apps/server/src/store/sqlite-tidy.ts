import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

// What was written ahead is brought into the database file by a thread of its own: nobody who plays waits for it.

const EACH = 250; // commits
/**
 * Pages: a quarter of a gigabyte. While much is written the thread never catches up, and the log begins anew only when
 * whoever commits brings the last of it over himself; that takes up to 20 ms, so it must not happen every second.
 */
export const LONGEST_LOG = 64_000;

const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const db = new (require(workerData.driver))(workerData.path, { timeout: 5000 });
parentPort.on('message', last => {
  try {
    db.pragma('wal_checkpoint(passive)');
  } catch {} // the disk is full, or the file is busy: the next time, or whoever commits
  if (!last) return;
  db.close();
  parentPort.close();
});`;

export interface Tidier {
  /** Called after every commit. */
  committed(): void;
  close(): Promise<void>;
}

export function tidier(path: string): Tidier {
  let worker: Worker | null = null;
  let commits = 0;
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const start = (): Worker => {
    const started = new Worker(THREAD, { eval: true, workerData: { driver, path } });
    started.unref();
    started.on('error', () => {});
    started.on('exit', () => {
      worker = null;
    });
    return started;
  };
  return {
    committed() {
      if (++commits % EACH !== 0) return;
      worker ??= start();
      worker.postMessage(false);
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
