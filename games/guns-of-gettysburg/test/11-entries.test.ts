import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  areaNumber,
  battalionNumber,
  board,
  CONFEDERATE,
  hourOf,
  piles,
  pointNumber,
  reinforcementOf,
} from '../data/index.ts';
import { game } from '../game.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { allowance } from '../rules/12-marches.ts';
import { DOWN } from '../state.ts';
import { example, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const road = (point: string, to: string): string[] => {
  const stages = board.points[pointNumber(point)]!.road;
  const last = stages.findIndex(stage => board.positionIds[stage.position] === to);
  return stages
    .slice(0, last)
    .flatMap((stage, i) => [board.areaIds[stage.area]!, board.positionIds[stages[i + 1]!.position]!]);
};
const stops = (point: string): string[] =>
  board.points[pointNumber(point)]!.road.slice(1).map(stage => board.positionIds[stage.position]!);
const fieldOf = (table: Table, side: 0 | 1): string[] =>
  Array.from(fieldsOf(table.t, side).areas)
    .flatMap((one, area) => (one ? [board.areaIds[area]!] : []))
    .sort();
const entering = (p: Position): Table => position({ step: 'enter', ...p });
const opened = (point: string, turn: number): number[] => board.pointIds.map(id => (id === point ? turn : 0));

describe('GOG 11.1a, 11.1b, 11.1c, 11.1d, 11.1e, 11.1f, 11.1g, 11.1h, 11.2d from the time token to the blocks beside the map', () => {
  /** The worked example: 10 AM, two hours, an arrival and a rumor; Pender on top at Chambersburg. */
  function arrived(): Table {
    const table = position({
      side: 'union',
      step: 'declare',
      box: 5,
      hours: 2,
      blocks: { 'howard-f1': 'p149 culps-hill' },
      track: { confederate: { 5: 'c-july1-1', 6: 'rumor', 7: 'rumor' } },
      dice: [2],
    });
    const pile = piles.findIndex(each => each.corps === 'III');
    const token = (id: string): number => reinforcementOf(battalionNumber(id));
    table.state.hands['confederate-staff']!.tops[pile] = token('pender');
    table.state.vault.piles[pile] = [token('anderson'), token('heth')];
    return table.declare('hold');
  }
  it('worked example: who comes, and what the enemy learns', () => {
    const table = arrived();
    const { expect: expected } = example('arrival-complete');
    const { point, waiting } = expected['arrival'] as { point: string; waiting: string[] };
    for (const block of waiting) expect(table.where(block)).toBe(point);
    expect(table.t.rumors[1]).toBe(14);
    expect(table.t.track[1]!.slice(5, 8)).toEqual([4008, 0, DOWN]);
    expect(table.t.piles).toEqual([2, 1, 3, 1, 1, 3, 3, 2]);
    expect(table.state.hands['confederate-staff']!.tops[0]).toBe(reinforcementOf(battalionNumber('heth')));
    const seen = view(game, table.state, 'union');
    expect(seen.hands['confederate']).toBeUndefined();
    expect(seen.table.lots.at(-1)).toEqual({ pile: 0, battalion: -1, stands: [25, 26], kept: 0 });
    expect(table.events.map(event => event.key).filter(key => key.startsWith('time'))).toEqual([
      'time.turned',
      'time.arrival',
      'time.turned',
      'time.rumor',
    ]);
    table.done();
  });
  it('worked example: hours of entry and the march that is left', () => {
    for (const [hour, alone] of [
      [10, 2],
      [11, 0],
    ] as const) {
      const table = arrived().act({
        type: 'enter',
        stand: 'c1',
        hour,
        path: ['seven-stars', 'p047'],
        front: 'seven-stars',
      });
      expect(allowance(table.t, CONFEDERATE, 25, false).alone).toBe(alone);
      table.t.boost = 3;
      expect(allowance(table.t, CONFEDERATE, 25, false).alone).toBe(alone + 1);
    }
    const table = arrived();
    table.refused(table.entry('pender-f1', 10, road('chambersburg', 'p049'), true), '11.2g');
    const late = table.refused(table.entry('pender-f1', 12, ['seven-stars', 'p047']), '11.2d');
    expect(late.key).toBe('no.hourOfTurn');
    table.allowed({ type: 'endEntries' });
  });
});

describe('GOG 11.2b, 11.2c, 11.2e, 11.2f, 11.3a entering across country', () => {
  const { given, expect: expected } = example('entry-cross-country');
  const table = (): Table =>
    entering({
      side: 'confederate',
      blocks: {
        ...Object.fromEntries((given['waiting'] as string[]).map(block => [block, 'chambersburg'])),
        ...placed(given['blocks']),
      },
      table: { opened: opened('chambersburg', 2) },
    });
  it('worked example: one entry area is under fire', () => {
    expect(fieldOf(table(), 0)).toEqual(expected['enemyField']);
    const open = table();
    for (const to of expected['positions'] as string[]) open.allowed(open.entry('heth-f1', 13, ['seven-stars', to]));
    open.refused(open.entry('heth-f1', 13, ['marsh-bridge', 'p058']), '11.2c');
    open.refused(open.entry('heth-f1', 13, ['whisler', 'p060']), '11.2b');
    open.refused(open.entry('heth-f1', 13, ['seven-stars', 'p058']), '11.3a');
    open.refused(open.entry('heth-f1', 13, ['seven-stars', 'p049', 'marsh-bridge', 'p058']), '11.3a');
  });
  it('worked example: three to a position, any number an hour', () => {
    const full = table();
    for (const block of ['heth-f1', 'heth-f2', 'pender-f1']) full.act(full.entry(block, 13, ['seven-stars', 'p047']));
    full.refused(full.entry('pender-f2', 13, ['seven-stars', 'p047']), '10.4a');
    full.act(full.entry('pender-f2', 13, ['seven-stars', 'p031']));
    expect(full.where('pender-f2')).toBe('p031');
  });
  it('worked example: by road the first covered position ends it; one way a point and turn', () => {
    const by = table();
    by.allowed(by.entry('heth-f1', 13, road('chambersburg', 'p049'), true));
    by.refused(by.entry('heth-f1', 13, road('chambersburg', 'p058'), true), '11.4e');
    by.act(by.entry('heth-f1', 13, ['seven-stars', 'p047']));
    by.refused(by.entry('heth-f2', 13, road('chambersburg', 'p049'), true), '11.2f');
  });
});

describe('GOG 11.2d, 11.4a, 11.4b, 15.1b, 15.1c the Union enters by road', () => {
  const { given, expect: expected } = example('entry-by-road-union');
  const blocks = Object.fromEntries((given['waiting'] as string[]).map(block => [block, 'emmitsburg']));
  const table = (): Table => entering({ blocks, box: 5, hours: 3 });
  it('worked example: every position of the road, one block an hour', () => {
    expect(stops('emmitsburg')).toEqual(expected['stops']);
    for (const to of stops('emmitsburg'))
      table().allowed(table().entry('reynolds-f1', 10, road('emmitsburg', to), true));
    const first = table();
    first.act(first.entry('reynolds-f1', 10, road('emmitsburg', 'p127'), true));
    first.refused(first.entry('reynolds-f2', 10, road('emmitsburg', 'p145'), true), '11.4b');
    first.act(first.entry('reynolds-f2', 11, road('emmitsburg', 'p145'), true));
    first.act(first.entry('iron-brigade-f1', 12, road('emmitsburg', 'p161'), true));
    const of = (block: string) => {
      const { alone, near } = allowance(first.t, 0, first.number(block), false);
      return { base: alone, nearFriend: near };
    };
    expect({
      'entered-5': of('reynolds-f1'),
      'entered-6': of('reynolds-f2'),
      'entered-7': of('iron-brigade-f1'),
    }).toEqual(expected['march']);
  });
  it('not beside the road, not by another', () => {
    const other = table();
    other.refused(other.entry('reynolds-f1', 10, ['emmitsburg-rd', 'p282', 'warfield', 'p268'], true), '11.4a');
    other.refused(other.entry('reynolds-f1', 10, road('taneytown', 'p296'), true), '11.2b');
  });
});

describe('GOG 11.2g, 11.4d, 11.4e the Confederates enter by road', () => {
  const waiting = { 'early-f1': 'harrisburg', 'early-f2': 'harrisburg' };
  const legal = (table: Table): string[] =>
    stops('harrisburg').filter(to => table.whyNot(table.entry('early-f1', 13, road('harrisburg', to), true)) === null);
  const cases = example('entry-by-road-confederate').expect as Record<string, { stops?: string[] }>;
  it('worked example: not in the turn a block comes, unless others came that way before', () => {
    const now = entering({ side: 'confederate', blocks: waiting });
    for (const block of ['early-f1', 'early-f2']) now.t.since[now.number(block)] = now.t.turn;
    now.refused(now.entry('early-f1', 13, road('harrisburg', 'p004'), true), '11.2g');
    now.allowed(now.entry('early-f1', 13, ['yeatts', 'p011']));
    now.t.opened = opened('harrisburg', now.t.turn);
    now.refused(now.entry('early-f1', 13, road('harrisburg', 'p004'), true), '11.2g');
    now.t.opened = opened('harrisburg', now.t.turn - 1);
    now.allowed(now.entry('early-f1', 13, road('harrisburg', 'p004'), true));
    expect(legal(entering({ side: 'confederate', blocks: waiting }))).toEqual(cases['next-turn']!.stops);
  });
  it('worked example: the town is closed, its edge is not', () => {
    const stages = board.points[pointNumber('chambersburg')]!.road;
    expect(board.areaIds[stages.at(-1)!.area]).toBe('town-north');
    const table = entering({ side: 'confederate', blocks: { 'heth-f1': 'chambersburg' } });
    table.allowed(table.entry('heth-f1', 13, road('chambersburg', 'p103'), true));
    expect(board.town[areaNumber('town-north')]).toBe(1);
  });
  it('no road of our map leads a column through the town: were Seven Stars one, it would be closed', () => {
    const table = entering({ side: 'confederate', blocks: { 'heth-f1': 'chambersburg' } });
    const [, second] = board.points[pointNumber('chambersburg')]!.road;
    const along = table.entry('heth-f1', 13, road('chambersburg', 'p103'), true);
    table.allowed(along);
    board.town[second!.area] = 1;
    try {
      table.refused(along, '11.4d');
    } finally {
      board.town[second!.area] = 0;
    }
  });
  it('worked example: Howard ahead', () => {
    const table = entering({ side: 'confederate', blocks: { ...waiting, 'howard-f1': 'p066 barlow-knoll' } });
    expect(legal(table)).toEqual(cases['howard-ahead']!.stops);
    table.refused(table.entry('early-f1', 13, road('harrisburg', 'p066'), true), '11.4e');
  });
});

describe('GOG 11.5a, 11.5b, 11.5c, 11.5d, 11.5e, 11.5f transfers', () => {
  const moment = (box: number): number => 2 * 17 + box;
  /** 8 AM on 2 July: Hood has just come to Chambersburg, McLaws waits at Mummasburg. */
  function waiting(p: Position = {}): Table {
    const table = entering({
      side: 'confederate',
      day: 2,
      box: 3,
      hours: 4,
      blocks: { 'hood-f1': 'chambersburg', 'hood-f2': 'chambersburg', 'mclaws-f1': 'mummasburg' },
      ...p,
    });
    for (const block of ['hood-f1', 'hood-f2']) {
      table.t.ready[table.number(block)] = moment(3);
      table.t.shift[table.number(block)] = moment(4);
    }
    return table;
  }
  const transfer = (stand: string, to: string, box: number) =>
    ({ type: 'transfer', stand, to, hour: hourOf(box) }) as const;
  it('worked example: not in the hour of arrival, and one an hour for each pair', () => {
    const table = waiting();
    table.refused(transfer('c1', 'mummasburg', 3), '11.5c');
    table.act(transfer('c1', 'mummasburg', 4));
    expect(table.where('hood-f1')).toBe('mummasburg');
    table.refused(transfer('c2', 'mummasburg', 4), '11.5b');
    table.refused(transfer('c3', 'chambersburg', 4), '11.5b');
    table.allowed(transfer('c3', 'harrisburg', 4));
    table.allowed(transfer('c2', 'mummasburg', 5));
    table.refused(table.entry('hood-f1', hourOf(4), ['keckler', 'p015']), '11.5d');
    table.allowed(table.entry('hood-f1', hourOf(5), ['keckler', 'p015']));
  });
  it('worked example: Chambersburg and Harrisburg are linked by Mummasburg only', () => {
    const table = waiting();
    table.refused(transfer('c1', 'harrisburg', 4), '11.5f');
    table.act(transfer('c1', 'mummasburg', 4)).act(transfer('c1', 'harrisburg', 5));
    table.refused(table.entry('hood-f1', hourOf(5), ['yeatts', 'p011']), '11.5d');
    table.allowed(table.entry('hood-f1', hourOf(6), ['yeatts', 'p011']));
  });
  it('worked example: not where reinforcements arrive in that hour', () => {
    const table = waiting({
      table: { turned: [{ turn: 5, side: 1, box: 4, point: pointNumber('mummasburg'), token: 4011 }] },
    });
    table.refused(transfer('c1', 'mummasburg', 4), '11.5e');
    table.allowed(transfer('c1', 'mummasburg', 5));
  });
  it('worked example: who left the map is no reinforcement', () => {
    const table = waiting({ blocks: { 'hood-f1': 'chambersburg', 'hood-f2': 'off seven-stars' } });
    table.refused(transfer('c2', 'mummasburg', 6), '11.2a');
    table.refused(table.entry('hood-f2', hourOf(6), ['seven-stars', 'p047']), '11.2a');
  });
});

describe('GOG 11.2a reinforcements enter under any order', () => {
  it.each(['attack', 'hold', 'withdraw'])('%s', order => {
    const table = entering({ blocks: { 'howard-f1': 'emmitsburg' }, orders: { union: order } });
    table.allowed(table.entry('howard-f1', 13, road('emmitsburg', 'p282'), true));
  });
});

describe('GOG 11.4c roads that meet in one hour', () => {
  it('a column that reached the same junction in that hour bars the road, in another hour it does not', () => {
    const junction = board.points[pointNumber('baltimore')]!.road.flatMap(stage => stage.junctions)[0]!;
    const column = { point: pointNumber('taneytown'), hour: 8, junctions: [junction] }; // our map has no such column: made up
    const table = entering({ blocks: { 'slocum-f1': 'baltimore' }, hours: 2, table: { columns: [column] } });
    table.refused(table.entry('slocum-f1', 13, road('baltimore', 'p113'), true), '11.4c');
    table.allowed(table.entry('slocum-f1', 14, road('baltimore', 'p113'), true));
    table.allowed(table.entry('slocum-f1', 13, road('baltimore', 'p127'), true));
  });
});
