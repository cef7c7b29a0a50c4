import { parentPort, workerData } from 'node:worker_threads';
import type { Step } from './driver.ts';
import { Commits, type Outcome } from './sqlite-commits.ts';

// The thread that writes: while it waits for the disk, the tables play on.

export type ToThread = { readonly write: readonly (readonly Step[])[] } | 'close';
export type FromThread = { readonly written: readonly Outcome[] } | 'behind';

const LOOK_AROUND_MS = 200;
const commits = new Commits(workerData as string);
const port = parentPort!;
const say = (message: FromThread): void => port.postMessage(message);

const looking = setInterval(() => {
  if (commits.isBehind()) say('behind');
}, LOOK_AROUND_MS);

port.on('message', (message: ToThread) => {
  if (message !== 'close') return say({ written: commits.write(message.write) });
  clearInterval(looking);
  commits.close();
  port.close();
});
