import { describe, expect, it } from 'vitest';
import { CONFEDERATE, HEXES, hexIds, hexNumber, neighbour, UNION, unitNumber } from '../data/index.ts';
import { inZoneOf, survey } from '../rules/02-zones.ts';
import { position, type Table } from './table.ts';

const lastCost = (table: Table): unknown => table.said('move.done').at(-1)?.args?.['cost'];
const around = (hex: string): string[] =>
  [...neighbour.slice(hexNumber(hex) * 6, hexNumber(hex) * 6 + 6)].filter(next => next >= 0).map(next => hexIds[next]!);

/** The hexes in the zone of influence of a side, as the battle rules and as the movement rules see them. */
function zoneOf({ t, state }: Table, side: 0 | 1): string[] {
  const found = hexIds.filter((_, hex) => inZoneOf(t, side, hex)).sort();
  const { zone } = survey(t, state.setup, side === UNION ? CONFEDERATE : UNION);
  expect(hexIds.filter((_, hex) => zone[hex]).sort()).toEqual(found);
  return found;
}

describe('G88 2c-a zone of influence', () => {
  it('covers the six hexes around a combat unit and no other', () => {
    for (const unit of ['us-inf-wadsworth', 'us-cav-devin', 'us-art-hazard']) {
      const table = position({ units: { [unit]: 'N4' } });
      expect(zoneOf(table, UNION)).toEqual(['M4', 'M5', 'N3', 'N5', 'O4', 'O5']);
      expect(zoneOf(table, CONFEDERATE)).toEqual([]);
    }
  });

  it('is as strong on the back face', () => {
    expect(zoneOf(position({ units: { 'us-inf-wadsworth': 'N4 back' } }), UNION)).toHaveLength(6);
  });

  it('is felt at one hex and not at two', () => {
    const units = { 'us-inf-wadsworth': 'T6', 'cs-inf-heth': 'T3', 'cs-inf-pender': 'S3' };
    const table = position({ units });
    expect(lastCost(table.move('cs-inf-heth', 'T4'))).toBe(2); // two hexes away
    expect(table.move('cs-inf-pender', 'S4', 'T4', 'T5').said('move.done').at(-1)?.args?.['cost']).toBe(
      2 + 2 + 2 + 2 + 2,
    ); // a stream and, in T5, a zone
  });

  it('is not projected by units off the map', () => {
    const units = { 'us-inf-wadsworth': 'waiting', 'us-inf-hays': 'eliminated', 'us-inf-howe': 'exited' };
    expect(zoneOf(position({ units }), UNION)).toEqual([]);
  });
});

describe('G88 2c-b no ground cancels a zone', () => {
  it('wherever a unit stands, all adjacent hexes are in its zone: woods, hills, town, streams and roads', () => {
    const table = position({ units: { 'us-inf-wadsworth': 'A1' } });
    for (let hex = 0; hex < HEXES; hex++) {
      table.t.at[unitNumber('us-inf-wadsworth')] = hex;
      expect(zoneOf(table, UNION)).toEqual(around(hexIds[hex]!).sort());
    }
  });

  it('is felt across a stream, in woods and along a road', () => {
    const cost = (from: string, to: string, enemy: string): unknown[] =>
      ['A11', enemy].map(hex =>
        lastCost(position({ units: { 'cs-inf-heth': from, 'us-inf-hays': hex } }).move('cs-inf-heth', to)),
      );
    expect(cost('O4', 'O3', 'O2')).toEqual([2, 4]); // a stream between O2 and O3
    expect(cost('L5', 'M5', 'N4')).toEqual([4, 6]); // into woods
    expect(cost('N6', 'O7', 'O8')).toEqual([1, 3]); // by road, from a road hex, into the town
  });
});

