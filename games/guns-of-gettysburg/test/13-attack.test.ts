import { keyedDice, picker, view } from '@bivouac/kernel';
import { playOn } from '@bivouac/testing/vitest';
import { afterAll, describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, positionNumber, tokenNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { example, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const { given } = example('attack-declaration');
const straight = ['codori-north', 'p176'];
const three = {
  'pickett-f1': straight,
  'pickett-f2': straight,
  'pender-f1': ['codori', 'p182', 'codori-north', 'p176'],
};
const at = (p: Position = {}): Table =>
  position({
    side: 'confederate',
    first: 'confederate',
    step: 'attack',
    blocks: placed(given['blocks']),
    orders: given['orders'] as Record<string, string>,
    trays: given['trays'] as Record<string, string[]>,
    complete: given['entered'] as Record<string, string[]>,
    ...p,
  });
const offer = (...blocks: string[]) => ({ type: 'offer', blocks }) as const;
const pick = (which: number) => ({ type: 'pick', which }) as const;
const lead = (table: Table, block: string) => ({ type: 'lead', stand: table.stand(block) }) as const;
/** The worked charge up to the defensive fire: two reductions come. */
function fire(): Table {
  const table = at();
  table.act(table.attack(three, ['pickett-f1']));
  table.guns('u-hancock-1', 'p176').guns('u-hancock-2', 'p197').guns('u-any-1', 'p206').endGuns();
  table.guns('c-pickett-1', 'p174').guns('c-pickett-2', 'p174').guns('c-corps-iii-1', 'p187').endGuns();
  table.act({ type: 'bombard', at: ['p174', 'p187'], targets: ['p176', 'p176'] });
  expect(table.asked).toEqual(['confederate', 'attack.line']);
  const [pickett, pender] = [table.stand('pickett-f2'), table.stand('pender-f1')];
  table.refused({ type: 'line', stands: [pickett] }, '13.6a');
  return table.act({ type: 'line', stands: [pickett, pender] });
}

describe('GOG 13.6a, 13.6h, 13.6i, 13.6k, 13.6m the fire strikes the leader', () => {
  it('worked example: the Union picks the two', () => {
    const table = fire();
    expect(table.said('guns.fire')[0]!.args).toMatchObject({ points: 6, reductions: 2 });
    expect(table.t.unhit).toEqual(['u-hancock-2', 'u-any-1'].map(tokenNumber).sort());
    expect(table.t.hit).toEqual([tokenNumber('u-hancock-1')]);
    table.act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(0));
    expect(table.said('block.replacedBy')[0]!.args['block']).toBe('pickett-r1-1');
    expect(table.t.dead).toEqual(['pickett-f1', 'pickett-r2-1'].map(blockNumber));
    expect(table.asked).toEqual(['union', 'attack.lead']);
    expect(table.t.attack!.leaders).toEqual([table.number('pickett-r1-1')]);
    for (const block of ['pickett-r1-1', 'pickett-f2', 'pender-f1']) expect(table.where(block)).toBe('p176');
  });
  it('worked example: the Union picks the one, and the leader falls', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(1));
    expect(table.t.attack!.leaders).toEqual([-1]);
    expect(table.where('pickett-f2')).toBe('p176');
    expect(table.t.dead).toEqual(['pickett-f1', 'pickett-r1-1'].map(blockNumber));
  });
  it('a replacement picked blind stays hidden until close combat', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1'));
    expect(JSON.stringify(view(game, table.state, 'union'))).not.toContain(`${blockNumber('pickett-r2-1')}`);
  });
});

describe('GOG 13.6j, 13.6l all attackers dead', () => {
  it('worked example: the attack ends at once and is lost', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'hancock-f2': 'p176 codori-north',
      'pickett-r2-1': 'p174 codori-north',
    };
    const table = at({
      blocks,
      trays: { confederate: ['c-march-1'], union: ['u-hancock-1', 'u-hancock-2'] },
      table: { dead: ['pickett-r1-1', 'pickett-r1-2'].map(blockNumber) },
    });
    table.act(table.attack({ 'pickett-r2-1': straight }, ['pickett-r2-1']));
    table.guns('u-hancock-1', 'p176').guns('u-hancock-2', 'p176').endGuns();
    table.act({ type: 'discard', tokens: ['c-march-1'] });
    expect(table.said('attack.lost')).toHaveLength(1);
    expect(table.said('combat.result')).toEqual([]);
    expect(table.t.attack).toBeNull();
    expect(table.tray('union')).toHaveLength(2);
  });
});

