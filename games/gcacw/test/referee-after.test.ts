import { describe, expect, it } from 'vitest';
import type { TitleCode } from '../data/edition.ts';
import { sideBetween } from '../data/index.ts';
import { evasionModifier } from '../rules/07-cavalry.ts';
import { waysOn } from '../rules/07-ways.ts';
import { sumOf } from '../rules/10-crossings.ts';
import { buildModifiers } from '../rules/10-pontoons.ts';
import { caught, waysOut } from '../rules/12-swamps.ts';
import { hexId, lostBy, of, SURRENDER } from '../state.ts';
import { flee } from './plain.ts';
import { along, attack, between, marching, move, onPlain, water } from './rulebook.ts';
import { type Position, position, recovery, type Table } from './table.ts';
import { under } from './titles-cases.ts';

// What follows a combat, and chapters 7.7 to 12, by a referee who wrote his cases from the rulebook first.

const open = await onPlain();
type Edges = NonNullable<Parameters<typeof onPlain>[0]>;
type Ground = NonNullable<Parameters<typeof onPlain>[1]>;
const FAR = { 'c-kershaw': '2018', 'u-wagner': '0301' };
const EVADE = { type: 'evade' } as const;
const HOLD = { type: 'hold' } as const;
/** Brannan (11) in 1112 attacks Law (8) in 1113: die less die. */
const fight = (dice: number[], units: Record<string, string> = {}, more: Position = {}): Table =>
  position({
    ...{ scenario: open, ...more, dice: [6, ...dice] },
    units: { 'u-brannan': '1112', 'c-law': '1113', ...FAR, ...units },
  })
    .march('u-brannan')
    .act(attack('1113', 'normal'));

describe('GCACW 7.6-prio-3, 7.6-t1-p1, 7.6-t1-p4, 7.6-loss-city, 7.6-res-rain the first hex of a retreat', () => {
  const river = (hex: string, crossing?: 'ford' | 'ferry') => water('minor', '1113', hex, crossing);
  const zoned = { 'u-negley': '1214', 'u-baird': '0913' }; // every hex farther away
  /** The hexes offered and their lines; one that went by itself. */
  const first = async (edges: Edges, ground: Ground, units: Record<string, string>, more: Position = {}) => {
    const table = fight([more.rain ? 6 : 5, 3], units, { ...more, scenario: await onPlain(edges, ground) });
    const r = table.t.retreat!;
    if (r.path.length > 0) return `${hexId(table.t, r.path[0]!)}`;
    return waysOn(table.t, r)
      .map(way => `${hexId(table.t, way.hex)} ${way.row.id}`)
      .sort()
      .join(', ');
  };
  it.each<[string, Edges, Ground, Record<string, string>, Position, string]>([
    ['away', [], {}, {}, {}, '1013 2, 1114 2, 1213 2'],
    ['by the road away', along(['1113', '1213']), {}, {}, {}, '1213'],
    ['a trail is a road', along(['1113', '1213'], { route: 'trail' }), {}, {}, {}, '1213'],
    ['not by a road that does not lead away', along(['1113', '1212']), {}, {}, {}, '1013 2, 1114 2, 1213 2'],
    ['out of a city all sides are roads', [], { terrain: { '1113': 'city' } }, {}, {}, '1013 1, 1114 1, 1213 1'],
    ['into a city', [], { terrain: { '1114': 'city' } }, {}, {}, '1114'],
    ['not into a zone', [], {}, { 'u-negley': '1214' }, {}, '1013'],
    ['not into a restricted one', [], { terrain: { '1214': 'woods' } }, { 'u-negley': '1214' }, {}, '1013'],
    ['over a ford, not over a river', [river('1013'), river('1114', 'ford')], {}, {}, {}, '1114 2, 1213 2'],
    [
      'in rain over a ferry; no ford, no creek',
      [river('1013', 'ferry'), river('1114', 'ford'), water('creek', '1113', '1213')],
      ...([{}, {}, { rain: true }, '1013'] as const),
    ],
    ['no flooded ford', [river('1114', 'ford')], {}, {}, { table: { flood: [2, 0] } }, '1013 2, 1213 2'],
    ['no mountain or swamp', [], { terrain: { '1114': 'mountain', '1213': 'swamp' } }, {}, {}, '1013'],
    ['through zones at a loss', [], {}, zoned, {}, '1012 4c, 1013 4c, 1114 4c, 1212 4c, 1213 4c'],
    ['by a road at less', along(['1113', '1114']), {}, zoned, {}, '1012 4c, 1013 4c, 1114 4b, 1212 4c, 1213 4c'],
    ['to a friend at none', [], {}, { ...zoned, 'c-gist': '1114' }, {}, '1012 4c, 1013 4c, 1114 4a, 1212 4c, 1213 4c'],
  ])('%s', async (_what, edges, ground, units, more, ways) =>
    expect(await first(edges, ground, units, more)).toBe(ways),
  );
  it('nowhere at all: it surrenders', async () => {
    const moat = ['1212', '1213', '1114', '1013', '1012'].map(hex => river(hex));
    const table = fight([5, 3, 6, 1], {}, { scenario: await onPlain(moat) });
    expect([table.where('c-law'), lostBy(table.t, 1, SURRENDER)]).toEqual(['gone', 7]);
  });
});