describe('G88 2d-a generals do not fight', () => {
  it('fights with 3 when a general is with a unit of 3', () => {
    for (const units of [
      { 'us-inf-wadsworth': 'N4' },
      { 'us-inf-wadsworth': 'N4', 'us-gen-reynolds': 'N4', 'us-gen-meade': 'N4' },
    ]) {
      const table = position({ units: { ...units, 'cs-inf-heth': 'N3', 'cs-gen-a-p-hill': 'N3' }, dice: [1, 4] });
      table.endMovement().declare(['N3'], ['N4']).resolve().done();
      expect(table.said('battle.begins')[0]?.args).toMatchObject({ attack: 6, defence: 3 });
    }
  });

  it('influences only the units in his own hex', () => {
    const units = { 'us-inf-wadsworth': 'N4', 'us-gen-reynolds': 'N5', 'us-inf-doubleday': 'N6 moved' };
    const table = position({ phase: 'union', units });
    table.refusedMove('2e-a', 'us-inf-wadsworth', 'N5', 'N6');
    table.move('us-inf-wadsworth', 'N5');
  });
});

describe('G88 2d-b a general falls with his last unit', () => {
  it('when the only unit of his hex is eliminated', () => {
    const units = { 'cs-inf-heth': 'N3', 'us-inf-hays': 'N4 back', 'us-gen-hancock': 'N4', 'us-gen-meade': 'N4' };
    const table = position({ units, dice: [1, 1] })
      .endMovement()
      .declare(['N3'], ['N4'])
      .resolve();
    table.act({ type: 'lose', unit: 'us-inf-hays' }).done();
    expect(['us-inf-hays', 'us-gen-hancock', 'us-gen-meade'].map(each => table.where(each))).toEqual(
      Array(3).fill('eliminated'),
    );
    expect(table.said('general.lost').map(({ rule }) => rule)).toEqual(['§2d-b', '§2d-b']);
  });

  it('but not while another unit is left in the hex, nor when the unit is only turned over', () => {
    const units = { 'cs-inf-heth': 'N3', 'us-inf-hays': 'N4 back', 'us-inf-gibbon': 'N4', 'us-gen-hancock': 'N4' };
    for (const loss of ['us-inf-hays', 'us-inf-gibbon']) {
      const table = position({ units, dice: [2, 1] })
        .endMovement()
        .declare(['N3'], ['N4'])
        .resolve();
      table.act({ type: 'lose', unit: loss }).done();
      expect(table.where('us-gen-hancock')).toBe('N4');
      expect(table.said('general.lost')).toEqual([]);
    }
  });

  it('nor when units of another hex of the battle are eliminated', () => {
    const units = { 'cs-inf-heth': 'N3', 'us-inf-hays': 'N4 back', 'us-inf-gibbon': 'M4', 'us-gen-hancock': 'M4' };
    const table = position({ units, dice: [3, 1] })
      .endMovement()
      .declare(['N3'], ['N4', 'M4'])
      .resolve();
    table.act({ type: 'lose', unit: 'us-inf-hays' }).done();
    expect([table.where('us-inf-hays'), table.where('us-gen-hancock')]).toEqual(['eliminated', 'M4']);
  });
});