describe('GOG 13.7a, 13.7b, 13.8.0a, 13.8.1a, 13.8.2a, 13.8.2b, 13.8.6d, 13.8.6e, 13.8.8a, 13.8.8b, 13.9a, 13.9b, 14.2b, 15.1f close combat', () => {
  it('worked example: the leader is alive, the attack is won', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(0));
    expect(table.front('pickett-f2')).toBe('leister');
    table.refused({ type: 'lead', stand: table.stand('hancock-f3') }, '13.8.1a');
    table.act(lead(table, 'hancock-f1'));
    expect(table.said('combat.leader').map(each => each.args['block'])).toEqual(['hancock-f1', 'pickett-r1-1']);
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: -1, result: 1, winner: 'confederate' });
    expect(table.t.dead).toContain(blockNumber('pickett-r1-1'));
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0));
    expect(table.said('attack.won')).toHaveLength(1);
    expect([table.t.won[table.number('pickett-f2')], table.t.won[table.number('pender-f1')]]).toEqual([1, 1]);
    expect([table.where('pickett-f2'), table.where('hancock-f2')]).toEqual(['p176', 'p176']);
    expect(table.asked[1]).toBe('phase.attack');
    table.sound();
  });
  it('worked example: the leader has fallen, the attack is lost and all withdraw at once', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(1)).act(lead(table0, 'hancock-f1'));
    expect(table.said('combat.leader').map(each => each.args['block'])).toEqual(['hancock-f1']);
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: -2, result: 0, winner: 'union' });
    expect(table.asked).toEqual(['confederate', 'reduce.offer']); // the next block of the column
    table.act(offer('pickett-r2-1', 'pickett-r1-2')).act(pick(0));
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0));
    expect(table.asked).toEqual(['confederate', 'withdrawals.move']);
    table.refused({ type: 'endWithdrawals' }, '14.2a');
    table.refused(table.way('withdraw', 'heth-f1', ['mcmillan', 'p136']), '13.9a');
    for (const block of ['pickett-r2-1', 'pender-f1']) table.withdraw(block, 'codori-north', 'p160');
    expect(table.t.attack).toBeNull();
    expect(table.t.did[table.number('pender-f1')]).toBe(2);
    table.sound();
  });
});
const table0 = at();

describe('GOG 13.8.3c, 13.8.3d, 10.4e an attack through the rear', () => {
  it('worked example: the defender counts nothing and is turned', () => {
    const { given: rear, expect: expected } = example('rear-attack');
    const table = at({ blocks: placed(rear['blocks']), trays: { confederate: ['c-march-1'] } });
    table
      .act(table.attack({ 'heth-f1': ['mcpherson', 'p100'] }, ['heth-f1']))
      .endGuns()
      .act({ type: 'discard', tokens: ['c-march-1'] });
    table.act(lead(table, 'reynolds-f1'));
    const combat = expected['combat'] as { base: number; result: number };
    expect(table.said('combat.result')[0]!.args).toMatchObject({
      base: combat.base,
      result: combat.result,
      winner: 'confederate',
    });
    expect(table.front('heth-f1')).toBe('seminary-east');
    table.act(offer('reynolds-r2-1', 'reynolds-r1-1')).act(pick(0));
    expect(table.front('reynolds-r2-1')).toBe('mcpherson');
  });
});

describe('GOG 13.8.0b, 13.8.4f, 13.8.8b, 13.1.3d two close combats', () => {
  const { given: two } = example('two-close-combats');
  const begun = (): Table => {
    const table = at({
      blocks: placed(two['blocks']),
      trays: { confederate: ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4'] },
    });
    const ways = Object.fromEntries(
      Object.entries(two['attack'] as Record<string, string>).map(([block, to]) => [block, ['mcpherson', to]]),
    );
    table.act(table.attack(ways, ['heth-f1', 'pender-f1'])).endGuns();
    return table.act({ type: 'discard', tokens: ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4'] });
  };
  it('worked example: the attacker chooses the order, and the first won helps the second', () => {
    const table = begun();
    expect(table.asked).toEqual(['confederate', 'attack.choose']);
    table.refused({ type: 'fight', at: 'p097' }, '13.8.0b');
    table.act({ type: 'fight', at: 'p109' }).act(lead(table, 'howard-f1'));
    expect(table.said('combat.result')[0]!.args).toMatchObject({ result: 1, winner: 'confederate' });
    table.act(offer('heth-r2-1', 'heth-r1-1')).act(pick(0)).act(offer('howard-r1-1', 'howard-r1-2')).act(pick(0));
    table.act(lead(table, 'iron-brigade-f1'));
    expect(table.said('combat.result')[1]!.args).toMatchObject({ base: 0, result: 0, winner: 'union' });
    table.act(offer('pender-r2-1', 'pender-r1-1')).act(pick(0));
    expect(table.said('attack.won')).toHaveLength(1);
    for (const block of ['heth-r2-1', 'heth-f2', 'pender-r2-1', 'pender-f2'])
      expect(table.t.won[table.number(block)]).toBe(1);
  });
  it('worked example: the Iron Brigade first', () => {
    const table = begun();
    table.act({ type: 'fight', at: 'p100' }).act(lead(table, 'iron-brigade-f1'));
    expect(table.said('combat.result')[0]!.args).toMatchObject({ result: -1, winner: 'union' });
    table.act(offer('pender-r2-1', 'pender-r1-1')).act(pick(0)).act(lead(table, 'howard-f1'));
    expect(table.said('combat.result')[1]!.args).toMatchObject({ result: 1 }); // a first combat lost helps nobody
  });
});

describe('GOG 13.10a, 13.10b, 13.10c, 13.10d, 8.3a tokens when all attacks are over', () => {
  it('worked example: one attack', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(0)).act(lead(table0, 'hancock-f1'));
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0)).act({ type: 'endAttacks' });
    const { attacker, defender } = example('after-the-attacks').expect['one-attack'] as {
      attacker: { tray: number };
      defender: { tray: number };
    };
    expect(table.t.tray).toEqual([defender.tray, attacker.tray]);
    expect(table.t.shown).toEqual(['c-pickett-1', 'c-pickett-2', 'c-corps-iii-1', 'u-hancock-1'].map(tokenNumber));
    expect(table.tray('union')).toEqual(expect.arrayContaining(['u-hancock-2', 'u-any-1']));
    expect([table.t.fired, table.t.hit, table.t.unhit]).toEqual([[], [], []]);
    table.sound();
  });
  it('used tokens cannot serve twice in a phase: they lie on the used pile', () => {
    const table = fire();
    expect(table.tray('union')).toEqual(
      ['u-sickles-1', 'u-any-2', 'u-reserve-1'].sort((a, b) => tokenNumber(a) - tokenNumber(b)),
    );
  });
});

