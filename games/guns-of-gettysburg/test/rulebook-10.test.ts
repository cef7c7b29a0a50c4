import { describe, expect, it } from 'vitest';
import { ATTACKED, ENTERED, MARCHED, WITHDREW } from '../state.ts';
import { ended } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of this chapter were read.

const far = { 'heth-f1': 'p075 herr-west' };

describe('GOG 10.2a, 10.2b, 10.2c, 10.2d what a step costs', () => {
  const from = (where: string): Table => position({ blocks: { 'sykes-f1': where, ...far } });
  const ok = (where: string, ...path: string[]): void =>
    from(where).allowed(from(where).way('march', 'sykes-f1', path));
  const no = (where: string, ...path: string[]): void =>
    void from(where).refused(from(where).way('march', 'sykes-f1', path), '12.1b');
  it('an obstruction inside the area, at the far end', () => {
    ok('p149 culps-hill', 'culps-hill', 'p139');
    no('p149 culps-hill', 'culps-hill', 'p139', 'winebrenner', 'p131');
  });
  it('or where it starts', () => {
    ok('p139 winebrenner', 'culps-hill', 'p149');
    no('p139 winebrenner', 'culps-hill', 'p149', 'cemetery-hill', 'p155');
  });
  it('at both ends still one more', () => ok('p166 culps-hill', 'culps-hill', 'p151'));
  it('outside the area crossed it costs nothing', () => {
    ok('p166 culps-hill', 'lower-culps', 'p177', 'leister', 'p155');
    ok('p139 culps-hill', 'winebrenner', 'p131', 'cemetery-hill', 'p155');
  });
  it('whichever way the block looks', () => {
    for (const front of ['culps-hill', 'lower-culps']) {
      no(`p166 ${front}`, 'culps-hill', 'p149', 'cemetery-hill', 'p155');
      ok(`p166 ${front}`, 'lower-culps', 'p177', 'leister', 'p155');
    }
  });
  it('a way must be joined up: over positions of the area it crosses', () => {
    const table = from('p149 culps-hill');
    expect(table.whyNot(table.way('march', 'sykes-f1', ['leister', 'p155']))).not.toBeNull();
    expect(table.whyNot(table.way('march', 'sykes-f1', ['culps-hill', 'p155']))).not.toBeNull();
    expect(table.whyNot(table.way('march', 'sykes-f1', []))).not.toBeNull();
  });
});

describe('GOG 10.2e, 10.2f, 10.2g fronts', () => {
  const one = { 'sykes-f1': 'p149 culps-hill', ...far };
  const turn = (table: Table, block = 'sykes-f1') => ({ type: 'turn', stand: table.stand(block) }) as const;
  it('after a march either front, at no cost', () => {
    for (const front of ['leister', 'cemetery-hill']) {
      const table = position({ blocks: one });
      table.act(table.way('march', 'sykes-f1', ['culps-hill', 'p162', 'leister', 'p155'], { front }));
      expect(table.front('sykes-f1')).toBe(front);
    }
    const table = position({ blocks: one });
    expect(table.whyNot(table.way('march', 'sykes-f1', ['culps-hill', 'p162'], { front: 'codori' }))).not.toBeNull();
  });
  it('in place: in the march step only, even under fire and beside the enemy', () => {
    const fire = { 'sykes-f1': 'p182 codori', 'heth-f1': 'p187 codori' };
    const table = position({ blocks: fire });
    table.refused(table.way('march', 'sykes-f1', ['codori-north', 'p161']), '12.3c');
    expect(table.act(turn(table)).front('sykes-f1')).toBe('codori-north');
    const early = position({ step: 'enter', blocks: { ...fire, 'howard-f1': 'emmitsburg' } });
    early.refused(turn(early), '5.1c');
  });
  it.each([
    ['attacked', ATTACKED],
    ['marched', MARCHED],
    ['withdrew', WITHDREW],
    ['entered', ENTERED],
  ])('who %s turns no more, unless its stack looks both ways', (_, did) => {
    const table = position({ blocks: one });
    table.t.did[table.number('sykes-f1')] = did;
    table.refused(turn(table), '10.2f');
  });
  it('who turned may still march', () => {
    const table = position({ blocks: one });
    table.act(turn(table)).march('sykes-f1', 'culps-hill', 'p162');
    expect(table.where('sykes-f1')).toBe('p162');
  });
  it('at the end of the phase all on a position look the same way', () => {
    const table = position({ blocks: { ...one, 'sykes-f2': 'p149 culps-hill', 'heth-f2': 'p075 herr-tavern' } });
    table.allowed({ type: 'endMarches' }); // the enemy's blocks are not asked
    table.act(turn(table));
    table.refused({ type: 'endMarches' }, '10.2g');
    table.act(turn(table, 'sykes-f2'));
    table.allowed({ type: 'endMarches' });
  });
});

