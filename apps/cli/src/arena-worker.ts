import { parentPort, workerData } from 'node:worker_threads';
import { type Match, playMatch } from './arena-match.ts';
import type { ThreadData } from './arena-threads.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

const { shelvesFrom, id } = workerData as ThreadData;
const { shelves } = (await import(shelvesFrom)) as { shelves: readonly AnyShelf[] };
const shelf = shelfOf(shelves, id);

parentPort?.on('message', (match: Match) => parentPort?.postMessage(playMatch(shelf, match, () => performance.now())));
