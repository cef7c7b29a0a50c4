import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { blockId, blockNumber, board, positionNumber, SIDES, tokenId, tokenNumber, tokensOf } from '../data/index.ts';
import { moment } from '../rules/11-arrivals.ts';
import { canBombard, fireOf, perThree, pointsOf, supportable } from '../rules/13-guns.ts';
import type { Action } from '../state.ts';
import { ended, example, outcomes, placed, wayOf } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Worked examples that go through several steps, each played with the figures of its file.

const discard = (...tokens: readonly string[]) => ({ type: 'discard', tokens }) as const;
const names = (blocks: readonly number[]): string[] => blocks.map(blockId);

describe('the worked examples', () => {
  it('are all bound to a test', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const tests = readdirSync(here).filter(file => file.endsWith('.test.ts'));
    const text = tests.map(file => readFileSync(`${here}/${file}`, 'utf8')).join('\n');
    const fields = examples.filter(each => each.kind === 'field-of-fire').map(each => each.id); // 09-sight takes them by kind
    const unbound = examples.filter(({ id }) => !fields.includes(id) && !text.includes(`'${id}'`));
    expect([examples.length, unbound.map(({ id }) => id)]).toEqual([60, []]);
  });
});

describe('GOG 2.2a, 2.2b, 2.2c, 2.2d, 2.2e, 2.2f, 2.2g, 2.2h, 2.2i one battalion worn down', () => {
  interface Given {
    block: string;
    offered?: string[];
    opponentPicks?: string;
  }
  interface Wanted {
    offers?: string[][];
    replacement: string | null;
    strengthShown?: boolean;
  }
  const spent = ['slocum-f1', 'slocum-r2-1', 'slocum-r1-1'];
  const fresh = (side: string): Position => ({
    ...{ side, step: 'withdrawals', orders: { [side]: 'withdraw' }, table: { dead: spent.map(blockNumber) } },
    blocks: {
      ...{ 'anderson-f1': 'p174 codori-north', 'anderson-f2': 'p174 codori-north' },
      'slocum-f2': 'p176 codori-north',
    },
  });
  it('worked example', () => {
    const table = position(fresh('confederate'));
    for (const { block, offered, opponentPicks, expected } of outcomes<Given, Wanted>('reductions-in-sequence')) {
      const side = block.startsWith('slocum') ? 'union' : 'confederate';
      table.state = { ...table.state, stack: position(fresh(side)).state.stack };
      table.t.order = [2, 2];
      table.t.bruised = [table.number(block)];
      const stand = table.number(block);
      const shown = table.said('block.replacedBy').length;
      table.act({ type: 'endWithdrawals' });
      if (offered) {
        const pairs = table.offered().map(action => (action.type === 'offer' ? [...action.blocks].sort().join() : ''));
        expect([...new Set(pairs)].sort()).toEqual(expected.offers!.map(pair => [...pair].sort().join()).sort());
        table.act({ type: 'offer', blocks: offered });
        table.act({ type: 'pick', which: offered.indexOf(opponentPicks!) });
      }
      const label = table.state.hands[side]!.label[stand]!;
      expect(label > 0 ? blockId(label) : null).toBe(expected.replacement);
      expect(table.said('block.replacedBy').length - shown).toBe(expected.strengthShown ? 1 : 0);
    }
    const { alive, dead } = example('reductions-in-sequence').expect['end'] as { alive: string[]; dead: string[] };
    const labels = SIDES.flatMap(side => table.state.hands[side]!.label).filter(each => each > 0);
    expect(names(labels).sort()).toEqual([...alive].sort());
    expect(names(table.t.dead).sort()).toEqual([...dead, ...spent].sort());
  });
});

