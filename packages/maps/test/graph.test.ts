import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjacent,
  BARRED,
  components,
  directionTo,
  distances,
  type Graph,
  graphOf,
  hexGrid,
  neighboursOf,
  pathTo,
  reach,
  reachBuffer,
  UNREACHABLE,
} from '../src/index.ts';

type Links = readonly (readonly [number, number])[];

const maps = fc.integer({ min: 1, max: 14 }).chain(size => {
  const node = fc.nat(size - 1);
  const links = fc.array(fc.tuple(node, node), { maxLength: 40 }).map(all => all.filter(([a, b]) => a !== b));
  return fc.record({ size: fc.constant(size), links });
});

const costs = fc.array(fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constant(BARRED), fc.constant(32_000)), {
  minLength: 1,
  maxLength: 60,
});

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const linked = (links: Links, a: number, b: number): boolean =>
  links.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
const costBy = (prices: readonly number[]) => (from: number, to: number, direction: number) =>
  prices[(from * 31 + to * 7 + direction) % prices.length]!;

/** Bellman-Ford: relax every step until nothing changes. */
function slowReach(graph: Graph, from: number, budget: number, cost: ReturnType<typeof costBy>): readonly number[] {
  const best = range(graph.size).map((node): number => (node === from ? 0 : BARRED));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of range(graph.size)) {
      for (const b of neighboursOf(graph, a)) {
        const step = cost(a, b, directionTo(graph, a, b));
        const total = best[a]! + step;
        if (best[a] === BARRED || step < 0 || step >= BARRED || total > budget || total >= best[b]!) continue;
        best[b] = total;
        changed = true;
      }
    }
  }
  return best;
}

describe('graphOf', () => {
  it('holds exactly the links given, both ways, once', () => {
    fc.assert(
      fc.property(maps, ({ size, links }) => {
        const graph = graphOf(size, links);
        for (const a of range(size)) {
          const expected = range(size).filter(b => linked(links, a, b));
          expect([...neighboursOf(graph, a)].sort((x, y) => x - y)).toEqual(expected);
          for (const b of range(size)) expect(adjacent(graph, a, b)).toBe(linked(links, a, b));
        }
        expect(graph.neighbours.length).toBe(size * graph.degree);
      }),
    );
  });

  it('numbers directions in the order of the links', () => {
    const star = graphOf(4, [
      [2, 0],
      [1, 2],
      [2, 3],
    ]);
    expect(star.degree).toBe(3);
    expect([0, 1, 3].map(to => directionTo(star, 2, to))).toEqual([0, 1, 2]);
    expect(directionTo(star, 0, 1)).toBe(-1);
    expect(directionTo(star, 0, -1)).toBe(-1);
    expect([...star.neighbours.subarray(0, 3)]).toEqual([2, -1, -1]);
  });

  it('refuses impossible maps', () => {
    expect(() => graphOf(2, [[0, 2]])).toThrow();
    expect(() => graphOf(2, [[1, 1]])).toThrow();
    expect(() => graphOf(40_000, [])).toThrow();
    expect(graphOf(0, []).degree).toBe(0);
    expect([...reach(graphOf(1, []), 0, 9, () => 1).cost]).toEqual([0]);
  });
});

