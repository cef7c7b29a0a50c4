import { parentPort, workerData } from 'node:worker_threads';
import { type Block, fuzzHere } from './fuzz-blocks.ts';
import type { ThreadData, ThreadSays } from './fuzz-threads.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

const { shelvesFrom, id } = workerData as ThreadData;
const { shelves } = (await import(shelvesFrom)) as { shelves: readonly AnyShelf[] };
const shelf = shelfOf(shelves, id);
const say = (said: ThreadSays): void => parentPort?.postMessage(said);

parentPort?.on('message', (block: Block) => say({ report: fuzzHere(shelf, block, () => say({ game: true })) }));
