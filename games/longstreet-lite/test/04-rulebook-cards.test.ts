import { describe, expect, it } from 'vitest';
import { BW, type CardId } from '../data/index.ts';
import { diceOf } from '../rules/05-fire.ts';
import { charge, combat, decline, end, face, many, rocks, strike } from './combat-table.ts';
import { fire, at as firing, line, shots } from './fire-table.ts';
import { type Position, position, type Table } from './table.ts';

// Cards, read from the card list alone: what each leaves as it was, whom it may not name, where two meet.

const reroll = (...dice: number[]) => ({ type: 'reroll', dice }) as const;
const name = (...units: string[]) => ({ type: 'name', units }) as const;
const diceIn = (table: Table, unit = 'f1'): number =>
  diceOf(table.state, table.number(unit), shots(table, unit)).length;

/** Its first base can only skirmish, at c1 behind a wall; the other three volley at c2. */
const mixed = (modifier: CardId, more: Partial<Position> = {}): Table =>
  firing(
    { f1: '10 10 90 1111', c1: '8.5 14 270 22', c2: '11.5 15.9 270 1' },
    { modifier, terrain: ['wall 6 13.5 9.3 13.5'], helped: ['f1'], dice: many(4, 1), ...more },
  ).act(fire('f1'));

describe('LL card-drilled-volley, card-crack-shots, card-skirmishers-forward which missed dice', () => {
  it('volley dice only, all, skirmish dice only', () => {
    const drilled = mixed('drilled-volley');
    expect(shots(drilled).map(({ mode }) => mode)).toEqual(['skirmish', 'volley', 'volley', 'volley']);
    drilled.refused(reroll(0), '1-dice-e');
    drilled.allowed(reroll(1, 2, 3));
    mixed('crack-shots').allowed(reroll(0, 1, 2, 3));
    const skirmishers = mixed('skirmishers-forward', { helped: [] });
    skirmishers.refused(reroll(1), '1-dice-e');
    skirmishers.allowed(reroll(0));
  });
  it('no die twice', () => {
    const table = firing(line, { modifier: 'drilled-volley', helped: ['f1'], dice: [1, 1, 1, 1, 1] });
    table.act(fire('f1')).act(reroll(0, 1));
    expect(table.asked[1]).toBe('fire.shoot');
    table.done();
  });
});

describe('LL 1-dice-e, card-battle-smoke a die that had to be rolled again is not rolled a third time', () => {
  it('hits must be rolled again, misses may; each die once', () => {
    const table = firing(line, {
      modifier: 'drilled-volley',
      helped: ['f1'],
      dice: [6, 1, 2, 1, 5],
      table: { interrupt: { card: 'battle-smoke', unit: 0 } },
    }).act(fire('f1'));
    expect(table.asked).toEqual(['federal', 'fire.reroll']);
    table.refused(reroll(0), '1-dice-e');
    table.act(reroll(1)).done();
    expect(table.t.hits[1]).toBe(1);
  });
  it('guns too, every die that hits', () => {
    const table = firing(
      { f1: 'guns 10 10 90 11', c1: '10 14 270 222' },
      { dice: [6, 4, 5, 3, 1, 4, 1], table: { interrupt: { card: 'battle-smoke', unit: 0 } } },
    ).act(fire('f1'));
    table.done();
    expect(table.t.hits[1]).toBe(1);
  });
});