describe('GCACW 7.7-mod-verylarge, 7.7-mod-small, 7.7-mod-verysmall, 7.7-mod-terrain what cavalry adds to its die', () => {
  const add = async (title: TitleCode, standing: readonly string[], edges: Edges = [], ground: Ground = {}) => {
    const horse = ['c-scott', 'c-davidson'];
    const units = Object.fromEntries(standing.map((how, i) => [horse[i]!, `1113 ${how}`]));
    const table = position({
      scenario: await under(title, { ...ground, edges }),
      units: { 'u-baird': '1112', ...units },
    });
    return evasionModifier(
      table.t,
      standing.map((_, i) => table.unit(horse[i]!)),
      table.hex('1113'),
      table.hex('1112'),
    );
  };
  const one = 'manpower 1 disorganized'; // ½
  it.each<[TitleCode, readonly number[]]>([
    ['BAC', [2, 0, -2, -4]],
    ['BTC', [2, 0, -2, -4]],
    ['SJW', [3, 1, -1, -3]],
    ['HCR', [3, 1, -1, -3]],
    ['OTR', [4, 2, 0, -2]],
    ['SIV', [4, 2, 0, -2]],
  ])('%s: a value of 3, 2, 1, ½', async (title, wants) => {
    const found = await Promise.all(['manpower 3', 'manpower 2', 'manpower 1', one].map(how => add(title, [how])));
    expect(found).toEqual(wants);
  });
  it.each<[string, readonly string[], Edges, Ground, number]>([
    ['two halves are one', [one, one], [], {}, -2],
    ['works count', ['manpower 1 works breastworks'], [], {}, 0],
    ['one and a half is nothing', [`${one} works fort`], [], {}, 0],
    ['one of two is spent', ['manpower 2 fatigue 4', 'manpower 1'], [], {}, 2],
    ['both are', ['manpower 2 fatigue 4', 'manpower 1 fatigue 4'], [], {}, 0],
    ['beaten and spent', ['manpower 2 demoralized 1 fatigue 4'], [], {}, -4],
    ['a creek', ['manpower 2'], [water('creek', '1112', '1113')], {}, 1],
    ['a ford', ['manpower 2'], [water('minor', '1112', '1113', 'ford')], {}, 2],
    ['a ridge', ['manpower 2'], [between('1112', '1113', { ridgeIn: '1113' })], {}, 2],
    ['a hill', ['manpower 2'], [], { terrain: { '1113': 'hill' } }, 1],
  ])('%s', async (_what, standing, edges, ground, sum) => expect(await add('BAC', standing, edges, ground)).toBe(sum));
});

describe('GCACW 7.7-resume-zero, 7.7-reduce, 7.7-declare-lost what is left of a march that cavalry evades', () => {
  const met = (die: number, dice: number[]) =>
    marching(open, '1112', die, { units: { 'c-scott': '1113', ...FAR }, dice });
  it('nothing, before it has moved: one hex, no flanks refused; a force march first makes up for it', () => {
    const bare = flee(met(1, [4]).act(EVADE));
    expect([bare.points, bare.asked[1]]).toEqual([0, 'march.go']);
    expect(bare.whyNot({ type: 'refuse' })?.rule).toBe('§7.8-cost');
    bare.allowed(move('1113'));
    const forced = flee(met(1, [4, 3]).act(EVADE)).act({ type: 'force' });
    expect(forced.points).toBe(1);
    forced.allowed({ type: 'refuse' });
  });
  it('who let it pass is not asked again when he is attacked from there', () => {
    const table = marching(open, '1111', 6, { units: { 'c-scott': '1113', ...FAR }, dice: [2, 2] }).move('1112');
    expect(table.act(HOLD).act(attack('1113', 'hasty')).asked[1]).not.toBe('evade.ask');
  });
  it('an advance into the zone of cavalry lets it go', () => {
    const table = flee(fight([6, 1], { 'c-law': '1113 manpower 2', 'c-scott': '1114' }));
    expect(table.act({ type: 'advance', units: ['u-brannan'] }).asked).toEqual(['confederate', 'evade.ask']);
  });
});