describe('GOG 6.4b, 6.4c, 8.1a, 17.1b the price of Withdraw', () => {
  const tray = tokensOf(1).slice(0, 5).map(tokenId);
  interface Wanted {
    discardNow?: number;
    atNightStart?: { minimumDiscard: number };
    afterNightDraw?: { trayAtMost: number };
  }
  it.each(outcomes<{ nextTurn: string; trayAtNightStart?: number }, Wanted>('order-withdraw-cost'))(
    'worked example: $label',
    ({ nextTurn, trayAtNightStart, expected }) => {
      const table = position({
        ...{ side: 'confederate', first: 'union', step: 'declare', box: nextTurn === 'night' ? 15 : 8 },
        blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' },
        trays: { confederate: tray },
      }).declare('withdraw');
      if (nextTurn === 'day') {
        table.refused(discard(...tray.slice(0, expected.discardNow! - 1)), '6.4b');
        return table.allowed(discard(...tray.slice(0, expected.discardNow!)));
      }
      expect(table.asked[1]).not.toBe('phase.price');
      const left = tray.slice(0, trayAtNightStart ?? 5);
      if (trayAtNightStart) {
        table.state.hands['confederate-staff']!.tray = left.map(tokenNumber);
        table.t.tray[1] = left.length;
      }
      ended(table, 'phase.late');
      const { minimumDiscard } = expected.atNightStart!;
      table.refused(discard(...left.slice(0, minimumDiscard - 1)), '6.4c');
      table.act(discard(...left.slice(0, minimumDiscard)));
      expect(table.t.tray[1]).toBe(expected.afterNightDraw!.trayAtMost);
    },
  );
});

describe('GOG 11.5a, 11.5b, 11.5c, 11.5d, 11.5e, 11.5f transfers', () => {
  interface Given {
    block: string;
    to: string;
    via?: string;
    box?: number;
    boxes?: number[];
    after?: string;
    entersBox?: number;
    regularArrivalAt?: { point: string; box: number };
    leftMapBy?: string;
  }
  const { waiting } = example('transfers').given as {
    waiting: { block: string; point: string; arrivalBox: number }[];
  };
  const all = outcomes<Given, { legal: boolean; mayEnterFromBox?: number }>('transfers');
  const hourOf = (box: number): number => box + 5;
  const at = (left?: { block: string; area: string }): Table => {
    const blocks: Record<string, string> = { 'howard-f1': 'p149 culps-hill' };
    for (const { block, point } of waiting) blocks[block] = left?.block === block ? `off ${left.area}` : point;
    const table = position({ side: 'confederate', step: 'enter', day: 2, box: 3, hours: 4, blocks });
    for (const { block, arrivalBox } of waiting) {
      table.t.ready[table.number(block)] = moment(2, arrivalBox);
      table.t.shift[table.number(block)] = moment(2, arrivalBox) + 1;
    }
    return table;
  };
  const move = (table: Table, block: string, to: string, box: number): Action => ({
    ...{ type: 'transfer', stand: table.stand(block), to, hour: hourOf(box) },
  });
  const ENTRY: Record<string, string[]> = { mummasburg: ['keckler', 'p015'], harrisburg: ['josiah-benner-n', 'p004'] };
  it.each(all)('worked example: $label', each => {
    const { block, to, via, after, regularArrivalAt, leftMapBy, entersBox, expected } = each;
    const table = at(leftMapBy ? { block, area: leftMapBy } : undefined);
    const before = all.find(other => other.label === after);
    if (before) table.act(move(table, before.block, before.to, before.box!));
    if (regularArrivalAt) {
      const point = board.pointIds.indexOf(regularArrivalAt.point);
      table.t.turned.push({ turn: 5, side: 1, box: regularArrivalAt.box, point, token: 4008 });
    }
    const boxes = each.boxes ?? [each.box!];
    if (via) table.act(move(table, block, via, boxes[0]!));
    const last = move(table, block, to, boxes.at(-1)!);
    const enter = (box: number): Action => table.entry(block, hourOf(box), ENTRY[to]!);
    if (entersBox) {
      table.act(last);
      return expect(table.whyNot(enter(entersBox))).not.toBeNull();
    }
    expect(table.whyNot(last) === null).toBe(expected.legal);
    if (expected.mayEnterFromBox === undefined) return;
    table.act(last);
    expect(table.whyNot(enter(expected.mayEnterFromBox - 1))).not.toBeNull();
    table.allowed(enter(expected.mayEnterFromBox));
  });
});

