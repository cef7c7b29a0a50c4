import { describe, expect, it } from 'vitest';
import { flanksOf } from '../rules/07-flank.ts';
import { gunsOfAttack, gunsResult } from '../rules/07-modifiers.ts';
import { defenceTotal } from '../rules/07-values.ts';
import { ROUT } from '../rules/07-ways.ts';
import { ways } from './leaving.ts';
import { attackBy, type Ground, modifiers, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Clauses of chapter 7 that no other test needs: exceptions, limits, the order of two steps, who chooses.

const BAC = await plain('bac-battle-of-chickamauga');
const RTG = await plain('rtg-armies-meet');
const HOLD = { type: 'hold' } as const;
const attack = (hex: string, kind = 'normal') => ({ type: 'attack', hex, kind }) as const;
/** Baird (9) in 1111 before Gist (6) in 1112, whose other neighbours are 1211 1011 1012 1113 1212. */
const ring = (units: Record<string, string> = {}, more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1111', 'c-gist': '1112', ...units } });
const flanks = (table: Table, who = 'u-baird') => flanksOf(table.t, attackBy(table, [who], '1112'));
const covered = (table: Table): number => flanks(table).filter(each => each.covered).length;
const bonus = (table: Table, who = 'u-baird', leader?: string): number =>
  modifiers(table, [who], '1112', leader ? { leader } : {})['flank'] ?? 0;
const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;

describe('GCACW 7.6-res-twice', () => {
  const river = (from: string, ...to: string[]) => to.map(hex => edge(from, hex, { water: 'minor' }));
  /** Rivers let Gist out of 1112 only by 1113 and 1114 into 1213, as far from Baird as 1114. */
  const pocket = [
    ...river('1112', '1011', '1012', '1211', '1212'),
    ...river('1113', '1012', '1013', '1212', '1213'),
    ...river('1114', '1013', '1014', '1115', '1214'),
    ...river('1213', '1212', '1214', '1313'),
  ];
  it('a rout does not go to and fro between two hexes: it has no way', async () => {
    const units = { 'u-baird': '1111', 'c-gist': '1112' };
    const shut = position({ scenario: await ground({ edges: [...pocket, ...river('1213', '1314')] }), units });
    expect([ways(shut, ROUT), ways(shut, ROUT, ['1113', '1114', '1213'])]).toEqual([[], []]);
    const open = position({ scenario: await ground({ edges: pocket }), units });
    expect([ways(open, ROUT), ways(open, ROUT, ['1113', '1114', '1213'])]).toEqual([['1113'], ['1314']]);
  });
});

describe('GCACW 7.1-march-many', () => {
  it('an attack that takes the last points ends the march, whatever it did', () => {
    const units = { 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1', 'c-gist': '1210' };
    const fought = (kind: string, dice: readonly number[]) =>
      position({ scenario: BAC, units, dice: [4, 6, 1, ...dice] })
        .march('u-brannan')
        .act(attack('1112', kind))
        .act(HOLD);
    expect([fought('prepared', [3, 2]).t.march, fought('normal', []).points]).toEqual([null, 2]);
  });
});

describe('GCACW 7.1-res-mtn-from, 7.1-res-woods exceptions', () => {
  it('out of a swamp by a road', async () => {
    const edges = [edge('1111', '1112', { route: 'road' })];
    const swamp = await ground({ terrain: { '1111': 'swamp' }, edges });
    ring({}, { scenario: swamp, dice: [4] })
      .march('u-baird')
      .allowed(attack('1112'));
  });
  it('over open ground whoever has moved may attack', () => {
    ring({ 'u-baird': '1110' }, { dice: [6] })
      .march('u-baird')
      .move('1111')
      .allowed(attack('1112'));
  });
  it('who has advanced into its hex has not begun there', async () => {
    const units = { 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1', 'c-gist': '1113', 'c-liddell': '1012' };
    const scenario = await ground({ terrain: { '1113': 'woods' } });
    const table = position({ scenario, units, dice: [6, 6, 1] })
      .march('u-brannan')
      .act(attack('1112'));
    table.act({ type: 'advance', units: ['u-brannan'] });
    table.refused(attack('1113', 'hasty'), '7.1-res-woods');
    table.allowed(attack('1012', 'hasty'));
  });
});

describe('GCACW 7.2-max-half, 7.2-max-all, 7.4-ratio-entrench maxima at their edges', () => {
  const slugs = ['c-heth', 'c-pender', 'c-r-anderson', 'c-rodes', 'c-early'];
  const total = (count: number, forts: number): number => {
    const who = slugs.slice(0, count);
    const stand = (i: number) => `1112 manpower 18${i < forts ? ' works fort' : ''}`;
    const table = position({ scenario: RTG, units: Object.fromEntries(who.map((slug, i) => [slug, stand(i)])) });
    return defenceTotal(table.t, who.map(table.unit)) / 4;
  };
  it('two of four are half; four of five are not all', () => expect([total(4, 2), total(5, 4)]).toEqual([120, 120]));
  it('what is above the maximum does not help the defender: 80 to 70 is 1:1', () => {
    const five = Object.fromEntries(slugs.map(slug => [slug, '1112 manpower 18']));
    const six = ['u-wadsworth', 'u-robinson', 'u-doubleday', 'u-birney', 'u-humphreys'];
    const units = { ...five, ...Object.fromEntries(six.map(slug => [slug, '1111 manpower 18'])) };
    expect(modifiers(position({ scenario: RTG, units }), six, '1112')['ratio']).toBeUndefined();
  });
});

describe('GCACW 7.4-art-none-terrain, 7.4-art-def-0, 7.4-art-def-1 guns', () => {
  it('a provisional swamp is close ground in rain only', async () => {
    const scenario = await ground({ terrain: { '1112': 'provisionalSwamp' } });
    const cell = (rain: boolean) => {
      const table = ring({}, { scenario, rain });
      return gunsOfAttack(table.t, attackBy(table, ['u-baird'], '1112'));
    };
    expect([cell(false), cell(true)]).toEqual(['-1*', '0']); // 3 against 2
  });
  it('what helps the attacker stays, though the defender has no gun or one', () => {
    expect([gunsResult('clear', 8, 0), gunsResult('clear', 6, 0), gunsResult('clear', 6, 1)]).toEqual([
      ...['+2@', '+1', '+1'],
    ]);
    expect([gunsResult('clear', 0, 4), gunsResult('rolling', 0, 1)]).toEqual(['-3', '-1']);
  });
});

describe('GCACW 7.4-ter-crossing, 7.4-ter-hill, 7.4-dem2-stack what gives nothing', () => {
  it('a creek is no crossing, a plain no hill', async () => {
    const scenario = await ground({ edges: [edge('1111', '1112', { water: 'creek', route: 'road' })] });
    const counted = modifiers(ring({}, { scenario }), ['u-baird'], '1112');
    expect([counted['crossing'], counted['creek'], counted['height']]).toEqual([undefined, 1, undefined]);
  });
  it('works are left out when despair is weighed: 5 against 4 in a fort', () => {
    const table = ring({ 'c-gist': '1112 demoralized 2 manpower 5', 'c-liddell': '1112 manpower 4 works fort' });
    expect(modifiers(table, ['u-baird'], '1112')['despair']).toBe(-1);
  });
});

describe('GCACW 7.4-flank-1a, 7.4-flank-1b, 7.4-flank-1c who and what covers', () => {
  it('the attacker himself, though he is demoralized', () => {
    expect(covered(ring({ 'u-baird': '1111 demoralized 1' }))).toBe(3);
  });
  it('a zone through woods as well', async () => {
    const woods = await ground({ terrain: { '1012': 'woods', '1212': 'woods' } });
    expect(covered(ring({ 'u-negley': '1113' }, { scenario: woods }))).toBe(6);
  });
  it('a mountain under the defender walls him in, but for the side of a trail', async () => {
    const edges = [edge('1111', '1112', { route: 'trail' })];
    const scenario = await ground({ terrain: { '1112': 'mountain' }, edges });
    expect([covered(ring({}, { scenario })), bonus(ring({}, { scenario }))]).toEqual([6, 1]);
  });
});

describe('GCACW 7.4-flank-1d-flood, 7.4-flank-1d-creek what floods and rain leave open', () => {
  const five = async (more: object, how: Position) =>
    covered(ring({ 'u-negley': '1012' }, { scenario: await ground({ edges: [edge('1112', '1212', more)] }), ...how }));
  it('a bridge over a flooded river, a road over a creek', async () => {
    const bridge = { water: 'minor', crossing: 'bridge', crossingName: 'B' };
    expect(await five(bridge, { table: { flood: [9, 9] } })).toBe(5);
    expect(await five({ water: 'creek', route: 'road' }, { rain: true })).toBe(5);
    expect(await five({ water: 'creek' }, { rain: true })).toBe(6);
  });
});

describe('GCACW 7.4-flank-3a, 7.4-flank-3b, 7.4-flank-3b-slb what reduces', () => {
  const woods: Ground = { terrain: { '1012': 'woods', '1212': 'woods' } };
  it('one undemoralized friend beside a demoralized one', () => {
    const table = ring({ 'u-negley': '1113', 'c-liddell': '1012 demoralized 1', 'c-mcnair': '1012' });
    expect(bonus(table)).toBe(3);
  });
  it('no hex reached through woods that somebody holds, were he demoralized', async () => {
    const table = ring({ 'u-negley': '1113', 'c-liddell': '1012 demoralized 1' }, { scenario: await ground(woods) });
    expect(bonus(table)).toBe(3);
  });
  it('woods hinder Confederates too outside Stonewall’s Last Battle', async () => {
    const units = { 'c-cheatham': '1111', 'c-hindman': '1113', 'u-baird': '1112' };
    expect(bonus(position({ scenario: await ground(woods), units }), 'c-cheatham')).toBe(2);
  });
});

describe('GCACW 7.4-flank-cav', () => {
  const around = { 'u-wilder': '1111', 'u-baird': '1111', 'u-negley': '1113' };
  it('horse must be more than half of the defenders', () => {
    const mixed = (men: number) => ({ ...around, 'c-scott': `1112 manpower ${men}`, 'c-mcnair': '1112 manpower 2' });
    const half = position({ scenario: BAC, units: mixed(2) });
    const more = position({ scenario: BAC, units: mixed(3) });
    expect([bonus(half, 'u-wilder'), bonus(more, 'u-wilder')]).toEqual([4, 2]);
  });
  it('in an assault the leader’s arm counts', () => {
    const units = { ...around, 'u-campbell': '1111', 'c-scott': '1112' };
    const leaders = { 'uL-thomas': 'u-baird', 'uL-mitchell': 'u-campbell' };
    const table = position({ scenario: BAC, units, leaders });
    expect([bonus(table, 'u-wilder', 'uL-thomas'), bonus(table, 'u-baird', 'uL-mitchell')]).toEqual([4, 2]);
  });
});
