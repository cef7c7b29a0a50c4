import { describe, expect, it } from 'vitest';
import { inZoneOf } from '../rules/02-zones.ts';
import { flee } from './plain.ts';
import { build, lying, pontoon } from './pontoons-table.ts';
import { along, attack, marching, move, onPlain, plainOf, water } from './rulebook.ts';
import { type Position, position, recovery, type Table } from './table.ts';

// Chapter 10, read clause by clause. A minor river runs between 1112 and 1113, 1012, 1013.

const bare = await onPlain([water('minor', '1112', '1113')]);
const ford = await onPlain([water('minor', '1112', '1113', 'ford')]);
const roads = await onPlain([water('minor', '1112', '1113'), ...along(['1111', '1112']), ...along(['1113', '1114'])]);
/** The same, with a pontoon of a side between 1112 and 1113. */
const laidBy = (owner: 0 | 1, scenario = bare, more: Position = {}): Position => ({
  ...more,
  scenario,
  table: { pontoons: [pontoon(position({ scenario }), '1112', '1113', owner)], ...more.table },
});
const HERE = '1112-1113';
const stands = (table: Table): boolean => lying(table).some(each => each.startsWith(HERE));

describe('GCACW 10.2-pontoon-destroy who breaks a pontoon, and when', () => {
  const marched = (standing: string, ...path: string[]) => {
    const more = laidBy(1, bare, { units: { 'c-hindman': '2010' } });
    const table = marching(bare, standing, 6, { ...more, dice: [6, 1] });
    return stands(path.length ? table.move(...path).end() : table.end());
  };
  it('an enemy of 5 who ends his march at either end', () => {
    expect([marched('1111', '1112'), marched('1114', '1113')]).toEqual([false, false]);
  });
  it('of 4 not, nor of 7 in disorder worth less than 5', () => {
    expect(marched('1111 manpower 4', '1112')).toBe(true);
    expect(marched('1111 manpower 6 disorganized', '1112')).toBe(true);
    expect(marched('1111 manpower 7 disorganized', '1112')).toBe(false);
  });
  it('marching in place is a march', () => expect(marched('1112')).toBe(false));
  it('who only passes by leaves it', async () => {
    const road = await onPlain([water('minor', '1112', '1113'), ...along(['1111', '1112', '1212', '1312'])]);
    const table = marching(road, '1111', 6, { ...laidBy(1, road), dice: [6, 1] });
    table.move('1112');
    expect(stands(table)).toBe(true);
    expect(stands(table.move('1212').end())).toBe(true);
    table.done();
  });
  it('two of 4 together do not', () => {
    const more = laidBy(1, bare, { units: { 'u-negley': '1112 manpower 4' } });
    expect(
      stands(
        marching(bare, '1111 manpower 4', 6, { ...more, dice: [6, 1] })
          .move('1112')
          .end(),
      ),
    ).toBe(true);
  });
  it('its owner never', () => {
    const table = marching(bare, '1111', 6, { ...laidBy(0), dice: [6, 1] })
      .move('1112')
      .end();
    expect(stands(table)).toBe(true);
  });
  it('a march that a result ends there', () => {
    // Baird 9 against Law 8 in clear: 1:1, tactics 2-3, artillery 3-0 none, hasty -1: 1 - 2 - 6 = -7
    const more = laidBy(1, bare, { units: { 'c-law': '1011' } });
    const table = marching(bare, '1212', 6, { ...more, dice: [1, 6, 6, 1] })
      .move('1112')
      .act(attack('1011', 'hasty'))
      .act({ type: 'hold' });
    expect(stands(table)).toBe(true); // 9 - 4, disorganized: worth 3
    table.done();
  });
  it('a unit that ends its retreat there', () => {
    // Baird stands in 1111 and is driven down to the river; Hindman 12 against Baird 9.
    const units = { 'u-baird': '1110', 'c-hindman': '1109', 'u-wagner': '0301' };
    const table = position({ ...laidBy(1), units, side: 'confederate', dice: [4, 6, 1, 6, 1] }).march('c-hindman');
    // 12:9 1:1; artillery 2-3 in the clear -2; normal; 6 - 2 - 1 = +3: 1Dr; Baird 8 in disorder is worth 5
    table.act(attack('1110', 'normal'));
    table.act({ type: 'retreat', hex: '1111' }).act({ type: 'retreat', hex: '1112' });
    expect(stands(table)).toBe(true);
    table.act({ type: 'halt' });
    expect([table.where('u-baird'), table.how('u-baird'), stands(table)]).toEqual([
      '1112',
      'manpower 8 fatigue 3 disorganized',
      false,
    ]);
  });
  it('a unit that advances there, with what it is worth after the fight', () => {
    const after = (standing: string) => {
      const units = { 'c-mcnair': '1112', 'c-law': '2011' };
      const table = flee(
        marching(bare, standing, 4, { ...laidBy(1, bare, { units }), dice: [6, 1, 6, 1] }).act(attack('1112', 'hasty')),
      ).act({ type: 'advance', units: ['u-baird'] });
      return table;
    };
    const table = after('1111');
    if (table.t.march) table.end();
    expect([table.where('u-baird'), stands(table)]).toEqual(['1112', false]);
  });
  it('an advance after an assault too', () => {
    const units = { 'u-baird': '1111', 'u-negley': '1111', 'c-mcnair': '1112', 'c-law': '2011', 'u-wagner': '0301' };
    const table = position({ ...laidBy(1), units, leaders: { 'uL-thomas': 'u-baird' }, dice: [1, 6, 1, 6, 1] });
    table.act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird', 'u-negley'], hex: '1112' });
    flee(table).act({ type: 'advance', units: ['u-negley'] });
    expect([table.where('u-negley'), stands(table)]).toEqual(['1112', false]);
  });
  it('in the Valley a unit of 3', async () => {
    const valley = await plainOf('siv-lewiston');
    const at = (manpower: number) => {
      const units = { 'u-tyler': `1111 manpower ${manpower}`, 'u-schenck': '0301', 'c-winder': '2011' };
      const table = position({ ...laidBy(1, valley), units, dice: [6, 6, 1] })
        .march('u-tyler')
        .move('1112')
        .end();
      return stands(table);
    };
    expect([at(3), at(2)]).toEqual([false, true]);
  });
});

