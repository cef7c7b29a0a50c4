import { Worker } from 'node:worker_threads';
import type { Report } from '@bivouac/testing';
import type { Block } from './fuzz-blocks.ts';
import { EXIT, Trouble } from './outside.ts';

/** What a thread is given at its start. */
export interface ThreadData {
  readonly shelvesFrom: string;
  readonly id: string;
}
/** What it says: one more game is over, or a whole block. */
export type ThreadSays = { readonly game: true } | { readonly report: Report };

const BOOT = new URL('../bin/worker.js', import.meta.url);

/** Hands the blocks to threads as they become free; the reports come back in the order of the blocks. */
export async function fuzzInThreads(
  shelvesFrom: string,
  id: string,
  blocks: readonly Block[],
  jobs: number,
  onGame: () => void,
): Promise<readonly Report[]> {
  const reports: Report[] = [];
  const waiting = [...blocks.keys()];
  const data: ThreadData = { shelvesFrom, id };
  const thread = async (): Promise<void> => {
    const worker = new Worker(BOOT, { workerData: data, execArgv: [] });
    try {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
        reports[i] = await askThread(worker, blocks[i]!, onGame);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: jobs }, thread));
  return reports;
}

function askThread(worker: Worker, block: Block, onGame: () => void): Promise<Report> {
  return new Promise((resolve, reject) => {
    const hear = (said: ThreadSays): void => ('report' in said ? end(() => resolve(said.report)) : onGame());
    const fail = (error: Error): void => end(() => reject(error));
    const stop = (code: number): void => fail(new Trouble(`a fuzz thread ended with ${code}`, EXIT.findings));
    const end = (then: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', stop);
      then();
    };
    worker.on('message', hear).on('error', fail).on('exit', stop).postMessage(block);
  });
}
