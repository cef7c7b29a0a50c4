import { describe, expect, it } from 'vitest';
import { validateEdition } from '../../data/validate.ts';
import { builtIn, planted } from './edition.ts';

const { crt, raid, siege, interception, avoidBattle, victoryPoints, assemblies } = builtIn.tables;
/** The table prints the die from 0 or less to 7 or more. */
const cell = (die: number, column: string): number => crt.rows[die]![crt.columns.indexOf(column)]!;

describe('WW table-crt-a CRT columns', () => {
  const columnOf = (strength: number): string =>
    crt.columns[crt.columnMax.findIndex(most => most === null || strength <= most)]!;

  it('has eleven columns without a gap', () => {
    expect(crt.columns.join(' ')).toBe('0 1 2 3 4-5 6-8 9-12 13-16 17-21 22-27 28+');
    expect(crt.columnMax).toEqual([0, 1, 2, 3, 5, 8, 12, 16, 21, 27, null]);
  });

  it('parts 8 from 9, and has a column for strength 0', () => {
    expect([0, 1, 5, 6, 8, 9, 27, 28, 90].map(columnOf)).toEqual([
      '0',
      '1',
      '4-5',
      '6-8',
      '6-8',
      '9-12',
      '22-27',
      '28+',
      '28+',
    ]);
  });
});

describe('WW table-crt-b, table-crt-c CRT rows and values', () => {
  it('has eight rows, from 0 or less to 7 or more', () => {
    expect(crt.rows).toHaveLength(8);
  });

  it('has the 88 printed values', () => {
    expect(crt.rows.map(row => row.join(' '))).toEqual([
      '0 0 0 0 0 0 1 1 2 3 3',
      '0 0 0 0 0 1 2 2 3 4 4',
      '0 0 0 1 1 2 2 3 3 4 5',
      '0 0 1 1 1 2 2 3 4 4 5',
      '0 1 1 1 2 2 3 4 4 5 5',
      '1 1 1 1 2 3 3 4 5 5 6',
      '1 1 1 2 2 3 4 4 5 6 7',
      '1 1 2 2 3 3 4 5 6 7 8',
    ]);
    expect([cell(4, '28+'), cell(5, '0'), cell(1, '6-8')]).toEqual([5, 1, 1]);
  });

  it('never punishes strength or a good die', () => {
    const worse = planted('tables/crt/rows/7/10', 6);
    expect(validateEdition(worse)).toEqual([
      'tables.json: crt row 7, column 28+: less than its left',
      'tables.json: crt row 7, column 28+: less than the row before',
    ]);
  });
});

describe('WW table-crt-d CRT stars', () => {
  it('stand on the natural 1 and 6', () => {
    expect(crt.leaderCheckOnNatural).toEqual([1, 6]);
    expect(crt.leaderDiesOn).toBe(1);
  });
});

describe('WW table-raid-a, table-raid-b raid table', () => {
  const results = (losses: readonly number[]): readonly string[] =>
    losses.map((loss, die) => `${die >= raid.successFrom ? 'success' : '-'} ${loss}`);

  it('against a stockade or village: 0- lose 2, 1 and 2 lose 1, 3 nothing, 4 lose 2, 5 success for 1, 6+ success', () => {
    const column = ['- 2', '- 1', '- 1', '- 0', '- 2', 'success 1', 'success 0', 'success 0'];
    expect(results(raid.lossStockadeOrVillage)).toEqual(column);
  });

  it('against cultivated ground: 0- lose 2, 1 to 3 nothing, 4 lose 1, 5 success for 1, 6+ success', () => {
    const column = ['- 2', '- 0', '- 0', '- 0', '- 1', 'success 1', 'success 0', 'success 0'];
    expect(results(raid.lossCultivated)).toEqual(column);
  });

  it('differ at 1, 2 and 4 only', () => {
    const differing = raid.lossCultivated.flatMap((loss, die) =>
      loss === raid.lossStockadeOrVillage[die] ? [] : [die],
    );
    expect(differing).toEqual([1, 2, 4]);
  });
});

describe('WW table-raid-c raid stars', () => {
  it('stand on a natural 1 in either column and on a 6 in the stockade and village column', () => {
    expect(raid.leaderCheckOnNatural).toEqual({ any: [1], stockadeOrVillage: [6] });
  });
});

describe('WW table-siege-a siege table', () => {
  it('gives nothing up to 2, one level from 3 to 5, two from 6', () => {
    expect(siege.increase).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
    expect(siege.max).toBe(2);
  });

  it('asks for level 1 at a fort and 2 at a fortress before an assault', () => {
    expect(siege.assaultLevel).toEqual({ fort: 1, fortress: 2 });
    expect(siege.fortCapacity).toBe(4);
  });
});

describe('WW table-vp-a, table-vp-b, table-vp-c, table-vp-d victory points', () => {
  const points = new Map(victoryPoints);

  it('values each feat', () => {
    expect([...points.values()]).toEqual([3, 2, 1, 1, 1, 1, 0.5, -1, -1]);
    expect(points.get('capture or recapture a fortress')).toBe(3);
    expect(points.get('capture a fort')).toBe(2);
    expect(points.get('capture or destroy a stockade outside a raid')).toBe(1);
    expect(points.get('demolish an own fort')).toBe(-1);
    expect(points.get('Massacre! played against you')).toBe(-1);
  });
});

describe('the other tables', () => {
  it('want 4 to intercept or to avoid battle', () => {
    expect([interception.successOn, avoidBattle.successOn]).toEqual([4, 4]);
  });

  it('limit Provincials by the mood of the Assemblies, up to all counters', () => {
    expect(assemblies.limits).toEqual({ northern: [6, 10, 18], southern: [2, 4, 6] });
    expect(assemblies.levels).toEqual(['reluctant', 'supportive', 'enthusiastic']);
  });
});
