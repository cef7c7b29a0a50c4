import { describe, expect, it } from 'vitest';
import { areaNumber, board, CONFEDERATE, SIDES, UNION } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { crossedLast, earns, receiveArrivals, shiftsOf } from '../rules/16-objectives.ts';
import { communication, fullyControlled } from '../rules/20-victory.ts';
import type { Action, Table as Board, U } from '../state.ts';
import { twins } from './fixture.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const START = { mcpherson: 'union', 'barlow-knoll': 'union', 'benner-west': 'union' };
const gate = (from: string, to: string): string =>
  board.positionIds[board.neighbours[areaNumber(from)]!.find(each => each.area === areaNumber(to))?.gates[0] ?? -1] ??
  'p001';
const move = (...moves: (readonly [string, string])[]): Action => ({
  type: 'objectives',
  from: moves.map(([from]) => from),
  by: moves.map(([from, to]) => gate(from, to)),
  to: moves.map(([, to]) => to),
});
const moving = (p: Position = {}, earned = 4): Table =>
  position({
    step: 'turn.objectives',
    objectives: START,
    blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
    table: { earned },
    ...p,
  });

describe('GOG 16.1c, 16.1d, 16.1e, 16.1f received reinforcements and earned moves', () => {
  interface Given {
    arrivals: number[][];
    received?: Record<string, number>;
  }
  const { given } = example('received-pile');
  it.each(outcomes<Given, { hours: { move: boolean }[]; moves: number }>('received-pile'))(
    'worked example: $label',
    ({ arrivals, received, expected }) => {
      const start = received ?? (given['received'] as Record<string, number>);
      const table = position({ hours: arrivals.length, box: 5 });
      const { t } = table;
      t.received = SIDES.map(side => start[side]!);
      arrivals.forEach((hour, i) => {
        hour.forEach((count, side) => {
          for (let n = 0; n < count; n++)
            t.turned.push({ turn: t.turn, side: side as 0 | 1, box: 5 + i, point: 0, token: side === 0 ? 4000 : 4008 });
        });
      });
      receiveArrivals({ table: t, say: () => {} } as unknown as U);
      expect(t.earned).toBe(expected.moves);
      expect(t.received.map((each, side) => each - start[SIDES[side]!]!)).toEqual(
        arrivals.reduce((sum, [a, b]) => [sum[0]! + a!, sum[1]! + b!], [0, 0]),
      );
    },
  );
  it('fewer than the enemy, and fewer than four', () =>
    expect(
      [
        [2, 4],
        [3, 3],
        [3, 4],
        [4, 6],
      ].map(earns),
    ).toEqual([true, false, true, false]));
});

describe('GOG 16.1b, 16.2a, 16.2c, 16.2d, 16.2e, 16.2f, 16.2g moving objectives', () => {
  const from = ['mcpherson', 'barlow-knoll', 'benner-west'];
  const RULES: Record<string, string> = { 'two-too-close': '16.2g', 'not-adjacent': '16.2a' };
  interface Given {
    objectivesAfter?: string[];
  }
  it.each(outcomes<Given, { legal: boolean }>('objective-moves').filter(each => each.objectivesAfter))(
    'worked example: $label',
    ({ label, objectivesAfter, expected }) => {
      const action = move(...objectivesAfter!.flatMap((to, i) => (to === from[i] ? [] : [[from[i]!, to] as const])));
      const table = moving();
      expect(table.asked[0]).toBe('union');
      if (!expected.legal) return void table.refused(action, RULES[label]!);
      expect(table.act(action).t.objectives.map(area => board.areaIds[area]!)).toEqual(objectivesAfter);
    },
  );
  it('once a turn each, blue ones only, not more than earned, not into partial areas, none if one likes', () => {
    moving().refused(move(['mcpherson', 'seminary-east'], ['mcpherson', 'schultz']), '16.2d');
    moving({ objectives: { ...START, mcpherson: 'confederate' } }).refused(
      move(['mcpherson', 'seminary-east']),
      '16.2c',
    );
    moving({}, 1).refused(move(['mcpherson', 'seminary-east'], ['benner-west', 'winebrenner']), '16.2e');
    const blocher = { blocher: 'union', mcpherson: 'union', 'benner-west': 'union' };
    moving({ objectives: blocher }).refused(move(['blocher', 'carlisle-north']), '16.2f');
    moving().refused(move(['leister', 'cemetery-hill']), '16.2c');
    expect(moving().act(move()).t.earned).toBe(0);
  });
  it('what is listed is what is allowed', () => {
    const table = moving({}, 1);
    for (const action of table.offered()) table.allowed(action);
    expect(table.offered().length).toBeGreaterThan(5);
  });
});

describe('GOG 20.1c a moved marker falls to the blocks it crossed last', () => {
  const to = areaNumber('seminary-east');
  it('worked example', () => {
    const over = (blocks: Record<string, string>, goal: string): number => {
      const table = moving({ blocks: { 'howard-f1': 'p149 culps-hill', 'early-f1': 'p047 seven-stars', ...blocks } });
      return table.act(move(['mcpherson', goal])).t.control[0]!;
    };
    expect(over({ 'heth-f1': 'p100 seminary-east' }, 'seminary-east')).toBe(CONFEDERATE);
    expect(over({ 'reynolds-f1': 'p100 mcpherson' }, 'seminary-east')).toBe(UNION);
    expect(over({}, 'schultz')).toBe(UNION);
  });
  it('on a shared position to those on the farther side', () => {
    const shared = (mine: string, theirs: string): Board =>
      position({ blocks: { 'reynolds-f1': `p100 ${mine}`, 'heth-f1': `p100 ${theirs}` } }).t;
    expect(crossedLast(shared('mcpherson', 'seminary-east'), board.positionIds.indexOf('p100'), to)).toBe(UNION);
    expect(crossedLast(shared('seminary-east', 'mcpherson'), board.positionIds.indexOf('p100'), to)).toBe(CONFEDERATE);
  });
});

