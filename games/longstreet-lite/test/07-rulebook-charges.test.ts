import { describe, expect, it } from 'vitest';
import { asked, charge, combat, end, many, strike } from './combat-table.ts';
import type { Position, Table } from './table.ts';

// Charges, engagement and scores, read from the rulebook alone.

const attacked = (table: Table, unit = 'f1'): string[] => {
  const attacker = table.t.combat!.attackers.find(each => each.unit === table.number(unit))!;
  return attacker.enemies.map(each => `${table.t.id[each.unit]}${each.contact ? '' : ' near'} ${each.files}`).sort();
};
const charged = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}, wheel = 0): Table => {
  const table = combat(units, { dice: many(40, 1), ...more }).act(charge('f1', wheel));
  while (asked(table) === 'combat.charge') table.act(end);
  return table.quietly();
};
const scores = (table: Table, unit = 'c1'): (string | number | undefined)[] => {
  const said = table.said('combat.scores').find(each => each.args.unit === unit)!.args;
  return [said.attack, said.defence];
};
const two = { cards: 2 };

describe('LL 7-chg-a, 7-chg-b, 7-chg-d how far a charge goes', () => {
  it('4 to the touch, no farther; the wheel is deducted', () => {
    combat({ f1: '10 10 90 222', c1: '10 14 270 222' }).allowed(charge('f1'));
    expect(combat({ f1: '10 10 90 222', c1: '10 14.1 270 222' }).whyNot(charge('f1'))?.rule).toMatch(/7-chg-[ab]/);
    const aside = { f1: '10 10 90 222', c1: 'guns 8.9 13.8 270 1' };
    combat(aside).allowed(charge('f1'));
    expect(combat(aside).whyNot(charge('f1', 1500))?.rule).toMatch(/7-chg-[ab]/); // 0.8 of arc, 3.4 of way
  });
  it('1 BW of arc for the outer corner: 28 degrees for two files, 57 for a column', () => {
    const files = (form: string, wheel: number) =>
      combat({ f1: `10 10 90 ${form}`, c1: '10 12.2 270 2222222222' }).whyNot(charge('f1', wheel))?.rule;
    expect([files('22', 2860), files('22', 2900)]).toEqual([undefined, '§7-chg-d']);
    expect([files('2', 5700), files('2', 5800)]).toEqual([undefined, '§7-chg-d']);
    expect([files('22', -2860), files('22', -2900)]).toEqual([undefined, '§7-chg-d']);
  });
  it('nobody in front: no charge', () =>
    expect(combat({ f1: '10 10 90 222', c1: '15 12 270 222' }).whyNot(charge('f1'))).not.toBeNull());
});

describe('LL 7-who-a, 7-who-b, 7-cbt-a, 7-cbt-b who', () => {
  it('columns and deep blocks may charge, guns and limbers may not', () => {
    combat({ f1: '10 10 90 6', c1: '10 13 270 222' }).allowed(charge('f1'));
    combat({ f1: '10 10 90 333', c1: '10 13 270 222' }).allowed(charge('f1'));
    combat({ f1: 'limber 10 10 90 3', c1: '10 13 270 222' }).refused(charge('f1'), '7-who-a');
  });
  it('all charges before any combat; a unit charges once', () => {
    const table = combat(
      { f1: '8 10 90 22', f2: '12 10 90 22', c1: '8 13 270 22', c2: '12 13 270 22' },
      { dice: many(30, 1) },
    );
    table.act(charge('f1'));
    expect(asked(table)).toBe('combat.charge');
    expect(table.whyNot(charge('f1'))).not.toBeNull();
    table.act(charge('f2')).act(end);
    expect(table.t.combat!.defenders).toHaveLength(2);
  });
});

describe('LL 7-cdis-a, 7-chg-f disorder in a charge', () => {
  const units = { f1: '10 10 90 222', c1: '10 13 270 222' };
  it('rocks on the way, a friend on the way: two cards', () => {
    const rocky = { terrain: ['rocky 9 11 10 11 10 11.5 9 11.5'] };
    combat(units, rocky).refused(charge('f1'), '7-cdis-a');
    combat(units, { ...rocky, ...two }).allowed(charge('f1'));
    const friend = { f1: '10 10 90 22', f2: '10 11.2 90 11', c1: '10 14 270 222' };
    combat(friend).refused(charge('f1'), '7-cdis-a');
    combat(friend, two).allowed(charge('f1'));
  });
  it('not onto the friend', () => {
    const friend = { f1: '10 10 90 22', f2: '10 12.5 90 11', c1: '10 13 270 222' };
    expect(combat(friend, two).whyNot(charge('f1'))).not.toBeNull();
  });
  it('through a wood, over a wall, over a crest: one card, seen or not', () => {
    for (const terrain of ['wood 5 11 15 11 15 12 5 12', 'wall 5 11 15 11', 'hill 5 8 15 8 15 13 5 13 | 5 11 15 11'])
      combat(units, { terrain: [terrain] }).allowed(charge('f1'));
  });
});

