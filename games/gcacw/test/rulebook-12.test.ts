import { describe, expect, it } from 'vitest';
import type { MapEdge } from '../data/edition.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { scores } from '../rules/20-victory.ts';
import { lostBy, RETREAT } from '../state.ts';
import { modifiers } from './plain.ts';
import { pontoon } from './pontoons-table.ts';
import { along, attack, marching, move, onPlain, plainOf, water } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Chapter 12, read clause by clause.

const wet = { rain: true };
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';

describe('GCACW 12.0-creek-move, 12.0-creek-city, 12.0-zoc-creek, 12.0-attack-creek creeks in rain', () => {
  const creek = (more: Partial<MapEdge> = {}, terrain = {}) =>
    onPlain([water('creek', '1112', '1113', undefined, more)], { terrain });
  const zone = async (scenario: string, hex = '1112') => {
    const table = position({ scenario, units: { 'c-law': '1113', 'u-baird': '0301' }, ...wet });
    return inAnyZoneOf(table.t, 1, table.hex(hex));
  };
  it('bare: nobody crosses, no zone, no attack', async () => {
    const scenario = await creek();
    marching(scenario, '1112', 6, wet).refused(move('1113'), '12.0-creek-move');
    marching(scenario, '1112', 6, { ...wet, units: { 'c-law': '1113' } }).refused(
      attack('1113', 'hasty'),
      '12.0-attack-creek',
    );
    expect(await zone(scenario)).toBe(false);
    marching(scenario, '1112', 6).allowed(move('1113'));
  });
  it.each([{ route: 'trail' }, { route: 'road' }, { rail: true }] as const)('by %o all three', async route => {
    const scenario = await creek(route);
    marching(scenario, '1112', 6, wet).allowed(move('1113'));
    marching(scenario, '1112', 6, { ...wet, units: { 'c-law': '1113' } }).allowed(attack('1113', 'hasty'));
    expect(await zone(scenario)).toBe(true);
  });
  it.each(['1112', '1113'])('beside a city in %s all three', async city => {
    const scenario = await creek({}, { [city]: 'city' });
    marching(scenario, '1112', 6, wet).allowed(move('1113'));
    marching(scenario, '1112', 6, { ...wet, units: { 'c-law': '1113' } }).allowed(attack('1113', 'hasty'));
    expect(await zone(scenario)).toBe(true);
  });
  it('GCACW 12.0-attack-creek-mod, 12.0-attack-mod the defender has 2 in rain, 1 when dry; the attacker 1 less', async () => {
    const scenario = await creek({ route: 'road' });
    const at = (more: Position) => position({ scenario, units: { 'u-baird': '1112', 'c-law': '1113' }, ...more });
    expect(modifiers(at({}), ['u-baird'], '1113')).toMatchObject({ creek: 1 });
    expect(modifiers(at(wet), ['u-baird'], '1113')).toMatchObject({ creek: 2, rain: -1 });
  });
  it('a retreat does not cross it even beside a city', async () => {
    const scenario = await creek({}, { '1113': 'city' });
    const units = { 'u-baird': '1112', 'c-hindman': '1111', 'u-wagner': '0301' };
    const table = position({ scenario, units, side: 'confederate', ...wet, dice: [4, 6, 1] }).march('c-hindman');
    table.act(attack('1112', 'prepared')); // artillery 2-3 -2, rain -1, prepared +1: 6 - 2 - 1 = +3
    expect(table.whyNot({ type: 'retreat', hex: '1113' })).not.toBeNull();
  });
});

