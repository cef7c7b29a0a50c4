import { describe, expect, it } from 'vitest';
import { asked, charge, combat, decline, end, face, many, strike, takeLosses } from './combat-table.ts';
import type { Position, Table } from './table.ts';

// Losses and retreats after whole combats, read from the rulebook alone.

const retreat = (unit: string, more: object = {}) => ({ type: 'retreat', unit, ...more }) as const;
const morale = (table: Table, card: Parameters<Table['card']>[0], unit: string) =>
  ({ type: 'morale', card: table.card(card), unit }) as const;
/** f1 charges and beats c1 by one; the dice that follow are those of the retreat and the rest of the turn. */
const beaten = (
  units: Readonly<Record<string, string>>,
  defence: number,
  attack: number,
  rest: readonly number[],
  more: Partial<Position> = {},
): Table => {
  const dice = [...many(defence, 1), 6, ...many(attack - 1, 1), ...rest];
  const table = combat({ f1: '10 10 90 222', ...units }, { dice, ...more })
    .act(charge('f1'))
    .act(end)
    .quietly();
  return takeLosses(table.act(strike('c1')));
};
/** Any choice, until the combat is over. */
const settle = (table: Table): Table => {
  while (['retreats.way', 'losses.lose'].includes(asked(table))) table.act(table.offered()[0]!);
  return table;
};

describe('LL 7-nlin-a, 7-nlin-b, 7-nlin-c, 7-vul-a formations of a retreat', () => {
  it('three ranks end in two or one, as wide as the owner likes, formed in the middle of the old ground', () => {
    const deep = (files?: number): Table => {
      const table = beaten({ c1: '10 13 270 333' }, 9, 6, [2, 1, 1]);
      expect(asked(table)).toBe('retreats.pick');
      for (const wrong of [1, 3, 9]) table.refused(retreat('c1', { files: wrong }), '7-nlin-a');
      return settle(table.act(retreat('c1', files ? { files } : {})));
    };
    expect([deep().form('c1'), deep().where('c1')]).toEqual(['2222', [10, 15.5, 270]]);
    expect([deep(8).form('c1'), deep(8).where('c1')]).toEqual(['11111111', [10, 16, 270]]);
  });
  it('two bases left of a column stand side by side', () => {
    const table = beaten({ c1: '10 13 270 3' }, 3, 6, [2, 1, 1]).act(retreat('c1'));
    expect([table.form('c1'), table.where('c1')]).toEqual(['11', [10, 15.5, 270]]);
    table.done();
  });
  it('the board is told how it stands before it goes', () => {
    const table = beaten({ c1: '10 13 270 6' }, 6, 6, [3, 1, 1]).act(retreat('c1', { files: 3 }));
    const keys = table.events.map(event => event.key).filter(key => key.startsWith('combat.retreat.'));
    expect(keys.indexOf('combat.retreat.forms')).toBeGreaterThanOrEqual(0);
    expect(keys.indexOf('combat.retreat.forms')).toBeLessThan(keys.indexOf('combat.retreat.done'));
    expect(table.said('combat.retreat.forms')[0]!.args).toMatchObject({ unit: 'c1' });
  });
  it('its way is as wide as the line it forms: a gun beside the column is passed by five files, not by three', () => {
    const units = { c1: '10 13 270 6', c2: 'guns 12.2 16.5 270 1' };
    const narrow = settle(beaten(units, 6, 6, [4, 1, 1]).act(retreat('c1', { files: 3 })));
    expect([narrow.bases('c2'), narrow.where('c1')]).toEqual([1, [10, 18.5, 270]]);
    const wide = settle(beaten(units, 6, 6, [4, 1, 1]).act(retreat('c1', { files: 5 })));
    expect([wide.form('c2'), wide.where('c1')]).toEqual(['', [10, 19, 270]]);
  });
  it('a flanked line is vulnerable: it may form another line', () => {
    const flanked = (): Table => {
      const dice = [...many(6, 1), 3, ...many(5, 1), 1, 1, 1];
      const table = combat({ f1: '6 13 0 222', c1: '10 14 90 222' }, { dice }).act(charge('f1')).act(end);
      return takeLosses(table.act(strike('c1')));
    };
    flanked().refused(retreat('c1', { files: 2 }), '7-nlin-a');
    const table = settle(flanked().act(retreat('c1', { files: 3 })));
    expect(table.form('c1')).toHaveLength(3);
    expect(table.where('c1')[1]!).toBeLessThanOrEqual(14.001);
    table.sound();
  });
  it('an attacker in column goes back as a column', () => {
    const table = combat({ ...face, f1: '10 10 90 4' }, { dice: [...many(6, 4), 1, 1, 2, 5, 1] });
    takeLosses(table.act(charge('f1')).act(end).act(strike('c1')));
    table.refused(retreat('f1', { files: 2 }), '7-nlin-c');
    table.act(retreat('f1'));
    expect([table.form('f1'), table.where('f1')]).toEqual(['3', [10, 11, 90]]);
    table.done();
  });
});

