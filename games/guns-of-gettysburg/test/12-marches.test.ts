import { describe, expect, it } from 'vitest';
import { board, CONFEDERATE, UNION } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { allowance } from '../rules/12-marches.ts';
import { ATTACKED, ENTERED, WITHDREW } from '../state.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';
import { steps, waysFrom } from './ways.ts';

const fieldOf = (table: Table, side: 0 | 1): string[] =>
  Array.from(fieldsOf(table.t, side).areas)
    .flatMap((one, area) => (one ? [board.areaIds[area]!] : []))
    .sort();

describe('GOG 12.1b, 12.2a, 12.3a, 12.3b, 12.3c, 12.3d marching with the enemy nearby', () => {
  const blocks = placed(example('march-enemy-nearby').given['blocks']);
  const table = (more: Partial<Position> = {}): Table => position({ side: 'confederate', blocks, ...more });
  interface Given {
    to?: string;
    allowance: number;
  }
  it('worked example: the enemy’s field', () =>
    expect(fieldOf(table(), UNION)).toEqual(example('march-enemy-nearby').expect['enemyField']));
  it.each(outcomes<Given, { legal: boolean; steps?: number }>('march-enemy-nearby').filter(each => each.to))(
    'worked example: $label',
    ({ to, allowance: has, expected }) => {
      const boosted = table({ table: { boost: has - 2 } });
      expect(steps(boosted, 'march', 'heth-f1', to!)).toBe(expected.legal ? expected.steps : null);
    },
  );
  it('worked example: what ends a march, and what bars its start', () => {
    const at = table({ table: { boost: 1 } });
    at.refused(at.way('march', 'heth-f1', ['herr-east', 'p096', 'herbst-woods', 'p107']), '12.3b');
    at.allowed(at.way('march', 'heth-f1', ['herr-east', 'p096']));
    const away = table({ blocks: { 'heth-f1': 'off breams-hill', 'howard-f1': 'p217 breams-hill' } });
    away.refused(away.way('march', 'heth-f1', ['breams-hill', 'p203']), '12.3a');
    at.refused(
      at.way('march', 'heth-f1', ['herr-tavern', 'p074', 'willoughby-n', 'p064', 'willoughby-n', 'p074']),
      '12.3b',
    );
    const { 'reynolds-f1': _gone, ...two } = blocks;
    const near = table({ blocks: two, table: { boost: 1 } });
    near.refused(
      near.way('march', 'heth-f1', ['herr-tavern', 'p074', 'willoughby-n', 'p088', 'willoughby-n', 'p074']),
      '12.3d',
    );
    const covered = table({ blocks: { ...blocks, 'heth-f1': 'p096 herr-east' } });
    const from = covered.t.at[covered.number('heth-f1')]!;
    for (const path of waysFrom(from, 2)) expect(covered.whyNot(covered.way('march', 'heth-f1', path))).not.toBeNull();
    covered.refused(covered.way('march', 'heth-f1', ['herr-east', 'p087']), '12.3c');
  });
});

describe('GOG 12.1a, 6.2a marches under every order', () => {
  it.each(['attack', 'hold', 'withdraw'])('%s', order => {
    const table = position({ blocks: { 'howard-f1': 'p149 culps-hill' }, orders: { union: order } });
    table.allowed(table.way('march', 'howard-f1', ['culps-hill', 'p166']));
  });
});

describe('GOG 3.2h a road does not speed a march', () => {
  it('two steps along the Emmitsburg Road as beside it', () => {
    const table = position({ blocks: { 'sickles-f1': 'p282 warfield' } });
    table.refused(
      table.way('march', 'sickles-f1', ['warfield', 'p269', 'bushman', 'p257', 'rose-west', 'p235']),
      '12.1b',
    );
  });
});

describe('GOG 12.1c, 12.1d, 12.1e extra steps in a long turn', () => {
  const blocks = placed(example('march-long-turn').given['blocks']);
  const table = (role: string): Table =>
    position({ blocks, hours: 3, first: role === 'first' ? 'union' : 'confederate' });
  interface Given {
    role: string;
    to: string;
    laterMarchBringsFriendTo?: string;
  }
  it.each(outcomes<Given, { legal: boolean; steps: number }>('march-long-turn'))(
    'worked example: $label',
    ({ role, to, expected }) => {
      expect(steps(table(role), 'march', 'slocum-f1', to, {}, 4)).toBe(expected.legal ? expected.steps : null);
    },
  );
  it('worked example: how far', () => {
    for (const role of ['first', 'second']) {
      const { alone, near } = allowance(table(role).t, UNION, table(role).number('slocum-f1'), false);
      expect({ base: alone, nearFriend: near }).toEqual(example('march-long-turn').expect[role]);
    }
  });
  it('lonely and too far, or farther than any friend helps', () => {
    const second = table('second');
    const why = waysFrom(second.t.at[second.number('slocum-f1')]!, 3, 'p177').map(
      path => second.whyNot(second.way('march', 'slocum-f1', path))!.rule,
    );
    expect(why).toContain('§12.1d');
    const first = table('first');
    const far = waysFrom(first.t.at[first.number('slocum-f1')]!, 4, 'p149').map(
      path => first.whyNot(first.way('march', 'slocum-f1', path))!.rule,
    );
    expect(far).toContain('§12.1c');
  });
});