describe('GCACW 12.0-zoc-ford, 12.0-attack-ford, 12.0-rivers fords and broken bridges in rain', () => {
  const sides = [water('minor', '1112', '1113', 'ford'), water('minor', '1112', '1111', 'bridge', { route: 'road' })];
  const at = async (more: Position, broken = false) => {
    const table = marching(await onPlain(sides), '1112', 6, {
      ...more,
      units: { 'c-law': '1113', 'c-mcnair': '1111' },
    });
    if (broken) table.t.down = [...table.t.down].map(() => 1);
    table.t.stamp++;
    return table;
  };
  it('the ford: dry attack and zone, in rain neither', async () => {
    (await at({})).allowed(attack('1113', 'hasty'));
    (await at(wet)).refused(attack('1113', 'hasty'), '12.0-attack-ford');
    expect(inZoneOf((await at(wet)).t, 1, (await at(wet)).hex('1112'))).toBe(true); // over the bridge
  });
  it('the broken bridge the same', async () => {
    (await at(wet)).allowed(attack('1111', 'hasty'));
    (await at(wet, true)).refused(attack('1111', 'hasty'), '12.0-attack-ford');
    (await at({}, true)).allowed(attack('1111', 'hasty'));
  });
  it('GCACW 12.0-flood-dry-zoc dry but in flood it may be attacked over the ford, and nobody advances', async () => {
    const table = marching(await onPlain(sides), '1112', 6, {
      units: { 'c-mcnair': '1113' },
      table: { flood: [1, 0] },
      dice: [6, 1],
    }).act(attack('1113', 'normal')); // 4:1 +3, ford 2: 6 + 3 - 3 = +6
    expect(table.said('combat.result')).toBeDefined();
    while (table.t.retreat) table.act({ type: 'retreat', hex: ways(table)[0]! });
    expect(table.asked).toEqual(['union', 'march.go']);
    table.refused(move('1113'), '12.0-flood-effect-minor');
  });
  it('flood of the other class does not matter', async () => {
    marching(await onPlain(sides), '1112', 6, { table: { flood: [0, 1] } }).allowed(move('1113'));
  });
  it('a dam and a pontoon of one’s own carry in rain and flood', async () => {
    const dam = await onPlain([
      water('minor', '1112', '1113', 'dam', { route: 'road' }),
      water('major', '1112', '1111', 'ford'),
    ]);
    const table = { flood: [1, 1], pontoons: [pontoon(position({ scenario: dam }), '1112', '1111', 0)] };
    marching(dam, '1112', 6, { ...wet, table }).allowed(move('1113'));
    marching(dam, '1112', 6, { ...wet, table }).allowed(move('1111'));
  });
});
/** Where the open retreat may go. */
const ways = (table: Table): string[] => table.offered().flatMap(each => (each.type === 'retreat' ? [each.hex] : []));

describe('GCACW 12.0-move-road, 12.0-move-pike, 12.0-move-trail, 12.0-move-terrain prices in rain', () => {
  it('two pikes cost three, two roads four', async () => {
    const pike = await onPlain(along(['1112', '1111', '1110'], { route: 'pike' }));
    expect(marching(pike, '1112', 6, wet).move('1111', '1110').points).toBe(3);
    const road = await onPlain(along(['1112', '1111', '1110']));
    expect(marching(road, '1112', 6, wet).move('1111', '1110').points).toBe(2);
  });
  it('a pike beside a railroad: the cheaper', async () => {
    const both = await onPlain(along(['1112', '1111'], { route: 'pike', rail: true }));
    expect(marching(both, '1112', 6, wet).move('1111').points).toBe(4.5);
  });
  it('with one point and a half a pike, not a road', async () => {
    const scenario = await onPlain([
      ...along(['1112', '1111', '1110', '1109'], { route: 'pike' }),
      ...along(['1110', '1210']),
    ]);
    const table = marching(scenario, '1112', 4, wet).move('1111', '1110');
    expect(table.points).toBe(1);
    table.refused(move('1109'), '6.1-insufficient');
  });
});

