import { describe, expect, it } from 'vitest';
import { gunsOfAttack } from '../rules/07-modifiers.ts';
import { attackGuns, attackTotal, defenceGuns, defenceTotal, ratioModifier } from '../rules/07-values.ts';
import { attackBy, modifiers, plain } from './plain.ts';
import { attack, BAC, between, marching, onPlain, water } from './rulebook.ts';
import { type Position, position } from './table.ts';

// Chapter 7 by a referee who wrote his cases from the rulebook before he saw the engine.

const open = await onPlain();
type Ground = NonNullable<Parameters<typeof onPlain>[1]>;
type Edges = NonNullable<Parameters<typeof onPlain>[0]>;
type How = Readonly<Record<string, string>>;
const FAR = { 'c-kershaw': '2018', 'u-wagner': '0301' };
const in_ = (hex: string, units: How) =>
  Object.fromEntries(Object.entries(units).map(([unit, how]) => [unit, `${hex} ${how}`]));
const forts = { features: [{ hex: '1113', name: 'R', kind: 'redoubt', benefits: 'confederate' }] } as unknown as Ground;
const redoubt = await onPlain([], forts);
const late = await plain(BAC, {}, 1864);
/** Attackers in 1112, defenders in 1113. */
const facing = (mine: How, theirs: How, more: Position = {}) =>
  position({ scenario: open, ...more, units: { ...FAR, ...in_('1112', mine), ...in_('1113', theirs) } });
const order = (leader: string, units: readonly string[]) => ({ type: 'assault', leader, units, hex: '1113' }) as const;

describe('GCACW 7.4-ratio-entrench, 7.4-art-entrench, 11.0-1-attack, 11.0-2-attack, 9.0-redoubt-better what both sides are worth', () => {
  const many = {
    'c-cheatham': 'manpower 18 works fort',
    'c-hindman': 'manpower 18 works fort',
    'c-law': 'manpower 18',
  };
  const dug = 'manpower 18 works breastworksBuild';
  it.each<[string, How, How, readonly number[]]>([
    [open, { 'u-baird': '' }, { 'c-gist': 'manpower 8 works breastworks' }, [9, 16, 3, 4]],
    [open, { 'u-baird': 'works fort' }, { 'c-gist': 'manpower 8 works breastworksBuild' }, [9, 8, 3, 2]],
    [open, { 'u-baird': 'demoralized 1' }, { 'c-gist': 'demoralized 1 works breastworks' }, [4, 12, 0, 0]],
    [open, { 'u-baird': 'manpower 1 demoralized 1' }, { 'c-gist': 'demoralized 2' }, [0.5, 6, 0, 0]],
    [open, { 'u-baird': 'demoralized 2' }, { 'c-gist': 'manpower 8 disorganized' }, [1, 5, 0, 2]],
    [open, in2('manpower 3 demoralized 1'), { 'c-gist': '' }, [2, 6, 0, 2]],
    [late, { 'u-baird': '' }, { 'c-cheatham': 'works abatis' }, [9, 21, 3, 5]],
    [late, { 'u-baird': '' }, { 'c-cheatham': 'works fortBuild2' }, [9, 35, 3, 8]],
    [late, { 'u-baird': '' }, { 'c-cheatham': 'works abatis', 'c-gist': '' }, [9, 27, 3, 7]],
    [redoubt, { 'u-baird': '' }, { 'c-gist': 'works breastworks', 'c-law': '' }, [9, 24, 3, 4]],
    [redoubt, { 'u-baird': '' }, { 'c-gist': 'works breastworksBuild' }, [9, 9, 3, 3]],
    [redoubt, { 'u-baird': '' }, { 'c-gist': 'manpower 5 disorganized' }, [9, 4.5, 3, 3]],
    [redoubt, { 'c-gist': '' }, { 'u-baird': '' }, [6, 9, 2, 3]],
    [open, { 'u-baird': '' }, { ...many, 'c-stewart': 'manpower 18' }, [9, 120, 3, 17]],
    [open, { 'u-baird': '' }, { ...many, 'c-stewart': 'manpower 18', 'c-gist': 'manpower 18' }, [9, 70, 3, 19]],
    [open, { 'u-baird': '' }, { ...many, 'c-stewart': dug, 'c-gist': dug }, [9, 70, 3, 19]],
  ])('%s: %o against %o', (scenario, mine, theirs, worth) => {
    const table = facing(mine, theirs, { scenario });
    const { units, defenders } = attackBy(table, Object.keys(mine), '1113');
    const one = attackBy(table, Object.keys(mine), '1113');
    const values = [attackTotal(table.t, one) / 4, defenceTotal(table.t, defenders) / 4];
    expect([...values, attackGuns(table.t, units), defenceGuns(table.t, defenders)]).toEqual(worth);
  });
  it('ratios', () => {
    const pairs: [number, number][] = [
      [16, 8],
      [15, 8],
      [8, 9],
      [8, 16],
      [8, 17],
      [1, 13],
      [1, 14],
      [112, 8],
      [104, 8],
    ];
    expect(pairs.map(([mine, theirs]) => ratioModifier(mine, theirs))).toEqual([1, 0, -1, -1, -2, -12, -12, 13, 12]);
  });
});
function in2(how: string): How {
  return { 'u-baird': how, 'u-negley': how };
}

