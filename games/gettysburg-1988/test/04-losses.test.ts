import { describe, expect, it } from 'vitest';
import { CONFEDERATE, UNION, unitNumber } from '../data/index.ts';
import { damagePoints } from '../rules/06-victory.ts';
import { type Position, position, type Table } from './table.ts';

// Clear ground around E10: the dice say who loses and by how much.
function fought(p: Position, attackers: readonly string[], defenders: readonly string[]): Table {
  return position(p).endMovement().declare(attackers, defenders).resolve();
}
const lose = (unit: string) => ({ type: 'lose', unit }) as const;
const retreat = (from: string, to: string) => ({ type: 'retreat', from, to }) as const;
const offeredUnits = (table: Table): string[] =>
  table.offered().flatMap(action => (action.type === 'lose' ? [action.unit] : []));

describe('G88 4e-a the reduced face means one damage taken', () => {
  const factors = (heth: string): unknown =>
    fought({ units: { 'cs-inf-heth': heth, 'us-cav-gamble': 'E10' }, dice: [1, 6] }, ['E9'], ['E10']).said(
      'battle.begins',
    )[0]!.args;
  it('a unit fights with the values of its back', () => {
    expect(factors('E9')).toMatchObject({ attack: 6, defence: 1 });
    expect(factors('E9 back')).toMatchObject({ attack: 3, defence: 1 });
  });
  it('and moves with them', () => {
    const table = position({ units: { 'us-cav-gamble': 'A11 back', 'us-inf-birney': 'A1 back' }, phase: 'union' });
    const eight = ['B11', 'C11', 'D11', 'E11', 'F11', 'G11', 'H11', 'I11'];
    expect(table.whyNotMove('us-cav-gamble', ...eight)).toBeNull();
    expect(table.whyNotMove('us-cav-gamble', ...eight, 'J11')?.key).toBe('no.points');
    expect(table.whyNotMove('us-inf-birney', 'B1', 'C1', 'D1', 'E1', 'F1')).toBeNull();
    expect(table.whyNotMove('us-inf-birney', 'B1', 'C1', 'D1', 'E1', 'F1', 'E2')?.key).toBe('no.points');
  });
  it('Gamble is 1 on both faces, yet counts as reduced', () => {
    const fights = (gamble: string) =>
      fought({ units: { 'cs-inf-heth': 'E9', 'us-cav-gamble': gamble }, dice: [1, 6] }, ['E9'], ['E10']);
    const [front, back] = [fights('E10'), fights('E10 back')];
    for (const table of [front, back]) expect(table.said('battle.begins')[0]!.args).toMatchObject({ defence: 1 });
    expect([
      damagePoints(front.t, front.state.setup, CONFEDERATE),
      damagePoints(back.t, back.state.setup, CONFEDERATE),
    ]).toEqual([0, 1]);
  });
  it('one more point and he is gone', () => {
    const table = (gamble: string) =>
      fought({ units: { 'cs-inf-heth': 'E9', 'us-cav-gamble': gamble }, dice: [3, 5] }, ['E9'], ['E10']); // 9 to 6
    expect(table('E10').act(lose('us-cav-gamble')).where('us-cav-gamble')).toBe('E10');
    expect(table('E10 back').act(lose('us-cav-gamble')).where('us-cav-gamble')).toBe('eliminated');
  });
});

describe('G88 4e-b Elim units have one step', () => {
  it('Nelson is removed by one point, Dance is flipped', () => {
    const lost = (gun: string) =>
      fought({ units: { [gun]: 'E9', 'us-inf-birney': 'E10' }, dice: [4, 4] }, ['E9'], ['E10']).act(lose(gun)); // 5 to 8
    const nelson = lost('cs-art-nelson');
    expect([nelson.where('cs-art-nelson'), nelson.isReduced('cs-art-nelson')]).toEqual(['eliminated', false]);
    expect(nelson.said('loss.eliminated')[0]).toMatchObject({ rule: '§4e-b' });
    const dance = lost('cs-art-dance');
    expect([dance.where('cs-art-dance'), dance.isReduced('cs-art-dance')]).toEqual(['E9', true]);
    nelson.done();
  });
});