describe('GOG 10.2h the Confederate entry areas are closed to the Union', () => {
  const blocks = { 'sykes-f1': 'p060 herr-west', 'heth-f1': 'p231 baltimore-east' };
  it('no march to their positions, nor over them', () => {
    const table = position({ blocks });
    for (const path of [
      ['whisler', 'p058'],
      ['whisler', 'p047'],
      ['herr-west', 'p072'],
      ['herr-west', 'p072', 'marsh-bridge', 'p076'],
    ])
      table.refused(table.way('march', 'sykes-f1', path), '10.2h');
    table.allowed(table.way('march', 'sykes-f1', ['whisler', 'p038']));
  });
  it('no withdrawal', () => {
    const table = position({
      step: 'withdrawals',
      blocks: { 'sykes-f1': 'p060 herr-west', 'heth-f1': 'p075 herr-west' },
      orders: { union: 'withdraw' },
    });
    table.refused(table.way('withdraw', 'sykes-f1', ['whisler', 'p058']), '10.2h');
  });
  it('no return beside them', () => {
    const table = position({ blocks: { 'sykes-f1': 'off mount-pleasant', ...far } });
    table.refused(table.way('march', 'sykes-f1', ['mount-pleasant', 'p026']), '10.2h');
  });
  it('the Confederates go where the Union enters', () => {
    const table = position({ side: 'confederate', blocks });
    table.allowed(table.way('march', 'heth-f1', ['baltimore-east', 'p244']));
    table.allowed(table.way('march', 'heth-f1', ['baltimore-east', 'p244', 'pike-north', 'p267']));
  });
  it('their own are open to the Confederates', () => {
    const table = position({
      ...{ side: 'confederate', blocks: { 'heth-f1': 'p060 herr-west', 'sykes-f1': 'p231 baltimore-east' } },
    });
    table.allowed(table.way('march', 'heth-f1', ['whisler', 'p058']));
    table.allowed(table.way('march', 'heth-f1', ['herr-west', 'p072', 'marsh-bridge', 'p076']));
  });
});

describe('GOG 10.3a, 10.3b, 10.3c, 10.3d, 10.3e, 10.3f off the map and back', () => {
  const at = (where: string, more: Record<string, string> = far, p: Position = {}): Table =>
    position({ blocks: { 'sykes-f1': where, ...more }, ...p });
  const go = (table: Table, ...path: string[]) => table.way('march', 'sykes-f1', path);
  it('through a partial area only, at one step or two', () => {
    const table = at('p217 flaharty');
    table.allowed(go(table, 'breams-hill'));
    expect(table.whyNot(go(table, 'flaharty'))).not.toBeNull();
    const wood = at('p203 breams-hill');
    wood.allowed(go(wood, 'breams-hill'));
    const walk = at('p226 flaharty');
    walk.allowed(go(walk, 'flaharty', 'p217', 'breams-hill'));
    const long = at('p201 pitzer-school');
    long.refused(go(long, 'pitzer-school', 'p203', 'breams-hill'), '12.1b');
  });
  it('it stays beside that area, in play, and comes back in a later turn', () => {
    const table = at('p217 flaharty', { ...far, 'sykes-f2': 'p149 culps-hill' });
    table.march('sykes-f1', 'breams-hill');
    expect(table.where('sykes-f1')).toBe('off breams-hill');
    expect(table.whyNot(go(table, 'breams-hill', 'p217'))).not.toBeNull();
    expect(table.whyNot({ type: 'turn', stand: table.stand('sykes-f1') })).not.toBeNull();
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.declare').declare('hold');
    ended(table, 'phase.march').march('sykes-f1', 'breams-hill', 'p220');
    expect(table.where('sykes-f1')).toBe('p220');
  });
  it('to any position of its area, on from there, not by another area', () => {
    const table = at('off breams-hill');
    for (const to of ['p194', 'p217', 'p220', 'p203']) table.allowed(go(table, 'breams-hill', to));
    table.allowed(go(table, 'breams-hill', 'p217', 'flaharty', 'p226'));
    table.refused(go(table, 'breams-hill', 'p203', 'pitzer-school', 'p201'), '12.1b');
    expect(table.whyNot(go(table, 'marsh-creek', 'p230'))).not.toBeNull();
  });
  it('not as a reinforcement', () => {
    const table = at('off pike-north', { ...far, 'howard-f1': 'baltimore' }, { step: 'enter' });
    table.refused(table.entry('sykes-f1', 13, ['pike-north', 'p267']), '11.2a');
  });
  it('not past an enemy beside the way out, not through his field', () => {
    const beside = { 'heth-f1': 'p213 pitzer-school' }; // sees nothing, but stands next to p217
    const table = at('p217 flaharty', beside);
    table.refused(go(table, 'breams-hill'), '12.3g');
    const attack = at('p217 flaharty', beside, { orders: { union: 'attack' } });
    attack.refused(go(attack, 'breams-hill'), '12.3e');
    const back = at('off breams-hill', { 'heth-f1': 'p217 breams-hill' });
    back.refused(go(back, 'breams-hill', 'p194'), '12.3a');
  });
  it('a withdrawal may leave where a march may not', () => {
    const table = at(
      'p217 flaharty',
      { 'heth-f1': 'p213 pitzer-school' },
      { step: 'withdrawals', orders: { union: 'withdraw' } },
    );
    table.withdraw('sykes-f1', 'breams-hill');
    expect(table.where('sykes-f1')).toBe('off breams-hill');
  });
  it('extra steps of a long turn do not lead off the map: no friend is there', () => {
    const table = at('p212 snyder-west', { ...far, 'sykes-f2': 'off breams-hill' }, { hours: 3 });
    table.refused(go(table, 'snyder-west', 'p226', 'flaharty', 'p217', 'breams-hill'), '12.1d');
    table.allowed(go(table, 'snyder-west', 'p226', 'flaharty', 'p217'));
  });
});

