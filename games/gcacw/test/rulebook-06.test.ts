import { describe, expect, it } from 'vitest';
import type { MapEdge, MapFile } from '../data/edition.ts';
import { flee } from './plain.ts';
import { along, attack, between, marching, move, onPlain, water } from './rulebook.ts';
import { type Position, position } from './table.ts';

type Terrain = MapFile['terrain'][string][number];

// Chapter 6, read clause by clause.

const open = await onPlain();
const end = { type: 'end' } as const;

describe('GCACW 6.1-attack-column, 6.1-attack-column-needs, 6.1-attack-mp what attacks cost', () => {
  const facing = (die: number) => marching(open, '1112', die, { units: { 'c-mcnair': '1113' } });
  it('with 1 point: column and hasty, no more', () => {
    const table = facing(1);
    for (const kind of ['column', 'hasty']) table.allowed(attack('1113', kind));
    for (const kind of ['normal', 'prepared']) table.refused(attack('1113', kind), '6.1-attack-mp');
  });
  it('with 3 no prepared one, with 4 all', () => {
    facing(3).refused(attack('1113', 'prepared'), '6.1-attack-mp');
    facing(4).allowed(attack('1113', 'prepared'));
  });
  it('half a point is not enough for a column', async () => {
    const pike = await onPlain(along(['1111', '1112'], { route: 'pike' }));
    const table = marching(pike, '1111', 2, { rain: true, units: { 'c-mcnair': '1113' } }).move('1112');
    expect(table.points).toBe(0.5);
    table.refused(attack('1113', 'column'), '6.1-attack-column-needs');
    table.done();
  });
  it('the price of the ground attacked does not matter', async () => {
    const woods = await onPlain([], { terrain: { '1113': 'woods' } });
    marching(woods, '1112', 2, { units: { 'c-mcnair': '1113' } }).allowed(attack('1113', 'normal'));
  });
  it('cavalry pays double', () => {
    const units = { 'u-minty': '1112', 'u-wagner': '0903', 'c-mcnair': '1113' };
    const minty = (...dice: number[]) => position({ scenario: open, units, dice }).march('u-minty');
    minty(1, 1).allowed(attack('1113', 'hasty'));
    minty(1, 2).refused(attack('1113', 'normal'), '6.1-attack-mp');
    minty(2, 2).allowed(attack('1113', 'normal'));
    minty(3, 4).refused(attack('1113', 'prepared'), '6.1-attack-mp');
    minty(4, 4).allowed(attack('1113', 'prepared'));
  });
});

describe('GCACW 6.2-route, 6.2-trail, 6.2-ridge, 6.2-mountain what hexes cost', () => {
  const sides = [
    ...along(['1112', '1111'], { route: 'road', ridgeIn: '1111' }),
    ...along(['1112', '1211'], { route: 'trail' }),
    ...along(['1112', '1212'], { rail: true }),
    ...along(['1112', '1113'], { route: 'trail', ridgeIn: '1112' }),
    between('1112', '1012', { ridgeIn: '1012' }),
  ];
  const spent = async (to: string, terrain: Terrain, standing = '1112', die = 6, more: Position = {}) => {
    const scenario = await onPlain(sides, { terrain: { [to]: terrain } });
    return die - marching(scenario, standing, die, more).move(to).points;
  };
  it('a road into a mountain costs 1, a trail 2, a railroad 1', async () =>
    expect([await spent('1111', 'mountain'), await spent('1211', 'mountain'), await spent('1212', 'mountain')]).toEqual(
      [2, 2, 1],
    ));
  it('a ridge adds 1 up and down, off the road too', async () =>
    expect([await spent('1111', 'clear'), await spent('1113', 'clear'), await spent('1012', 'clear')]).toEqual([
      2, 2, 4,
    ]));
  it('a trail into a mountain over a ridge: 3', async () => expect(await spent('1113', 'mountain')).toBe(3));
  it('in rain a trail into a mountain over a ridge: 4, road and railroad 2', async () => {
    const wet = { rain: true };
    expect(await spent('1113', 'mountain', '1112', 6, wet)).toBe(4);
    expect(await spent('1212', 'woods', '1112', 6, wet)).toBe(2);
    expect(await spent('1111', 'woods', '1112', 6, wet)).toBe(3);
  });
  it('mountain to mountain without a route is closed, the least march included', async () => {
    const scenario = await onPlain(sides, { terrain: { '1112': 'mountain', '1011': 'mountain' } });
    marching(scenario, '1112', 6).refused(move('1011'), '6.2-mountain');
    marching(scenario, '1112', 6).refused(move('1012'), '6.2-mountain');
  });
  it('a swamp: not by a trail, by a railroad', async () => {
    const scenario = await onPlain(sides, { terrain: { '1112': 'swamp' } });
    marching(scenario, '1112', 6).refused(move('1211'), '6.2-swamp');
    marching(scenario, '1112', 6).allowed(move('1212'));
  });
});

