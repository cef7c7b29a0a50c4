import { describe, expect, it } from 'vitest';
import { type Action, destinations } from '../game.ts';
import { paid, price, stepPrices, tooDear, union } from './march.ts';
import { position } from './table.ts';

const retreat = (from: string, to: string): Action => ({ type: 'retreat', from, to });
const advance = (unit: string, to: string): Action => ({ type: 'advance', units: [unit], to });

// An enemy in F10 influences F9, F11, E10, E11, G10 and G11; all hexes around are clear, a stream runs beside E10.
const F10 = { 'cs-inf-heth': 'F10' };

describe('G88 3b1-a a road step costs half a point', () => {
  it('whatever the terrain entered', () => {
    expect(price('D3', 'E3')).toBe(0.5); // woods
    expect(price('J5', 'K6')).toBe(0.5); // hill
    expect(price('O9', 'O10')).toBe(0.5); // over a stream
    expect(price('M8', 'M7')).toBe(1); // no road: a hex is a hex
  });
  it('five points take an infantry unit ten hexes', () => {
    const path = ['E3', 'F3', 'G4', 'H4', 'I5', 'J5', 'K6', 'L6', 'M7', 'N6'];
    const table = position(union({ 'us-inf-hays': 'D3' }));
    tooDear(table, '3b-a', { cost: 11, road: 11, steps: 0, allowance: 10 }, 'us-inf-hays', ...path, 'O7');
    expect(paid(table.move('us-inf-hays', ...path))).toBe(5);
  });
});

describe('G88 3b1-b the road must join both hexes', () => {
  it('a road in the hex entered does not help', () => {
    expect(price('E3', 'F2')).toBe(2); // woods; the road through F2 comes from F1
    expect(price('F1', 'F2')).toBe(0.5);
  });
  it('nor a road in both hexes that does not cross their side', () => {
    expect(price('D3', 'C3')).toBe(0.5);
    expect(price('N6', 'N7')).toBe(1);
    expect(price('R1', 'R2')).toBe(1);
  });
});

describe('G88 3b1-c the town counts as road', () => {
  const around = ['N6', 'N7', 'O6', 'O8', 'P6', 'P7'];
  it('on every side, in and out', () => {
    expect(around.map(hex => price(hex, 'O7'))).toEqual(around.map(() => 0.5));
    expect(around.map(hex => price('O7', hex))).toEqual(around.map(() => 0.5));
  });
});

describe('G88 3b1-d the railway counts as road', () => {
  it('along the line', () => {
    const path = ['S2', 'R2', 'R3', 'R4', 'Q5', 'P5', 'O6', 'O7', 'O8', 'P8'];
    expect(stepPrices(union({ 'us-inf-hays': 'S1' }), 'us-inf-hays', ...path)).toEqual(path.map(() => 0.5));
  });
  it('not beside it', () => {
    expect(price('R2', 'R3')).toBe(0.5);
    expect(price('R2', 'Q3')).toBe(1);
    expect(price('Q2', 'R2')).toBe(1);
  });
});

describe('G88 3b3-a woods cost one more', () => {
  it('2 for woods and 1 for clear ground, from the same hex', () => {
    expect(price('D2', 'D3')).toBe(2);
    expect(price('D2', 'D1')).toBe(1);
    expect(price('E3', 'E4')).toBe(2); // woods to woods
  });
  it('the bill says so', () => {
    const bill = { cost: 12, steps: 3, woods: 3, road: 0, allowance: 10 };
    tooDear(position(union({ 'us-inf-hays': 'D3' })), '3b3-a', bill, 'us-inf-hays', 'D4', 'E5', 'F4');
  });
});

describe('G88 3b3-b a road cancels the woods cost', () => {
  it('half a point each by road, 2 each beside it', () => {
    const table = union({ 'us-inf-hays': 'D3' });
    expect(stepPrices(table, 'us-inf-hays', 'E3', 'F3')).toEqual([0.5, 0.5]);
    expect(stepPrices(table, 'us-inf-hays', 'E4', 'F3')).toEqual([2, 2]);
  });
});