describe('GCACW 10.2-own, 10.2-own-ford, 10.0-cost-pontoon crossing a pontoon', () => {
  const over = (scenario: string, owner: 0 | 1, more: Position = {}) =>
    marching(scenario, '1112', 6, { ...laidBy(owner, scenario), ...more });
  it('its owner: the ground beyond, or 1 where both hexes have routes; 2 in rain', () => {
    expect(over(bare, 0).move('1113').points).toBe(3);
    expect(over(roads, 0).move('1113').points).toBe(5);
    const rain = laidBy(0, roads, { rain: true });
    expect(marching(roads, '1112', 6, rain).move('1113').points).toBe(4);
  });
  it('the enemy never', () => {
    over(bare, 1).refused(move('1113'), '10.2-own');
    over(ford, 1).allowed(move('1113'));
    expect(over(ford, 1, { table: { ...laidBy(1, ford).table, flood: [1, 0] } }).whyNot(move('1113'))).not.toBeNull();
  });
  it('its owner in flood and rain', () => {
    over(ford, 0, { table: { ...laidBy(0, ford).table, flood: [1, 0] } }).allowed(move('1113'));
    over(ford, 0, { rain: true }).allowed(move('1113'));
  });
  it('attacks: the owner over it, the enemy not; two for the defender', () => {
    const units = { 'c-law': '1113' };
    over(bare, 0, { units }).allowed(attack('1113', 'hasty'));
    over(bare, 1, { units }).refused(attack('1113', 'hasty'), '10.2-own');
  });
  it('zones run over it both ways, whoever laid it', () => {
    for (const owner of [0, 1] as const) {
      const { t, hex } = position({ ...laidBy(owner), units: { 'c-law': '1113', 'u-baird': '0903' } });
      expect(inZoneOf(t, 1, hex('1112'))).toBe(true);
    }
    const { t, hex } = position({ scenario: bare, units: { 'c-law': '1113', 'u-baird': '0903' } });
    expect(inZoneOf(t, 1, hex('1112'))).toBe(false);
  });
  it('retreats: not over an enemy’s', () => {
    const units = { 'u-baird': '1112', 'c-hindman': '1111', 'u-wagner': '0301' };
    const scenario = bare;
    const at = (owner: 0 | 1) =>
      position({ ...laidBy(owner, scenario), units, side: 'confederate', dice: [4, 6, 1] })
        .march('c-hindman')
        .act(attack('1112', 'normal'));
    at(0).allowed({ type: 'retreat', hex: '1113' });
    expect(at(1).whyNot({ type: 'retreat', hex: '1113' })).not.toBeNull();
  });
});