describe('LL 7-pen-b, 7-pen-c, 7-aret-b what a retreat costs, by arm and ground', () => {
  const guns = { c1: 'guns 10 13 270 11' };
  const foot = { c1: '10 13 270 222' };
  const behind = (kind: string): Partial<Position> => ({
    terrain: [/wall|fence|road/.test(kind) ? `${kind} 4 15.3 16 15.3` : `${kind} 4 15.3 16 15.3 16 15.8 4 15.8`],
  });
  const left = (units: Readonly<Record<string, string>>, more: Partial<Position>): number => {
    const defence = units === guns ? 2 : 6;
    return settle(beaten(units, defence, 6, [2, 1, 1], more).act(retreat('c1'))).bases('c1');
  };
  it.each([
    ['wood', 0, 5],
    ['wall', 0, 5],
    ['stream', 0, 4],
    ['rocky', 0, 4],
    ['fence', 1, 5],
    ['field', 1, 5],
    ['road', 1, 5],
    ['marsh', 1, 4], // no way for guns: they go round it
  ])('%s leaves %i of one gun, %i of five bases', (kind, ofGuns, ofFoot) => {
    expect([left(guns, behind(kind)), left(foot, behind(kind))]).toEqual([ofGuns, ofFoot]);
  });
  it('ground it stands in counts, though it leaves it', () =>
    expect(left(foot, { terrain: ['rocky 4 14.5 16 14.5 16 14.9 4 14.9'] })).toBe(4));
  it('a friend of two bases is broken: both count', () => {
    const table = settle(beaten({ ...foot, c2: '10 16 270 11' }, 6, 6, [4, 1, 1]).act(retreat('c1')));
    expect([table.form('c2'), table.t.lost, table.where('c1')]).toEqual(['', [0, 3], [10, 17, 270]]);
  });
  it('its place is not free for that retreat', () => {
    const table = settle(beaten({ ...foot, c2: '10 16 270 1111111111' }, 6, 6, [2, 1, 1]).act(retreat('c1')));
    expect(table.bases('c2')).toBe(9);
    expect(table.where('c1')[1]).toBeCloseTo(17, 1); // past it
    const small = settle(beaten({ ...foot, c2: '10 16 270 11' }, 6, 6, [2, 1, 1]).act(retreat('c1')));
    expect([small.form('c2'), small.where('c1')[0] === 10]).toEqual(['', false]);
  });
  it('two friends on the way lose one each', () => {
    const units = { ...foot, c2: '10 15.5 270 111', c3: '10 17 270 111' };
    const table = settle(beaten(units, 6, 6, [5, 1, 1]).act(retreat('c1')));
    expect([table.bases('c2'), table.bases('c3'), table.bases('c1')]).toEqual([2, 2, 5]);
  });
  it('two bases left and rocks behind: broken, both count', () => {
    const table = settle(beaten({ c1: '10 13 270 111' }, 3, 6, [2, 1, 1], behind('rocky')).act(retreat('c1')));
    expect([table.form('c1'), table.t.lost]).toEqual(['', [0, 3]]);
  });
});

