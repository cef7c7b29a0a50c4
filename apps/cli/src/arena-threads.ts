import { Worker } from 'node:worker_threads';
import type { Match, Played } from './arena-match.ts';
import { EXIT, Trouble } from './desk.ts';

export interface ThreadData {
  readonly shelvesFrom: string;
  readonly id: string;
}

/** Runs the worker from its TypeScript source, like the rest of the command line. */
const boot = (): string => {
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const main = JSON.stringify(new URL('./arena-worker.ts', import.meta.url).href);
  return `import(${tsx}).then(tsx => { tsx.register(); return import(${main}); });`;
};

/** Hands matches to threads as they become free. */
export async function playInThreads(
  data: ThreadData,
  matches: readonly Match[],
  jobs: number,
  onPlayed: (played: Played) => void,
): Promise<void> {
  const waiting = [...matches];
  const thread = async (): Promise<void> => {
    const worker = new Worker(boot(), { eval: true, workerData: data, execArgv: [] });
    try {
      for (let match = waiting.shift(); match; match = waiting.shift()) onPlayed(await askThread(worker, match));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, matches.length) }, thread));
}

function askThread(worker: Worker, match: Match): Promise<Played> {
  return new Promise((resolve, reject) => {
    const hear = (played: Played): void => end(() => resolve(played));
    const fail = (error: Error): void => end(() => reject(error));
    const stop = (code: number): void => fail(new Trouble(`an arena thread ended with ${code}`, EXIT.findings));
    const end = (then: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', stop);
      then();
    };
    worker.on('message', hear).on('error', fail).on('exit', stop).postMessage(match);
  });
}
