import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { arrivalNumber, board, positionNumber } from '../data/index.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import type { Action } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const START = { mcpherson: 'union', 'barlow-knoll': 'union', 'benner-west': 'union' };
const AWAY = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
type Shift = readonly [from: string, by: string, to: string];
const move = (...shifts: Shift[]): Action => ({
  type: 'objectives',
  from: shifts.map(([from]) => from),
  by: shifts.map(([, by]) => by),
  to: shifts.map(([, , to]) => to),
});
const moving = (p: Position = {}, earned = 3): Table =>
  position({ step: 'turn.objectives', objectives: START, blocks: AWAY, table: { earned }, ...p });
const areas = ({ t }: Table): string[] => t.objectives.map(area => board.areaIds[area]!);

/** The last action phase of a turn ends; so many tokens lie on the piles, and these came in the boxes of the turn. */
function counted(
  received: number[],
  hours: number,
  came: readonly (readonly [side: 0 | 1, box: number])[] = [],
): Table {
  const turned = came.map(([side, box], i) => ({
    ...{ turn: 5, side, box, point: side === 0 ? 3 : 0 },
    token: arrivalNumber(`${side === 0 ? 'u' : 'c'}-july1-${i + 1}`),
  }));
  return position({
    ...{ side: 'confederate', first: 'union', step: 'declare', box: 5, hours },
    ...{ objectives: START, blocks: AWAY, table: { received, turned } },
  }).declare('hold');
}

describe('GOG 16.1b, 16.1c, 16.1d, 16.1e, 16.1f moves are earned hour by hour', () => {
  const earned = (...args: Parameters<typeof counted>): number => {
    const table = counted(...args);
    const moves = table.said('objectives.earned')[0]!.args['moves'] as number;
    expect(table.asked[1] === 'turn.objectives').toBe(moves > 0);
    expect(table.t.earned).toBe(Math.min(3, moves)); // 16.2e: more than the three markers are lost
    return moves;
  };
  it('fewer tokens than the enemy, and fewer than four', () => {
    expect(earned([2, 3], 1)).toBe(1);
    expect(earned([3, 3], 1)).toBe(0);
    expect(earned([4, 3], 1)).toBe(0);
    expect(earned([3, 4], 1)).toBe(1);
    expect(earned([4, 5], 1)).toBe(0);
    expect(earned([0, 1], 1)).toBe(1);
    expect(earned([0, 0], 1)).toBe(0);
  });
  it('an hour in which nothing came counts too', () => expect(earned([1, 2], 4)).toBe(4));
  it('the tokens of an hour are added before it is judged', () => {
    expect(earned([2, 2], 1, [[1, 5]])).toBe(1);
    expect(earned([2, 3], 1, [[0, 5]])).toBe(0);
    expect(
      earned([2, 2], 1, [
        [0, 5],
        [1, 5],
      ]),
    ).toBe(0);
    expect(earned([3, 6], 1, [[0, 5]])).toBe(0);
  });
  it('and not before their hour', () => {
    expect(earned([2, 2], 3, [[1, 6]])).toBe(2); // 6 and 7
    expect(earned([3, 5], 3, [[0, 6]])).toBe(1); // 5 only
    expect(earned([3, 5], 3, [[0, 7]])).toBe(2);
  });
  it('only arrivals of this turn are added: older ones lie on the piles already', () => {
    const table = position({
      ...{ side: 'confederate', first: 'union', step: 'declare', box: 5, blocks: AWAY, objectives: START },
      table: {
        received: [0, 0],
        turned: [{ turn: 4, side: 1, box: 5, point: 0, token: arrivalNumber('c-july1-1') }],
      },
    }).declare('hold');
    expect(table.t.received).toEqual([0, 0]);
  });
  it('rumors are no arrivals; an arrival of the track goes to its pile', () => {
    const table = position({
      ...{ step: 'declare', first: 'union', box: 5, hours: 2, blocks: AWAY, objectives: START },
      track: { confederate: { 5: 'rumor', 6: 'c-july1-1' } },
      dice: [1],
    });
    table.declare('hold');
    ended(table, 'phase.declare').declare('hold');
    expect(table.t.received).toEqual([0, 1]);
    expect(table.t.earned).toBe(1);
    expect(table.t.track[1]!.slice(5, 7)).toEqual([0, 0]);
  });
  it('all moves are made after the last hour, by the Union alone', () => {
    const table = counted([1, 2], 3);
    expect(table.asked).toEqual(['union', 'turn.objectives']);
    expect(table.t.earned).toBe(3);
    table.allowed(move(['mcpherson', 'p100', 'seminary-east'], ['benner-west', 'p124', 'winebrenner']));
    expect(table.whyNot(move(), 'confederate')).not.toBeNull();
  });
  it('after the Night of 1 July too, an hour like others', () => {
    const table = position({
      ...{ side: 'confederate', first: 'union', step: 'declare', box: 16, blocks: AWAY, objectives: START },
      table: { received: [2, 5] },
      dice: Array.from({ length: 45 }, () => 1),
    });
    table.t.beside[1] = [4015, 4016];
    table.declare('hold');
    expect(table.asked).toEqual(['union', 'turn.objectives']);
  });
});