describe('GCACW 6.2-ferry-minor-dry, 6.2-ferry-penalty, 6.2-ferry-manpower, 6.2-min-one-ferry ferries', () => {
  const sides = [
    water('minor', '1112', '1111', 'ferry', { route: 'road' }),
    water('major', '1112', '1113', 'ferry', { route: 'road' }),
    ...along(['1012', '1112']),
  ];
  const left = async (to: string, standing = '1112', more: Position = {}) =>
    marching(await onPlain(sides), standing, 6, more).move(to).points;
  it('dry: the minor one free, the major one a third of the manpower', async () =>
    expect([await left('1111'), await left('1113')]).toEqual([5, 2]));
  it('a third of 8 is 2, of 2 nothing; disorganized it is still the manpower', async () => {
    expect(await left('1113', '1112 manpower 8')).toBe(3);
    expect(await left('1113', '1112 manpower 2')).toBe(5);
    expect(await left('1113', '1112 manpower 8 disorganized')).toBe(3);
  });
  it('in rain and in flood the minor one too', async () => {
    expect(await left('1111', '1112 manpower 6', { rain: true })).toBe(2);
    expect(await left('1111', '1112 manpower 6', { table: { flood: [1, 0] } })).toBe(3);
    expect(await left('1111', '1112 manpower 6', { table: { flood: [0, 1] } })).toBe(5);
  });
  it('with too few points it crosses from its first hex only', async () => {
    const scenario = await onPlain(sides);
    const table = marching(scenario, '1112', 2, { dice: [6, 1] })
      .move('1113')
      .end(); // it lets the ferry be
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['1113', 'cycle.winner']);
    table.done();
    marching(scenario, '1012', 3).move('1112').refused(move('1113'), '6.1-insufficient');
  });
});

describe('GCACW 6.2-river, 6.2-river-free, 10.2-effect-minor, 10.2-effect-major rivers', () => {
  const sides = [
    water('minor', '1112', '1111', 'bridge', { route: 'road' }),
    water('major', '1112', '1113', 'bridge', { route: 'road' }),
    water('minor', '1112', '1212', 'ford'),
    water('minor', '1112', '1211'),
  ];
  it('a ford without a road costs the ground beyond', async () => {
    const scenario = await onPlain(sides, { terrain: { '1212': 'rolling' } });
    expect(marching(scenario, '1112', 6).move('1212').points).toBe(2);
  });
  it('without a crossing never, not even as the one hex always allowed', async () =>
    void marching(await onPlain(sides), '1112', 1).refused(move('1211'), '6.2-river'));
  it('a broken bridge on a minor river is a ford, on a major one nothing', async () => {
    const down = (more: Position = {}) =>
      onPlain(sides).then(scenario => {
        const table = marching(scenario, '1112', 6, more);
        table.t.down = table.t.down.map(() => 1);
        table.t.stamp++;
        return table;
      });
    (await down()).allowed(move('1111'));
    (await down()).refused(move('1113'), '6.2-river');
    for (const more of [{ rain: true }, { table: { flood: [1, 0] } }] as Position[])
      expect((await down(more)).whyNot(move('1111'))).not.toBeNull();
    (await down({ table: { flood: [0, 1] } })).allowed(move('1111'));
  });
});

describe('GCACW 6.2-zoc-enter, 6.2-zoc-restricted entering zones', () => {
  it('from a restricted zone into a normal one it stops', async () => {
    const road = along(['1010', '1011', '1012', '1013', '1014']);
    const scenario = await onPlain(road, { terrain: { '1111': 'woods' } });
    const table = marching(scenario, '1010', 6, { units: { 'c-law': '1111', 'c-mcnair': '1114' } });
    table.refused(move('1011', '1012', '1013', '1014'), '6.2-zoc-enter');
    table.move('1011', '1012', '1013');
    expect([table.points, table.asked[1]]).toEqual([3, 'march.go']);
  });
  it('woods and a road: the zone is normal', async () => {
    const scenario = await onPlain(along(['1011', '1111']), { terrain: { '1111': 'woods' } });
    marching(scenario, '1010', 6, { units: { 'c-law': '1111' } }).refused(move('1011', '1012'), '6.2-zoc-enter');
  });
  it('a hex held by a friend stops it all the same', () => {
    const units = { 'u-minty': '1012', 'c-law': '1112' };
    marching(open, '0912', 6, { units }).refused(move('1012', '1011'), '6.2-zoc-enter');
  });
});

