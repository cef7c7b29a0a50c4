import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { blockNumber, positionNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { canAttack, whyNotAttack } from '../rules/13-declaration.ts';
import { distancesFrom, groundsFor, waysTo } from '../rules/13-paths.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const { given, expect: expected } = example('attack-declaration');
const charge = (p: Position = {}): Table =>
  position({
    side: 'confederate',
    first: 'confederate',
    step: 'attack',
    day: 1,
    blocks: placed(given['blocks']),
    orders: given['orders'] as Record<string, string>,
    trays: given['trays'] as Record<string, string[]>,
    complete: given['entered'] as Record<string, string[]>,
    ...p,
  });
const straight = ['codori-north', 'p176'];
const pender = ['codori', 'p182', 'codori-north', 'p176'];
const three = { 'pickett-f1': straight, 'pickett-f2': straight, 'pender-f1': pender };

describe('GOG 13.0.1a, 13.1.1a, 13.1.3a, 13.1.3b, 13.1.3c, 13.1.6a, 13.1.6b, 6.3a declaring an attack', () => {
  it('worked example: three blocks from two positions', () => {
    const table = charge();
    table.allowed(table.attack(three, ['pickett-f1']));
    const { grounds, steps } = expected['declare'] as {
      grounds: Record<string, string[]>;
      steps: Record<string, number>;
    };
    const target = positionNumber('p176');
    for (const [block, why] of Object.entries(grounds)) {
      expect(groundsFor(table.t, table.number(block), target)).toEqual(why);
      expect(distancesFrom(table.t.at[table.number(block)]!)[target]).toBe(steps[block]);
    }
    table.refused(table.attack({ 'pender-f1': ['bliss', 'p174', ...straight] }, ['pender-f1']), '13.1.2b');
    const poor = charge({ trays: { confederate: ['c-pickett-1', 'c-march-1'] } });
    poor.refused(poor.attack(three, ['pickett-f1']), '13.1.6a');
    poor.allowed(poor.attack({ 'pickett-f1': straight, 'pender-f1': pender }, ['pickett-f1']));
  });
  it('four blocks on one position are too many', () => {
    const blocks = { ...placed(given['blocks']), 'anderson-f1': 'p187 codori' };
    const table = charge({ blocks });
    table.refused(table.attack({ ...three, 'anderson-f1': pender }, ['pickett-f1']), '13.1.6b');
  });
  it('only under Attack, and only blocks on the map with a way each', () => {
    const hold = charge({ orders: { confederate: 'hold' } });
    const declared = hold.attack(three, ['pickett-f1']);
    expect(declared.type === 'attack' && whyNotAttack(hold.state, 1, declared)?.rule).toBe('§13.0.1a');
    const table = charge();
    table.refused({ type: 'attack', stands: [table.stand('pickett-f1')], paths: [], leaders: [] }, '13.1.1a');
    table.refused(
      {
        type: 'attack',
        stands: [table.stand('hancock-f1')],
        paths: [straight.join(' ')],
        leaders: [table.stand('hancock-f1')],
      },
      '13.1.1a',
    );
    table.allowed({ type: 'endAttacks' });
  });
  it('under Hold or Withdraw nobody is asked', () => {
    for (const order of ['hold', 'withdraw', 'attack']) {
      const table = position({
        side: 'union',
        step: 'declare',
        first: 'union',
        blocks: placed(given['blocks']),
        orders: { confederate: order },
        trays: { confederate: ['c-any-1'] },
        dice: [1, 1],
      });
      table.declare('hold');
      while (table.asked[1] === 'withdrawals.move') table.act({ type: 'endWithdrawals' });
      expect(table.asked[1]).toBe(order === 'attack' ? 'phase.attack' : 'phase.march');
    }
  });
});

describe('GOG 13.1.1b, 13.1.1c, 13.1.1d, 13.1.2a, 13.1.2b, 13.1.2c, 13.1.2d, 13.1.2e grounds and ways', () => {
  interface Given {
    attacker: { block: string; position: string; front: string };
    target: string;
    blocks: unknown;
  }
  const RULES: Record<string, string> = { 'wrong-front': '13.1.2b', 'enemy-on-the-way': '13.1.2c' };
  it.each(outcomes<Given, { ground: string; shortest: number; legal: boolean }>('attack-no-legal-path'))(
    'worked example: $label',
    ({ label, attacker, target, blocks, expected: wanted }) => {
      const table = charge({
        blocks: { ...placed(blocks), ...placed([attacker]) },
        trays: { confederate: ['c-any-1', 'c-any-2'] },
      });
      const stand = table.number(attacker.block);
      const goal = positionNumber(target);
      expect(groundsFor(table.t, stand, goal)).toContain(wanted.ground);
      expect(distancesFrom(table.t.at[stand]!)[goal]).toBe(wanted.shortest);
      expect(waysTo(table.t, stand, goal).length > 0).toBe(wanted.legal);
      if (wanted.legal) return;
      const path = label === 'wrong-front' ? ['codori', 'p206'] : ['bliss', 'p174', 'codori-north', 'p176'];
      table.refused(table.attack({ [attacker.block]: path }, [attacker.block]), RULES[label]!);
    },
  );
  it('a longer way is refused, equal ones are the attacker’s choice', () => {
    const table = charge();
    table.refused(
      table.attack({ 'pickett-f1': ['codori-north', 'p182', 'codori-north', 'p176'] }, ['pickett-f1']),
      '13.1.2a',
    );
    expect(waysTo(table.t, table.number('pender-f1'), positionNumber('p176')).map(way => way.length)).toEqual([2]);
  });
  it('without any ground there is no attack', () => {
    const table = charge({ blocks: { 'hancock-f1': 'p176 leister', 'heth-f1': 'p184 henry-spangler' } });
    expect(groundsFor(table.t, table.number('heth-f1'), positionNumber('p145'))).toEqual([]);
  });
});

describe('GOG 13.1.3d, 13.1.3e, 13.1.3f, 13.1.3g one target, or two adjacent ones', () => {
  it('the second may be empty, never the only one', () => {
    const table = charge();
    table.refused(table.attack({ 'pickett-f1': ['codori-north', 'p161'] }, ['pickett-f1']), '13.1.3e');
    table.allowed(
      table.attack({ 'pickett-f1': straight, 'pickett-f2': ['codori-north', 'p161'] }, ['pickett-f1', 'pickett-f2']),
    );
    table.refused(
      table.attack({ 'pickett-f1': straight, 'pickett-f2': ['codori-north', 'p160'] }, ['pickett-f1', 'pickett-f2']),
      '13.1.3d',
    );
  });
  it('a block next to the attacked enemy may take part without moving', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
      'heth-f1': 'p159 bliss-north',
      'pender-f1': 'p187 codori',
    };
    const table = charge({ blocks });
    table.allowed(table.attack({ 'pickett-f1': straight, 'heth-f1': [] }, ['pickett-f1', 'heth-f1']));
    table.refused(table.attack({ 'pickett-f1': straight, 'pender-f1': [] }, ['pickett-f1', 'pender-f1']), '13.1.3d');
  });
});

