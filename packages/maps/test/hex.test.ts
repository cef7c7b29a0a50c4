import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjacent,
  arc,
  between,
  cellAt,
  clearLine,
  directionTo,
  disc,
  distances,
  edgeCells,
  type HexGrid,
  hexDistance,
  hexGrid,
  neighboursOf,
  ring,
  turn,
} from '../src/index.ts';

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const ascending = (cells: readonly number[]): readonly number[] => [...cells].sort((a, b) => a - b);

const grids = fc
  .record({
    rows: fc.integer({ min: 1, max: 13 }),
    cols: fc.integer({ min: 1, max: 13 }),
    odd: fc.boolean(),
    stagger: fc.constantFrom('rows' as const, 'columns' as const),
  })
  .map(({ rows, cols, odd, stagger }) => hexGrid({ rows, cols, stagger, shifted: line => (line % 2 === 1) === odd }));
const places = fc.record({ grid: grids, i: fc.nat(), j: fc.nat(), k: fc.nat() }).map(({ grid, i, j, k }) => ({
  grid,
  a: i % grid.size,
  b: j % grid.size,
  c: k % grid.size,
}));

type Point = readonly [number, number];

/** Where a cell is drawn, stretched to whole numbers; flat tops are pointy tops seen in a diagonal mirror. */
function centre(grid: HexGrid, cell: number): Point {
  const col = cell % grid.cols;
  const row = (cell - col) / grid.cols;
  const [line, place] = grid.stagger === 'rows' ? [row, col] : [col, row];
  return [2 * place + ((line + grid.shift) % 2), 3 * line];
}
const corners: readonly Point[] = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
];

interface Fraction {
  readonly over: number;
  readonly under: number; // positive
}
const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

interface Stretch {
  readonly cell: number;
  readonly enter: Fraction;
  readonly leave: Fraction;
  readonly onSide: boolean;
}

/** The stretch of the segment inside the hexagon of a cell, cut by each of its six sides in turn. */
function stretchIn(grid: HexGrid, a: number, b: number, cell: number): Stretch | null {
  const from = minus(centre(grid, a), centre(grid, cell));
  const way = minus(centre(grid, b), centre(grid, a));
  let enter: Fraction = { over: 0, under: 1 };
  let leave: Fraction = { over: 1, under: 1 };
  let onSide = false;
  for (const [i, corner] of corners.entries()) {
    const side = minus(corners[(i + 1) % 6]!, corner);
    const inside = cross(side, minus(from, corner));
    const gain = cross(side, way);
    if (gain === 0 && inside < 0) return null;
    if (gain === 0 && inside === 0) onSide = true;
    const cut = gain > 0 ? { over: -inside, under: gain } : { over: inside, under: -gain };
    if (gain > 0 && less(enter, cut)) enter = cut;
    if (gain < 0 && less(cut, leave)) leave = cut;
  }
  return less(enter, leave) ? { cell, enter, leave, onSide } : null;
}

function slowBetween(grid: HexGrid, a: number, b: number): readonly (readonly number[])[] {
  const cells = range(grid.size).filter(cell => cell !== a && cell !== b);
  const met = cells.map(cell => stretchIn(grid, a, b, cell)).filter(stretch => stretch !== null);
  met.sort((x, y) => (less(x.enter, y.enter) ? -1 : less(y.enter, x.enter) ? 1 : x.cell - y.cell));
  const entries: number[][] = [];
  for (const [i, now] of met.entries()) {
    const last = met[i - 1];
    const together = last?.onSide && now.onSide && !less(last.enter, now.enter);
    if (together) entries.at(-1)!.push(now.cell);
    else entries.push([now.cell]);
  }
  return entries;
}

