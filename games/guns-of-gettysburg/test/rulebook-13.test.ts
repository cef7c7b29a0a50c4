import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, board, positionNumber, tokenNumber } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const MARCH = ['c-march-1', 'c-march-2', 'c-march-3', 'c-march-4'];
const at = (p: Position = {}): Table =>
  position({
    ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
    ...{ trays: { confederate: MARCH } },
    blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    ...p,
  });
const straight = ['codori-north', 'p176'];
const discard = (...tokens: string[]) => ({ type: 'discard', tokens }) as const;
const lead = (table: Table, block: string) => ({ type: 'lead', stand: table.stand(block) }) as const;
const guns = (token: string, on: string) => ({ type: 'guns', token, at: on }) as const;
/** The attack is declared and nobody brings up guns; fillers make up the number. */
function charged(table: Table, ways: Record<string, readonly string[]>, leaders: string[], fillers: string[]): Table {
  table.act(table.attack(ways, leaders));
  while (table.asked[1] === 'attack.defence' || table.asked[1] === 'attack.support') table.endGuns();
  table.act(discard(...fillers));
  while (table.asked[1] === 'attack.line') table.act(table.offered()[0]!);
  return table;
}
/** Whoever is asked for guns has brought up enough; nobody is asked whose tray is empty. */
const noMore = (table: Table, question: string): Table => (table.asked[1] === question ? table.endGuns() : table);
/** Every reduction is offered and picked by its first choice. */
function reduced(table: Table): Table {
  while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
  return table;
}