describe('G88 4e1-a the first damage flips the unit', () => {
  it('a front unit turns to its back and stays on the map', () => {
    const table = fought({ units: { 'cs-inf-heth': 'E9', 'us-inf-birney': 'E10' }, dice: [4, 3] }, ['E9'], ['E10']); // 10 to 7
    expect(table.isReduced('us-inf-birney')).toBe(false);
    table.act(lose('us-inf-birney'));
    expect([table.where('us-inf-birney'), table.isReduced('us-inf-birney')]).toEqual(['E10', true]);
    expect(table.asked[1]).toBe('combat.retreat');
    expect(damagePoints(table.t, table.state.setup, CONFEDERATE)).toBe(1);
    table.done();
  });
});

describe('G88 4e1-b the second damage eliminates', () => {
  it('a back-face unit is taken off the map', () => {
    const units = { 'cs-inf-heth': 'E9', 'us-inf-birney': 'E10 back' };
    const table = fought({ units, dice: [4, 5] }, ['E9'], ['E10']).act(lose('us-inf-birney')); // 10 to 7
    expect(table.where('us-inf-birney')).toBe('eliminated');
    expect(table.said('loss.eliminated')[0]).toMatchObject({ rule: '§4e1-b', args: { points: 4 } });
    expect(damagePoints(table.t, table.state.setup, CONFEDERATE)).toBe(4);
    table.done();
  });
  it('for good: it moves no more', () => {
    const table = position({ units: { 'us-inf-birney': 'eliminated' }, phase: 'union' });
    table.refusedMove('4e1-b', 'us-inf-birney', 'E10');
  });
  it('a point on a front unit does not', () => {
    const table = fought({ units: { 'cs-inf-heth': 'E9', 'us-inf-birney': 'E10' }, dice: [4, 3] }, ['E9'], ['E10']);
    expect(table.act(lose('us-inf-birney')).said('loss.eliminated')).toEqual([]);
  });
});

// Heth attacks from E9 and Pender from D9; Caldwell and Hancock look on from C2.
const BYSTANDERS = { 'us-inf-caldwell': 'C2', 'us-gen-hancock': 'C2' };
const trio = (dice: readonly number[]): Table =>
  fought(
    {
      units: {
        ...{ 'us-inf-birney': 'E10', 'us-inf-humphreys': 'E10', 'us-gen-sickles': 'E10', 'us-inf-ayres': 'F9' },
        ...{ 'cs-inf-heth': 'E9', ...BYSTANDERS },
      },
      dice,
    },
    ['E9'],
    ['E10', 'F9'], // 6 against 10
  );

describe('G88 4e2-a the loser allots the damage', () => {
  const table = () => trio([9, 2]); // 15 to 12: one point
  it('to any of his combat units of the battle, whatever hex they are in', () => {
    expect(table().asked).toEqual(['union', 'combat.damage']);
    expect(offeredUnits(table())).toEqual(['us-inf-birney', 'us-inf-humphreys', 'us-inf-ayres']);
    for (const unit of offeredUnits(table())) {
      const after = table().act(lose(unit));
      expect(offeredUnits(table()).filter(after.isReduced)).toEqual([unit]);
    }
  });
  it('not the winner, nor to units that did not fight', () => {
    table().refused(lose('us-inf-birney'), '4e2-a', 'confederate');
    table().refused(lose('us-inf-caldwell'), '4e2-a');
    table().refused(lose('us-gen-sickles'), '4e2-a');
    table().refused(lose('cs-inf-heth'), '4e2-a');
  });
  it('a beaten attacker allots his own', () => {
    const beaten = trio([1, 1]); // 7 to 11
    expect(beaten.asked).toEqual(['confederate', 'combat.damage']);
    expect(offeredUnits(beaten)).toEqual(['cs-inf-heth']);
    expect(damagePoints(beaten.act(lose('cs-inf-heth')).t, beaten.state.setup, UNION)).toBe(1);
  });
});

