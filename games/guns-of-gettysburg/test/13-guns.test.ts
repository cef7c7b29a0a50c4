import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { blockNumber, board, positionNumber, tokenNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { lackOf } from '../rules/13-deployment.ts';
import {
  bombard,
  canBombard,
  fireOf,
  gunField,
  perThree,
  pointsOf,
  supportable,
  targetsFor,
} from '../rules/13-guns.ts';
import type { U } from '../state.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const { given } = example('attack-declaration');
const straight = ['codori-north', 'p176'];
const three = {
  'pickett-f1': straight,
  'pickett-f2': straight,
  'pender-f1': ['codori', 'p182', 'codori-north', 'p176'],
};
/** The charge of the worked examples, declared. */
function charged(p: Position = {}): Table {
  const table = position({
    side: 'confederate',
    first: 'confederate',
    step: 'attack',
    blocks: placed(given['blocks']),
    orders: given['orders'] as Record<string, string>,
    trays: given['trays'] as Record<string, string[]>,
    complete: given['entered'] as Record<string, string[]>,
    ...p,
  });
  return table.act(table.attack(three, ['pickett-f1']));
}
const guns = (token: string, at: string) => ({ type: 'guns', token, at }) as const;
const names = (positions: readonly number[]): string[] => positions.map(each => board.positionIds[each]!);

describe('GOG 13.0.2a, 13.0.2b, 13.0.2c, 13.0.2d, 13.0.2e, 13.0.2f, 13.0.2g, 13.0.2h, 13.0.2i, 13.0.2j what artillery needs', () => {
  interface Given {
    token: string;
    on?: string;
    blocks: unknown;
    completeBattalions?: Record<string, string[]>;
    dead?: string[];
  }
  const complete = example('artillery-requirements').given['completeBattalions'] as Record<string, string[]>;
  it.each(outcomes<Given, { legal: boolean }>('artillery-requirements'))(
    'worked example: $label',
    ({ token, on, blocks, completeBattalions, dead, expected }) => {
      const side = token.startsWith('u') ? 0 : 1;
      const table = position({
        blocks: placed(blocks),
        complete: { ...complete, ...completeBattalions },
        table: { dead: (dead ?? []).map(blockNumber) },
      });
      const hand = table.state.hands[side === 0 ? 'union' : 'confederate']!;
      const lack = lackOf(table.t, hand, side, tokenNumber(token), positionNumber(on ?? 'p097'), null);
      expect(lack === null).toBe(expected.legal);
    },
  );
  it('the reasons', () => {
    const lack = (token: string, blocks: Record<string, string>, p: Position = {}, gone: readonly string[] = []) => {
      const table = position({ blocks, complete, ...p });
      const side = token.startsWith('u') ? 0 : 1;
      table.state.hands['union']!.gone = gone.map(blockNumber);
      return lackOf(
        table.t,
        table.state.hands[side === 0 ? 'union' : 'confederate']!,
        side,
        tokenNumber(token),
        positionNumber('p100'),
        null,
      );
    };
    expect(lack('u-sykes-1', { 'hancock-f1': 'p100 mcpherson' })).toBe('none');
    expect(lack('u-sickles-1', { 'sickles-f1': 'p100 mcpherson' })).toBe('few');
    expect(lack('u-march-1', { 'sickles-f1': 'p100 mcpherson' })).toBe('march');
    expect(lack('u-reserve-1', { 'buford-f1': 'p100 mcpherson' })).toBe('none');
    expect(lack('c-corps-i-1', { 'hood-f1': 'p100 mcpherson' })).toBe('locked');
    expect(lack('c-corps-iii-1', { 'hood-f1': 'p100 mcpherson' })).toBe('none');
    const dead = ['sykes-f1', 'sykes-f2', 'sykes-f3'].map(blockNumber);
    expect(lack('u-sykes-1', { 'hancock-f1': 'p100 mcpherson' }, { table: { dead } })).toBe('dead');
    const last = { 'hancock-f1': 'p100 mcpherson', 'sykes-r1-1': 'p100 mcpherson' };
    expect(lack('u-sykes-1', last, { table: { dead } })).toBeNull(); // the only one left
    expect(lack('u-sykes-1', { ...last, 'sykes-r1-2': 'p149 culps-hill' }, { table: { dead } })).toBe('few');
    expect(lack('u-sykes-1', { 'sykes-f1': 'p100 mcpherson' })).toBe('few');
    expect(lack('u-sykes-1', { 'sykes-f1': 'p100 mcpherson' }, {}, ['sykes-f2', 'sykes-f3'])).toBeNull(); // given up
  });
});

describe('GOG 13.2a, 13.2b, 13.2c, 13.2d, 13.2e, 13.2f the defender’s guns', () => {
  const cases = example('artillery-support-defender').expect as Record<string, Record<string, string[]>>;
  it('worked example: fields of guns', () => {
    const { t } = charged();
    for (const [at, areas] of Object.entries(cases['gunFields']!))
      expect(
        gunField(t, 0, positionNumber(at))
          .map(area => board.areaIds[area]!)
          .sort(),
      ).toEqual(areas);
  });
  interface Given {
    token?: string;
    on: string;
  }
  const RULES: Record<string, string> = { 'sickles-1-on-p206': '13.0.2f', 'any-2-on-p223': '13.2c' };
  it.each(outcomes<Given, { legal: boolean }>('artillery-support-defender').filter(each => each.token))(
    'worked example: $label',
    ({ label, token, on, expected }) => {
      const table = charged();
      expect(table.asked).toEqual(['union', 'attack.defence']);
      if (expected.legal) table.allowed(guns(token!, on));
      else table.refused(guns(token!, on), RULES[label]!);
    },
  );
  it('worked example: two on a position, face down, and none if one likes', () => {
    const table = charged().guns('u-hancock-1', 'p176').guns('u-any-1', 'p176');
    table.refused(guns('u-any-2', 'p176'), '13.2e');
    expect(table.t.attack!.defence).toEqual([[positionNumber('p176'), 2]]);
    expect(table.t.tray[0]).toBe(4);
    expect(view(game, table.state, 'confederate').hands['union-staff']).toBeUndefined();
    charged().allowed({ type: 'endGuns' });
    charged().refused(guns('u-march-1', 'p176'), '4.6c');
  });
  it('not on a position the enemy is on, nor where one has no block', () => {
    const table = charged({ blocks: { ...placed(given['blocks']), 'rodes-f1': 'p206 trostle' } });
    table.refused(guns('u-any-1', 'p206'), '13.2c');
    table.refused(guns('u-any-1', 'p145'), '13.0.2g');
  });
});

describe('GOG 13.3a, 13.3b, 13.3c, 13.3d, 13.3e, 13.3f, 13.3g, 13.3h the attacker’s guns', () => {
  const answered = (): Table =>
    charged().guns('u-hancock-1', 'p176').guns('u-hancock-2', 'p197').guns('u-any-1', 'p206').endGuns();
  const { expect: expected } = example('artillery-support-attacker');
  it('worked example: targets', () => {
    const table = answered();
    for (const [at, targets] of Object.entries(expected['targets'] as Record<string, string[]>))
      expect(names(targetsFor(table.t, table.t.attack!, positionNumber(at))).sort()).toEqual(targets);
  });
  it('worked example: who may deploy where', () => {
    const table = answered();
    expect(table.asked).toEqual(['confederate', 'attack.support']);
    for (const [token, at] of [
      ['c-pickett-1', 'p174'],
      ['c-pickett-2', 'p174'],
      ['c-corps-iii-1', 'p187'],
      ['c-corps-iii-1', 'p184'],
      ['c-any-1', 'p187'],
    ])
      table.allowed(guns(token!, at!));
    table.refused(guns('c-any-1', 'p184'), '13.3f');
    table.refused(guns('c-march-1', 'p174'), '13.3a');
    table.refused({ type: 'endAttacks' }, '13.3a');
  });
  it('worked example: fillers make up the number', () => {
    const table = answered().guns('c-pickett-1', 'p174').endGuns();
    expect(table.asked).toEqual(['confederate', 'attack.fillers']);
    table.refused({ type: 'discard', tokens: ['c-march-1'] }, '13.3g');
    table.refused({ type: 'discard', tokens: ['c-march-1', 'c-any-1', 'c-pickett-2'] }, '13.3g');
    table.act({ type: 'discard', tokens: ['c-march-1', 'c-any-1'] });
    expect(table.t.fillers).toBe(2);
    expect(JSON.stringify(view(game, table.state, 'union'))).not.toContain(`${tokenNumber('c-march-1')}`);
    const none = answered().endGuns();
    none.refused({ type: 'discard', tokens: ['c-march-1', 'c-any-1'] }, '13.3g');
    const full = answered()
      .guns('c-pickett-1', 'p174')
      .guns('c-pickett-2', 'p174')
      .guns('c-corps-iii-1', 'p187')
      .endGuns();
    expect(full.asked[1]).not.toBe('attack.fillers');
  });
  it('worked example: woods between block a bombardment', () => {
    const { t } = position({ blocks: { 'heth-f1': 'p096 herbst-woods', 'reynolds-f1': 'p097 herbst-woods' } });
    expect(canBombard(t, 1, positionNumber('p096'), positionNumber('p097'))).toBe(false);
  });
});

describe('GOG 13.4a, 13.5a, 13.5b, 13.5c, 13.5d, 13.5e, 13.5f, 13.5g the bombardment', () => {
  const laid = (): Table =>
    charged()
      .guns('u-hancock-1', 'p176')
      .guns('u-hancock-2', 'p197')
      .guns('u-any-1', 'p206')
      .endGuns()
      .guns('c-pickett-1', 'p174')
      .guns('c-pickett-2', 'p174')
      .guns('c-corps-iii-1', 'p187')
      .endGuns();
  const bombard = (a: string, b: string) => ({ type: 'bombard', at: ['p174', 'p187'], targets: [a, b] }) as const;
  it('worked example: both on p176', () => {
    const table = laid();
    expect(table.asked).toEqual(['confederate', 'attack.bombard']);
    expect(table.t.attack!.guns.map(({ tokens }) => pointsOf(tokens))).toEqual([3, 3]);
    table.refused(bombard('p206', 'p176'), '13.5b');
    table.act(bombard('p176', 'p176'));
    expect(table.said('guns.bombard')[0]!.args).toEqual({ position: 'p176', points: 6, hits: 2 });
    expect(table.t.hit).toEqual([tokenNumber('u-hancock-1')]);
    expect(table.t.attack!.hits).toEqual([1]);
    expect(table.t.fired).toHaveLength(3);
  });
  it('worked example: split', () => {
    const table = laid().act(bombard('p176', 'p206'));
    expect(table.t.hit).toEqual(['u-hancock-1', 'u-any-1'].map(tokenNumber));
    expect(table.t.attack!.hits).toEqual([0]);
  });
  it('points of one position stop at three, hits come by threes', () => {
    expect(pointsOf(['c-mclaws-1', 'c-hood-1'].map(tokenNumber))).toBe(3);
    expect([2, 3, 5, 6].map(perThree)).toEqual([0, 1, 1, 2]);
  });
  it('the attacker chooses which of two guns is hit', () => {
    const table = charged()
      .guns('u-hancock-1', 'p176')
      .guns('u-any-1', 'p176')
      .endGuns()
      .guns('c-pickett-1', 'p174')
      .guns('c-pickett-2', 'p174')
      .endGuns();
    table.act({ type: 'discard', tokens: ['c-march-1'] });
    if (table.asked[1] === 'attack.bombard') table.act({ type: 'bombard', at: ['p174'], targets: ['p176'] });
    expect(table.asked).toEqual(['confederate', 'attack.hit']);
    table.refused({ type: 'hit', token: 'u-any-2' }, '13.5d');
    table.act({ type: 'hit', token: 'u-any-1' });
    expect(table.t.hit).toEqual([tokenNumber('u-any-1')]);
    expect(table.t.attack!.answer.flatMap(({ tokens }) => tokens)).toEqual([tokenNumber('u-hancock-1')]);
    expect(table.t.attack!.hits).toEqual([0]);
  });
});

describe('GOG 13.6b, 13.6c, 13.6d, 13.6e, 13.6f, 13.6g, 13.6h, 13.6n, 3.2e defensive fire', () => {
  const strength = (table: Table, at: string, tokens: readonly string[], attackers: readonly string[]): number => {
    const blocks = table.t.attack!.blocks.filter(block => attackers.some(each => table.number(each) === block.stand));
    return fireOf(table.t, 0, positionNumber(at), tokens.map(tokenNumber), blocks);
  };
  const all = ['pickett-f1', 'pickett-f2', 'pender-f1'];
  it('worked example: p197 and p206', () => {
    const table = charged();
    expect([strength(table, 'p197', ['u-hancock-2'], all), strength(table, 'p206', ['u-any-1'], all)]).toEqual([4, 2]);
    const pickett = all.slice(0, 2);
    expect([strength(table, 'p197', ['u-hancock-2'], pickett), strength(table, 'p206', ['u-any-1'], pickett)]).toEqual([
      4, 1,
    ]);
    expect(perThree(6)).toBe(2);
  });
  it('worked example: ridges at most double, tokens count three', () => {
    const table = charged({ blocks: { ...placed(given['blocks']), 'howard-f1': 'p131 winebrenner' } });
    expect(strength(table, 'p131', ['u-any-2'], all)).toBe(2);
    expect(strength(table, 'p176', ['u-sedgwick-1', 'u-sedgwick-2'], all)).toBe(5);
    expect(strength(table, 'p206', ['u-sedgwick-1'], ['pickett-f1'])).toBe(1);
  });
  it('worked example: attacked guns support themselves, others what crosses their field', () => {
    const { t } = charged();
    expect(names(supportable(t, positionNumber('p176')))).toEqual(['p176']);
    expect(names(supportable(t, positionNumber('p197')))).toEqual(['p176']);
    expect(names(supportable(t, positionNumber('p223')))).toEqual([]);
  });
  it('attacked guns whose own attackers they do not see stay silent', () => {
    const table = position({
      ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
      blocks: {
        ...{ 'hancock-f1': 'p001 newville', 'sykes-f1': 'p013 newville' },
        ...{ 'heth-f1': 'p003 keckler', 'pender-f1': 'p002 newville' },
      },
      trays: { confederate: ['c-march-1', 'c-march-2'], union: ['u-any-1', 'u-any-2'] },
    });
    const ways = { 'heth-f1': ['keckler', 'p001'], 'pender-f1': ['newville', 'p013'] };
    table.act(table.attack(ways, ['heth-f1', 'pender-f1']));
    table.guns('u-any-1', 'p001').endGuns();
    expect(names(supportable(table.t, positionNumber('p001')))).toEqual([]);
    table.endGuns().act({ type: 'discard', tokens: ['c-march-1', 'c-march-2'] });
    expect(table.said('guns.fire')).toEqual([]);
    expect(table.t.unhit).toEqual([tokenNumber('u-any-1')]);
  });
  it('a ridge of one symbol is a ridge: nothing is halved, one point is added', () => {
    const table = charged({ blocks: { ...placed(given['blocks']), 'howard-f1': 'p078 railroad-cut' } });
    expect(strength(table, 'p078', ['u-any-2'], all)).toBe(2);
  });
});

describe('GOG 13.5e hits beyond the guns', () => {
  it('count where the blocks are attacked, not on a position that only supports', () => {
    const { t } = charged();
    const [p176, p197] = ['p176', 'p197'].map(positionNumber) as [number, number];
    const hits = (target: number): readonly number[] => {
      const attack = t.attack!;
      attack.guns = ['p174', 'p187'].map((at, i) => ({
        at: positionNumber(at),
        tokens: [
          ['c-pickett-1', 'c-hood-1'],
          ['c-hood-1', 'c-any-1'],
        ][i]!.map(tokenNumber),
      }));
      attack.answer = [{ at: target, tokens: [tokenNumber('u-hancock-2')] }];
      attack.hits = [0];
      bombard({ table: t, say: () => {} } as unknown as U, [target, target]);
      return attack.hits;
    };
    expect(pointsOf(['c-hood-1', 'c-any-1'].map(tokenNumber))).toBe(3);
    expect([hits(p176), hits(p197)]).toEqual([[1], [0]]);
  });
});