describe('GOG 13.1.1b, 13.1.1c, 13.1.1d, 13.1.2b, 13.1.2c grounds and ways', () => {
  const legal = (blocks: Record<string, string>, block: string, ...path: string[]): boolean => {
    const table = at({ blocks });
    return table.whyNot(table.attack({ [block]: path }, [block])) === null;
  };
  it('a position on the front area, though an obstruction blinds the attacker', () => {
    const blocks = { 'howard-f1': 'p149 cemetery-hill', 'early-f1': 'p151 culps-hill' };
    expect(legal(blocks, 'early-f1', 'culps-hill', 'p149')).toBe(true);
  });
  it('one in the field of fire, an area away', () => {
    const blocks = { 'howard-f1': 'p161 bliss-north', 'early-f1': 'p159 bliss-north' };
    expect(legal(blocks, 'early-f1', 'bliss-north', 'p161')).toBe(true);
    const ridge = { 'howard-f1': 'p160 mcmillan', 'early-f1': 'p176 codori-north' };
    expect(legal(ridge, 'early-f1', 'codori-north', 'p160')).toBe(true);
    const beyond = { 'howard-f1': 'p157 mcmillan', 'early-f1': 'p176 codori-north' };
    expect(legal(beyond, 'early-f1', 'codori-north', 'p174', 'bliss', 'p157')).toBe(true); // extended front
    expect(
      legal({ ...beyond, 'early-f1': 'p161 codori-north' }, 'early-f1', 'codori-north', 'p160', 'mcmillan', 'p157'),
    ).toBe(
      false, // no ridge: its front area only
    );
  });
  it('one that sees the attacker, or would if it faced the other way', () => {
    const seen = { 'howard-f1': 'p176 codori-north', 'early-f1': 'p157 bliss' };
    expect(legal(seen, 'early-f1', 'bliss', 'p174', ...straight)).toBe(true);
    const turned = { ...seen, 'howard-f1': 'p176 leister' };
    expect(legal(turned, 'early-f1', 'bliss', 'p174', ...straight)).toBe(true);
  });
  it('the first area is the front area: nobody attacks backwards', () => {
    const table = at({ blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 bliss' } });
    table.refused(table.attack({ 'pickett-f1': straight }, ['pickett-f1']), '13.1.2b');
  });
  it('friends on the way are passed, enemies are not', () => {
    const blocks = { 'hancock-f1': 'p176 codori-north', 'early-f1': 'p157 bliss', 'heth-f1': 'p174 codori-north' };
    const way = ['bliss', 'p174', ...straight];
    expect(legal(blocks, 'early-f1', ...way)).toBe(true);
    const barred = at({ blocks: { ...blocks, 'heth-f1': 'p187 codori', 'sykes-f1': 'p174 codori-north' } });
    barred.refused(barred.attack({ 'early-f1': way }, ['early-f1']), '13.1.2c');
  });
});

describe('GOG 13.0.1b, 13.0.1c, 13.1.3a, 13.1.3c a group attack is one attack', () => {
  it('it uses up all positions it came from and all it went to, the empty one too', () => {
    const table = at({
      blocks: {
        ...{
          'hancock-r1-1': 'p176 codori-north',
          'pickett-f1': 'p174 codori-north',
          'pickett-f2': 'p174 codori-north',
        },
        ...{ 'pender-f1': 'p160 codori-north', 'pender-f2': 'p160 codori-north' },
      },
    });
    charged(
      table,
      { 'pickett-f1': straight, 'pender-f1': ['codori-north', 'p161'] },
      ['pickett-f1', 'pender-f1'],
      MARCH.slice(0, 1),
    );
    table.act(lead(table, 'hancock-r1-1'));
    reduced(table);
    expect(table.t.from.map(each => board.positionIds[each]).sort()).toEqual(['p160', 'p174']);
    expect(table.t.on.map(each => board.positionIds[each]).sort()).toEqual(['p161', 'p176']);
    expect(table.t.won[table.number('pender-f1')]).toBe(1); // though there was no combat where it went
    expect(table.where('pender-f1')).toBe('p161');
  });
});

describe('GOG 13.1.5a, 13.1.5b who has just attacked and won', () => {
  const blocks = {
    ...{ 'hancock-f1': 'p176 codori-north', 'sykes-f1': 'p161 codori-north', 'pickett-f1': 'p174 codori-north' },
    ...{ 'pender-f1': 'p174 codori-north', 'early-f1': 'p155 leister' },
  };
  it('is not attacked by a group, not even by one block of it', () => {
    const table = at({ blocks, won: ['hancock-f1'] });
    table.allowed(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    table.refused(table.attack({ 'pickett-f1': straight, 'pender-f1': straight }, ['pickett-f1']), '13.1.5a');
    table.refused(
      table.attack({ 'pickett-f1': straight, 'pender-f1': ['codori-north', 'p161'] }, ['pickett-f1', 'pender-f1']),
      '13.1.5a',
    );
  });
  it('nor through the rear; its neighbours may be', () => {
    const table = at({ blocks, won: ['hancock-f1'] });
    table.refused(table.attack({ 'early-f1': ['leister', 'p176'] }, ['early-f1']), '13.1.5b');
    const other = at({ blocks, won: ['sykes-f1'] });
    other.allowed(other.attack({ 'early-f1': ['leister', 'p176'] }, ['early-f1']));
  });
});

describe('GOG 13.1.4b, 13.1.6a who leads, and how many tokens', () => {
  it('a reduced block of strength 2 leads, cavalry does not', () => {
    const lone = (block: string, side: 'union' | 'confederate'): string | undefined => {
      const enemy = side === 'union' ? { 'heth-f1': 'p176 codori-north' } : { 'hancock-f1': 'p176 codori-north' };
      const table = at({
        ...{
          side,
          first: side,
          orders: { [side]: 'attack' },
          trays: { [side]: side === 'union' ? ['u-any-1'] : MARCH },
        },
        blocks: { ...enemy, [block]: 'p174 codori-north' },
      });
      return table.whyNot(table.attack({ [block]: straight }, [block]))?.rule;
    };
    expect(lone('pickett-r2-1', 'confederate')).toBeUndefined();
    expect(lone('pickett-r1-1', 'confederate')).toBe('§13.1.4b');
    expect(lone('iron-brigade-r2-1', 'union')).toBeUndefined();
    expect(lone('buford-f1', 'union')).toBe('§13.1.4b');
  });
  it('weak blocks follow a strong leader', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
      'pickett-r1-1': 'p174 codori-north',
    };
    const table = at({ blocks });
    table.allowed(table.attack({ 'pickett-f1': straight, 'pickett-r1-1': straight }, ['pickett-f1']));
    table.refused(table.attack({ 'pickett-f1': straight, 'pickett-r1-1': straight }, ['pickett-r1-1']), '13.1.4b');
  });
  it('as many blocks as tokens, not one more', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
      'pickett-f2': 'p174 codori-north',
    };
    const two = { 'pickett-f1': straight, 'pickett-f2': straight };
    const rich = at({ blocks, trays: { confederate: MARCH.slice(0, 2) } });
    rich.allowed(rich.attack(two, ['pickett-f1']));
    const poor = at({ blocks, trays: { confederate: MARCH.slice(0, 1) } });
    poor.refused(poor.attack(two, ['pickett-f1']), '13.1.6a');
  });
});