describe('LL card-telling-effect, card-iron-discipline both on one unit', () => {
  const struck = (dice: readonly number[]): Table =>
    position({
      units: { c1: '10 10 90 222', f1: '10 14 270 2222' },
      step: 'fire',
      active: 'confederate',
      modifier: 'telling-effect',
      hands: { federal: ['iron-discipline'], confederate: ['quickstep'] },
      dice: [6, 6, 6, ...dice],
    })
      .act(fire('c1'))
      .end()
      .decline();
  it('kills must be rolled again, misses may; each die once', () => {
    const table = struck([4, 1, 1, 2, 6]).act(name('f1'));
    table.act(table.interrupting('iron-discipline', 'f1'));
    table.refused(reroll(0), '1-dice-e');
    table.act(reroll(1)).done();
    expect(table.t.owed[0]).toBe(1);
  });
  it('Iron Discipline names a unit of one’s own', () => {
    const table = struck([]).act(name('f1'));
    table.refused(table.interrupting('iron-discipline', 'c1'), 'card-iron-discipline');
    table.refused(table.interrupting('iron-discipline'), 'card-iron-discipline');
  });
  it('nobody carries hits: nobody is named, nobody is asked', () => {
    const table = firing(line, { modifier: 'telling-effect', dice: [1, 1, 1] })
      .act(fire('f1'))
      .end();
    expect(table.asked).toEqual(['federal', 'turn.orders']);
  });
});

describe('LL card-low-and-steady on top of normal modifiers', () => {
  const need = (more: Partial<Position>, form = '222'): number[] =>
    shots(
      firing({ f1: '10 10 90 1', c1: `10 14 270 ${form}` }, { modifier: 'low-and-steady', helped: ['f1'], ...more }),
    ).map(shot => shot.need);
  it('2 at a dense target, 4 from rocks', () => {
    expect(need({}, '333')).toEqual([2]);
    expect(need({ terrain: ['rocky 9 8 11 8 11 9.5 9 9.5'] })).toEqual([4]);
  });
});

describe('LL card-full-cartridge-boxes, card-repeaters, card-double-canister what they do not help', () => {
  const of1864 = { scenario: 'pitched-1864', helped: ['f1'] } as const;
  const near = { f1: '10 10 90 11', c1: '10 13 270 22' };
  it('repeaters: no skirmish dice, no other unit', () => {
    expect(diceIn(firing(near, { ...of1864, modifier: 'repeaters', terrain: ['wall 5 12 15 12'] }))).toBe(2);
    const two = { ...near, f2: '20 10 90 11', c2: '20 13 270 22' };
    expect(diceIn(firing(two, { ...of1864, modifier: 'repeaters' }), 'f2')).toBe(2);
  });
  it('double canister: no other battery', () => {
    const two = { f1: 'guns 10 10 90 1', f2: 'guns 20 10 90 1', c1: '10 14 270 22', c2: '20 14 270 22' };
    const table = firing(two, { modifier: 'double-canister', helped: ['f1'] });
    expect([diceIn(table), diceIn(table, 'f2')]).toEqual([3, 2]);
  });
  it('cartridge boxes: the extra dice are dice like the others, re-rolled when they hit in smoke', () => {
    const table = firing(near, {
      ...of1864,
      modifier: 'full-cartridge-boxes',
      dice: [1, 1, 6, 6, 1, 1],
      table: { interrupt: { card: 'battle-smoke', unit: 0 } },
    }).act(fire('f1'));
    table.done();
    expect(table.t.hits[1]).toBe(0);
  });
});

