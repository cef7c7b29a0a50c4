import { describe, expect, it } from 'vitest';
import { paid, stepPrices, tooDear, union } from './march.ts';
import { position } from './table.ts';

const WADSWORTH = 'us-inf-wadsworth';
const BOTH = [WADSWORTH, 'us-gen-reynolds'];
const start = { [WADSWORTH]: 'D3', 'us-gen-reynolds': 'D3' };

describe('G88 8a-1 woods march with a general', () => {
  const path = ['D4', 'E5', 'F4'];
  it('6 points, with Reynolds all the way', () => {
    expect(stepPrices(union(start), BOTH, ...path)).toEqual([2, 2, 2]);
    const bill = { cost: 12, steps: 3, woods: 3, road: 0, stream: 0, zone: 0, allowance: 10 };
    tooDear(position(union(start)), '3b3-a', bill, WADSWORTH, ...path);
    tooDear(position(union({ [WADSWORTH]: 'D3' })), '3b3-a', bill, WADSWORTH, ...path);
  });
});

describe('G88 8a-2 twelve hexes by road', () => {
  const path = ['E3', 'F3', 'G4', 'H4', 'I5', 'J5', 'K6', 'L6', 'M7', 'N6', 'O7', 'O6'];
  it('6 points for twelve hexes, woods and all', () => {
    expect(stepPrices(union(start), BOTH, ...path)).toEqual(path.map(() => 0.5));
    tooDear(position(union(start)), '3b-a', { cost: 11, road: 11, steps: 0, allowance: 10 }, WADSWORTH, ...path);
  });
  it('leaving the road once costs more', () => {
    const detour = path.flatMap(hex => (hex === 'K6' ? ['K5', 'K6'] : [hex]));
    expect(stepPrices(union(start), BOTH, ...detour.slice(0, 8))).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1]);
    position(union(start)).refusedMove('3b-a', BOTH, ...detour);
  });
});

describe('G88 8a-3 mixed costs', () => {
  const units = { ...start, 'cs-inf-anderson': 'H1' };
  const path = ['E3', 'F2', 'F1', 'G1'];
  it('0.5, 2, 0.5 and 3: 6 points, only with the general', () => {
    expect(stepPrices(union(units), BOTH, ...path)).toEqual([0.5, 2, 0.5, 3]);
    const bill = { cost: 12, steps: 2, road: 2, woods: 1, stream: 1, zone: 1, rocky: 0, allowance: 10 };
    tooDear(position(union(units)), '3b6-a', bill, WADSWORTH, ...path);
  });
  it('without an enemy on H1 the last step costs 2', () => {
    expect(stepPrices(union(start), BOTH, ...path)).toEqual([0.5, 2, 0.5, 2]);
    expect(paid(position(union(start)).move(WADSWORTH, ...path))).toBe(5);
  });
});

const P3 = { 'us-gen-buford': 'P3', 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3' };
const approach = (units: Readonly<Record<string, string>>) => ({ turn: 2, units });

describe('G88 8b2-a entry and approach', () => {
  const path = ['S1', 'S2', 'R2', 'R3', 'Q4'];
  it('Heth: four times 0.5 and 2 for Q4, 4 points', () => {
    const p = approach({ 'cs-inf-heth': 'waiting', ...P3 });
    expect(stepPrices(p, 'cs-inf-heth', ...path)).toEqual([0.5, 0.5, 0.5, 0.5, 2]);
    expect(paid(position(p).move('cs-inf-heth', ...path))).toBe(4);
  });
  it('with Buford alone on P3 there is no zone', () => {
    const p = approach({ 'cs-inf-heth': 'waiting', 'us-gen-buford': 'P3' });
    expect(paid(position(p).move('cs-inf-heth', ...path))).toBe(3);
  });
});

describe('G88 8b2-b the approach of Pegram', () => {
  const path = ['S1', 'R1', 'R2', 'Q3'];
  it('0.5, 1, 1 and 2: 4.5 points', () => {
    const p = approach({ 'cs-art-pegram': 'waiting', ...P3 });
    expect(stepPrices(p, 'cs-art-pegram', ...path)).toEqual([0.5, 1, 1, 2]);
    expect(paid(position(p).move('cs-art-pegram', ...path))).toBe(4.5);
  });
  it('both reach the fight they are meant for', () => {
    const table = position(approach({ 'cs-inf-heth': 'waiting', 'cs-art-pegram': 'waiting', ...P3 }));
    table
      .move('cs-inf-heth', 'S1', 'S2', 'R2', 'R3', 'Q4')
      .move('cs-art-pegram', ...path)
      .endMovement();
    table.declare(['Q3', 'Q4'], ['P3']);
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
  });
});