describe('GOG 13.2b, 13.2c, 13.2d, 13.2e, 13.2f, 13.3b, 13.3f where guns stand', () => {
  const defended = (blocks: Record<string, string>, tray: string[]): Table => {
    const table = at({
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north', ...blocks },
      trays: { confederate: [...MARCH, 'c-any-1', 'c-any-2', 'c-pickett-1'], union: tray },
    });
    return table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
  };
  it('guns without a ridge see the extended front for defence, unless a friend or a ridge is between', () => {
    const far = { 'sykes-f1': 'p187 codori' };
    const through = defended({ 'sykes-f1': 'p206 codori' }, ['u-any-1']);
    through.allowed(guns('u-any-1', 'p206')); // codori, then codori-north beyond p182
    defended(far, ['u-any-1']).allowed(guns('u-any-1', 'p187'));
    const screened = defended({ 'sykes-f1': 'p206 codori', 'sykes-f2': 'p182 codori' }, ['u-any-1']);
    screened.refused(guns('u-any-1', 'p206'), '13.2c');
    const ridge = defended({ 'sykes-f1': 'p155 leister' }, ['u-any-1']); // p176 has a ridge
    ridge.refused(guns('u-any-1', 'p155'), '13.2c');
  });
  it('two to a position, for either side', () => {
    const table = defended({ 'pickett-f2': 'p174 codori-north' }, ['u-any-1', 'u-any-2', 'u-any-3']);
    table.act(guns('u-any-1', 'p176')).act(guns('u-any-2', 'p176')).refused(guns('u-any-3', 'p176'), '13.2e');
    table
      .endGuns()
      .act(guns('c-any-1', 'p174'))
      .act(guns('c-any-2', 'p174'))
      .refused(guns('c-pickett-1', 'p174'), '13.2e');
  });
  it('the attacker’s need a block that attacks; the defender’s need none that is attacked', () => {
    const table = defended({ 'pender-f1': 'p160 codori-north', 'sykes-f1': 'p161 codori-north' }, ['u-any-1']);
    table.allowed(guns('u-any-1', 'p161'));
    table.endGuns();
    table.refused(guns('c-any-1', 'p160'), '13.3f');
    table.allowed(guns('c-any-1', 'p174'));
  });
  it('March tokens are no guns, for either side', () => {
    const table = defended({}, ['u-march-1', 'u-any-1']);
    expect(table.whyNot(guns('u-march-1', 'p176'))).not.toBeNull();
    table.endGuns();
    expect(table.whyNot(guns('c-march-1', 'p174'))).not.toBeNull();
  });
});