describe('LL card-drilled-volley, card-double-canister, card-full-cartridge-boxes whom a call names', () => {
  const hands = {
    federal: ['quickstep', 'drilled-volley', 'double-canister', 'full-cartridge-boxes', 'at-the-double'],
    confederate: [],
  } as const;
  const units = {
    f1: '10 4 90 222',
    f2: '15 4 90 222',
    f3: '20 4 90 222',
    f4: 'guns 25 4 90 11',
    f5: 'limber 30 4 90 2',
    c1: '10 20 270 222',
  };
  const table = position({ units, hands, scenario: 'pitched-1863' });
  const whyNot = (phase: string, modifier: CardId, ...named: string[]) =>
    table.whyNot(table.calling(phase, ['quickstep'], modifier, ...named));
  it('somebody, of one’s own, of the right arm, as many as it says', () => {
    expect(whyNot('fire', 'drilled-volley', 'f1')).toBeNull();
    for (const named of [[], ['f4'], ['c1'], ['f1', 'f2'], ['f1', 'f1'], ['f9']])
      expect(whyNot('fire', 'drilled-volley', ...named), named.join()).not.toBeNull();
    expect(whyNot('fire', 'double-canister', 'f4')).toBeNull();
    for (const named of [[], ['f1'], ['f5']]) expect(whyNot('fire', 'double-canister', ...named)).not.toBeNull();
    expect(whyNot('fire', 'full-cartridge-boxes', 'f1', 'f2')).toBeNull();
    expect(whyNot('fire', 'full-cartridge-boxes', 'f1')).toBeNull();
    for (const named of [[], ['f1', 'f2', 'f3'], ['f1', 'f1'], ['f1', 'f4']])
      expect(whyNot('fire', 'full-cartridge-boxes', ...named), named.join()).not.toBeNull();
    expect(whyNot('movement', 'at-the-double', 'f5')).toBeNull();
    expect(whyNot('movement', 'at-the-double')).not.toBeNull();
  });
  it('a card that helps everyone names nobody; a call without a modifier neither', () => {
    expect(whyNot('movement', 'quickstep')).not.toBeNull(); // there is one only, and it calls
    expect(table.whyNot(table.calling('movement', ['drilled-volley'], 'quickstep', 'f1'))).not.toBeNull();
    expect(table.whyNot({ ...table.calling('movement', ['drilled-volley']), units: ['f1'] } as never)).not.toBeNull();
  });
});

const moving = (units: Readonly<Record<string, string>>, modifier: CardId, more: Partial<Position> = {}): Table =>
  position({ units, step: 'movement', modifier, ...more });
const go = (x: number, y: number): string => `go ${Math.round(x * BW)} ${Math.round(y * BW)}`;
const march = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps }) as const;
const aside = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps, difficult: true }) as const;
const quarter = (unit: string, to = 'left') => ({ type: 'quarter', unit, to }) as const;
const foot = { f1: '10 5 90 222' };
const close = { f1: '10 5 90 222', c1: '10 10 270 222' };
const strewn = { terrain: [rocks(8, 6)] };

describe('LL card-at-the-double forward or limbered only', () => {
  it('guns that prolong go 1', () => {
    const table = moving({ f1: 'guns 10 5 90 11' }, 'at-the-double', { helped: ['f1'] });
    table.allowed({ type: 'prolong', unit: 'f1', x: 10 * BW, y: 6 * BW, heading: 9000 });
    table.refused({ type: 'prolong', unit: 'f1', x: 10 * BW, y: 6.1 * BW, heading: 9000 }, '6-amov-c');
  });
});

describe('LL card-retrograde what it does not waive', () => {
  it('formation changes near the enemy, difficult ground, an about-face in it; guns', () => {
    moving(close, 'retrograde').refused(quarter('f1'), '6-dis-d');
    moving(foot, 'retrograde', { terrain: [rocks(6, 3.5)] }).refused(aside('f1', go(-1, 0)), '6-dis-b');
    moving(close, 'retrograde', { terrain: [rocks(8, 3.5)] }).refused(march('f1', 'about', go(0, -1)), '6-dis-b');
    moving(foot, 'retrograde').refused(aside('f1', go(4.1, 0)), '6-dist-b');
    moving(foot, 'retrograde').refused(march('f1', go(0, 4.1)), '6-dist-a');
  });
});

describe('LL card-pioneers difficult ground, and nothing else', () => {
  it('changes of formation in it; not near the enemy', () => {
    moving(foot, 'pioneers', { terrain: [rocks(8, 4)] }).allowed(quarter('f1'));
    moving(close, 'pioneers', { terrain: [rocks(8, 4)] }).refused(quarter('f1'), '6-dis-d');
    moving(close, 'pioneers').refused(march('f1', 'about', go(0, -1)), '6-dis-c');
  });
  it('limbers through woods, never through a marsh; nobody through a river', () => {
    const drive = { type: 'drive', unit: 'f1', steps: [go(0, 5)], heading: 9000 } as const;
    const limber = { f1: 'limber 10 5 90 2' };
    moving(limber, 'pioneers', { terrain: ['wood 8 6 12 6 12 7 8 7'] }).allowed(drive);
    moving(limber, 'pioneers', { terrain: ['marsh 8 6 12 6 12 7 8 7'] }).refused(drive, '2-imp-a');
    expect(
      moving(foot, 'pioneers', { terrain: ['river 8 6 12 6 12 7 8 7'] }).whyNot(march('f1', go(0, 3))),
    ).not.toBeNull();
  });
});