describe('G88 2d-c a general alone in an enemy zone', () => {
  it('is eliminated when an enemy unit ends its move beside him, not when one passes by', () => {
    const beside = position({ units: { 'us-gen-howard': 'T5', 'cs-cav-jenkins': 'T2' } }).move(
      'cs-cav-jenkins',
      'T3',
      'T4',
    );
    expect(beside.where('us-gen-howard')).toBe('T5'); // movement is not over
    expect(beside.endMovement().where('us-gen-howard')).toBe('eliminated');
    expect(beside.said('general.alone')[0]?.rule).toBe('§2d-c');
    const past = position({ units: { 'us-gen-howard': 'T5', 'cs-cav-jenkins': 'S3' } });
    past.move('cs-cav-jenkins', 'S4', 'S5', 'S6', 'S7').endMovement();
    expect(past.where('us-gen-howard')).toBe('T5');
  });

  it('is safe with a combat unit in his hex, and from enemy generals', () => {
    const table = position({ units: { 'us-gen-howard': 'T5', 'us-inf-barlow': 'T5', 'cs-cav-jenkins': 'T3' } });
    expect(table.move('cs-cav-jenkins', 'T4').endMovement().where('us-gen-howard')).toBe('T5');
    const generals = position({ units: { 'us-gen-howard': 'T5', 'cs-gen-ewell': 'T3' } }).move('cs-gen-ewell', 'T4');
    expect(generals.endMovement().where('us-gen-howard')).toBe('T5');
  });

  it('is eliminated too when his own unit leaves him there', () => {
    const table = position({ units: { 'cs-gen-ewell': 'T5', 'cs-inf-rodes': 'T5', 'us-inf-barlow': 'T6' } });
    table.move('cs-inf-rodes', 'T4').endMovement();
    expect(table.where('cs-gen-ewell')).toBe('eliminated');
  });

  it('is gone before the battles of the phase begin', () => {
    const units = { 'us-gen-howard': 'T5', 'cs-cav-jenkins': 'T3', 'cs-inf-heth': 'N3', 'us-inf-barlow': 'N4' };
    const table = position({ units }).move('cs-cav-jenkins', 'T4').endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.declare']);
    expect(table.where('us-gen-howard')).toBe('eliminated');
  });

  it('is eliminated as soon as an enemy has retreated next to him', () => {
    const units = { 'cs-inf-pender': 'T5', 'cs-inf-rodes': 'U6', 'us-inf-williams': 'T6', 'us-gen-howard': 'T3' };
    const table = position({ units, dice: [1, 8] })
      .endMovement()
      .declare(['T5', 'U6'], ['T6'])
      .resolve();
    expect(table.where('us-gen-howard')).toBe('T3');
    table.act({ type: 'retreat', from: 'T5', to: 'T4' }).done();
    expect(table.asked).toEqual(['confederate', 'combat.retreat']); // Rodes is yet to go
    expect(table.where('us-gen-howard')).toBe('eliminated');
  });

  it('is eliminated when an enemy advances next to him', () => {
    const units = { 'cs-inf-heth': 'T5', 'us-inf-barlow': 'T6', 'us-gen-howard': 'T7' };
    const table = position({ units, dice: [1, 4] })
      .endMovement()
      .declare(['T5'], ['T6'])
      .resolve();
    table.act({ type: 'retreat', from: 'T6', to: 'U7' });
    expect(table.where('us-gen-howard')).toBe('T7');
    table.act({ type: 'advance', units: ['cs-inf-heth'], to: 'T6' }).done();
    expect(table.where('us-gen-howard')).toBe('eliminated');
  });

  it('is eliminated when his own unit advances away from him', () => {
    const troops = { 'cs-inf-heth': 'T5', 'cs-inf-pender': 'T4', 'us-inf-barlow': 'T6', 'us-art-osborne': 'U5' };
    const table = position({ units: { ...troops, 'cs-gen-ewell': 'T5' }, dice: [1, 4] }).endMovement();
    table.declare(['T5'], ['T6']).declare(['T4'], ['U5']).resolve(0);
    table.act({ type: 'retreat', from: 'T6', to: 'U7' }).act({ type: 'advance', units: ['cs-inf-heth'], to: 'T6' });
    expect(table.where('cs-gen-ewell')).toBe('T5'); // he may still go along
    table.act({ type: 'endAdvance' }).done();
    expect(table.where('cs-gen-ewell')).toBe('eliminated');
  });
});

describe('G88 2d-d generals have no zone', () => {
  const path = ['S4', 'S5', 'S6', 'S7']; // all but the first and the last next to T5

  it('costs nothing to pass a general who is alone, and bars no step', () => {
    const table = position({ units: { 'us-gen-howard': 'T5', 'cs-cav-jenkins': 'S3' } });
    expect(zoneOf(table, UNION)).toEqual([]);
    expect(lastCost(table.move('cs-cav-jenkins', ...path))).toBe(2 * 4 + 2); // and the stream
  });

  it('is otherwise with a combat unit in his hex', () => {
    const table = position({ units: { 'us-gen-howard': 'T5', 'us-art-osborne': 'T5', 'cs-cav-jenkins': 'S3' } });
    table.refusedMove('3b6-b', 'cs-cav-jenkins', ...path);
    expect(lastCost(table.move('cs-cav-jenkins', 'S4', 'S5'))).toBe(2 * 2 + 2 + 2);
  });

  it('lets a unit stay beside him by night', () => {
    const table = position({ turn: 8, units: { 'us-gen-howard': 'T5', 'cs-cav-jenkins': 'S5' } });
    expect(table.whyNotMove('cs-cav-jenkins', 'S6')).toBeNull();
    expect(table.whyNot({ type: 'endMovement' })).toBeNull();
  });
});

