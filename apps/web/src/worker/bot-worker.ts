import { thinkingThread } from '@bivouac/bots';
import { gameOf, mindOf } from './shelf.ts';

// The worker in which the bots of this tab think.

declare const self: DedicatedWorkerGlobalScope;

const think = thinkingThread(
  { gameOf, mindOf },
  () => performance.now(),
  message => self.postMessage(message),
);

self.onmessage = ({ data }) => void think(data);