describe('GOG 12.2a, 12.2b, 15.1e a March/Fieldworks token', () => {
  const spots = ['p149 culps-hill', 'p145 bliss-north', 'p155 leister', 'p131 cemetery-hill', 'p166 culps-hill'];
  const order = example('march-token').given['marchOrder'] as string[];
  const table = (): Table =>
    position({
      blocks: Object.fromEntries(order.map((block, i) => [block, spots[i]!])),
      trays: { union: ['u-march-1', 'u-march-2', 'u-any-1'] },
    });
  interface Given {
    spend?: { token: string; before: string }[];
    turnsInPlace?: string[];
  }
  const cases = outcomes<Given, number[]>('march-token').filter(each => each.spend);
  it.each(cases)('worked example: $label', ({ spend, turnsInPlace, expected }) => {
    const played = table();
    const had = order.map(block => {
      for (const { token, before } of spend!) if (before === block) played.act({ type: 'spend', token });
      if (turnsInPlace?.includes(block)) {
        played.act({ type: 'turn', stand: played.stand(block) });
        return 0;
      }
      const { alone } = allowance(played.t, UNION, played.number(block), false);
      const away = waysFrom(played.t.at[played.number(block)]!, 1).find(
        path => played.whyNot(played.way('march', block, path)) === null,
      )!;
      played.march(block, ...away);
      return alone;
    });
    expect(had).toEqual(expected);
    expect(played.t.shown).toHaveLength(spend!.length);
    played.sound();
  });
  it('artillery is no march token', () => table().refused({ type: 'spend', token: 'u-any-1' }, '12.2a'));
  it('worked example: one step for who withdrew or entered last, none for who attacked', () => {
    const of = (did: number): string | undefined => {
      const one = table();
      one.t.did[0] = did;
      one.t.entered[0] = one.t.box;
      one.t.boost = 3;
      return one.whyNot(one.way('march', order[0]!, ['cemetery-hill', 'p127']))?.rule;
    };
    expect([of(WITHDREW), of(ENTERED), of(ATTACKED)]).toEqual([undefined, undefined, '§10.1e']);
    const obstructed = table();
    obstructed.t.did[0] = WITHDREW;
    obstructed.t.boost = 3;
    obstructed.refused(obstructed.way('march', order[0]!, ['culps-hill', 'p151']), '15.1e');
  });
});

describe('GOG 12.3e, 12.3f, 12.3g, 12.3h pivots', () => {
  const { blocks } = example('march-pivot').given;
  const table = (order: string, more?: unknown): Table =>
    position({ side: 'confederate', blocks: placed(more ?? blocks), orders: { confederate: order } });
  interface Given {
    order: string;
    blocks?: unknown;
  }
  it.each(outcomes<Given, { destinations: { position: string; area: string }[] }>('march-pivot'))(
    'worked example: $label',
    ({ order, blocks: other, expected }) => {
      const at = table(order, other);
      const from = at.t.at[at.number('heth-f1')]!;
      const legal = waysFrom(from, 2).filter(path => at.whyNot(at.way('march', 'heth-f1', path)) === null);
      expect(legal).toEqual(expected.destinations.map(each => [each.area, each.position]));
    },
  );
  it('the reasons', () => {
    const go = (order: string, more?: unknown) => {
      const at = table(order, more);
      return at.whyNot(at.way('march', 'heth-f1', ['willoughby-n', 'p074']))!.rule;
    };
    expect([go('hold'), go('attack')]).toEqual(['§12.3g', '§12.3e']);
    expect(
      go('attack', [
        { block: 'reynolds-f2', position: 'p078', front: 'willoughby-n' },
        { block: 'heth-f1', position: 'p088', front: 'willoughby-n' },
      ]),
    ).toBe('§12.3h');
  });
});