describe('GCACW 7.4-art-def-0, 7.4-art-def-1, 7.4-art-none-terrain the guns where few stand', () => {
  const few = { 'u-d-mccook': '' }; // 1
  const mass = { 'u-palmer': '', 'u-brannan': '', 'u-d-mccook': '' }; // 8
  it.each<[string, How, How, boolean, string]>([
    ['clear', { 'u-ray': '' }, { 'c-law': '' }, false, '0'],
    ['clear', few, { 'c-law': '' }, false, '0'],
    ['clear', few, { 'c-scott': '' }, false, '-1'],
    ['clear', few, { 'c-scott': 'works breastworks' }, false, '-2'],
    ['clear', few, { 'c-gist': 'demoralized 1' }, false, '0'],
    ['clear', mass, { 'c-law': '' }, false, '+2@'],
    ['hill', mass, { 'c-law': '' }, false, '+1*'],
    ['city', mass, { 'c-law': '' }, false, '0'],
    ['provisionalSwamp', few, { 'c-gist': '' }, false, '-1*'],
    ['provisionalSwamp', few, { 'c-gist': '' }, true, '0'],
    ['rolling', { 'u-ray': '' }, { 'c-gist': '' }, false, '-1'],
    ['rolling', { 'u-ray': '' }, { 'c-cheatham': '', 'c-gist': '' }, false, '-2'],
  ])('%s: %o against %o, rain %s: %s', async (ground, mine, theirs, rain, cell) => {
    const scenario = await onPlain([], { terrain: { '1113': ground } } as Ground);
    const table = facing(mine, theirs, { scenario, rain });
    expect(gunsOfAttack(table.t, attackBy(table, Object.keys(mine), '1113'))).toBe(cell);
  });
});

describe('GCACW 7.4-ter-ridge-up, 7.4-ter-ridge-down, 7.4-ter-hill-cancel, 7.4-ter-mtn-1, 7.4-cumulative ground that meets', () => {
  const road = (more: Edges[number] | object) => [between('1112', '1113', { route: 'road', ...more })];
  it.each<[string, Edges, string, string, boolean, number]>([
    ['down a ridge at a hill', road({ ridgeIn: '1112' }), 'clear', 'hill', false, 0],
    ['from a mountain at a hill', road({}), 'mountain', 'hill', false, 0],
    ['from a hill at a mountain', road({}), 'hill', 'mountain', false, 2],
    ['up a ridge from mountain to mountain', road({ ridgeIn: '1113' }), 'mountain', 'mountain', false, 2],
    ['down a ridge from mountain to mountain', road({ ridgeIn: '1112' }), 'mountain', 'mountain', false, 1],
    ['up a ridge from hill to hill', road({ ridgeIn: '1113' }), 'hill', 'hill', false, 2],
    ['a bridge before a hill', [water('minor', '1112', '1113', 'bridge')], 'clear', 'hill', false, 3],
    [
      'a creek below a ridge',
      [water('creek', '1112', '1113', undefined, { ridgeIn: '1113' })],
      'clear',
      'hill',
      false,
      3,
    ],
    [
      'a creek in rain before a hill',
      [water('creek', '1112', '1113', undefined, { route: 'road' })],
      'clear',
      'hill',
      true,
      3,
    ],
  ])('%s', async (_what, edges, here, there, rain, bonus) => {
    const scenario = await onPlain(edges, { terrain: { '1112': here, '1113': there } } as Ground);
    const all = modifiers(facing({ 'u-baird': '' }, { 'c-gist': '' }, { scenario, rain }), ['u-baird'], '1113');
    expect((all['height'] ?? 0) + (all['crossing'] ?? 0) + (all['creek'] ?? 0)).toBe(bonus);
  });
});

