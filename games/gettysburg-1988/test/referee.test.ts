import { describe, expect, it } from 'vitest';
import { type Position, position, type Table } from './table.ts';

// Rules that meet, by a referee who wrote his cases from the rulebook before he saw the engine.
// 8b2: Heth (Q4, 6) and Pegram (Q3, 1) attack Gamble, Devin and Buford on P3: 7 against 2, hill 2 and woods 1.

const P3 = { 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3', 'us-gen-buford': 'P3' };
const Q = { 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3' };
const at = (units: Position['units'], dice: readonly number[], options: readonly string[] = []): Table =>
  position({ units: { ...P3, ...Q, ...units }, dice, options })
    .endMovement()
    .declare(['Q3', 'Q4'], ['P3'])
    .resolve();
const lose = (unit: string) => ({ type: 'lose', unit }) as const;
const hill = { 'cs-gen-a-p-hill': 'Q4' };

describe('G88 4b5, 10g2, 10g4, 10g5, 10b4 options that meet in one battle', () => {
  it.each<[string, Position['units'], readonly string[], readonly number[]]>([
    ['none', {}, [], [7, 5]],
    ['a general alone adds nothing', hill, [], [7, 5]],
    ['generals of both', hill, ['10g4'], [8, 7]],
    ['and Lee among them', { ...hill, 'cs-gen-r-e-lee': 'Q4' }, ['10g4', '10g5'], [10, 7]],
    ['Lee from afar', { 'cs-gen-r-e-lee': 'S3' }, ['10g5'], [9, 5]],
    ['one attacks over a stream', {}, ['10g2'], [6, 5]],
    ['guns near by', {}, ['10b', '10b4'], [8, 5]],
    ['no more than ten', { 'cs-inf-hood': 'Q4', 'cs-gen-r-e-lee': 'Q4' }, [], [10, 5]],
  ])('%s', (_what, units, options, sums) => {
    const { attack, defence } = at(units, [5, 5], options).said('battle.begins')[0]!.args!;
    expect([attack, defence]).toEqual(sums);
  });
});

describe('G88 4c2-d, 4e2-a, 2d-b damage and generals', () => {
  it('both points on one brigade: the general lives with the other', () => {
    const table = at({}, [8, 4]).act(lose('us-cav-devin')).act(lose('us-cav-devin'));
    expect([table.where('us-cav-devin'), table.where('us-gen-buford'), table.isReduced('us-cav-gamble')]).toEqual([
      'eliminated',
      'P3',
      false,
    ]);
    table.act({ type: 'retreat', from: 'P3', to: 'O3' });
    expect([table.where('us-gen-buford'), table.where('us-cav-gamble')]).toEqual(['O3', 'O3']);
  });
  it.each([
    [7, 4, 1],
    [8, 4, 2],
    [5, 4, 1],
    [4, 4, 0],
  ])('dice of %i to %i: so many brigades turn', (mine, theirs, damage) => {
    const table = at({}, [mine, theirs]);
    if (damage > 0 && table.asked[1] === 'combat.damage') table.act(lose('us-cav-devin'));
    if (damage > 1 && table.asked[1] === 'combat.damage') table.act(lose('us-cav-gamble'));
    const turned = ['us-cav-devin', 'us-cav-gamble'].filter(unit => table.isReduced(unit));
    expect([turned.length, table.asked]).toEqual([damage, ['union', 'combat.retreat']]);
  });
});

describe('G88 2e-c, 2d-d, 10c2-c what a general leaves behind, and what a marker does not outlast', () => {
  it('two divisions whose general rode on may not stay so', () => {
    const units = { 'cs-inf-heth': 'R3', 'cs-inf-pender': 'R3', 'cs-gen-a-p-hill': 'R3', 'us-inf-barlow': 'A5' };
    const table = position({ units }).move('cs-gen-a-p-hill', 'R2');
    table.refused({ type: 'endMovement' }, '2e-c');
  });
  it('lone generals of both sides may stand side by side', () => {
    const table = position({ units: { 'us-gen-reynolds': 'K6', 'cs-gen-r-e-lee': 'K5' } }).endMovement();
    expect([table.where('us-gen-reynolds'), table.where('cs-gen-r-e-lee')]).toEqual(['K6', 'K5']);
  });
  it('a marked division that moves by day stays reduced', () => {
    const units = { 'cs-inf-heth': 'R3 back marked', 'us-inf-barlow': 'A5' };
    const table = position({ options: ['10c2'], scenario: 'day2', turn: 9, units }).move('cs-inf-heth', 'R2');
    expect([table.isMarked('cs-inf-heth'), table.isReduced('cs-inf-heth')]).toEqual([false, true]);
  });
});
