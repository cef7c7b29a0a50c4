import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { footprintAt, isLinear, isNearer } from '../rules/01-units.ts';
import { linearDepths, linearFiles, mustLine, type Retreating, waysOf } from '../rules/07-ways.ts';
import { formOf } from '../state.ts';
import { casesOf } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

interface Block {
  readonly anchor: readonly [number, number];
  readonly heading: number;
  readonly depths: readonly number[];
}
const at = ({ anchor: [x, y], heading, depths }: Block): string => `${x} ${y} ${heading} ${formOf(depths)}`;
const pub = (table: Table) => ({ setup: table.state.setup, table: table.t });
const many = (count: number, face: number): number[] => Array.from({ length: count }, () => face);
const decline = { type: 'decline' } as const;

/** Beaten units of one side stand before their retreat; `engaged` says who fought whom. */
interface Beaten {
  readonly units: Readonly<Record<string, string>>;
  readonly beaten: readonly string[];
  readonly attackers: Readonly<Record<string, readonly string[]>>;
  readonly vulnerable?: readonly string[];
  readonly more?: Partial<Position>;
}
function retreating({ units, beaten, attackers, vulnerable = [], more = {} }: Beaten): Table {
  const table = position({ units, step: 'combat', ...more });
  const number = (id: string): number => table.number(id);
  const enemy = (id: string) => ({ unit: number(id), contact: 1, files: 1, cover: 0, dice: 1 });
  const list = Object.entries(attackers);
  const defenders = [...new Set(list.flatMap(([, enemies]) => enemies))];
  const isAttacker = beaten.some(id => id in attackers);
  table.t.combat = {
    attackers: list.map(([id, enemies]) => ({
      unit: number(id),
      enemies: enemies.map(enemy),
      beaten: beaten.includes(id) ? 1 : 0,
    })),
    defenders: defenders.map(id => ({
      unit: number(id),
      flanked: 0,
      vulnerable: vulnerable.includes(id) ? 1 : 0,
      linear: isLinear(table.t, number(id)) ? 1 : 0,
      defence: 0,
      attack: 1,
      beaten: beaten.includes(id) ? 1 : 0,
    })),
    protected: [0, 0],
  };
  table.t.retreats = beaten.map(number);
  const side = table.number(beaten[0]!) < table.t.federals ? 0 : 1;
  const frame = (proc: string, step: string, locals: object) => ({ proc, step, locals, answer: null });
  table.state.stack = [
    frame('game', 'next', {}),
    frame('turn', 'status', { side: table.t.active }),
    frame('combat', isAttacker ? 'over' : 'attackersLose', {}),
    frame('retreats', table.t.held[side]! > 0 ? 'protect' : 'pick', { side, unit: -1, line: [], distance: 0, way: -1 }),
  ];
  return table;
}
const go = (unit: string, more: object = {}) => ({ type: 'retreat', unit, ...more }) as const;
/** f1 was beaten by c1, which charged it; the dice are those of the retreat. */
const beaten = (distance: number, units: Readonly<Record<string, string>> = {}, more: Partial<Position> = {}): Table =>
  retreating({
    units: { f1: '10 10 90 222', c1: '10 10 270 222', ...units },
    beaten: ['f1'],
    attackers: { c1: ['f1'] },
    more: { active: 'confederate', dice: [distance, 1, 1], ...more },
  });