describe('G88 3b4-a rocky hills cost one more', () => {
  it('E6, F5 and F6, and no other hill', () => {
    expect(price('F7', 'F6')).toBe(2);
    expect(price('D6', 'E6')).toBe(3); // woods too
    expect(price('F4', 'F5')).toBe(3);
    expect(price('L5', 'L6')).toBe(1);
    expect(price('S6', 'S5')).toBe(1);
  });
  it('the bill says so', () => {
    const path = ['E8', 'E9', 'F8', 'F7', 'F6']; // 4 points to F7
    const bill = { cost: 12, steps: 5, rocky: 1, allowance: 10 };
    tooDear(position(union({ 'us-inf-hays': 'D8' })), '3b4-a', bill, 'us-inf-hays', ...path);
  });
});

describe('G88 3b4-b artillery is barred from E6 and F5', () => {
  it('in normal movement, alone or in company', () => {
    const units = { 'us-art-hazard': 'F4', 'us-inf-hays': 'F4', 'us-gen-hancock': 'F4', 'us-art-martin': 'D6' };
    const table = position(union(units));
    table.refusedMove('3b4-b', 'us-art-hazard', 'F5');
    table.refusedMove('3b4-b', ['us-inf-hays', 'us-art-hazard', 'us-gen-hancock'], 'F5');
    table.refusedMove('3b4-b', 'us-art-martin', 'E6');
    expect(table.whyNotMove(['us-inf-hays', 'us-gen-hancock'], 'F5')).toBeNull();
  });
  it('in a retreat', () => {
    const beaten = (unit: string) =>
      position({ turn: 3, units: { [unit]: 'F4', 'cs-inf-heth': 'F3' }, dice: [3, 6] })
        .endMovement()
        .declare(['F3'], ['F4'])
        .resolve();
    const gun = beaten('us-art-hazard');
    expect(gun.offeredHexes('F4')).toEqual(['E5', 'G5']);
    gun.refused(retreat('F4', 'F5'), '3b4-b');
    expect(beaten('us-cav-devin').offeredHexes('F4')).toEqual(['E5', 'F5', 'G5']);
  });
  it('in an advance', () => {
    const units = { 'us-art-hazard': 'F4', 'us-inf-hays': 'E5', 'cs-cav-jenkins': 'F5' };
    const table = position(union(units, { dice: [5, 5] })).endMovement(); // 4 + 5 against 3 + 5
    table.declare(['F4', 'E5'], ['F5']).resolve().act(retreat('F5', 'G6'));
    table.refused(advance('us-art-hazard', 'F5'), '3b4-b');
    table.act(advance('us-inf-hays', 'F5')).done();
  });
});

describe('G88 3b4-c artillery may enter F6', () => {
  it('at the rocky cost', () => {
    expect(price('F7', 'F6', {}, 'us-art-hazard')).toBe(2);
    position(union({ 'us-art-hazard': 'F7' })).refusedMove('3b4-b', 'us-art-hazard', 'F6', 'F5');
  });
});

describe('G88 3b5-a crossing a stream costs one more', () => {
  it('only where the stream runs along the side crossed, both ways', () => {
    expect(price('F1', 'G1')).toBe(2);
    expect(price('G1', 'F1')).toBe(2);
    expect(price('F1', 'G2')).toBe(1);
  });
  it('the bill says so', () => {
    const bill = { cost: 12, steps: 4, stream: 2, allowance: 10 };
    tooDear(position(union({ 'us-inf-hays': 'E9' })), '3b5-a', bill, 'us-inf-hays', 'E10', 'E11', 'E10', 'E9');
  });
});