const { given: charge } = example('attack-declaration');
const straight = ['codori-north', 'p176'];
const WAYS: Record<string, readonly string[]> = {
  ...{ 'pickett-f1': straight, 'pickett-f2': straight, 'pender-f1': ['codori', 'p182', 'codori-north', 'p176'] },
};
const charged = (attackers: readonly string[] = Object.keys(WAYS), p: Position = {}): Table => {
  const table = position({
    ...{ side: 'confederate', first: 'confederate', step: 'attack', blocks: placed(charge['blocks']) },
    orders: charge['orders'] as Record<string, string>,
    trays: charge['trays'] as Record<string, string[]>,
    complete: charge['entered'] as Record<string, string[]>,
    ...p,
  });
  const ways = Object.fromEntries(attackers.map(block => [block, WAYS[block]!]));
  return table.act(table.attack(ways, [attackers[0]!]));
};
type Batteries = Record<string, string[]>;
const laid = (table: Table, guns: Batteries): Table => {
  for (const [on, tokens] of Object.entries(guns)) for (const token of tokens) table.guns(token, on);
  return table.endGuns();
};
const { attackerArtillery, defenderArtillery } = example('bombardment').given as Record<string, Batteries>;

describe('GOG 13.3e, 13.4a, 13.5a, 13.5b, 13.5c, 13.5d, 13.5e, 13.5f the bombardment', () => {
  interface Hit {
    points: number;
    hits: number;
    tokensHit: string[];
    hitsOnBlocks: number;
  }
  interface Given {
    assign?: Record<string, string>;
    points?: number;
    tokens?: string[];
    artillery?: { position: string };
    target?: { position: string };
  }
  it.each(outcomes<Given, Record<string, unknown>>('bombardment'))('worked example: $label', each => {
    const { assign, points, tokens, artillery, target, expected } = each;
    if (points) return expect(perThree(points)).toBe(expected['hits']);
    if (tokens) return expect(pointsOf(tokens.map(tokenNumber))).toBe(expected['strength']);
    if (artillery && target) {
      const { t } = position({ blocks: placed([artillery, target]) });
      const seen = canBombard(t, 1, positionNumber(artillery.position), positionNumber(target.position));
      return expect(seen).toBe(expected['legal']);
    }
    const table = laid(laid(charged(), defenderArtillery!), attackerArtillery!);
    const targets = { p174: 'p176', p187: 'p176', ...assign };
    const action = { type: 'bombard', at: Object.keys(targets), targets: Object.values(targets) } as const;
    if (expected['legal'] === false) return void table.refused(action, '13.5b');
    table.act(action);
    const wanted = ('points' in expected ? { p176: expected } : expected) as unknown as Record<string, Hit>;
    for (const [at, { points: sum, hits }] of Object.entries(wanted))
      expect(table.said('guns.bombard').map(event => event.args)).toContainEqual({ position: at, points: sum, hits });
    expect(table.t.hit.map(tokenId)).toEqual(Object.values(wanted).flatMap(({ tokensHit }) => tokensHit));
    expect(table.t.attack!.hits).toEqual([wanted['p176']!.hitsOnBlocks]);
  });
});