describe('reach', () => {
  const cases = fc.record({ map: maps, prices: costs, budget: fc.oneof(fc.nat(40), fc.nat(40_000)), start: fc.nat() });

  it('finds the same costs as Bellman-Ford', () => {
    fc.assert(
      fc.property(cases, ({ map, prices, budget, start }) => {
        const graph = graphOf(map.size, map.links);
        const found = reach(graph, start % map.size, budget, costBy(prices));
        expect([...found.cost]).toEqual(slowReach(graph, start % map.size, budget, costBy(prices)));
      }),
      { numRuns: 500 },
    );
  });

  it('gives paths of allowed steps that add up to the cost', () => {
    fc.assert(
      fc.property(cases, ({ map, prices, budget, start }) => {
        const graph = graphOf(map.size, map.links);
        const from = start % map.size;
        const found = reach(graph, from, budget, costBy(prices));
        for (const to of range(map.size)) {
          const stops = [from, ...pathTo(found, to)];
          if (found.cost[to] === BARRED || to === from) expect(stops).toEqual([from]);
          else expect([stops.at(-1), priceOf(graph, stops, prices)]).toEqual([to, found.cost[to]]);
        }
      }),
    );
  });

  function priceOf(graph: Graph, stops: readonly number[], prices: readonly number[]): number {
    const steps = stops.slice(1).map((to, i) => costBy(prices)(stops[i]!, to, directionTo(graph, stops[i]!, to)));
    expect(steps.every(step => step >= 0 && step < BARRED)).toBe(true);
    return steps.reduce((sum, step) => sum + step, 0);
  }

  it('asks the price of each step at most once on a wide map, so the queue cannot overflow', () => {
    const graph = hexGrid({ rows: 12, cols: 12, shifted: row => row % 2 === 1 });
    const prices = fc.array(fc.integer({ min: -1, max: 60 }), { minLength: 97, maxLength: 97 });
    fc.assert(
      fc.property(prices, fc.nat(143), (price, from) => {
        const asked: string[] = [];
        const found = reach(graph, from, 2000, (a, b, direction) => {
          asked.push(`${a}-${b}`);
          return costBy(price)(a, b, direction);
        });
        expect(new Set(asked).size).toBe(asked.length);
        expect([...found.cost]).toEqual(slowReach(graph, from, 2000, costBy(price)));
      }),
    );
  });

  it('reuses a buffer without remembering the last search', () => {
    fc.assert(
      fc.property(cases, costs, ({ map, prices, budget, start }, others) => {
        const graph = graphOf(map.size, map.links);
        const buffer = reachBuffer(graph);
        reach(graph, 0, 9, costBy(others), buffer);
        const again = reach(graph, start % map.size, budget, costBy(prices), buffer);
        const fresh = reach(graph, start % map.size, budget, costBy(prices));
        expect(again).toBe(buffer);
        expect([again.cost, again.came]).toEqual([fresh.cost, fresh.came]);
      }),
    );
  });

  it('takes Infinity and negative prices as barred', () => {
    const line = graphOf(3, [
      [0, 1],
      [1, 2],
    ]);
    expect([...reach(line, 0, 9, () => Number.POSITIVE_INFINITY).cost]).toEqual([0, BARRED, BARRED]);
    expect([...reach(line, 0, 9, () => -1).cost]).toEqual([0, BARRED, BARRED]);
    expect([...reach(line, 0, 9, () => 0).cost]).toEqual([0, 0, 0]);
    expect([...reach(line, 0, Number.POSITIVE_INFINITY, () => 20_000).cost]).toEqual([0, 20_000, BARRED]);
  });
});

describe('distances and components', () => {
  it('distances are the reach at one a step', () => {
    fc.assert(
      fc.property(maps, ({ size, links }) => {
        const graph = graphOf(size, links);
        const table = distances(graph);
        for (const from of range(size)) {
          const { cost } = reach(graph, from, 1000, () => 1);
          const expected = [...cost].map(steps => (steps === BARRED ? UNREACHABLE : steps));
          expect([...table.subarray(from * size, (from + 1) * size)]).toEqual(expected);
        }
      }),
    );
  });

  it('refuses a table for a map longer than 254 steps', () => {
    const chain = (size: number) =>
      graphOf(
        size,
        range(size - 1).map(i => [i, i + 1] as const),
      );
    expect(distances(chain(255))[254]).toBe(254);
    expect(() => distances(chain(256))).toThrow();
  });

  it('two allowed nodes share a component if and only if there is a way over allowed nodes', () => {
    fc.assert(
      fc.property(maps, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), ({ size, links }, open) => {
        const graph = graphOf(size, links);
        const part = components(graph, node => open[node]!);
        for (const a of range(size)) {
          const { cost } = reach(graph, a, 1000, (_, to) => (open[to] ? 1 : -1));
          for (const b of range(size)) {
            const joined = open[a]! && open[b]! && cost[b] !== BARRED;
            expect(part[a]! >= 0 && part[a] === part[b]).toBe(joined);
          }
        }
      }),
    );
  });

  it('numbers components from 0 by lowest node', () => {
    const graph = graphOf(5, [
      [0, 4],
      [1, 2],
    ]);
    expect([...components(graph, node => node !== 2)]).toEqual([0, 1, -1, 2, 0]);
  });
});