describe('GCACW 6.2-zoc-exit-first, 6.2-zoc-to-free, 6.2-min-one-zoc leaving zones', () => {
  it('to a free hex one point more, and on', () => {
    const table = marching(open, '1112', 6, { units: { 'c-law': '1113' }, dice: [] }).move('1111');
    expect(table.points).toBe(2);
    table.done();
  });
  it('after leaving it may come into a zone again and stops there', () => {
    const road = along(['1112', '1111', '1211', '1212']);
    return onPlain(road).then(scenario => {
      const table = marching(scenario, '1112', 6, { units: { 'c-law': '1113' } }).move('1111', '1211', '1212');
      expect([table.where('u-baird'), table.points]).toEqual(['1212', 2]);
      table.refused(move('1211'), '6.2-zoc-enter');
    });
  });
  it('with too few points the one hex always allowed lets it leave', () => {
    const table = marching(open, '1112', 1, { units: { 'c-law': '1113' }, dice: [6, 1] }).move('1111');
    expect(table.where('u-baird')).toBe('1111');
    table.done();
  });
});

describe('GCACW 6.2-zoc-to-zoc, 6.2-zoc-to-zoc-disorg, 6.2-zoc-to-zoc-loss, 6.2-zoc-to-zoc-route from zone to zone', () => {
  const pass = (standing: string, die: number, edges: MapEdge[] = [], units: Position['units'] = {}) =>
    onPlain(edges).then(scenario =>
      marching(scenario, standing, die, { units: { 'c-law': '1113', ...units }, dice: [6, 1] }).move('1212'),
    );
  it('everything it has, and it is disorganized', async () => {
    const table = await pass('1112', 6);
    expect([table.where('u-baird'), table.how('u-baird'), table.asked[1]]).toEqual([
      '1212',
      'manpower 9 fatigue 1 disorganized',
      'cycle.winner',
    ]);
    table.done();
  });
  it('with one point as well', async () => expect((await pass('1112', 1)).where('u-baird')).toBe('1212'));
  it('disorganized it loses one; the last man', async () => {
    expect((await pass('1112 disorganized', 6)).how('u-baird')).toBe('manpower 8 fatigue 1 disorganized');
    expect((await pass('1112 disorganized manpower 1', 6)).where('u-baird')).toBe('gone');
  });
  it.each([{ route: 'trail' }, { route: 'road' }, { rail: true }] as const)('along %o nothing is lost', async route => {
    const table = await pass('1112', 6, along(['1112', '1212'], route));
    expect([table.how('u-baird'), table.asked[1]]).toEqual(['manpower 9 fatigue 1', 'cycle.winner']);
  });
  it('zones of two enemies, a friend in the hex: the same', async () => {
    const units = { 'c-law': '1011', 'c-mcnair': '1313', 'u-negley': '1212' };
    const table = await pass('1112', 6, [], units);
    expect([table.how('u-baird'), table.asked[1]]).toEqual(['manpower 9 fatigue 1 disorganized', 'cycle.winner']);
  });
  it('one of the zones restricted: an ordinary march', async () => {
    const scenario = await onPlain([], { terrain: { '1113': 'woods' } });
    const table = marching(scenario, '1112', 6, { units: { 'c-law': '1113' } }).move('1212');
    expect([table.how('u-baird'), table.points]).toEqual(['manpower 9 fatigue 1', 3]);
  });
  it('never over a bare river', async () => {
    const scenario = await onPlain([water('minor', '1112', '1212')]);
    marching(scenario, '1112', 6, { units: { 'c-law': '1113' } }).refused(move('1212'), '6.2-river');
  });
});

