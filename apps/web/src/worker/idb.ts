import {
  type Before,
  type Change,
  type Head,
  type Kept,
  knowsOrders,
  type LineRow,
  type Store,
  type Summary,
  summaryOf,
} from './store.ts';

// IndexedDB behind promises: three stores, every write one transaction that is on disk before we go on.

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

function create(database: IDBDatabase): void {
  database.createObjectStore('tables', { keyPath: 'id' });
  database.createObjectStore('lines', { keyPath: ['tbl', 'seq'] });
  database.createObjectStore('befores', { keyPath: ['tbl', 'seq'] });
}

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  const database = await settled(request);
  database.onversionchange = () => database.close(); // a newer page takes over
  return database;
}

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
const ALL = ['tables', 'lines', 'befores'];

function put(transaction: IDBTransaction, { head, line, before, settles }: Change): void {
  transaction.objectStore('tables').put(head);
  transaction.objectStore('lines').add(line);
  if (settles) transaction.objectStore('befores').delete(ofTable(head.id));
  if (before) transaction.objectStore('befores').put(before);
}

export class IndexedStore implements Store {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name = 'bivouac') {
    this.#name = name;
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#database ??= opened(this.#name);
    try {
      return (await this.#database).transaction(ALL, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    } catch {
      this.#database = opened(this.#name); // closed under us: once more
      return (await this.#database).transaction(ALL, mode, { durability: 'strict' });
    }
  }

  async list(): Promise<readonly Summary[]> {
    const transaction = await this.#begin('readonly');
    const heads: Head[] = await settled(transaction.objectStore('tables').getAll());
    return heads.map(summaryOf);
  }

  async get(id: string): Promise<Kept | null> {
    const transaction = await this.#begin('readonly');
    const [head, lines, befores] = await Promise.all([
      settled<Head | undefined>(transaction.objectStore('tables').get(id)),
      settled<LineRow[]>(transaction.objectStore('lines').getAll(ofTable(id))),
      settled<Before[]>(transaction.objectStore('befores').getAll(ofTable(id))),
    ]);
    return head ? { head, lines, befores } : null;
  }

  async add(head: Head, line: LineRow): Promise<void> {
    const transaction = await this.#begin('readwrite');
    transaction.objectStore('tables').add(head);
    transaction.objectStore('lines').add(line);
    await finished(transaction);
  }

  async accept(first: Change, ...more: readonly Change[]): Promise<boolean> {
    const { head, line } = first;
    const transaction = await this.#begin('readwrite');
    const done = finished(transaction);
    const current = await settled<Head | undefined>(transaction.objectStore('tables').get(head.id));
    const next = current?.seq === line.seq - 1 && knowsOrders(head, current);
    for (const change of next ? [first, ...more] : []) put(transaction, change);
    await done;
    return next;
  }

  async order(head: Head): Promise<boolean> {
    const transaction = await this.#begin('readwrite');
    const done = finished(transaction);
    const current = await settled<Head | undefined>(transaction.objectStore('tables').get(head.id));
    const next = current?.seq === head.seq && knowsOrders(head, current, 1);
    if (next) transaction.objectStore('tables').put(head);
    await done;
    return next;
  }

  async remove(id: string): Promise<void> {
    const transaction = await this.#begin('readwrite');
    transaction.objectStore('tables').delete(id);
    for (const name of ['lines', 'befores']) transaction.objectStore(name).delete(ofTable(id));
    await finished(transaction);
  }
}
