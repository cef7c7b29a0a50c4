import type { Calls, FromWorker, ToWorker } from './calls.ts';
import { glanceAt } from './glance.ts';
import type { Hosted } from './hosting.ts';
import { IndexedStore } from './idb.ts';
import { MemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

// The worker behind the local tables of one tab. What is on disk it tells at once; what runs tables it fetches first.

declare const self: DedicatedWorkerGlobalScope;

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

async function open(): Promise<Store> {
  const { store, lasting } = await storeOf();
  self.postMessage({ t: 'ready', lasting } satisfies FromWorker);
  return store;
}
const opened = open();

let host: Promise<Hosted> | null = null;
function hosting(): Promise<Hosted> {
  host ??= Promise.all([import('./hosting.ts'), opened]).then(([{ hosted }, store]) => hosted(store));
  host.catch(() => {
    host = null; // no network: the next one tries again
  });
  return host;
}

async function glance({ id }: Calls['glance']['of']): Promise<Calls['glance']['gives']> {
  const found = await (await opened).get(id);
  return found && glanceAt(found.head);
}

async function answer(message: Extract<ToWorker, { t: 'call' }>): Promise<FromWorker> {
  const { id } = message;
  try {
    if (message.what === 'list') return { t: 'gave', id, value: await (await opened).list() };
    if (message.what === 'glance') return { t: 'gave', id, value: await glance(message.of) };
    return await (await hosting()).call(message);
  } catch (error) {
    return { t: 'failed', id, why: { key: 'local.broken', args: { what: String(error) } } };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'call') self.postMessage(await answer(data));
  else (await hosting()).join(data.table, data.port);
};
