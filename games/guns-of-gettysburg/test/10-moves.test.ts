import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, positionNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { costOf, priceOfWay, stridesOf } from '../rules/10-moves.ts';
import { example, outcomes, placed, wayOf } from './helpers.ts';
import { position, type Table } from './table.ts';

const step = (from: string, area: string, to: string): number =>
  costOf(positionNumber(from), { area: areaNumber(area), to: positionNumber(to) });

describe('GOG 10.2a, 10.2b, 10.2c, 10.2d, 3.2a, 3.2g what a move costs', () => {
  it('worked example', () => {
    const { actions, expect: expected } = example('move-cost') as unknown as {
      actions: { do: string; from: string; area: string; to: string; path: { area: string; position: string }[] }[];
      expect: { steps: number[]; paths: number[] };
    };
    const single = actions.filter(each => each.do === 'step').map(each => step(each.from, each.area, each.to));
    expect(single).toEqual(expected.steps);
    const whole = actions
      .filter(each => each.do === 'path')
      .map(each => priceOfWay(positionNumber(each.from), stridesOf(wayOf(each.path))!));
    expect(whole).toEqual(expected.paths);
  });
  it('facing does not matter', () => {
    for (const front of ['mcmillan', 'schultz'])
      position({ blocks: { 'heth-f1': `p136 ${front}` }, side: 'confederate' }).allowed({
        type: 'march',
        stand: 'c1',
        path: ['schultz', 'p122'],
        front: 'schultz',
      });
  });
});

describe('GOG 10.2e the front is chosen on arrival', () => {
  it('either way, at no cost, and it must be named', () => {
    const table = position({ blocks: { 'howard-f1': 'p149 culps-hill' } });
    const go = (front?: string) =>
      ({ type: 'march', stand: 'u1', path: ['culps-hill', 'p166'], ...(front ? { front } : {}) }) as const;
    table.allowed(go('culps-hill'));
    table.allowed(go('lower-culps'));
    table.refused(go('leister'), '10.2e');
    table.refused(go(), '10.2e');
    expect(table.act(go('lower-culps')).front('howard-f1')).toBe('lower-culps');
  });
});

describe('GOG 10.2f turning in place', () => {
  it('once, for whoever has not moved, even under fire', () => {
    const table = position({ blocks: { 'howard-f1': 'p066 barlow-knoll', 'early-f1': 'p051 barlow-knoll' } });
    table.refused(table.way('march', 'howard-f1', ['college', 'p093']), '12.3c');
    table.act({ type: 'turn', stand: 'u1' });
    expect(table.front('howard-f1')).toBe('college');
    table.refused({ type: 'turn', stand: 'u1' }, '10.2f');
  });
  it('not after a march', () => {
    const table = position({ blocks: { 'howard-f1': 'p149 culps-hill' } }).march('howard-f1', 'culps-hill', 'p166');
    table.refused({ type: 'turn', stand: 'u1' }, '10.2f');
  });
});

describe('GOG 10.2g, 10.4a, 10.4b, 10.4c several blocks on a position', () => {
  const stacked = (): Table => position({ blocks: placed(example('several-blocks').given['blocks']) });
  it('worked example: a fourth may pass, not stop', () => {
    const table = stacked();
    table.refused(table.way('march', 'reynolds-f1', ['cemetery-hill', 'p145']), '10.4a');
    table.allowed(table.way('march', 'reynolds-f1', ['cemetery-hill', 'p145', 'bliss-north', 'p161']));
  });
  it('all must face the same way when the phase ends; who has moved may turn for that', () => {
    const table = stacked().act({ type: 'turn', stand: 'u2' });
    table.refused({ type: 'endMarches' }, '10.2g');
    table.act({ type: 'turn', stand: 'u2' });
    table.allowed({ type: 'endMarches' });
  });
});

describe('GOG 10.4g, 2.1b stacks are shuffled at the start of their owner’s phase', () => {
  const begun = (dice: number[]): Table =>
    position({
      side: 'union',
      step: 'declare',
      blocks: {
        'howard-f1': 'p149 culps-hill',
        'heth-f1': 'p047 seven-stars',
        'pender-f1': 'p047 seven-stars',
        'anderson-f1': 'p031 seven-stars',
      },
      dice,
      table: { clues: [{ block: blockNumber('heth-f1'), group: 0, stands: [25] }] },
    }).declare('hold');
  it('labels change stands, and nobody else knows which', () => {
    const [same, other] = [begun([2]), begun([1])];
    same.done();
    expect(same.stand('heth-f1')).toBe('c1');
    expect(other.stand('heth-f1')).toBe('c2');
    expect(other.stand('anderson-f1')).toBe('c3');
    expect(view(game, same.state, 'union')).toEqual(view(game, other.state, 'union'));
  });
  it('what was seen before is known of the stack only', () => {
    const { t } = begun([1]);
    expect(t.clues).toEqual([{ block: blockNumber('heth-f1'), group: 0, stands: [25, 26] }]);
    expect(t.mix.slice(25, 28)).toEqual([25, 25, 27]);
  });
});