describe('LL 7-tgt-a, 7-tgt-b, 7-tgt-c, 7-tgt-d the nearest target', () => {
  const both = { f1: '10 10 90 22', c1: '8.4 12 270 11', c2: '12.5 13 270 11' };
  it('a farther one that a wheel would reach is refused while a nearer one can be', () => {
    expect(combat(both).whyNot(charge('f1', -2800))?.rule).toMatch(/7-tgt-a/);
    combat(both).allowed(charge('f1'));
  });
  it('a nearer one that cannot be charged does not count', () => {
    const rocky = { terrain: ['rocky 7 11.5 9.4 11.5 9.4 11.98 7 11.98'] };
    combat(both, rocky).refused(charge('f1'), '7-cdis-a');
    combat(both, rocky).allowed(charge('f1', -2800));
    expect(combat(both, { ...rocky, ...two }).whyNot(charge('f1', -2800))?.rule).toMatch(/7-tgt-a/);
  });
  it('equally near: either, or both at once', () => {
    const equal = { f1: '10 10 90 22', c1: '9 12 270 11', c2: '11.02 12 270 11' };
    expect(attacked(charged(equal))).toEqual(['c1 1', 'c2 1']);
  });
});

describe('LL 7-con-a, 7-con-b, 7-con-e, 1-edge-e, 1-edge-f sides and rear', () => {
  it('half its bases behind the front line is enough, fewer are not', () => {
    // c1 faces north at y = 12; f1 comes from the west, three files of which y = 10..13
    const side = (y: number) => combat({ f1: `7 ${y} 0 222`, c1: '10.5 12 90 222' }).whyNot(charge('f1'));
    expect(side(10.5)).toBeNull(); // all behind
    expect(side(11.5)).toBeNull(); // two files of three
    expect(side(12.5)).not.toBeNull(); // one of three
  });
  it('exactly half counts, and a base on the line counts as behind', () => {
    const half = combat({ f1: '7 12 0 22', c1: '10.5 12 90 222' }).whyNot(charge('f1'));
    expect(half).toBeNull();
    expect(combat({ f1: '7 12.1 0 22', c1: '10.5 12 90 222' }).whyNot(charge('f1'))?.rule).toMatch(/7-con-e|1-edge-e/);
  });
  it('the rear: always behind', () => {
    const table = charged({ f1: '10 8 90 222', c1: '10 13 90 222' });
    expect(table.t.combat!.defenders[0]).toMatchObject({ flanked: 1, vulnerable: 1 });
    expect(table.where('f1')[1]).toBeCloseTo(11, 1);
  });
  it('the charger stops where it touches and nobody turns', () => {
    const table = charged({ f1: '10 10 90 222', c1: '10 13 250 222' });
    expect(table.where('c1')).toEqual([10, 13, 250]);
    expect(table.where('f1')[2]).toBe(90);
    expect(table.where('f1')[1]).toBeLessThan(13);
  });
});

describe('LL 7-eng-a, 7-eng-b, 7-multi-a, 7-flank-a, 7-flank-b who fights whom', () => {
  it('directly ahead within 1 BW of whoever touched; exactly 1 counts, more does not, aside does not', () => {
    const near = (c2: string) => attacked(charged({ f1: '10 10 90 2222', c1: '9 12 270 22', c2 }));
    expect(near('11.5 12.9 270 11')).toEqual(['c1 2', 'c2 near 2']);
    expect(near('11.5 13.2 270 11')).toEqual(['c1 2']);
    expect(near('13.1 12.5 270 11')).toEqual(['c1 2']);
  });
  it('behind the unit that is touched counts too', () => {
    const units = { f1: '10 10 90 2222', c1: '10 12 270 1111', c2: 'guns 10 13.95 270 11' };
    expect(attacked(charged(units))).toEqual(['c1 4']); // 1.95 away
  });
  it('engaged at its side within 1 BW: not flanked', () => {
    const table = charged({ f1: '10 10 90 2222', c1: '9 12 270 22', c2: '13.5 13.6 0 22' });
    expect(attacked(table)).toEqual(['c1 2', 'c2 near 1']);
    expect(table.t.combat!.defenders.find(each => each.unit === table.number('c2'))).toMatchObject({
      flanked: 0,
      vulnerable: 0,
    });
  });
  it('two attackers of one side, dice of both, more than ten together', () => {
    const units = { f1: '8.4 10 90 222', f2: '11.6 10 90 222', c1: '10 13 270 22222' };
    const table = combat(units, { dice: [...many(10, 1), ...many(12, 4), 1] });
    table.act(charge('f1')).act(charge('f2')).act(end).quietly().act(strike('c1'));
    expect(scores(table)).toEqual([12, 0]);
  });
});

