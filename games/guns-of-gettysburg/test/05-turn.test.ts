import { describe, expect, it } from 'vitest';
import { SIDES, tokenId, tokensOf } from '../data/index.ts';
import { phase } from '../rules/05-turn.ts';
import { priceOf } from '../rules/06-orders.ts';
import { mostHours } from '../rules/07-duration.ts';
import { drawDue, halfOf } from '../rules/08-tokens.ts';
import { type Table as Board, HOLD, orderNumber } from '../state.ts';
import { outcomes } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const U = 'p149 culps-hill';
const C = 'p047 seven-stars';
const both = { 'howard-f1': U, 'heth-f1': C };
const TRAY = ['u-march-1', 'u-march-2', 'u-march-3', 'u-march-4', 'u-march-5', 'u-march-6', 'u-march-7', 'u-any-1'];
const CTRAY = ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4', 'c-march-5', 'c-march-6', 'c-heth-1', 'c-heth-2'];
const declaring = (p: Position = {}): Table =>
  position({ step: 'declare', blocks: both, trays: { union: TRAY.slice(0, 4) }, ...p });
const declare = (order: string) => ({ type: 'declare', order }) as const;
const discard = (...tokens: string[]) => ({ type: 'discard', tokens }) as const;

describe('GOG 6.1a, 6.1b, 6.1c, 6.1d, 6.5a which orders may be declared', () => {
  interface Given {
    hours: number;
    tray: number;
    role?: string;
    hoursLeftBeforeNight?: number;
    unionBlocksOnMap?: number;
  }
  it.each(outcomes<Given, string[]>('order-after-short-turn'))(
    'worked example: $label',
    ({ hours, tray, role, hoursLeftBeforeNight, unionBlocksOnMap, expected }) => {
      const night = hoursLeftBeforeNight === hours;
      const table = declaring({
        side: 'confederate',
        first: role === 'first' ? 'confederate' : 'union',
        hours,
        box: night ? 16 - hours : 8,
        blocks: unionBlocksOnMap === 0 ? { 'heth-f1': C, 'howard-f1': 'emmitsburg' } : both,
        trays: { confederate: CTRAY.slice(0, tray) },
        table: { shortened: hours < 3 && role !== 'first' && !night ? 1 : 0 },
      });
      const offered = table.offered().map(action => (action.type === 'declare' ? action.order : ''));
      expect(offered.sort()).toEqual([...expected].sort());
    },
  );
  it('declared openly, in force next turn', () => {
    const table = declaring({
      side: 'confederate',
      trays: { union: TRAY.slice(0, 2), confederate: CTRAY.slice(0, 2) },
    });
    table.refused(declare('charge'), '6.1a');
    table.act(declare('attack'));
    expect(table.said('order.declared')[0]!.args).toEqual({ side: 'confederate', order: 'attack' });
    expect(table.t.next[1]).toBe(orderNumber('attack'));
  });
  it('Attack is barred in the Night of 3 July, which has no next turn', () => {
    declaring({ day: 3, box: 16 }).refused(declare('attack'), '6.1c');
    declaring({ day: 2, box: 16 }).allowed(declare('attack'));
  });
});

describe('GOG 6.4b, 8.3a Withdraw costs half the tray at once', () => {
  it.each([
    [7, 4],
    [4, 2],
    [1, 1],
  ])('of %i tokens at least %i go', (tray, least) => {
    const table = declaring({ trays: { union: TRAY.slice(0, tray) } }).declare('withdraw');
    expect(table.asked).toEqual(['union', 'phase.price']);
    if (least > 1) table.refused(discard(...TRAY.slice(0, least - 1)), '6.4b');
    table.refused(discard('u-any-2'), '4.6c');
    table.allowed(discard(...TRAY.slice(0, tray)));
    table.act(discard(...TRAY.slice(0, least)));
    expect(table.state.hands['union-staff']!.returned).toHaveLength(least);
    expect(table.t.tray[0]).toBe(tray - least);
    table.sound();
  });
  it('an empty tray pays nothing', () => {
    const table = declaring({ trays: {} }).declare('withdraw');
    expect(table.asked[0]).toBe('confederate');
  });
});

describe('GOG 6.4c, 17.1b Withdraw before Night is paid in the Night, before the draw', () => {
  it('half of the tray as it stands then', () => {
    const table = position({
      side: 'confederate',
      first: 'union',
      step: 'declare',
      box: 15,
      blocks: both,
      trays: { confederate: CTRAY.slice(0, 5), union: [] },
    });
    table.declare('withdraw');
    expect(table.t.tray[1]).toBe(5);
    expect(table.asked).toEqual(['confederate', 'phase.late']);
    table.refused(discard(...CTRAY.slice(0, 2)), '6.4c');
    table.act(discard(...CTRAY.slice(0, 3)));
    expect(table.t.tray[1]).toBe(3); // two left, and one drawn for the hour of Night
    expect(table.t.late).toEqual([0, 0]);
  });
});

