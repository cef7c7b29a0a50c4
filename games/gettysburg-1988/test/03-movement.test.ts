import { describe, expect, it } from 'vitest';
import { paid, stepPrices, tooDear, union } from './march.ts';
import { position, scenario } from './table.ts';

// A11 to J11: nine clear hexes without roads or streams.
const EAST = ['B11', 'C11', 'D11', 'E11', 'F11', 'G11', 'H11', 'I11', 'J11'];
const east = (hexes: number): string[] => EAST.slice(0, hexes);

describe('G88 3-a movement uses no dice', () => {
  it('draws none for a move, an entry and an exit, and two for a battle', () => {
    const units = { 'us-inf-hays': 'E9', 'us-inf-geary': 'A1', 'us-inf-schurz': 'waiting', 'cs-cav-jenkins': 'F10' };
    const table = position(union(units, { dice: [3, 4] }));
    table.move('us-inf-hays', 'E10').move('us-inf-geary', 'off').move('us-inf-schurz', 'A8');
    expect(table.state.dice.drawn).toBe(0);
    table.endMovement().declare(['E10'], ['F10']).resolve().done();
  });
});

describe('G88 3-b the opponent may not interfere', () => {
  const units = { 'us-inf-hays': 'E9', 'cs-cav-jenkins': 'F10' };
  it('refuses whatever the passive side orders during movement', () => {
    for (const [phase, passive] of [
      ['union', 'confederate'],
      ['confederate', 'union'],
    ] as const) {
      const table = position({ turn: 3, phase, units });
      const own = passive === 'union' ? 'us-inf-hays' : 'cs-cav-jenkins';
      table.refused({ type: 'move', units: [own], path: ['E10'] }, '3-b', passive);
      table.refused({ type: 'endMovement' }, '3-b', passive);
      expect(table.whyNot({ type: 'declareBattle', attackers: ['E9'], defenders: ['F10'] }, passive)).not.toBeNull();
      expect(table.whyNot({ type: 'endAdvance' }, passive)).not.toBeNull();
    }
  });
  it('lets him move in his own phase', () => {
    position({ turn: 3, phase: 'confederate', units }).move('cs-cav-jenkins', 'E10');
    position({ turn: 3, phase: 'union', units }).move('us-inf-hays', 'E10');
  });
});

describe('G88 3-c movement is voluntary', () => {
  it('ends without a move on a day turn', () => {
    const table = scenario('day2').endMovement();
    expect(table.said('move.ended')).toHaveLength(1);
    expect(table.said('move.done')).toHaveLength(0);
  });
  it('ends with some units moved and some not, even in contact', () => {
    const table = position(union({ 'us-inf-hays': 'E9', 'us-inf-geary': 'E11', 'cs-cav-jenkins': 'F10' }));
    table.move('us-inf-hays', 'D8').endMovement();
    expect(table.where('us-inf-geary')).toBe('E11');
  });
  it('not at night: a unit that can leave a zone must', () => {
    const table = position(union({ 'us-inf-geary': 'E11', 'cs-cav-jenkins': 'F10' }, { turn: 8 }));
    table.refused({ type: 'endMovement' }, '2f-c');
    table.move('us-inf-geary', 'D11').endMovement();
  });
});

describe('G88 3a-a hex by hex', () => {
  const table = position(union({ 'us-inf-wadsworth': 'D3' }));
  it('goes from hex to adjacent hex and skips none', () => {
    expect(table.whyNotMove('us-inf-wadsworth', 'E3', 'F3')).toBeNull();
    expect(table.refusedMove('3a-a', 'us-inf-wadsworth', 'F3')).toMatchObject({ args: { from: 'D3', to: 'F3' } });
    table.refusedMove('3a-a', 'us-inf-wadsworth', 'E3', 'G4');
    table.refusedMove('3a-a', 'us-inf-wadsworth', 'D3'); // not even in place
    table.refusedMove('3a-a', 'us-inf-wadsworth');
  });
  it('goes in any direction', () => {
    const clear = position(union({ 'us-inf-hays': 'E10' }));
    for (const hex of ['E11', 'F10', 'F9', 'E9', 'D9', 'D10']) expect(clear.whyNotMove('us-inf-hays', hex)).toBeNull();
    for (const hex of ['D11', 'D8', 'F11', 'F8']) clear.refusedMove('3a-a', 'us-inf-hays', hex);
  });
  it('mixes directions and may turn back', () => {
    const there = position(union({ 'us-inf-hays': 'D11' })).move('us-inf-hays', 'E11', 'F10', 'F11', 'E11', 'D11');
    expect([there.where('us-inf-hays'), paid(there)]).toEqual(['D11', 5]);
  });
});

