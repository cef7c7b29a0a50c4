import { keyedDice, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { game } from '../game.ts';
import { afterLosses, removableFiles, withoutBase } from '../rules/01-losses.ts';
import { classOf, footprintAt, footprintOf, isDense, isLegalForm, isLinear, relation } from '../rules/01-units.ts';
import { canReroll, dieScore } from '../rules/dice.ts';
import { depthsIn, formOf } from '../state.ts';
import { casesOf } from './helpers.ts';
import { position, type Table } from './table.ts';

interface Placed {
  anchor: readonly number[];
  heading: number;
  depths: readonly number[];
}
const placed = ({ anchor, heading, depths }: Placed) =>
  footprintAt({ x: anchor[0]! * BW, y: anchor[1]! * BW, heading: heading * 100 }, formOf(depths), BW);

/** A position in which a unit owes bases, at the choice of which go. */
export const owing = (unit: string, owed: number, more = ''): Table => {
  const table = position({ units: { f1: unit, c1: `20 20 270 22${more}` }, active: 'confederate' });
  table.state.table.owed[0] = owed;
  table.state.stack = [
    { proc: 'game', step: 'next', locals: {}, answer: null },
    { proc: 'losses', step: 'lose', locals: { side: 0 }, answer: null },
  ];
  return table;
};

describe('LL 1-dice-a six-sided dice only', () => {
  it('every face lies between 1 and 6', () => {
    const { events } = start(game, { scenario: 'harvest-road', options: [] }, keyedDice('1'.repeat(64)));
    const rolls = events.filter(event => event.key === 'roll.contest');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { args } of rolls)
      expect([args!['sides'], Number(args!['die']) >= 1 && Number(args!['die']) <= 6]).toEqual([6, true]);
  });
});

describe('LL 1-dice-d a modifier applies to the re-roll', () => {
  it.each(
    casesOf<{ second: number; modifier: number; target: number }, { final: number; success: boolean }>('toHitDie'),
  )('$id', ({ given, expected }) => {
    expect(dieScore(given.second, given.modifier)).toBe(expected.final);
    expect(dieScore(given.second, given.modifier) >= given.target).toBe(expected.success);
  });
  it('at -1 a 4 misses, a 5 hits', () => expect([4, 5].map(face => dieScore(face, -1) >= 4)).toEqual([false, true]));
});

describe('LL 1-dice-e no die is re-rolled twice', () => {
  it.each(casesOf<{ timesAlreadyRerolled: number }, { allowed: boolean }>('canReroll'))('$id', ({ given, expected }) =>
    expect(canReroll({ again: given.timesAlreadyRerolled })).toBe(expected.allowed),
  );
});

describe('LL 1-base-a bases are the elements of units', () => {
  it('a regiment of eight has eight rectangles and eight to lose', () => {
    const table = position({ units: { f1: '10 10 90 2222' } });
    expect([footprintOf(table.state, 0).bases.length, table.bases('f1')]).toEqual([8, 8]);
  });
});

describe('LL 1-bw-a everything is measured in base widths', () => {
  it('a base is 1 BW wide', () => {
    const { bases } = placed({ anchor: [10, 10], heading: 90, depths: [1] });
    expect([bases[0]!.east - bases[0]!.west, bases[0]!.north - bases[0]!.south]).toEqual([BW, BW]);
  });
});

describe('LL 1-unit-c, 1-unit-e, 1-loss-d what losses leave', () => {
  it.each(
    casesOf<
      { type: string; bases: number; losses: number },
      { remaining: number; destroyed: boolean; countedLost: number }
    >('applyLosses'),
  )('$id', ({ given, expected }) => {
    const { left, lost } = afterLosses(given.type === 'artillery', given.bases, given.losses);
    expect([left, left === 0, lost]).toEqual([expected.remaining, expected.destroyed, expected.countedLost]);
  });
  it('a unit of 3 that suffers 5 has lost 3', () => expect(afterLosses(false, 3, 5)).toEqual({ left: 0, lost: 3 }));
});

describe('LL 1-rank-a, 1-rank-b ranks and files', () => {
  it.each(casesOf<{ depths: number[] }, { legal: boolean }>('formationLegal'))('$id', ({ given, expected }) =>
    expect(isLegalForm(given.depths)).toBe(expected.legal),
  );
  it('bases touch edge to edge, and stand exactly behind one another', () => {
    const { boxes } = placed({ anchor: [10, 10], heading: 45, depths: [2, 2] });
    expect(boxes.map(box => [box.left, box.right, box.front, box.rear])).toEqual([
      [-BW, 0, 0, -BW],
      [0, BW, 0, -BW],
      [-BW, 0, -BW, -2 * BW],
      [0, BW, -BW, -2 * BW],
    ]);
  });
  it('a rank has no gap, and every file a base', () =>
    expect([[], [1, 0, 1], [3, 1, 2]].map(isLegalForm)).toEqual([false, false, false]));
});

