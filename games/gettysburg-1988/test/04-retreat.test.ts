import { describe, expect, it } from 'vitest';
import { hexNumber, unitNumber } from '../data/index.ts';
import { type Position, position, type Table } from './table.ts';

// 8b2: Heth (Q4) and Pegram (Q3) attack Gamble, Devin and Buford on P3: 7 against 5.
const P3 = { 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3', 'us-gen-buford': 'P3' };
const Q = { 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3' };
const UNION_FLEES = [3, 4]; // 10 against 9
const CONFEDERATES_FLEE = [5, 7]; // 12 against 12
const WEAK = [
  'cs-cav-hampton',
  'cs-cav-f-lee',
  'cs-cav-chambliss',
  'cs-cav-jenkins',
  'cs-art-dance',
  'cs-art-eshelman',
];
const weakIn = (hexes: readonly string[]): Position['units'] =>
  Object.fromEntries(hexes.map((hex, i) => [WEAK[i]!, hex])); // of factor 1 each

function fought(p: Position, attackers: readonly string[], defenders: readonly string[]): Table {
  return position(p).endMovement().declare(attackers, defenders).resolve();
}
const atP3 = (units: Position['units'], dice: readonly number[], more: Partial<Position> = {}): Table =>
  fought({ units: { ...P3, ...Q, ...units }, dice, ...more }, ['Q3', 'Q4'], ['P3']);
const retreat = (from: string, to: string) => ({ type: 'retreat', from, to }) as const;
const leaveMap = (from: string) => ({ type: 'leaveMap', from }) as const;
const stand = (from: string) => ({ type: 'stand', from }) as const;

describe('G88 4d-a retreats cost no movement points', () => {
  const spent = () =>
    position({ units: { 'cs-inf-early': 'N11', 'us-inf-birney': 'N7' }, dice: [1, 3] })
      .move('cs-inf-early', 'N10', 'N9', 'N8')
      .endMovement()
      .declare(['N8'], ['N7'])
      .resolve();

  it('a unit that has spent its last point retreats, over a stream or into woods', () => {
    const table = spent();
    expect(table.said('move.done')[0]!.args).toMatchObject({ cost: 10 }); // five points
    expect(table.offeredHexes('N8')).toEqual(['M9', 'N9', 'O9']); // woods, a stream, clear ground
    table.act(retreat('N8', 'N9'));
    expect(table.where('cs-inf-early')).toBe('N9');
    table.done();
  });
  it('each step goes to an adjacent hex', () => {
    spent().refused(retreat('N8', 'N10'), '4d-a');
    spent().refused(retreat('N8', 'N8'), '4d-a');
    spent().refused(retreat('N8', 'Z1'), '1a-a');
  });
});

describe('G88 4d-b the owner chooses order and hex', () => {
  it('either stack goes first, to any of its hexes', () => {
    const table = atP3({}, CONFEDERATES_FLEE);
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
    expect(table.offeredHexes('Q4')).toEqual(['Q5', 'R3', 'R4']);
    expect(table.offeredHexes('Q3')).toEqual(['Q2', 'R2', 'R3']);
    table.act(retreat('Q3', 'Q2')).act(retreat('Q4', 'R4')).done();
    expect([table.where('cs-art-pegram'), table.where('cs-inf-heth')]).toEqual(['Q2', 'R4']);
    const other = atP3({}, CONFEDERATES_FLEE).act(retreat('Q4', 'Q5')).act(retreat('Q3', 'R2'));
    expect([other.where('cs-art-pegram'), other.where('cs-inf-heth')]).toEqual(['R2', 'Q5']);
  });
  it('the winner does not choose, nor do stacks that have not lost move', () => {
    const table = atP3({}, CONFEDERATES_FLEE);
    table.refused(retreat('Q4', 'R4'), '4d-b', 'union');
    table.refused(retreat('P3', 'O3'), '4d-b');
    table.refused({ type: 'endAdvance' }, '4d-b');
    table.act(retreat('Q4', 'R4')).refused(retreat('R4', 'S5'), '4d-b'); // one retreat each
  });
});

describe('G88 4d-c losses before retreat', () => {
  const units = {
    ...{ 'cs-inf-pender': 'M7', 'cs-inf-heth': 'M7 back', 'cs-gen-a-p-hill': 'M7', 'cs-art-mcintosh': 'L5' },
    ...{ 'us-inf-crawford': 'L6', 'us-art-martin': 'L6', 'us-gen-sykes': 'L6' },
  };
  it('Martin is eliminated first, then Crawford and Sykes retreat', () => {
    const table = fought({ units, dice: [6, 5] }, ['M7', 'L5'], ['L6']);
    expect(table.asked).toEqual(['union', 'combat.damage']);
    table.refused(retreat('L6', 'K7'), '4d-c');
    table.act({ type: 'lose', unit: 'us-art-martin' }).refused(retreat('L6', 'K7'), '4d-c');
    table.act({ type: 'lose', unit: 'us-art-martin' });
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    table.act(retreat('L6', 'K7')).done();
    expect(table.where('us-art-martin')).toBe('eliminated');
    expect([table.where('us-inf-crawford'), table.where('us-gen-sykes')]).toEqual(['K7', 'K7']);
  });
  it('nobody retreats from a hex whose units are all eliminated', () => {
    const weak = { ...units, 'us-inf-crawford': 'L6 back', 'us-art-martin': 'L6 back' };
    const table = fought({ units: weak, dice: [6, 5] }, ['M7', 'L5'], ['L6']);
    table.act({ type: 'lose', unit: 'us-art-martin' }).act({ type: 'lose', unit: 'us-inf-crawford' });
    expect(table.asked[1]).toBe('combat.advance');
    expect(table.where('us-gen-sykes')).toBe('eliminated');
  });
});

describe('G88 4d1 hexes outside enemy zones first', () => {
  it('only the free hexes are offered', () => {
    const table = atP3({}, UNION_FLEES);
    expect(table.offeredHexes('P3')).toEqual(['O3', 'O4']);
    expect(table.refused(retreat('P3', 'P4'), '4d1').args).toMatchObject({ hex: 'P4', free: ['O3', 'O4'] });
    table.act(retreat('P3', 'O4')).done();
  });
  it('a single free hex is the only choice', () => {
    const table = atP3({ 'cs-cav-jenkins': 'N2' }, UNION_FLEES); // its zone takes in O3
    expect(table.offered()).toEqual([retreat('P3', 'O4')]);
    table.refused(retreat('P3', 'O3'), '4d1');
  });
  it('a general gives no zone', () => {
    expect(atP3({ 'cs-gen-ewell': 'N2' }, UNION_FLEES).offeredHexes('P3')).toEqual(['O3', 'O4']);
  });
  it('the same holds at every step of a chain', () => {
    const table = atP3({ 'us-inf-wadsworth': 'O3' }, UNION_FLEES).act(retreat('P3', 'O3'));
    expect(table.offeredHexes('O3')).toEqual(['N2', 'N3', 'O2', 'O4']);
    table.refused(retreat('O3', 'P2'), '4d1'); // in Pegram's zone
  });
});

describe('G88 4d2-a a zoned hex only without alternative', () => {
  it('without a free hex all open ones are offered', () => {
    const table = atP3({ 'cs-cav-jenkins': 'N3' }, UNION_FLEES); // its zone takes in O3 and O4
    expect(table.offeredHexes('P3')).toEqual(['O3', 'O4', 'P2', 'P4']);
    table.act(retreat('P3', 'P2')).done();
    expect(table.where('us-cav-gamble')).toBe('P2');
  });
});

describe('G88 4d2-b never onto enemy units', () => {
  it('a hex with an enemy is not offered, zones or no zones', () => {
    const table = atP3({ 'cs-cav-jenkins': 'N3' }, UNION_FLEES);
    table.refused(retreat('P3', 'Q3'), '4d2-b');
    table.refused(retreat('P3', 'Q4'), '4d2-b');
  });
  it('a lone enemy general blocks the hex as well', () => {
    const table = atP3({}, UNION_FLEES);
    table.t.at[unitNumber('cs-gen-ewell')] = hexNumber('O3'); // in play 2d-c takes him away first
    expect(table.offeredHexes('P3')).toEqual(['O4']);
    table.refused(retreat('P3', 'O3'), '4d2-b');
  });
});

describe('G88 4d3-a stacked units retreat together', () => {
  it('one choice moves both units and their general', () => {
    const table = atP3({}, UNION_FLEES).act(retreat('P3', 'O4'));
    for (const unit of Object.keys(P3)) expect(table.where(unit)).toBe('O4');
    expect(table.said('retreat.step')).toHaveLength(1);
    expect(table.asked[1]).toBe('combat.advance'); // nobody is left to take another way
    table.done();
  });
  it('they stay together through a chain, without those they pass', () => {
    const table = atP3({ 'us-inf-wadsworth': 'O3', 'us-gen-reynolds': 'O3' }, UNION_FLEES);
    table.act(retreat('P3', 'O3')).act(retreat('O3', 'N2'));
    for (const unit of Object.keys(P3)) expect(table.where(unit)).toBe('N2');
    expect([table.where('us-inf-wadsworth'), table.where('us-gen-reynolds')]).toEqual(['O3', 'O3']);
  });
  it('what bars the artillery of a stack bars the stack', () => {
    const units = { 'us-inf-birney': 'E7', 'us-gen-sickles': 'E7', 'cs-inf-hood': 'F7' };
    const infantry = fought({ units, dice: [4, 3] }, ['F7'], ['E7']);
    expect(infantry.offeredHexes('E7')).toEqual(['D6', 'D7', 'E6']);
    const mixed = fought({ units: { ...units, 'us-art-randolph': 'E7' }, dice: [4, 3] }, ['F7'], ['E7']);
    expect(mixed.offeredHexes('E7')).toEqual(['D6', 'D7']);
    mixed.refused(retreat('E7', 'E6'), '3b4-b');
  });
});

describe('G88 4d3-b separate hexes retreat separately', () => {
  it('the second stack may not end where the first one did', () => {
    const table = atP3({}, CONFEDERATES_FLEE).act(retreat('Q4', 'R3'));
    expect(table.where('cs-art-pegram')).toBe('Q3'); // has yet to go
    table.act(retreat('Q3', 'R3'));
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
    table.refused(stand('R3'), '4d4-a');
    table.act(retreat('R3', 'R2')).done();
    expect([table.where('cs-inf-heth'), table.where('cs-art-pegram')]).toEqual(['R3', 'R2']);
  });
  it('not even with a general', () => {
    const table = atP3({ 'cs-gen-a-p-hill': 'Q4' }, CONFEDERATES_FLEE).act(retreat('Q4', 'R3'));
    expect(table.where('cs-gen-a-p-hill')).toBe('R3');
    table.act(retreat('Q3', 'R3')).refused(stand('R3'), '4d4-a');
  });
});

describe('G88 4d4-a a friendly hex: keep retreating', () => {
  it('units go on until they find a hex without friendly combat units', () => {
    const friends = { 'us-inf-wadsworth': 'O3', 'us-inf-robinson': 'N3', 'us-gen-reynolds': 'N3' };
    const table = atP3(friends, UNION_FLEES).act(retreat('P3', 'O3'));
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    expect(table.offered().every(action => action.type === 'retreat' && action.from === 'O3')).toBe(true);
    table.refused(stand('O3'), '4d4-a');
    table.act(retreat('O3', 'N3')); // a general in it makes no difference
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    table.act(retreat('N3', 'M3'));
    expect(table.asked[1]).toBe('combat.advance');
    expect(table.where('us-cav-devin')).toBe('M3');
  });
  it('beaten units that are passed have their own retreat yet to make', () => {
    const units = { 'cs-inf-heth': 'A1', 'cs-cav-jenkins': 'A2', 'us-inf-birney': 'B1' };
    const table = fought({ units, dice: [2, 6] }, ['A1', 'A2'], ['B1']); // 9 against 10
    table.act(retreat('A1', 'A2')).act(retreat('A2', 'A3'));
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
    expect(table.offered()).toEqual([retreat('A2', 'A3')]); // where Heth is now
    table.act(retreat('A2', 'A3')).act(retreat('A3', 'A4')).done();
    expect([table.where('cs-inf-heth'), table.where('cs-cav-jenkins')]).toEqual(['A3', 'A4']);
  });
  it('a lone friendly general does not force them on', () => {
    const table = atP3({ 'us-gen-reynolds': 'O3' }, UNION_FLEES).act(retreat('P3', 'O3'));
    expect(table.asked[1]).toBe('combat.advance');
    expect(table.where('us-cav-devin')).toBe('O3');
  });
  it('a friendly hex that leads nowhere is no way to go', () => {
    const ring = ['D5', 'D6', 'E5', 'F5', 'F6']; // all around Birney on E6 but for E7
    const units = { ...weakIn(ring), 'us-cav-gamble': 'E7', 'us-inf-birney': 'E6', 'cs-inf-hood': 'F7' };
    const table = position({ units, dice: [4, 6] })
      .endMovement()
      .declare(['F7'], ['E7'])
      .declare(ring, ['E6'])
      .resolve(0);
    expect(table.offeredHexes('E7')).toEqual(['D7', 'E8']);
    table.refused(retreat('E7', 'E6'), '4d4-a');
  });
});

describe('G88 4d4-b zone preference outranks emptiness', () => {
  const table = () => atP3({ 'us-inf-wadsworth': 'O3', 'cs-cav-jenkins': 'N4' }, UNION_FLEES);
  it('a held hex outside enemy zones goes before an empty one inside', () => {
    expect(table().offered()).toEqual([retreat('P3', 'O3')]);
    table().refused(retreat('P3', 'O4'), '4d1');
    expect(table().act(retreat('P3', 'O3')).offeredHexes('O3')).toEqual(['N2', 'O2']); // N3 is in Jenkins' zone too
  });
});

describe('G88 4d4-c a chain may end off the map', () => {
  // Gamble on A2, attacked by Heth (B2) and Jenkins (A3), has only Wadsworth on A1 behind him.
  const units = { 'us-cav-gamble': 'A2', 'us-inf-wadsworth': 'A1', 'cs-inf-heth': 'B2', 'cs-cav-jenkins': 'A3' };
  it('with no step left on the map the units leave it, and are not eliminated', () => {
    const table = position({ units: { ...units, 'cs-inf-hood': 'B1' }, dice: [4, 8] })
      .endMovement()
      .declare(['B2', 'A3'], ['A2'])
      .declare(['B1'], ['A1'])
      .resolve(0);
    expect(table.offered()).toEqual([retreat('A2', 'A1')]);
    table.refused(leaveMap('A2'), '4d6');
    table.act(retreat('A2', 'A1'));
    expect(table.offered()).toEqual([leaveMap('A1')]);
    table.refused(stand('A1'), '4d4-a');
    table.act(leaveMap('A1')).done();
    expect([table.where('us-cav-gamble'), table.where('us-inf-wadsworth')]).toEqual(['exited', 'A1']);
    expect(table.said('retreat.left')).toHaveLength(1);
  });
  it('never while there is a step on the map, and never back', () => {
    const table = fought({ units, dice: [4, 8] }, ['B2', 'A3'], ['A2']).act(retreat('A2', 'A1'));
    expect(table.offered()).toEqual([retreat('A1', 'B1')]); // in Heth's zone, but on the map
    table.refused(leaveMap('A1'), '4d4-c');
    table.refused(retreat('A1', 'A2'), '4d4-c');
  });
});

describe('G88 4d5 surrounded by enemies: stay, one damage', () => {
  const ring = ['E9', 'E11', 'D9', 'D10', 'F9', 'F10'];
  const surrounded = (n: number): Table => {
    const hexes = ring.slice(0, n);
    const dice = n === 6 ? [3, 4] : [4, 4]; // 9 against 8
    return fought({ units: { ...weakIn(hexes), 'us-inf-birney': 'E10' }, dice }, hexes, ['E10']);
  };
  it('six enemies around: the unit stays and takes a point more', () => {
    const table = surrounded(6);
    expect(table.offered()).toEqual([stand('E10')]);
    table.refused(retreat('E10', 'E9'), '4d2-b');
    table.refused(leaveMap('E10'), '3d-a');
    table.act(stand('E10'));
    expect(table.asked).toEqual(['union', 'combat.damage']);
    table.act({ type: 'lose', unit: 'us-inf-birney' }).done();
    expect([table.where('us-inf-birney'), table.isReduced('us-inf-birney')]).toEqual(['E10', true]);
  });
  it('five enemies: it must go to the sixth hex', () => {
    const table = surrounded(5);
    expect(table.offered()).toEqual([retreat('E10', 'F10')]);
    table.refused(stand('E10'), '4d5');
    table.act(retreat('E10', 'F10'));
    expect(table.isReduced('us-inf-birney')).toBe(false);
  });
  it('a hex barred to artillery counts as blocked', () => {
    const hexes = ['D6', 'D7', 'E8', 'F6', 'F7']; // of the neighbours of E7 only E6 is open
    const gun = fought({ units: { ...weakIn(hexes), 'us-art-randolph': 'E7' }, dice: [1, 4] }, hexes, ['E7']);
    expect(gun.offered()).toEqual([stand('E7')]);
    gun.refused(retreat('E7', 'E6'), '3b4-b');
    const horse = fought({ units: { ...weakIn(hexes), 'us-cav-gamble': 'E7' }, dice: [1, 4] }, hexes, ['E7']);
    expect(horse.offered()).toEqual([retreat('E7', 'E6')]);
  });
  it('the point falls on the units that stay', () => {
    const units = { 'cs-inf-heth': 'A1', 'cs-cav-jenkins': 'A3', 'cs-inf-pickett': 'C1' };
    const p = { units: { ...units, 'us-inf-birney': 'A2', 'us-inf-humphreys': 'B1' }, dice: [2, 6] };
    const table = position(p).endMovement().declare(['A1', 'A3'], ['A2']).declare(['C1'], ['B1']).resolve(0);
    table.act(stand('A1')).refused({ type: 'lose', unit: 'cs-cav-jenkins' }, '4e2-a');
    table.act({ type: 'lose', unit: 'cs-inf-heth' });
    expect([table.where('cs-inf-heth'), table.isReduced('cs-inf-heth')]).toEqual(['A1', true]);
    expect(table.offered().every(action => action.type === 'retreat' && action.from === 'A3')).toBe(true);
    table.done();
  });
});

describe('G88 4d6 edge and enemies: leave or suffer', () => {
  const units = { 'us-inf-birney': 'A1', 'cs-inf-heth': 'A2', 'cs-cav-jenkins': 'B1' };
  const corner = () => fought({ units, dice: [2, 4] }, ['A2', 'B1'], ['A1']); // 9 against 8
  it('the owner may leave the map', () => {
    const table = corner();
    expect(table.offered()).toEqual([leaveMap('A1'), stand('A1')]);
    table.act(leaveMap('A1')).done();
    expect([table.where('us-inf-birney'), table.isReduced('us-inf-birney')]).toEqual(['exited', false]);
  });
  it('or stay and take a point more', () => {
    const table = corner().act(stand('A1')).act({ type: 'lose', unit: 'us-inf-birney' });
    expect([table.where('us-inf-birney'), table.isReduced('us-inf-birney')]).toEqual(['A1', true]);
  });
  it('with one open hex neither', () => {
    const { 'cs-cav-jenkins': _, ...one } = units;
    const table = fought({ units: one, dice: [3, 4] }, ['A2'], ['A1']);
    expect(table.offered()).toEqual([retreat('A1', 'B1')]);
    table.refused(leaveMap('A1'), '4d6');
    table.refused(stand('A1'), '4d5');
  });
});

describe('G88 4d4-a friends who are walled in themselves', () => {
  it('are no way out: the step is refused', () => {
    const walls = { 'us-cav-gamble': 'T5', 'us-inf-howe': 'S7', 'us-inf-barnes': 'S5', 'us-inf-ayres': 'R5' };
    const units = { 'cs-inf-early': 'T6', 'cs-inf-rodes': 'S6', 'us-inf-wright': 'R6', ...walls };
    const table = position({ scenario: 'campaign', turn: 10, units, dice: [5, 9] }).endMovement(); // 9 to 10
    table.declare(['T6'], ['T5']).declare(['S6'], ['S7', 'S5', 'R5', 'R6']).resolve();
    expect(table.offeredHexes('T6')).toEqual(['U7']);
    expect(table.refused({ type: 'retreat', from: 'T6', to: 'S6' }, '4d4-a').key).toBe('no.retreatBlocked');
    table.done();
  });
});