describe('GCACW 6.2-stack-who, 6.2-stack-12, 6.2-stack-round, 6.2-stack-cav among friends', () => {
  const left = async (units: Position['units'], terrain: Terrain = 'clear', unit = 'u-baird') => {
    const scenario = await onPlain(along(['1112', '1111']), { terrain: { '1111': terrain } });
    const standing = unit === 'u-baird' ? {} : { 'u-wagner': '0903' };
    const all = { 'c-law': '2011', [unit]: '1112', ...standing, ...units };
    const table = position({ scenario, units: all, dice: unit === 'u-baird' ? [6] : [3, 3] }).march(unit);
    return 6 - table.move('1111').points;
  };
  it('by combat value: 2 none, 3 and 11 one, 12 two', async () => {
    expect(await left({ 'u-negley': '1111 manpower 2' })).toBe(1);
    expect(await left({ 'u-negley': '1111 manpower 3' })).toBe(2);
    expect(await left({ 'u-brannan': '1111 manpower 11' })).toBe(2);
    expect(await left({ 'u-brannan': '1111 manpower 11', 'u-negley': '1111 manpower 1' })).toBe(3);
  });
  it('two and a half counts as three', async () =>
    expect(await left({ 'u-negley': '1111 manpower 2', 'u-wood': '1111 manpower 1 disorganized' })).toBe(2));
  it('eleven and a half as twelve', async () =>
    expect(await left({ 'u-brannan': '1111 manpower 11', 'u-wood': '1111 manpower 1 disorganized' })).toBe(3));
  it('the disorganized value, works and demoralization aside', async () => {
    expect(await left({ 'u-negley': '1111 manpower 2 works fort' })).toBe(1);
    expect(await left({ 'u-negley': '1111 manpower 4 demoralized 2' })).toBe(2);
    expect(await left({ 'u-brannan': '1111 manpower 12 disorganized' })).toBe(2);
  });
  it('in woods and mountains three and four more, along the road too', async () => {
    expect(await left({ 'u-negley': '1111 manpower 3' }, 'woods')).toBe(4);
    expect(await left({ 'u-brannan': '1111 manpower 12' }, 'mountain')).toBe(5);
    expect(await left({ 'u-negley': '1111 manpower 3' }, 'hill')).toBe(2);
    expect(await left({ 'u-negley': '1111 manpower 3' }, 'city')).toBe(2);
  });
  it('horse neither pays nor counts', async () => {
    expect(await left({ 'u-wilder': '1111', 'u-minty': '1111' })).toBe(1);
    expect(await left({ 'u-brannan': '1111' }, 'clear', 'u-minty')).toBe(1);
  });
  it('a heap too dear is entered with the one hex always allowed', async () => {
    const scenario = await onPlain(along(['1112', '1111']), { terrain: { '1111': 'woods' } });
    const table = marching(scenario, '1112', 2, { units: { 'u-brannan': '1111' }, dice: [6, 1] }).move('1111');
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['1111', 'cycle.winner']);
  });
  it('leaving a zone into a heap: price, one for the zone, one for the heap', () => {
    const units = { 'c-law': '1113', 'u-negley': '1111' };
    expect(marching(open, '1112', 6, { units }).move('1111').points).toBe(1);
  });
});

describe('GCACW 6.2-zoc-attack-continue, 6.2-zoc-still-in after an attack', () => {
  // Baird 9 against McNair 2: 4:1 +3, hasty -1, no artillery (3): 6 + 2 - 2 = +6: `a` and 1DR.
  const won = (units: Position['units'] = {}, dice: number[] = []) =>
    flee(
      marching(open, '1112', 6, { units: { 'c-mcnair': '1113', ...units }, dice: [6, 2, ...dice] }).act(
        attack('1113', 'hasty'),
      ),
    );
  it('won: it stays and marches on', () => {
    const table = won().act({ type: 'hold' });
    expect([table.points, table.asked[1]]).toEqual([5, 'march.go']);
    table.allowed(move('1111'));
    table.done();
  });
  it('won and advanced: on from there', () => {
    const table = won().act({ type: 'advance', units: ['u-baird'] });
    expect([table.where('u-baird'), table.points]).toEqual(['1113', 5]);
    table.allowed(move('1114'));
  });
  it('but in another zone: attack or end', () => {
    const table = won({ 'c-law': '1011' }).act({ type: 'hold' });
    expect(table.whyNot(move('1111'))).not.toBeNull();
    table.allowed(attack('1011', 'normal'));
    table.allowed(end);
  });
  it('having attacked it has no right to one hex it cannot pay', () => {
    const table = flee(
      marching(open, '1112', 2, { units: { 'c-mcnair': '1113' }, dice: [6, 2] }).act(attack('1113', 'hasty')),
    ).act({ type: 'hold' });
    expect(table.points).toBe(1);
    table.refused(move('1111'), '6.1-insufficient');
    table.done();
  });
});