describe('G88 3a-b one normal move a turn', () => {
  it('refuses a second move although points are left', () => {
    const table = position(union({ 'us-inf-hays': 'A11', 'us-inf-geary': 'D9' })).move('us-inf-hays', 'B11');
    table.refusedMove('3a-b', 'us-inf-hays', 'C11');
    table.move('us-inf-geary', 'D8'); // another unit still may
  });
  it('also as one of a group, and after an entry', () => {
    const table = position(union({ 'us-gen-howard': 'A8', 'us-inf-schurz': 'waiting' })).move('us-inf-schurz', 'A8');
    table.refusedMove('3a-b', 'us-inf-schurz', 'B7');
    table.refusedMove('3a-b', ['us-gen-howard', 'us-inf-schurz'], 'B7');
    table.refusedMove('3a-b', ['us-gen-howard', 'us-gen-howard'], 'B7');
  });
  it('lets the unit retreat and advance after combat', () => {
    const units = { 'us-inf-hays': 'E8', 'cs-cav-jenkins': 'F10' };
    const beaten = position(union(units, { dice: [1, 4] }))
      .move('us-inf-hays', 'E9', 'E10')
      .endMovement();
    beaten.declare(['E10'], ['F10']).resolve().act({ type: 'retreat', from: 'E10', to: 'D9' }).done();
    expect(beaten.where('us-inf-hays')).toBe('D9');
    const winner = position(union(units, { dice: [3, 4] }))
      .move('us-inf-hays', 'E9', 'E10')
      .endMovement();
    winner.declare(['E10'], ['F10']).resolve().act({ type: 'retreat', from: 'F10', to: 'G10' });
    winner.act({ type: 'advance', units: ['us-inf-hays'], to: 'F10' }).done();
    expect(winner.where('us-inf-hays')).toBe('F10');
  });
  it('gives the move back next turn', () => {
    const table = position(union({ 'us-inf-hays': 'A11' }))
      .move('us-inf-hays', 'B11')
      .endMovement()
      .endMovement();
    table.move('us-inf-hays', 'C11');
  });
});

describe('G88 3b-a the printed allowance limits the move', () => {
  const table = position(union({ 'us-inf-hays': 'A11', 'us-cav-devin': 'A11 back' }));
  it('lets a unit spend all or part of it', () => {
    for (const hexes of [1, 2, 5]) expect(table.whyNotMove('us-inf-hays', ...east(hexes))).toBeNull();
    expect(table.whyNotMove('us-cav-devin', ...east(8))).toBeNull();
  });
  it('and never more', () => {
    const none = { road: 0, woods: 0, rocky: 0, stream: 0, zone: 0 };
    const bill = { cost: 12, steps: 6, ...none, unit: 'us-inf-hays', hex: 'G11', allowance: 10 };
    tooDear(table, '3b-a', bill, 'us-inf-hays', ...east(6));
    tooDear(table, '3b-a', { cost: 18, steps: 9, allowance: 16 }, 'us-cav-devin', ...east(9));
  });
  it('cites the allowance whatever the ground when nothing is left', () => {
    const path = ['E9', 'F8', 'G9', 'H8', 'G9', 'G8']; // the last is woods
    tooDear(position(union({ 'us-inf-hays': 'D9' })), '3b-a', { cost: 14, woods: 1 }, 'us-inf-hays', ...path);
  });
});

describe('G88 3b-b entering a hex costs one point', () => {
  it('clear to clear without a road', () => {
    expect(stepPrices(union({ 'us-inf-hays': 'A11' }), 'us-inf-hays', ...east(5))).toEqual([1, 1, 1, 1, 1]);
  });
  it('the hex left does not matter', () => {
    expect(stepPrices(union({ 'us-inf-hays': 'E3' }), 'us-inf-hays', 'E2')).toEqual([1]); // out of woods
    expect(stepPrices(union({ 'us-inf-hays': 'F6' }), 'us-inf-hays', 'F7')).toEqual([1]); // off the rocks
  });
});