describe('GCACW 7.4-flank-quarter, 7.4-flank-3a, 7.4-flank-3-max, 7.4-flank-demoralized who covers and who holds a flank', () => {
  it.each<[string, Record<string, string>, number]>([
    ['nobody helps', {}, 0],
    ['one behind him', { 'u-negley': '1114' }, 4],
    ['a beaten one does not help', { 'u-negley': '1114 demoralized 1' }, 0],
    ['a beaten attacker covers for himself', { 'u-baird': '1112 demoralized 1', 'u-negley': '1114' }, 4],
    ['less than a quarter', { 'u-negley': '1114 manpower 1' }, 0],
    ['a quarter', { 'u-negley': '1114 manpower 1', 'c-gist': '1113 manpower 4' }, 4],
    [
      'a quarter but for his works',
      { 'u-negley': '1114 manpower 1', 'c-gist': '1113 manpower 4 works breastworks' },
      0,
    ],
    ['a quarter with his works', { 'u-negley': '1114 manpower 2', 'c-gist': '1113 manpower 4 works breastworks' }, 4],
    ['disorder counts', { 'u-negley': '1114 manpower 3 disorganized', 'c-gist': '1113 manpower 8' }, 4],
    ['a friend beside him', { 'u-negley': '1114', 'c-law': '1212' }, 3],
    ['a beaten friend', { 'u-negley': '1114', 'c-law': '1212 demoralized 1' }, 4],
    [
      'four friends take no more than three',
      { 'u-negley': '1114', 'c-law': '1212', 'c-stewart': '1012', 'c-preston': '1213', 'c-hindman': '1013' },
      1,
    ],
  ])('%s', (_what, units, bonus) => {
    const table = position({ scenario: open, units: { ...FAR, 'u-baird': '1112', 'c-gist': '1113', ...units } });
    expect(modifiers(table, ['u-baird'], '1113')['flank'] ?? 0).toBe(bonus);
  });
});

describe('GCACW 7.4-tactical-assault, 7.4-tactical-unattached, 7.4-tactical-leader whose tactical value counts', () => {
  const counts = (mine: How, leaders: Position['leaders'], units: string[], leader?: string) =>
    modifiers(facing(mine, { 'c-gist': '' }, leaders ? { leaders } : {}), units, '1113', leader ? { leader } : {})[
      'tactical'
    ] ?? 0;
  it('in an assault the leader’s, though a unit has more', () => {
    const mine = { 'u-sheridan': '' };
    expect(counts(mine, { 'uL-a-mccook': 'u-sheridan' }, ['u-sheridan'], 'uL-a-mccook')).toBe(0);
    expect(counts(mine, { 'uL-a-mccook': 'u-sheridan' }, ['u-sheridan'])).toBe(1);
  });
  it('on the march also of a leader who rides with another, but of its own corps', () => {
    const mine = { 'u-baird': '', 'u-wagner': '', 'u-brannan': '' };
    const thomas = { 'uL-thomas': 'u-brannan' };
    expect([counts(mine, thomas, ['u-baird']), counts(mine, thomas, ['u-wagner'])]).toEqual([1, 0]);
  });
});