describe('LL card-by-the-flank, 6-mov-b both parts follow the rules', () => {
  const at = (units: Readonly<Record<string, string>> = { c1: '10 5 90 222', c2: '20 5 90 222' }, more = {}) =>
    moving(units, 'by-the-flank', { active: 'confederate', helped: ['c1'], ...more });
  it('4 and no more; no other unit', () => {
    const table = at().act(quarter('c1', 'right'));
    table.refused(march('c1', go(4.1, 0)), '6-dist-a');
    const other = at().act(quarter('c2', 'right'));
    other.refused(march('c2', go(1, 0)), '6-mov-a');
  });
  it('one unit is finished before the next acts', () => {
    const table = at()
      .act(quarter('c1', 'right'))
      .act(march('c2', go(0, 1)));
    table.refused(march('c1', go(4, 0)), '6-mov-a');
  });
  it('near the enemy or in difficult ground either part needs two cards', () => {
    at({ c1: '10 5 90 222', f1: '10 10 270 22' }).refused(quarter('c1'), '6-dis-d');
    const table = at(undefined, { terrain: ['rocky 12.2 2 13 2 13 8 12.2 8'] }).act(quarter('c1', 'right'));
    table.refused(march('c1', go(3, 0)), '6-dis-b');
  });
});

describe('LL card-staff-work near the enemy too', () => {
  it('about-faces and changes of formation', () => {
    const own = { scenario: 'pitched-1863' };
    moving(close, 'staff-work', own).allowed(quarter('f1'));
    moving(close, 'staff-work', own).allowed(march('f1', 'about', go(0, -1)));
  });
});

describe('LL card-confusion a move the owner could have made, without his modifier', () => {
  const at = (unit: string, modifier: CardId, more: Partial<Position> = {}): Table => {
    const table = position({
      units: { f1: '10 5 90 222', f2: 'limber 20 5 90 2', f3: '30 7 90 6', c1: '10 15 270 222' },
      step: 'window.movement',
      modifier,
      hands: { federal: ['drilled-volley'], confederate: ['confusion'] },
      ...more,
    });
    return table.act(table.interrupting('confusion', unit));
  };
  it('a limber goes 6, a difficult move 2, whatever modifies the phase', () => {
    const drive = (y: number) => ({ type: 'drive', unit: 'f2', steps: [go(0, y)], heading: 9000 }) as const;
    at('f2', 'quickstep').allowed(drive(6));
    at('f2', 'quickstep').refused(drive(6.1), '6-amov-a');
    at('f1', 'retrograde').refused(aside('f1', go(2.1, 0)), '6-dist-b');
    at('f1', 'quickstep').refused(march('f1', go(0, 4.1)), '6-dist-a');
    at('f3', 'quickstep').refused(aside('f3', go(1, 0)), '6-diff-d');
  });
  it('disorder only if two cards called the phase: Pioneers do not count', () => {
    at('f1', 'pioneers', strewn).refused(march('f1', go(0, 3)), '6-dis-b');
    at('f1', 'quickstep', { ...strewn, cards: 2 }).allowed(march('f1', go(0, 3)));
  });
  it('moves that unit and no other', () => {
    expect(at('f1', 'quickstep').whyNot(march('f3', go(0, 1)))).not.toBeNull();
    expect(at('f1', 'quickstep').whyNot(march('c1', go(0, -1)))).not.toBeNull();
  });
  it('the others keep the modifier; the unit itself is done, moved or not', () => {
    const table = at('f1', 'quickstep').act(decline);
    table.allowed(march('f3', go(0, 6)));
    table.refused(march('f1', go(0, 1)), '6-mov-a');
    table.refused(quarter('f1'), '6-mov-a');
  });
});