describe('LL 7-pen-a each side its own card, before its first retreat', () => {
  const units = { ...face, f2: '20 10 90 222', c2: '20 13 270 222' };
  const terrain = ['rocky 4 15.3 26 15.3 26 15.8 4 15.8', 'rocky 4 10 26 10 26 10.4 4 10.4'];
  /** c1 is beaten by one, c2 holds; all go over rocks. */
  const both = (): Table => {
    const dice = [...many(6, 1), ...many(6, 5), 6, ...many(5, 1), ...many(6, 1), 2, 1, 2, 2, 1];
    const hands = { federal: ['pioneers'], confederate: ['quickstep'] } as const;
    const table = combat(units, { dice, hands, terrain, cards: 2 })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end)
      .quietly();
    return takeLosses(table.act(strike('c1')).act(strike('c2')));
  };
  it('the card of the passive side spares the passive side only', () => {
    const table = both();
    expect(table.asked).toEqual(['confederate', 'retreats.protect']);
    expect(table.whyNot({ type: 'protect', card: table.card('pioneers', 'federal') })).not.toBeNull();
    takeLosses(table.act({ type: 'protect', card: table.card('quickstep') }).act(retreat('c1')));
    expect(table.asked).toEqual(['federal', 'retreats.protect']);
    takeLosses(table.act(decline).act(retreat('f2')));
    expect([table.bases('c1'), table.bases('f2'), table.bases('f1'), table.bases('c2')]).toEqual([5, 4, 6, 6]);
    table.done();
  });
  it('and the other way round', () => {
    const table = both().act(decline).act(retreat('c1'));
    takeLosses(table);
    table.act({ type: 'protect', card: table.card('pioneers') }).act(retreat('f2'));
    expect([table.bases('c1'), table.bases('f2')]).toEqual([4, 5]);
  });
  it('nobody left to retreat: nobody is asked', () => {
    const hands = { confederate: ['quickstep'] } as const;
    const dice = [1, 1, 6, ...many(5, 1), 1];
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 11' }, { dice, hands })
      .act(charge('f1'))
      .act(end)
      .quietly();
    table.act(strike('c1'));
    expect([table.form('c1'), table.t.lost, asked(table)]).toEqual(['', [0, 2], 'interrupts.offer']);
    table.done();
  });
});

describe('LL 7-ret-d, 7-ret-e, 7-dir-e where it stops', () => {
  it('exactly 1 BW from a third enemy is enough; nearer is not', () => {
    const at = (y: number) =>
      settle(beaten({ c1: '10 13 270 222', f3: `10 ${y} 90 22` }, 6, 6, [2, 1, 1]).act(retreat('c1')));
    expect(at(20).where('c1')).toEqual([10, 15, 270]);
    expect(at(19.9).where('c1')).not.toEqual([10, 15, 270]);
  });
  it('as soon as it is far enough: a longer way is not offered', () => {
    const table = beaten({ c1: '10 13 270 222' }, 6, 6, [3, 2, 1]);
    table.refused(retreat('c1', { way: 1 }), '7-dir-e');
    table.act(retreat('c1'));
    expect(table.where('c1')).toEqual([10, 16, 270]);
  });
});

describe('LL 7-aloss-a, 7-aloss-b, 7-aloss-c beaten attackers', () => {
  it('one base for two lost combats', () => {
    const units = { f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '11.2 12 270 22' };
    const dice = [...many(8, 4), ...many(8, 1), 2, 1, 1];
    const table = combat(units, { dice }).act(charge('f1')).act(end).act(strike('c1')).act(strike('c2'));
    takeLosses(table).act(retreat('f1'));
    expect(table.bases('f1')).toBe(7);
    table.done();
  });
  it('two attackers of one defender both lose and go, in the order their owner likes; a tie is enough', () => {
    const units = { f1: '8.5 10 90 222', f2: '11.5 10 90 222', c1: '10 13 270 2222' };
    const dice = [...many(8, 4), ...many(8, 4), ...many(4, 1), 1, 1, 2, 2, 1];
    const table = combat(units, { dice }).act(charge('f1')).act(charge('f2')).act(end).act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 8, defence: 8 });
    takeLosses(table);
    table.allowed(retreat('f1'));
    table.act(retreat('f2')).act(retreat('f1'));
    expect([table.bases('f1'), table.bases('f2'), table.bases('c1')]).toEqual([5, 5, 8]);
    table.done();
  });
  it('lose nothing when their defender is destroyed, and stay', () => {
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 11' }, { dice: [1, 1, 6, ...many(5, 1), 1] });
    table.act(charge('f1')).act(end).act(strike('c1'));
    expect([table.bases('f1'), table.where('f1')]).toEqual([6, [10, 13, 90]]);
  });
  it('of limbered guns that got away and of a line that held: they lose', () => {
    const units = { f1: '10 10 90 2222', c1: 'limber 8.8 12 270 2', c2: '11.2 12 270 22' };
    const dice = [6, 6, ...many(4, 4), ...many(8, 1), 2, 1, 3, 2, 1];
    const table = combat(units, { dice }).act(charge('f1')).act(end);
    while (asked(table) === 'combat.allot') table.act(table.offered()[0]!);
    table.act(strike('c1')).act(strike('c2')).act(retreat('c1'));
    takeLosses(table).act(retreat('f1'));
    expect([table.bases('f1'), table.bases('c1')]).toEqual([7, 2]);
  });
});