describe('GOG 10.4a, 10.4b, 10.4c, 10.4d three to a position', () => {
  it('an enemy’s position is passed no more than it is entered', () => {
    const table = position({ blocks: { 'sykes-f1': 'p155 leister', 'heth-f1': 'p177 lower-culps' } });
    table.refused(table.way('march', 'sykes-f1', ['leister', 'p177']), '10.4d');
    table.refused(table.way('march', 'sykes-f1', ['leister', 'p177', 'lower-culps', 'p193']), '10.4d');
    const blind = position({ blocks: { 'sykes-f1': 'p149 cemetery-hill', 'heth-f1': 'p166 culps-hill' } });
    blind.refused(blind.way('march', 'sykes-f1', ['culps-hill', 'p166', 'lower-culps', 'p193']), '10.4d');
  });
  const three = { 'howard-f1': 'p162 leister', 'howard-f2': 'p162 leister', 'howard-f3': 'p162 leister' };
  it('a fourth passes and may not stop', () => {
    const table = position({ blocks: { 'sykes-f1': 'p149 culps-hill', ...three, ...far } });
    table.refused(table.way('march', 'sykes-f1', ['culps-hill', 'p162']), '10.4a');
    table.allowed(table.way('march', 'sykes-f1', ['culps-hill', 'p162', 'leister', 'p186']));
    const { 'howard-f3': _gone, ...two } = three;
    const third = position({ blocks: { 'sykes-f1': 'p149 culps-hill', ...two, ...far } });
    third.allowed(third.way('march', 'sykes-f1', ['culps-hill', 'p162']));
  });
  it('each single move is judged, not the end of the phase', () => {
    const table = position({ blocks: { 'sykes-f1': 'p149 culps-hill', ...three, ...far } });
    table.march('howard-f1', 'leister', 'p155');
    table.allowed(table.way('march', 'sykes-f1', ['culps-hill', 'p162']));
  });
  it('a withdrawal too may not make it four', () => {
    const table = position({
      step: 'withdrawals',
      blocks: { 'sykes-f1': 'p149 cemetery-hill', ...three, 'heth-f1': 'p131 cemetery-hill' },
      orders: { union: 'withdraw' },
    });
    table.refused(table.way('withdraw', 'sykes-f1', ['culps-hill', 'p162']), '10.4a');
  });
  it('nobody marches onto or over the enemy', () => {
    const table = position({ blocks: { 'sykes-f1': 'p149 culps-hill', 'heth-f1': 'p139 culps-hill' } });
    expect(table.whyNot(table.way('march', 'sykes-f1', ['culps-hill', 'p139']))).not.toBeNull();
    const clear = position({ blocks: { 'sykes-f1': 'p166 culps-hill', 'heth-f1': 'p139 culps-hill' } });
    clear.refused(clear.way('march', 'sykes-f1', ['culps-hill', 'p139']), '10.4d');
  });
});