describe('GCACW 10.1-mod-noford, 10.1-mod-one, 10.1-mod-none, 10.1-mod-flood what is added to a building die', () => {
  const [near, far] = [along(['1111', '1112']), along(['1113', '1114'], { route: 'trail' })];
  const both = [...near, ...far];
  const over = (kind: 'minor' | 'major', crossing?: 'ford' | 'ferry' | 'bridge') =>
    water(kind, '1112', '1113', crossing);
  it.each<[string, Edges, Position['table'] & object, number]>([
    ['no route, no ford', [over('minor')], {}, 3],
    ['no route, a ford', [over('minor', 'ford')], {}, 3],
    ['a route on one bank, a ford', [...near, over('minor', 'ford')], {}, 2],
    ['routes, no ford', [...both, over('minor')], {}, 1],
    ['routes and a ford', [...both, over('minor', 'ford')], {}, 0],
    ['the river is up', [...both, over('minor', 'ford')], { flood: [2, 0] }, 1],
    ['the other rivers are', [...both, over('minor', 'ford')], { flood: [0, 2] }, 0],
    ['a major river up, a ferry', [...both, over('major', 'ferry')], { flood: [2, 1] }, 3],
    ['a ruined bridge over a major river', [...both, over('major', 'bridge')], { down: [1] }, 2],
  ])('%s', async (_what, edges, table, sum) => {
    const { t, hex } = position({ scenario: await onPlain(edges), units: FAR, table });
    expect(sumOf(buildModifiers(t, 0, sideBetween(of(t).board, hex('1112'), hex('1113'))))).toBe(sum);
  });
});

describe('GCACW 10.2-pontoon-destroy, 10.2-dismantle pontoons a march meets', () => {
  const lay = async (owner: 0 | 1, units: Record<string, string>) => {
    const scenario = await onPlain([...along(['1111', '1112']), water('minor', '1112', '1113')]);
    const { t, hex } = position({ scenario, units: FAR });
    const side = sideBetween(of(t).board, hex('1112'), hex('1113'));
    const table = { pontoons: [{ side, owner }] };
    return position({ scenario, units: { ...FAR, ...units }, table, dice: [6, 6, 1] }).march('u-baird');
  };
  it.each([
    ['manpower 5', 0],
    ['manpower 4', 1],
    ['manpower 7 disorganized', 0],
    ['manpower 6 disorganized', 1],
  ])('an enemy of %s leaves %i', async (how, left) => {
    const table = await lay(1, { 'u-baird': `1111 ${how}`, 'u-negley': '1112 manpower 4' });
    expect(table.move('1112').end().t.pontoons).toHaveLength(left);
  });
  it('one’s own is taken up for nothing, and nobody crosses there any more', async () => {
    const table = (await lay(0, { 'u-baird': '1112' })).act({ type: 'dismantle', to: '1113' });
    expect(table.points).toBe(6);
    table.refused(move('1113'), '6.2-river');
    table.allowed({ type: 'force' });
  });
});

describe('GCACW 8.0-order, 8.0-3a-dem2, 8.0-4, 8.0-5 a unit after recovery', () => {
  it.each([
    ['fatigue 1 demoralized 2 disorganized exhausted', 'disorganized exhausted demoralized 1', 0],
    ['fatigue 1 demoralized 1 disorganized exhausted', '', 0],
    ['fatigue 2 demoralized 1 disorganized exhausted', 'disorganized exhausted demoralized 1', 0],
    ['fatigue 3 disorganized', 'disorganized exhausted', 0],
    ['fatigue 3 works fort demoralized 2', 'exhausted demoralized 2 works fort', 0],
  ])('%s: %s', (before, after, fatigue) => {
    const units = { 'u-baird': `1112 ${before}`, 'u-wagner': '0301', 'c-law': '2018' };
    const found = recovery({ scenario: open, units }).idle().how('u-baird');
    expect(found).toBe(`manpower 9 fatigue ${fatigue}${after ? ` ${after}` : ''}`);
  });
});

describe('GCACW 12.0-prov-caught, 12.0-prov-move-zoc, 12.0-prov-move-terrain whom rain drives out of a swamp, and where to', () => {
  const at = async (edges: Edges, terrain: object, units: Record<string, string> = {}) => {
    const ground = { terrain: { '1112': 'provisionalSwamp', ...terrain } } as Ground;
    return position({
      scenario: await onPlain(edges, ground),
      units: { ...FAR, 'u-baird': '1112', ...units },
      rain: true,
    });
  };
  it('a trail through the hex does not keep it dry, a road does', async () => {
    expect(caught((await at(along(['1111', '1112'], { route: 'trail' }), {})).t)).toHaveLength(1);
    expect(caught((await at(along(['1111', '1112']), {})).t)).toHaveLength(0);
  });
  it('not into zones while there is another way; not into swamps, nor mountains without a route', async () => {
    const zoned = await at([], {}, { 'c-law': '1114' });
    expect(waysOut(zoned.t, zoned.unit('u-baird'))).not.toContain(zoned.hex('1113'));
    const wild = await at([], {
      '1111': 'swamp',
      '1211': 'mountain',
      '1212': 'provisionalSwamp',
      '1113': 'swamp',
      '1012': 'swamp',
    });
    expect(waysOut(wild.t, wild.unit('u-baird'))).toEqual([wild.hex('1011')]);
  });
});