describe('LL 7-cov-a, 7-cov-b, 7-hill-a cover of a defender', () => {
  const cover = (units: Readonly<Record<string, string>>, terrain: readonly string[]) =>
    charged(units, { terrain }).t.combat!.attackers[0]!.enemies[0]!.cover;
  const units = { f1: '10 10 90 222', c1: '10 13 270 222' };
  it('across the whole front that meets; a gap of a tenth leaves none', () => {
    expect(cover(units, ['wall 8.5 12.9 11.5 12.9'])).toBe(1);
    expect(cover(units, ['wall 8.5 12.9 11.4 12.9'])).toBe(0);
    expect(cover({ ...units, c1: '9 13 270 22' }, ['wall 8 12.9 10 12.9'])).toBe(1);
  });
  it('a wall and a fence side by side cover together', () =>
    expect(cover(units, ['wall 8 12.9 10 12.9', 'fence 10 12.9 12 12.9'])).toBe(1));
  it('behind the defender, or far behind the attacker: no cover', () => {
    expect(cover(units, ['wall 8 13.5 12 13.5'])).toBe(0);
    expect(cover(units, ['wall 8 11 12 11'])).toBe(0);
  });
  it('from above nobody has the crest', () => {
    const crest = 'hill 5 9 15 9 15 16 5 16 | 5 14.1 15 14.1';
    expect(cover(units, [crest])).toBe(0);
  });
});

describe('LL 7-num-a, 7-def-a, 7-adef-a, 7-adef-b, 7-vul-a, 7-vul-b, 7-atk-f, 7-atk-g dice and successes', () => {
  const fight = (units: Readonly<Record<string, string>>, defence: number[], attack: number[]): Table => {
    const table = combat(units, { dice: [...defence, ...attack, ...many(8, 1)] }).act(charge('f1'));
    if (units.f2) table.act(charge('f2'));
    return table.act(end).quietly().act(strike('c1'));
  };
  it('4 is a success, 3 is not', () =>
    expect(scores(fight({ f1: '10 10 90 22', c1: '10 13 270 22' }, [4, 3, 5, 1], [4, 3, 3, 6]))).toEqual([2, 2]));
  it('guns in front: a die a gun, 4 or more', () =>
    expect(scores(fight({ f1: '10 10 90 22', c1: 'guns 10 13 270 111' }, [4, 5, 3], many(4, 1)))).toEqual([0, 2]));
  it('guns from behind: 6 only; the attack needs 3', () =>
    expect(scores(fight({ f1: '10 10 90 22', c1: 'guns 10 13 90 11' }, [5, 6], [3, 2, 3, 1]))).toEqual([2, 1]));
  it('a column: 6 only, unless the option', () => {
    expect(scores(fight({ f1: '10 10 90 22', c1: '10 13 270 4' }, [5, 5, 5, 6], [3, 1, 1, 1]))).toEqual([1, 1]);
    const table = combat(
      { f1: '10 10 90 22', c1: '10 13 270 4' },
      { options: ['column-steady'], dice: [5, 5, 5, 6, 3, 1, 1, 1, 1, 1, 1] },
    );
    table.act(charge('f1')).act(end).quietly().act(strike('c1'));
    expect(scores(table)).toEqual([0, 4]);
  });
  it('flanked by one, attacked in front by another: both have +1', () => {
    const units = { f1: '10 15.5 270 22', f2: '6 11 0 22', c1: '10 12 90 22' };
    const table = fight(units, [5, 5, 5, 5], [3, 3, 3, 3, 3, 3, 3, 3]);
    expect(scores(table)).toEqual([8, 0]);
  });
  it('a limber: the higher of two dice, not successes', () =>
    expect(scores(fight({ f1: '10 10 90 22', c1: 'limber 10 13 270 2' }, [2, 3], [3, 3, 3, 2]))).toEqual([3, 3]));
});
