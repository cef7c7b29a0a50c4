import { describe, expect, it } from 'vitest';
import { board, positionNumber, UNION } from '../data/index.ts';
import { isTwin, markForced, separation } from '../rules/14-withdrawals.ts';
import { twins } from './fixture.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';
import { steps, waysFrom } from './ways.ts';

const withdrawing = (p: Position, ...owing: string[]): Table => {
  const table = position({ step: 'withdrawals', ...p });
  for (const block of owing) table.t.owes[table.number(block)] = 1;
  return table;
};

describe('GOG 14.3a, 14.3b, 14.3d, 14.3e, 14.3f, 14.3g a withdrawal, step by step', () => {
  const { given, expect: expected } = example('withdrawal-steps');
  const blocks = placed(given['blocks']);
  const table = (order = 'hold'): Table => withdrawing({ blocks, orders: { union: order } }, 'hancock-f1');
  type Ends = Record<string, { steps: number; separation: number }>;
  it('worked example: separations', () => {
    const { t } = table();
    expect(separation(t, UNION, positionNumber('p176'))).toBe(expected['startSeparation']);
    for (const [to, { separation: apart }] of Object.entries({
      ...(expected['firstStep'] as Ends),
      ...(expected['ends'] as Ends),
    }))
      expect([to, separation(t, UNION, positionNumber(to))]).toEqual([to, apart]);
    expect(separation(t, UNION, -1)).toBe(3);
  });
  it('worked example: every end, and no other', () => {
    const at = table();
    const ends = new Set(
      waysFrom(at.t.at[0]!, 2)
        .filter(path => at.whyNot(at.way('withdraw', 'hancock-f1', path)) === null)
        .map(path => path.at(-1)!),
    );
    expect([...ends].sort()).toEqual(Object.keys(expected['ends'] as Ends).sort());
    for (const [to, { steps: needs }] of Object.entries(expected['ends'] as Ends))
      expect([to, steps(at, 'withdraw', 'hancock-f1', to)]).toEqual([to, needs]);
  });
  it('worked example: the paths named', () => {
    const at = table();
    const go = (...path: string[]) => at.way('withdraw', 'hancock-f1', path);
    at.refused(go('codori-north', 'p182'), '14.3b');
    at.refused(go('leister', 'p155', 'cemetery-hill', 'p159'), '10.2a');
    at.refused(go('leister', 'p155', 'leister', 'p159'), '14.3f');
    at.allowed(go('leister', 'p155', 'cemetery-hill', 'p145'));
    at.allowed(go('leister', 'p159', 'bliss-north', 'p129'));
    at.refused(go('leister', 'p162', 'culps-hill', 'p151'), '14.3a');
  });
  it('four steps under Withdraw', () => {
    const at = table('withdraw');
    at.allowed(at.way('withdraw', 'hancock-f1', ['leister', 'p162', 'culps-hill', 'p151']));
  });
  it('stops beside an enemy new to it, goes on past an old one', () => {
    const near = withdrawing(
      {
        blocks: { ...blocks, 'early-f1': 'p149 culps-hill', 'rodes-f1': 'p177 lower-culps' },
        orders: { union: 'withdraw' },
      },
      'hancock-f1',
    );
    const go = (...path: string[]) => near.way('withdraw', 'hancock-f1', path);
    near.allowed(go('leister', 'p155'));
    near.refused(go('leister', 'p155', 'cemetery-hill', 'p145'), '14.3d');
    near.allowed(go('leister', 'p159', 'bliss-north', 'p129'));
    near.refused(go('leister', 'p177'), '14.3e');
  });
});

