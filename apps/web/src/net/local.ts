import type { Text } from '@bivouac/kernel';
import type { Answer, Ask } from '@bivouac/room';
import { signal } from '@preact/signals';
import type { Calls, FromWorker, ToWorker } from '../worker/calls.ts';
import { address } from '../worker/local.ts?worker-address';
import { Trouble } from '../worker/trouble.ts';
import { Ears } from './ears.ts';
import type { Early, Link } from './link.ts';
import { Talk } from './talk.ts';

// The tables of this device, in a worker of this tab.

interface Waiting {
  gave(value: unknown): void;
  failed(why: Text): void;
}

/** False when this browser stores nothing: local tables are gone with the page. */
export const lasting = signal(true);

let worker: Worker | null = null;
let calls = 0;
const waiting = new Map<number, Waiting>();
const links = new Set<LocalLink>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(address, { type: 'module', name: 'bivouac tables' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.onerror = () => lost();
  return worker;
}

function heard(message: FromWorker): void {
  if (message.t === 'ready') {
    lasting.value = message.lasting;
    return;
  }
  const wait = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.t === 'gave') wait?.gave(message.value);
  else wait?.failed(message.why);
}

/** A worker that broke down is replaced; what it had answered is on disk, what it had not is said again. */
function lost(): void {
  worker?.terminate();
  worker = null;
  for (const wait of waiting.values()) wait.failed({ key: 'local.broken', args: { what: 'worker' } });
  waiting.clear();
  for (const link of links) link.lost();
}

/** Asks the worker something; rejects with a `Trouble`. */
export function local<K extends keyof Calls>(what: K, of: Calls[K]['of']): Promise<Calls[K]['gives']> {
  return new Promise((resolve, reject) => {
    const id = ++calls;
    waiting.set(id, {
      gave: value => resolve(value as Calls[K]['gives']),
      failed: why => reject(new Trouble(why)),
    });
    theWorker().postMessage({ t: 'call', id, what, of } as ToWorker);
  });
}

/** Tells when some local table changed, in this tab or another. */
export function onLocalNews(heard: () => void): () => void {
  const channel = new BroadcastChannel('bivouac tables');
  channel.onmessage = heard;
  return () => channel.close();
}

const AGAIN_MS = 1000;

/** A line to a table in the worker. */
export class LocalLink implements Link {
  readonly state = signal<'joining' | 'open' | 'broken'>('joining');
  readonly #table: string;
  readonly #talk = new Talk();
  readonly #ears = new Ears();
  #port: MessagePort | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    links.add(this);
  }

  readonly early: Early = {
    glance: () => local('glance', { id: this.#table }).catch(() => null),
    join: () => {
      if (!this.#port && links.has(this)) this.#join();
    },
  };

  send(ask: Ask): void {
    this.#talk.said(ask);
    if (ask.t !== 'hello' || this.state.value === 'open') this.#port?.postMessage(ask); // a hello is said on joining
  }

  listen(hear: (answer: Answer) => void): () => void {
    return this.#ears.listen(hear);
  }

  close(): void {
    links.delete(this);
    clearTimeout(this.#timer);
    this.#port?.postMessage(null);
    this.#port?.close();
    this.#port = null;
  }

  lost(): void {
    if (!this.#port) return;
    this.state.value = 'broken';
    this.#port?.close();
    this.#port = null;
    this.#timer = setTimeout(() => this.#join(), AGAIN_MS);
  }

  #join(): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<Answer>) => this.#heard(data);
    theWorker().postMessage({ t: 'join', table: this.#table, port: port2 } satisfies ToWorker, [port2]);
    port1.postMessage(this.#talk.hello());
    for (const ask of this.#talk.unanswered()) port1.postMessage(ask);
  }

  #heard(answer: Answer): void {
    if (answer.t === 'welcome') this.state.value = 'open';
    const fresh = this.#talk.heard(answer);
    if (fresh === 'gap') this.#port?.postMessage(this.#talk.hello());
    else if (fresh) this.#ears.tell(fresh);
  }
}
