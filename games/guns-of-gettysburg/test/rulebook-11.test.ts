import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { battalionNumber, board, piles, pointNumber, reinforcementOf } from '../data/index.ts';
import { game } from '../game.ts';
import { DOWN } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const both = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' };
const token = (id: string): number => reinforcementOf(battalionNumber(id));
const entering = (p: Position): Table => position({ step: 'enter', ...p });
const road = (point: string, to: string): string[] => {
  const stages = board.points[pointNumber(point)]!.road;
  const last = stages.findIndex(stage => board.positionIds[stage.position] === to);
  return stages
    .slice(0, last)
    .flatMap((stage, i) => [board.areaIds[stage.area]!, board.positionIds[stages[i + 1]!.position]!]);
};
const opened = (point: string, turn: number): number[] => board.pointIds.map(id => (id === point ? turn : 0));

describe('GOG 11.1a, 11.1b, 11.1c, 11.1d, 11.1e, 11.1g, 11.1h time tokens turned', () => {
  /** The Confederates are about to act in a turn of so many hours from 10 AM. */
  function next(
    track: Record<number, string>,
    hours: number,
    dice: number[],
    tops: Record<string, string[]> = {},
  ): Table {
    const table = position({ step: 'declare', box: 5, hours, blocks: both, track: { confederate: track }, dice });
    for (const [corps, names] of Object.entries(tops)) {
      const pile = piles.findIndex(each => each.corps === corps);
      const [top, ...under] = names.map(token);
      table.state.hands['confederate-staff']!.tops[pile] = top ?? 0;
      table.state.vault.piles[pile] = under.reverse();
      table.t.piles[pile] = names.length;
    }
    return table.declare('hold');
  }
  it('in the order of the hours: the top comes first, who lay under it next', () => {
    const table = next({ 5: 'c-july1-1', 6: 'rumor', 7: 'c-july1-2', 8: 'c-july1-3' }, 3, [1, 1], {
      III: ['pender', 'heth', 'anderson'],
    });
    const hour = (block: string): number => table.t.ready[table.number(block)]! % 17;
    expect([hour('pender-f1'), hour('pender-f2'), hour('heth-f2')]).toEqual([5, 5, 7]);
    expect(table.t.track[1]!.slice(5, 9)).toEqual([4008, 0, 4009, DOWN]);
    expect(table.t.piles[0]).toBe(1);
    table.done();
  });
  it('the last of corps III, then the one of corps II, then corps I', () => {
    const table = next({ 5: 'c-july1-1', 6: 'c-july1-2', 7: 'c-july1-3' }, 3, [1, 1, 1], {
      III: ['pender'],
      II: ['johnson'],
      I: ['hood', 'mclaws', 'pickett'],
    });
    for (const block of ['pender-f1', 'johnson-f1', 'hood-f1']) expect(table.where(block)).toBe('chambersburg');
    table.done();
  });
  it('a rumor brings nobody and returns to the supply', () => {
    const table = next({ 5: 'rumor', 6: 'rumor' }, 1, []);
    expect(table.asked[1]).toBe('phase.march');
    expect(table.t.track[1]!.slice(5, 7)).toEqual([0, DOWN]);
    expect(table.t.rumors[1]).toBe(14);
  });
  it('the enemy sees how many wait where, and not who', () => {
    const table = next({ 5: 'c-july1-4' }, 1, [1]);
    const seen = view(game, table.state, 'union');
    expect(seen.hands['confederate']).toBeUndefined();
    expect(seen.table.at.filter(at => at === -10 - pointNumber('mummasburg'))).toHaveLength(2);
    expect(JSON.stringify(table.said('arrival.waits').map(each => each.args))).not.toMatch(/rodes|early|johnson/);
  });
});

