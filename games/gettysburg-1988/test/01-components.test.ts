import { faceAt } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { DIE } from '../rules/04-results.ts';
import { type Position, position, scenario, type Table } from './table.ts';

const SCENARIOS = ['day1', 'day2', 'day3', 'campaign'];

/** What the last move cost, in half points. */
const lastCost = (table: Table): unknown => table.said('move.done').at(-1)?.args?.['cost'];

/** The terrain bonuses of one attack from a hex against one hex. */
function terrain(from: string, to: string): unknown {
  const table = position({ units: { 'cs-inf-heth': from, 'us-inf-wadsworth': to }, dice: [1, 4] });
  table.endMovement().declare([from], [to]).resolve().done();
  return table.said('battle.terrain')[0]?.args;
}

/** Both modifiers of the first battle that was fought. */
const totals = (table: Table): unknown[] => {
  const args = table.said('battle.begins').at(-1)?.args;
  return [args?.['attack'], args?.['defence']];
};

describe('G88 1a-a hex grid', () => {
  it('knows no hex beyond the grid', () => {
    const table = position({ units: { 'cs-inf-heth': 'U3' } });
    table.refusedMove('1a-a', 'cs-inf-heth', 'V3');
    table.refusedMove('1a-a', 'cs-inf-heth', 'U12');
    table.move('cs-inf-heth', 'U2');
    expect(table.where('cs-inf-heth')).toBe('U2');
  });
});

describe('G88 1a-b more than one terrain in a hex', () => {
  it('charges for the woods and for the rocks of E6, and for the rocks alone of F6', () => {
    const table = position({ units: { 'cs-inf-heth': 'E7', 'cs-inf-pender': 'F7' } });
    expect(lastCost(table.move('cs-inf-heth', 'E6'))).toBe(6);
    expect(lastCost(table.move('cs-inf-pender', 'F6'))).toBe(4);
  });

  it('defends E6 with both bonuses and F6 with the hill alone', () => {
    expect(terrain('F6', 'E6')).toEqual({ hill: 2, woods: 1, town: 0 });
    expect(terrain('F7', 'F6')).toEqual({ hill: 2, woods: 0, town: 0 });
  });
});

describe('G88 1a-d place names have no effect', () => {
  it('costs the same to enter McMillan Woods and the nameless woods beside them', () => {
    const table = position({ units: { 'cs-inf-heth': 'L5', 'cs-inf-pender': 'N3' } });
    expect(lastCost(table.move('cs-inf-heth', 'M5'))).toBe(4);
    expect(lastCost(table.move('cs-inf-pender', 'M4'))).toBe(4);
  });

  it('gives Cemetery Hill nothing that a nameless hill lacks', () => {
    const table = position({ units: { 'cs-inf-heth': 'L5' } });
    expect(lastCost(table.move('cs-inf-heth', 'L6'))).toBe(2);
    expect(terrain('L5', 'L6')).toEqual({ hill: 2, woods: 0, town: 0 });
  });

  it('defends both alike', () => {
    expect(terrain('L5', 'M5')).toEqual({ hill: 0, woods: 1, town: 0 });
    expect(terrain('N3', 'M4')).toEqual({ hill: 0, woods: 1, town: 0 });
  });
});

describe('G88 1b-a two faces', () => {
  const fight: Position = { units: { 'cs-inf-heth': 'N3', 'us-inf-wadsworth': 'N4' }, dice: [1, 1, 5, 5] };

  it('fights with the back values from the flip on', () => {
    const table = position(fight).endMovement().declare(['N3'], ['N4']).resolve();
    expect(totals(table)).toEqual([6, 3]);
    table.act({ type: 'lose', unit: 'us-inf-wadsworth' }).act({ type: 'retreat', from: 'N4', to: 'O5' });
    expect(table.isReduced('us-inf-wadsworth')).toBe(true);
    table.act({ type: 'endAdvance' }).move('us-inf-wadsworth', 'O4').endMovement();
    table.declare(['O4'], ['N3']).resolve().done();
    expect(totals(table)).toEqual([1, 6]);
  });

  it('has no back for a one-step unit: Nelson is eliminated, Dance turned over', () => {
    for (const [unit, after] of [
      ['cs-art-nelson', 'eliminated'],
      ['cs-art-dance', 'N4'],
    ] as const) {
      const units = { [unit]: 'N4', 'us-inf-williams': 'N3' };
      const table = position({ phase: 'union', units, dice: [1, 1] })
        .endMovement()
        .declare(['N3'], ['N4'])
        .resolve();
      table.act({ type: 'lose', unit }).done();
      expect(table.where(unit)).toBe(after);
      expect(table.isReduced(unit)).toBe(after === 'N4');
    }
  });
});