describe('GCACW 10.2-dismantle, 10.2-dismantle-any taking one’s own up', () => {
  const take = { type: 'dismantle', to: '1113' } as const;
  it('before it moves, at no cost, and on', () => {
    const table = marching(bare, '1112', 6, laidBy(0)).act(take);
    expect([stands(table), table.points]).toEqual([false, 6]);
    table.move('1111');
  });
  it('on arrival from the other bank', () => {
    const table = marching(bare, '1112', 6, laidBy(0)).move('1113').act({ type: 'dismantle', to: '1112' });
    expect([stands(table), table.points]).toEqual([false, 3]);
  });
  it('held by a zone, of any strength and arm', () => {
    const units = { 'u-minty': '1111 manpower 1', 'u-baird': '0903', 'c-law': '1013' };
    const table = position({ ...laidBy(0), units, dice: [3, 3] })
      .march('u-minty')
      .move('1112')
      .act(take);
    expect(stands(table)).toBe(false);
  });
  it('not an enemy’s, not from elsewhere', () => {
    expect(marching(bare, '1112', 6, laidBy(1)).whyNot(take)).not.toBeNull();
    expect(marching(bare, '1111', 6, laidBy(0)).whyNot(take)).not.toBeNull();
  });
});

describe('GCACW 10.1-one-per-hex, 10.1-b2-fail, 10.1-enemy-5, 10.1-mod-noford building', () => {
  const step1 = (units: Position['units'], scenario = roads, more: Position = {}) =>
    recovery({ scenario, units: { 'c-law': '2011 fatigue 1', ...units }, ...more });
  it('+1 without a ford where both banks have roads: a 4 builds, a 5 not', () => {
    const built = (die: number) =>
      stands(step1({ 'u-baird': '1112' }, roads, { dice: [die] }).act(build('u-baird', '1113')));
    expect([built(4), built(5)]).toEqual([true, false]);
  });
  it('+3 without roads, ford or none', () => {
    const built = (scenario: string, die: number) =>
      stands(step1({ 'u-baird': '1112' }, scenario, { dice: [die] }).act(build('u-baird', '1113')));
    expect([built(bare, 2), built(bare, 3), built(ford, 2), built(ford, 3)]).toEqual([true, false, true, false]);
  });
  it('+2 with a road on one bank', async () => {
    const one = await onPlain([water('minor', '1112', '1113', 'ford'), ...along(['1111', '1112'])]);
    const built = (die: number) =>
      stands(step1({ 'u-baird': '1112' }, one, { dice: [die] }).act(build('u-baird', '1113')));
    expect([built(3), built(4)]).toEqual([true, false]);
  });
  it('one unit a hex, even for another hexside; a unit that failed does not dig', async () => {
    const two = await onPlain([water('minor', '1112', '1113', 'ford'), water('minor', '1112', '1012', 'ford')]);
    const table = step1({ 'u-baird': '1112', 'u-negley': '1112' }, two, { dice: [6] }).act(build('u-baird', '1113'));
    table.refused(build('u-negley', '1012'), '10.1-one-per-hex');
    table.refused({ type: 'entrench', unit: 'u-baird' }, '9.0-recovery-exclusive');
    table.allowed({ type: 'entrench', unit: 'u-negley' });
  });
  it('a hexside where it failed is closed from the other bank', () => {
    const units = { 'u-baird': '1112', 'u-negley': '1113', 'c-hindman': '0512' };
    const table = step1(units, bare, { dice: [6] }).act(build('u-baird', '1113'));
    table.refused(build('u-negley', '1112'), '10.1-b2-fail');
  });
  it('enemies of 5 together in the other hex stop it, works or not', () => {
    step1({ 'u-baird': '1112', 'c-law': '1113 manpower 4 works fort' }).allowed(build('u-baird', '1113'));
    step1({ 'u-baird': '1112', 'c-law': '1113 manpower 4', 'c-mcnair': '1113 manpower 1' }).refused(
      build('u-baird', '1113'),
      '10.1-enemy-5',
    );
    step1({ 'u-baird': '1112', 'c-law': '1113 manpower 4', 'c-mcnair': '1113 manpower 1 disorganized' }).allowed(
      build('u-baird', '1113'),
    );
  });
  it('not where any pontoon lies', () => {
    const table = recovery({ ...laidBy(1), units: { 'u-baird': '1112 manpower 5', 'c-law': '2011 fatigue 1' } });
    table.refused(build('u-baird', '1113'), '10.1-one-per-side');
  });
});

