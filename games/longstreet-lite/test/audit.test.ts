import { view } from '@bivouac/kernel';
import { notBeyond } from '@bivouac/maps/plane';
import { describe, expect, it } from 'vitest';
import { BW, type CardId } from '../data/index.ts';
import { combatOdds, withCharge } from '../desk/combat-odds.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { footprintOf } from '../rules/01-units.ts';
import { chargeOf } from '../rules/07-charges.ts';
import { charge, combat, end, lose, many, rocks, strike, takeLosses } from './combat-table.ts';
import { at, brief, fire, hand } from './fire-table.ts';
import { type Position, position, type Table } from './table.ts';

// An auditor's cases: written from the rulebook's sentences where two of them meet, before the rules were read.

const retreat = (unit: string, more: object = {}) => ({ type: 'retreat', unit, ...more }) as const;
const gap = (table: Table, a: string, b: string, least: number): boolean =>
  footprintOf(table.state, table.number(a)).bases.every(one =>
    footprintOf(table.state, table.number(b)).bases.every(other => !notBeyond(one, other, least * BW - 1)),
  );

describe('LL 7-aret-a, 7-dret-c, 7-rout-a guns taken in the rear leave to the flank, however the limber faces', () => {
  const FACINGS = [undefined, 0, 4500, 9000, 18_000, 27_000];
  /** f1 strikes the rear (from the south) of guns that face north; one gun falls, 2 is rolled. */
  const taken = (c1: string, more: Partial<Position> = {}, distance = 2): Table => {
    const dice = [1, 1, 1, 4, ...many(5, 1), 1, distance, ...many(3, 1)];
    const table = combat({ f1: '10 10 90 222', c1 }, { dice, ...more });
    return takeLosses(table.act(charge('f1')).act(end).quietly().act(strike('c1')));
  };
  it.each(FACINGS)('three guns, facing %s', heading => {
    const table = taken('guns 10 14 90 111').act(retreat('c1', heading === undefined ? {} : { heading }));
    expect([table.form('c1'), table.t.lost[1], gap(table, 'c1', 'f1', 2)]).toEqual(['1', 1, true]);
  });
  it.each(FACINGS)('a limber struck in its side, facing %s', heading => {
    const table = combat({ f1: '10 10 90 222', c1: 'limber 10.5 13.5 0 2' }, { dice: [6, 1, ...many(6, 1), 1, 3, 1] });
    table.act(charge('f1')).act(end).quietly().act(strike('c1'));
    table.act(retreat('c1', heading === undefined ? {} : { heading }));
    expect([table.form('c1'), table.bases('c1'), gap(table, 'c1', 'f1', 3)]).toEqual(['1', 2, true]);
  });
  it('not onto the marsh beside them, nor off the table', () => {
    const marsh = (x: number): string => `marsh ${x} 8 ${x + 4} 8 ${x + 4} 18 ${x} 18`;
    const table = taken('guns 10 14 90 111', { terrain: [marsh(12.2)] }).act(retreat('c1'));
    expect([table.form('c1'), table.where('c1')[0]! < 8]).toEqual(['1', true]);
    const shut = taken('guns 10 14 90 111', { terrain: [marsh(12.2), marsh(3.8)] }).act(retreat('c1'));
    expect([shut.form('c1'), shut.t.lost[1]]).toEqual(['', 3]);
  });
  it('with enemies on both sides as well they rout', () => {
    const units = { f1: '10 10 90 222', f2: '12.4 13.5 180 11', f3: '7.6 13.5 0 11', c1: 'guns 10 14 90 111' };
    const table = combat(units, { dice: [1, 1, 1, 4, ...many(5, 1), 1, 2, 1, 1] });
    takeLosses(table.act(charge('f1')).act(end).quietly().act(strike('c1'))).act(retreat('c1'));
    expect([table.form('c1'), table.t.lost[1]]).toEqual(['', 3]);
  });
});