describe('GOG 15.1a, 15.1b, 15.1c, 15.1d marching after another move', () => {
  const of = (side: 0 | 1, hours: number, did: number, hour = 1, mounted = false) => {
    const table = position({
      side: 'union',
      first: side === 0 ? 'union' : 'confederate',
      hours,
      blocks: { 'howard-f1': 'p149 culps-hill' },
    });
    table.t.did[0] = did;
    table.t.entered[0] = table.t.box + hour - 1;
    const { alone, near } = allowance(table.t, UNION, 0, mounted);
    return { base: alone, nearFriend: near };
  };
  it('worked example', () => {
    const { expect: expected } = example('move-twice');
    expect(of(0, 3, ENTERED, 1)).toEqual(expected['first-entered-hour-1-of-3']);
    expect(of(1, 3, ENTERED, 1)).toEqual(expected['second-entered-hour-1-of-3']);
    expect(of(0, 3, ENTERED, 2)).toEqual(expected['first-entered-hour-2-of-3']);
    expect(of(0, 3, ENTERED, 3)).toEqual({ base: 0, nearFriend: 0 });
    expect(of(0, 3, WITHDREW)).toEqual(expected['first-withdrew-in-3']);
    expect(of(1, 2, WITHDREW)).toEqual(expected['second-withdrew-in-2']);
    expect(of(0, 1, WITHDREW)).toEqual({ base: 0, nearFriend: 0 });
    expect(of(1, 3, ENTERED, 1, true)).toEqual(expected['second-mounted-entered-hour-1-of-3']);
  });
  it('no hour left, no march', () => {
    const table = position({ blocks: { 'howard-f1': 'p149 culps-hill' } });
    table.t.did[0] = ENTERED;
    table.t.entered[0] = table.t.box;
    table.refused(table.way('march', 'howard-f1', ['culps-hill', 'p166']), '15.1c');
    table.t.did[0] = WITHDREW;
    table.refused(table.way('march', 'howard-f1', ['culps-hill', 'p166']), '15.1d');
  });
});

describe('GOG 18.2a, 18.2b, 18.2c, 18.2d, 18.4a cavalry on the march', () => {
  const { given, expect: expected } = example('cavalry-march');
  const blocks = placed(given['blocks']);
  const table = (more: Partial<Position> = {}): Table => position({ blocks, ...more });
  type Reach = Record<string, { legal: boolean; steps?: number }>;
  const reach = (at: Table, block: string, goals: Reach, mounted: boolean) =>
    Object.keys(goals).map(to => [to, steps(at, 'march', block, to, mounted ? { mounted } : {})]);
  const wanted = (goals: Reach) =>
    Object.entries(goals).map(([to, { legal, steps: needs }]) => [to, legal ? needs : null]);
  it('worked example: mounted and on foot', () => {
    expect(fieldOf(table(), CONFEDERATE)).toEqual(expected['enemyField']);
    for (const [name, mounted] of [
      ['mounted', true],
      ['dismounted', false],
    ] as const) {
      const goals = expected[name] as Reach;
      expect(reach(table(), 'buford-f1', goals, mounted)).toEqual(wanted(goals));
    }
    const infantry = table({ blocks: { 'heth-f1': blocks['heth-f1']!, 'howard-f1': blocks['buford-f1']! } });
    const goals = expected['infantry-instead'] as Reach;
    expect(reach(infantry, 'howard-f1', goals, false)).toEqual(wanted(goals));
  });
  it('worked example: long turns', () => {
    const of = (first: string) => {
      const at = table({ hours: 3, first });
      const { alone, near } = allowance(at.t, UNION, at.number('buford-f1'), true);
      return { base: alone, nearFriend: near };
    };
    expect({ firstMounted: of('union'), secondMounted: of('confederate') }).toEqual(expected['three-hour-turn']);
  });
  it('the reasons: no horses, obstruction, enemy near', () => {
    const at = table({ blocks: { ...blocks, 'howard-f1': 'p149 culps-hill' } });
    at.refused(at.way('march', 'howard-f1', ['culps-hill', 'p166'], { mounted: true }), '18.2a');
    at.refused(at.way('march', 'buford-f1', ['town-north', 'p093'], { mounted: true }), '18.2d');
    at.refused(at.way('march', 'buford-f1', ['seminary-east', 'p100']), '18.2c');
  });
  it('a mounted move shows the label, one on foot does not', () => {
    const path = ['seminary-east', 'p092'];
    const rode = table().act(table().way('march', 'buford-f1', path, { mounted: true }));
    expect(rode.said('block.shown')[0]!.args['block']).toBe('buford-f1');
    expect(rode.t.clues).toHaveLength(1);
    expect(
      table()
        .march('buford-f1', ...path)
        .said('block.shown'),
    ).toEqual([]);
  });
});

describe('GOG 20.1a a march through an area takes its objective', () => {
  it('worked example: across, not to the edge', () => {
    const table = (): Table =>
      position({
        side: 'confederate',
        blocks: { 'heth-f1': 'p097 herbst-woods', 'heth-f2': 'p107 meals' },
        objectives: { mcpherson: 'union', 'barlow-knoll': 'union', 'benner-west': 'union' },
      });
    expect(table().march('heth-f1', 'mcpherson', 'p089').t.control[0]).toBe(CONFEDERATE);
    expect(table().march('heth-f2', 'herbst-woods', 'p097').t.control[0]).toBe(UNION);
  });
});