describe('GOG 13.5b, 13.5c, 13.5d, 13.5e, 13.6c, 13.6h, 13.6i hits and losses', () => {
  it('a token that was hit does not fire', () => {
    const table = at({
      blocks: {
        ...{ 'hancock-f1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north' },
        ...{ 'pickett-f1': 'p174 codori-north', 'pickett-f2': 'p174 codori-north' },
      },
      trays: { confederate: ['c-pickett-1', 'c-pickett-2'], union: ['u-hancock-1'] },
    });
    table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
    noMore(table.guns('u-hancock-1', 'p176'), 'attack.defence');
    noMore(table.guns('c-pickett-1', 'p174').guns('c-pickett-2', 'p174'), 'attack.support');
    expect(table.t.hit).toEqual([tokenNumber('u-hancock-1')]);
    expect(table.said('guns.fire')).toEqual([]);
    expect(table.t.attack!.hits).toEqual([0]); // the one hit went to the gun
    expect(table.asked).toEqual(['union', 'attack.lead']);
  });
  it('two points hit nothing, three hit once', () => {
    const shot = (...tray: string[]): number => {
      const table = at({
        blocks: {
          ...{
            'hancock-f1': 'p176 codori-north',
            'pickett-f1': 'p174 codori-north',
            'pickett-f2': 'p174 codori-north',
          },
        },
        trays: { confederate: tray },
      });
      table.act(table.attack({ 'pickett-f1': straight }, ['pickett-f1']));
      for (const token of tray) table.guns(token, 'p174');
      return noMore(table, 'attack.support').t.attack!.hits[0]!;
    };
    expect([shot('c-pickett-1'), shot('c-pickett-1', 'c-pickett-2')]).toEqual([0, 1]);
  });
  it('losses fall on the leader, then on the next in line, then on the last', () => {
    const table = at({
      blocks: {
        ...{ 'hancock-f1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north', 'hancock-f3': 'p161 codori-north' },
        ...{ 'pickett-f1': 'p174 codori-north', 'pickett-r1-1': 'p174 codori-north', 'pender-f1': 'p174 codori-north' },
      },
      trays: { confederate: MARCH, union: ['u-hancock-1', 'u-hancock-2', 'u-any-1'] },
      table: { dead: ['pickett-r2-1', 'pickett-r1-2'].map(blockNumber) },
    });
    table.act(
      table.attack({ 'pickett-f1': straight, 'pickett-r1-1': straight, 'pender-f1': straight }, ['pickett-f1']),
    );
    noMore(table.guns('u-hancock-1', 'p176').guns('u-any-1', 'p176').guns('u-hancock-2', 'p161'), 'attack.defence');
    noMore(table, 'attack.support').act(discard(...MARCH.slice(0, 3)));
    table.act({ type: 'line', stands: ['pickett-r1-1', 'pender-f1'].map(block => table.stand(block)) });
    // 3 doubled at most by the ridge of two: 5; 2 on p161: 7 points, 2 reductions: the leader has no block left, then the next
    expect(table.said('guns.fire')[0]!.args).toMatchObject({ points: 7, reductions: 2 });
    expect(table.t.dead).toEqual(expect.arrayContaining(['pickett-f1', 'pickett-r1-1'].map(blockNumber)));
    expect(table.t.attack!.leaders).toEqual([-1]);
    expect(table.where('pender-f1')).toBe('p176');
  });
});

describe('GOG 13.8.1a, 13.8.2b, 13.8.3b, 13.8.3c, 13.8.3d, 13.8.6e close combat', () => {
  it('the defender may lead with his weakest', () => {
    const blocks = {
      ...{ 'hancock-f1': 'p176 codori-north', 'hancock-r1-1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    };
    const table = charged(at({ blocks }), { 'pickett-f1': straight }, ['pickett-f1'], MARCH.slice(0, 1));
    table.allowed(lead(table, 'hancock-f1'));
    table.act(lead(table, 'hancock-r1-1'));
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: 1, result: 2, winner: 'confederate' });
    expect(table.t.dead).toEqual([blockNumber('hancock-r1-1')]); // +2: the defender alone, and he has nothing left
  });
  it('who is attacked through the rear stays turned, even if he wins', () => {
    const blocks = { 'iron-brigade-f1': 'p149 cemetery-hill', 'pickett-f1': 'p139 culps-hill' };
    const face =
      2 * positionNumber('p149') + (board.areaOf[2 * positionNumber('p149')] === areaNumber('culps-hill') ? 0 : 1);
    const table = charged(
      at({ blocks, table: { works: [face] } }),
      { 'pickett-f1': ['culps-hill', 'p149'] },
      ['pickett-f1'],
      MARCH.slice(0, 1),
    );
    table.act(lead(table, 'iron-brigade-f1'));
    // 2 against 0 from behind, +1 Confederates, -1 works, -2 Iron Brigade
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: 2, result: 0, winner: 'union' });
    reduced(table);
    expect(table.front('iron-brigade-r2-1')).toBe('culps-hill');
    expect(table.asked).toEqual(['confederate', 'withdrawals.move']);
  });
  it('the Union’s attack has no bonus: even blocks are a defeat', () => {
    const table = position({
      ...{
        side: 'union',
        first: 'union',
        step: 'attack',
        orders: { union: 'attack' },
        trays: { union: ['u-march-1'] },
      },
      blocks: { 'heth-f1': 'p182 codori-north', 'hancock-f1': 'p161 codori-north' },
    });
    charged(table, { 'hancock-f1': ['codori-north', 'p182'] }, ['hancock-f1'], ['u-march-1']);
    table.act(lead(table, 'heth-f1'));
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: 0, result: 0, winner: 'confederate' });
  });
});

