import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { charge, combat, decline, end, many, strike, takeLosses } from './combat-table.ts';
import { at, brief, fire, hill } from './fire-table.ts';
import { type Position, position, type Table } from './table.ts';

// Where two rules meet: cases written from the rulebook alone, before rules and tests were looked at.

const retreat = (unit: string, more: object = {}) => ({ type: 'retreat', unit, ...more }) as const;
const march = (...steps: string[]) => ({ type: 'march', unit: 'f1', steps }) as const;
const score = (table: Table, unit: string) =>
  table.said('combat.scores').find(each => each.args['unit'] === unit)!.args;

describe('LL 7-aloss-a, 7-pen-b a defender that held, broken by a friend who retreats through it', () => {
  /** c1 is beaten by one and goes back through c2, which has beaten f2. */
  const through = (c2: string, defence: readonly number[], rest: readonly number[]): Table => {
    const table = combat(
      { f1: '10 10 90 222', f2: '5 16.2 0 22', c1: '10 13 270 222', c2 },
      { dice: [...many(6, 1), ...defence, 4, ...many(5, 1), ...many(4, 1), 1, 1, ...rest] },
    );
    table.act(charge('f1')).act(charge('f2')).act(end).quietly().act(strike('c1')).act(strike('c2'));
    return takeLosses(takeLosses(table).act(retreat('c1')));
  };
  it('holds nobody any more: its attacker neither loses nor goes', () => {
    const table = through('8.5 16.2 180 11', [6, 6], [1]);
    expect([table.form('c2'), table.form('f2'), table.where('f2')]).toEqual(['', '22', [8.5, 16.2, 0]]);
    expect(table.t.lost).toEqual([0, 3]);
    table.done();
  });
  it('one that only loses a base still does', () => {
    const table = through('8.5 16.2 180 22', [6, 6, 1, 1], [2, 1, 1]).act(retreat('f2'));
    expect([table.bases('c2'), table.bases('f2')]).toEqual([3, 3]);
    table.done();
  });
});

describe('LL 5-aterr-a, 2-obs-b, 5-range-c, 2-field, 2-hill-a, 5-mod-e two pieces of ground before a gun', () => {
  const gun = (gap: number, ...terrain: string[]) =>
    brief(at({ f1: 'guns 5 12 0 1', c1: `${5 + gap} 12 180 1` }, { terrain }));
  const band = (kind: string, from: number, to = 36): string => `${kind} ${from} 4 ${to} 4 ${to} 20 ${from} 20`;
  it.each([
    ['the nearer of two ends the lane', 4.9, [band('field', 8), band('wood', 9)], ['canister c1 5']],
    ['and not the farther', 5.1, [band('field', 8), band('wood', 9)], []],
    ['two kinds of cover are one', 4, ['wall 8.6 4 8.6 20', band('wood', 8.2, 8.5)], ['canister c1 5']],
    ['the end of its range is the end', 24, [band('wood', 28.5)], ['bombardment c1 5']],
    ['though 2 BW of wood were left', 24.1, [band('wood', 28.5)], []],
    ['a wall farther off ends it too', 12, ['wall 15 4 15 20'], ['bombardment c1 5']],
    ['2 BW beyond', 12.1, ['wall 15 4 15 20'], []],
    ['before the wall nothing is changed', 9, ['wall 15 4 15 20'], ['bombardment c1 4']],
    ['corn is no cover, a fence behind it neither', 5, [band('field', 8.5), 'fence 9.8 4 9.8 20'], ['canister c1 4']],
  ] as const)('%s: %f', (_, gap, terrain, shots) => expect(gun(gap, ...terrain)).toEqual(shots));
  it('a gun at the crest fires beyond it, one half a base behind does not', () => {
    const at10 = (crest: number) => brief(at({ f1: 'guns 10 10 90 1', c1: '10 14 270 1' }, { terrain: [hill(crest)] }));
    expect([at10(10.1), at10(10.5)]).toEqual([['canister c1 4'], []]);
  });
});

describe('LL 5-mod-a, 5-mod-b, 5-mod-d, 5-mod-e, 5-mod-f modifiers that meet', () => {
  const deep = { f1: '10 10 90 11', c1: '10 14 270 333' };
  const rocks = 'rocky 4 8 9.5 8 9.5 10 4 10'; // under the left base
  it.each([
    ['half on rocks at a dense target', deep, [rocks], '' as const, ['volley c1 4', 'volley c1 3']],
    ['with a steady aim', deep, [rocks], 'low-and-steady' as const, ['volley c1 3', 'volley c1 2']],
    [
      'behind a wall nothing counts',
      deep,
      ['wall 4 13.5 16 13.5'],
      'low-and-steady' as const,
      ['skirmish c1 6', 'skirmish c1 6'],
    ],
    [
      'guns: dense and covered',
      { ...deep, f1: 'guns 10 10 90 1' },
      ['wall 4 13.5 16 13.5'],
      '' as const,
      ['canister c1 4'],
    ],
    ['a limber from behind', { f1: '10 10 90 1', c1: 'limber 10 14 90 2' }, [], '' as const, ['volley c1 3']],
  ])('%s', (_, units, terrain, card, shots) =>
    expect(brief(at(units, { terrain, ...(card ? { modifier: card, helped: ['f1'] } : {}) }))).toEqual(shots),
  );
});

