import { describe, expect, it } from 'vitest';
import type { MapFile } from '../data/edition.ts';
import { zoneAcross } from '../rules/02-zones.ts';
import { advance } from '../rules/07-advance.ts';
import { hexId, of, type Pontoon, type U } from '../state.ts';
import { laid } from './fixture.ts';
import { build, edge, GTC, lying, OTR, pontoon, SIV, SJW } from './pontoons-table.ts';
import { position, recovery, type Table } from './table.ts';

describe('GCACW 10.2-zoc zones reach over a pontoon, whoever laid it', () => {
  it('both ways', () => {
    const table = position({ scenario: GTC });
    expect(lying(table)).toEqual(['1810-1811 union']);
    const bare = position({ scenario: GTC, table: { pontoons: [] } });
    const ferry = of(bare.t).board.crossing[edge(bare, '1810', '1811')]!;
    for (const each of [table, bare]) each.t.down[ferry] = 1;
    expect([
      zoneAcross(table.t, edge(table, '1811', '1810')),
      zoneAcross(table.t, edge(table, '1810', '1811')),
    ]).toEqual([1, 1]);
    expect(zoneAcross(bare.t, edge(bare, '1811', '1810'))).toBe(0);
  });
});

describe('GCACW 10.2-pontoon-destroy, 10.2-pontoon-attachment how the enemy breaks one', () => {
  /** Heth marches to the Union’s pontoon at Dabney’s Ferry. */
  const heth = (standing: string, dice: readonly number[]) =>
    position({ scenario: GTC, units: { 'c-heth': standing, 'u-russell': '2003' }, side: 'confederate', dice });
  it('a unit of 5 that ends its march beside it', () => {
    const table = heth('1812', [1, 1, 6]).march('c-heth').move('1811').end();
    expect([lying(table), table.said('pontoon.broken').length]).toEqual([[], 1]);
    table.done();
  });
  it('not one that passes by, not one of 4', () => {
    const passing = heth('1811', [6, 1, 6]).march('c-heth').move('1812').end();
    expect(lying(passing)).toHaveLength(1);
    const weak = heth('1812 manpower 4', [6, 1, 6]).march('c-heth').move('1811').end();
    expect(weak.act({ type: 'end' }).t.pontoons).toHaveLength(1);
  });
  it('3 in the Valley', () => {
    const at = (manpower: number) => {
      const table = position({ scenario: SIV });
      return position({
        scenario: SIV,
        units: { 'c-winder': `0715 manpower ${manpower}`, 'u-schenck': '0105' },
        side: 'confederate',
        table: { pontoons: [pontoon(table, '0714', '0813', 0)] },
        dice: [6, 1, 6],
      })
        .march('c-winder')
        .move('0714')
        .end();
    };
    expect([2, 3].map(manpower => at(manpower).t.pontoons.length)).toEqual([1, 0]);
  });
  it('one that recovery makes strong enough breaks it after the next events', () => {
    const units = { 'c-heth': '1811 manpower 6 disorganized fatigue 1', 'u-russell': '2003 fatigue 1' };
    const table = recovery({ scenario: GTC, options: ['dry'], turn: 1, units, dice: [6, 1] });
    expect([table.t.turn, lying(table), table.t.risen]).toEqual([2, [], []]);
  });
  it('one that was so before does not', () => {
    const units = { 'c-heth': '1811 manpower 6 fatigue 1', 'u-russell': '2003 fatigue 1' };
    const table = recovery({ scenario: GTC, options: ['dry'], turn: 1, units, dice: [6, 1] });
    expect([table.t.turn, lying(table)]).toEqual([2, ['1810-1811 union']]);
  });
});

describe('GCACW 10.2-pontoon-destroy after a retreat or an advance', () => {
  /** Hindman is driven from 1110 and falls back as far as he must; `pontoons` lie before. */
  const driven = (pontoons: Pontoon[]): Table => {
    const table = position({
      units: { 'u-baird': '1109', 'c-hindman': '1110', 'u-negley': '0903' },
      table: { pontoons },
      dice: [6, 1, 6, 1],
    })
      .march('u-baird')
      .act({ type: 'attack', hex: '1110', kind: 'hasty' });
    while (table.asked[1] === 'retreat.walk') table.act(table.offered()[0]!);
    return table;
  };
  const beside = (hex: number): Pontoon => ({ side: hex * 6, owner: 0 });
  it('where it ends, not where it passes', () => {
    const free = driven([]);
    const end = free.t.at[free.unit('c-hindman')]!;
    expect(hexId(free.t, end)).not.toBe('1110');
    expect(driven([beside(end)]).t.pontoons).toEqual([]);
    expect(driven([beside(free.hex('1110'))]).t.pontoons).toHaveLength(1);
  });
  it('an advance breaks one too, of a unit strong enough', () => {
    const after = (manpower: number): number => {
      const table = position({ units: { 'c-hindman': `1110 manpower ${manpower}`, 'u-baird': '0903' } });
      table.t.pontoons = [beside(table.hex('1111'))];
      const u = { table: table.t, say: () => {} } as unknown as U;
      advance(u, 1, [table.unit('c-hindman')], table.hex('1111'));
      return table.t.pontoons.length;
    };
    expect([after(5), after(4)]).toEqual([0, 1]);
  });
});