describe('GCACW 7.1-res-river, 7.1-res-mtn-to, 7.1-res-mtn-from, 12.0-attack-creek, 12.0-flood-dry-zoc what an attack may cross', () => {
  const creek = [water('creek', '1112', '1113')];
  const ford = [water('minor', '1112', '1113', 'ford')];
  it.each<[string, Edges, object, Position, string | null]>([
    ['a bare river', [water('minor', '1112', '1113')], {}, {}, '7.1-res-river'],
    ['a ford in rain', ford, {}, { rain: true }, '12.0-attack-ford'],
    ['a ford under high water when dry', ford, {}, { table: { flood: [2, 2] } }, null],
    ['into a swamp', [], { '1113': 'swamp' }, {}, '7.1-res-mtn-to'],
    ['into a swamp by a trail', [between('1112', '1113', { route: 'trail' })], { '1113': 'swamp' }, {}, null],
    ['out of a mountain', [], { '1112': 'mountain' }, {}, '7.1-res-mtn-from'],
    ['out of a provisional swamp in rain', [], { '1112': 'provisionalSwamp' }, { rain: true }, '7.1-res-mtn-from'],
    ['a creek in rain', creek, {}, { rain: true }, '12.0-attack-creek'],
    ['a creek in rain out of a city', creek, { '1112': 'city' }, { rain: true }, null],
    ['bare woods from where it began', [], { '1113': 'woods' }, {}, null],
  ])('%s', async (_what, edges, terrain, more, rule) => {
    const scenario = await onPlain(edges, { terrain } as Ground);
    const table = marching(scenario, '1112', 6, { ...more, units: { 'c-law': '1113' } });
    expect(table.whyNot(attack('1113', 'hasty'))?.rule ?? null).toBe(rule && `§${rule}`);
  });
});

describe('GCACW 7.1-grand-hex, 7.1-grand-number, 7.1-grand-hexes, 7.1-grand-no-cav whether a grand assault may be tried', () => {
  const leaders = { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-palmer' };
  const storm = (units: Record<string, string>, dice: number[], more: Position = {}) =>
    position({
      ...{ scenario: open, leaders, dice, ...more },
      units: { ...FAR, 'u-baird': '1112', 'u-palmer': '1111', 'c-gist': '1113', ...units },
    }).act(order('uL-thomas', ['u-baird']));
  it.each<[string, Record<string, string>, boolean]>([
    ['with one at fatigue 3', { 'u-wood': '1212 fatigue 3' }, true],
    ['not with one at fatigue 4', { 'u-wood': '1212 fatigue 4' }, false],
    ['not with a beaten one', { 'u-wood': '1212 demoralized 1' }, false],
    ['with cavalry', { 'u-minty': '1212' }, true],
    [
      'not when zones part the leaders',
      { 'u-wood': '1212', 'u-palmer': '1109', 'c-stewart': '1210', 'c-law': '1010' },
      false,
    ],
    [
      'when friends stand there',
      { 'u-wood': '1212', 'u-palmer': '1109', 'c-stewart': '1210', 'c-law': '1010', 'u-ray': '1110', 'u-long': '1111' },
      true,
    ],
  ])('%s', (_what, units, may) => expect(storm(units, [1, 1, 6, 6, 6]).asked[1] === 'assault.grand').toBe(may));
  it('not over a river without a crossing', async () => {
    const scenario = await onPlain([water('minor', '1212', '1113')]);
    expect(storm({ 'u-wood': '1212' }, [1, 1, 6, 6, 6], { scenario }).asked[1]).not.toBe('assault.grand');
  });
  it('a die as high as the command fails and tires nobody; one less is one hex', () => {
    const units = { 'u-wood': '1212 fatigue 3', 'u-minty': '1114' };
    const grand = { type: 'grand', leader: 'uL-rosecrans' } as const; // command 3
    expect(storm(units, [1, 3, 1, 6]).act(grand).how('u-wood')).toBe('manpower 6 fatigue 3');
    const table = storm(units, [1, 2, 1, 6]).act(grand);
    table.refused({ type: 'join', units: ['u-wood', 'u-minty'] }, '7.1-grand-hexes');
    table.refused({ type: 'join', units: [] }, '7.1-grand-hexes');
  });
});