describe('LL 7-atk-c, 7-atk-d, 7-atk-f, 7-def-c, 2-wood-a, 2-diff-b, 7-cdis-a ground under both', () => {
  const wood = 'wood 4 8 16 8 16 16 4 16';
  const fought = (c1: string, terrain: readonly string[], defence: readonly number[], attack: readonly number[]) => {
    const table = combat({ f1: '10 10 90 222', c1 }, { terrain, cards: 2, dice: [...defence, ...attack, 1] });
    table.act(charge('f1')).act(end).act(strike('c1'));
    const { attack: a, defence: d } = score(table, 'c1');
    return [a, d];
  };
  it('in one wood guns are hampered, infantry is not', () =>
    expect(fought('guns 10 12 270 111', [wood], [4, 5, 4], [4, 3, 3, 3, 3, 3])).toEqual([1, 1]));
  it('in one stream both are', () =>
    expect(fought('10 12 270 111', ['stream 4 11 16 11 16 13 4 13'], [4, 5, 4], [4, 5, 3, 3, 3, 3])).toEqual([1, 1]));
  it('behind a wall and at a crest: −1 once', () =>
    expect(fought('10 13 270 111', [hill(13), 'wall 5 12.9 15 12.9'], [5, 1, 1], [5, 4, 3, 3, 3, 3])).toEqual([1, 1]));
  it('over a wall into a side: 4 again', () =>
    expect(fought('9.5 12 180 222', ['wall 5 10.5 15 10.5'], [5, 5, 5, 5, 5, 6], [4, 3, 3, 3, 3, 3])).toEqual([1, 1]));
  it('one card is enough to the edge of the rocks in which they stand, two are needed a step farther', () => {
    const up = (y: number): Table =>
      combat({ f1: '10 10 90 222', c1: '10 12 270 222' }, { terrain: [`rocky 4 ${y} 16 ${y} 16 16 4 16`] });
    up(12).allowed(charge('f1'));
    up(11.9).refused(charge('f1'), '7-cdis-a');
  });
});

describe('LL 1-edge-e, 7-chg-d, 7-flank-a the flank position is judged before the wheel', () => {
  it('who has it may wheel out of it', () => {
    // two files south of the line y = 12 that c1 faces north from; the wheel turns the northern one beyond it
    const table = combat({ f1: '7 12 0 22', c1: '10.5 12 90 222' });
    table.allowed(charge('f1', 1000));
    expect(table.act(charge('f1', 1000)).t.combat!.defenders[0]!.flanked).toBe(1);
  });
});

describe('LL 5-morale-a, 7-morale-a two cards for each of several units', () => {
  const four: readonly CardId[] = ['quickstep', 'old-rivals', 'cold-steel', 'pioneers']; // 1, 1, 2, 3
  it('under fire', () => {
    const units = { f1: '10 10 90 111', f2: '20 10 90 111', c1: '10 14 270 222', c2: '20 14 270 222' };
    const dice = [...many(6, 6), 1, 1];
    const table = at(units, { hands: { confederate: four }, dice })
      .act(fire('f1'))
      .act(fire('f2'))
      .end();
    const save = (card: CardId, unit: string) => ({ type: 'morale', card: table.card(card), unit }) as const;
    table.act(save('quickstep', 'c1')).act(save('old-rivals', 'c1')).act(save('pioneers', 'c2'));
    expect(table.said('fire.saved').map(each => each.args['hits'])).toEqual([2, 1, 1]); // the last hit stays
    expect(table.said('fire.kills').map(each => each.args['unit'])).toEqual(['c1', 'c2']); // nobody is asked again
    table.done();
  });
  it('in combat', () => {
    const units = { f1: '10 10 90 222', f2: '20 10 90 222', c1: '10 13 270 222', c2: '20 13 270 222' };
    const dice = [...many(12, 1), ...many(4, 6), 1, 1, ...many(3, 6), 1, 1, 1];
    const table = combat(units, { hands: { confederate: four }, dice })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end);
    table.quietly().act(strike('c1')).act(strike('c2'));
    const save = (card: CardId, unit: string) => ({ type: 'morale', card: table.card(card), unit }) as const;
    table.act(save('cold-steel', 'c1')).act(save('quickstep', 'c1')).act(save('old-rivals', 'c2'));
    table.allowed(save('pioneers', 'c2'));
    expect(table.act(decline).t.owed.slice(2)).toEqual([1, 2]);
  });
});

describe('LL card-confusion, 6-dis-e the disorder that two cards have paid for', () => {
  it('the enemy may cause as well, and no other', () => {
    const hands = { federal: ['pioneers'], confederate: ['confusion'] } as const;
    const confused = (cards: number): Table => {
      const units = { f1: '10 5 90 22', f2: '10 7 90 11', c1: '10 16 270 222' };
      const table = position({ units, step: 'window.movement', cards, hands });
      return table.act(table.interrupting('confusion', 'f1'));
    };
    confused(2).allowed(march('go 0 4000'));
    confused(2).refused(march('go 0 3000'), '6-inter-a');
    confused(1).refused(march('go 0 4000'), '6-dis-a');
  });
});

describe('LL 7-pen-b, 7-aret-b, 7-rout-a friends on the way', () => {
  const beaten = (c2: string, more: Partial<Position> = {}): Table => {
    const dice = [...many(6, 1), 6, ...many(5, 1), 4, 1, 1];
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 222', c2 }, { dice, ...more });
    return takeLosses(takeLosses(table.act(charge('f1')).act(end).quietly().act(strike('c1'))).act(retreat('c1')));
  };
  it.each([
    ['a gun of three', 'guns 10 16 270 111', 2, 2],
    ['the last gun, limbered', 'limber 10 16 270 1', 0, 2],
    ['a base of four', '10 15.9 270 1111', 3, 2],
  ])('%s', (_, c2, left, lost) => {
    const table = beaten(c2);
    expect([table.form('c2') === '' ? 0 : table.bases('c2'), table.t.lost[1]]).toEqual([left, lost]);
  });
});