describe('GOG 11.2a, 11.2c entry areas under fire', () => {
  const wait = { 'sykes-f1': 'emmitsburg', 'heth-f1': 'p282 emmitsburg-rd' };
  it('not by the area that is covered, by road or across; by the other', () => {
    const table = entering({ blocks: wait });
    table.refused(table.entry('sykes-f1', 13, ['emmitsburg-rd', 'p294']), '11.2c');
    table.refused(table.entry('sykes-f1', 13, road('emmitsburg', 'p282'), true), '11.2c');
    table.allowed(table.entry('sykes-f1', 13, ['ridge-church', 'p279']));
    table.allowed(table.entry('sykes-f1', 13, ['ridge-church', 'p294'])); // in his field, but reached from outside it
  });
  it('an extended field over both areas closes the point', () => {
    const table = entering({ side: 'confederate', blocks: { 'heth-f1': 'chambersburg', 'sykes-f1': 'p050 whisler' } });
    for (const [area, to] of [
      ['seven-stars', 'p031'],
      ['marsh-bridge', 'p076'],
    ])
      table.refused(table.entry('heth-f1', 13, [area!, to!]), '11.2c');
  });
  it('an enemy who stands there but sees nothing does not close it', () => {
    const table = entering({ blocks: { 'sykes-f1': 'emmitsburg', 'heth-f1': 'p271 ridge-church' } });
    table.allowed(table.entry('sykes-f1', 13, ['ridge-church', 'p292']));
    expect(table.whyNot(table.entry('sykes-f1', 13, ['ridge-church', 'p271']))?.rule).toBe('§10.4d');
  });
});

describe('GOG 11.2d the hour of an entry', () => {
  const late = (): Table => {
    const table = entering({
      blocks: { 'sykes-f1': 'emmitsburg', 'sykes-f2': 'emmitsburg', ...both },
      box: 5,
      hours: 3,
    });
    table.t.ready[table.number('sykes-f1')] = 17 + 6;
    return table;
  };
  it('from the hour of arrival on, to the last of the turn', () => {
    const table = late();
    table.refused(table.entry('sykes-f1', 10, ['ridge-church', 'p279']), '11.2d');
    table.allowed(table.entry('sykes-f1', 11, ['ridge-church', 'p279']));
    table.allowed(table.entry('sykes-f1', 12, ['ridge-church', 'p279']));
    table.refused(table.entry('sykes-f1', 13, ['ridge-church', 'p279']), '11.2d');
  });
  it('who came in an earlier turn enters in any hour of this one, or not at all', () => {
    const table = late();
    table.allowed(table.entry('sykes-f2', 10, ['ridge-church', 'p279']));
    table.refused(table.entry('sykes-f2', 9, ['ridge-church', 'p279']), '11.2d');
    table.act({ type: 'endEntries' });
    expect(table.where('sykes-f2')).toBe('emmitsburg');
  });
});

describe('GOG 11.2f, 11.2g, 11.3a, 11.4b across country or by road', () => {
  const four = {
    'sykes-f1': 'emmitsburg',
    'sykes-f2': 'emmitsburg',
    'howard-f1': 'taneytown',
    'howard-f2': 'taneytown',
  };
  const table = (hours = 2): Table => entering({ blocks: { ...four, 'heth-f1': 'p075 herr-west' }, hours });
  it('one way at a point in a turn, whichever came first; another point is free', () => {
    const roadFirst = table();
    roadFirst.act(roadFirst.entry('sykes-f1', 13, road('emmitsburg', 'p282'), true));
    roadFirst.refused(roadFirst.entry('sykes-f2', 14, ['ridge-church', 'p279']), '11.2f');
    roadFirst.allowed(roadFirst.entry('howard-f1', 13, ['taneytown-e', 'p287']));
    const fieldsFirst = table();
    fieldsFirst.act(fieldsFirst.entry('sykes-f1', 13, ['ridge-church', 'p279']));
    fieldsFirst.refused(fieldsFirst.entry('sykes-f2', 14, road('emmitsburg', 'p282'), true), '11.2f');
    fieldsFirst.allowed(fieldsFirst.entry('sykes-f2', 13, ['emmitsburg-rd', 'p293']));
  });
  it('the next turn begins anew', () => {
    const now = table(1);
    now.act(now.entry('sykes-f1', 13, road('emmitsburg', 'p282'), true));
    ended(now, 'phase.declare').declare('hold');
    ended(now, 'phase.declare').declare('hold');
    ended(now, 'phase.enter').allowed(now.entry('sykes-f2', 14, ['ridge-church', 'p279']));
    now.allowed(now.entry('sykes-f2', 14, road('emmitsburg', 'p269'), true));
  });
  it('by road one block an hour at a point, at two points in the same hour', () => {
    const now = table();
    now.act(now.entry('sykes-f1', 13, road('emmitsburg', 'p282'), true));
    now.refused(now.entry('sykes-f2', 13, road('emmitsburg', 'p269'), true), '11.4b');
    now.act(now.entry('howard-f1', 13, road('taneytown', 'p296'), true));
    now.allowed(now.entry('sykes-f2', 14, road('emmitsburg', 'p269'), true));
  });
  it('11.2g: in the turn of its coming a Union block takes the road, a Confederate does not', () => {
    const union = table();
    for (const block of Object.keys(four)) union.t.since[union.number(block)] = union.t.turn;
    union.allowed(union.entry('sykes-f1', 13, road('emmitsburg', 'p282'), true));
    const wait = { 'rodes-f1': 'mummasburg', 'howard-f1': 'p149 culps-hill' };
    const south = (turn: number, since: number): Table => {
      const at = entering({ side: 'confederate', blocks: wait, table: { opened: opened('mummasburg', turn) } });
      at.t.since[at.number('rodes-f1')] = since;
      return at;
    };
    const by = (at: Table) => at.entry('rodes-f1', 13, road('mummasburg', 'p037'), true);
    south(0, 5).refused(by(south(0, 5)), '11.2g');
    south(5, 5).refused(by(south(5, 5)), '11.2g'); // others came this very turn
    south(4, 5).allowed(by(south(4, 5)));
    south(0, 4).allowed(by(south(0, 4)));
  });
  it('11.2g: others who came by another point do not count', () => {
    const at = entering({
      side: 'confederate',
      blocks: { 'rodes-f1': 'mummasburg', 'howard-f1': 'p149 culps-hill' },
      table: { opened: opened('chambersburg', 2) },
    });
    at.t.since[at.number('rodes-f1')] = at.t.turn;
    at.refused(at.entry('rodes-f1', 13, road('mummasburg', 'p037'), true), '11.2g');
  });
});

