import { describe, expect, it } from 'vitest';
import {
  allotments,
  attackBases,
  attackNeed,
  basesLost,
  capped,
  defenceNeed,
  difference,
  moraleCards,
} from '../rules/07-scores.ts';
import {
  asked,
  charge,
  combat,
  decline,
  end,
  face,
  fought,
  lose,
  many,
  rocks,
  strike,
  takeLosses,
} from './combat-table.ts';
import { casesOf } from './helpers.ts';

describe('LL 7-res-a, 7-def-d, 7-atk-a the order of steps', () => {
  it('defence, attack, losses, retreats, one after the other', () => {
    const table = fought(many(6, 1), many(6, 1), {}, [1, 1, 3]);
    expect(asked(table)).toBe('combat.strike');
    expect(table.t.roll.filter(die => die.mode === -1)).toHaveLength(6);
    table.refused({ type: 'retreat', unit: 'c1' }, '7-atk-a');
    table.refused({ type: 'allot', unit: 'f1', enemies: ['c1'], dice: [6] }, '7-atk-a');
    table.act(strike('c1'));
    expect(asked(table)).toBe('losses.lose');
  });
});

describe('LL 7-res-b, 7-num-c two scores for each defender', () => {
  it('the attacks on one defender are added up', () => {
    const units = { f1: '8.9 10 90 22', f2: '11.1 10 90 22', c1: '10 13 270 2222' };
    const dice = [...many(8, 1), ...many(4, 4), ...many(4, 6), 1];
    const table = combat(units, { dice }).act(charge('f1')).act(charge('f2')).act(end).act(strike('c1'));
    expect(table.said('combat.scores').map(each => each.args)).toEqual([{ unit: 'c1', attack: 8, defence: 0 }]);
    table.done();
  });
});

describe('LL 7-res-c losses on one side only', () => {
  it('a beaten defender costs its attackers nothing', () => {
    const table = takeLosses(fought(many(6, 1), [4, 4, 1, 1, 1, 1], {}, [3, 3, 1]).act(strike('c1')));
    table.act({ type: 'retreat', unit: 'c1' });
    expect([table.bases('f1'), table.bases('c1')]).toEqual([6, 4]);
    expect(table.t.combat).toBeNull();
    table.done();
  });
});

describe('LL 7-num-a, 7-num-b, 7-allot-a, 7-def-a how many dice', () => {
  it.each(casesOf<{ bases: number; cardDice: number }, { dice: number }>('defenceDice'))(
    '$id',
    ({ given, expected }) => {
      expect(capped(given.bases, given.cardDice)).toBe(expected.dice);
    },
  );
  it.each(casesOf<{ attackers: { basesFirstTwoRanks: number }[] }, { totalOnDefender: number }>('attackDice'))(
    '$id',
    ({ given, expected }) => {
      expect(given.attackers.reduce((sum, each) => sum + capped(each.basesFirstTwoRanks, 0), 0)).toBe(
        expected.totalOnDefender,
      );
    },
  );
  it('the first two ranks attack, all ranks defend, ten at most', () => {
    expect([attackBases([3, 3, 3], false), attackBases([3, 3, 3], true), capped(6, 3), capped(10, 2)]).toEqual([
      6, 9, 9, 10,
    ]);
    const table = combat({ f1: '10 10 90 333', c1: '10 13 270 333' }, { dice: [...many(9, 1), ...many(6, 1)] });
    table.act(charge('f1')).act(end).act(strike('c1')).done();
  });
});

