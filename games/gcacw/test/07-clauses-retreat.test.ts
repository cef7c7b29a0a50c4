import { describe, expect, it } from 'vitest';
import { CAVALRY_RETREATS, mayStop, NORMAL, ROUT, describe as row, VOLUNTARY } from '../rules/07-ways.ts';
import { leaving, ways } from './leaving.ts';
import { type Ground, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Clauses of retreats that no other test needs. Gist leaves 1112 before Baird in 1111.

const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const BAC = await ground({});
const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;
const river = (from: string, ...to: string[]) => to.map(hex => edge(from, hex, { water: 'minor' }));
const field = (units: Record<string, string> = {}, more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1111', 'c-gist': '1112', ...units } });
const stops = (table: Table, kind: number, ...path: string[]) => mayStop(table.t, leaving(table, kind, path));
const step = (table: Table, from: string, to: string, kind: number, entered: number) => {
  const { priority, id, loss } = row(table.t, leaving(table, kind), table.hex(from), table.hex(to), entered);
  return [priority, id, loss];
};
const SOUTH = ['1113', '1114', '1115', '1116', '1117', '1118'];

describe('GCACW 7.6-normal, 7.6-rout, 7.6-vol, 7.7-distance how far', () => {
  it('four hexes at most, or six', () => {
    const goesOn = (kind: number, hexes: number) => ways(field(), kind, SOUTH.slice(0, hexes)).length > 0;
    expect([goesOn(NORMAL, 3), goesOn(NORMAL, 4), goesOn(VOLUNTARY, 3), goesOn(VOLUNTARY, 4)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect([ROUT, CAVALRY_RETREATS].map(kind => [goesOn(kind, 5), goesOn(kind, 6)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
  it('cavalry four at least', () => {
    const rides = (hexes: number) => stops(field(), CAVALRY_RETREATS, ...SOUTH.slice(0, hexes));
    expect([rides(3), rides(4), rides(6)]).toEqual([false, true, true]);
  });
});

describe('GCACW 7.6-vol-adjacent', () => {
  it('after two hexes not next to where it began', () => {
    expect([stops(field(), VOLUNTARY, '1113'), stops(field(), VOLUNTARY, '1113', '1012')]).toEqual([true, false]);
  });
});

describe('GCACW 7.6-res-mtn, 7.6-res-map closed ground', () => {
  it('neither into a mountain nor out of one, nor into water', async () => {
    const into = field({}, { scenario: await ground({ terrain: { '1114': 'mountain', '1213': 'water' } }) });
    expect(ways(into, NORMAL, ['1113'])).not.toContain('1114');
    expect(ways(into, NORMAL, ['1113'])).not.toContain('1213');
    expect(ways(field(), NORMAL, ['1113'])).toEqual(expect.arrayContaining(['1114', '1213']));
    const on = async (edges: readonly never[]) =>
      ways(field({}, { scenario: await ground({ terrain: { '1112': 'mountain' }, edges }) }));
    expect([await on([]), await on([edge('1112', '1113', { route: 'trail' })])]).toEqual([[], ['1113']]);
  });
});

describe('GCACW 7.6-res-river, 7.6-res-rain what carries it over', () => {
  const open = async (more: object, how: Position = {}) =>
    ways(field({}, { scenario: await ground({ edges: [edge('1112', '1113', more)] }), ...how })).includes('1113');
  it('bridges and ferries always, a creek in rain by a road', async () => {
    const by = (crossing: string) => ({ water: 'minor', crossing, crossingName: 'X' });
    expect([await open(by('bridge')), await open(by('ferry'))]).toEqual([true, true]);
    expect([await open(by('bridge'), { rain: true }), await open(by('ferry'), { rain: true })]).toEqual([true, true]);
    expect(await open({ water: 'creek', route: 'road' }, { rain: true })).toBe(true);
    expect(await open({ water: 'creek' }, { rain: true })).toBe(false);
  });
});

describe('GCACW 7.6-res-start', () => {
  it('not even when no other hex is left', async () => {
    const edges = river('1011', '1010', '0911', '0912', '1012');
    expect(ways(field({}, { scenario: await ground({ edges }) }), NORMAL, ['1011'])).toEqual([]);
  });
});

describe('GCACW 7.6-surrender-min, 7.6-override where a way ends', () => {
  const walls = river('1113', '1012', '1013', '1114', '1213', '1212');
  it('a dead end is no way, though its line is as good as others', async () => {
    expect(ways(field({}, { scenario: await ground({ edges: walls }) }))).toEqual(['1012', '1212']);
  });
  it('two overrides are one too many', async () => {
    // Out of 1112 only by 1113; its road ends in 1114, past it 1213, whose road ends in 1214.
    const shut = [
      ...river('1112', '1011', '1012', '1211', '1212'),
      ...river('1113', '1012', '1013', '1212'),
      ...river('1114', '1013', '1014', '1115', '1213', '1214'),
      ...river('1214', '1115', '1215', '1314', '1315'),
    ];
    const road = [edge('1113', '1114', { route: 'road' }), edge('1213', '1214', { route: 'road' })];
    const once = field({}, { scenario: await ground({ edges: [...shut, road[0]!] }) });
    const twice = field({}, { scenario: await ground({ edges: [...shut, ...road] }) });
    expect([ways(once, ROUT), ways(twice, ROUT)]).toEqual([['1113'], []]);
  });
});

describe('GCACW 7.6-loss-city, 7.6-t1-p1, 7.6-t2-p2 lines', () => {
  it('out of a city as along a road', async () => {
    const city = await ground({ terrain: { '1113': 'city' } });
    expect(step(field({}, { scenario: city }), '1113', '1012', ROUT, 1)).toEqual([3, '3a', 0]);
  });
  it('a road sideways is not of the first line', async () => {
    const road = await ground({ edges: [edge('1113', '1012', { route: 'road' })] });
    expect(step(field({}, { scenario: road }), '1113', '1012', ROUT, 1)).toEqual([3, '3a', 0]);
  });
  it('into a zone along a road one man, by the second table too', async () => {
    const road = await ground({ edges: [edge('1114', '1115', { route: 'road' })] });
    expect(step(field({ 'u-negley': '1116' }, { scenario: road }), '1114', '1115', NORMAL, 2)).toEqual([2, '2b', 1]);
  });
});

describe('GCACW 7.6-enemy-hex-end', () => {
  it('among the enemy it does not end, and goes on beyond the fourth hex', () => {
    expect(stops(field({ 'u-negley': '1114' }), NORMAL, '1113', '1114')).toBe(false);
    expect(ways(field({ 'u-negley': '1116' }), NORMAL, SOUTH.slice(0, 4)).length).toBeGreaterThan(0);
  });
});

describe('GCACW 7.6-surrender, 7.6-prio-4, 7.6-loss-eliminated a retreat being walked', () => {
  const NEXT = { type: 'hold' } as const;
  const into = (hex: string) => ({ type: 'retreat', hex }) as const;
  const beaten = async (mine: number, change: Ground = {}, units: Record<string, string> = {}) => {
    const scenario = await ground({ ...change, terrain: { '1112': 'city' } });
    const all = { 'u-wagner': '0103', 'c-cheatham': '2018', 'u-baird': '1111', 'c-gist': '1112', ...units };
    return position({ scenario, units: all, dice: [4, mine, 1, 3, 2] })
      .march('u-baird')
      .act({ type: 'attack', hex: '1112', kind: 'normal' });
  };
  it('after the fourth hex it is over, and nobody surrenders', async () => {
    const table = await beaten(4);
    for (const hex of SOUTH.slice(0, 4)) table.act(into(hex));
    table.act(NEXT).done();
    expect([table.where('c-gist'), table.said('retreat.surrenders')]).toEqual(['1116', []]);
  });
  it('far enough, with one way on: the owner may stop', async () => {
    const table = await beaten(4, { edges: river('1114', '1013', '1014', '1213', '1214') });
    table.act(into('1113')).act(into('1114'));
    expect(table.asked).toEqual(['confederate', 'retreat.walk']);
    table.act({ type: 'halt' });
    expect(table.where('c-gist')).toBe('1114');
  });
  it('who has no men left is gone, his comrades go on', async () => {
    const units = { 'u-negley': '1213', 'c-gist': '1112 manpower 5', 'c-mcnair': '1112 manpower 1' };
    const table = await beaten(3, { edges: river('1112', '1011', '1012', '1211', '1212') }, units);
    expect(table.t.attack!.defenderResult).toBe('Dr');
    const gist = [table.where('c-gist'), table.t.manpower[table.unit('c-gist')]];
    expect([table.where('c-mcnair'), ...gist]).toEqual(['gone', '1013', 4]); // by the city: one man each
  });
});
