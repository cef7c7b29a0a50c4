import { describe, expect, it } from 'vitest';
import { UNION } from '../data/index.ts';
import { allowance } from '../rules/12-marches.ts';
import { ATTACKED, ENTERED, WITHDREW } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of these chapters were read.

const far = { 'heth-f1': 'p075 herr-west' };
const at = (blocks: Record<string, string>, p: Position = {}): Table =>
  position({ blocks: { ...far, ...blocks }, ...p });
const go = (table: Table, ...path: string[]) => table.way('march', 'sykes-f1', path);
const TO = ['culps-hill', 'p162', 'leister', 'p186', 'hummelbaugh', 'p207']; // three steps
const FOUR = [...TO, 'weikert', 'p223'];

describe('GOG 12.1b, 12.1c, 12.1d, 12.1e how far', () => {
  const one = { 'sykes-f1': 'p149 culps-hill' };
  const long = (friend: Record<string, string>, p: Position = { hours: 2 }): Table => at({ ...one, ...friend }, p);
  it('in one hour two steps, friend or not', () => {
    const table = long({ 'howard-f1': 'p207 weikert' }, { hours: 1 });
    expect(table.whyNot(go(table, ...TO))).not.toBeNull();
    table.allowed(go(table, ...TO.slice(0, 4)));
  });
  it('farther to a friend’s position or beside it; not to where nobody is', () => {
    for (const where of ['p207 weikert', 'p199 granite-lane', 'p223 trostle', 'p197 codori']) {
      const table = long({ 'howard-f1': where });
      table.allowed(go(table, ...TO));
    }
    const lone = long({ 'howard-f1': 'p177 leister' });
    lone.refused(go(lone, ...TO), '12.1d');
    lone.allowed(go(lone, ...TO.slice(0, 4)));
  });
  it('neither itself nor an enemy nor who is off the map is that friend', () => {
    const circle = ['culps-hill', 'p162', 'leister', 'p155', 'cemetery-hill', 'p131']; // beside where it began
    const alone = long({});
    alone.refused(go(alone, ...circle), '12.1d');
    const mate = long({ 'sykes-f2': 'p149 culps-hill' });
    mate.allowed(go(mate, ...circle));
    const foe = long({ 'early-f1': 'p215 granite-lane' }); // beside p207
    foe.refused(go(foe, ...TO), '12.1d');
    const off = long({ 'howard-f1': 'off pike-north', 'howard-f2': 'emmitsburg' });
    off.refused(go(off, ...TO), '12.1d');
  });
  it('a friend who marched there first helps, one who will does not', () => {
    const table = long({ 'howard-f1': 'p192 granite-lane' });
    table.refused(go(table, ...TO), '12.1d');
    table.march('howard-f1', 'granite-lane', 'p199');
    table.allowed(go(table, ...TO));
  });
  it('a friend who marched away no longer does', () => {
    const table = long({ 'howard-f1': 'p199 granite-lane' });
    table.march('howard-f1', 'granite-lane', 'p192');
    table.refused(go(table, ...TO), '12.1d');
  });
  it.each([
    ['union', 1, 2],
    ['union', 2, 3],
    ['union', 3, 4],
    ['confederate', 2, 4],
    ['confederate', 3, 6],
    ['confederate', 4, 8],
  ])('first player %s, %i hours: %i with a friend, else 2', (first, hours, near) => {
    const table = long({}, { hours, first });
    expect(allowance(table.t, UNION, 0, false)).toMatchObject({ alone: 2, near });
  });
  it('the first player’s fourth step in two hours is one too many', () => {
    const table = long({ 'howard-f1': 'p223 trostle' });
    table.refused(go(table, ...FOUR), '12.1c');
    const second = long({ 'howard-f1': 'p223 trostle' }, { hours: 2, first: 'confederate' });
    second.allowed(go(second, ...FOUR));
  });
});

