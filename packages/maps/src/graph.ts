/** Any map: `neighbours[node * degree + direction]`, -1 where there is none. */
export interface Graph {
  readonly size: number;
  readonly degree: number;
  readonly neighbours: Int16Array;
}

/** The price of a step; negative, or `BARRED` and above, forbids it. */
export type StepCost = (from: number, to: number, direction: number) => number;

export interface Reach {
  readonly cost: Int16Array; // BARRED: out of reach
  readonly came: Int16Array; // the node before; -1 at the start and out of reach
  readonly queue: Int32Array; // working space
}

export const BARRED = 0x7fff;
export const UNREACHABLE = 255;

/** Links go both ways; a node's directions are numbered in the order its links are given. */
export function graphOf(size: number, links: readonly (readonly [number, number])[]): Graph {
  const lists = Array.from({ length: checkedSize(size) }, (): number[] => []);
  for (const [a, b] of links) {
    if (a === b || !lists[a] || !lists[b]) throw new Error(`no such link: ${a}-${b}`);
    if (lists[a].includes(b)) continue;
    lists[a].push(b);
    lists[b].push(a);
  }
  const degree = lists.reduce((most, list) => Math.max(most, list.length), 0);
  const neighbours = new Int16Array(size * degree).fill(-1);
  lists.forEach((list, node) => {
    neighbours.set(list, node * degree);
  });
  return { size, degree, neighbours };
}

export function checkedSize(size: number): number {
  if (!Number.isInteger(size) || size < 0 || size > BARRED) throw new Error(`a map cannot have ${size} nodes`);
  return size;
}

export function neighboursOf(graph: Graph, node: number): readonly number[] {
  const found: number[] = [];
  const first = node * graph.degree;
  for (let i = first; i < first + graph.degree; i++) {
    const to = graph.neighbours[i]!;
    if (to >= 0) found.push(to);
  }
  return found;
}

export function adjacent(graph: Graph, a: number, b: number): boolean {
  return directionTo(graph, a, b) >= 0;
}

/** -1 if the two are not adjacent. */
export function directionTo(graph: Graph, a: number, b: number): number {
  if (b < 0) return -1;
  const first = a * graph.degree;
  for (let d = 0; d < graph.degree; d++) if (graph.neighbours[first + d] === b) return d;
  return -1;
}

/** Room for `reach` to work in: given again and again, it saves every allocation. */
export function reachBuffer(graph: Graph): Reach {
  return {
    cost: new Int16Array(graph.size),
    came: new Int16Array(graph.size),
    queue: new Int32Array(graph.size * graph.degree + 1), // each link is queued at most once
  };
}

/** The cheapest way to every node within the budget. A result given as `into` is overwritten. */
export function reach(graph: Graph, from: number, budget: number, cost: StepCost, into = reachBuffer(graph)): Reach {
  const { queue } = into;
  into.cost.fill(BARRED);
  into.came.fill(-1);
  into.cost[from] = 0;
  queue[0] = from;
  let queued = 1;
  while (queued > 0) {
    const first = queue[0]!;
    sink(queue, --queued);
    if (first >> 16 === into.cost[first & 0xffff]) queued = relax(graph, first & 0xffff, budget, cost, into, queued);
  }
  return into;
}

function relax(graph: Graph, from: number, budget: number, cost: StepCost, into: Reach, queued: number): number {
  let count = queued;
  for (let d = 0; d < graph.degree; d++) {
    const to = graph.neighbours[from * graph.degree + d]!;
    if (to < 0) continue;
    const step = cost(from, to, d);
    const total = into.cost[from]! + step;
    if (!(step >= 0 && total <= budget && total < into.cost[to]!)) continue;
    into.cost[to] = total;
    into.came[to] = from;
    rise(into.queue, count++, (total << 16) | to);
  }
  return count;
}

/** The queue is a binary heap of `cost << 16 | node`: equal costs leave it in the order of the nodes. */
function rise(heap: Int32Array, slot: number, key: number): void {
  let at = slot;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]! <= key) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = key;
}

function sink(heap: Int32Array, size: number): void {
  const key = heap[size]!;
  let at = 0;
  for (let child = 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && heap[child + 1]! < heap[child]!) child++;
    if (heap[child]! >= key) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = key;
}

/** Without the start, with the end; empty at the start and out of reach. */
export function pathTo(reach: Reach, to: number): readonly number[] {
  const path: number[] = [];
  for (let node = to; reach.came[node]! >= 0; node = reach.came[node]!) path.push(node);
  return path.reverse();
}

/** Steps between all pairs: `table[a * size + b]`, `UNREACHABLE` where there is no way. */
export function distances(graph: Graph): Uint8Array {
  const table = new Uint8Array(graph.size * graph.size).fill(UNREACHABLE);
  const queue = new Int16Array(graph.size);
  for (let from = 0; from < graph.size; from++) {
    spread(graph, from, table.subarray(from * graph.size, (from + 1) * graph.size), queue);
  }
  return table;
}

function spread(graph: Graph, from: number, steps: Uint8Array, queue: Int16Array): void {
  steps[from] = 0;
  queue[0] = from;
  let queued = 1;
  for (let done = 0; done < queued; done++) {
    const node = queue[done]!;
    for (let d = 0; d < graph.degree; d++) {
      const to = graph.neighbours[node * graph.degree + d]!;
      if (to < 0 || steps[to] !== UNREACHABLE) continue;
      if (steps[node] === UNREACHABLE - 1) throw new Error('this map is too long for a table of distances');
      steps[to] = steps[node]! + 1;
      queue[queued++] = to;
    }
  }
}

/** The connected part each allowed node lies in, numbered from 0 by lowest node; -1 for the others. */
export function components(graph: Graph, allowed: (node: number) => boolean): Int16Array {
  const part = new Int16Array(graph.size).fill(-1);
  const open = Uint8Array.from(part, (_, node) => (allowed(node) ? 1 : 0));
  const queue = new Int16Array(graph.size);
  let parts = 0;
  for (let node = 0; node < graph.size; node++) {
    if (open[node]) flood(graph, node, parts++, part, open, queue);
  }
  return part;
}

/** Nodes given a part are no longer open. */
function flood(graph: Graph, from: number, name: number, part: Int16Array, open: Uint8Array, queue: Int16Array): void {
  let queued = 0;
  const enter = (node: number): void => {
    open[node] = 0;
    part[node] = name;
    queue[queued++] = node;
  };
  enter(from);
  for (let done = 0; done < queued; done++) {
    const first = queue[done]! * graph.degree;
    for (let d = 0; d < graph.degree; d++) {
      const to = graph.neighbours[first + d]!;
      if (to >= 0 && open[to]) enter(to);
    }
  }
}