describe('GOG 16.2a, 16.2b how a marker moves', () => {
  it('one area, over a position that the two share', () => {
    const table = moving();
    table.allowed(move(['mcpherson', 'p100', 'seminary-east']));
    table.refused(move(['mcpherson', 'p100', 'fairfield-east']), '16.2a'); // two areas away
    table.refused(move(['mcpherson', 'p100', 'oak-ridge-east']), '16.2a'); // a crossing in common
    table.refused(move(['mcpherson', 'p089', 'seminary-east']), '16.2a'); // not by that position
    table.refused(move(['mcpherson', 'p100', 'mcpherson']), '16.2a');
  });
});

describe('GOG 16.2c, 16.2d, 16.2e which markers, and how often', () => {
  it('only those the Union controls', () => {
    const table = moving({ objectives: { ...START, mcpherson: 'confederate' } });
    table.refused(move(['mcpherson', 'p100', 'seminary-east']), '16.2c');
    table.allowed(move(['benner-west', 'p124', 'winebrenner']));
  });
  it('moves beyond the blue markers are lost; if all are red, nobody is asked', () => {
    const left = (...owners: string[]): Table =>
      position({
        ...{ side: 'confederate', first: 'union', step: 'declare', box: 5, hours: 2 },
        objectives: Object.fromEntries(Object.keys(START).map((area, i) => [area, owners[i]!])),
        ...{ blocks: AWAY, table: { received: [1, 2] } },
      }).declare('hold');
    expect(left('union', 'union', 'confederate').t.earned).toBe(2);
    expect(left('confederate', 'union', 'confederate').t.earned).toBe(1);
    const none = left('confederate', 'confederate', 'confederate');
    expect([none.t.earned, none.asked[1]]).toEqual([0, 'phase.march']);
    expect(areas(none)).toEqual(Object.keys(START));
  });
  it('each once a turn, even with moves to spare, which are lost', () => {
    const table = moving({}, 6);
    table.refused(move(['mcpherson', 'p100', 'seminary-east'], ['seminary-east', 'p114', 'fairfield-east']), '16.2d');
    table.refused(move(['mcpherson', 'p100', 'seminary-east'], ['seminary-east', 'p100', 'mcpherson']), '16.2d');
    table.act(
      move(
        ['mcpherson', 'p100', 'seminary-east'],
        ['barlow-knoll', 'p051', 'josiah-benner'],
        ['benner-west', 'p124', 'winebrenner'],
      ),
    );
    expect(areas(table)).toEqual(['seminary-east', 'josiah-benner', 'winebrenner']);
    expect(table.t.earned).toBe(0);
    expect(table.asked[1]).not.toBe('turn.objectives');
  });
  it('fewer than earned, or none; what is not used is not kept', () => {
    const one = moving({}, 3).act(move(['benner-west', 'p124', 'winebrenner']));
    expect([areas(one)[2], one.t.earned]).toEqual(['winebrenner', 0]);
    const none = moving({}, 3).act(move());
    expect([areas(none), none.t.earned]).toEqual([Object.keys(START), 0]);
    moving({}, 1).refused(
      move(['mcpherson', 'p100', 'seminary-east'], ['benner-west', 'p124', 'winebrenner']),
      '16.2e',
    );
  });
});