describe('GOG 12.2a, 12.2b March tokens', () => {
  const tokens = { trays: { union: ['u-march-1', 'u-march-2', 'u-any-1'] } };
  const four = {
    'sykes-f1': 'p149 culps-hill',
    'sykes-f2': 'p155 leister',
    'sykes-f3': 'p155 leister',
    'howard-f1': 'p155 leister',
    'howard-f2': 'p177 leister',
  };
  const spend = (token: string) => ({ type: 'spend', token }) as const;
  it('one more step, with no friend near; not two', () => {
    const table = at({ 'sykes-f1': 'p149 culps-hill' }, tokens).act(spend('u-march-1'));
    table.allowed(go(table, ...TO));
    table.refused(go(table, ...FOUR), '12.1b');
    table.act(spend('u-march-2'));
    expect(table.whyNot(go(table, ...FOUR))).not.toBeNull();
  });
  it('on top of the steps of a long turn', () => {
    const table = at({ 'sykes-f1': 'p149 culps-hill', 'howard-f1': 'p223 trostle' }, { ...tokens, hours: 2 });
    table.refused(go(table, ...FOUR), '12.1c');
    table.act(spend('u-march-1')).allowed(go(table, ...FOUR));
  });
  it('for the next three that march, not for who marched before', () => {
    const table = at(four, tokens);
    table.march('howard-f2', 'leister', 'p186').act(spend('u-march-1'));
    for (const block of ['sykes-f2', 'sykes-f3', 'howard-f1']) {
      expect(allowance(table.t, UNION, table.number(block), false).alone).toBe(3);
      table.march(block, 'leister', 'p162');
    }
    expect(allowance(table.t, UNION, table.number('sykes-f1'), false).alone).toBe(2);
    table.act(spend('u-march-2'));
    expect(allowance(table.t, UNION, table.number('sykes-f1'), false).alone).toBe(3);
    expect(table.tray('union')).toEqual(['u-any-1']);
    expect(table.t.shown).toHaveLength(2);
    expect(table.t.returned[0]).toBe(0);
  });
  it('in the march step only, and of one’s own tray', () => {
    const early = at({ ...four, 'reynolds-f1': 'emmitsburg' }, { ...tokens, step: 'enter' });
    expect(early.whyNot(spend('u-march-1'))).not.toBeNull();
    at(four, tokens).refused(spend('u-march-3'), '4.6c');
  });
});

describe('GOG 12.3a, 12.3b, 12.3c fields of fire on the march', () => {
  const seen = { 'early-f1': 'p187 codori' }; // Codori is covered, and what lies around it
  it('no way leads through, a position on its edge is reached from outside and ends the march', () => {
    const table = at({ 'sykes-f1': 'p186 leister', ...seen });
    table.allowed(go(table, 'leister', 'p176', 'codori-north', 'p182'));
    table.allowed(go(table, 'hummelbaugh', 'p197'));
    expect(table.whyNot(go(table, 'hummelbaugh', 'p197', 'codori', 'p206'))).not.toBeNull();
    expect(table.whyNot(go(table, 'hummelbaugh', 'p197', 'hummelbaugh', 'p207'))?.rule).toBe('§12.3b');
  });
  it('nobody marches out of it, by the uncovered side neither, under Attack neither', () => {
    for (const order of ['hold', 'attack', 'withdraw']) {
      const table = at({ 'sykes-f1': 'p197 codori', ...seen }, { orders: { union: order } });
      table.refused(go(table, 'hummelbaugh', 'p207'), '12.3c');
    }
  });
  it('an enemy who faces the other way covers nothing here', () => {
    const table = at({ 'sykes-f1': 'p197 codori', 'early-f1': 'p187 bliss' });
    table.allowed(go(table, 'codori', 'p206'));
  });
});