describe('GOG 14.3d, 14.3f, 14.4a, 10.4a a way that cannot end is no way', () => {
  const blocks = { 'hancock-f1': 'p074 herr-tavern', 'heth-f1': 'p064 hagy' };
  const full = { 'sykes-f1': 'p088 willoughby-n', 'sykes-f2': 'p088 willoughby-n', 'sykes-f3': 'p088 willoughby-n' };
  it('the only farther position binds as long as one more block may stop there', () => {
    const table = withdrawing({ blocks }, 'hancock-f1');
    table.allowed(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p088']));
    table.refused(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p078']), '14.3f');
  });
  it('if it is full, one as far will do, and the block is not lost', () => {
    const table = withdrawing({ blocks: { ...blocks, ...full } }, 'hancock-f1');
    table.refused({ type: 'endWithdrawals' }, '14.2a');
    table.refused(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p088']), '14.3f');
    table.allowed(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p078']));
  });
  it('nor must it stop beside the enemy next to whom it began', () => {
    const table = withdrawing({ blocks: { ...blocks, ...full } }, 'hancock-f1');
    table.allowed(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p078', 'railroad-cut', 'p089']));
  });
  it('nor does a withdrawal come back to where it began', () => {
    const table = withdrawing({ blocks: { ...blocks, ...full } }, 'hancock-f1');
    table.refused(table.way('withdraw', 'hancock-f1', ['willoughby-n', 'p078', 'willoughby-n', 'p074']), '14.4a');
  });
});

describe('GOG 14.2a, 14.2c, 14.2d who must withdraw', () => {
  const { given, expect: expected } = example('withdrawal-forced');
  const blocks = placed(given['blocks']);
  const winners = (given['blocks'] as { block: string; wonLastPhase?: boolean }[])
    .filter(each => each.wonLastPhase)
    .map(each => each.block);
  it('worked example: near any winner, whoever was attacked', () => {
    const table = position({ blocks, won: winners });
    markForced(table.t, UNION);
    const forced = expected['forced'] as Record<string, string | null>;
    for (const [block, why] of Object.entries(forced))
      expect([block, table.t.owes[table.number(block)]]).toEqual([block, why ? 1 : 0]);
    const nobody = position({ blocks });
    markForced(nobody.t, UNION);
    expect(nobody.t.owes.some(one => one === 1)).toBe(false);
  });
  it('under every order, and the step cannot end before', () => {
    for (const order of ['hold', 'attack', 'withdraw']) {
      const table = withdrawing(
        { blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f2': 'p176 leister' }, orders: { union: order } },
        'hancock-f1',
      );
      table.refused({ type: 'endWithdrawals' }, '14.2a');
    }
  });
  it('judged at the start of the phase: who is freed meanwhile must still go', () => {
    const table = position({
      side: 'confederate',
      step: 'declare',
      first: 'confederate',
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f2': 'p176 leister', 'hancock-f3': 'p197 codori' },
      won: ['pickett-f2'],
    }).declare('hold');
    expect(table.asked).toEqual(['union', 'withdrawals.move']);
    table.withdraw('hancock-f1', 'leister', 'p155');
    table.refused({ type: 'endWithdrawals' }, '14.2a');
    expect(table.t.stirred[0]).toBe(1);
    expect(table.t.forced).toBe(1);
  });
});

describe('GOG 14.1a, 6.4a, 6.5a voluntary withdrawals', () => {
  const blocks = {
    'howard-f1': 'p066 barlow-knoll',
    'early-f1': 'p051 barlow-knoll',
    'howard-f2': 'p149 culps-hill',
    'howard-f3': 'p066 barlow-knoll',
  };
  it('under Withdraw, in contact or under fire', () => {
    const table = withdrawing({ blocks, orders: { union: 'withdraw' } });
    table.allowed(table.way('withdraw', 'howard-f1', ['college', 'p093']));
    table.refused(table.way('withdraw', 'howard-f2', ['cemetery-hill', 'p145']), '14.1a');
  });
  it('not under Hold', () => {
    const table = withdrawing({ blocks });
    table.refused(table.way('withdraw', 'howard-f1', ['college', 'p093']), '6.4a');
    table.allowed({ type: 'endWithdrawals' });
  });
});

describe('GOG 14.3c not along the same front', () => {
  it('a twin between the same two areas is barred, on a map that has one', () => {
    expect([isTwin(0, 1, twins), isTwin(0, 2, twins), isTwin(0, 0, twins)]).toEqual([true, false, false]);
    const ours = Array.from(
      { length: board.positions },
      (_, a) => board.positionsOf[board.areaOf[2 * a]!]!.filter(b => isTwin(a, b)).length,
    );
    expect(Math.max(...ours)).toBe(0);
  });
});

describe('GOG 14.4b, 14.4c, 14.4d ending next to the enemy', () => {
  const { given } = example('withdrawal-end-next-to-enemy');
  const blocks = placed(given['blocks']);
  interface Given {
    to: Record<string, string>;
  }
  it.each(outcomes<Given, { reductions: number }>('withdrawal-end-next-to-enemy'))(
    'worked example: $label',
    ({ to, expected }) => {
      const table = withdrawing({ blocks }, 'hancock-f1', 'hancock-f2', 'sickles-f1');
      const moves: Record<string, string> = { 'hancock-f1': 'p155', 'hancock-f2': 'p155', 'sickles-f1': 'p243', ...to };
      for (const [block, goal] of Object.entries(moves)) {
        const rear = block === 'sickles-f1' ? 'wheatfield' : 'leister';
        table.withdraw(block, rear, goal);
      }
      let reductions = 0;
      while (table.asked[1] !== 'phase.march') {
        if (table.asked[1] === 'withdrawals.suffer') {
          expect(table.asked[0]).toBe('union');
          expect(table.offered()).toHaveLength(2);
          table.refused({ type: 'suffer', stand: table.stand('sickles-f1') }, '14.4d');
          table.act(table.offered()[0]!);
        } else if (table.asked[1] === 'reduce.pick') {
          reductions++;
          table.act({ type: 'pick', which: 0 });
        } else table.act(table.offered()[0]!);
      }
      expect(reductions).toBe(expected.reductions);
    },
  );
});

describe('GOG 18.3a, 18.4a cavalry withdraws under any order, mounted', () => {
  const { given } = example('cavalry-withdrawal');
  const all = placed(given['blocks']);
  interface Given {
    order: string;
    mounted?: boolean;
    block?: string;
    remove?: string[];
  }
  it.each(outcomes<Given, { legal: boolean } & Record<string, number | null | boolean>>('cavalry-withdrawal'))(
    'worked example: $label',
    ({ order, mounted, block, remove, expected }) => {
      const mover = block ?? 'buford-f1';
      const blocks = { [mover]: all['buford-f1']!, ...(remove ? {} : { 'heth-f1': all['heth-f1']! }) };
      const table = withdrawing({ blocks, orders: { union: order } });
      const reach = (to: string): number | null => steps(table, 'withdraw', mover, to, mounted ? { mounted } : {}, 4);
      if (!expected.legal) return expect(reach('p078')).toBeNull();
      for (const [to, needs] of Object.entries(expected))
        if (/^p\d/.test(to)) expect([to, reach(to)]).toEqual([to, needs]);
    },
  );
  it('the reasons', () => {
    const table = withdrawing({ blocks: all });
    table.refused(table.way('withdraw', 'buford-f1', ['herr-tavern', 'p074']), '18.3a');
    table.act(table.way('withdraw', 'buford-f1', ['herr-tavern', 'p074'], { mounted: true }));
    expect(table.said('block.shown')).toHaveLength(1);
  });
});