describe('GCACW 10.2-perm-who, 10.2-mod-still, 10.2-mod-zoc, 10.2-once-unit bridges', () => {
  const bridged = onPlain([water('minor', '1112', '1113', 'bridge', { route: 'road' }), ...along(['1111', '1112'])]);
  const destroy = (to: string) => ({ type: 'destroy', to }) as const;
  const tried = async (die: number, path: string[], units: Position['units'] = {}) => {
    const table = marching(await bridged, path[0]!, 6, { units, dice: [die, 6, 1] });
    if (path.length > 1) table.move(...path.slice(1));
    table.end().act(destroy('1113'));
    table.done();
    return table.t.down[0];
  };
  it('arrived and unseen: 3; stood still and unseen: 4', async () =>
    expect([
      await tried(3, ['1111', '1112']),
      await tried(4, ['1111', '1112']),
      await tried(4, ['1112']),
      await tried(5, ['1112']),
    ]).toEqual([1, 0, 1, 0]));
  it('its own hex in an enemy zone: no -1; 2 when it arrives, 3 when it stood', async () => {
    const units = { 'c-law': '1011' };
    expect([await tried(2, ['1212', '1112'], units), await tried(3, ['1212', '1112'], units)]).toEqual([1, 0]);
    expect([await tried(3, ['1112'], units), await tried(4, ['1112'], units)]).toEqual([1, 0]);
  });
  it('the far bank in an enemy zone and empty: no try', async () => {
    const table = marching(await bridged, '1112', 6, { units: { 'c-law': '1114' }, dice: [6, 1] }).end();
    expect(table.asked[1]).toBe('cycle.winner');
    table.done();
  });
  it('a march whose points are gone, or that a result ends, ends all the same', async () => {
    const spent = marching(await bridged, '1111', 1).move('1112');
    expect(spent.asked).toEqual(['union', 'march.last']);
    // Baird 9 against McNair 2: 4:1 +3, hasty -1; 3 + 2 - 2 = +3: Fa
    const table = marching(await bridged, '1112', 6, { units: { 'c-mcnair': '1211' }, dice: [3, 2, 4, 6, 1] });
    flee(table.act(attack('1211', 'hasty'))).act({ type: 'hold' });
    expect(table.asked).toEqual(['union', 'march.last']);
    table.act(destroy('1113')); // 4 - 1 unseen, but it fought: 3
    expect(table.t.down[0]).toBe(0);
    table.done();
  });
  it('once a turn, whatever it tried', async () => {
    const two = await onPlain([
      water('minor', '1112', '1113', 'bridge', { route: 'road' }),
      water('minor', '1012', '1112', 'bridge', { route: 'road' }),
    ]);
    const table = marching(two, '1112', 6, { dice: [6, 6, 1, 3, 6, 1] })
      .end()
      .act(destroy('1113'));
    table.march('u-baird').end();
    expect(table.asked[1]).toBe('cycle.winner');
    table.done();
  });
});