describe('GOG 13.8.7a, 13.8.7c, 13.8.7d, 13.8.7e flanks', () => {
  const why = (blocks: Record<string, string>, ways: Record<string, readonly string[]>): string => {
    const table = charged(
      at({ blocks: { 'hancock-f1': 'p182 codori-north', 'pickett-f1': 'p160 codori-north', ...blocks } }),
      { 'pickett-f1': ['codori-north', 'p182'], ...ways },
      ['pickett-f1'],
      MARCH.slice(0, 1 + Object.keys(ways).length),
    );
    return table.act(lead(table, 'hancock-f1')).said('combat.result')[0]!.args['why']!.toString();
  };
  const alone = why({}, {});
  it('a bystander on either side counts one, two on one side no more', () => {
    expect(alone).not.toMatch(/[Ff]lank/);
    const left = why({ 'heth-f1': 'p187 codori' }, {});
    expect(left).toMatch(/defenderFlank\w* 1/);
    expect(why({ 'heth-f1': 'p187 codori', 'heth-f2': 'p187 codori' }, {})).toBe(left);
  });
  it('a friend of the defender threatens a lone attacker, not two', () => {
    const threat = { 'sykes-f1': 'p174 codori-north' };
    expect(why(threat, {})).toMatch(/attackerFlank\w* -1/);
    expect(
      why({ ...threat, 'pickett-f2': 'p160 codori-north' }, { 'pickett-f2': ['codori-north', 'p182'] }),
    ).not.toMatch(/attackerFlank/);
  });
});

describe('GOG 13.9a, 13.9b, 13.9c, 13.10a, 13.10b, 13.10c, 13.10d after the attack', () => {
  it('beaten defenders stay until their phase, and still see', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'hancock-r1-1': 'p176 codori-north',
      'pickett-f1': 'p174 codori-north',
    };
    const table = charged(at({ blocks }), { 'pickett-f1': straight }, ['pickett-f1'], MARCH.slice(0, 1));
    table.act(lead(table, 'hancock-r1-1'));
    reduced(table);
    expect([table.where('hancock-f1'), table.where('pickett-f1')]).toEqual(['p176', 'p176']);
    expect(fieldsOf(table.t, 0).areas[areaNumber('codori-north')]).toBe(1);
  });
  it('pairs are counted over all attacks: three tokens used in two attacks bring one', () => {
    const blocks = {
      ...{ 'hancock-r1-1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north', 'pickett-f2': 'p174 codori-north' },
      ...{ 'howard-r1-1': 'p100 mcpherson', 'heth-f1': 'p097 mcpherson' },
    };
    const table = at({ blocks });
    charged(table, { 'pickett-f1': straight, 'pickett-f2': straight }, ['pickett-f1'], MARCH.slice(0, 2));
    reduced(table.act(lead(table, 'hancock-r1-1')));
    charged(table, { 'heth-f1': ['mcpherson', 'p100'] }, ['heth-f1'], MARCH.slice(2, 3));
    reduced(table.act(lead(table, 'howard-r1-1')));
    if (table.asked[1] === 'phase.attack') table.act({ type: 'endAttacks' });
    expect(table.said('tokens.settled')[0]!.args).toMatchObject({ spent: 3, lost: 0 });
    expect(table.t.tray[1]).toBe(2); // one left, one drawn
    expect(table.t.spent[1]).toBe(3);
  });
});