describe('GOG 3.2e, 13.6b, 13.6c, 13.6d, 13.6e, 13.6f, 13.6g, 13.6h what the guns are worth', () => {
  interface Given {
    attackers?: string[];
    support?: Record<string, string>;
    tokens?: string[];
    on: string;
    front: string;
    crossed?: string[];
  }
  interface Wanted {
    strength: number & Record<string, number>;
    total?: number;
    reductions?: number;
    mustSupport?: string;
  }
  it.each(outcomes<Given, Wanted>('defensive-fire-1'))('worked example: $label', each => {
    const { attackers, tokens, on, front, crossed, expected } = each;
    const blocks = placed(charge['blocks']);
    const table = charged(attackers, front ? { blocks: { ...blocks, 'howard-f1': `${on} ${front}` } } : {});
    const fire = (at: string, guns: readonly string[], against = table.t.attack!.blocks): number =>
      fireOf(table.t, 0, positionNumber(at), guns.map(tokenNumber), against);
    if (expected.mustSupport)
      return expect(supportable(table.t, positionNumber(on)).map(at => board.positionIds[at])).toEqual([
        expected.mustSupport,
      ]);
    if (!attackers) {
      const near = table.t.attack!.blocks.filter(({ areas }) => !crossed || areas.length === crossed.length);
      return expect(fire(on, tokens!, near)).toBe(expected.strength);
    }
    const guns = example('defensive-fire-1').given['defenderArtillery'] as Batteries;
    const worth = Object.entries(guns).map(([at, each]) => [at, fire(at, each)] as const);
    expect(Object.fromEntries(worth)).toEqual(expected.strength);
    const total = worth.reduce((sum, [, points]) => sum + points, 0);
    expect([total, perThree(total)]).toEqual([expected.total, expected.reductions]);
  });
});

describe('GOG 2.2b, 2.2f, 2.2g, 13.6a, 13.6h, 13.6i, 13.6j, 13.6k, 13.6l, 13.6m who is reduced by fire', () => {
  interface Given {
    offered?: string[];
    opponentPicks?: string;
    reductions?: number;
  }
  interface Wanted {
    leader: string | null;
    attackersLeft: string[];
  }
  const fired = (losses = 0): Table => {
    const table = laid(laid(charged(), defenderArtillery!), attackerArtillery!);
    table.act({ type: 'bombard', at: ['p174', 'p187'], targets: ['p176', 'p176'] });
    const followers = ['pickett-f2', 'pender-f1'].map(block => table.stand(block));
    table.act({ type: 'line', stands: followers });
    if (losses > 0) table.t.attack!.losses = [losses - 1]; // the first is under way
    return table;
  };
  const left = (table: Table): string[] =>
    table.t
      .attack!.blocks.filter(({ stand }) => table.t.at[stand]! >= 0)
      .map(({ stand }) => blockId(table.state.hands['confederate']!.label[stand]!));
  const leads = (table: Table): string | null => {
    const [stand] = table.t.attack!.leaders;
    return stand! >= 0 ? blockId(table.state.hands['confederate']!.label[stand!]!) : null;
  };
  const flows = outcomes<Given, Wanted>('defensive-fire-2');
  it.each(flows.filter(each => each.offered))('worked example: $label', ({ offered, opponentPicks, expected }) => {
    const table = fired().act({ type: 'offer', blocks: offered! });
    table.act({ type: 'pick', which: offered!.indexOf(opponentPicks!) });
    expect([leads(table), left(table).sort()]).toEqual([expected.leader, [...expected.attackersLeft].sort()]);
    const piles = flows.find(each => each.label === 'tokens')!.expected as unknown as Record<string, string[]>;
    expect(table.t.unhit.map(tokenId).sort()).toEqual([...piles['usedUnhit']!].sort());
    expect(table.t.hit.map(tokenId)).toEqual(piles['usedHit']);
  });
  it('worked example: four-reductions', () => {
    const { reductions, expected } = flows.find(each => each.label === 'four-reductions')!;
    const table = fired(reductions);
    const offer = (...blocks: string[]): Table => table.act({ type: 'offer', blocks });
    offer('pickett-r2-1', 'pickett-r1-1').act({ type: 'pick', which: 1 }); // the leader is a 1, then dead
    offer('pickett-r2-1', 'pickett-r1-2').act({ type: 'pick', which: 0 }); // the next is a 2, then a 1
    expect([leads(table), left(table).sort()]).toEqual([expected.leader, [...expected.attackersLeft].sort()]);
  });
});