describe('LL 1-rank-c linear and non-linear', () => {
  it.each(casesOf<{ depths: number[] }, { linear: boolean; column: boolean; dense: boolean }>('formationClass'))(
    '$id',
    ({ given, expected }) => expect(classOf(given.depths)).toEqual(expected),
  );
});

describe('LL 1-art-a, 1-art-b artillery has no ranks', () => {
  it('is neither linear nor dense', () => {
    const { t } = position({ units: { f1: 'guns 10 10 90 111' } });
    expect([isLinear(t, 0), isDense(t, 0)]).toEqual([false, false]);
  });
  it('stands in one row, whatever is asked of it', () => {
    const table = position({ units: { f1: 'guns 10 10 90 111' }, step: 'movement' });
    table.refused({ type: 'reshape', unit: 'f1', guide: [0, 0], file: 0, depths: [2, 1] }, '1-art-b');
    table.refused({ type: 'quarter', unit: 'f1', to: 'left' }, '1-art-b');
  });
});

describe('LL 1-art-c, 1-art-d a limber stands for its guns', () => {
  it('one base on the table, and everyone sees for how many', () => {
    const table = position({ units: { f1: 'limber 10 10 90 3' } });
    expect([footprintOf(table.state, 0).bases.length, table.bases('f1')]).toEqual([1, 3]);
    expect(view(game, table.state, 'confederate').table.guns).toEqual([3]);
  });
});

interface Related {
  unit: Placed;
  point: readonly number[];
}
describe('LL 1-edge-a, 1-edge-b, 1-edge-c how a point lies to a unit', () => {
  it.each(casesOf<Related, Readonly<Record<string, boolean>>>('relation'))('$id', ({ given, expected }) =>
    expect(relation(placed(given.unit), given.point[0]! * BW, given.point[1]! * BW)).toMatchObject(expected),
  );
  it('however far away', () =>
    expect(relation(placed({ anchor: [10, 10], heading: 90, depths: [1, 1] }), 36_000, 10_001)).toMatchObject({
      inFront: true,
      directlyInFront: false,
    }));
});

describe('LL 1-edge-d directly forward or back is straight', () => {
  it('a step straight back keeps the heading', () => {
    const table = position({ units: { f1: '10 10 90 222' }, step: 'movement' });
    table.act({ type: 'march', unit: 'f1', steps: ['go 0 -1500'], difficult: true });
    expect(table.where('f1')).toEqual([10, 8.5, 90]);
  });
});

describe('LL 1-rank-d units never overlap at rest', () => {
  it('a move that ends on a friend is refused', () => {
    const table = position({ units: { f1: '10 10 90 222', f2: '10 13 90 222' }, step: 'movement', cards: 2 });
    table.refused({ type: 'march', unit: 'f1', steps: ['go 0 2000'] }, '6-inter-a');
    table.allowed({ type: 'march', unit: 'f1', steps: ['go 0 1000'] });
  });
});

describe('LL 1-loss-a lost bases are counted', () => {
  it('three lost make three', () => {
    const table = owing('10 10 90 222', 3);
    for (const file of [2, 1, 0]) table.act({ type: 'lose', unit: 'f1', file });
    expect([table.t.lost, table.form('f1')]).toEqual([[3, 0], '111']);
  });
});

describe('LL 1-loss-b the owner chooses', () => {
  it.each(casesOf<{ depths: number[]; ownerPicksFile: number }, { legal: boolean; depths: number[] }>('removeBases'))(
    '$id',
    ({ given, expected }) => {
      expect(withoutBase(given.depths, given.ownerPicksFile)).toEqual(expected.depths);
      const table = owing('10 10 90 11111', 1);
      expect(table.offered()).toHaveLength(2);
      table.act({ type: 'lose', unit: 'f1', file: given.ownerPicksFile });
      expect(table.form('f1')).toBe('1111');
    },
  );
});

describe('LL 1-loss-c the formation stays legal and nobody shifts', () => {
  it('a gap is refused', () => {
    expect(removableFiles([1, 2, 1])).toEqual([0, 1, 2]);
    expect(removableFiles([2, 2, 2])).toEqual([0, 2]);
    owing('10 10 90 222', 1).refused({ type: 'lose', unit: 'f1', file: 1 }, '1-loss-c');
    owing('10 10 90 222', 1).refused({ type: 'end' }, '1-loss-b');
  });
  it('when an end file goes, the others stay on their ground', () => {
    const table = owing('10 10 30 111', 1);
    const before = footprintOf(table.state, 0).bases;
    table.act({ type: 'lose', unit: 'f1', file: 0 });
    const after = footprintOf(table.state, 0).bases;
    const far = after.map((base, i) =>
      Math.max(...base.corners.map((at, k) => Math.abs(at - before[i + 1]!.corners[k]!))),
    );
    expect(Math.max(...far)).toBeLessThanOrEqual(1);
    expect(depthsIn(table.form('f1'))).toEqual([1, 1]);
  });
});