interface Allot {
  readonly dice: number;
  readonly attackerFiles: number;
  readonly defenders: readonly { readonly id: string; readonly contact: boolean; readonly filesOccupied: number }[];
}
describe('LL 7-allot-b, 7-allot-c, 7-allot-d, 7-allot-f, 7-allot-g, 7-light-a, 7-few-a, 7-few-b, faq-5 allotment', () => {
  type Options = readonly Readonly<Record<string, number>>[];
  it.each(casesOf<Allot, { options: Options; illegal: Options }>('allocate'))('$id', ({ given, expected }) => {
    const shares = given.defenders.map(each => ({ contact: each.contact, files: each.filesOccupied }));
    const found = allotments(given.dice, shares, given.attackerFiles).map(dice => dice.join());
    const words = (options: Options): string[] =>
      options.map(option => given.defenders.map(each => option[each.id]).join());
    expect(found.toSorted()).toEqual(words(expected.options).toSorted());
    for (const illegal of words(expected.illegal)) expect(found).not.toContain(illegal);
  });
  const touch = (files: number) => ({ contact: true, files });
  const near = (files: number) => ({ contact: false, files });
  it('one defender gets all; most front never fewer; contact before front', () => {
    expect(allotments(6, [touch(3)], 3)).toEqual([[6]]);
    expect(allotments(5, [touch(3), touch(2)], 5)).toEqual([[3, 2]]);
    expect(allotments(5, [touch(1), near(3)], 4)).toEqual([[3, 2]]);
    expect(allotments(5, [touch(2), touch(2)], 4)).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });
  it('a light one may get a single die, one on half the front its share', () => {
    expect(allotments(8, [touch(3), near(1)], 4)).toEqual([
      [4, 4],
      [7, 1],
    ]);
    expect(allotments(8, [touch(2), near(2)], 4)).toEqual([[4, 4]]);
  });
  it('more enemies than dice: one each by priority', () => {
    expect(allotments(2, [near(2), touch(1), touch(2)], 4)).toEqual([[0, 1, 1]]);
  });
  it('front counts among those in contact only: of the others the attacker chooses', () => {
    expect(allotments(2, [touch(1), near(1), near(2)], 4)).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ]);
    expect(allotments(8, [touch(1), near(3), near(2)], 4)).toEqual([
      [3, 3, 2],
      [3, 2, 3],
    ]);
    expect(allotments(8, [touch(3), touch(2), near(2)], 4)).toEqual([[3, 3, 2]]);
  });
  it('every way sums to the dice there are', () => {
    for (let dice = 1; dice <= 10; dice++) {
      const options = allotments(dice, [touch(2), near(1), touch(1), near(1)], 4);
      expect(options.length).toBeGreaterThan(0);
      if (dice >= 4) expect(options.flat()).not.toContain(0);
      for (const option of options) expect(option.reduce((sum, each) => sum + each, 0)).toBe(dice);
    }
  });
});

describe('LL 7-allot-e occupied front, 7-light-a asked at the table', () => {
  it('the attacker chooses between an even share and a single die', () => {
    const units = { f1: '10 10 90 2222', c1: '9 12 270 222', c2: '11.9 12.6 270 11' };
    const table = combat(units, { dice: many(8, 1) })
      .act(charge('f1'))
      .act(end);
    const enemies = table.t.combat!.attackers[0]!.enemies;
    expect(enemies.map(each => each.files)).toEqual([3, 2]);
    const light = combat({ ...units, c2: '12.4 12.6 270 11' })
      .act(charge('f1'))
      .act(end);
    expect(light.t.combat!.attackers[0]!.enemies.map(each => each.files)).toEqual([3, 1]);
    expect(asked(light)).toBe('combat.allot');
    light.refused({ type: 'allot', unit: 'f1', enemies: ['c1', 'c2'], dice: [6, 2] }, '7-allot-g');
    light.refused(strike('c1'), '7-def-d');
    expect(light.offered().map(each => ('dice' in each ? each.dice : []))).toEqual([
      [4, 4],
      [7, 1],
    ]);
  });
});

describe('LL 7-def-b, 7-def-c, 7-vul-b what a defence die needs', () => {
  it.each(casesOf<{ vulnerable: boolean; inDifficult: boolean }, { needed: number }>('defenceNeeded'))(
    '$id',
    ({ given, expected }) => {
      expect(defenceNeed(given.vulnerable, given.inDifficult)).toBe(expected.needed);
    },
  );
  it('4, or 5 on difficult ground; the successes are the score', () => {
    const scores = (terrain: readonly string[]): unknown =>
      fought([4, 3, 6, 5, 4, 1], many(6, 1), { terrain }).act(strike('c1')).said('combat.scores')[0]!.args;
    expect(scores([])).toMatchObject({ defence: 4 });
    expect(scores([rocks(8, 14)])).toMatchObject({ defence: 2 });
  });
});