describe('LL 7-dir-e, 7-dir-b, 7-ret-c, 7-rout-a worked retreats', () => {
  interface Given {
    readonly unit: Block;
    readonly engaged: Readonly<Record<string, Block>>;
    readonly friends?: Readonly<Record<string, Block>>;
    readonly distance: number;
  }
  interface Expected {
    readonly length?: number;
    readonly lengthTolerance?: number;
    readonly endAnchor?: readonly number[];
    readonly direction?: string;
    readonly routs?: boolean;
  }
  const ways = ({ unit, engaged, friends = {}, distance }: Given) => {
    const named = (all: Readonly<Record<string, Block>>, side: string) =>
      Object.fromEntries(Object.entries(all).map(([id, block]) => [`${side}${id}`, at(block)]));
    const table = position({ units: { f1: at(unit), ...named(friends, 'f'), ...named(engaged, 'c') }, step: 'combat' });
    const stands = footprintAt(
      { x: unit.anchor[0] * BW, y: unit.anchor[1] * BW, heading: unit.heading * 100 },
      formOf(unit.depths),
      BW,
    );
    const asked: Retreating = {
      unit: 0,
      at: stands,
      line: stands.pose,
      engaged: Object.keys(engaged).map(id => table.number(`c${id}`)),
      distance,
    };
    return waysOf(pub(table), asked);
  };
  it.each(casesOf<Given, Expected>('retreat'))('$id', ({ given, expected }) => {
    const found = ways(given);
    expect(found.length > 0).toBe(expected.routs !== true);
    for (const { length, path } of found) {
      expect(Math.abs(length - expected.length! * BW)).toBeLessThanOrEqual(expected.lengthTolerance! * BW);
      const end = path.at(-1)!;
      if (expected.endAnchor)
        expect([given.unit.anchor[0] * BW + end.x, given.unit.anchor[1] * BW + end.y]).toEqual(
          expected.endAnchor.map(each => each * BW),
        );
      if (expected.direction === 'left rear') expect(end.x < 0 && end.y < 0).toBe(true);
      if (expected.direction === 'left or right') expect(Math.abs(end.y)).toBeLessThan(100);
    }
  });
});

describe('LL 7-ret-a, 7-ret-b, 7-ret-c, 7-ret-e, 7-dir-a back as far as the dice say', () => {
  it('the passive side takes the higher die, the active side the lower', () => {
    const passive = retreating({
      units: { f1: '10 10 90 222', c1: '10 10 270 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'] },
      more: { active: 'confederate', dice: [2, 5, 1] },
    }).act(go('f1'));
    expect(passive.where('f1')).toEqual([10, 5, 90]);
    passive.done();
    const active = retreating({
      units: { f1: '10 10 90 222', c1: '10 10 270 222' },
      beaten: ['f1'],
      attackers: { f1: ['c1'] },
      more: { dice: [2, 5, 1] },
    }).act(go('f1'));
    expect(active.where('f1')).toEqual([10, 8, 90]);
    active.done();
  });
  it('to the flank it must go on until it is far enough from its opponents', () => {
    const table = beaten(3, { f1: '10 4 90 222', c1: '10 4 270 222' }, { dice: [3, 1, 1] });
    table.act(go('f1')).act({ ...go('f1'), way: 0 });
    const moved = table.said('combat.retreat.done')[0]!.args;
    expect(moved['length']).toBeGreaterThan(3 * BW);
  });
  it('the bases go before the unit does', () => {
    const dice = [...many(6, 1), 4, 1, 1, 1, 1, 1, 2, 2, 1];
    const table = position({ units: { f1: '10 10 90 222', c1: '10 13 270 222' }, step: 'combat', dice });
    table.act({ type: 'charge', unit: 'f1', wheel: 0 }).act({ type: 'end' }).act({ type: 'strike', unit: 'c1' });
    table.refused(go('c1'), '1-loss-b');
    table.act({ type: 'lose', unit: 'c1', file: 0 }).act(go('c1'));
    expect([table.form('c1'), table.where('c1')]).toEqual(['122', [10, 15, 270]]);
    table.done();
  });
});

describe('LL faq-6 a retreat of one when already one away', () => {
  it('moves one', () => {
    const table = beaten(1, { c1: '10 11 270 222' }, { dice: [1, 1, 1] }).act(go('f1'));
    expect(table.where('f1')).toEqual([10, 9, 90]);
  });
  it.each(casesOf<{ distance: number; moved: number }, { mayStop: boolean }>('retreatEnd'))(
    '$id',
    ({ given, expected }) => {
      expect(given.moved >= given.distance).toBe(expected.mayStop);
    },
  );
});

