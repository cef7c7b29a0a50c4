import { BadSave } from '@bivouac/kernel';
import type { Answer, Ask } from '@bivouac/room';
import { type Answers, answersOf, type Shelf } from './answers.ts';
import { address as botWorker } from './bot-worker.ts?worker-address';
import { type Bots, botsHere, botsInWorker } from './bots.ts';
import type { Calls, FromWorker, ToWorker } from './calls.ts';
import { LocalHost } from './host.ts';
import { withLessons } from './lessons.ts';
import { faultIn, reasonOf } from './reasons.ts';
import { allGames, gameOf, mindOf } from './shelf.ts';
import type { Store } from './store.ts';

// What runs the local tables of one tab: rules, bots, everything a page may ask. Fetched when a table is joined or made.

const shelf: Shelf = { gameOf, all: allGames };

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

export interface Hosted {
  call(message: Call): Promise<FromWorker>;
  join(table: string, port: MessagePort): void;
}
type Call = Extract<ToWorker, { t: 'call' }>;

export function hosted(store: Store): Hosted {
  const thinking = withLessons(bots(), shelf.gameOf);
  const ground = { store, gameOf: shelf.gameOf, alone, news: newsOf(), bots: thinking, now: Date.now, wait, trouble };
  const host = new LocalHost(ground);
  const answers = answersOf(host, shelf, thinking, Date.now);
  return { call: message => called(answers, message), join: (table, port) => joined(host, table, port) };
}

async function called(answers: ReturnType<typeof answersOf>, { id, what, of }: Call): Promise<FromWorker> {
  try {
    const answer = answers[what as keyof Answers] as (of: Calls[keyof Answers]['of']) => Promise<unknown>;
    return { t: 'gave', id, value: await answer(of) };
  } catch (error) {
    const fault = faultIn(error);
    if (fault && !(fault instanceof BadSave)) trouble(fault); // a file of somebody's own is no fault of ours
    return { t: 'failed', id, why: reasonOf(error) };
  }
}

function joined(host: LocalHost, table: string, port: MessagePort): void {
  const guest = host.join(table, (answer: Answer) => port.postMessage(answer));
  port.onmessage = ({ data }: MessageEvent<Ask | null>) => {
    if (data) void guest.ask(data);
    else guest.leave();
  };
}