describe('GOG 13.9c beaten defenders keep their field', () => {
  it('though attackers share their position', () => {
    const table = fire().act(offer('pickett-r2-1', 'pickett-r1-1')).act(pick(0)).act(lead(table0, 'hancock-f1'));
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0)).act({ type: 'endAttacks' });
    expect(table.where('hancock-f2')).toBe('p176');
    expect(fieldsOf(table.t, 0).areas[areaNumber('codori-north')]).toBe(1);
    table.refused(table.way('march', 'heth-f1', ['henry-spangler', 'p200', 'codori', 'p182']), '12.3c');
  });
});

describe('GOG 13.0.1d, 13.0.1e, 13.2g attacks one by one', () => {
  const early = ['u-any-1', 'u-hancock-1'].map(tokenNumber);
  const again = (): Table => {
    const trays = { confederate: ['c-march-1'], union: ['u-hancock-2'] };
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'hancock-f2': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
    };
    const table = at({
      blocks,
      trays,
      table: { unhit: early, fired: [tokenNumber('c-any-1')], from: [positionNumber('p187')] },
    });
    return table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
  };
  it('nothing new is declared before the last is resolved', () => {
    const table = again().endGuns();
    expect(table.asked).toEqual(['confederate', 'attack.support']);
    expect(table.whyNot(table.attack({ 'pickett-f1': straight }, ['pickett-f1']))).not.toBeNull();
  });
  it('tokens of an earlier attack add nothing and cannot serve again, others may at the same place', () => {
    const table = again();
    table.refused({ type: 'guns', token: 'u-any-1', at: 'p176' }, '4.6c');
    table.allowed({ type: 'guns', token: 'u-hancock-2', at: 'p176' });
    table
      .endGuns()
      .endGuns()
      .act({ type: 'discard', tokens: ['c-march-1'] });
    expect(table.said('guns.fire')).toEqual([]);
    expect(table.said('guns.bombard')).toEqual([]);
    expect(table.t.unhit).toEqual(early);
  });
});

describe('GOG 20.1a, 20.1b what attacks take', () => {
  const objectives = { 'codori-north': 'union', 'barlow-knoll': 'union', 'powers-hill': 'union' };
  it('an attack won takes the objectives of the areas crossed, one lost does not', () => {
    const won = (lucky: boolean): number => {
      const table = at({
        objectives,
        blocks: {
          [lucky ? 'hancock-r1-1' : 'iron-brigade-f1']: 'p176 codori-north',
          'pickett-f1': 'p174 codori-north',
        },
        trays: { confederate: ['c-march-1'] },
      });
      table
        .act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']))
        .endGuns()
        .act({ type: 'discard', tokens: ['c-march-1'] });
      table.act(lead(table, lucky ? 'hancock-r1-1' : 'iron-brigade-f1'));
      while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
      expect(table.said(lucky ? 'attack.won' : 'attack.lost')).toHaveLength(1);
      return table.t.control[0]!;
    };
    expect([won(true), won(false)]).toEqual([1, 0]);
  });
});

describe('random fights', () => {
  let foughtInAll = 0;
  afterAll(() => expect(foughtInAll).toBeGreaterThan(8));
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('number %i leaves clean audits', n => {
    const table = at({ day: 1, box: 5, orders: { confederate: 'attack', union: 'attack' } });
    let fights = 0;
    playOn(game, { ...table.state, dice: keyedDice(`${n}`.repeat(64)) }, picker(n), {
      played: ({ played }) => {
        expect(game.audit(played.state)).toEqual([]);
        fights += played.events.filter(event => event.key === 'attack.declared').length;
      },
    });
    foughtInAll += fights;
  });
});