describe('GOG 6.5b Hold again after forced withdrawals', () => {
  interface Given {
    order: string;
    forcedWithdrawals: number;
    tray: number;
  }
  it.each(outcomes<Given, { discard: number }>('order-hold-again'))(
    'worked example: $label',
    ({ order, forcedWithdrawals, tray, expected }) => {
      const table = declaring({
        orders: { union: order },
        trays: { union: TRAY.slice(0, tray) },
        table: { forced: forcedWithdrawals > 0 ? 1 : 0 },
      });
      table.declare('hold');
      expect(table.asked[1] === 'phase.price' ? priceOf(table.t, 0).least : 0).toBe(expected.discard);
      expect(priceOf(table.t, 0).most).toBe(expected.discard);
    },
  );
  it('another order costs nothing of the kind', () => {
    const table = declaring({ table: { forced: 1 } }).declare('attack');
    expect(table.asked[0]).toBe('confederate');
  });
});

describe('GOG 6.3d what the enemy did since the declaration', () => {
  it('is forgotten at the declaration', () => {
    const table = declaring({ table: { stirred: [1, 1] } }).declare('attack');
    expect(table.t.stirred[1]).toBe(0);
    expect(table.t.stirred[0]).toBe(1);
  });
});

describe('GOG 7.1b, 5.1d the first player', () => {
  interface Given {
    declared: { side: string; order: string }[];
  }
  it.each(outcomes<Given, { first: string }>('turn-first-player'))(
    'worked example: $label',
    ({ declared, expected }) => {
      const table = position({ side: 'confederate', step: 'declare', blocks: both, box: 8 });
      for (const { side, order } of declared) if (order === 'withdraw') table.t.latest = SIDES.indexOf(side as 'union');
      table.declare('hold');
      expect(SIDES[table.t.first]).toBe(expected.first);
    },
  );
  it('Confederate Withdraw makes the Confederates first and the Union choose the hours', () => {
    const many = Object.fromEntries(['howard-f1', 'howard-f2', 'howard-f3'].map(block => [block, 'emmitsburg']));
    const table = position({
      side: 'confederate',
      step: 'declare',
      blocks: { ...many, ...both, 'heth-f2': C, 'pender-f1': 'p031 seven-stars' },
    });
    table.declare('withdraw');
    expect(table.t.first).toBe(1);
    expect(table.asked).toEqual(['union', 'turn.hours']);
    table.refused({ type: 'hours', hours: 0 }, '7.1c');
    table.refused({ type: 'hours', hours: 3 }, '7.1c');
  });
});

describe('GOG 7.1c, 7.1d, 7.1e, 7.2b, 7.2c, 7.2d the hours of a turn', () => {
  interface Given {
    startBox: number;
    turn?: number;
    orders?: Record<string, string>;
    inPlay?: Record<string, number>;
  }
  const names = {
    union: ['howard', 'sykes', 'hancock', 'sickles'],
    confederate: ['heth', 'pender', 'anderson', 'rodes', 'early', 'johnson'],
  };
  const army = (side: 'union' | 'confederate', count: number): Record<string, string> => {
    const each = side === 'union' ? 3 : 2;
    const blocks = names[side]
      .flatMap(name => Array.from({ length: each }, (_, i) => `${name}-f${i + 1}`))
      .slice(0, count);
    const places =
      side === 'union'
        ? ['p149 culps-hill', 'p176 codori-north', 'p131 cemetery-hill']
        : ['p047 seven-stars', 'p031 seven-stars', 'p049 seven-stars', 'p026 seven-stars'];
    return Object.fromEntries(
      blocks.map((block, i) => [
        block,
        i === count - 1
          ? side === 'union'
            ? 'emmitsburg'
            : 'chambersburg'
          : i === count - 2
            ? 'off seven-stars'
            : places[Math.floor(i / 3)]!,
      ]),
    );
  };
  it.each(outcomes<Given, { maximum: number }>('turn-length'))(
    'worked example: $label',
    ({ startBox, turn, orders, inPlay, expected }) => {
      const blocks = {
        ...army('union', inPlay?.['union'] ?? 8),
        ...army('confederate', inPlay?.['confederate'] ?? 11),
      };
      const table = position({ blocks, box: startBox, ...(orders ? { orders } : {}), table: { turn: turn ?? 6 } });
      expect(mostHours(table.t)).toBe(expected.maximum);
    },
  );
  it('a shortened turn is remembered, a full one is not', () => {
    const blocks = { ...army('union', 8), ...army('confederate', 11) };
    const asked = (): Table => position({ blocks, step: 'turn.hours', box: 8, dice: [1, 1, 1, 1] });
    const short = asked().act({ type: 'hours', hours: 2 });
    expect([short.t.hours, short.t.shortened]).toEqual([2, 1]);
    const full = asked().act({ type: 'hours', hours: 3 });
    expect([full.t.hours, full.t.shortened]).toEqual([3, 0]);
    full.done();
  });
});

