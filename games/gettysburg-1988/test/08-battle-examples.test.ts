import { choices, look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { Action } from '../state.ts';
import { groupings, hexesOf } from './groupings.ts';
import { position, type Table } from './table.ts';

const retreat = (from: string, to: string): Action => ({ type: 'retreat', from, to });
const lose = (unit: string): Action => ({ type: 'lose', unit });
const advance = (unit: string, to: string): Action => ({ type: 'advance', units: [unit], to });
const begins = (table: Table) => table.said('battle.begins').at(-1)?.args;
const terrain = (table: Table) => table.said('battle.terrain').at(-1)?.args;
const result = (table: Table) => table.said('battle.result').at(-1)?.args;

/** 8b1: Barlow attacks Anderson. */
const woods = (from: string, to: string) => {
  const units = { 'us-inf-barlow': from, 'cs-inf-anderson': to };
  return position({ phase: 'union', units, dice: [1, 1] })
    .endMovement()
    .declare([from], [to])
    .resolve();
};

describe('G88 8b1-a woods that are not connected', () => {
  it('gives +2 against 5 + 1', () => {
    const table = woods('G5', 'H5');
    expect(begins(table)).toMatchObject({ attack: 2, defence: 6 });
    expect(terrain(table)).toEqual({ hill: 0, woods: 1, town: 0 });
    table.done();
  });
});

describe('G88 8b1-b both in one wood', () => {
  it('gives +2 against 5', () => {
    const table = woods('F4', 'E5');
    expect(begins(table)).toMatchObject({ attack: 2, defence: 5 });
    expect(terrain(table)).toBeUndefined();
    table.done();
  });
});

/** 8b2: Heth and Pegram against Gamble, Devin and Buford. */
const cavalry = { 'us-gen-buford': 'P3', 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3' };
const ridge = (...dice: number[]) =>
  position({ turn: 2, units: { ...cavalry, 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3' }, dice })
    .endMovement()
    .declare(['Q3', 'Q4'], ['P3'])
    .resolve();

describe('G88 8b2-c modifiers on the ridge', () => {
  it('gives 2 + 2 + 1 = 5 against 7', () => {
    const table = ridge(5, 7);
    expect(begins(table)).toMatchObject({ attack: 7, defence: 5 });
    expect(terrain(table)).toEqual({ hill: 2, woods: 1, town: 0 });
    table.done();
  });
});

describe('G88 8b2-d three rolls on the ridge', () => {
  it('12 to 12: the Confederates retreat unhurt', () => {
    const table = ridge(5, 7);
    expect(result(table)).toMatchObject({ attack: 12, defence: 12, winner: 'defender', damage: 0 });
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
  });
  it('7 to 10: the Union retreats with one damage point', () => {
    const table = ridge(3, 2);
    expect(result(table)).toMatchObject({ attack: 10, defence: 7, winner: 'attacker', damage: 1 });
    expect(table.asked).toEqual(['union', 'combat.damage']);
    table.act(lose('us-cav-devin'));
    expect([table.isReduced('us-cav-gamble'), table.isReduced('us-cav-devin')]).toEqual([false, true]);
    expect(table.asked).toEqual(['union', 'combat.retreat']);
  });
  it('14 to 8: the Confederates retreat with two', () => {
    const table = ridge(1, 9);
    expect(result(table)).toMatchObject({ attack: 8, defence: 14, winner: 'defender', damage: 2 });
    table.act(lose('cs-inf-heth')).act(lose('cs-art-pegram'));
    expect([table.isReduced('cs-inf-heth'), table.isReduced('cs-art-pegram')]).toEqual([true, true]);
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
  });
});

describe('G88 8b2-e retreats from the ridge', () => {
  it('takes the Union group, general included, to O3 or O4', () => {
    const table = ridge(3, 2).act(lose('us-cav-devin'));
    expect(table.offeredHexes('P3')).toEqual(['O3', 'O4']);
    table.act(retreat('P3', 'O4'));
    expect(Object.keys(cavalry).map(unit => table.where(unit))).toEqual(['O4', 'O4', 'O4']);
  });
  it('takes Heth to Q5, R3 or R4 and Pegram to Q2, R2 or R3', () => {
    const table = ridge(5, 7);
    expect(table.offeredHexes('Q4')).toEqual(['Q5', 'R3', 'R4']);
    expect(table.offeredHexes('Q3')).toEqual(['Q2', 'R2', 'R3']);
  });
  it('does not leave both in R3: the second goes on', () => {
    const table = ridge(5, 7).act(retreat('Q4', 'R3')).act(retreat('Q3', 'R3'));
    expect(table.asked).toEqual(['confederate', 'combat.retreat']);
    table.refused({ type: 'stand', from: 'R3' }, '4d4-a');
    table.act(retreat('R3', 'S3'));
    expect([table.where('cs-inf-heth'), table.where('cs-art-pegram')]).toEqual(['R3', 'S3']);
  });
});

describe('G88 8b2-f only one unit occupies P3', () => {
  it.each([
    ['cs-inf-heth', 'cs-art-pegram'],
    ['cs-art-pegram', 'cs-inf-heth'],
  ])('%s, and then not %s', (first, second) => {
    const table = ridge(3, 2).act(lose('us-cav-devin')).act(retreat('P3', 'O4'));
    table.refused(advance(first, 'O4'), '4f-f');
    expect(table.answers()).toHaveLength(3);
    table.act(advance(first, 'P3'));
    expect(table.where(first)).toBe('P3');
    expect(table.asked).toEqual(['union', 'phase.move']); // the second one cannot follow, so nobody is asked
    expect(table.where(second)).not.toBe('P3');
  });
  it('refuses the second one for the stack, as long as another hex is open', () => {
    const units = { 'cs-inf-heth': 'M8', 'cs-gen-a-p-hill': 'M8', 'cs-inf-pender': 'M8' };
    const table = position({ turn: 2, units: { ...units, 'us-cav-gamble': 'L7', 'us-cav-devin': 'M9' }, dice: [5, 4] })
      .endMovement()
      .declare(['M8'], ['L7', 'M9'])
      .resolve();
    for (let left = 2; left > 0; left--) table.act(lose('us-cav-gamble'));
    table.act(retreat('M9', 'M10')).act(advance('cs-inf-heth', 'L7'));
    table.refused(advance('cs-inf-pender', 'L7'), '2e-a');
    table.act(advance('cs-gen-a-p-hill', 'L7')).act(advance('cs-inf-pender', 'L7'));
    expect(table.where('cs-inf-pender')).toBe('L7');
  });
});

/** 8b3: Cemetery Hill and Ridge. */
const hill = {
  ...{ 'cs-cav-jenkins': 'M8', 'cs-gen-a-p-hill': 'M7', 'cs-inf-pender': 'M7', 'cs-inf-heth': 'M7 back' },
  ...{ 'cs-art-mcintosh': 'L5', 'cs-gen-longstreet': 'K5', 'cs-inf-hood': 'K5', 'cs-inf-mclaws': 'K5' },
  ...{ 'us-inf-ayres': 'L7', 'us-art-mcgilvery': 'M9', 'us-inf-crawford': 'L6', 'us-art-martin': 'L6' },
  ...{ 'us-gen-sykes': 'L6', 'us-inf-barnes': 'J5', 'us-inf-hays': 'K6 back', 'us-gen-hancock': 'K6' },
  ...{ 'us-art-huntington': 'J6' },
};
const contact = (...dice: number[]) =>
  position({ scenario: 'day2', turn: 12, units: hill, control: { M7: 'confederate' }, dice }).endMovement();
const declared = (...dice: number[]) =>
  contact(...dice)
    .declare(['M8'], ['L7', 'M9'])
    .declare(['M7', 'L5'], ['L6'])
    .declare(['K5'], ['J5', 'K6']);
const first = (...dice: number[]) => declared(8, 1, ...dice).resolve(0);
const second = (...dice: number[]) =>
  first(6, 5, ...dice)
    .act(retreat('L7', 'K7'))
    .act(retreat('M9', 'L9'))
    .act(advance('cs-cav-jenkins', 'L7'))
    .resolve(0);
const third = () =>
  second(7, 8)
    .act(lose('us-art-martin'))
    .act(lose('us-art-martin'))
    .act(retreat('L6', 'K7'))
    .act(retreat('K7', 'J7'))
    .act(advance('cs-inf-pender', 'L6'))
    .act(advance('cs-gen-a-p-hill', 'L6'))
    .act(advance('cs-art-mcintosh', 'L6'))
    .resolve(0);

describe('G88 8b3-a everyone but Huntington has to fight', () => {
  it('finds all other hexes in contact', () => {
    const table = contact();
    const offer = choices(game, look(game, table.state, 'confederate'), 'confederate');
    expect(offer.kind === 'space' && offer.outline?.()).toEqual({
      attackers: ['K5', 'L5', 'M7', 'M8'],
      defenders: ['J5', 'K6', 'L6', 'L7', 'M9'],
    });
    table.refused({ type: 'declareBattle', attackers: ['K5'], defenders: ['J5', 'J6', 'K6'] }, '4a3-c');
  });
  it('accepts every grouping by stars, from either end', () => {
    const all = groupings(['M8', 'M7', 'L5', 'K5'], ['L7', 'M9', 'L6', 'J5', 'K6', 'J6']);
    expect(all).toContainEqual(['K5>J5,K6', 'L5,M7>L6', 'M8>L7,M9']);
    expect(all.length).toBeGreaterThan(3);
    for (const grouping of all) {
      for (const order of [grouping, [...grouping].reverse()]) {
        const table = contact();
        for (const battle of order) table.declare(...hexesOf(battle));
        expect(table.asked[1], grouping.join(' ')).toBe('phase.battles');
      }
    }
  });
});

describe('G88 8b3-b Jenkins against Ayres and McGilvery', () => {
  it('has +1 against 4 + 2 + 1, and 9 to 8', () => {
    const table = first();
    expect(begins(table)).toMatchObject({ attack: 1, defence: 7 });
    expect(terrain(table)).toEqual({ hill: 2, woods: 1, town: 0 });
    expect(result(table)).toMatchObject({ attack: 9, defence: 8, winner: 'attacker', damage: 0 });
    table.done();
  });
  it('sends Ayres to K7 or K8, McGilvery to L9, M10 or N9', () => {
    const table = first();
    expect(table.offeredHexes('L7')).toEqual(['K7', 'K8']);
    expect(table.act(retreat('L7', 'K7')).offeredHexes('M9')).toEqual(['L9', 'M10', 'N9']);
  });
  it('lets Jenkins occupy L7 or M9, or neither', () => {
    const table = first().act(retreat('L7', 'K7')).act(retreat('M9', 'L9'));
    expect(table.answers()).toEqual([
      advance('cs-cav-jenkins', 'L7'),
      advance('cs-cav-jenkins', 'M9'),
      { type: 'endAdvance' },
    ]);
  });
});

describe('G88 8b3-c the attack on L6', () => {
  it('has 5 + 3 + 1 = 9 against 3: M7 is connected', () => {
    const table = second();
    expect(begins(table)).toMatchObject({ attack: 9, defence: 3 });
    expect(result(table)).toMatchObject({ attack: 15, defence: 8, winner: 'attacker', damage: 2 });
    expect(table.said('battle.terrain')).toHaveLength(1); // the first battle's
    table.done();
  });
  it('lets two points eliminate Martin; Crawford and Sykes go by K6, K7 or M6', () => {
    const table = second().act(lose('us-art-martin')).act(lose('us-art-martin'));
    expect(table.where('us-art-martin')).toBe('eliminated');
    expect(table.offeredHexes('L6')).toEqual(['K6', 'K7', 'M6']);
    table.act(retreat('L6', 'K7'));
    expect(table.offeredHexes('K7')).toEqual(['J6', 'J7']);
    table.act(retreat('K7', 'J7'));
    expect([table.where('us-inf-crawford'), table.where('us-gen-sykes')]).toEqual(['J7', 'J7']);
  });
});

describe('G88 8b3-d the attack on Cemetery Ridge', () => {
  it('counts 11 as 10 against 4 + 2: 17 to 14, one point', () => {
    const table = third();
    expect(begins(table)).toMatchObject({ attack: 10, defence: 6 });
    expect(terrain(table)).toEqual({ hill: 2, woods: 0, town: 0 });
    expect(result(table)).toMatchObject({ attack: 17, defence: 14, winner: 'attacker', damage: 1 });
    table.done();
  });
  it('leaves the choice: Hays would take Hancock with him', () => {
    expect(third().offered()).toEqual([lose('us-inf-barnes'), lose('us-inf-hays')]);
    const table = third().act(lose('us-inf-hays'));
    expect([table.where('us-inf-hays'), table.where('us-gen-hancock')]).toEqual(['eliminated', 'eliminated']);
  });
  it('sends Hays by J6 and on to I6, Barnes to I5, I6 or J6', () => {
    const table = third().act(lose('us-inf-barnes'));
    expect(table.isReduced('us-inf-barnes')).toBe(true);
    expect(table.offeredHexes('K6')).toEqual(['J6']);
    expect(table.act(retreat('K6', 'J6')).offeredHexes('J6')).toContain('I6');
    expect(table.act(retreat('J6', 'I6')).offeredHexes('J5')).toEqual(['I5', 'I6', 'J6']);
  });
});

describe('the whole example 8b3 in one go', () => {
  it('ends where the rulebook ends it', () => {
    const table = third();
    table.act(lose('us-inf-barnes')).act(retreat('K6', 'J6')).act(retreat('J6', 'I6')).act(retreat('J5', 'I5'));
    table.act(advance('cs-inf-mclaws', 'K6')).act(advance('cs-gen-longstreet', 'K6'));
    table.act(advance('cs-inf-hood', 'J5'));
    table.done();
    expect(table.asked).toEqual(['union', 'phase.move']);
    expect(Object.fromEntries(Object.keys(hill).map(unit => [unit, table.where(unit)]))).toEqual({
      ...{ 'cs-cav-jenkins': 'L7', 'cs-gen-a-p-hill': 'L6', 'cs-inf-pender': 'L6', 'cs-inf-heth': 'M7' },
      ...{ 'cs-art-mcintosh': 'L6', 'cs-gen-longstreet': 'K6', 'cs-inf-hood': 'J5', 'cs-inf-mclaws': 'K6' },
      ...{ 'us-inf-ayres': 'K7', 'us-art-mcgilvery': 'L9', 'us-inf-crawford': 'J7', 'us-art-martin': 'eliminated' },
      ...{ 'us-gen-sykes': 'J7', 'us-inf-barnes': 'I5', 'us-inf-hays': 'I6', 'us-gen-hancock': 'I6' },
      ...{ 'us-art-huntington': 'J6' },
    });
    const onMap = Object.keys(hill).filter(unit => unit !== 'us-art-martin');
    expect(onMap.filter(table.isReduced)).toEqual(['cs-inf-heth', 'us-inf-barnes', 'us-inf-hays']);
    const told = table.events.filter(event => /^(battle\.result|loss|retreat|advance|objective)/.test(event.key));
    expect(told.map(event => event.key)).toEqual([
      ...['battle.result', 'retreat.step', 'retreat.step', 'advance.made'],
      ...['battle.result', 'loss.flipped', 'loss.eliminated', 'retreat.step', 'retreat.step', 'advance.made'],
      ...['objective.taken', 'advance.made', 'advance.made'],
      ...['battle.result', 'loss.flipped', 'retreat.step', 'retreat.step', 'retreat.step'],
      ...['advance.made', 'objective.taken', 'advance.made', 'advance.made'],
    ]);
    const held = ['L6', 'K6', 'M7', 'J6'].filter(hex => table.control(hex) === 'confederate');
    expect(held).toEqual(['L6', 'K6', 'M7']);
  });
});