describe('GOG 10.5a under Withdraw', () => {
  const blocks = { 'sykes-f1': 'p155 leister', 'heth-f1': 'p139 culps-hill' }; // sees nothing, stands beside p131 and p149
  const table = (order: string, more: Record<string, string> = blocks): Table =>
    position({ blocks: more, orders: { union: order } });
  it('no march to a position beside the enemy, though one that is there may turn', () => {
    const path = ['cemetery-hill', 'p131'];
    table('hold').allowed(table('hold').way('march', 'sykes-f1', path));
    table('withdraw').refused(table('withdraw').way('march', 'sykes-f1', path), '10.5a');
    const there = table('withdraw', { ...blocks, 'sykes-f1': 'p131 cemetery-hill' });
    there.allowed({ type: 'turn', stand: there.stand('sykes-f1') });
  });
  it('nor into his field of fire', () => {
    const seen = { 'sykes-f1': 'p155 leister', 'heth-f1': 'p131 winebrenner' };
    const covered = { 'sykes-f1': 'p186 leister', 'heth-f1': 'p187 codori' };
    const path = ['hummelbaugh', 'p197'];
    table('hold', covered).allowed(table('hold', covered).way('march', 'sykes-f1', path));
    table('withdraw', covered).refused(table('withdraw', covered).way('march', 'sykes-f1', path), '10.5a');
    table('withdraw', seen).allowed(table('withdraw', seen).way('march', 'sykes-f1', ['leister', 'p159']));
  });
  it('nor does a reinforcement go there', () => {
    const wait = { 'sykes-f1': 'emmitsburg', 'heth-f1': 'p258 biesecker' };
    const enter = (order: string) => position({ step: 'enter', blocks: wait, orders: { union: order } });
    const to = (at: Table) => at.entry('sykes-f1', 13, ['emmitsburg-rd', 'p282', 'warfield', 'p269'], true);
    enter('hold').allowed(to(enter('hold')));
    enter('withdraw').refused(to(enter('withdraw')), '10.5a');
  });
  it('a return neither', () => {
    const off = { 'sykes-f1': 'off breams-hill', 'heth-f1': 'p213 pitzer-school' };
    const to = (at: Table) => at.way('march', 'sykes-f1', ['breams-hill', 'p217']);
    table('hold', off).allowed(to(table('hold', off)));
    table('withdraw', off).refused(to(table('withdraw', off)), '10.5a');
  });
  it('withdrawals are free to', () => {
    const near = position({
      step: 'withdrawals',
      blocks: {
        'sykes-f1': 'p149 cemetery-hill',
        'heth-f1': 'p131 cemetery-hill',
        'early-f1': 'p151 rock-creek-s', // beside p139 and p166
        'rodes-f1': 'p186 leister', // sees p162
      },
      orders: { union: 'withdraw' },
    });
    near.allowed(near.way('withdraw', 'sykes-f1', ['culps-hill', 'p162']));
  });
});

describe('GOG 10.1b, 10.1d, 10.1e one move a block, in the order of the kinds', () => {
  it('none of its marches can be made twice, and none need be made', () => {
    const table = position({ blocks: { 'sykes-f1': 'p149 culps-hill', 'sykes-f2': 'p155 leister', ...far } });
    table.march('sykes-f1', 'culps-hill', 'p162');
    table.refused(table.way('march', 'sykes-f1', ['leister', 'p155']), '10.1e');
    table.allowed(table.way('march', 'sykes-f2', ['leister', 'p186']));
    table.allowed({ type: 'endMarches' });
  });
  it('a winner of an attack does not march', () => {
    const table = position({ blocks: { 'sykes-f1': 'p149 culps-hill', ...far } });
    table.t.did[0] = ATTACKED;
    table.refused(table.way('march', 'sykes-f1', ['culps-hill', 'p162']), '10.1e');
  });
  it('who withdrew does not attack', () => {
    const table = position({
      side: 'confederate',
      step: 'attack',
      blocks: {
        'hancock-f1': 'p176 codori-north',
        'pickett-f1': 'p174 codori-north',
        'pickett-f2': 'p182 codori-north',
      },
      orders: { confederate: 'attack' },
      trays: { confederate: ['c-any-1'] },
    });
    table.t.did[table.number('pickett-f1')] = WITHDREW;
    table.refused(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']), '10.1e');
    table.allowed(table.attack({ 'pickett-f2': ['codori-north', 'p176'] }, ['pickett-f2']));
  });
});

describe('GOG 10.4g stacks are mixed when a phase begins', () => {
  it('a lone block keeps its stand; two on a position may change', () => {
    const table = position({
      side: 'confederate',
      first: 'confederate',
      step: 'declare',
      blocks: { 'sykes-f1': 'p149 culps-hill', 'sykes-f2': 'p149 culps-hill', 'howard-f1': 'p155 leister', ...far },
      dice: [1],
    });
    const [a, b, alone] = ['sykes-f1', 'sykes-f2', 'howard-f1'].map(block => table.stand(block));
    table.declare('hold');
    expect([table.stand('sykes-f1'), table.stand('sykes-f2')].sort()).toEqual([a, b].sort());
    expect(table.stand('howard-f1')).toBe(alone);
    expect(table.t.mix[table.number('sykes-f1')]).toBe(table.t.mix[table.number('sykes-f2')]);
    table.done();
  });
});
