import { describe, expect, it } from 'vitest';
import type { MapFile } from '../data/edition.ts';
import { BRIDGE, FERRY, sideBetween } from '../data/index.ts';
import { zoneAcross } from '../rules/02-zones.ts';
import { destroyModifiers, isDestroyed } from '../rules/10-destroy.ts';
import { of } from '../state.ts';
import { examplesOf, laid } from './fixture.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const HCR = 'hcr-the-lost-order';
const SIV = 'siv-between-two-armies';
const destroy = (to: string) => ({ type: 'destroy', to }) as const;
const isDown = (table: Table, name: string): boolean => {
  const number = of(table.t).board.crossings.findIndex(each => each.name === name);
  return table.t.down[number] === 1;
};
const edge = (table: Table, from: string, to: string): number =>
  sideBetween(of(table.t).board, table.hex(from), table.hex(to));
/** Baird has stood a march through beside Alexander’s Bridge (1412-1313). */
const baird = (standing = '1412', more: Position = {}): Table =>
  position({ units: { 'u-baird': standing, 'u-negley': '0718', 'c-hindman': '1216' }, dice: [3], ...more })
    .march('u-baird')
    .end();
const ALEXANDER = "Alexander's Bridge";

describe('GCACW 10.2-perm-who, 10.2-marker, 10.2-once-unit, 10.2-many-units trying a bridge', () => {
  it('infantry of 5 at the end of its march, once a turn', () => {
    const table = baird('1412', { dice: [3, 4, 6, 1, 3, 6, 1] });
    expect(table.asked).toEqual(['union', 'march.last']);
    table.act(destroy('1313'));
    expect([isDown(table, ALEXANDER), table.asked[1]]).toEqual([true, 'cycle.winner']);
    table.march('u-baird').end();
    expect(table.asked[1]).not.toBe('march.last');
  });
  it('it may let it be', () => {
    const table = baird('1412', { dice: [3, 6, 1] }).end();
    expect([isDown(table, ALEXANDER), table.asked[1]]).toEqual([false, 'cycle.winner']);
    table.done();
  });
  it('not horse, not guns, not 4', () => {
    expect(baird('1412 manpower 4', { dice: [3, 6, 1] }).asked[1]).toBe('cycle.winner');
    const cavalry = position({ units: { 'u-minty': '1412', 'c-hindman': '1216' }, dice: [3, 3, 6, 1] }).march(
      'u-minty',
    );
    expect(cavalry.end().asked[1]).toBe('cycle.winner');
  });
  it('a second unit may try where the first has failed', () => {
    const units = { 'u-baird': '1412', 'u-negley': '1412', 'c-hindman': '1216' };
    const table = baird('', { units, dice: [3, 6, 6, 1, 3, 1, 6, 1] }).act(destroy('1313'));
    expect(isDown(table, ALEXANDER)).toBe(false);
    table.march('u-baird').end();
    expect(table.asked[1]).toBe('cycle.winner');
  });
  it('which then is offered its try', () => {
    const units = { 'u-baird': '1412', 'u-negley': '1412', 'c-hindman': '1216' };
    const table = baird('', { units, dice: [3, 6, 6, 1, 3] })
      .act(destroy('1313'))
      .march('u-negley')
      .end();
    expect(table.asked[1]).toBe('march.last');
    table.allowed(destroy('1313'));
    table.refused(destroy('1411'), '10.2-dams-fords');
    table.refused(destroy('1512'), '10.2-perm-who');
  });
  it('GCACW 10.2-rain-ok, 12.0-bridges in rain too', () => {
    const table = baird('1412', { rain: true });
    expect(table.asked[1]).toBe('march.last');
    table.allowed(destroy('1313'));
  });
  it('GCACW 10.2-all-titles of 3 in the Valley', () => {
    const at = (manpower: number) =>
      position({
        scenario: SIV,
        units: { 'c-winder': `1115 manpower ${manpower}`, 'u-tyler': '2002' },
        side: 'confederate',
        turn: 2,
        dice: [3, 1, 6],
      })
        .march('c-winder')
        .end().asked[1];
    expect([at(3), at(2)]).toEqual(['march.last', 'cycle.winner']);
  });
});