describe('LL 7-ret-d not within one base width of any enemy', () => {
  it('a third enemy near the end: go on', () => {
    const free = beaten(1, {}, { dice: [1, 1, 1] }).act(go('f1'));
    expect(free.where('f1')).toEqual([10, 9, 90]);
    const near = beaten(1, { c2: '13.2 8 90 22' }, { dice: [1, 1, 1] }).act(go('f1'));
    const { t } = near;
    const [mine, its] = [0, t.id.indexOf('c2')].map(unit =>
      footprintAt({ x: t.x[unit]!, y: t.y[unit]!, heading: t.heading[unit]! }, t.form[unit]!, BW),
    );
    expect(isNearer(mine!, its!, BW)).toBe(false);
    expect(near.where('f1')).not.toEqual([10, 9, 90]);
  });
});

describe('LL 7-ret-f not on top of friends', () => {
  it('past them', () => {
    const table = beaten(2, { f2: '10 8 90 22' }, { dice: [2, 1, 1] }).act(go('f1'));
    const said = table.said('combat.retreat.done')[0] ?? null;
    if (table.asked[1] === 'retreats.way') table.act({ ...go('f1'), way: 0 });
    expect(said === null || (said.args['length'] as number) > 2 * BW).toBe(true);
    const { t } = table;
    const [a, b] = [0, 1].map(unit =>
      footprintAt({ x: t.x[unit]!, y: t.y[unit]!, heading: t.heading[unit]! }, t.form[unit]!, BW),
    );
    expect(isNearer(a!, b!, 1) && a!.bases.some(base => b!.bases.includes(base))).toBe(false);
    expect(table.where('f1')).not.toEqual([10, 8, 90]);
  });
});

describe('LL 7-dir-c, 7-dir-d, 7-rout-c never ahead of its front, never through enemies', () => {
  it('an enemy behind: round it, and not forward', () => {
    const table = retreating({
      units: { f1: '10 10 90 222', c1: '10 10 270 222', c2: '10 8 90 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'], c2: ['f1'] },
      more: { active: 'confederate', dice: [2, 2, 1] },
    }).act(go('f1'));
    expect(table.asked[1]).toBe('retreats.way');
    table.refused({ ...go('f1'), way: 2 }, '7-dir-e');
    table.act({ ...go('f1'), way: 1 });
    expect(Math.abs(table.where('f1')[0]! - 10)).toBeGreaterThanOrEqual(5);
    expect(table.where('f1')[1]!).toBeLessThanOrEqual(10.005);
  });
  it('between two rivers with an enemy behind: no way', () => {
    const terrain = ['river 0 0 8.3 0 8.3 12 0 12', 'river 11.7 0 36 0 36 12 11.7 12'];
    const open = beaten(2, {}, { terrain, dice: [2, 1, 1] }).act(go('f1'));
    expect(open.where('f1')).toEqual([10, 8, 90]);
    expect(
      beaten(2, { c2: '10 6 90 1' }, { terrain, dice: [2, 1, 1] })
        .act(go('f1'))
        .form('f1'),
    ).toBe('');
  });
  it('only the front is open: no way', () => {
    const table = retreating({
      units: { f1: '10 10 90 222', c1: '10 8 90 222', c2: '11.5 9 180 222', c3: '8.5 9 0 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'], c2: ['f1'], c3: ['f1'] },
      more: { active: 'confederate', dice: [2, 2, 1] },
    }).act(go('f1'));
    expect(table.form('f1')).toBe('');
  });
});

describe('LL 7-nlin-a, 7-nlin-b, 7-nlin-c the formation of a retreat', () => {
  it.each(
    casesOf<{ before: { files: number; bases: number }; endsWithFiles: number }, { pathWidth: number }>(
      'retreatPathWidth',
    ),
  )('$id', ({ given, expected }) => {
    expect(linearFiles(given.before.bases)).toContain(given.endsWithFiles);
    expect(linearDepths(given.before.bases, given.endsWithFiles)).toHaveLength(expected.pathWidth);
  });
  it('a column ends in line, of a width its owner chooses', () => {
    const column = (): Table =>
      retreating({
        units: { f1: '10 12 90 6', c1: '10 12 270 222' },
        beaten: ['f1'],
        attackers: { c1: ['f1'] },
        vulnerable: ['f1'],
        more: { active: 'confederate', dice: [2, 1, 1] },
      });
    column().refused(go('f1', { files: 2 }), '7-nlin-a');
    expect(
      column()
        .act(go('f1', { files: 3 }))
        .form('f1'),
    ).toBe('222');
    expect(
      column()
        .act(go('f1', { files: 4 }))
        .form('f1'),
    ).toBe('1221');
    expect(column().act(go('f1')).form('f1')).toBe('222');
  });
  it('a line keeps its formation', () => {
    beaten(2).refused(go('f1', { files: 4 }), '7-nlin-c');
    expect(beaten(2).act(go('f1')).form('f1')).toBe('222');
    expect([mustLine([2, 2], false), mustLine([2, 2], true), mustLine([3, 3], false)]).toEqual([false, true, true]);
  });
});

