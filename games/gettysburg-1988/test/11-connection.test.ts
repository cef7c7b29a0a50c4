import { describe, expect, it } from 'vitest';
import { connectionOf } from '../data/grid.ts';
import { hexNumber } from '../data/index.ts';
import map from '../data/map.json' with { type: 'json' };
import { modifiers } from '../game.ts';
import { position } from './table.ts';

/** The terrain bonuses of a defender attacked from one hex. */
function bonus(from: string, to: string, options: readonly string[] = []) {
  const { t, state } = position({ turn: 3, units: { 'cs-inf-heth': from, 'us-inf-hays': to }, options });
  const { hill, woods } = modifiers(t, state.setup, {
    attackers: [hexNumber(from)],
    defenders: [hexNumber(to)],
    guns: [],
  }).defence;
  return { hill, woods };
}
const hasWoods = (hex: string): boolean => map.hexes.find(each => each.id === hex)!.terrain.includes('woods');
const endsOf = (pair: string): [string, string] => pair.split('-') as [string, string];
const odd = map.section11.anomalies.map(({ pair }) => pair);

describe('G88 11-a the lists decide in battle', () => {
  const listed = (pairs: readonly string[]) =>
    pairs.filter(pair => !odd.includes(pair) && endsOf(pair).every(hasWoods)).map(endsOf);
  it('connected woods give no bonus, in either direction', () => {
    const pairs = listed(map.section11.connected);
    expect(pairs.length).toBeGreaterThan(30);
    for (const [a, b] of pairs) {
      expect(bonus(a, b).woods, `${a} attacks ${b}`).toBe(0);
      expect(bonus(b, a).woods, `${b} attacks ${a}`).toBe(0);
    }
  });
  it('unconnected woods give it, in either direction', () => {
    const pairs = listed(map.section11.unconnected);
    expect(pairs.length).toBeGreaterThan(20);
    for (const [a, b] of pairs) {
      expect(bonus(a, b).woods, `${a} attacks ${b}`).toBe(1);
      expect(bonus(b, a).woods, `${b} attacks ${a}`).toBe(1);
    }
  });
});

describe('G88 11-b unlisted woods pairs in battle', () => {
  it('are unconnected: the bonus stays', () => {
    for (const [a, b] of ['E3-F2', 'O2-P2', 'U10-U11'].map(endsOf)) {
      expect([bonus(a, b).woods, bonus(b, a).woods]).toEqual([1, 1]);
    }
  });
  it('except those the map marks', () => {
    const marked = ['B5-C6', 'L8-M9', 'K10-K11', 'K10-L9', 'K10-L10', 'K11-L10', 'L9-L10'];
    for (const [a, b] of marked.map(endsOf)) expect([bonus(a, b).woods, bonus(b, a).woods]).toEqual([0, 0]);
  });
});

describe('G88 11-c hill connections follow the map', () => {
  it('connected hills give no bonus', () => {
    for (const [a, b] of ['K6-L6', 'L6-M7', 'R5-S5'].map(endsOf)) {
      expect([bonus(a, b).hill, bonus(b, a).hill]).toEqual([0, 0]);
    }
  });
  it('unconnected hills give it', () => {
    for (const [a, b] of ['E6-F6', 'L7-L8', 'R2-S2'].map(endsOf)) {
      expect([bonus(a, b).hill, bonus(b, a).hill]).toEqual([2, 2]);
    }
  });
  it('woods and hills are asked separately', () => {
    expect(bonus('E6', 'F5')).toEqual({ hill: 0, woods: 0 });
    expect(bonus('E5', 'E6')).toEqual({ hill: 2, woods: 0 });
    expect(bonus('L7', 'L8')).toEqual({ hill: 2, woods: 1 });
  });
});

describe('G88 11-d C7-D6 is for the players to settle', () => {
  it('connected by default', () => {
    expect([bonus('C7', 'D6').woods, bonus('D6', 'C7').woods]).toEqual([0, 0]);
  });
  it('unconnected with the option, and no other pair with it', () => {
    const option = ['11-C7-D6'];
    expect([bonus('C7', 'D6', option).woods, bonus('D6', 'C7', option).woods]).toEqual([1, 1]);
    expect([bonus('C6', 'D6', option).woods, bonus('E7', 'D6', option).woods]).toEqual([0, 0]);
  });
  it('as the battle is fought', () => {
    for (const [options, woods] of [
      [[], 0],
      [['11-C7-D6'], 1],
    ] as const) {
      const table = position({ turn: 3, units: { 'cs-inf-heth': 'C7', 'us-inf-hays': 'D6' }, options, dice: [1, 1] });
      table.endMovement().declare(['C7'], ['D6']).resolve().done();
      expect(table.said('battle.begins')[0]!.args).toMatchObject({ attack: 6, defence: 3 + woods });
    }
  });
});

describe('G88 11-e the contradictory pair B5-C5 in battle', () => {
  it('is unconnected, and B5-C6 is connected', () => {
    expect([bonus('B5', 'C5').woods, bonus('C5', 'B5').woods]).toEqual([1, 1]);
    expect([bonus('B5', 'C6').woods, bonus('C6', 'B5').woods]).toEqual([0, 0]);
  });
});

describe('G88 11-f misprinted and doubled pairs in battle', () => {
  it('J3-K2 are not adjacent: no battle, no verdict', () => {
    expect(connectionOf(map as never, 'J3', 'K2')).toBeUndefined();
    const table = position({ turn: 3, units: { 'cs-inf-heth': 'J3', 'us-inf-hays': 'K2' } }).endMovement();
    expect(table.asked[0]).toBe('union'); // nothing to declare
    expect(bonus('K3', 'J3').woods).toBe(1); // K3 is not woods
  });
  it('D6-E6 is connected', () => {
    expect([bonus('D6', 'E6').woods, bonus('E6', 'D6').woods]).toEqual([0, 0]);
  });
});
