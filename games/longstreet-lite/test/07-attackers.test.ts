import { describe, expect, it } from 'vitest';
import { isCaught, limberScore, retreatDistance } from '../rules/07-scores.ts';
import { asked, charge, combat, end, face, many, strike, takeLosses } from './combat-table.ts';
import { casesOf } from './helpers.ts';
import type { Position } from './table.ts';

describe('LL 7-aloss-a, 7-aloss-b, 7-aloss-c, 7-aloss-d the attackers', () => {
  it('one that still has an enemy loses a base and goes; the other stays', () => {
    const units = { ...face, f2: '16 10 90 222', c2: '16 13 270 222' };
    const dice = [...many(6, 1), ...many(6, 4), 4, 1, 1, 1, 1, 1, ...many(6, 1), 2, 2, 1, 3, 3];
    const table = combat(units, { dice })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end)
      .act(strike('c1'))
      .act(strike('c2'));
    takeLosses(table).act({ type: 'retreat', unit: 'c1' });
    expect(asked(table)).toBe('losses.lose');
    takeLosses(table);
    expect([table.bases('f1'), table.bases('f2')]).toEqual([6, 5]);
    table.refused({ type: 'retreat', unit: 'f1' }, '7-dret-a');
    table.act({ type: 'retreat', unit: 'f2' });
    expect(table.where('f1')).toEqual([10, 13, 90]);
    expect(table.where('f2')).toEqual([16, 12, 90]);
    table.done();
  });
  it('beaten whatever happened to its other opponents', () => {
    const units = { f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '11.2 12 270 22' };
    const dice = [...many(4, 1), ...many(4, 4), ...many(4, 4), ...many(4, 1), 1];
    const table = combat(units, { dice }).act(charge('f1')).act(end).act(strike('c1')).act(strike('c2'));
    expect(table.form('c1')).toBe('');
    takeLosses(table);
    expect([table.bases('f1'), table.said('combat.repulsed')]).toMatchObject([7, [{ args: { unit: 'f1' } }]]);
  });
  it('left with one base it is destroyed', () => {
    const units = { f1: '10 10 90 11', c1: '10 13 270 222' };
    const table = combat(units, { dice: [...many(6, 4), 1, 1, 1] })
      .act(charge('f1'))
      .act(end)
      .act(strike('c1'));
    expect([table.form('f1'), table.t.lost]).toEqual(['', [2, 0]]);
    table.done();
  });
});

describe('LL 7-limb-a, 7-limb-b, 7-limb-c, 7-limb-d limbered guns', () => {
  it.each(
    casesOf<{ dice: number[]; attack: number; cards: number[] }, { score: number; destroyed: boolean }>(
      'limberedCombat',
    ),
  )('$id', ({ given, expected }) => {
    const score = limberScore(given.dice, given.cards);
    expect([score, isCaught(score, given.attack)]).toEqual([expected.score, expected.destroyed]);
  });
  const caught = { f1: '10 10 90 222', c1: 'limber 10 13 270 3' };
  it('caught: all guns are lost', () => {
    const table = combat(caught, { dice: [2, 4, 3, 3, 3, 3, 3, 1, 1] })
      .act(charge('f1'))
      .act(end)
      .act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 5, defence: 4 });
    expect([table.form('c1'), table.t.lost]).toEqual(['', [0, 3]]);
    expect(table.bases('f1')).toBe(6);
    table.done();
  });
  it('equal: it retreats whole, and its attackers stay', () => {
    const table = combat(caught, { dice: [2, 4, 3, 3, 3, 3, 1, 1, 1, 2, 1] })
      .act(charge('f1'))
      .act(end)
      .act(strike('c1'));
    expect(asked(table)).toBe('retreats.pick');
    table.act({ type: 'retreat', unit: 'c1' });
    expect([table.bases('c1'), table.bases('f1'), table.where('f1')]).toEqual([3, 6, [10, 13, 90]]);
    table.done();
  });
  it('a card may add to its score', () => {
    const hands = { confederate: ['low-and-steady'] } as const;
    const dice = [2, 4, 3, 3, 3, 3, 3, 1, 1, 2];
    const table = combat(caught, { hands, dice }).act(charge('f1')).act(end).quietly().act(strike('c1'));
    table.act({ type: 'morale', card: table.card('low-and-steady'), unit: 'c1' });
    expect(asked(table)).toBe('retreats.pick');
  });
});