describe('GOG 16.2f, 16.2g where markers may be', () => {
  it('not in a partial area', () => {
    const table = moving({ objectives: { blocher: 'union', mcpherson: 'union', 'benner-west': 'union' } });
    table.refused(move(['blocher', 'p019', 'carlisle-north']), '16.2f');
    table.refused(move(['blocher', 'p012', 'yeatts']), '16.2f');
    table.allowed(move(['blocher', 'p033', 'david-cobean']));
  });
  const three = (hill: string, powers: string) => ({
    mcpherson: 'union',
    'cemetery-hill': hill,
    'powers-hill': powers,
  });
  const toLeister: Shift = ['cemetery-hill', 'p155', 'leister'];
  const toBlacksmith: Shift = ['powers-hill', 'p214', 'blacksmith'];
  it('two apart is too near, three is not', () => {
    const table = moving({ objectives: three('union', 'union') });
    table.refused(move(toLeister), '16.2g');
    table.allowed(move(['cemetery-hill', 'p127', 'town-south']));
    table.allowed(move(['cemetery-hill', 'p145', 'bliss-north']));
  });
  it('judged when all have moved: one makes room for the other', () => {
    const objectives = three('union', 'union');
    moving({ objectives }).refused(move(toLeister), '16.2g');
    moving({ objectives }).refused(move(toBlacksmith, toLeister), '16.2d'); // named in the order of the markers
    const table = moving({ objectives }).act(move(toLeister, toBlacksmith));
    expect(areas(table)).toEqual(['mcpherson', 'leister', 'blacksmith']);
  });
  it('at the desk they are picked in any order', () => {
    const table = moving({ objectives: three('union', 'union') });
    const picked = (moves: readonly Shift[]): Action | undefined => {
      const draft = { moves: moves.map(shift => shift.join(' ')) };
      const { buttons } = desk.offer(view(game, table.state, 'union'), 'union', draft);
      return buttons.flatMap(({ next }) => ('action' in next ? [next.action] : []))[0];
    };
    expect(picked([toBlacksmith, toLeister])).toEqual(move(toLeister, toBlacksmith));
    const draft = { moves: [toBlacksmith.join(' ')], from: '' };
    const { targets } = desk.offer(view(game, table.state, 'union'), 'union', draft);
    expect(JSON.stringify(targets)).toContain('"cemetery-hill"');
  });
  it('nor may the two together come too near, though each alone may go', () => {
    const objectives = { mcpherson: 'union', 'barlow-knoll': 'union', 'benner-west': 'union' };
    const west: Shift = ['mcpherson', 'p089', 'railroad-cut'];
    const east: Shift = ['barlow-knoll', 'p053', 'mclean'];
    moving({ objectives }).allowed(move(west));
    moving({ objectives }).allowed(move(east));
    moving({ objectives }).refused(move(west, east), '16.2g');
  });
  it('red markers keep their distance too', () => {
    moving({ objectives: three('union', 'confederate') }).refused(move(toLeister), '16.2g');
  });
});

describe('GOG 20.1c, 16.2c what a marker crosses', () => {
  const over = (blocks: Record<string, string>, ...shifts: Shift[]): number[] =>
    moving({ blocks: { ...AWAY, ...blocks } }).act(move(...shifts)).t.control;
  it('only the position it crosses matters, not those around it', () => {
    const near = { 'early-f1': 'p089 mcpherson', 'rodes-f1': 'p114 seminary-east' };
    expect(over(near, ['mcpherson', 'p100', 'seminary-east'])).toEqual([0, 0, 0]);
    expect(over(near, ['mcpherson', 'p089', 'railroad-cut'])).toEqual([1, 0, 0]);
  });
  it('a marker that turned red has moved, the others go on', () => {
    const { t } = moving({ blocks: { ...AWAY, 'early-f1': 'p100 mcpherson' } }).act(
      move(['mcpherson', 'p100', 'seminary-east'], ['benner-west', 'p124', 'winebrenner']),
    );
    expect(t.control).toEqual([1, 0, 0]);
    expect(t.objectives.map(area => board.areaIds[area])).toEqual(['seminary-east', 'barlow-knoll', 'winebrenner']);
  });
  it('one that stays crosses nothing', () => {
    expect(over({ 'early-f1': 'p100 mcpherson' }, ['benner-west', 'p124', 'winebrenner'])).toEqual([0, 0, 0]);
  });
  it('the blocks do not move', () => {
    const table = moving({ blocks: { ...AWAY, 'early-f1': 'p100 mcpherson' } });
    table.act(move(['mcpherson', 'p100', 'seminary-east']));
    expect(table.t.at[table.number('early-f1')]).toBe(positionNumber('p100'));
  });
});
