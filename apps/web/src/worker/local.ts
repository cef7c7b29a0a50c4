import { BadSave } from '@bivouac/kernel';
import type { Answer, Ask } from '@bivouac/room';
import { address as botWorker } from './bot-worker.ts?worker-address';
import { type Bots, botsHere, botsInWorker } from './bots.ts';
import type { FromWorker, ToWorker } from './calls.ts';
import { deskOf, type Shelf } from './desk.ts';
import { LocalHost } from './host.ts';
import { IndexedStore } from './idb.ts';
import { withLessons } from './lessons.ts';
import { MemoryStore } from './memory-store.ts';
import { faultIn, reasonOf } from './reasons.ts';
import { allGames, gameOf, mindOf } from './shelf.ts';
import type { Store } from './store.ts';

// The worker behind the local tables of one tab.

declare const self: DedicatedWorkerGlobalScope;

const shelf: Shelf = { gameOf, all: allGames };

/** A browser that refuses storage still plays, as long as the page lives. */
async function storeOf(): Promise<{ store: Store; lasting: boolean }> {
  const store = new IndexedStore();
  try {
    await store.list();
    return { store, lasting: true };
  } catch {
    return { store: new MemoryStore(), lasting: false };
  }
}

function newsOf(): { post(id: string): void; listen(heard: (id: string) => void): void } {
  const channel = new BroadcastChannel('bivouac tables');
  return {
    post: id => channel.postMessage(id),
    listen: heard => channel.addEventListener('message', ({ data }) => heard(data)),
  };
}

/** One tab at a time; without locks the store still refuses a second line of the same number. */
const alone = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(name, work) : await work();
const trouble = (error: unknown): void => console.error(error);
const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** A browser that does not let a worker start another thinks here: slower to answer, but it plays. */
const bots = (): Bots =>
  typeof Worker === 'undefined'
    ? botsHere({ gameOf, mindOf }, () => performance.now())
    : botsInWorker(() => new Worker(botWorker, { type: 'module', name: 'bivouac bots' }));

async function open() {
  const { store, lasting } = await storeOf();
  const thinking = withLessons(bots(), shelf.gameOf);
  const ground = { store, gameOf: shelf.gameOf, alone, news: newsOf(), bots: thinking, now: Date.now, wait, trouble };
  const host = new LocalHost(ground);
  self.postMessage({ t: 'ready', lasting } satisfies FromWorker);
  return { host, desk: deskOf(host, shelf, thinking, Date.now) };
}
const opened = open();

async function call(message: Extract<ToWorker, { t: 'call' }>): Promise<FromWorker> {
  const { id } = message;
  try {
    const { desk } = await opened;
    const answer = desk[message.what] as (of: unknown) => Promise<unknown>;
    return { t: 'gave', id, value: await answer(message.of) };
  } catch (error) {
    const fault = faultIn(error);
    if (fault && !(fault instanceof BadSave)) trouble(fault); // a file of somebody's own is no fault of ours
    return { t: 'failed', id, why: reasonOf(error) };
  }
}

async function join(table: string, port: MessagePort): Promise<void> {
  const { host } = await opened;
  const guest = host.join(table, (answer: Answer) => port.postMessage(answer));
  port.onmessage = ({ data }: MessageEvent<Ask | null>) => {
    if (data) void guest.ask(data);
    else guest.leave();
  };
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'join') await join(data.table, data.port);
  else self.postMessage(await call(data));
};