describe('LL cards that help attackers', () => {
  const dice = (modifier: Position['modifier'], form = '222', name?: string[]): number => {
    const table = combat(
      { f1: `10 10 90 ${form}`, c1: '10 13 270 22' },
      { modifier: modifier!, dice: many(30, 1), active: 'federal' },
    );
    table.act(charge('f1')).act(end);
    if (name) table.act({ type: 'name', units: name });
    table.act(strike('c1'));
    return table.said('combat.roll.attack').length;
  };
  it('LL card-cold-steel three more, ten at most', () => {
    expect([dice('cold-steel', '222', ['f1']), dice('cold-steel', '2222', ['f1'])]).toEqual([9, 10]);
  });
  it('LL card-supports-well-up every rank', () => expect(dice('supports-well-up', '333', ['f1'])).toBe(9));
  it('LL card-ninety-day-zeal, card-gallant-colonel-cs two more', () => {
    expect([dice('ninety-day-zeal', '222', ['f1']), dice('gallant-colonel-cs', '222', ['f1'])]).toEqual([8, 8]);
  });
  it('LL card-rebel-yell, card-rebel-yell-early two more for everyone', () => {
    expect([dice('rebel-yell'), dice('rebel-yell-early')]).toEqual([8, 8]);
  });
  it('LL card-forward-the-union two more and no cover', () => {
    const terrain = ['wall 8 12.5 12 12.5'];
    const table = combat(face, { modifier: 'forward-the-union', terrain, dice: [...many(6, 1), ...many(8, 4), 1] });
    table.act(charge('f1')).act(end);
    table.refused(strike('c1'), '4-mod-a');
    table.act({ type: 'name', units: ['f1'] }).act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 8 });
  });
  it('LL card-press-home failed dice against one defender once more', () => {
    const table = combat(face, { modifier: 'press-home', dice: [...many(6, 1), 1, 1, 1, 1, 4, 4, 4, 2] });
    table
      .act(charge('f1'))
      .act(end)
      .act(strike('c1'))
      .act({ type: 'name', units: ['c1'] });
    table.refused({ type: 'reroll', dice: [10] }, '1-dice-e');
    table.act({ type: 'reroll', dice: [6, 7] });
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 3 });
  });
});

describe('LL cards that help defenders', () => {
  const hands = { confederate: ['like-a-stone-wall', 'no-surrender'] } as const;
  it('LL card-like-a-stone-wall failed defence dice once more', () => {
    const table = combat(face, { hands, dice: [...many(6, 1), ...many(6, 1), 4, 4, 4, 1, 1, 1] });
    table.act(charge('f1')).act(end);
    table.refused(table.interrupting('no-surrender', 'c1'), 'card-no-surrender');
    table.act(table.interrupting('like-a-stone-wall', 'c1')).act(strike('c1'));
    table.act({ type: 'reroll', dice: [0, 1, 2, 3, 4, 5] });
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ defence: 3 });
  });
  it('LL card-no-surrender a vulnerable unit succeeds on 5', () => {
    const units = { f1: '10 10 90 222', c1: '9.5 12 180 222' };
    const table = combat(units, { hands, dice: [5, 5, 4, 6, 1, 1, ...many(6, 2)] })
      .act(charge('f1'))
      .act(end);
    table.refused(table.interrupting('like-a-stone-wall', 'c1'), 'card-like-a-stone-wall');
    table.act(table.interrupting('no-surrender', 'c1')).act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ defence: 3 });
  });
});

describe('LL 7-ret-b the distance', () => {
  it.each(casesOf<{ dice: number[]; role: string }, { distance: number }>('retreatRoll'))(
    '$id',
    ({ given, expected }) => {
      expect(retreatDistance(given.dice, given.role === 'active')).toBe(expected.distance);
    },
  );
});