describe('LL 7-aret-a, 6-amov-b, 7-dir-d a limber’s way is 1 BW wide', () => {
  /** Guns beaten in front, with marsh beside and behind them but for a lane of 1.1 BW. */
  const driven = (heading: number, to: number): Table => {
    const terrain = [
      `marsh 0 5 8.4 5 8.4 14.1 9.45 14.1 9.45 ${to} 0 ${to}`,
      `marsh 36 5 36 ${to} 10.55 ${to} 10.55 14.1 11.6 14.1 11.6 5`,
    ];
    const dice = [1, 1, 1, 4, ...many(5, 1), 6, 1, 1];
    const table = combat({ f1: '10 10 90 222', c1: 'guns 10 13 270 111' }, { dice, terrain });
    return takeLosses(table.act(charge('f1')).act(end).quietly().act(strike('c1'))).act(retreat('c1', { heading }));
  };
  it.each([9000, 0, 27_000])('facing %d it drives through', heading => {
    const table = driven(heading, 17);
    expect([table.form('c1'), table.where('c1')[1]! > 18]).toEqual(['1', true]);
  });
  it('across the lane it cannot stop in it, along it it can', () =>
    expect([driven(9000, 24).form('c1'), driven(0, 24).form('c1')]).toEqual(['1', '']));
});

describe('LL 7-pen-b, 7-pen-c, 7-aret-a what a limber passes', () => {
  /** c1 is beaten by one and goes back north. */
  const back = (more: Partial<Position>, units: Record<string, string> = {}): Table => {
    const dice = [1, 1, 1, 4, ...many(5, 1), 1, 2, ...many(3, 1)];
    const table = combat({ f1: '10 10 90 222', c1: 'guns 10 13 270 111', ...units }, { dice, ...more });
    takeLosses(table.act(charge('f1')).act(end).quietly().act(strike('c1')));
    return takeLosses(table.act(retreat('c1')));
  };
  it('a friend straight behind loses a base, one beside its way does not', () => {
    const table = back({}, { c2: '10 14.6 270 1111', c3: '13.6 15 270 1111' });
    expect([table.bases('c2'), table.bases('c3')]).toEqual([3, 4]);
  });
  it('rocks behind cost a gun, rocks under a gun that it did not stand on do not', () => {
    expect(back({ terrain: [rocks(8, 15)] }).bases('c1')).toBe(1);
    expect(back({ terrain: ['rocky 11.1 13.1 11.5 13.1 11.5 13.4 11.1 13.4'] }).bases('c1')).toBe(2);
  });
});

describe('LL 7-morale-b, 7-morale-c, 7-morale-d, 7-limb-d why no further card', () => {
  const four: readonly CardId[] = ['quickstep', 'old-rivals', 'cold-steel', 'pioneers']; // 1, 1, 2, 3
  /** c1 is beaten by so many, c2 by three, so that cards are asked for all along. */
  const beaten = (c1: string, by: number, defence: readonly number[], f1 = '10 10 90 222'): Table => {
    const units = { f1, f2: '20 10 90 222', c1, c2: '20 13 270 222' };
    const dice = [...defence, ...many(6, 1), ...many(by, 6), ...many(6 - by, 1), ...many(3, 6), 1, 1, 1];
    const table = combat(units, { hands: { confederate: four }, dice })
      .act(charge('f1'))
      .act(charge('f2'))
      .act(end);
    return table.quietly().act(strike('c1')).act(strike('c2'));
  };
  const save = (table: Table, card: CardId, unit = 'c1') => ({ type: 'morale', card: table.card(card), unit }) as const;
  const line = '10 13 270 222';
  it('beaten by one: none', () => {
    const table = beaten(line, 1, many(6, 1));
    table.refused(save(table, 'quickstep'), '7-morale-d');
  });
  it('the last base is left to lose: none', () => {
    const table = beaten(line, 2, many(6, 1));
    table.act(save(table, 'quickstep')).refused(save(table, 'old-rivals'), '7-morale-c');
  });
  it('two were played', () => {
    const table = beaten(line, 5, many(6, 1));
    table.act(save(table, 'quickstep')).act(save(table, 'old-rivals')).refused(save(table, 'cold-steel'), '7-morale-b');
  });
  it('one was played for a vulnerable unit', () => {
    const table = beaten('10 13 270 6', 5, many(6, 1));
    table.act(save(table, 'quickstep')).refused(save(table, 'old-rivals'), '7-morale-b');
  });
  it('one was played for a limber, whatever it still lacks', () => {
    const table = beaten('limber 10 13 270 2', 5, [2, 1]);
    table.act(save(table, 'quickstep')).refused(save(table, 'old-rivals'), '7-limb-d');
  });
});