describe('GCACW 10.2-dismantle, 10.2-dismantle-any taking one’s own up', () => {
  const dismantle = (to: string) => ({ type: 'dismantle', to }) as const;
  it('at no cost, in the middle of a march, and the march goes on', () => {
    const table = position({ scenario: GTC, units: { 'u-russell': '1811', 'c-heth': '0310' }, dice: [4] }).march(
      'u-russell',
    );
    table.act(dismantle('1810'));
    expect([lying(table), table.points, table.asked[1]]).toEqual([[], 4, 'march.go']);
    table.allowed({ type: 'force' });
    table.done();
  });
  it('whatever unit, in an enemy zone too; not an enemy’s, not one elsewhere', () => {
    const other = position({ scenario: OTR, units: { 'u-hooker': '0517', 'c-pendleton-art': '0417' }, dice: [3] });
    other.march('u-hooker').refused(dismantle('0417'), '10.2-dismantle');
    const own = position({
      scenario: OTR,
      units: { 'c-pendleton-art': '0417', 'u-hooker': '0517' },
      side: 'confederate',
      dice: [3],
    });
    own.march('c-pendleton-art').act(dismantle('0517'));
    expect(lying(own)).toEqual(['1006-1007 confederate']);
    own.done();
  });
  it('also when the last point has brought it there', () => {
    const table = position({ scenario: GTC, units: { 'u-russell': '1812', 'c-heth': '0310' }, dice: [1, 6, 1] });
    table.march('u-russell').move('1811').act(dismantle('1810'));
    expect(lying(table)).toEqual([]);
  });
  it('not outside a march', () =>
    position({ scenario: GTC, units: { 'u-russell': '1811', 'c-heth': '0310' } }).refused(
      dismantle('1810'),
      '4.3-one-action',
    ));
});

describe('GCACW 10.1-chatham-sjw Chatham Bridge is a Union pontoon in Stonewall Jackson’s Way', () => {
  const map = (m: MapFile): MapFile => ({
    ...m,
    edges: m.edges.map(each =>
      each.crossingName === 'Somerville Ford'
        ? { ...each, crossing: 'bridge' as const, crossingName: 'Chatham Bridge', water: 'major' as const }
        : each.crossingName === 'Raccoon Ford'
          ? { ...each, water: 'major' as const }
          : each,
    ),
  });
  it('the Confederates cannot cross it, and five beside it break it; the Union lays it again beyond its limit', async () => {
    const scenario = await laid('sjw-chatham', SJW, { map });
    const winder = (hex: string, dice: readonly number[]) =>
      position({ scenario, units: { 'c-winder': hex, 'u-ricketts': '0625' }, side: 'confederate', dice }).march(
        'c-winder',
      );
    expect(lying(winder('1912', [3]))).toEqual(['1811-1912 union']);
    winder('1912', [3]).refused({ type: 'move', path: ['1811'] }, '10.2-own');
    expect(lying(winder('1912', [3, 1, 6]).end())).toEqual([]);
    const raccoon = pontoon(position({ scenario }), '2010', '2111', 0);
    const rebuilt = recovery({
      scenario,
      units: { 'u-ricketts': '1912', 'c-winder': '0625 fatigue 1' },
      table: { pontoons: [raccoon] },
      dice: [1],
    });
    rebuilt.act(build('u-ricketts', '1811'));
    expect(lying(rebuilt)).toEqual(['2010-2111 union', '1811-1912 union']);
  });
  it('elsewhere it is a bridge', async () => {
    const scenario = await laid('hcr-chatham', 'hcr-the-lost-order', {
      map: (m: MapFile) => ({
        ...m,
        edges: m.edges.map(each =>
          each.crossingName === 'Middle Bridge' ? { ...each, crossingName: 'Chatham Bridge' } : each,
        ),
      }),
    });
    expect(position({ scenario }).t.pontoons).toEqual([]);
  });
});

describe('GCACW 10.1-chatham-slb Chatham Bridge is down in Salem Church', () => {
  it('in both scenarios where it is on the map', () => {
    const { t } = position({ scenario: 'slb-chancellorsville' });
    const number = of(t).board.crossings.findIndex(each => each.name === 'Chatham Bridge');
    expect(t.down[number]).toBe(1);
  });
});