describe('LL card-they-couldnt-hit-an fewer cards than the die', () => {
  it('the whole hand goes; then there is nothing but to pass', () => {
    const table = position({
      units: { f1: '10 4 90 222', c1: '10 20 270 222' },
      hands: { federal: ['quickstep', 'pioneers'], confederate: ['they-couldnt-hit-an'] },
      step: 'window.start',
      dice: [5, 1],
      table: { passed: [1, 0] },
    });
    table.act(table.interrupting('they-couldnt-hit-an'));
    if (table.asked[1] === 'interrupts.discards')
      table.act({ type: 'discard', cards: ['quickstep', 'pioneers'].map(id => table.card(id as CardId, 'federal')) });
    expect([table.hand('federal'), table.discards('federal').length]).toEqual([[], 2]);
    table.act(decline);
    table.pass();
    table.done();
    expect(table.t.held).toEqual([6, 6]);
  });
});

describe('LL card-poor-survey 1 BW is enough, lines do not matter', () => {
  const at = (more: Partial<Position> = {}): Table =>
    position({
      units: { f1: '10 5 90 222', c1: '10 20 270 222' },
      step: 'window.start',
      hands: { federal: ['pioneers'], confederate: ['poor-survey'] },
      ...more,
    });
  const lay = (table: Table, x: number, y: number, width: number, depth: number) =>
    ({
      type: 'interrupt',
      card: table.card('poor-survey'),
      at: [x * BW, y * BW, width * BW, depth * BW, 9000],
    }) as const;
  it('from every base of either side', () => {
    const table = at();
    table.allowed(lay(table, 10, 7.5, 4, 3)); // from 6 up
    table.refused(lay(table, 10, 7.4, 4, 3), 'card-poor-survey');
    table.allowed(lay(table, 10, 17.5, 4, 3));
    table.refused(lay(table, 10, 17.6, 4, 3), 'card-poor-survey');
    table.refused(lay(table, 10, 12, 4, 3.1), 'card-poor-survey');
  });
  it('over a wall or a road', () => {
    const table = at({ terrain: ['wall 5 12 15 12', 'road 5 13 15 13'] });
    table.allowed(lay(table, 10, 12.5, 4, 3));
  });
});

describe('LL card-cold-steel, card-rebel-yell, card-supports-well-up, 7-num-b dice of attackers', () => {
  const dice = (modifier: CardId, form: string, more: Partial<Position> = {}): number => {
    const table = combat({ f1: `10 10 90 ${form}`, c1: '10 13 270 22' }, { modifier, dice: many(30, 1), ...more });
    table.act(charge('f1')).act(end);
    if (table.asked[1].endsWith('name')) table.act(name('f1'));
    table.act(strike('c1'));
    return table.said('combat.roll.attack').length;
  };
  it('ten at most', () => {
    expect([dice('cold-steel', '22222'), dice('rebel-yell', '22222'), dice('supports-well-up', '3333')]).toEqual([
      10, 10, 10,
    ]);
    expect([dice('cold-steel', '3'), dice('rebel-yell', '333'), dice('supports-well-up', '4')]).toEqual([5, 8, 4]);
  });
  it('only attackers are named; without charges nobody is asked', () => {
    const units = { ...face, f2: '20 10 90 22' };
    const table = combat(units, { modifier: 'cold-steel', dice: [] }).act(charge('f1')).act(end);
    table.refused(name('f2'), 'card-cold-steel');
    const none = combat(units, { modifier: 'cold-steel', dice: [1] }).act(end);
    expect(none.asked).toEqual(['federal', 'interrupts.offer']); // the enemy's turn has begun
    expect(none.t.active).toBe(1);
  });
});

describe('LL card-forward-the-union cover is ignored by whom it names', () => {
  it('the other attacker still has -1', () => {
    const units = { f1: '8.5 10 90 222', f2: '11.5 10 90 222', c1: '10 13 270 2222' };
    const dice = [...many(8, 1), ...many(14, 4), 1, 1];
    const table = combat(units, { modifier: 'forward-the-union', terrain: ['wall 5 12.5 15 12.5'], dice })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end)
      .act(name('f1'))
      .act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 8 }); // six bases and two more, all on 4
  });
});