describe('GOG 14.2c, 14.3e, 14.4a, 10.2h, 2.2h no way back', () => {
  const { given, expect: expected } = example('withdrawal-impossible');
  it.each([
    ['spentIfPickIsTwo', 0],
    ['spentIfPickIsOne', 1],
  ] as const)('worked example: %s', (key, which) => {
    const table = position({
      ...{ step: 'declare', side: 'confederate', first: 'confederate', won: ['heth-f1'] },
      blocks: placed(given['blocks']),
    }).declare('hold');
    const edges = expected['edgesOfRearArea'] as Record<string, string>;
    for (const [to, why] of Object.entries(edges))
      table.refused(table.way('withdraw', 'reynolds-f1', ['arnold', to]), why === 'enemy' ? '14.3e' : '10.2h');
    table.act({ type: 'endWithdrawals' });
    table.act({ type: 'offer', blocks: ['reynolds-r2-1', 'reynolds-r1-1'] }).act({ type: 'pick', which });
    expect(names(table.t.dead)).toEqual(expected[key]);
    expect(table.t.at[0]).toBe(-2);
  });
});

describe('GOG 20.1a, 20.1b, 20.1c, 11.4a taking an objective', () => {
  interface Given {
    from?: string;
    path?: { area: string; position: string }[];
    areas?: string[];
    markerTo?: string;
    crosses?: string;
    blocks?: unknown;
  }
  const objectives = { mcpherson: 'union', 'barlow-knoll': 'union', 'benner-west': 'union' };
  const FRONT: Record<string, string> = { p097: 'mcpherson', p107: 'herbst-woods', p100: 'seminary-east' };
  const south = { side: 'confederate', first: 'confederate', objectives } as const;
  const played = (label: string, { from, path, areas, markerTo, crosses, blocks }: Given): Table => {
    if (markerTo) {
      const away = { 'howard-f1': 'p149 culps-hill', 'early-f1': 'p047 seven-stars' };
      const table = position({
        ...{ step: 'turn.objectives', objectives, table: { earned: 1 }, blocks: { ...away, ...placed(blocks) } },
      });
      return table.act({ type: 'objectives', from: ['mcpherson'], by: [crosses!], to: [markerTo] });
    }
    if (areas) {
      const road = board.points[0]!.road.map(stage => board.positionIds[stage.position]!);
      const table = position({
        ...{ ...south, step: 'enter', blocks: { 'heth-f1': 'chambersburg', 'howard-f1': 'p149 culps-hill' } },
        table: { opened: board.points.map(() => 1) },
      });
      const way = areas.flatMap((area, i) => [area, road[i + 1]!]);
      return table.act(table.entry('heth-f1', 13, way, true));
    }
    const block = { 'heth-f1': `${from} ${FRONT[from!]}` };
    const way = wayOf(path!);
    if (label.startsWith('attack')) {
      const foe = label === 'attack-won' ? 'howard-r1-1' : 'iron-brigade-f1';
      const table = position({
        ...{ ...south, step: 'attack', orders: { confederate: 'attack' }, trays: { confederate: ['c-march-1'] } },
        blocks: { ...block, [foe]: 'p100 mcpherson' },
      });
      table.act(table.attack({ 'heth-f1': way }, ['heth-f1']));
      while (table.asked[1] !== 'attack.fillers') table.endGuns();
      table.act(discard('c-march-1')).act({ type: 'lead', stand: table.stand(foe) });
      while (table.asked[1].startsWith('reduce.')) table.act(table.offered()[0]!);
      return table;
    }
    const retreats = label.startsWith('withdrawal');
    const table = position({
      ...{
        ...south,
        step: retreats ? 'withdrawals' : 'march',
        orders: { confederate: retreats ? 'withdraw' : 'hold' },
      },
      blocks: { ...block, 'reynolds-f1': retreats ? 'p103 seminary-east' : 'p149 culps-hill' },
    });
    return retreats ? table.withdraw('heth-f1', ...way) : table.march('heth-f1', ...way);
  };
  it.each(outcomes<Given, string>('objective-control'))('worked example: $label', ({ label, expected, ...each }) => {
    expect(SIDES[played(label, each).t.control[0]!]).toBe(expected);
  });
});