describe('GOG 13.1.3h, 13.1.4a, 13.1.4b, 13.1.5a, 13.1.5b leaders, and recent winners', () => {
  interface Given {
    attackers: { block: string; position: string; front: string; leader?: boolean }[];
    wonLastPhase?: string[];
  }
  const RULES: Record<string, string> = {
    'reduced-1-alone': '13.1.4b',
    'winner-group': '13.1.5a',
    'winner-rear': '13.1.5b',
    'front-and-rear-together': '13.1.3h',
  };
  const { blocks, trays } = example('attack-leader-and-recent-winners').given;
  it.each(outcomes<Given, { legal: boolean }>('attack-leader-and-recent-winners'))(
    'worked example: $label',
    ({ label, attackers, wonLastPhase, expected: wanted }) => {
      const table = charge({
        blocks: { ...placed(blocks), ...placed(attackers) },
        trays: trays as Record<string, string[]>,
        won: wonLastPhase ?? [],
      });
      const ways = Object.fromEntries(attackers.map(({ block, front }) => [block, [front, 'p176']]));
      const action = table.attack(
        ways,
        attackers.filter(each => each.leader).map(each => each.block),
      );
      if (wanted.legal) table.allowed(action);
      else table.refused(action, RULES[label]!);
    },
  );
  it('one leader for each target', () => {
    const table = charge();
    table.refused(table.attack(three, []), '13.1.4a');
    table.refused(table.attack(three, ['pickett-f1', 'pickett-f2']), '13.1.4a');
    table.refused(table.attack(three, ['heth-f1']), '13.1.4a');
  });
});

describe('GOG 13.1.4c the leader is pointed out, not shown', () => {
  it('the defender sees which stand, not which block', () => {
    const table = charge();
    table.act(table.attack(three, ['pickett-f1']));
    const seen = view(game, table.state, 'union');
    expect(seen.table.attack!.leaders).toEqual([table.number('pickett-f1')]);
    expect(JSON.stringify(seen)).not.toContain(`${blockNumber('pickett-f1')}`);
  });
});