describe('GCACW 10.3-who, 10.3-one-per-player, 10.3-r2-bridge, 10.3-r2-ferry repairs', () => {
  const repair = (unit: string, to: string) => ({ type: 'repair', unit, to }) as const;
  const broken = async (kind: 'minor' | 'major', crossing: 'bridge' | 'ferry', dice: number[], more: Position = {}) => {
    const scenario = await onPlain([water(kind, '1112', '1113', crossing), water('minor', '1112', '1012', 'bridge')]);
    const units = { 'u-baird': '1112', 'u-negley': '1113', 'c-law': '2011 fatigue 1', ...more.units };
    return recovery({ ...more, scenario, units, table: { down: [1, 1], ...more.table }, dice });
  };
  const mended = async (kind: 'minor' | 'major', crossing: 'bridge' | 'ferry', die: number, more: Position = {}) =>
    (await broken(kind, crossing, [die], more)).act(repair('u-baird', '1113')).t.down[0] === 0;
  it('a bridge by 3, on a major river by 1; a ferry by 5, by 3', async () => {
    expect([await mended('minor', 'bridge', 3), await mended('minor', 'bridge', 4)]).toEqual([true, false]);
    expect([await mended('major', 'bridge', 1), await mended('major', 'bridge', 2)]).toEqual([true, false]);
    expect([await mended('minor', 'ferry', 5), await mended('minor', 'ferry', 6)]).toEqual([true, false]);
    expect([await mended('major', 'ferry', 3), await mended('major', 'ferry', 4)]).toEqual([true, false]);
  });
  it('one more in flood of that class only', async () => {
    const flood = (minor: number, major: number): Position => ({ table: { flood: [minor, major] } });
    expect([await mended('minor', 'bridge', 3, flood(3, 0)), await mended('minor', 'bridge', 3, flood(0, 3))]).toEqual([
      false,
      true,
    ]);
  });
  it('one try a side', async () => {
    const table = (await broken('minor', 'bridge', [6])).act(repair('u-baird', '1113'));
    table.refused(repair('u-negley', '1112'), '10.3-one-per-player');
    table.done();
  });
  it('the enemy in the other hex: 4 lets it be, 5 does not', async () => {
    const at = (manpower: number) =>
      broken('minor', 'bridge', [], { units: { 'u-negley': '0512', 'c-law': `1113 fatigue 1 manpower ${manpower}` } });
    (await at(4)).allowed(repair('u-baird', '1113'));
    (await at(5)).refused(repair('u-baird', '1113'), '10.3-enemy');
  });
  it('in the Valley by a unit of 2, and enemies of 2 stop it', async () => {
    const scenario = await plainOf('siv-lewiston', [water('minor', '1112', '1113', 'bridge')]);
    const at = (who: number, enemy: string) =>
      recovery({
        scenario,
        units: { 'c-winder': `1112 manpower ${who}`, 'c-taylor': '0301', 'u-tyler': `${enemy} fatigue 1` },
        table: { down: [1] },
      });
    at(2, '2011').allowed(repair('c-winder', '1113'));
    at(1, '2011').refused(repair('c-winder', '1113'), '10.3-cv');
    at(2, '1113 manpower 2').refused(repair('c-winder', '1113'), '10.3-enemy');
    at(2, '1113 manpower 1').allowed(repair('c-winder', '1113'));
  });
});