describe('hexGrid', () => {
  it('has symmetric neighbours in opposite directions', () => {
    fc.assert(
      fc.property(grids, grid => {
        for (const cell of range(grid.size)) {
          for (const to of neighboursOf(grid, cell)) {
            expect(directionTo(grid, to, cell)).toBe((directionTo(grid, cell, to) + 3) % 6);
          }
        }
      }),
    );
  });

  it('turns counter-clockwise: neighbours in consecutive directions touch, the left one being to the left', () => {
    fc.assert(
      fc.property(places, fc.nat(5), ({ grid, a }, d) => {
        const one = grid.neighbours[a * 6 + d]!;
        const two = grid.neighbours[a * 6 + turn(d, 1)]!;
        if (one < 0 || two < 0) return;
        const left = cross(minus(centre(grid, one), centre(grid, a)), minus(centre(grid, two), centre(grid, a)));
        expect([adjacent(grid, one, two), grid.stagger === 'rows' ? left > 0 : left < 0]).toEqual([true, true]);
      }),
    );
  });

  it('has as neighbours the cells whose hexagons share a side', () => {
    fc.assert(
      fc.property(places, ({ grid, a, b }) => {
        const [x, y] = minus(centre(grid, b), centre(grid, a)).map(Math.abs);
        expect(adjacent(grid, a, b)).toBe((x === 2 && y === 0) || (x === 1 && y === 3));
      }),
    );
  });

  it('finds every cell by its coordinates, and nothing off the map', () => {
    fc.assert(
      fc.property(grids, grid => {
        const found: number[] = [];
        for (let q = -30; q <= 30; q++) for (let r = -30; r <= 30; r++) found.push(cellAt(grid, q, r));
        expect(ascending(found.filter(cell => cell >= 0))).toEqual(range(grid.size));
        for (const cell of range(grid.size)) expect(cellAt(grid, grid.q[cell]!, grid.r[cell]!)).toBe(cell);
      }),
      { numRuns: 30 },
    );
  });

  it('points the directions of a flat-top map', () => {
    const grid = hexGrid({ rows: 3, cols: 3, stagger: 'columns', shifted: col => col % 2 === 1 });
    const at = (row: number, col: number): number => row * 3 + col;
    const NE_N_NW_SW_S_SE = [at(2, 2), at(2, 1), at(2, 0), at(1, 0), at(0, 1), at(1, 2)];
    expect(neighboursOf(grid, at(1, 1))).toEqual(NE_N_NW_SW_S_SE);
  });

  it('refuses lines that do not alternate', () => {
    expect(() => hexGrid({ rows: 3, cols: 3, shifted: row => row === 0 })).toThrow();
  });
});

describe('hexDistance', () => {
  it('is the number of steps', () => {
    fc.assert(
      fc.property(grids, grid => {
        const steps = distances(grid);
        const measured = range(grid.size * grid.size).map(pair => {
          const b = pair % grid.size;
          return hexDistance(grid, (pair - b) / grid.size, b);
        });
        expect(measured).toEqual([...steps]);
      }),
      { numRuns: 40 },
    );
  });

  it('is symmetric and never longer than a detour', () => {
    fc.assert(
      fc.property(places, ({ grid, a, b, c }) => {
        expect(hexDistance(grid, a, b)).toBe(hexDistance(grid, b, a));
        expect(hexDistance(grid, a, b)).toBeLessThanOrEqual(hexDistance(grid, a, c) + hexDistance(grid, c, b));
      }),
    );
  });
});

