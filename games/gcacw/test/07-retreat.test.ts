import { describe, expect, it } from 'vitest';
import type { Side } from '../data/index.ts';
import { inZoneOf } from '../rules/02-zones.ts';
import {
  CAVALRY_RETREATS,
  chartFor,
  mayStop,
  NORMAL,
  ROUT,
  describe as row,
  VOLUNTARY,
  waysOn,
} from '../rules/07-ways.ts';
import { hexId } from '../state.ts';
import { leaving, ways } from './leaving.ts';
import { type Ground, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Gist leaves 1112 before Baird in 1111. 1012, 1113 and 1212 lie farther off; 1011 and 1211 are in Baird's zone.
const BAC = await plain('bac-battle-of-chickamauga');
const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const field = (units: Record<string, string> = {}, more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1111', 'c-gist': '1112', ...units } });
/** Priority, line and loss of a step. */
const step = (table: Table, from: string, to: string, kind: number, entered: number) => {
  const { priority, id, loss } = row(table.t, leaving(table, kind), table.hex(from), table.hex(to), entered);
  return [priority, id, loss];
};
const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;

describe('GCACW 7.6-prio-t1-normal, 7.6-prio-t1-rout, 7.6-prio-t1-zoc, 7.6-prio-t2-normal, 7.6-prio-t2-rout', () => {
  it('table 1 for the first hex, for four of a rout, and out of any zone; else table 2', () => {
    const table = field({ 'u-negley': '1116' });
    const charts = (kind: number, hex: string) =>
      [0, 1, 3, 4].map(entered => (chartFor(table.t, { side: 1, kind }, table.hex(hex), entered).length === 8 ? 1 : 2));
    expect(charts(NORMAL, '1113')).toEqual([1, 2, 2, 2]);
    expect([charts(ROUT, '1113'), charts(CAVALRY_RETREATS, '1113')]).toEqual([
      [1, 1, 1, 2],
      [1, 1, 1, 2],
    ]);
    expect(charts(ROUT, '1115')).toEqual([1, 1, 1, 1]);
  });
});

describe('GCACW APP-woods-retreat', () => {
  it('a zone behind woods counts for a retreat like any other', async () => {
    const woods = await ground({ terrain: { '1113': 'woods' } });
    const behind = field({ 'u-negley': '1114' }, { scenario: woods });
    expect(inZoneOf(behind.t, 0, behind.hex('1113'))).toBe(false);
    expect(step(behind, '1112', '1113', NORMAL, 0)).toEqual(
      step(field({ 'u-negley': '1114' }), '1112', '1113', NORMAL, 0),
    );
    expect(ways(behind)).toEqual(['1012', '1212']);
    expect(ways(field({}, { scenario: woods }))).toContain('1113');
  });
});

describe('GCACW 7.6-t1-p1, 7.6-t1-p2, 7.6-prio, 7.6-prio-1, 7.6-prio-2, 7.6-prio-3', () => {
  it('farther along a route first, then farther without', async () => {
    expect(ways(field())).toEqual(['1012', '1113', '1212']);
    const road = await ground({ edges: [edge('1112', '1113', { route: 'trail' })] });
    expect(ways(field({}, { scenario: road }))).toEqual(['1113']);
    expect(step(field({}, { scenario: road }), '1112', '1113', NORMAL, 0)).toEqual([1, '1', 0]);
    expect(step(field(), '1112', '1113', NORMAL, 0)).toEqual([2, '2', 0]);
  });
});

describe('GCACW 7.6-t1-p3, 7.6-t1-p4, 7.6-t1-p5, 7.6-loss-vary, 7.6-loss-city lines of table 1', () => {
  it('not farther: a loss off the routes unless a friend is there', async () => {
    expect(step(field(), '1113', '1012', ROUT, 1)).toEqual([3, '3b', 1]);
    expect(step(field({ 'c-liddell': '1012' }), '1113', '1012', ROUT, 1)).toEqual([3, '3a', 0]);
    const city = await ground({ terrain: { '1012': 'city' } });
    expect(step(field({}, { scenario: city }), '1113', '1012', ROUT, 1)).toEqual([3, '3a', 0]);
  });
  it('into a zone: 0 with a friend, 1 along a route, 2 off it', async () => {
    const road = await ground({ edges: [edge('1112', '1011', { route: 'road' })] });
    expect(step(field(), '1112', '1011', NORMAL, 0)).toEqual([4, '4c', 2]);
    expect(step(field({}, { scenario: road }), '1112', '1011', NORMAL, 0)).toEqual([4, '4b', 1]);
    expect(step(field({ 'c-liddell': '1011' }), '1112', '1011', NORMAL, 0)).toEqual([4, '4a', 0]);
  });
  it('through an enemy: 3', () => {
    expect(step(field({ 'u-negley': '1113' }), '1112', '1113', NORMAL, 0)).toEqual([5, '5', 3]);
  });
});

describe('GCACW 7.6-t2-p1, 7.6-t2-p2, 7.6-t2-p3 lines of table 2', () => {
  it('any free hex, then zones, then enemies', () => {
    const table = field({ 'u-negley': '1116' });
    expect(step(table, '1113', '1012', NORMAL, 1)).toEqual([1, '1', 0]);
    expect(step(table, '1114', '1115', NORMAL, 2)).toEqual([2, '2c', 2]);
    expect(step(field({ 'u-negley': '1116', 'c-liddell': '1115' }), '1114', '1115', NORMAL, 2)).toEqual([2, '2a', 0]);
    expect(step(field({ 'u-negley': '1216' }), '1114', '1216', NORMAL, 2)).toEqual([3, '3', 3]);
  });
});

describe('GCACW 7.6-res-start, 7.6-res-twice, 7.6-res-closer, 7.6-res-active', () => {
  it('never back, never nearer to the active enemy, never into his hex', () => {
    expect(ways(field(), NORMAL, ['1113'])).toEqual(['1012', '1013', '1114', '1212', '1213']);
    expect(ways(field(), NORMAL, ['1113', '1114'])).not.toContain('1113');
    expect(ways(field())).not.toContain('1111');
  });
  it('no hex twice: back over 1113 the way would be as good; nor nearer, were the line as good', () => {
    const back = ways(field(), ROUT, ['1113', '1213']);
    expect(back).not.toContain('1113');
    expect(ways(field(), NORMAL, ['1113', '1114', '1115'])).not.toContain('1114');
    const near = field({}, { units: {} });
    const r = { ...leaving(near, NORMAL, ['1113', '1114']), enemy: near.hex('1116') };
    expect(waysOn(near.t, r).map(({ hex }) => hexId(near.t, hex))).not.toContain('1115');
  });
});

describe('GCACW 7.6-res-mtn, 7.6-res-river, 7.6-res-rain, 7.6-res-pontoon, 7.6-res-map', () => {
  const open = async (change: Ground, more: Position = {}) =>
    ways(field({}, { scenario: await ground(change), ...more })).includes('1113');
  it('mountain by a route, rivers by crossings; in rain no ford and no wild creek, even beside a city', async () => {
    expect(await open({ terrain: { '1113': 'mountain' } })).toBe(false);
    expect(
      await open({
        terrain: { '1113': 'mountain' },
        edges: [edge('1112', '1113', { route: 'trail' }), edge('1113', '1114', { route: 'trail' })],
      }),
    ).toBe(true);
    expect(await open({ edges: [edge('1112', '1113', { water: 'minor' })] })).toBe(false);
    const ford = { edges: [edge('1112', '1113', { water: 'minor', crossing: 'ford', crossingName: 'F' })] };
    expect([
      await open(ford),
      await open(ford, { rain: true }),
      await open(ford, { table: { flood: [9, 0] } }),
    ]).toEqual([true, false, false]);
    const creek = { terrain: { '1113': 'city' as const }, edges: [edge('1112', '1113', { water: 'creek' })] };
    expect([await open(creek), await open(creek, { rain: true })]).toEqual([true, false]);
  });
  it('by one’s own pontoon, not by an enemy’s', async () => {
    const scenario = await ground({ edges: [edge('1112', '1113', { water: 'major' })] });
    const by = (owner: Side) => {
      const table = field({}, { scenario });
      table.t.pontoons = [{ side: table.hex('1112') * 6 + 4, owner }];
      return ways(table).includes('1113');
    };
    expect([by(1), by(0)]).toEqual([true, false]);
  });
  it('10.1-road: one’s own pontoon between two hexes with routes is a way along a road', async () => {
    const roads = [edge('1112', '1211', { route: 'road' }), edge('1113', '1114', { route: 'trail' })];
    const river = [edge('1112', '1113', { water: 'major' })];
    const line = async (edges: readonly never[]) => {
      const table = field({}, { scenario: await ground({ edges }) });
      table.t.pontoons = [{ side: table.hex('1112') * 6 + 4, owner: 1 }];
      return step(table, '1112', '1113', NORMAL, 0);
    };
    expect([await line([...river, ...roads]), await line(river)]).toEqual([
      [1, '1', 0],
      [2, '2', 0],
    ]);
  });
});

describe('GCACW 7.6-res-adjacent, 7.6-prio-4', () => {
  it('it ends two hexes off at least; only a withdrawal of one hex ends next door', () => {
    const stops = (kind: number, ...path: string[]) => mayStop(field().t, leaving(field(), kind, path));
    expect([stops(NORMAL, '1113'), stops(NORMAL, '1113', '1012'), stops(NORMAL, '1113', '1114')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([stops(VOLUNTARY, '1113'), stops(VOLUNTARY, '1113', '1012')]).toEqual([true, false]);
    expect([stops(ROUT, '1113', '1114', '1115'), stops(ROUT, '1113', '1114', '1115', '1116')]).toEqual([false, true]);
    expect(ways(field(), NORMAL, ['1113', '1114', '1115', '1116'])).toEqual([]);
  });
});

describe('GCACW 7.6-override, 7.6-override-fail, 7.6-override-restrict', () => {
  // The road leads into a dead end: rivers on every other side of 1113.
  const walls = ['1012', '1013', '1114', '1213', '1212'].map(b => edge('1113', b, { water: 'major' }));
  it('if the lowest priority leads nowhere, another may be taken, once', async () => {
    const table = field({}, { scenario: await ground({ edges: [edge('1112', '1113', { route: 'road' }), ...walls] }) });
    const found = waysOn(table.t, leaving(table));
    expect(found.every(way => way.waives)).toBe(true);
    expect(found.map(({ hex }) => hexId(table.t, hex))).toEqual(expect.arrayContaining(['1012', '1212']));
    expect(found.map(({ hex }) => hexId(table.t, hex))).not.toContain('1111');
    expect(waysOn(table.t, { ...leaving(table), waived: 1 })).toEqual([]);
  });
  it('without need nothing is waived', () =>
    expect(waysOn(field().t, leaving(field())).some(way => way.waives)).toBe(false));
});

describe('GCACW 7.6-enemy-hex, 7.6-enemy-hex-end, 7.7-enemy-hex', () => {
  const units = { 'u-negley': '1113', 'u-davis': '1012', 'u-wood': '1212', 'u-palmer': '1011', 'u-reynolds': '1211' };
  it('through enemies if there is nothing else, and on until it is out; cavalry never', () => {
    const table = field(units);
    expect(ways(table)).toEqual(['1011', '1012', '1113', '1211', '1212']);
    expect(mayStop(table.t, leaving(table, NORMAL, ['1113']))).toBe(false);
    expect(ways(table, CAVALRY_RETREATS)).toEqual([]);
    expect(step(table, '1112', '1113', NORMAL, 0)).toEqual([5, '5', 3]);
  });
});

describe('GCACW 7.6-friend-hex', () => {
  it('friends do not hinder', () => expect(ways(field({ 'c-liddell': '1113', 'c-law': '1113' }))).toContain('1113'));
  it('in an enemy zone they spare it the loss', () => {
    expect(step(field(), '1112', '1011', NORMAL, 0)).toEqual([4, '4c', 2]);
    expect(step(field({ 'c-liddell': '1011' }), '1112', '1011', NORMAL, 0)).toEqual([4, '4a', 0]);
  });
});

describe('GCACW 7.6-prio, 7.6-res-start, 7.6-res-twice, 7.6-res-active, 7.6-res-closer, 7.6-normal who may not go there is told why', () => {
  /** Gist must retreat from 1112 before Baird in 1111: 4 against 3 in a city, Dr. */
  const beaten = async (change: Ground = {}, units: Record<string, string> = {}) => {
    const scenario = await ground({ ...change, terrain: { '1112': 'city', ...change.terrain } });
    const all = { 'u-wagner': '0103', 'c-cheatham': '2018', 'u-baird': '1111', 'c-gist': '1112', ...units };
    return position({ scenario, units: all, dice: [4, 5, 3] })
      .march('u-baird')
      .act({ type: 'attack', hex: '1112', kind: 'normal' });
  };
  const into = (hex: string) => ({ type: 'retreat', hex }) as const;
  const HALT = { type: 'halt' } as const;
  it('the ground, the active enemy, a better line; how far it must go', async () => {
    const table = await beaten({ edges: [edge('1112', '1212', { water: 'minor' })] });
    table.refused(into('1111'), '7.6-res-active');
    table.refused(into('1212'), '7.6-res-river');
    table.refused(into('1115'), '7.6-prio-1');
    expect(table.refused(into('1011'), '7.6-prio-3').args).toEqual({ hex: '1011', row: '4b', best: 1 });
    expect(table.refused(HALT, '7.6-normal').args).toEqual({ gone: 0, least: 2 });
    table.act(into('1113'));
    table.refused(into('1112'), '7.6-res-start');
    table.act(into('1114'));
    table.refused(into('1113'), '7.6-res-twice');
  });
  it('nearer to the active enemy; next to where it began', async () => {
    const table = (await beaten()).act(into('1113'));
    table.act(into('1012'));
    table.refused(HALT, '7.6-res-adjacent');
    expect(table.refused(into('1011'), '7.6-res-closer').args).toEqual({ hex: '1011', enemy: '1111', far: 1, now: 2 });
  });
});