describe('G88 3b-c no minimum move', () => {
  const four = ['E9', 'F8', 'G9', 'H8']; // from D9 for 4 points
  it('one point left and woods ahead: refused', () => {
    const table = position(union({ 'us-inf-hays': 'D9' }));
    tooDear(table, '3b3-a', { cost: 12, steps: 5, woods: 1, allowance: 10 }, 'us-inf-hays', ...four, 'I9');
    expect(table.whyNotMove('us-inf-hays', ...four, 'G9')).toBeNull(); // a clear hex may be entered
  });
  it('half a point left and a clear hex ahead: refused', () => {
    const table = position(union({ 'us-inf-hays': 'O11' })); // half a point by road to O10, then four clear hexes
    const path = ['O10', 'N10', 'M11', 'L11', 'M11'];
    expect(table.whyNotMove('us-inf-hays', ...path)).toBeNull();
    tooDear(table, '3b-c', { cost: 11, steps: 5, road: 1, allowance: 10 }, 'us-inf-hays', ...path, 'N11');
  });
  it('not even when only the last surcharge is missing', () => {
    const enemy = { 'cs-inf-heth': 'F6' }; // E5 costs 2, then E6 5: hex, woods, rocks, stream and zone
    tooDear(
      position(union({ 'us-inf-hays': 'E4', ...enemy })),
      '3b6-a',
      { cost: 14, zone: 1 },
      'us-inf-hays',
      'E5',
      'E6',
    );
  });
});

describe('G88 3b2-a a general gives one extra point', () => {
  const units = { 'us-inf-wadsworth': 'A11', 'us-gen-reynolds': 'A11' };
  const both = ['us-inf-wadsworth', 'us-gen-reynolds'];
  it('Wadsworth may spend 6 with Reynolds', () => {
    const table = position(union(units));
    expect(table.whyNotMove(both, ...east(6))).toBeNull();
    tooDear(table, '3b-a', { cost: 14, unit: 'us-inf-wadsworth', allowance: 12 }, both, ...east(7));
  });
  it('and 5 without him', () => {
    const table = position(union(units));
    tooDear(table, '3b-a', { cost: 12, allowance: 10 }, 'us-inf-wadsworth', ...east(6));
  });
  it('one point, however many generals come along', () => {
    const table = position(union({ ...units, 'us-gen-meade': 'A11' }));
    tooDear(table, '3b-a', { allowance: 12 }, [...both, 'us-gen-meade'], ...east(7));
  });
});

describe('G88 3b2-b the general must go the whole way', () => {
  it('he who joins on the way gives nothing', () => {
    const table = position(union({ 'us-inf-wadsworth': 'A11', 'us-gen-reynolds': 'B11' }));
    table.refusedMove('3b2-b', ['us-inf-wadsworth', 'us-gen-reynolds'], ...east(6));
    table.refusedMove('3b2-b', ['us-gen-reynolds', 'us-inf-wadsworth'], ...east(6).slice(1));
    table.refusedMove('3b-a', 'us-inf-wadsworth', ...east(6));
  });
  it('he who stays behind or stops short gives nothing', () => {
    const table = position(union({ 'us-inf-wadsworth': 'A11', 'us-gen-reynolds': 'A11' }));
    table.refusedMove('3b-a', 'us-inf-wadsworth', ...east(6));
    table.move('us-gen-reynolds', ...east(5)).refusedMove('3b-a', 'us-inf-wadsworth', ...east(6));
  });
  it('he keeps his own allowance, without the bonus', () => {
    const table = position(union({ 'us-cav-devin': 'A11', 'us-gen-buford': 'A11' })); // both 8
    const both = ['us-cav-devin', 'us-gen-buford'];
    expect(table.whyNotMove(both, ...east(8))).toBeNull();
    tooDear(table, '3b-a', { cost: 18, unit: 'us-gen-buford', allowance: 16 }, both, ...east(9));
  });
  it('units from two entry hexes do not move together either', () => {
    const table = position(union({ 'us-inf-barlow': 'waiting', 'us-gen-howard': 'waiting' })); // A2 and A8
    table.refusedMove('3b2-b', ['us-inf-barlow', 'us-gen-howard'], 'A2');
  });
});

describe('G88 3b2-c one general serves both units', () => {
  const units = { 'us-inf-wadsworth': 'A11', 'us-inf-doubleday': 'A11', 'us-gen-reynolds': 'A11' };
  it('both get the extra point', () => {
    const table = position(union(units)).move(Object.keys(units), ...east(6));
    expect(Object.keys(units).map(unit => table.where(unit))).toEqual(['G11', 'G11', 'G11']);
    tooDear(position(union(units)), '3b-a', { allowance: 12 }, Object.keys(units), ...east(7));
  });
  it('one going elsewhere on its own gets 5', () => {
    const table = position(union(units)).move(['us-inf-wadsworth', 'us-gen-reynolds'], ...east(6));
    table.refusedMove('3b-a', 'us-inf-doubleday', ...east(6));
    table.move('us-inf-doubleday', ...east(5));
  });
});