describe('LL 7-adef-a, 7-adef-b, 7-vul-a guns and columns', () => {
  const needs = (units: Readonly<Record<string, string>>, options: readonly string[] = []): number[] => {
    const table = combat(units, { options, dice: many(10, 1) })
      .act(charge('f1'))
      .act(end);
    return table.t.roll.filter(die => die.mode === -1).map(die => die.need);
  };
  it('guns attacked in front need a 4, on their flank a 6', () => {
    expect(needs({ f1: '10 10 90 222', c1: 'guns 10 13 270 111' })).toEqual([4, 4, 4]);
    expect(needs({ f1: '10 10 90 222', c1: 'guns 9.5 12 180 111' })).toEqual([6, 6, 6]);
  });
  it('a column is vulnerable when engaged, unless agreed otherwise; a line is not', () => {
    expect(needs({ f1: '10 10 90 222', c1: '10 13 270 4' })).toEqual([6, 6, 6, 6]);
    expect(needs({ f1: '10 10 90 222', c1: '10 13 270 4' }, ['column-steady'])).toEqual([4, 4, 4, 4]);
    expect(needs({ f1: '10 10 90 222', c1: '10 13 270 22' })).toEqual([4, 4, 4, 4]);
  });
});

describe('LL 7-atk-b, 7-atk-c, 7-atk-d, 7-atk-e, 7-atk-f, 7-atk-g, 7-atk-h what an attack die needs', () => {
  it.each(
    casesOf<{ defenderCover: boolean; attackerInDifficult: boolean; defenderVulnerable: boolean }, { needed: number }>(
      'attackNeededNumber',
    ),
  )('$id', ({ given, expected }) => {
    expect(attackNeed(given.defenderCover, given.attackerInDifficult, given.defenderVulnerable)).toBe(expected.needed);
  });
  it.each(casesOf<{ defenderVulnerable: boolean; attackers: string[] }, { needed: number[] }>('attackNeeded'))(
    '$id',
    ({ given, expected }) => {
      expect(given.attackers.map(() => attackNeed(false, false, given.defenderVulnerable))).toEqual(expected.needed);
    },
  );
  it('over a wall 5, standing on rocks 5, on rocks and in a stream still 5, on both sides of a wall 6', () => {
    const faces = [2, 3, 4, 5, 6, 6];
    const need = (terrain: readonly string[]): number => {
      const table = combat(face, { terrain, cards: 2, dice: [...many(6, 1), ...faces, 1] });
      table.act(charge('f1')).act(end).act(strike('c1'));
      return 8 - (table.said('combat.scores')[0]!.args['attack'] as number);
    };
    expect(need([])).toBe(4);
    expect(need(['wall 8 12.5 12 12.5'])).toBe(5);
    expect(need([rocks(8, 11.5)])).toBe(5);
    expect(need([rocks(8, 11.5), 'stream 8 11 12 11 12 11.4 8 11.4'])).toBe(5);
    expect(need([rocks(8, 11.5), 'wall 8 12.9 12 12.9'])).toBe(6);
    expect(need(['rocky 8 10.2 12 10.2 12 10.8 8 10.8'])).toBe(4);
  });
  it('against a flanked defender 3', () => {
    const units = { f1: '10 10 90 222', c1: '9.5 12 180 222' };
    const table = combat(units, { dice: [...many(6, 1), ...many(6, 3), 1] })
      .act(charge('f1'))
      .act(end)
      .act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 6 });
  });
});

describe('LL 7-out-a, 7-out-b, 7-out-c the difference', () => {
  it.each(casesOf<{ defence: number; attack: number }, { winner: string; by: number }>('difference'))(
    '$id',
    ({ given, expected }) => {
      expect(difference(given.defence, given.attack)).toEqual(expected);
    },
  );
  it('the beaten defender loses it', () => {
    const table = takeLosses(fought([4, 1, 1, 1, 1, 1], [4, 4, 4, 1, 1, 1], {}, [1, 1, 1]).act(strike('c1')));
    expect(table.bases('c1')).toBe(4);
    expect(asked(table)).toBe('retreats.pick');
  });
});