describe('LL 2-in-d, 5-who-d, 5-zone-b why nobody fires', () => {
  const stream = 'stream 4 9.5 16 9.5 16 10.5 4 10.5';
  const wood = 'wood 4 9.5 16 9.5 16 9.9 4 9.9';
  it.each([
    ['infantry in a stream', '10 10 90 222', stream, '2-in-d'],
    ['guns in a stream', 'guns 10 10 90 111', stream, '5-who-d'],
    ['guns in a wood', 'guns 10 10 90 111', wood, '5-who-d'],
    ['guns across a wall', 'guns 10 10 90 111', 'wall 4 9.5 16 9.5', '5-who-d'],
    ['infantry that looks the other way', '10 10 270 222', wood, '5-zone-b'],
    ['guns, one of which could', 'guns 10 10 270 111', 'wood 4 9.5 9 9.5 9 9.9 4 9.9', '5-zone-b'],
  ])('%s', (_, f1, terrain, rule) => {
    at({ f1, c1: '10 14 270 222' }, { terrain: [terrain] }).refused(fire('f1'), rule);
  });
  it.each([
    ['guns across a fence fire', 'fence 4 9.5 16 9.5'],
    ['guns that line a wall fire', 'wall 4 10.01 16 10.01'],
  ])('%s', (_, terrain) =>
    expect(brief(at({ f1: 'guns 10 10 90 11', c1: '10 14 270 222' }, { terrain: [terrain] }))).toEqual([
      'canister c1 4',
      'canister c1 4',
    ]),
  );
});

describe('LL 5-apri-e, 5-zone-c, 5-vol-b, 5-own-b, 5-mod-c whom each base meets', () => {
  it('a canister target to the side of one gun silences two that could bombard', () =>
    expect(brief(at({ f1: 'guns 10 10 90 111', c1: '10 20 270 222', c2: '4.6 12 270 11' }))).toEqual([
      'canister c2 4',
    ]));
  it('a friendly limber in the lane: the base looks to the side', () =>
    expect(brief(at({ f1: '10 10 90 1', f2: 'limber 10 13 90 2', c1: '10 15 270 222', c2: '12.6 14 270 22' }))).toEqual(
      ['volley c2 4'],
    ));
  it('a front that looks out of a wood is volleyed at, one a tenth inside is not', () => {
    const target = (y: number) =>
      brief(at({ f1: '10 10 90 1', c1: `10 ${y} 270 1` }, { terrain: ['wood 4 14 16 14 16 18 4 18'] }));
    expect([target(13.9), target(14.1)]).toEqual([['volley c1 4'], ['skirmish c1 6']]);
  });
  it('in the flank of a deep column: +1 once', () =>
    expect(brief(at({ f1: '10 10 90 1', c1: '9.5 13 0 3' }))).toEqual(['volley c1 3']));
});

describe('LL 5-limb-a, 5-limb-b, 1-loss-c, 1-loss-d, 1-unit-c what is lost', () => {
  const shot = (c1: string, kills: number): Table =>
    at({ f1: '10 10 90 1111', c1 }, { dice: [...many(4, 6), ...many(kills, 6), ...many(4 - kills, 1), 1], ...hand() })
      .act(fire('f1'))
      .end();
  it('four kills on a limber of three: three', () => expect(shot('limber 10 14 270 3', 4).t.lost).toEqual([0, 3]));
  it('a regiment of three, two kills: three', () => expect(shot('10 14 270 21', 2).t.lost).toEqual([0, 3]));
  it('a gun between two others stays, an end goes', () => {
    const table = shot('guns 10 14 270 111', 1);
    table.refused(lose('c1', 1), '1-loss-c');
    expect(table.act(lose('c1', 0)).where('c1')).toEqual([9.5, 14, 270]);
  });
  it('a base behind another may go, one before another may not', () => {
    const table = shot('10 14 270 131', 1);
    for (const [file, form] of [
      [0, '31'],
      [1, '121'],
      [2, '13'],
    ] as const)
      expect(shot('10 14 270 131', 1).act(lose('c1', file)).form('c1')).toBe(form);
    table.refused(lose('c1', 3), '1-loss-c');
  });
});

