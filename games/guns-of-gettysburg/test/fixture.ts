import { compileBoard } from '../data/board.ts';
import type { MapFile } from '../data/edition.ts';

const terrain = { ridge: 0, steep: false, obstructed: false };
const line = (id: string, a: string, b: string) => ({
  ...{
    id,
    crossings: ['c1'],
    ends: [
      [0, 0],
      [1, 1],
    ],
    areas: [a, b],
    sides: { [a]: terrain, [b]: terrain },
  },
});
const area = (id: string, ...positions: string[]) => ({
  ...{ id, name: id, centre: [0, 0], polygon: [], positions, border: [], partial: false, town: false },
});

/** A map with two areas that share two positions, p1 and p2, as ours has none; the Union enters at c. */
export const twins = compileBoard({
  areas: [area('a', 'p1', 'p2', 'p3'), area('b', 'p1', 'p2'), area('c', 'p3')],
  positions: [line('p1', 'a', 'b'), line('p2', 'b', 'a'), line('p3', 'a', 'c')],
  crossings: [{ id: 'c1', x: 0, y: 0 }],
  roads: [{ id: 'road', name: 'Road', main: true, line: [], path: [{ area: 'c' }] }],
  junctions: [],
  entryPoints: [{ id: 'entry', side: 'union', road: 'road', areas: ['c', 'c'] }],
  specialLines: [],
} as unknown as MapFile);