describe('LL 7-morale-a, 7-morale-b, 7-morale-c, 7-morale-d morale cards', () => {
  interface Given {
    readonly difference: number;
    readonly cards: readonly number[];
    readonly vulnerable: boolean;
  }
  interface Expected {
    readonly legal: boolean;
    readonly basesLost?: number;
    readonly maxCards?: number;
  }
  it.each(casesOf<Given, Expected>('combatLosses'))('$id', ({ given, expected }) => {
    const most = moraleCards(given.difference, given.vulnerable);
    expect(given.cards.length <= most).toBe(expected.legal);
    if (expected.basesLost !== undefined) expect(basesLost(given.difference, given.cards)).toBe(expected.basesLost);
    if (expected.maxCards !== undefined) expect(most).toBe(expected.maxCards);
  });
  const hands = { confederate: ['quickstep', 'low-and-steady', 'telling-effect'] } as const; // worth 1, 2 and 1
  it('beaten by four: two cards save three, a third is refused', () => {
    const table = fought(many(6, 1), [4, 4, 4, 4, 1, 1], { hands }).act(strike('c1'));
    expect(asked(table)).toBe('combat.morale');
    table.act({ type: 'morale', card: table.card('quickstep'), unit: 'c1' });
    table.act({ type: 'morale', card: table.card('low-and-steady'), unit: 'c1' });
    expect(asked(table)).toBe('losses.lose');
    takeLosses(table);
    expect(table.bases('c1')).toBe(5);
  });
  it('beaten by one: none', () => {
    const table = fought(many(6, 1), [4, 1, 1, 1, 1, 1], { hands }).act(strike('c1'));
    expect(asked(table)).toBe('losses.lose');
  });
  it('a vulnerable unit has one', () => {
    const units = { f1: '10 10 90 222', c1: '9.5 12 180 222' };
    const table = combat(units, { hands, dice: [...many(6, 1), ...many(6, 3), 1] })
      .act(charge('f1'))
      .act(end)
      .quietly();
    table.act(strike('c1')).act({ type: 'morale', card: table.card('quickstep', 'confederate'), unit: 'c1' });
    expect(asked(table)).not.toBe('combat.morale');
  });
  it('nobody but the beaten', () => {
    const units = { ...face, f2: '16 10 90 222', c2: '16 13 270 222' };
    const dice = [...many(6, 1), ...many(6, 4), 4, 4, 4, 1, 1, 1, ...many(6, 1)];
    const table = combat(units, { hands, dice }).act(charge('f1')).act(charge('f2')).act(end).quietly();
    table.act(strike('c1')).act(strike('c2'));
    table.refused({ type: 'morale', card: table.card('quickstep'), unit: 'c2' }, '7-morale-a');
    table.allowed({ type: 'morale', card: table.card('quickstep'), unit: 'c1' });
    table.refused(strike('c1'), '7-res-a');
    table.act(decline);
    expect(asked(table)).toBe('losses.lose');
  });
});

describe('LL 7-morale-e broken by losses', () => {
  it('a regiment of four that loses three is gone', () => {
    const units = { f1: '10 10 90 222', c1: '10 13 270 22' };
    const dice = [...many(4, 1), 4, 4, 4, 1, 1, 1, 1];
    const table = combat(units, { dice }).act(charge('f1')).act(end).act(strike('c1'));
    expect(table.form('c1')).toBe('');
    expect(table.t.lost).toEqual([0, 4]);
    table.done();
  });
});

describe('LL 7-dret-a, 7-dret-b all losses, then retreats', () => {
  it('nobody goes before every beaten unit has lost its bases, and cards spare no retreat', () => {
    const units = { ...face, f2: '16 10 90 222', c2: '16 13 270 222' };
    const dice = [...many(12, 1), 4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1];
    const table = combat(units, { dice }).act(charge('f1')).act(charge('f2')).act(end);
    table.act(strike('c1')).act(strike('c2')).act(lose('c1', 0));
    table.refused({ type: 'retreat', unit: 'c2' }, '1-loss-b');
    takeLosses(table);
    expect(asked(table)).toBe('retreats.pick');
    table.allowed({ type: 'retreat', unit: 'c1' });
    table.allowed({ type: 'retreat', unit: 'c2' });
  });
  it('a card that saves all but one base spares no retreat', () => {
    const table = fought(many(6, 1), [4, 4, 1, 1, 1, 1], { hands: { confederate: ['low-and-steady'] } });
    table.act(strike('c1')).act({ type: 'morale', card: table.card('low-and-steady', 'confederate'), unit: 'c1' });
    takeLosses(table);
    expect([table.bases('c1'), asked(table)]).toEqual([5, 'retreats.pick']);
  });
});
