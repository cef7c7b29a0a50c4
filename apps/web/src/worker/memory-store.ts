import {
  type Change,
  type Head,
  type Kept,
  knowsOrders,
  type LineRow,
  type Store,
  type Summary,
  summaryOf,
} from './store.ts';

interface Shelf {
  head: Head;
  lines: LineRow[];
  befores: Kept['befores'];
}

const copy = <T>(value: T): T => structuredClone(value);

function put(found: Shelf, { head, line, before, settles }: Change): void {
  found.head = copy(head);
  found.lines.push(copy(line));
  const earlier = settles ? [] : found.befores;
  found.befores = before ? [...earlier, copy(before)] : earlier;
}

/** Keeps tables as long as the page lives: for browsers that refuse to store anything, and for tests. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Shelf>();

  async list(): Promise<readonly Summary[]> {
    return [...this.#tables.values()].map(({ head }) => copy(summaryOf(head)));
  }

  async get(id: string): Promise<Kept | null> {
    const found = this.#tables.get(id);
    return found ? copy(found) : null;
  }

  async add(head: Head, line: LineRow): Promise<void> {
    this.#tables.set(head.id, copy({ head, lines: [line], befores: [] }));
  }

  async accept(first: Change, ...more: readonly Change[]): Promise<boolean> {
    const { head, line } = first;
    const found = this.#tables.get(head.id);
    if (!found || found.lines.length !== line.seq - 1 || !knowsOrders(head, found.head)) return false;
    for (const change of [first, ...more]) put(found, change);
    return true;
  }

  async order(head: Head): Promise<boolean> {
    const found = this.#tables.get(head.id);
    if (!found || found.head.seq !== head.seq || !knowsOrders(head, found.head, 1)) return false;
    found.head = copy(head);
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }
}
