import { describe, expect, it } from 'vitest';
import { position } from './table.ts';

/** Pickett (4) attacks Williams (4) on clear ground: the margin is that of the dice. */
function even(attackDie: number, defenceDie: number) {
  const units = { 'cs-inf-pickett': 'S8', 'us-inf-williams': 'S9' };
  const table = position({ turn: 3, units, dice: [attackDie, defenceDie] }).endMovement();
  table.declare(['S8'], ['S9']).resolve();
  table.done();
  return table;
}
const result = (attackDie: number, defenceDie: number) => even(attackDie, defenceDie).said('battle.result')[0]!.args!;

/** Two losing stacks: Hood with McLaws and Longstreet against Barnes and Hays. */
function ridge(attackDie: number, defenceDie: number) {
  const stack = { 'cs-gen-longstreet': 'K5', 'cs-inf-hood': 'K5', 'cs-inf-mclaws': 'K5' };
  const units = { ...stack, 'us-inf-barnes': 'J5', 'us-inf-hays': 'K6' };
  const table = position({ turn: 3, units, dice: [attackDie, defenceDie] }).endMovement();
  return table.declare(['K5'], ['J5', 'K6']).resolve();
}

describe('G88 4c the attacker chooses the order of the battles', () => {
  const pairs = {
    ...{ 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9' },
    ...{ 'cs-inf-hood': 'P6', 'us-cav-devin': 'P5' },
    ...{ 'cs-inf-rodes': 'E9', 'us-cav-custer': 'E10' },
  };
  const declared = () => {
    const table = position({ turn: 3, units: pairs, dice: [5, 5] }).endMovement();
    return table.declare(['S8'], ['S9']).declare(['P6'], ['P5']).declare(['E9'], ['E10']);
  };
  it.each([
    [0, 'S9'],
    [1, 'P5'],
    [2, 'E10'],
  ])('may resolve battle %i first', (number, defenders) => {
    const table = declared().resolve(number);
    expect(table.said('battle.begins').map(event => event.args?.['defenders'])).toEqual([[defenders]]);
    table.done();
  });
  it('is not chosen by the defender, nor from battles that do not exist', () => {
    const table = declared();
    table.refused({ type: 'resolve', battle: 0 }, '4c', 'union');
    table.refused({ type: 'resolve', battle: 3 }, '4c');
  });
});

describe('G88 4c1 each side rolls one die and adds its modifiers', () => {
  it('makes 9 of die 6 and modifier 3, for either side', () => {
    const units = { 'us-inf-wadsworth': 'S9', 'cs-inf-pickett': 'S8' };
    const defends = position({ units, dice: [2, 6] })
      .endMovement()
      .declare(['S8'], ['S9'])
      .resolve();
    expect(defends.said('battle.result')[0]!.args).toMatchObject({ attack: 6, defence: 9 });
    defends.done();
    const attacks = position({ phase: 'union', units, dice: [6, 2] })
      .endMovement()
      .declare(['S9'], ['S8'])
      .resolve();
    expect(attacks.said('battle.result')[0]!.args).toMatchObject({ attack: 9, defence: 6 });
    attacks.done();
  });
});

describe('G88 4c2-a an equal or higher result lets the defender win', () => {
  it('has the attackers retreat at a tie and below', () => {
    for (const [attack, defence] of [
      [8, 8],
      [7, 8],
      [1, 3],
    ] as const) {
      const table = even(attack, defence);
      expect(table.said('battle.result')[0]!.args).toMatchObject({ winner: 'defender' });
      expect(table.asked).toEqual(['confederate', 'combat.retreat']);
      expect(new Set(table.offered().map(action => action.type === 'retreat' && action.from))).toEqual(new Set(['S8']));
    }
  });
  it('has every attacking hex of the battle retreat', () => {
    const units = { 'cs-inf-early': 'S8', 'cs-cav-jenkins': 'R9', 'us-inf-williams': 'S9' };
    const table = position({ turn: 3, units, dice: [1, 2] })
      .endMovement()
      .declare(['S8', 'R9'], ['S9'])
      .resolve();
    table.act({ type: 'retreat', from: 'S8', to: 'S7' }).act({ type: 'retreat', from: 'R9', to: 'Q9' });
    expect(table.where('us-inf-williams')).toBe('S9');
    table.done();
  });
});

describe('G88 4c2-b a higher result lets the attacker win', () => {
  it('has the defenders retreat, and the attackers stay', () => {
    const table = even(9, 8);
    expect(table.said('battle.result')[0]!.args).toMatchObject({ winner: 'attacker', damage: 0 });
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    for (const type of ['leaveMap', 'stand'] as const) table.refused({ type, from: 'S9' }, '4d-b', 'confederate');
    table.refused({ type: 'retreat', from: 'S9', to: 'S10' }, '4d-b', 'confederate');
    table.refused({ type: 'lose', unit: 'us-inf-williams' }, '4e2-a', 'confederate');
    table.act({ type: 'retreat', from: 'S9', to: 'S10' }).act({ type: 'endAdvance' });
    expect([table.where('cs-inf-pickett'), table.where('us-inf-williams')]).toEqual(['S8', 'S10']);
  });
  it('has every defending hex of the battle retreat', () => {
    const table = ridge(4, 5); // 14 against 13
    table.act({ type: 'retreat', from: 'J5', to: 'I5' }).act({ type: 'retreat', from: 'K6', to: 'K7' });
    expect(table.asked[1]).toBe('combat.advance');
    table.done();
  });
});

describe('G88 4c2-c a margin of 3 to 5 is one damage point', () => {
  it.each([3, 4, 5])('margin %i', margin => {
    expect(result(1 + margin, 1)).toMatchObject({ winner: 'attacker', damage: 1 });
    expect(result(1, 1 + margin)).toMatchObject({ winner: 'defender', damage: 1 });
  });
  it('is taken before the retreat, by the loser', () => {
    const table = even(6, 3);
    expect(table.asked).toEqual(['union', 'combat.damage']);
    table.act({ type: 'lose', unit: 'us-inf-williams' });
    expect(table.isReduced('us-inf-williams')).toBe(true);
    expect(table.asked).toEqual(['union', 'combat.retreat']);
  });
});

describe('G88 4c2-d a margin of 6 or more is two damage points, never more', () => {
  it.each([6, 7, 8, 9])('margin %i', margin => {
    expect(result(1 + margin, 1)).toMatchObject({ winner: 'attacker', damage: 2 });
    expect(result(1, 1 + margin)).toMatchObject({ winner: 'defender', damage: 2 });
  });
  it('margin 11 against four steps takes two', () => {
    const table = ridge(10, 1); // 20 against 9
    expect(table.said('battle.result')[0]!.args).toMatchObject({ attack: 20, defence: 9, damage: 2 });
    table.act({ type: 'lose', unit: 'us-inf-barnes' }).act({ type: 'lose', unit: 'us-inf-hays' });
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    table.done();
  });
});

describe('G88 4c2-e a margin of 0, 1 or 2 hurts nobody', () => {
  it.each([
    [5, 5],
    [6, 5],
    [7, 5],
    [5, 6],
    [5, 7],
  ])('dice %i and %i', (attack, defence) => {
    const table = even(attack, defence);
    expect(table.said('battle.result')[0]!.args).toMatchObject({ damage: 0 });
    expect(table.asked[1]).toBe('combat.retreat');
    expect(table.t.reduced).not.toContain(1);
  });
});

describe('G88 4c2-f damage falls on the losing side as a whole', () => {
  it('marks one of two losing units for one point, whichever the loser likes', () => {
    for (const unit of ['us-inf-barnes', 'us-inf-hays']) {
      const table = ridge(7, 6); // 17 against 14
      expect(table.offered().map(action => action.type === 'lose' && action.unit)).toEqual([
        'us-inf-barnes',
        'us-inf-hays',
      ]);
      table.act({ type: 'lose', unit });
      expect(['us-inf-barnes', 'us-inf-hays'].filter(table.isReduced)).toEqual([unit]);
      expect(table.asked[1]).toBe('combat.retreat');
    }
  });
  it('never falls on the winner', () => {
    const table = ridge(7, 6);
    table.refused({ type: 'lose', unit: 'cs-inf-hood' }, '4e2-a');
    table.refused({ type: 'lose', unit: 'us-inf-hays' }, '4e2-a', 'confederate');
  });
});