describe('LL card-press-home, card-like-a-stone-wall, 1-dice-g the active side rolls again first', () => {
  const at = (dice: readonly number[]): Table => {
    const hands = { confederate: ['like-a-stone-wall'] } as const;
    const table = combat(face, { modifier: 'press-home', hands, dice }).act(charge('f1')).act(end);
    return table.act(table.interrupting('like-a-stone-wall', 'c1')).act(strike('c1'));
  };
  it('each its own dice', () => {
    const table = at([...many(6, 1), ...many(6, 1), 5, 6, 1]);
    expect(table.asked[0]).toBe('federal');
    table.act(name('c1'));
    table.refused(reroll(0), '1-dice-e');
    table.act(reroll(6));
    expect(table.asked[0]).toBe('confederate');
    table.refused(reroll(6), '1-dice-e');
    table.refused(reroll(7), '1-dice-e');
    table.act(reroll(0));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 1, defence: 1 });
  });
  it('against the named defender only', () => {
    const units = { ...face, f2: '20 10 90 22', c2: '20 13 270 22' };
    const table = combat(units, { modifier: 'press-home', dice: [...many(10, 1), ...many(10, 1)] })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end)
      .act(strike('c2'))
      .act(strike('c1'))
      .act(name('c2'));
    const against = table.t.roll.flatMap((die, i) => (die.mode >= 0 && die.target === table.number('c1') ? [i] : []));
    expect(against).toHaveLength(6);
    table.refused(reroll(against[0]!), '1-dice-e');
  });
});

describe('LL card-like-a-stone-wall, card-no-surrender columns, guns, units that nobody charged', () => {
  const at = (card: CardId, c1: string, more: Partial<Position> = {}): Table =>
    combat({ f1: '10 10 90 222', c1, c2: '20 13 270 22' }, { hands: { confederate: [card] }, ...more })
      .act(charge('f1'))
      .act(end);
  const may = (table: Table, card: CardId, unit = 'c1'): boolean =>
    table.whyNot(table.interrupting(card, unit)) === null;
  it('a column is vulnerable, unless the option says it is not', () => {
    const column = '10 13 270 4';
    expect(may(at('no-surrender', column), 'no-surrender')).toBe(true);
    expect(may(at('like-a-stone-wall', column), 'like-a-stone-wall')).toBe(false);
    const steady = { options: ['column-steady'] };
    expect(may(at('no-surrender', column, steady), 'no-surrender')).toBe(false);
    expect(may(at('like-a-stone-wall', column, steady), 'like-a-stone-wall')).toBe(true);
  });
  it('unlimbered guns may hold like a stone wall; who is not engaged may not', () => {
    const guns = at('like-a-stone-wall', 'guns 10 13 270 11');
    expect([may(guns, 'like-a-stone-wall'), may(guns, 'like-a-stone-wall', 'c2')]).toEqual([true, false]);
  });
  it('No Surrender on rocky ground: 5 still does; the attack keeps its +1', () => {
    const table = at('no-surrender', '10 13 270 4', { terrain: [rocks(8, 14)], dice: [5, 4, 6, 1, ...many(6, 3), 1] });
    table.act(table.interrupting('no-surrender', 'c1')).act(strike('c1'));
    expect(table.said('combat.scores')[0]!.args).toMatchObject({ attack: 6, defence: 2 });
  });
});

describe('LL card-follow-the-colors 6 BW, the wheel 1', () => {
  const at = (y: number) => combat({ f1: '10 5 90 222', c1: `10 ${5 + y} 270 222` }, { modifier: 'follow-the-colors' });
  it('a gap of 6, not of 6.1; 19 degrees for three files, not 20', () => {
    at(6).allowed(charge('f1'));
    expect(at(6.1).whyNot(charge('f1'))).not.toBeNull();
    at(5).allowed(charge('f1', 1900));
    expect(at(5).whyNot(charge('f1', 2000))).not.toBeNull();
  });
});