describe('GOG 11.4a, 11.4d, 11.4e, 10.4a along the road', () => {
  const by = (at: Table, to: string) => at.entry('sykes-f1', 13, road('emmitsburg', to), true);
  const wait = (more: Record<string, string>): Table => entering({ blocks: { 'sykes-f1': 'emmitsburg', ...more } });
  it('to the first position beside the enemy, no farther', () => {
    const at = wait({ 'heth-f1': 'p258 biesecker' }); // sees nothing, stands beside p269 and p257
    at.allowed(by(at, 'p282'));
    at.allowed(by(at, 'p269'));
    at.refused(by(at, 'p257'), '11.4e');
    at.refused(by(at, 'p235'), '11.4e');
  });
  it('to the first in his field of fire', () => {
    const at = wait({ 'heth-f1': 'p247 rose-west' });
    at.allowed(by(at, 'p269'));
    at.allowed(by(at, 'p257'));
    at.refused(by(at, 'p235'), '11.4e');
  });
  it('never onto him', () => {
    const at = wait({ 'heth-f1': 'p269 bushman' });
    at.allowed(by(at, 'p282'));
    at.refused(by(at, 'p269'), '11.4e'); // the position before it lies beside him
  });
  it('past three friends, not onto them', () => {
    const three = { 'howard-f1': 'p269 bushman', 'howard-f2': 'p269 bushman', 'howard-f3': 'p269 bushman' };
    const at = wait({ ...three, 'heth-f1': 'p075 herr-west' });
    at.refused(by(at, 'p269'), '10.4a');
    at.allowed(by(at, 'p257'));
  });
  it('the Union goes into the town, as far as the road does', () => {
    const at = entering({ blocks: { 'sykes-f1': 'baltimore', 'heth-f1': 'p075 herr-west' } });
    at.allowed(at.entry('sykes-f1', 13, road('baltimore', 'p113'), true));
  });
});