describe('G88 4e2-b spread or concentrate', () => {
  const table = () => trio([10, 1]).act(lose('us-inf-birney')); // 16 to 11: one point
  const two = () => fought(strong, ['E9', 'D9'], ['E10']); // 10 and 10 to 8 and 3
  const strong: Position = {
    units: {
      ...{ 'cs-inf-heth': 'E9', 'cs-inf-pender': 'D9' },
      ...{ 'us-inf-birney': 'E10', 'us-inf-humphreys': 'E10', 'us-gen-sickles': 'E10' },
    },
    dice: [10, 3], // 20 to 11
  };
  it('two points flip two units', () => {
    const spread = two().act(lose('us-inf-birney')).act(lose('us-inf-humphreys'));
    expect([spread.isReduced('us-inf-birney'), spread.isReduced('us-inf-humphreys')]).toEqual([true, true]);
    expect(spread.said('loss.eliminated')).toEqual([]);
    expect(spread.asked[1]).toBe('combat.retreat');
    spread.done();
  });
  it('or eliminate one of them', () => {
    const heaped = two().act(lose('us-inf-birney')).act(lose('us-inf-birney'));
    expect([heaped.where('us-inf-birney'), heaped.isReduced('us-inf-humphreys')]).toEqual(['eliminated', false]);
    expect(heaped.asked[1]).toBe('combat.retreat');
  });
  it('one flip does not settle two points, though it settles one', () => {
    const half = two().act(lose('us-inf-birney'));
    expect(half.asked).toEqual(['union', 'combat.damage']);
    half.refused(retreat('E10', 'E11'), '4d-c');
    half.refused({ type: 'endAdvance' }, '4e2-c');
    expect(table().asked[1]).toBe('combat.retreat');
  });
});

describe('G88 4e2-c all damage must be absorbed if possible', () => {
  it('one Elim unit, two points: eliminated, the rest is lost', () => {
    const units = { 'cs-inf-heth': 'E9', 'us-art-taft': 'E10', ...BYSTANDERS };
    const table = fought({ units, dice: [5, 2] }, ['E9'], ['E10']).act(lose('us-art-taft')); // 11 to 3
    expect(table.where('us-art-taft')).toBe('eliminated');
    expect(table.said('loss.excess')[0]).toMatchObject({ args: { points: 1 }, rule: '§4e2-c' });
    expect([table.isReduced('us-inf-caldwell'), table.asked[1]]).toEqual([false, 'combat.advance']);
    table.done();
  });
  it('what the units can take they take, to the last step', () => {
    const units = { 'cs-inf-heth': 'E9', 'us-cav-gamble': 'E10' };
    const table = fought({ units, dice: [5, 2] }, ['E9'], ['E10']).act(lose('us-cav-gamble'));
    expect(offeredUnits(table)).toEqual(['us-cav-gamble']);
    table.act(lose('us-cav-gamble'));
    expect(table.where('us-cav-gamble')).toBe('eliminated');
    expect(table.said('loss.excess')).toEqual([]);
  });
  it('an eliminated unit takes no more', () => {
    const units = { 'cs-inf-heth': 'E9', 'cs-inf-pender': 'D9', 'us-art-taft': 'E10', 'us-inf-birney': 'E10' };
    const p = { units: { ...units, 'us-gen-sickles': 'E10' }, dice: [10, 1] };
    const table = fought(p, ['E9', 'D9'], ['E10']).act(lose('us-art-taft'));
    expect(offeredUnits(table)).toEqual(['us-inf-birney']);
    table.refused(lose('us-art-taft'), '4e2-a');
    expect(table.t.at[unitNumber('us-gen-sickles')]).toBeGreaterThanOrEqual(0);
  });
});