describe('LL 7-pen-a, 7-pen-b, 7-pen-c penalties', () => {
  const friends = { f2: '10 7.5 90 2222' };
  const rocks = ['rocky 6 7 14 7 14 7.5 6 7.5'];
  it('each friend passed through loses a base', () => {
    const table = beaten(6, friends, { dice: [6, 1, 1] }).act(go('f1'));
    expect(table.said('combat.retreat.through').map(each => each.args)).toEqual([{ unit: 'f1', friend: 'f2' }]);
    while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
    expect([table.bases('f1'), table.bases('f2')]).toEqual([6, 7]);
    table.done();
  });
  it('difficult ground costs a base, once', () => {
    const terrain = [...rocks, 'stream 6 6 14 6 14 6.5 6 6.5'];
    const table = beaten(6, {}, { terrain, dice: [6, 1, 1] }).act(go('f1'));
    while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
    expect(table.bases('f1')).toBe(5);
    table.done();
  });
  it('one card before the first retreat spares them all', () => {
    const table = beaten(6, friends, { terrain: rocks, dice: [6, 1, 1], hands: { federal: ['quickstep'] } });
    expect(table.asked).toEqual(['federal', 'retreats.protect']);
    table.refused(go('f1'), '7-pen-a');
    table.act({ type: 'protect', card: table.card('quickstep') }).act(go('f1'));
    expect([table.bases('f1'), table.bases('f2')]).toEqual([6, 8]);
    table.done();
  });
  it('or nothing is played', () => {
    const table = beaten(6, friends, { dice: [6, 1, 1], hands: { federal: ['quickstep'] } })
      .act(decline)
      .act(go('f1'));
    expect(table.asked[1]).toBe('losses.lose');
  });
  it('every passage counts', () => {
    const table = retreating({
      units: { f1: '10 10 90 222', f2: '14 10 90 222', f3: '12 7 90 222222', c1: '10 10 270 222', c2: '14 10 270 222' },
      beaten: ['f1', 'f2'],
      attackers: { c1: ['f1'], c2: ['f2'] },
      more: { active: 'confederate', dice: [6, 6, 6, 6, 1] },
    });
    const settle = (): void => {
      if (table.asked[1] === 'retreats.way') table.act(table.offered()[0]!);
      while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
    };
    table.act(go('f1'));
    settle();
    table.act(go('f2'));
    settle();
    expect(table.bases('f3')).toBe(10);
    table.done();
  });
  it('what a retreat costs, with and without the card', () => {
    interface Given {
      readonly cardPlayed: boolean;
    }
    const cases = casesOf<Given, { ownLosses?: number; friendLosses: Readonly<Record<string, number>> }>(
      'retreatPenalties',
    );
    expect(cases.map(each => [each.given.cardPlayed, Object.values(each.expected.friendLosses).join()])).toEqual([
      [true, ''],
      [false, '1'],
      [false, '2'],
    ]);
  });
});

