import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type FromThread, Pool, type Thread } from '@bivouac/bots';

/** One core is left to the tables. */
export const threadsFor = (cores: number): number => Math.max(1, cores - 1);

/** Beside the bundle there is one of the thread; from sources it runs as they are. */
function startWorker(): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', here));
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const main = JSON.stringify(new URL('./bot-worker.ts', here).href);
  const boot = `import(${tsx}).then(tsx => { tsx.register(); return import(${main}); });`;
  return new Worker(boot, { eval: true, execArgv: [], name: fileURLToPath(here) });
}

/** Threads of this process in which its bots think; none is started before a bot needs one. */
export const botThreads = (size = threadsFor(availableParallelism())): Pool =>
  new Pool(size, (hear, broke): Thread => {
    const worker = startWorker();
    worker.unref();
    worker.on('message', (message: FromThread) => hear(message));
    worker.on('error', error => broke(error instanceof Error ? error.message : String(error)));
    worker.on('exit', code => broke(`the thread ended with ${code}`));
    return { post: message => worker.postMessage(message), end: () => void worker.terminate() };
  });