describe('between', () => {
  it('agrees with cutting the line by every hexagon', () => {
    fc.assert(
      fc.property(places, ({ grid, a, b }) => {
        expect(between(grid, a, b)).toEqual(slowBetween(grid, a, b));
      }),
      { numRuns: 3000 },
    );
  });

  it('agrees with it for every pair of two whole grids', () => {
    for (const stagger of ['rows', 'columns'] as const) {
      const grid = hexGrid({ rows: 9, cols: 9, stagger, shifted: line => line % 2 === 1 });
      const wrong = range(grid.size * grid.size).filter(pair => {
        const [a, b] = [Math.floor(pair / grid.size), pair % grid.size];
        return JSON.stringify(between(grid, a, b)) !== JSON.stringify(slowBetween(grid, a, b));
      });
      expect(wrong).toEqual([]);
    }
  });

  it('is the same backwards', () => {
    fc.assert(
      fc.property(places, ({ grid, a, b }) => {
        expect(between(grid, b, a)).toEqual([...between(grid, a, b)].reverse());
      }),
    );
  });

  it('has distance - 1 entries up to distance 3, and never fewer: further on a line may cut a corner', () => {
    fc.assert(
      fc.property(places, ({ grid, a, b }) => {
        const distance = hexDistance(grid, a, b);
        const entries = between(grid, a, b).length;
        const least = Math.max(distance - 1, 0);
        if (distance <= 3) expect(entries).toBe(least);
        else expect(entries).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps what is on the map of a side on its edge', () => {
    const grid = hexGrid({ rows: 3, cols: 2, shifted: row => row % 2 === 1 });
    expect(between(grid, 0, 4)).toEqual([[2]]);
    expect(between(grid, 1, 5)).toEqual([[2, 3]]);
  });
});

describe('clearLine', () => {
  const woods = fc.array(fc.boolean(), { minLength: 169, maxLength: 169 });

  it('is clear both ways or neither', () => {
    fc.assert(
      fc.property(places, woods, ({ grid, a, b }, wood) => {
        const blocked = (cell: number): boolean => wood[cell]!;
        expect(clearLine(grid, a, b, blocked)).toBe(clearLine(grid, b, a, blocked));
      }),
    );
  });

  it('needs an open cell in every entry, and nothing of the ends', () => {
    fc.assert(
      fc.property(places, woods, ({ grid, a, b }, wood) => {
        const blocked = (cell: number): boolean => cell === a || cell === b || wood[cell]!;
        const open = between(grid, a, b).every(entry => entry.some(cell => !blocked(cell)));
        expect(clearLine(grid, a, b, blocked)).toBe(open);
      }),
    );
  });
});

describe('ring, disc, edge, arc', () => {
  it('a ring holds the cells at its distance, each touching the next on an open map', () => {
    fc.assert(
      fc.property(places, fc.nat(6), ({ grid, a }, radius) => {
        const cells = ring(grid, a, radius);
        expect(ascending(cells)).toEqual(range(grid.size).filter(cell => hexDistance(grid, a, cell) === radius));
        if (radius === 0 || cells.length < 6 * radius) return;
        expect(cells.every((cell, i) => adjacent(grid, cell, cells[(i + 1) % cells.length]!))).toBe(true);
      }),
    );
  });

  it('the ring of radius 1 is the neighbours in their order', () => {
    fc.assert(
      fc.property(places, ({ grid, a }) => {
        expect(ring(grid, a, 1)).toEqual(neighboursOf(grid, a));
      }),
    );
  });

  it('a disc holds the cells within its distance, nearest first', () => {
    fc.assert(
      fc.property(places, fc.nat(6), ({ grid, a }, radius) => {
        const cells = disc(grid, a, radius);
        const far = cells.map(cell => hexDistance(grid, a, cell));
        expect(ascending(cells)).toEqual(range(grid.size).filter(cell => hexDistance(grid, a, cell) <= radius));
        expect(far).toEqual(ascending(far));
      }),
    );
  });

  it('the edge is the first and last rows and columns', () => {
    fc.assert(
      fc.property(grids, grid => {
        const outer = range(grid.size).filter(cell => {
          const col = cell % grid.cols;
          const row = (cell - col) / grid.cols;
          return row === 0 || col === 0 || row === grid.rows - 1 || col === grid.cols - 1;
        });
        expect(edgeCells(grid)).toEqual(outer);
      }),
    );
  });

  it('turns and looks ahead', () => {
    const grid = hexGrid({ rows: 3, cols: 3, shifted: row => row % 2 === 1 });
    const around = neighboursOf(grid, 4);
    expect([turn(0, -1), turn(5, 1), turn(2, 3), turn(1, -8)]).toEqual([5, 0, 5, 5]);
    expect(arc(grid, 4, 0, 1)).toEqual([around[0]]);
    expect(arc(grid, 4, 0, 2)).toEqual([around[0], around[1]]);
    expect(arc(grid, 4, 0, 3)).toEqual([around[5], around[0], around[1]]);
    expect(arc(grid, 4, 4, 4)).toEqual([around[3], around[4], around[5], around[0]]);
    expect(arc(grid, 4, 2, 6)).toHaveLength(6);
    expect(arc(grid, 0, 3, 3)).toEqual([]);
  });
});

describe('the map of 21 lettered rows, the even letters shifted', () => {
  const grid = hexGrid({ rows: 21, cols: 11, shifted: row => row % 2 === 1 });
  const cell = (name: string): number => (name.charCodeAt(0) - 65) * 11 + Number(name.slice(1)) - 1;
  const name = (at: number): string => `${String.fromCharCode(65 + Math.floor(at / 11))}${(at % 11) + 1}`;
  const names = (cells: readonly number[]): readonly string[] => cells.map(name);
  const line = (a: string, b: string) => between(grid, cell(a), cell(b)).map(names);

  it('joins n-1 and n from odd letters, n and n+1 from even letters', () => {
    for (let row = 0; row < 21; row++) {
      for (let n = 1; n <= 11; n++) {
        const columns = row % 2 === 0 ? [n - 1, n] : [n, n + 1];
        const expected = [
          ...[n - 1, n + 1].map(col => [row, col] as const),
          ...columns.flatMap(col => [[row - 1, col] as const, [row + 1, col] as const]),
        ].filter(([r, col]) => r >= 0 && r < 21 && col >= 1 && col <= 11);
        const cells = expected.map(([r, col]) => r * 11 + col - 1);
        expect(ascending(neighboursOf(grid, row * 11 + n - 1))).toEqual(ascending(cells));
      }
    }
  });

  it('points E, NE, NW, W, SW, SE', () => {
    expect(names(neighboursOf(grid, cell('R4')))).toEqual(['R5', 'S5', 'S4', 'R3', 'Q4', 'Q5']);
    expect(names(neighboursOf(grid, cell('Q5')))).toEqual(['Q6', 'R5', 'R4', 'Q4', 'P4', 'P5']);
  });

  it('draws the lines from R4', () => {
    expect(line('R4', 'R6')).toEqual([['R5']]);
    expect(line('R4', 'Q6')).toEqual([['Q5', 'R5']]);
    expect(line('R4', 'S6')).toEqual([['R5', 'S5']]);
    expect(line('R4', 'P4')).toEqual([['Q4', 'Q5']]);
    expect(line('R4', 'R5')).toEqual([]);
    expect(line('R4', 'R4')).toEqual([]);
  });

  it('lets a line of distance 4 cross four cells', () => {
    expect(hexDistance(grid, cell('A1'), cell('B4'))).toBe(4);
    expect(line('A1', 'B4')).toEqual([['A2'], ['B2'], ['A3'], ['B3']]);
  });
});