describe('GCACW 10.2-ferry-who ferries', () => {
  /** At Nelson’s Ferry. */
  const at = (unit: string, standing: string, dice: readonly number[]) =>
    position({
      scenario: GTC,
      units: { [unit]: standing, [unit.startsWith('u') ? 'c-wilcox' : 'u-ricketts']: '0310' },
      side: unit.startsWith('u') ? 'union' : 'confederate',
      dice,
    })
      .march(unit)
      .end();
  it('infantry or horse of any value, not guns', () => {
    expect(at('u-custer', '1408 manpower 1 disorganized', [3, 3]).asked[1]).toBe('march.last');
    expect(at('c-heth', '1508 manpower 1', [3]).asked[1]).toBe('march.last');
    expect(at('c-long-art', '1508', [3, 1, 6]).asked[1]).toBe('cycle.winner');
  });
  it('GCACW 10.2-mod-csa-ferry -2 for Confederates: a 5 that stood still and unseen does it', () => {
    const csa = at('c-heth', '1508', [3, 5, 1, 6]).act(destroy('1408'));
    const usa = at('u-russell', '1408', [3, 4, 6, 1]).act(destroy('1508'));
    expect([isDown(csa, "Nelson's Ferry"), isDown(usa, "Nelson's Ferry")]).toEqual([true, false]);
    csa.done();
    usa.done();
  });
});

describe('GCACW 10.2-not-enemy-hex, 10.2-not-zoc not under the enemy’s eyes', () => {
  const units = (enemy: string) => ({ 'u-baird': '1412', 'u-negley': '0718', 'c-mcnair': enemy });
  it('an enemy on either bank', () => {
    const table = baird('', { units: units('1313 manpower 1'), dice: [3, 6, 1] });
    expect(table.asked[1]).toBe('cycle.winner');
  });
  it('the far bank in an enemy zone, with no friend there', () => {
    expect(baird('', { units: units('1213'), dice: [3, 6, 1] }).asked[1]).toBe('cycle.winner');
    const held = { ...units('1213'), 'u-brannan': '1313' };
    expect(baird('', { units: held }).asked[1]).toBe('march.last');
  });
  it('its own hex in an enemy zone does not matter', () => {
    const table = baird('', { units: units('1413') });
    expect(table.asked[1]).toBe('march.last');
  });
});

describe('GCACW 10.2-dams-fords dams and fords stay', () => {
  it('nothing is offered at the dam of Lee & Gordon’s Mill', () =>
    expect(baird('1114', { dice: [3, 6, 1] }).asked[1]).toBe('cycle.winner'));
});

describe('GCACW 10.2-roll-bridge, 10.2-roll-ferry the die', () => {
  it('2 for a bridge, 1 for a ferry, modified', () => {
    expect([1, 2, 3].map(die => isDestroyed(BRIDGE, die))).toEqual([true, true, false]);
    expect([0, 1, 2].map(die => isDestroyed(FERRY, die))).toEqual([true, true, false]);
  });
  it('a 4 that stood still and unseen destroys a bridge, a 5 does not', () => {
    const after = (die: number) => isDown(baird('1412', { dice: [3, die, 6, 1] }).act(destroy('1313')), ALEXANDER);
    expect([after(4), after(5)]).toEqual([true, false]);
  });
  it('GCACW 10.2-mod-still who has moved lacks one', () => {
    const moved = (die: number) =>
      position({ units: { 'u-baird': '1512', 'c-hindman': '1216' }, dice: [6, die, 6, 1] })
        .march('u-baird')
        .move('1412')
        .end()
        .act(destroy('1313'));
    expect([isDown(moved(3), ALEXANDER), isDown(moved(4), ALEXANDER)]).toEqual([true, false]);
  });
});