describe('LL 6-dis-a, 6-dis-b, 6-amov-d, 6-fnear-a, 6-about-a the ground one stands in', () => {
  const move = (units: Record<string, string>, terrain: string[] = [], cards = 1): Table =>
    position({ units, terrain, step: 'movement', cards });
  const march = (...steps: string[]) => ({ type: 'march', unit: 'f1', steps }) as const;
  const drive = (...steps: string[]) => ({ type: 'drive', unit: 'f1', steps, heading: 9000 }) as const;
  const ROCKS = ['rocky 8 8 12 8 12 9.5 8 9.5'];
  it.each([
    ['infantry marches out of rocks', '10 10 90 22', march('go 0 3000')],
    ['faces about in them', '10 10 90 22', march('about')],
    ['a limber drives out of them', 'limber 10 10 90 2', drive('go 0 3000')],
    ['turns on the spot', 'limber 10 10 90 2', { ...drive(), heading: 0 }],
    [
      'guns prolong out of them',
      'guns 10 10 90 11',
      { type: 'prolong', unit: 'f1', x: 10_000, y: 10_900, heading: 9000 },
    ],
    [
      'a column forms line half in them',
      '10 10 90 4',
      { type: 'reshape', unit: 'f1', guide: [0, 0], file: 1, depths: [2, 2] },
    ],
  ] as const)('%s: two cards', (_, f1, action) => {
    const why = move({ f1 }, ROCKS).refused(action, '6-dis-b');
    expect(why.key).toBe('no.disorder.terrain');
    move({ f1 }, ROCKS, 2).allowed(action);
  });
  it.each([
    ['a limber through a limber', { f1: 'limber 10 10 90 2', f2: 'limber 10 12 90 2' }, drive('go 0 4500'), '6-dis-a'],
    ['a limber stops on it', { f1: 'limber 10 10 90 2', f2: 'limber 10 12 90 2' }, drive('go 0 2000'), '6-inter-a'],
    [
      'a limber touches the enemy’s rear',
      { f1: 'limber 10 10 90 2', c1: '10 14 90 22' },
      drive('go 0 2000'),
      '6-mov-c',
    ],
  ] as const)('%s', (_, units, action, rule) => {
    move(units).refused(action, rule);
  });
  it('6 BW from the enemy a guide change needs two cards, a hair farther it does not', () => {
    const slide = { type: 'reshape', unit: 'f1', guide: [1, 0], file: 3, depths: [1, 1, 1, 1] } as const;
    const far = (y: number, cards = 1) => move({ f1: '10 10 90 1111', c1: `9 ${y} 270 222` }, [], cards);
    far(16).refused(slide, '6-dis-d');
    far(16, 2).allowed(slide);
    far(16.02).allowed(slide);
  });
});

describe('LL 7-aloss-a, 7-limb-b, 7-atk-c, 7-atk-d, 7-atk-f, 7-few-b fights of several', () => {
  /** f1 touches c1 and engages c2 half a base behind the same line. */
  const two = (c1: string, c2: string, dice: readonly number[], terrain: string[] = []): Table => {
    const table = combat({ f1: '10 10 90 2222', c1, c2 }, { dice, terrain, cards: 2 });
    table.act(charge('f1')).act(end).quietly();
    return table;
  };
  it('a limber gets away, the regiment beside it holds: the attacker has lost all the same', () => {
    const table = two('limber 9 13 270 2', '11 13 270 22', [6, 1, 6, 6, 1, 1, ...many(8, 1), 1, 2, 2, 3, 1]);
    table.act(strike('c1')).act(strike('c2')).act(retreat('c1'));
    takeLosses(table).act(retreat('f1'));
    expect([table.bases('c1'), table.bases('f1'), table.t.lost]).toEqual([2, 7, [1, 0]]);
    expect(table.where('f1')[1]).toBe(11); // the lower of two dice, from both
  });
  it('alone it gets away and holds nobody', () => {
    const table = combat({ f1: '10 10 90 2222', c1: 'limber 10 13 270 2' }, { dice: [6, 1, ...many(8, 1), 1, 2, 1] });
    table.act(charge('f1')).act(end).quietly().act(strike('c1')).act(retreat('c1'));
    expect([table.bases('f1'), table.where('f1')]).toEqual([8, [10, 13, 90]]);
  });
  it('from rocks, over a wall: 6; into a flank so: 5', () => {
    const hits = (c1: string, face: number) => {
      const terrain = ['rocky 4 9 16 9 16 12 4 12', 'wall 4 12.5 16 12.5'];
      const dice = [...many(4, 1), ...many(4, face), ...many(4, 1)];
      const table = combat({ f1: '10 10 90 22', c1 }, { terrain, cards: 2, dice });
      table.act(charge('f1')).act(end).quietly().act(strike('c1'));
      return table.said('combat.scores')[0]!.args['attack'];
    };
    expect([hits('10 13 270 22', 5), hits('10 13 270 22', 6)]).toEqual([0, 4]);
    expect([hits('9 14 180 22', 4), hits('9 14 180 22', 5)]).toEqual([0, 4]);
  });
});