describe('GOG 10.1c, 10.1d, 10.1e one block at a time, as many as one likes, each once', () => {
  it('none or all may march, nobody twice', () => {
    const blocks = { 'howard-f1': 'p149 culps-hill', 'howard-f2': 'p145 bliss-north', 'howard-f3': 'p149 culps-hill' };
    position({ blocks }).allowed({ type: 'endMarches' });
    const table = position({ blocks })
      .march('howard-f1', 'culps-hill', 'p166')
      .march('howard-f2', 'cemetery-hill', 'p155');
    for (const block of ['howard-f1', 'howard-f2'])
      table.refused(table.way('march', block, ['cemetery-hill', 'p145']), '10.1e');
    expect(table.where('howard-f3')).toBe('p149');
    expect(
      table.whyNot({ type: 'march', stand: 'u1,u2', path: ['culps-hill', 'p166'], front: 'culps-hill' })!.rule,
    ).toBe('§12.1a');
  });
});

describe('GOG 10.2h Union blocks and Confederate entry areas', () => {
  interface Given {
    do: string;
    path: { area: string; position: string }[];
  }
  it.each(outcomes<Given, { legal: boolean }>('setup-buford').filter(each => each.do === 'march'))(
    'worked example: $label',
    ({ path, expected }) => {
      const table = position({ blocks: { 'reynolds-f1': 'p060 herr-west' } });
      const march = table.way('march', 'reynolds-f1', wayOf(path));
      if (expected.legal) table.allowed(march);
      else table.refused(march, '10.2h');
    },
  );
  it('Confederates may stand at Union entry areas', () => {
    const table = position({ side: 'confederate', blocks: { 'heth-f1': 'p269 bushman' } });
    table.allowed(table.way('march', 'heth-f1', ['warfield', 'p282']));
  });
});

describe('GOG 10.3a, 10.3b, 10.3c, 10.3d, 10.3e, 10.3f leaving and returning', () => {
  interface Given {
    do: string;
    path: { area: string; position?: string }[];
    offMapAt?: string;
    laterTurn?: boolean;
    enemyFieldCovers?: string[];
  }
  const RULES: Record<string, string> = {
    'exit-through-pitzer-school': '10.3b',
    'return-same-turn': '10.3d',
    'return-through-marsh-creek': '10.3d',
    'return-under-fire': '12.3a',
  };
  const cases = outcomes<Given, { legal: boolean; steps?: number }>('leave-and-return').filter(
    each => each.do === 'march',
  );
  it.each(cases)('worked example: $label', ({ label, path, offMapAt, laterTurn, enemyFieldCovers, expected }) => {
    const table = position({
      side: 'confederate',
      blocks: {
        'anderson-f1': offMapAt ? `off ${offMapAt}` : 'p203 breams-hill',
        ...(enemyFieldCovers ? { 'howard-f1': 'p217 breams-hill' } : {}),
      },
    });
    if (laterTurn === false) table.t.since[table.number('anderson-f1')] = table.t.turn;
    const march = table.way('march', 'anderson-f1', wayOf(path));
    if (!expected.legal) return void table.refused(march, RULES[label]!);
    table.allowed(march);
    expect(priceOfWay(table.t.at[table.number('anderson-f1')]!, stridesOf(wayOf(path))!)).toBe(expected.steps);
  });
  it('a block that left is beside its area and in play', () => {
    const table = position({ side: 'confederate', blocks: { 'anderson-f1': 'p203 breams-hill' } }).march(
      'anderson-f1',
      'breams-hill',
    );
    expect(table.where('anderson-f1')).toBe('off breams-hill');
    table.refused(table.way('march', 'anderson-f1', ['breams-hill', 'p217']), '10.1e');
  });
});

describe('GOG 10.4d only an attack enters an enemy position', () => {
  it('a march onto it or through it is refused', () => {
    const table = position({
      side: 'confederate',
      blocks: { 'heth-f1': 'p087 herr-east', 'reynolds-f2': 'p078 railroad-cut' },
    });
    table.refused(table.way('march', 'heth-f1', ['herr-tavern', 'p074', 'willoughby-n', 'p078']), '10.4d');
  });
});

describe('GOG 10.4f nobody passes through an enemy', () => {
  it('a block that shares a position leaves by its rear only', () => {
    const blocks = { 'johnson-f1': 'p151 culps-hill', 'slocum-f1': 'p151 rock-creek-s' };
    const table = position({ side: 'confederate', blocks, orders: { confederate: 'attack' } });
    expect(table.whyNot(table.way('march', 'johnson-f1', ['culps-hill', 'p166']))!.rule).toBe('§10.4f');
    expect(table.whyNot(table.way('march', 'johnson-f1', ['rock-creek-s', 'p150']))?.rule).not.toBe('§10.4f');
  });
});

describe('GOG 10.5a under Withdraw nobody goes near the enemy', () => {
  it('neither next to him nor under his fire; under Hold he may', () => {
    const blocks = { 'reynolds-f2': 'p078 railroad-cut', 'heth-f1': 'p087 herr-east' };
    const go = (order: string) => {
      const table = position({ side: 'confederate', blocks, orders: { confederate: order } });
      return ['p088', 'p096'].map(to => {
        const path = to === 'p088' ? ['herr-tavern', 'p074', 'willoughby-n', 'p088'] : ['herr-east', 'p096'];
        return table.whyNot(table.way('march', 'heth-f1', path))?.rule;
      });
    };
    expect(go('withdraw')[0]).toBe('§10.5a');
    expect(go('hold')[0]).toBeUndefined();
  });
});