describe('G88 2e-a one combat unit in a hex', () => {
  it('refuses a second one without a general', () => {
    const table = position({ units: { 'cs-inf-heth': 'N4 moved', 'cs-inf-pender': 'N2', 'cs-art-pegram': 'N3' } });
    table.refusedMove('2e-a', 'cs-inf-pender', 'N3', 'N4');
    table.refusedMove('2e-a', 'cs-art-pegram', 'N4');
    table.move('cs-art-pegram', 'O4').move('cs-inf-pender', 'N3');
  });

  it('lets generals stop in any friendly hex', () => {
    const table = position({ units: { 'cs-inf-heth': 'N4 moved', 'cs-gen-a-p-hill': 'N3' } });
    table.move('cs-gen-a-p-hill', 'N4').endMovement();
    expect(table.where('cs-gen-a-p-hill')).toBe('N4');
  });

  it('holds for two units that stop in the same hex one after the other', () => {
    const table = position({ units: { 'cs-inf-heth': 'N3', 'cs-inf-pender': 'O4' } }).move('cs-inf-heth', 'N4');
    table.refusedMove('2e-a', 'cs-inf-pender', 'N4');
  });
});

describe('G88 2e-b two units with a general', () => {
  const cavalry = { 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3' };

  it('lets Gamble and Devin stay in P3 with Buford, and not without him', () => {
    const led = position({ phase: 'union', units: { ...cavalry, 'us-gen-buford': 'P3' } });
    expect(led.endMovement().t.turn).toBe(2);
    const alone = position({ phase: 'union', units: cavalry });
    alone.refused({ type: 'endMovement' }, '2e-c');
    alone.move('us-cav-devin', 'P4').endMovement();
  });

  it('lets a unit join another where a general is', () => {
    const units = { 'cs-inf-heth': 'N4 moved', 'cs-gen-longstreet': 'N4', 'cs-inf-pender': 'N3' };
    position({ units }).move('cs-inf-pender', 'N4').endMovement();
  });

  it('never allows three, however many generals there are', () => {
    const generals = { 'cs-gen-r-e-lee': 'N4', 'cs-gen-ewell': 'N4', 'cs-gen-a-p-hill': 'N4' };
    const units = { 'cs-inf-heth': 'N4 moved', 'cs-inf-hood': 'N4 moved', 'cs-inf-pender': 'N3', ...generals };
    const table = position({ units });
    table.refusedMove('2e-b', 'cs-inf-pender', 'N4');
    expect(table.whyNot({ type: 'endMovement' })).toBeNull(); // three generals and two units are no stack too many
  });
});

describe('G88 2e-c the limit binds when movement ends', () => {
  const stack = { 'cs-inf-heth': 'N4', 'cs-inf-pender': 'N4', 'cs-gen-a-p-hill': 'N4' };
  const moved = { 'cs-inf-heth': 'N4 moved', 'cs-inf-pender': 'N4 moved', 'cs-gen-a-p-hill': 'N4' };

  it('keeps movement open until one of two units left behind, or a general, has come or gone', () => {
    const abandoned = () => position({ units: { ...stack, 'cs-gen-ewell': 'N2' } }).move('cs-gen-a-p-hill', 'O4');
    abandoned().refused({ type: 'endMovement' }, '2e-c');
    abandoned().move('cs-inf-heth', 'N3').endMovement();
    abandoned().move('cs-gen-ewell', 'N3', 'N4').endMovement();
  });

  it('does not let a general leave two units that have moved, unless another general is there', () => {
    position({ units: moved }).refusedMove('2e-c', 'cs-gen-a-p-hill', 'O4');
    position({ units: { ...moved, 'cs-gen-ewell': 'N4' } })
      .move('cs-gen-a-p-hill', 'O4')
      .endMovement();
  });

  it('does not let him leave the map from them either', () => {
    const edge = { 'cs-inf-heth': 'S1 moved', 'cs-inf-pender': 'S1 moved', 'cs-gen-a-p-hill': 'S1' };
    position({ units: edge }).refusedMove('2e-c', 'cs-gen-a-p-hill', 'off');
  });

  it('two overfull hexes are not promised the same refuge', () => {
    const jam = {
      ...{ 'cs-inf-heth': 'A10 moved', 'cs-inf-pender': 'A10', 'cs-gen-a-p-hill': 'A10' },
      ...{ 'cs-inf-hood': 'A9 moved', 'cs-inf-mclaws': 'A9', 'cs-gen-longstreet': 'A9' },
      ...{ 'us-inf-birney': 'C9', 'us-inf-hays': 'C11', 'us-inf-barnes': 'B7' }, // around them only A11 is free
    };
    const by = (first: string, second: string): void => {
      const table = position({ turn: 8, units: jam }).move(first, 'off');
      table.refusedMove('2e-c', second, 'off');
    };
    by('cs-gen-a-p-hill', 'cs-gen-longstreet');
    by('cs-gen-longstreet', 'cs-gen-a-p-hill');
  });

  it('holds after an advance, in the hex occupied and in the hex left', () => {
    const units = { ...stack, 'cs-inf-rodes': 'O5', 'cs-gen-ewell': 'O5', 'us-art-osborne': 'N5 back' };
    const table = position({ units, dice: [10, 1] })
      .endMovement()
      .declare(['N4', 'O5'], ['N5'])
      .resolve();
    table.act({ type: 'lose', unit: 'us-art-osborne' }).done();
    table.act({ type: 'advance', units: ['cs-inf-rodes'], to: 'N5' });
    table.refused({ type: 'advance', units: ['cs-gen-a-p-hill'], to: 'N5' }, '2e-c');
    table.refused({ type: 'advance', units: ['cs-inf-heth'], to: 'N5' }, '2e-a');
    table.act({ type: 'advance', units: ['cs-gen-ewell'], to: 'N5' });
    table.act({ type: 'advance', units: ['cs-inf-heth'], to: 'N5' });
    table.refused({ type: 'advance', units: ['cs-inf-pender'], to: 'N5' }, '2e-b');
    expect(table.where('cs-gen-a-p-hill')).toBe('N4');
  });
});

describe('G88 2e-d crossing a friendly hex', () => {
  it('is allowed at the usual cost; stopping there is not', () => {
    const table = position({ units: { 'cs-inf-heth': 'N4 moved', 'cs-inf-pender': 'N3' } });
    table.refusedMove('2e-a', 'cs-inf-pender', 'N4');
    expect(lastCost(table.move('cs-inf-pender', 'N4', 'O4'))).toBe(4);
  });

  it('is allowed over a full stack', () => {
    const units = { 'cs-inf-heth': 'N4 moved', 'cs-inf-hood': 'N4 moved', 'cs-gen-ewell': 'N4', 'cs-inf-pender': 'N3' };
    position({ units }).move('cs-inf-pender', 'N4', 'O4').endMovement();
  });
});

describe('G88 2e-e enemy hexes are closed', () => {
  it.each(['us-gen-howard', 'us-inf-barlow', 'us-art-osborne'])('to any unit: %s', enemy => {
    const table = position({ units: { [enemy]: 'T5', 'cs-inf-heth': 'T4', 'cs-gen-ewell': 'T4' } });
    table.refusedMove('2e-e', 'cs-inf-heth', 'T5');
    table.refusedMove('2e-e', 'cs-inf-heth', 'T5', 'T6');
    table.refusedMove('2e-e', 'cs-gen-ewell', 'T5');
  });

  it('but a general alone can be passed by', () => {
    const table = position({ units: { 'us-gen-howard': 'T5', 'cs-inf-heth': 'T4' } });
    expect(lastCost(table.move('cs-inf-heth', 'U5', 'U6', 'T6'))).toBe(6);
  });
});