describe('GCACW 10.2-mod-zoc, 10.2-mod-still, 10.2-mod-cumulative modifiers', () => {
  const lines = (table: Table, from: string, to: string): string[] =>
    destroyModifiers(table.t, table.t.march!, edge(table, from, to)).map(
      ({ rule, value }) => `${rule.slice(6)} ${value}`,
    );
  it('unseen and still', () => expect(lines(baird(), '1412', '1313')).toEqual(['mod-zoc -1', 'mod-still -1']));
  it('its own hex in an enemy zone: only still', () => {
    const units = { 'u-baird': '1412', 'c-mcnair': '1413' };
    expect(lines(baird('', { units }), '1412', '1313')).toEqual(['mod-still -1']);
  });
  it('an attack is not standing still', () => {
    const table = baird();
    table.t.march!.attacked = 1;
    expect(lines(table, '1412', '1313')).toEqual(['mod-zoc -1']);
  });
  it('they add up on the die', () => {
    const after = (die: number) => isDown(baird('1412', { dice: [3, die, 6, 1] }).act(destroy('1313')), ALEXANDER);
    expect([after(4), after(5)]).toEqual([true, false]);
  });
  it('a Confederate at a ferry, still and unseen: -4', () => {
    const table = position({
      scenario: GTC,
      units: { 'c-heth': '1508', 'u-russell': '2302' },
      side: 'confederate',
      dice: [3],
    });
    expect(lines(table.march('c-heth').end(), '1508', '1408')).toEqual([
      'mod-csa-ferry -2',
      'mod-zoc -1',
      'mod-still -1',
    ]);
  });
  it('the worked cases R-destroy-1 and R-destroy-2', () => {
    const [bridge, ferry] = examplesOf<{ roll: number }, { modified: number; destroyed: boolean }>('destroy.roll');
    const one = bridge!.given.roll - 2;
    const two = ferry!.given.roll - 2;
    expect([one, isDestroyed(BRIDGE, one), two, isDestroyed(FERRY, two)]).toEqual([
      ...[bridge!.expect.modified, bridge!.expect.destroyed],
      ...[ferry!.expect.modified, ferry!.expect.destroyed],
    ]);
  });
});

const renamed =
  (from: string, to: string) =>
  (m: MapFile): MapFile => ({
    ...m,
    edges: m.edges.map(each => (each.crossingName === from ? { ...each, crossingName: to } : each)),
  });

describe('GCACW 10.2-mod-aqueduct, 10.2-co-advanced the C&O Canal Aqueduct', () => {
  it('+2 in Here Come the Rebels!, where it counts as a bridge; elsewhere nothing', async () => {
    const scenario = await laid('hcr-aqueduct', HCR, { map: renamed('Middle Bridge', 'C&O Canal Aqueduct') });
    const other = await laid('bac-aqueduct', BAC, { map: renamed(ALEXANDER, 'C&O Canal Aqueduct') });
    const there = position({ scenario, units: { 'u-meade': '1210', 'c-rodes': '0105' }, dice: [3, 3, 6, 1] });
    there.march('u-meade').end();
    expect(destroyModifiers(there.t, there.t.march!, edge(there, '1210', '1110')).map(each => each.value)).toEqual([
      -1, -1, 2,
    ]);
    expect(isDown(there.act(destroy('1110')), 'C&O Canal Aqueduct')).toBe(false);
    const plain = position({ scenario: other, units: { 'u-baird': '1412', 'c-hindman': '1216' }, dice: [3] });
    plain.march('u-baird').end();
    expect(destroyModifiers(plain.t, plain.t.march!, edge(plain, '1412', '1313')).map(each => each.value)).toEqual([
      -1, -1,
    ]);
  });
});

