import { parentPort } from 'node:worker_threads';
import { thinkingThread } from '@bivouac/bots';
import { entryOf } from '@bivouac/registry';
import { gameOf } from '../shelf.ts';

// A thread in which bots think. It is handed views, and knows no table.

const brains = {
  async gameOf(id: string) {
    const game = gameOf(id);
    if (!game) throw new Error(`no game ${id}`);
    return game;
  },
  mindOf: async (id: string) => (await entryOf(id)?.mind?.()) ?? null,
};
const think = thinkingThread(
  brains,
  () => performance.now(),
  message => parentPort?.postMessage(message),
);

parentPort?.on('message', think);