describe('G88 3b5-b a road crosses a stream freely', () => {
  it('G5 to G6 by road: half a point, woods and all', () => {
    expect(price('G5', 'G6')).toBe(0.5);
    expect(price('F5', 'G6')).toBe(3); // the same stream and woods without the road
    expect(price('R2', 'R3')).toBe(0.5); // by rail
  });
});

describe('G88 3b6-a an enemy zone costs one more', () => {
  it('once, however many enemies there are', () => {
    expect(price('D10', 'E10')).toBe(1);
    expect(price('D10', 'E10', F10)).toBe(2);
    expect(price('D10', 'E10', { ...F10, 'cs-inf-hood': 'F9', 'cs-inf-rodes': 'E9' })).toBe(2);
  });
  it('generals pay it too, and none is paid for a lone general', () => {
    expect(price('D10', 'E10', F10, 'us-gen-meade')).toBe(2);
    expect(price('D10', 'E10', { 'cs-gen-ewell': 'F10' })).toBe(1);
  });
  it('the bill says so', () => {
    const table = position(union({ 'us-inf-hays': 'A10', ...F10 })); // 4 points to D11
    const bill = { cost: 12, steps: 5, zone: 1, allowance: 10 };
    tooDear(table, '3b6-a', bill, 'us-inf-hays', 'B10', 'C11', 'D10', 'D11', 'E11');
  });
});

describe('G88 3b6-b no direct step from zone to zone', () => {
  it('of the same enemy unit', () => {
    const table = position(union({ 'us-inf-hays': 'E10', ...F10 }));
    expect(table.refusedMove('3b6-b', 'us-inf-hays', 'E11')).toMatchObject({ args: { from: 'E10', to: 'E11' } });
    expect(table.whyNotMove('us-inf-hays', 'D10')).toBeNull();
  });
  it('of another', () => {
    const table = position(union({ 'us-inf-hays': 'E10', ...F10, 'cs-inf-hood': 'C10' }));
    table.refusedMove('3b6-b', 'us-inf-hays', 'D10');
    table.refusedMove('3b6-b', 'us-inf-hays', 'D9');
    expect(table.whyNotMove('us-inf-hays', 'E9')).toBeNull();
  });
  it('nor later in the move', () => {
    const table = position(union({ 'us-cav-devin': 'D10', ...F10 }));
    table.refusedMove('3b6-b', 'us-cav-devin', 'E10', 'E11');
  });
});

describe('G88 3b6-c leave the zone and enter one again', () => {
  it('zone, free, zone: one extra point, on the last step', () => {
    const at = union({ 'us-inf-hays': 'E10', ...F10 });
    expect(stepPrices(at, 'us-inf-hays', 'D10', 'E11')).toEqual([1, 2]);
  });
  it('twice, if the points last', () => {
    const at = union({ 'us-cav-devin': 'E10', ...F10 });
    expect(stepPrices(at, 'us-cav-devin', 'D10', 'E11', 'D11', 'E11')).toEqual([1, 2, 1, 2]);
  });
});

describe('G88 3b6-d a unit hemmed in by zones cannot move', () => {
  const ring = { ...F10, 'cs-inf-hood': 'C10', 'cs-inf-rodes': 'D8' };
  it('all open neighbours are zoned: no step is legal', () => {
    const table = position(union({ 'us-inf-hays': 'E10', ...ring }));
    for (const hex of ['E9', 'E11', 'F9', 'D9', 'D10']) table.refusedMove('3b6-d', 'us-inf-hays', hex);
    table.refusedMove('2e-e', 'us-inf-hays', 'F10');
    expect(destinations(table.t, table.state.setup, table.t.phase, ['us-inf-hays'])).toEqual([]);
  });
  it('with one neighbour free that step is legal', () => {
    const table = position(union({ 'us-inf-hays': 'E10', ...ring, 'cs-inf-rodes': 'D7' }));
    table.refusedMove('3b6-b', 'us-inf-hays', 'D9');
    table.move('us-inf-hays', 'E9');
  });
  it('a neighbour barred to artillery does not help artillery, but is not in a zone', () => {
    const zones = { 'cs-inf-heth': 'F3', 'cs-inf-hood': 'D5', 'cs-inf-rodes': 'H5' }; // around F4 only F5 is free
    const gun = position(union({ 'us-art-hazard': 'F4', ...zones }));
    gun.refusedMove('3b6-b', 'us-art-hazard', 'E5');
    gun.refusedMove('3b4-b', 'us-art-hazard', 'F5');
    const infantry = position(union({ 'us-inf-hays': 'F4', ...zones }));
    infantry.refusedMove('3b6-b', 'us-inf-hays', 'E5');
    infantry.move('us-inf-hays', 'F5');
  });
  it('a unit on the edge may still leave the map', () => {
    const table = position(union({ 'us-inf-hays': 'A1', 'cs-inf-heth': 'A2' }));
    table.refusedMove('3b6-b', 'us-inf-hays', 'B1'); // not every way out leads into a zone
    table.move('us-inf-hays', 'off');
  });
});