describe('GOG 13.0.1b, 13.0.1c, 10.1e one attack from a position and on a position', () => {
  it('others on the same position may not start another', () => {
    const table = charge({ table: { from: [positionNumber('p174')] } });
    table.refused(table.attack({ 'pickett-f2': straight }, ['pickett-f2']), '13.0.1b');
    const on = charge({ table: { on: [positionNumber('p176')] } });
    on.refused(on.attack({ 'pickett-f2': straight }, ['pickett-f2']), '13.0.1c');
  });
  it('nor a block that has withdrawn', () => {
    const table = charge();
    table.t.did[table.number('pickett-f1')] = 1;
    table.refused(table.attack({ 'pickett-f1': straight }, ['pickett-f1']), '10.1e');
  });
});

describe('GOG 6.3b, 6.3c, 6.3d Attack ordered, no attack made', () => {
  interface Given {
    tray: number;
    legalAttackAtStepStart: boolean;
    enemySinceDeclaration?: string[];
  }
  const TRAY = ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4', 'c-march-5', 'c-march-6', 'c-any-1'];
  it.each(outcomes<Given, { minimumDiscard: number }>('order-attack-unused'))(
    'worked example: $label',
    ({ tray, legalAttackAtStepStart, enemySinceDeclaration, expected: wanted }) => {
      const near = {
        'hancock-f1': 'p176 codori-north',
        [legalAttackAtStepStart ? 'pickett-f1' : 'pickett-r1-1']: 'p174 codori-north',
      };
      const table = charge({
        blocks: near,
        trays: { confederate: TRAY.slice(0, tray) },
        table: { stirred: [enemySinceDeclaration ? 1 : 0, 0] },
      });
      table.state.hands['confederate']!.duty = canAttack(table.state, 1) ? 1 : 0;
      expect(table.state.hands['confederate']!.duty).toBe(legalAttackAtStepStart ? 1 : 0);
      table.act({ type: 'endAttacks' });
      if (wanted.minimumDiscard === 0) return expect(table.asked[1]).toBe('phase.march');
      expect(table.asked).toEqual(['confederate', 'phase.idle']);
      if (wanted.minimumDiscard > 1)
        table.refused({ type: 'discard', tokens: TRAY.slice(0, wanted.minimumDiscard - 1) }, '6.3b');
      table.act({ type: 'discard', tokens: TRAY.slice(0, wanted.minimumDiscard) });
      expect(table.asked[1]).toBe('phase.march');
    },
  );
  it('whether an attack was legal is judged when the step begins', () => {
    const table = position({
      side: 'union',
      step: 'declare',
      first: 'union',
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
      orders: { confederate: 'attack' },
      trays: { confederate: ['c-any-1'] },
    });
    table.declare('hold');
    expect(table.asked[1]).toBe('phase.attack');
    expect(table.state.hands['confederate']!.duty).toBe(1);
  });
});

describe('GOG 13.1.3e, 13.1.4b, 13.1.6a, 13.1.6b the second, empty target', () => {
  const ways = { 'pender-f1': ['newville', 'p013'], 'heth-f1': ['keckler', 'p001'] };
  const beside = (blocks: Record<string, string> = {}, follower = 'heth-f1'): Table =>
    charge({
      blocks: {
        ...{ 'sykes-f1': 'p013 newville', 'pender-f1': 'p002 newville', [follower]: 'p003 keckler' },
        ...blocks,
      },
      trays: { confederate: ['c-march-1'] },
    });
  it('costs no token', () => {
    const table = beside();
    table.act(table.attack(ways, ['pender-f1', 'heth-f1'])).act({ type: 'endGuns' });
    expect(table.asked[1]).toBe('attack.fillers');
    table.act({ type: 'discard', tokens: ['c-march-1'] });
    expect(table.asked[1]).toBe('attack.lead');
  });
  it('never both: one must be the enemy’s', () => {
    const table = beside({ 'sykes-f1': 'p149 culps-hill' });
    table.refused(table.attack(ways, ['pender-f1', 'heth-f1']), '13.1.3e');
  });
  it('may be led by a weak block, the enemy’s position may not', () => {
    const table = beside({}, 'heth-r1-1');
    const weak = { 'pender-f1': ways['pender-f1'], 'heth-r1-1': ways['heth-f1'] };
    table.allowed(table.attack(weak, ['pender-f1', 'heth-r1-1']));
  });
  it('has room for three, friends who stand there included', () => {
    const friends = { 'hood-f1': 'p001 keckler', 'hood-f2': 'p001 keckler' };
    const two = beside(friends);
    two.allowed(two.attack(ways, ['pender-f1', 'heth-f1']));
    const three = beside({ ...friends, 'mclaws-f1': 'p001 keckler' });
    three.refused(three.attack(ways, ['pender-f1', 'heth-f1']), '13.1.6b');
  });
});
