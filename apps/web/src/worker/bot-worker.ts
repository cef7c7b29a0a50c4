import { thinkingThread } from '@bivouac/bots';
import { engines, minds } from './shelf.ts';

// The worker in which the bots of this tab think.

declare const self: DedicatedWorkerGlobalScope;

const brains = {
  gameOf: (id: string) => engines[id]?.() ?? Promise.reject(new Error(`no game ${id}`)),
  mindOf: async (id: string) => (await minds[id]?.()) ?? null,
};
const think = thinkingThread(
  brains,
  () => performance.now(),
  message => self.postMessage(message),
);

self.onmessage = ({ data }) => void think(data);