describe('G88 3b6-e retreats and advances ignore the zone limits', () => {
  it('an advance goes from zone to zone, free', () => {
    const enemies = { 'cs-cav-jenkins': 'F10', 'cs-inf-rodes': 'G10', 'cs-cav-hampton': 'E9' };
    const table = position(union({ 'us-inf-hays': 'E10', 'us-inf-geary': 'D8', ...enemies }, { dice: [3, 4] }));
    table.refusedMove('3b6-b', 'us-inf-hays', 'F9');
    table.endMovement().declare(['E10'], ['F10']).declare(['D8'], ['E9']).resolve().act(retreat('F10', 'G11'));
    table.act(advance('us-inf-hays', 'F10')).done(); // from the zone of E9 into those of G10 and G11
    expect(table.where('us-inf-hays')).toBe('F10');
  });
  it('a retreat goes from zone to zone when it must', () => {
    const units = { 'us-inf-hays': 'A2', 'cs-cav-jenkins': 'A1' };
    expect(position({ turn: 3, units }).whyNotMove('cs-cav-jenkins', 'B1')).not.toBeNull();
    const table = position(union(units, { dice: [3, 4] }))
      .endMovement()
      .declare(['A2'], ['A1'])
      .resolve();
    table.act(retreat('A1', 'B1')).done();
    expect(table.where('cs-cav-jenkins')).toBe('B1');
  });
});

describe('G88 3b6-f no compulsory stop in a zone', () => {
  it('a unit goes in and out again', () => {
    expect(stepPrices(union({ 'us-inf-hays': 'D11', ...F10 }), 'us-inf-hays', 'E11', 'D10', 'C10')).toEqual([2, 1, 1]);
  });
});

describe('G88 3b6-g a road into an enemy zone', () => {
  it('half a point and the zone: 1.5', () => {
    expect(price('O9', 'O10', { 'cs-inf-heth': 'P10' })).toBe(1.5); // the road still cancels the stream
    expect(price('D3', 'E3', { 'cs-inf-heth': 'E2' })).toBe(1.5); // and the woods
    expect(price('D3', 'E3', { 'cs-inf-heth': 'F1' })).toBe(0.5);
  });
});

describe('G88 3b-n-a extra costs add up', () => {
  it('woods and rocks: 3; with a stream and an enemy: 5', () => {
    expect(price('D6', 'E6')).toBe(3);
    expect(price('E5', 'E6')).toBe(4);
    expect(price('E5', 'E6', { 'cs-inf-heth': 'F6' })).toBe(5);
  });
  it('the bill names each of them', () => {
    const table = position(union({ 'us-inf-hays': 'D4', 'cs-inf-heth': 'F6' }));
    const bill = { cost: 14, steps: 2, woods: 2, rocky: 1, stream: 1, zone: 1, road: 0, hex: 'E6', allowance: 10 };
    tooDear(table, '3b6-a', bill, 'us-inf-hays', 'E5', 'E6');
  });
});