describe('LL 7-limb-b, 7-morale-b, 5-morale-a what the desk says of it', () => {
  const bars = (c1: string): string[] => {
    const { state } = combat({ f1: '10 10 90 222', c1 });
    return combatOdds(withCharge(state, 0, chargeOf(state, 0, 0)), 0)!.bars.map(({ label }) => label.key);
  };
  it('whoever charges a limber is not repulsed: it gets away, or is destroyed', () => {
    expect(bars('limber 10 13 270 2')).toEqual(['desk.odds.escapes', 'desk.odds.caught']);
    expect(bars('10 13 270 222')).toContain('desk.odds.repulsed');
  });
  it('a limber gets away when it has as much as the attack', () => {
    const { state } = combat({ f1: '10 10 90 11', c1: 'limber 10 13 270 2' }); // two dice at 3: never more than a 6
    const [escapes, caught] = combatOdds(withCharge(state, 0, chargeOf(state, 0, 0)), 0)!.bars;
    // two successes beat a higher die of 1 (1 of 36), one success nothing
    expect([escapes!.share + caught!.share, caught!.share]).toEqual([10_000, Math.round((10_000 * 4) / 9 / 36)]);
  });
  const hint = (table: Table): unknown =>
    desk.offer(view(game, table.state, table.seat), table.seat, desk.start).hint?.key;
  it('morale cards save bases in combat, and take off hits under fire', () => {
    const hands = { confederate: ['quickstep'] as CardId[] };
    const fought = combat({ f1: '10 10 90 222', c1: '10 13 270 222' }, { hands, dice: [...many(6, 1), ...many(6, 6)] });
    expect(hint(fought.act(charge('f1')).act(end).quietly().act(strike('c1')))).toBe('desk.hint.moraleCombat');
    const shot = at({ f1: '10 10 90 222', c1: '10 14 270 222' }, { hands, dice: many(3, 6) });
    expect(hint(shot.act(fire('f1')).end())).toBe('desk.hint.morale');
  });
});

describe('LL 6-amov-b, 6-dis-a, 6-dis-b a limber beside a friend, a wall or rocks', () => {
  const drive = (...steps: string[]) => ({ type: 'drive', unit: 'f1', steps, heading: 9000 }) as const;
  it.each([
    ['a friend', { f2: '11.5 10 90 22' }, [], '6-dis-a'],
    ['a wall', {}, ['wall 10.55 4 10.55 16'], '6-dis-b'],
    ['rocks', {}, ['rocky 10.5 4 14 4 14 16 10.5 16'], '6-dis-b'],
  ] as const)('%s: it drives off aslant with one card, and not across', (_, units, terrain, rule) => {
    const table = position({ units: { f1: 'limber 10 10 90 2', ...units }, terrain, step: 'movement' });
    for (const steps of [['go -2000 2000'], ['go -2000 -2000'], ['go 0 3000'], ['go -3000 0']])
      table.allowed(drive(...steps));
    table.refused(drive('go 4500 0'), rule);
    table.refused(drive('go 1500 1500'), rule);
  });
  it('and up to one as well', () => {
    const units = { f1: 'limber 8 8 90 2', f2: '11.5 11 90 22' };
    position({ units, step: 'movement' }).allowed(drive('go 2000 2000'));
  });
});