describe('LL 7-morale-b, 7-morale-c, 7-morale-d, 7-limb-d how many cards save', () => {
  const hands = { confederate: ['quickstep', 'old-rivals', 'cold-steel', 'pioneers'] } as const; // 1, 1, 2, 3
  const lost = (by: number, c1 = '10 13 270 2222'): Table => {
    const defence = c1.includes('limber') ? [2, 2] : many(c1.endsWith('4') ? 4 : 8, 1);
    const table = combat(
      { f1: '10 10 90 222', c1 },
      { hands, dice: [...defence, ...many(by, 6), ...many(6 - by, 1), 2, 2, 1] },
    );
    return table.act(charge('f1')).act(end).quietly().act(strike('c1'));
  };
  it('by one: nobody is asked', () => expect(asked(lost(1))).toBe('losses.lose'));
  it('by four: two cards, a third not', () => {
    const table = lost(4).act(morale(lost(4), 'quickstep', 'c1'));
    table.act(morale(table, 'old-rivals', 'c1'));
    expect([asked(table), table.t.owed[1]]).toEqual(['losses.lose', 2]);
  });
  it('by two: a 3 is worth 1, the last base goes', () => {
    const table = lost(2);
    table.act(morale(table, 'pioneers', 'c1'));
    expect([asked(table), table.t.owed[1]]).toEqual(['losses.lose', 1]);
  });
  it('a column is vulnerable: one card', () => {
    const table = lost(4, '10 13 270 4');
    table.act(morale(table, 'quickstep', 'c1'));
    expect(asked(table)).not.toBe('combat.morale');
    expect(table.form('c1')).toBe(''); // four bases, three lost, one is none
  });
  it('limbered guns: one card, and no second', () => {
    const table = lost(5, 'limber 10 13 270 2');
    table.act(morale(table, 'cold-steel', 'c1'));
    expect([table.form('c1'), table.t.lost]).toEqual(['', [0, 2]]);
    const saved = lost(5, 'limber 10 13 270 2');
    saved.act(morale(saved, 'pioneers', 'c1')); // 2 and 3 are 5: equal
    expect([saved.bases('c1'), asked(saved)]).toEqual([2, 'retreats.protect']);
  });
  it('cards never spare the retreat', () => {
    const table = lost(3);
    takeLosses(table.act(morale(table, 'pioneers', 'c1')));
    table.act(decline);
    expect([table.bases('c1'), asked(table)]).toEqual([7, 'retreats.pick']);
  });
});

describe('LL 7-dret-c, 7-aret-a, 7-rout-a guns that go', () => {
  it('one gun of three left: limbered, d away with every corner, never ahead of the old front line', () => {
    const dice = [1, 1, 1, 6, 6, ...many(4, 1), 3, 1, 1];
    const table = combat({ f1: '10 10 90 222', c1: 'guns 10 13 270 111' }, { dice }).act(charge('f1')).act(end);
    takeLosses(table.act(strike('c1'))).act(retreat('c1', { heading: 9000 }));
    const [, y, heading] = table.where('c1');
    expect([table.form('c1'), table.t.guns[1], heading]).toEqual(['1', 1, 90]);
    expect(y! - 1.5).toBeCloseTo(16, 1); // facing north, its rear is the near edge
    table.sound().done();
  });
  it('all bases of a rout count', () => {
    const dice = [...many(6, 1), 6, ...many(5, 1), 3, 1, 1];
    const terrain = [
      'river 0 15.2 36 15.2 36 24 0 24',
      'river 0 13 8.4 13 8.4 15.2 0 15.2',
      'river 11.6 13 36 13 36 15.2 11.6 15.2',
    ];
    const table = combat(face, { dice, terrain }).act(charge('f1')).act(end);
    takeLosses(table.act(strike('c1'))).act(retreat('c1'));
    expect([table.form('c1'), table.t.lost]).toEqual(['', [0, 6]]);
    table.done();
  });
});