describe('GCACW 12.0-prov-caught, 12.0-prov-move, 12.0-prov-move-zoc, 12.0-prov-move-terrain, 12.0-prov-elim swamps rise', () => {
  const bog = { '1112': 'provisionalSwamp' } as const;
  /** Turn 2 of Grant’s campaign begins with these dice: 4 is rain. */
  const risen = async (units: Position['units'], edges: MapEdge[] = [], terrain = {}, dice = [1, 3, 6, 1]) => {
    const scenario = await plainOf(GTC, edges, { terrain: { ...bog, ...terrain } });
    const all = { 'u-neill': '0301 fatigue 1', 'c-heth': '2011 fatigue 1', ...units };
    return position({ scenario, units: all, dice }).turnOver();
  };
  const flee = (hex: string) => ({ type: 'flee', hex }) as const;
  it('a level more, in disorder, and out of it as it likes', async () => {
    const table = await risen({ 'u-russell': '1112' });
    expect([table.asked, table.how('u-russell')]).toEqual([
      ['union', 'swamps.choose'],
      'manpower 11 fatigue 1 disorganized',
    ]);
    table.refused(flee('1110'), '12.0-prov-move');
    table.act(flee('1113'));
    expect(table.where('u-russell')).toBe('1113');
    table.done();
  });
  it('a road or railroad through the hex saves it, a trail does not', async () => {
    const caught = async (more: Partial<MapEdge>) =>
      (await risen({ 'u-russell': '1112' }, along(['1112', '1111'], more))).said('swamp.caught').length;
    expect([await caught({ route: 'road' }), await caught({ rail: true }), await caught({ route: 'trail' })]).toEqual([
      0, 0, 1,
    ]);
  });
  it('fatigue 4 after rest stays what it is; works are left behind', async () => {
    const table = await risen({
      'u-russell': '1112 fatigue 1 works fort',
      'u-ricketts': '1112 fatigue 4 disorganized',
    });
    expect([table.how('u-ricketts'), table.how('u-russell')]).toEqual([
      'manpower 9 fatigue 2 disorganized exhausted',
      'manpower 11 fatigue 1 disorganized works fort',
    ]);
    table.act(flee('1113')).act(flee('1111'));
    expect([table.how('u-russell'), table.where('u-ricketts')]).toEqual(['manpower 11 fatigue 1 disorganized', '1111']);
  });
  it('not into an enemy zone while there is another hex', async () => {
    const table = await risen({ 'u-russell': '1112', 'c-heth': '1114 fatigue 1' });
    table.refused(flee('1113'), '12.0-prov-move-zoc');
    table.allowed(flee('1111'));
  });
  it('not into a hex of the enemy, not over a ford while there is dry land', async () => {
    const table = await risen({ 'u-russell': '1112', 'c-heth': '1113 fatigue 1' }, [
      water('minor', '1112', '1111', 'ford'),
    ]);
    table.refused(flee('1113'), '12.0-prov-move');
    table.refused(flee('1111'), '12.0-prov-move-terrain');
    table.allowed(flee('1211'));
  });
  it('into a zone if there is nothing else', async () => {
    const swamps = {
      '1111': 'swamp',
      '1211': 'swamp',
      '1212': 'provisionalSwamp',
      '1011': 'water',
      '1012': 'mountain',
    };
    const table = await risen({ 'u-russell': '1112', 'c-heth': '1114 fatigue 1' }, [], swamps);
    expect(table.where('u-russell')).toBe('1113');
  });
  it('not over a river at a ford, over a ferry or bridge', async () => {
    const around = ['1111', '1211', '1212', '1012', '1011'].map(hex => water('minor', '1112', hex));
    const by = async (crossing: MapEdge['crossing']) =>
      (await risen({ 'u-russell': '1112' }, [...around, water('minor', '1112', '1113', crossing)])).where('u-russell');
    expect([await by('ferry'), await by('bridge'), await by('dam'), await by('ford')]).toEqual([
      '1113',
      '1113',
      '1113',
      'gone',
    ]);
  });
  it('with no way out it is lost, and counts as lost', async () => {
    const around = ['1111', '1211', '1212', '1113', '1012', '1011'].map(hex => water('minor', '1112', hex));
    const table = await risen({ 'u-russell': '1112' }, around);
    expect([table.where('u-russell'), lostBy(table.t, 0, RETREAT)]).toEqual(['gone', 11]);
    expect(scores(table.t).some(each => each !== 0)).toBe(true);
  });
  it('both sides, the Union’s first', async () => {
    const table = await risen({ 'u-russell': '1112', 'c-heth': '0912 fatigue 1' }, [], { '0912': 'provisionalSwamp' });
    expect(table.asked[0]).toBe('union');
    table.act(flee('1111'));
    expect(table.asked[0]).toBe('confederate');
  });
});

describe('GCACW 12.0-prov-swamp, 2.4-zoc-swamp-mtn provisional swamps in rain are swamps', () => {
  it('no zone into or out of one without a route, dry it has', async () => {
    const scenario = await onPlain([], { terrain: { '1112': 'provisionalSwamp' } });
    const zone = (more: Position) => {
      const table = position({ scenario, units: { 'c-law': '1113', 'u-baird': '0301' }, ...more });
      return inAnyZoneOf(table.t, 1, table.hex('1112'));
    };
    expect([zone({}), zone(wet)]).toEqual([true, false]);
  });
  it('attacks only by a route', async () => {
    const scenario = await onPlain(along(['1112', '1111'], { route: 'trail' }), {
      terrain: { '1112': 'provisionalSwamp' },
    });
    const at = (enemy: string) => marching(scenario, enemy, 6, { ...wet, units: { 'c-law': '1112' } });
    at('1111').allowed(attack('1112', 'hasty'));
    expect(at('1113').whyNot(attack('1112', 'hasty'))).not.toBeNull();
  });
});

describe('GCACW 12.0-flood-remove, 12.0-flood-advance, 12.0-flood-new floods by the turn', () => {
  it('OTR, Current+1 on turn 2: minor through 4, major through 5; again on turn 3: from there on', async () => {
    const scenario = await plainOf(OTR);
    const units = { 'u-morell': '0301 fatigue 1', 'c-longstreet': '2011 fatigue 1' };
    const table = position({ scenario, units, dice: [1, 3, 6, 1, 1, 3, 6, 1] }); // 4: Current+1 in OTR
    table.turnOver();
    expect([table.t.turn, table.t.rain, table.t.flood]).toEqual([2, 3, [4, 5]]);
    table.turnOver();
    expect([table.t.turn, table.t.rain, table.t.flood]).toEqual([3, 4, [6, 8]]);
  });
});