describe('LL 7-dret-c, 7-aret-a, 7-aret-b guns', () => {
  const battery = (form: string, more: Partial<Position> = {}): Table =>
    retreating({
      units: { f1: `guns 10 10 90 ${form}`, c1: '10 10 270 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'] },
      more: { active: 'confederate', dice: [3, 1, 1], ...more },
    });
  it('are limbered first, face as they like, and go far enough with every corner', () => {
    const table = battery('111').act(go('f1', { heading: 27_000 }));
    expect([table.form('f1'), table.bases('f1'), table.where('f1')[2]]).toEqual(['1', 3, 270]);
    const { t } = table;
    const [limber, enemy] = [
      footprintAt({ x: t.x[0]!, y: t.y[0]!, heading: t.heading[0]! }, '1', 1500),
      footprintAt({ x: 10 * BW, y: 10 * BW, heading: 27_000 }, '222', BW),
    ];
    expect(isNearer(limber, enemy, 3 * BW)).toBe(false);
    expect(isNearer(limber, enemy, 3 * BW + 60)).toBe(true);
    table.done();
  });
  it('to the flank as well', () => {
    const table = retreating({
      units: { f1: 'guns 10 10 90 111', c1: '10 10 270 222', c2: '10 8.4 90 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'], c2: ['f1'] },
      more: { active: 'confederate', dice: [3, 1, 1] },
    }).act(go('f1'));
    if (table.asked[1] === 'retreats.way') table.act(table.offered()[0]!);
    expect(Math.abs(table.where('f1')[0]! - 10)).toBeGreaterThanOrEqual(5);
  });
  it('infantry does not turn', () => {
    beaten(2).refused(go('f1', { heading: 0 }), '7-dir-a');
  });
  it('a penalty is a gun, and the last takes the limber with it', () => {
    const terrain = ['rocky 6 7 14 7 14 7.5 6 7.5'];
    const two = battery('11', { terrain }).act(go('f1'));
    expect([two.bases('f1'), two.t.lost]).toEqual([1, [1, 0]]);
    const last = battery('1', { terrain }).act(go('f1'));
    expect([last.form('f1'), last.t.lost]).toEqual(['', [1, 0]]);
  });
});

describe('LL 7-rout-a, 7-rout-b, 7-rout-c no way back', () => {
  it('ringed by enemies: gone with all its bases', () => {
    const table = retreating({
      units: { f1: '10 10 90 222', c1: '10 10 270 222', c2: '11.5 9 180 222', c3: '10 8 90 222', c4: '8.5 9 0 222' },
      beaten: ['f1'],
      attackers: { c1: ['f1'], c2: ['f1'], c3: ['f1'], c4: ['f1'] },
      more: { active: 'confederate', dice: [2, 2, 1] },
    }).act(go('f1'));
    expect([table.form('f1'), table.t.lost]).toEqual(['', [6, 0]]);
    expect(table.said('combat.retreat.none')).toHaveLength(1);
    table.done();
  });
  it('along the edge before off the table', () => {
    const table = beaten(5, { f1: '10 4.5 90 222', c1: '10 4.5 270 222' }, { dice: [5, 1, 1] }).act(go('f1'));
    if (table.asked[1] === 'retreats.way') table.act(table.offered()[0]!);
    expect(table.form('f1')).toBe('222');
    expect(table.where('f1')[1]! - 2).toBeGreaterThanOrEqual(0);
  });
  it('backs to the edge and hemmed in: gone', () => {
    const table = retreating({
      units: { f1: '10 2 90 222', c1: '10 2 270 222', c2: '11.5 1 180 22', c3: '8.5 1 0 22' },
      beaten: ['f1'],
      attackers: { c1: ['f1'], c2: ['f1'], c3: ['f1'] },
      more: { active: 'confederate', dice: [2, 2, 1] },
    }).act(go('f1'));
    expect(table.form('f1')).toBe('');
  });
});

describe('LL 7-dret-a the order is the owner’s', () => {
  it('and only the beaten go', () => {
    const table = retreating({
      units: { f1: '10 10 90 222', f2: '20 10 90 222', f3: '26 10 90 22', c1: '10 10 270 222', c2: '20 10 270 222' },
      beaten: ['f1', 'f2'],
      attackers: { c1: ['f1'], c2: ['f2'] },
      more: { active: 'confederate', dice: many(5, 2) },
    });
    table.refused(go('f3'), '7-dret-a');
    table.act(go('f2')).act(go('f1'));
    expect([table.where('f1')[1], table.where('f2')[1]]).toEqual([8, 8]);
    table.done();
  });
});