describe('GOG 11.5a, 11.5b, 11.5c, 11.5d, 11.5e, 11.5f transfers', () => {
  const transfer = (at: Table, block: string, to: string, hour: number) =>
    ({ type: 'transfer', stand: at.stand(block), to, hour }) as const;
  const table = (p: Position = {}, hours = 3): Table =>
    entering({
      hours,
      box: 5,
      blocks: {
        'sykes-f1': 'emmitsburg',
        'sykes-f2': 'emmitsburg',
        'howard-f1': 'taneytown',
        'slocum-f1': 'baltimore',
        'heth-f1': 'p075 herr-west',
      },
      ...p,
    });
  it('who has waited goes in the first hour and enters in the next', () => {
    const at = table();
    at.act(transfer(at, 'sykes-f1', 'taneytown', 10));
    at.refused(at.entry('sykes-f1', 10, ['taneytown-e', 'p287']), '11.5d');
    at.allowed(at.entry('sykes-f1', 11, ['taneytown-e', 'p287']));
    at.refused(at.entry('sykes-f1', 11, ['ridge-church', 'p279']), '11.2b');
  });
  it('in the last hour: it enters in the next turn', () => {
    const at = table({}, 1);
    at.act(transfer(at, 'sykes-f1', 'taneytown', 10));
    at.refused(at.entry('sykes-f1', 10, ['taneytown-e', 'p287']), '11.5d');
    ended(at, 'phase.declare').declare('hold');
    ended(at, 'phase.declare').declare('hold');
    ended(at, 'phase.enter').allowed(at.entry('sykes-f1', 11, ['taneytown-e', 'p287']));
  });
  it('one an hour between two points, both ways together; other pairs are free', () => {
    const at = table();
    at.act(transfer(at, 'sykes-f1', 'taneytown', 10));
    at.refused(transfer(at, 'sykes-f2', 'taneytown', 10), '11.5b');
    at.refused(transfer(at, 'howard-f1', 'emmitsburg', 10), '11.5b');
    at.allowed(transfer(at, 'howard-f1', 'baltimore', 10));
    at.allowed(transfer(at, 'sykes-f2', 'taneytown', 11));
  });
  it('who has just come goes in the hour after', () => {
    const at = position({
      ...{ step: 'declare', side: 'confederate', first: 'confederate', box: 5, hours: 2 },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
      track: { union: { 5: 'u-july1-1' } },
      dice: Array.from({ length: 9 }, () => 1),
    });
    at.state.hands['union-staff']!.tops[5] = reinforcementOf(battalionNumber('sykes'));
    ended(at.declare('hold'), 'phase.enter');
    expect(at.where('sykes-f1')).toBe('emmitsburg');
    at.refused(transfer(at, 'sykes-f1', 'taneytown', 10), '11.5c');
    at.allowed(transfer(at, 'sykes-f1', 'taneytown', 11));
  });
  it('one block cannot make two in one hour', () => {
    const at = table();
    at.act(transfer(at, 'sykes-f1', 'taneytown', 10));
    expect(at.whyNot(transfer(at, 'sykes-f1', 'baltimore', 10))).not.toBeNull();
    at.allowed(transfer(at, 'sykes-f1', 'baltimore', 11));
  });
  it('Emmitsburg and Baltimore by Taneytown only, and nobody to the enemy’s points', () => {
    const at = table();
    at.refused(transfer(at, 'sykes-f1', 'baltimore', 10), '11.5f');
    at.refused(transfer(at, 'slocum-f1', 'emmitsburg', 10), '11.5f');
    expect(at.whyNot(transfer(at, 'sykes-f1', 'chambersburg', 10))).not.toBeNull();
    expect(at.whyNot(transfer(at, 'sykes-f1', 'emmitsburg', 10))).not.toBeNull();
    expect(at.whyNot(transfer(at, 'sykes-f1', 'taneytown', 9))).not.toBeNull();
  });
  it('not to where others arrive in that hour; from there, or of the enemy, no matter', () => {
    const arrival = (point: string, side: 0 | 1, box: number) => ({
      ...{ turn: 5, side, box, point: pointNumber(point), token: side === 0 ? 4000 : 4008 },
    });
    const at = table({ table: { turned: [arrival('taneytown', 0, 5)] } });
    at.refused(transfer(at, 'sykes-f1', 'taneytown', 10), '11.5e');
    at.allowed(transfer(at, 'sykes-f1', 'taneytown', 11));
    at.allowed(transfer(at, 'howard-f1', 'emmitsburg', 10));
    const before = table({ table: { turned: [{ ...arrival('taneytown', 0, 5), turn: 4 }] } });
    before.allowed(transfer(before, 'sykes-f1', 'taneytown', 10));
  });
  it('who is on the map is no reinforcement', () => {
    const at = table({
      blocks: { 'sykes-f1': 'p149 culps-hill', 'howard-f1': 'taneytown', 'heth-f1': 'p075 herr-west' },
    });
    at.refused(transfer(at, 'sykes-f1', 'taneytown', 10), '11.2a');
  });
});

describe('GOG 18.2c cavalry enters away from the enemy', () => {
  it('not beside him nor in his field, where infantry may', () => {
    const wait = { 'kilpatrick-f1': 'emmitsburg', 'sykes-f1': 'emmitsburg', 'heth-f1': 'p258 biesecker' };
    const at = entering({ blocks: wait });
    at.refused(at.entry('kilpatrick-f1', 13, road('emmitsburg', 'p269'), true), '18.2c');
    at.allowed(at.entry('sykes-f1', 13, road('emmitsburg', 'p269'), true));
    at.allowed(at.entry('kilpatrick-f1', 13, road('emmitsburg', 'p282'), true));
  });
});