describe('GCACW 10.2-indestructible bridges nobody can destroy', () => {
  const offered = (scenario: string, unit: string, hex: string, enemy: string, far: string) =>
    position({ scenario, units: { [unit]: hex, [enemy]: far }, dice: [3, 6, 1] })
      .march(unit)
      .end().asked[1];
  it('Chain Bridge in Here Come the Rebels! and Stonewall Jackson’s Way', async () => {
    const hcr = await laid('hcr-chain', HCR, { map: renamed('Middle Bridge', 'Chain Bridge') });
    const sjw = await laid('sjw-chain', 'sjw-jackson-crosses-the-rapidan', {
      map: renamed('Liberty Mills Bridge', 'Chain Bridge'),
    });
    expect(offered(hcr, 'u-meade', '1210', 'c-rodes', '0105')).toBe('cycle.winner');
    expect(offered(HCR, 'u-meade', '1210', 'c-rodes', '0105')).toBe('march.last');
    expect(offered(sjw, 'u-ricketts', '0318', 'c-winder', '2001')).toBe('cycle.winner');
    expect(offered('sjw-jackson-crosses-the-rapidan', 'u-ricketts', '0318', 'c-winder', '2001')).toBe('march.last');
  });
  it('the bridge of Frederick Junction in Roads to Gettysburg', async () => {
    const rtg = await laid('rtg-junction', 'rtg-armies-meet', {
      map: renamed('Bridgeport Bridge', 'Frederick Junction RR Bridge'),
    });
    expect(offered(rtg, 'u-wadsworth', '1018', 'c-heth', '0505')).toBe('cycle.winner');
    expect(offered('rtg-armies-meet', 'u-wadsworth', '1018', 'c-heth', '0505')).toBe('march.last');
  });
});

describe('GCACW 10.2-effect-minor, 10.2-effect-minor-zoc, 10.2-effect-major, 10.2-effect-shenandoah what is left', () => {
  const with_ = (scenario: string, name: string, more: Position) => {
    const table = position({ scenario, ...more });
    table.t.down[of(table.t).board.crossings.findIndex(each => each.name === name)] = 1;
    table.t.stamp++;
    return table;
  };
  const crossing = { type: 'move', path: ['1313'] } as const;
  it('on a minor river a ford: dry, not in rain or flood', () => {
    const units = { 'u-baird': '1412', 'c-hindman': '1216' };
    with_(BAC, ALEXANDER, { units, dice: [3] })
      .march('u-baird')
      .allowed(crossing);
    with_(BAC, ALEXANDER, { units, dice: [3], rain: true })
      .march('u-baird')
      .refused(crossing, '12.0-rivers');
    with_(BAC, ALEXANDER, { units, dice: [3], table: { flood: [1, 0] } })
      .march('u-baird')
      .refused(crossing, '12.0-flood-effect-minor');
  });
  it('zones reach over it dry, not in rain', () => {
    const zone = (rain: boolean) => {
      const table = with_(BAC, ALEXANDER, { rain });
      return zoneAcross(table.t, edge(table, '1412', '1313'));
    };
    expect([zone(false), zone(true)]).toEqual([1, 0]);
  });
  it('on a major river nothing', () => {
    const table = with_(GTC, "Nelson's Ferry", { units: { 'u-russell': '1408', 'c-heth': '0310' }, dice: [3] });
    table.march('u-russell').refused({ type: 'move', path: ['1508'] }, '6.2-river');
    expect(zoneAcross(table.t, edge(table, '1408', '1508'))).toBe(0);
  });
  it('Snicker’s and Berry’s Ferry become fords where the Shenandoah flows', async () => {
    const ferry =
      (name: string) =>
      (m: MapFile): MapFile => ({
        ...m,
        edges: m.edges.map(each =>
          each.crossingName === 'North River Bridge'
            ? { ...each, crossing: 'ferry' as const, crossingName: name }
            : each,
        ),
      });
    const over = { type: 'move', path: ['1114'] } as const;
    const march = (scenario: string, name: string, rain: boolean) =>
      with_(scenario, name, {
        units: { 'c-winder': '1115', 'u-tyler': '2002' },
        side: 'confederate',
        dice: [3],
        rain,
        table: { flood: [0, 0] },
      }).march('c-winder');
    const berry = await laid('siv-berry', SIV, { map: ferry("Berry's Ferry") });
    march(berry, "Berry's Ferry", false).allowed(over);
    march(berry, "Berry's Ferry", true).refused(over, '12.0-rivers');
    march(await laid('siv-other', SIV, { map: ferry('Some Ferry') }), 'Some Ferry', false).refused(over, '6.2-river');
  });
});