describe('G88 1b-b markers are not units', () => {
  it('cannot be given orders', () => {
    const table = position({ units: { 'cs-inf-heth': 'N3' } });
    for (const marker of ['turn', 'initiative', 'reorganization']) table.refusedMove('1b-b', marker, 'N4');
    table.move('cs-inf-heth', 'N4');
  });

  it('change neither stacking nor zones: a marked unit weighs as much as one without a marker', () => {
    for (const face of ['back', 'back marked']) {
      const table = position({
        options: ['10c2'],
        turn: 9,
        scenario: 'campaign',
        units: {
          'us-inf-wadsworth': `N4 ${face}`,
          'cs-inf-heth': 'N2',
          'cs-inf-pender': `L4 moved ${face}`,
          'cs-art-pegram': 'L3',
        },
      });
      table.refusedMove('2e-a', 'cs-art-pegram', 'L4');
      expect(lastCost(table.move('cs-inf-heth', 'N3'))).toBe(2 + 2 + 2); // the stream and the zone
    }
  });

  it('are never attacked: the initiative of the enemy is no target', () => {
    const table = position({
      options: ['10e'],
      initiative: 'union',
      units: { 'cs-inf-heth': 'N3', 'us-inf-wadsworth': 'N4' },
    });
    table.endMovement();
    table.refused({ type: 'declareBattle', attackers: ['N3'], defenders: ['initiative'] }, '1a-a');
    table.declare(['N3'], ['N4']);
  });
});

describe('G88 1b1 combat units', () => {
  it.each(['cs-inf-heth', 'cs-cav-jenkins', 'cs-art-pegram'])('%s has to fight an enemy beside it', unit => {
    const table = position({ units: { [unit]: 'N3', 'us-inf-wadsworth': 'N4' } }).endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.declare']);
    table.declare(['N3'], ['N4']);
  });

  it('a general has not: he is lost', () => {
    const table = position({ units: { 'cs-gen-ewell': 'N3', 'us-inf-wadsworth': 'N4' } }).endMovement();
    expect([table.where('cs-gen-ewell'), table.asked[1]]).toEqual(['eliminated', 'phase.move']);
  });
});

describe('G88 1b2-a generals', () => {
  it('move by themselves, eight points far', () => {
    const path = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
    const table = position({ units: { 'cs-gen-ewell': 'T1' } });
    table.refusedMove('3b5-a', 'cs-gen-ewell', ...path, 'T8'); // seven hexes and two streams: 9 points
    table.move('cs-gen-ewell', ...path);
    expect(table.where('cs-gen-ewell')).toBe('T7');
    expect(lastCost(table)).toBe(2 * 6 + 2);
  });

  it('add nothing to a battle, whichever side they are on', () => {
    const units = { 'cs-inf-heth': 'N3', 'cs-gen-r-e-lee': 'N3', 'us-inf-wadsworth': 'N4', 'us-gen-meade': 'N4' };
    const table = position({ units, dice: [1, 4] })
      .endMovement()
      .declare(['N3'], ['N4'])
      .resolve();
    table.done();
    expect(totals(table)).toEqual([6, 3]);
  });
});

describe('G88 1b2-b Newton and Birney held back', () => {
  const generals = ['us-gen-newton', 'us-gen-birney'];

  it('are in no scenario without 10d, and cannot be brought in', () => {
    for (const id of SCENARIOS) {
      const table = scenario(id);
      expect(
        generals.map(each => table.where(each)),
        id,
      ).toEqual(['absent', 'absent']);
      table.endMovement();
      for (const general of generals) table.refusedMove('6a3', general, 'A8');
    }
  });

  it('leave the infantry of those names alone', () => {
    expect(scenario('day3').where('us-inf-newton')).toBe('J9');
    expect(scenario('day2').where('us-inf-birney')).toBe('E8');
    expect(scenario('day1').where('us-inf-birney')).toBe('waiting');
  });

  it('come with 10d', () => {
    const table = scenario('day3', ['10d']);
    expect(generals.map(each => table.where(each))).toEqual(['K6', 'J7']);
  });
});

describe('G88 1c ten-sided dice', () => {
  const fight = (...dice: number[]): Table =>
    position({ units: { 'cs-inf-heth': 'N3', 'us-inf-wadsworth': 'N4' }, dice })
      .endMovement()
      .declare(['N3'], ['N4']);

  it('counts the face 0 as ten: ten and a modifier of 3 make 13', () => {
    const table = fight(7, 10).resolve();
    table.done();
    expect(table.said('battle.result')[0]?.args).toMatchObject({ attack: 13, defence: 13 });
  });

  it('has no face but 1 to 10', () => {
    expect(DIE).toBe(10);
    expect(() => fight(11, 1).resolve()).toThrow('11 of 10');
    expect(() => fight(1, 0).resolve()).toThrow('0 of 10');
    const rolls = Array.from({ length: 400 }, (_, n) => faceAt([1, 2, 3, 4, 5, 6, 7, 8], n, DIE));
    expect([...new Set(rolls)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