describe('GOG 12.3d, 12.3e, 12.3f, 12.3g, 12.3h beside the enemy', () => {
  const blind = { 'early-f1': 'p139 culps-hill' }; // sees nothing; p131, p149, p124, p137 and p151 lie next to it
  it('who comes beside him stops', () => {
    const table = at({ 'sykes-f1': 'p155 cemetery-hill', ...blind });
    table.allowed(go(table, 'cemetery-hill', 'p149'));
    table.refused(go(table, 'cemetery-hill', 'p149', 'culps-hill', 'p162'), '12.3d');
    table.allowed(go(table, 'cemetery-hill', 'p145'));
  });
  const pivot = (order: string, more: Record<string, string> = {}): Table =>
    at({ 'sykes-f1': 'p149 culps-hill', ...blind, ...more }, { orders: { union: order } });
  it.each(['hold', 'withdraw'])('who starts there stays under %s', order => {
    const table = pivot(order);
    table.refused(go(table, 'cemetery-hill', 'p155'), '12.3g');
    expect(table.whyNot(go(table, 'cemetery-hill', 'p131'))).not.toBeNull();
  });
  it('under Attack round their crossing through one area; the enemy’s own position is closed', () => {
    const table = pivot('attack');
    table.allowed(go(table, 'cemetery-hill', 'p131'));
    table.refused(go(table, 'cemetery-hill', 'p155'), '12.3e');
    table.refused(go(table, 'culps-hill', 'p162'), '12.3e');
    table.refused(go(table, 'cemetery-hill', 'p131', 'winebrenner', 'p118'), '12.3e');
    expect(table.whyNot(go(table, 'culps-hill', 'p139'))).not.toBeNull();
    expect(table.whyNot(go(table, 'cemetery-hill', 'p155', 'cemetery-hill', 'p131'))).not.toBeNull();
  });
  it('round either crossing if there are enemies at both', () => {
    const table = pivot('attack', { 'rodes-f1': 'p162 leister' });
    table.allowed(go(table, 'cemetery-hill', 'p131'));
    table.allowed(go(table, 'cemetery-hill', 'p155'));
    table.refused(go(table, 'cemetery-hill', 'p145'), '12.3e');
  });
  it('a pivot costs what its step costs', () => {
    const wood = at({ 'sykes-f1': 'p162 culps-hill', 'early-f1': 'p177 lower-culps' }, { orders: { union: 'attack' } });
    wood.allowed(go(wood, 'culps-hill', 'p166')); // two steps
    wood.t.did[wood.number('sykes-f1')] = WITHDREW;
    wood.t.boost = 3;
    expect(wood.whyNot(go(wood, 'culps-hill', 'p166'))).not.toBeNull(); // one step only
  });
  it('not out of a field of fire', () => {
    const table = at(
      { 'sykes-f1': 'p149 culps-hill', 'early-f1': 'p131 cemetery-hill' },
      { orders: { union: 'attack' } },
    );
    table.refused(go(table, 'culps-hill', 'p139'), '12.3h');
  });
});

describe('GOG 15.1a, 15.1b, 15.1c, 15.1d, 15.1e a second move', () => {
  const table = (did: number, p: Position = {}, box = 8): Table => {
    const made = at({ 'sykes-f1': 'p149 culps-hill', 'howard-f1': 'p162 leister' }, p);
    made.t.did[0] = did;
    if (did === ENTERED) made.t.entered[0] = box;
    return made;
  };
  const far2 = (t: Table) => allowance(t.t, UNION, 0, false);
  it.each([
    ['union', 3, 8, 2, 3],
    ['union', 3, 9, 2, 2],
    ['union', 3, 10, 0, 0],
    ['confederate', 3, 8, 2, 4],
    ['confederate', 2, 8, 2, 2],
    ['confederate', 4, 8, 2, 6],
  ])('first player %s, %i hours, entered in box %i: %i, %i with a friend', (first, hours, box, alone, near) =>
    expect(far2(table(ENTERED, { first, hours }, box))).toMatchObject({ alone, near }),
  );
  it.each([
    ['union', 1, 0, 0],
    ['union', 2, 2, 2],
    ['union', 3, 2, 3],
    ['confederate', 3, 2, 4],
  ])('first player %s, %i hours, after a withdrawal: %i, %i with a friend', (first, hours, alone, near) =>
    expect(far2(table(WITHDREW, { first, hours }))).toMatchObject({ alone, near }),
  );
  it('after an attack nothing, in a long turn and with a token neither', () => {
    for (const p of [{ hours: 3 }, { table: { boost: 3 } }]) {
      const fought = table(ATTACKED, p);
      expect(fought.whyNot(go(fought, 'culps-hill', 'p162'))).not.toBeNull();
    }
  });
  it('a token gives one step to who may not move again, and is used up by it', () => {
    for (const did of [ENTERED, WITHDREW]) {
      const one = table(did, { table: { boost: 2 } });
      one.refused(go(one, 'culps-hill', 'p139'), '15.1e');
      one.march('sykes-f1', 'culps-hill', 'p162');
      expect(one.t.boost).toBe(1);
      expect(one.whyNot(go(one, 'leister', 'p155'))).not.toBeNull();
    }
  });
  it('without one there is none', () => {
    const last = table(ENTERED);
    expect(last.whyNot(go(last, 'culps-hill', 'p162'))?.rule).toBe('§15.1c');
    const back = table(WITHDREW);
    expect(back.whyNot(go(back, 'culps-hill', 'p162'))?.rule).toBe('§15.1d');
  });
});

