import { describe, expect, it } from 'vitest';
import { BW, kindOf } from '../data/index.ts';
import { footprintOf } from '../rules/01-units.ts';
import { groundUnder, isInWater, standsDifficult } from '../rules/02-terrain.ts';
import { type Position, position, type Table } from './table.ts';

const square = (kind: string, x: number, y: number, side = 4): string =>
  `${kind} ${x} ${y} ${x + side} ${y} ${x + side} ${y + side} ${x} ${y + side}`;
const move = (
  units: Readonly<Record<string, string>>,
  terrain: readonly string[],
  more: Partial<Position> = {},
): Table => position({ units, terrain, step: 'movement', ...more });
const go = (unit: string, x: number, y: number) =>
  ({ type: 'march', unit, steps: [`go ${x * BW} ${y * BW}`] }) as const;
const drive = (x: number, y: number) =>
  ({ type: 'drive', unit: 'f1', steps: [`go ${x * BW} ${y * BW}`], heading: 9000 }) as const;
const foot = { f1: '10 10 90 222' };
const limber = { f1: 'limber 10 10 90 3' };
const under = (table: Table): string[] =>
  footprintOf(table.state, 0).bases.flatMap(base => groundUnder(table.state, base).map(({ kind }) => kindOf(kind).id));

describe('LL 2-in-a in an area', () => {
  it('with a corner of one base; to touch the edge is not to be in it', () => {
    expect(under(move(foot, [square('wood', 11.4, 9.9)]))).toEqual(['wood']);
    expect(under(move(foot, [square('wood', 11.5, 8)]))).toEqual([]);
  });
  it('in several at once', () =>
    expect(new Set(under(move(foot, [square('wood', 11, 9), square('rocky', 6, 7)])))).toEqual(
      new Set(['wood', 'rocky']),
    ));
});

describe('LL 2-in-b on a line', () => {
  it('a base across a wall is on it, one beside it is not', () => {
    expect(under(move(foot, ['wall 7 9.5 13 9.5'])).length).toBe(3);
    expect(under(move(foot, ['wall 7 10 13 10']))).toEqual([]);
  });
});

describe('LL 2-in-d, 2-ford, 2-stream, 2-marsh-a in the water', () => {
  it.each(['stream', 'ford', 'marsh'])('%s', kind => {
    const table = move(foot, [square(kind, 11, 9)]);
    expect(footprintOf(table.state, 0).bases.map(base => isInWater(table.state, base))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });
  it('rocks and woods are dry', () => {
    const table = move(foot, [square('rocky', 11, 9), square('wood', 8, 9)]);
    expect(footprintOf(table.state, 0).bases.some(base => isInWater(table.state, base))).toBe(false);
  });
});

describe('LL 2-dis-b, 2-wall-a across a wall', () => {
  it('limbered guns cause disorder, infantry does not', () => {
    move(limber, ['wall 7 12 13 12']).refused(drive(0, 3), '6-dis-b');
    move(limber, ['wall 7 12 13 12'], { cards: 2 }).allowed(drive(0, 3));
    move(foot, ['wall 7 12 13 12']).allowed(go('f1', 0, 3));
  });
});

describe('LL 2-imp-a, 2-marsh-b impassable ground', () => {
  it('guns never enter a marsh, infantry with two cards', () => {
    move(limber, [square('marsh', 8, 11)], { cards: 2 }).refused(drive(0, 3), '2-imp-a');
    move(foot, [square('marsh', 8, 11)], { cards: 2 }).allowed(go('f1', 0, 3));
    move(foot, [square('marsh', 8, 11)]).refused(go('f1', 0, 3), '6-dis-b');
  });
});

const river = 'river 0 11 36 11 36 12.5 0 12.5';
const bridge = 'bridge 9.5 10.8 10.5 10.8 10.5 12.7 9.5 12.7';
describe('LL 2-imp-b, 2-imp-c, 2-river rivers and bridges', () => {
  const column = { f1: '10 10 90 4' };
  it('nobody enters a river', () => {
    move(column, [river], { cards: 2 }).refused(go('f1', 0, 4), '2-imp-a');
    move(limber, [river], { cards: 2 }).refused(drive(0, 5), '2-imp-a');
  });
  it('a column goes over a bridge, without disorder', () => move(column, [river, bridge]).allowed(go('f1', 0, 4)));
  it('two files do not', () =>
    move({ f1: '10 10 90 22' }, [river, bridge], { cards: 2 }).refused(go('f1', 0, 4), '2-imp-a'));
});

describe('LL 2-imp-d fords', () => {
  it('are of any width and difficult for all', () => {
    const ford = 'ford 7 10.8 13 10.8 13 12.7 7 12.7';
    move(foot, [river, ford]).refused(go('f1', 0, 4), '6-dis-b');
    move(foot, [river, ford], { cards: 2 }).allowed(go('f1', 0, 4));
  });
});

describe('LL 2-wood-a woods', () => {
  it('are difficult for guns only', () => {
    move(foot, [square('wood', 8, 11)]).allowed(go('f1', 0, 3));
    move(limber, [square('wood', 8, 11)]).refused(drive(0, 3), '6-dis-b');
  });
});

describe('LL 2-crest-t, 2-fence, 2-field open to movement', () => {
  it.each([`${square('hill', 8, 11)} | 8.5 12 11.5 12`, 'fence 7 12 13 12', square('field', 8, 11)])('%s', piece => {
    move(foot, [piece]).allowed(go('f1', 0, 4));
    move(limber, [piece]).allowed(drive(0, 4));
  });
});

describe('LL 2-diff-b a unit suffers once for any base', () => {
  it('one base of the rear rank is enough', () => {
    const table = move(foot, [square('rocky', 11, 4.5)]);
    expect(standsDifficult(table.state, 0, footprintOf(table.state, 0))).toBe(true);
    expect(standsDifficult(move(foot, []).state, 0, footprintOf(table.state, 0))).toBe(false);
  });
});