describe('GOG 5.1a, 7.1a, 7.1c, 7.2e the markers on the track', () => {
  it('a turn of three hours moves the start by three, Night leads to 5 AM', () => {
    const next = (box: number, hours: number, day = 1): Board =>
      position({ side: 'confederate', step: 'declare', blocks: both, box, hours, day }).declare('hold').t;
    expect(next(4, 3)).toMatchObject({ day: 1, box: 7 });
    expect(next(5, 1)).toMatchObject({ day: 1, box: 6 });
  });
  it('the end marker lies where the second player puts it', () => {
    const union = { 'howard-f2': 'p155 cemetery-hill', 'howard-f3': 'p162 leister' };
    const blocks = { ...both, ...union, 'heth-f2': 'p075 herr-west', 'pender-f1': 'p078 railroad-cut' };
    const table = position({ step: 'turn.hours', blocks, box: 5 });
    expect(table.asked).toEqual(['confederate', 'turn.hours']);
    table.refused({ type: 'hours', hours: 3 }, '7.1c');
    expect(table.act({ type: 'hours', hours: 2 }).t.hours).toBe(2);
  });
});

describe('GOG 5.1b, 5.1c, 10.1a, 10.1b phases and steps in order', () => {
  it('withdrawals, then attacks, then reinforcements, then marches', () => {
    const steps = Object.keys(phase.steps);
    const moves = ['withdrawals', 'attack', 'enter', 'march'].map(step => steps.indexOf(step));
    expect(moves).toEqual(moves.filter(at => at >= 0).sort((a, b) => a - b));
  });
  it('first player, second player, objectives; withdrawals, reinforcements, marches, order', () => {
    const table = position({
      step: 'enter',
      blocks: { ...both, 'howard-f2': 'emmitsburg', 'heth-f2': 'chambersburg' },
      trays: {},
    });
    table.refused(table.way('march', 'howard-f1', ['culps-hill', 'p166']), '5.1c');
    table.refused(table.way('march', 'heth-f1', ['seven-stars', 'p031']), '5.1c', 'union');
    table.act({ type: 'endEntries' });
    table.refused({ type: 'endEntries' }, '5.1c');
    table.endMarches().refused({ type: 'endMarches' }, '6.1a');
    table.declare('hold');
    expect(table.asked).toEqual(['confederate', 'phase.enter']);
    table.act({ type: 'endEntries' }).endMarches().declare('hold');
    expect(table.t.turn).toBe(6);
    expect(table.events.filter(event => event.heading).map(event => event.key)).toEqual([
      'phase.begins',
      'objectives.earned',
      'turn.begins',
      'phase.begins',
    ]);
  });
});

describe('GOG 8.1a, 8.1b, 8.1c, 8.2a, 8.2b drawing', () => {
  it('one an hour, none under Attack', () => {
    const of = (order: string, hours: number): number => drawDue(position({ orders: { union: order }, hours }).t, 0);
    expect([of('hold', 3), of('withdraw', 2), of('attack', 1)]).toEqual([3, 2, 0]);
  });
  interface Given {
    hours: number;
    order: string;
    tray: number;
    pool: number;
    returnStack: number;
  }
  interface Drawn {
    tray: number;
    pool: number;
    returnStack: number;
    discarded?: number;
    rebuilt?: boolean;
  }
  it.each(outcomes<Given, Drawn>('draw-tokens'))(
    'worked example: $label',
    ({ hours, order, tray, pool, returnStack, expected }) => {
      const slugs = tokensOf(0).map(tokenId);
      const table = position({
        side: 'confederate',
        first: 'confederate',
        step: 'declare',
        hours,
        blocks: both,
        orders: { union: order },
        trays: { union: slugs.slice(0, tray) },
        returned: { union: slugs.slice(tray, tray + returnStack) },
        spent: { union: slugs.slice(tray + returnStack, 32 - pool) },
        dice: expected.rebuilt ? Array.from({ length: returnStack - 1 }, () => 1) : [],
      });
      table.declare('hold');
      if (expected.discarded) {
        table.refused({ type: 'discard', tokens: table.tray('union').slice(0, 1) }, '8.1c');
        table.act({ type: 'discard', tokens: table.tray('union').slice(0, expected.discarded) });
      }
      expect([table.t.tray[0], table.t.pool[0], table.t.returned[0]]).toEqual([
        expected.tray,
        expected.pool,
        expected.returnStack,
      ]);
      table.done();
    },
  );
  it('half is rounded up', () => expect([0, 1, 4, 5, 7].map(halfOf)).toEqual([0, 1, 2, 3, 4]));
});

describe('GOG 6.1d Hold while a side is not on the map', () => {
  it('the Union of turn one may only Hold', () => {
    const table = declaring({ blocks: { 'buford-f1': U, 'heth-f1': 'chambersburg' } });
    expect(table.offered()).toEqual([declare('hold')]);
    table.refused(declare('withdraw'), '6.1d');
    expect(table.t.order).toEqual([HOLD, HOLD]);
  });
});