describe('GOG 18.2a, 18.2b, 18.2c, 18.2d, 18.4a cavalry on the march', () => {
  const horse = (where: string, more: Record<string, string> = {}, p: Position = {}): Table =>
    at({ 'buford-f1': where, ...more }, p);
  const ride = (table: Table, ...path: string[]) => table.way('march', 'buford-f1', path, { mounted: true });
  const walk = (table: Table, ...path: string[]) => table.way('march', 'buford-f1', path);
  it('three steps mounted, two on foot; no obstruction mounted', () => {
    const table = horse('p149 culps-hill');
    table.allowed(ride(table, ...TO));
    expect(table.whyNot(ride(table, ...FOUR))).not.toBeNull();
    table.refused(walk(table, ...TO), '12.1b');
    table.refused(ride(table, 'culps-hill', 'p139'), '18.2d');
    table.allowed(walk(table, 'culps-hill', 'p139'));
  });
  it.each([
    ['union', 2, 5],
    ['confederate', 2, 6],
    ['union', 3, 7],
    ['confederate', 3, 9],
  ])('first player %s, %i hours: %i mounted with a friend', (first, hours, near) => {
    const table = horse('p149 culps-hill', {}, { first, hours });
    expect(allowance(table.t, UNION, 0, true)).toMatchObject({ alone: 3, near });
  });
  it('never beside the enemy nor into his field, mounted or not', () => {
    const table = horse('p155 cemetery-hill', { 'early-f1': 'p139 culps-hill', 'sykes-f1': 'p155 cemetery-hill' });
    table.refused(walk(table, 'cemetery-hill', 'p131'), '18.2c');
    table.refused(ride(table, 'cemetery-hill', 'p131'), '18.2c');
    table.allowed(go(table, 'cemetery-hill', 'p131'));
    const field = horse('p186 leister', { 'early-f1': 'p187 codori' });
    field.refused(ride(field, 'hummelbaugh', 'p197'), '18.2c');
  });
  it('infantry does not ride', () => {
    const table = at({ 'sykes-f1': 'p149 culps-hill' });
    expect(table.whyNot(table.way('march', 'sykes-f1', ['culps-hill', 'p162'], { mounted: true }))).not.toBeNull();
  });
  it('a ride shows the block, a walk does not', () => {
    const table = horse('p149 culps-hill', { 'buford-f2': 'p155 leister' });
    const before = table.t.clues.length;
    table.act(walk(table, 'culps-hill', 'p162'));
    expect(table.t.clues).toHaveLength(before);
    table.act(table.way('march', 'buford-f2', ['leister', 'p186'], { mounted: true }));
    expect(JSON.stringify(table.events.map(each => each.args))).toContain('buford-f2');
    expect(JSON.stringify(table.events.map(each => each.args))).not.toContain('buford-f1');
  });
});