describe('GOG 20.1b withdrawals take nothing', () => {
  it('worked example: a withdrawal across', () => {
    const table = position({
      side: 'confederate',
      step: 'withdrawals',
      objectives: START,
      blocks: { 'heth-f1': 'p100 seminary-east', 'reynolds-f1': 'p103 seminary-east' },
      orders: { confederate: 'withdraw' },
    });
    table.withdraw('heth-f1', 'mcpherson', 'p089');
    expect(table.t.control[0]).toBe(UNION);
  });
});

describe('GOG 20.2a, 20.2b, 20.2c, 20.2d full control and communication', () => {
  const { given, expect: expected } = example('communication');
  const objectives = { 'culps-hill': 'union', codori: 'union', 'powers-hill': 'union' };
  const blocks = placed(given['blocks']);
  const held = (p: Position): string[] => {
    const { t } = position({ blocks, objectives, ...p });
    const { areas, held: enemies } = fieldsOf(t, CONFEDERATE);
    const linked = communication(areas, enemies);
    const names = t.objectives
      .filter((area, i) => t.control[i] === UNION && linked[area] === 1)
      .map(area => board.areaIds[area]!);
    expect(fullyControlled(t)).toBe(names.length);
    return names;
  };
  it('worked example: a ring of five', () => {
    const { t } = position({ blocks, objectives });
    const field = Array.from(fieldsOf(t, CONFEDERATE).areas).flatMap((one, area) =>
      one ? [board.areaIds[area]!] : [],
    );
    expect(field.sort()).toEqual(expected['enemyField']);
    expect(held({})).toEqual(['codori', 'powers-hill']);
  });
  it('worked example: an open side, a covered area, a red marker', () => {
    const { 'rodes-f1': _gone, ...four } = blocks;
    expect(held({ blocks: four })).toEqual(['culps-hill', 'codori', 'powers-hill']);
    expect(held({ blocks: { ...four, 'johnson-f1': 'p149 culps-hill' } })).not.toContain('culps-hill');
    expect(held({ blocks: four, objectives: { ...objectives, 'culps-hill': 'confederate' } })).not.toContain(
      'culps-hill',
    );
  });
});

describe('GOG 20.3a, 20.3b, 20.3c the end', () => {
  const safe = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
  const loose = { ...safe, 'early-f1': 'p100 mcpherson' };
  const declaring = (p: Position): Table =>
    position({
      step: 'declare',
      first: 'union',
      blocks: loose,
      objectives: START,
      trays: { union: ['u-any-1'] },
      ...p,
    });
  const winner = (table: Table): string | undefined => table.t.result?.winner;
  it('worked example: on 1 July nobody loses', () => {
    expect(winner(declaring({ day: 1 }).declare('hold'))).toBeUndefined();
    expect(
      winner(declaring({ day: 1, box: 16, trays: {}, dice: Array.from({ length: 42 }, () => 1) }).declare('hold')),
    ).toBeUndefined();
  });
  it('worked example: later an objective not held costs the battle, unless the Union attacks', () => {
    expect(fullyControlled(declaring({ day: 2 }).t)).toBe(2);
    expect(winner(declaring({ day: 2 }).declare('hold'))).toBe('confederate');
    expect(winner(declaring({ day: 2 }).declare('attack'))).toBeUndefined();
    expect(winner(declaring({ day: 2, blocks: safe }).declare('hold'))).toBeUndefined();
  });
  it('worked example: an empty tray or Night bars Attack', () => {
    const empty = declaring({ day: 2, trays: {} });
    empty.refused({ type: 'declare', order: 'attack' }, '6.1c');
    expect(winner(empty.declare('hold'))).toBe('confederate');
    const dusk = declaring({ day: 3, box: 15 });
    dusk.refused({ type: 'declare', order: 'attack' }, '6.1c');
    expect(winner(dusk.declare('withdraw'))).toBe('confederate');
  });
  it('worked example: no check after a Confederate phase; the Night of 3 July is the end', () => {
    const theirs = position({
      side: 'confederate',
      first: 'union',
      step: 'declare',
      day: 2,
      blocks: loose,
      objectives: START,
      trays: { confederate: ['c-heth-1'] },
    });
    expect(winner(theirs.declare('hold'))).toBeUndefined();
    const last = position({
      side: 'confederate',
      first: 'union',
      step: 'declare',
      day: 3,
      box: 16,
      blocks: safe,
      objectives: START,
      dice: Array.from({ length: 31 }, () => 1),
    });
    expect(winner(last.declare('hold'))).toBe('union');
    last.done();
  });
});

describe('GOG 16.2b, 20.2d two areas that share two positions', () => {
  it('an objective may cross either', () => {
    const { t } = position({ table: { objectives: [0], control: [UNION] } });
    expect(shiftsOf(t, 0, twins).map(({ by, to }) => [by, to])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
  });
  it('a line of communication passes by the free one, and by none when both are held', () => {
    const linked = (...enemies: number[]): number =>
      communication(
        new Uint8Array(3),
        Uint8Array.from([0, 1, 2], p => Number(enemies.includes(p))),
        twins,
      )[1]!;
    expect([linked(), linked(0), linked(0, 1)]).toEqual([1, 1, 0]);
  });
});
