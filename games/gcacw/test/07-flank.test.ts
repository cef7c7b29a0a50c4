import { describe, expect, it } from 'vitest';
import { flanksOf } from '../rules/07-flank.ts';
import { hexId } from '../state.ts';
import { attackBy, type Ground, modifiers, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = await plain('bac-battle-of-chickamauga');
const SLB = 'slb-chancellorsville';
const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
// Around 1112: 1211 1111 1011 1012 1113 1212. Baird (9) attacks Gist (6) from 1111 and covers 1111, 1011 and 1211.
const ring = (units: Record<string, string> = {}, more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1111', 'c-gist': '1112', ...units } });
const covered = (table: Table): string[] =>
  flanksOf(table.t, attackBy(table, ['u-baird'], '1112'))
    .filter(each => each.covered)
    .map(each => (each.hex < 0 ? 'off' : hexId(table.t, each.hex)))
    .sort();
const reducing = (table: Table): number =>
  flanksOf(table.t, attackBy(table, ['u-baird'], '1112')).filter(each => each.reduces).length;
const bonus = (table: Table, who = 'u-baird', target = '1112'): number => modifiers(table, [who], target)['flank'] ?? 0;

describe('GCACW 7.4-flank-def, 7.4-flank-1, 7.4-flank-1a, 7.4-flank-1b', () => {
  it('hexes with units of the attacker and in their zones: three, five, six', () => {
    expect(covered(ring())).toEqual(['1011', '1111', '1211']);
    expect([bonus(ring()), bonus(ring({ 'u-negley': '1012' })), bonus(ring({ 'u-negley': '1113' }))]).toEqual([
      0, 2, 4,
    ]);
    expect(covered(ring({ 'u-negley': '1012' }))).toEqual(['1011', '1012', '1111', '1113', '1211']);
  });
  it('from afar too: a unit two hexes off covers what its zone reaches', () => {
    expect(covered(ring({ 'u-negley': '1114' }))).toContain('1113');
  });
});

describe('GCACW 7.4-flank-demoralized, 11.0-1-flank', () => {
  it('demoralized units cover nothing unless they attack', () => {
    expect(bonus(ring({ 'u-negley': '1113 demoralized 1' }))).toBe(0);
    expect(covered(ring({ 'u-baird': '1111 demoralized 1' }))).toEqual(['1011', '1111', '1211']);
  });
});

describe('GCACW 7.4-flank-quarter, 7.4-flank-quarter-combine, 7.4-flank-quarter-entrench, 7.4-flank-quarter-own', () => {
  it('a quarter of the defender is enough, less is not; those who reach a hex add up', () => {
    const helped = (men: number, gist = '1112 manpower 8') =>
      covered(ring({ 'u-negley': `1113 manpower ${men}`, 'c-gist': gist }));
    expect(helped(2)).toHaveLength(6);
    expect(helped(1)).toEqual(['1011', '1111', '1211']);
    expect(helped(2, '1112 manpower 8 works breastworks')).toEqual(['1011', '1111', '1211']);
    expect(helped(4, '1112 manpower 8 works breastworks')).toHaveLength(6);
    const two = ring({ 'u-negley': '1113 manpower 1', 'u-davis': '1113 manpower 1', 'c-gist': '1112 manpower 8' });
    expect(covered(two)).toHaveLength(6);
    expect(covered(ring({ 'u-negley': '1113 manpower 2 works fort', 'c-gist': '1112 manpower 9' }))).toHaveLength(3);
  });
});

describe('GCACW 7.4-flank-1c, 7.4-flank-3c, 7.4-flank-1d, 7.4-flank-3d, 7.4-flank-1d-water, 7.4-flank-quarter-terrain the ground covers, and reduces', () => {
  const walled = async (change: Ground, more: Position = {}) => {
    const table = ring({ 'u-negley': '1012' }, { scenario: await ground(change), ...more });
    return [covered(table).length, reducing(table), bonus(table)];
  };
  const edge = (more: object) => [{ a: '1112', b: '1212', ...more } as never];
  it('mountain and swamp without a route, rivers without a crossing, water', async () => {
    expect(await walled({ terrain: { '1212': 'mountain' } })).toEqual([6, 1, 3]);
    expect(await walled({ terrain: { '1212': 'mountain' }, edges: edge({ route: 'trail' }) })).toEqual([5, 0, 2]);
    expect(await walled({ edges: edge({ water: 'minor' }) })).toEqual([6, 1, 3]);
    expect(await walled({ edges: edge({ water: 'minor', crossing: 'ford', crossingName: 'F' }) })).toEqual([5, 0, 2]);
    expect(await walled({ terrain: { '1212': 'water' } })).toEqual([6, 1, 3]);
  });
  it('GCACW 7.4-flank-1d-flood, 7.4-flank-1d-ford-rain, 7.4-flank-1d-creek: fords in flood or rain, creeks in rain, even beside a city', async () => {
    const ford = { edges: edge({ water: 'minor', crossing: 'ford', crossingName: 'F' }) };
    expect(await walled(ford, { table: { flood: [9, 0] } })).toEqual([6, 1, 3]);
    expect(await walled(ford, { rain: true })).toEqual([6, 1, 3]);
    const creek = { terrain: { '1212': 'city' as const }, edges: edge({ water: 'creek' }) };
    expect([await walled(creek), await walled(creek, { rain: true })]).toEqual([
      [5, 0, 2],
      [6, 1, 3],
    ]);
  });
  it('GCACW 7.4-flank-1d-pontoon: a pontoon is a bridge, whosever it is', async () => {
    const scenario = await ground({ edges: edge({ water: 'minor' }) });
    const table = ring({ 'u-negley': '1012' }, { scenario });
    table.t.pontoons = [{ side: table.hex('1112') * 6 + 5, owner: 1 }];
    expect(covered(table)).toHaveLength(5);
  });
});

describe('GCACW 7.4-flank-1e, 7.4-flank-3e', () => {
  it('what lies off the map is covered, and reduces', () => {
    const table = position({ scenario: BAC, units: { 'u-baird': '1202', 'c-gist': '1201' } });
    const flanks = flanksOf(table.t, attackBy(table, ['u-baird'], '1201'));
    const off = flanks.filter(each => each.hex < 0);
    expect(off.length).toBeGreaterThan(0);
    expect(off.every(each => each.covered && each.reduces)).toBe(true);
  });
});

describe('GCACW 7.4-flank-3a, 7.4-flank-1b-defender-held, 7.4-flank-3-once', () => {
  it('a friend of the defender in a covered hex takes one off, unless he is demoralized', () => {
    const table = (standing: string) => ring({ 'u-negley': '1113', 'c-liddell': standing });
    expect([bonus(table('1012')), bonus(table('1012 demoralized 1'))]).toEqual([3, 4]);
  });
});

describe('GCACW 7.4-flank-3b, 7.4-flank-3b-slb, APP-woods-flank', () => {
  const woods = { terrain: { '1012': 'woods' as const, '1212': 'woods' as const } };
  it('hexes reached only through woods take one off each', async () => {
    expect(bonus(ring({ 'u-negley': '1113' }, { scenario: await ground(woods) }))).toBe(2);
  });
  it('not for Confederates of Stonewall’s Last Battle; for its Union they do', async () => {
    const scenario = await plain(SLB, woods);
    const south = { 'c-rodes': '1111', 'c-early': '1113', 'u-sykes': '1112' };
    const north = { 'u-hancock': '1111', 'u-geary': '1113', 'c-pender': '1112' };
    expect(bonus(position({ scenario, units: south }), 'c-rodes')).toBe(4);
    expect(bonus(position({ scenario, units: north }), 'u-hancock')).toBe(2);
  });
});

describe('GCACW 7.4-flank-refused, 7.8-e4, 7.8-e0, 7.4-flank-cav, 7.4-flank-cav-precedence, 7.4-flank-4', () => {
  it('refused flanks make +4 two, and nothing one', () => {
    const refused = (table: Table) => {
      table.t.refused = [table.hex('1112')];
      return bonus(table);
    };
    expect([refused(ring({ 'u-negley': '1113' })), refused(ring({ 'u-negley': '1012' })), refused(ring())]).toEqual([
      2, 1, 1,
    ]);
  });
  it('cavalry against cavalry gains half; against foot all', () => {
    const units = { 'u-wilder': '1111', 'u-negley': '1113' };
    const horse = position({ scenario: BAC, units: { ...units, 'c-scott': '1112' } });
    const foot = position({ scenario: BAC, units: { ...units, 'c-mcnair': '1112' } });
    expect([bonus(horse, 'u-wilder'), bonus(foot, 'u-wilder'), bonus(horse, 'u-negley')]).toEqual([2, 4, 4]);
    horse.t.refused = [horse.hex('1112')];
    expect(bonus(horse, 'u-wilder')).toBe(2);
  });
});

describe('GCACW 7.4-flank-helper', () => {
  it('a helper lends neither skill nor ground', () => {
    const table = ring({ 'u-negley': '1113' }, { leaders: { 'uL-thomas': 'u-negley' } });
    expect(modifiers(table, ['u-baird'], '1112')['tactical']).toBeUndefined();
  });
});
