import { describe, expect, it } from 'vitest';
import { radiusFrom } from '../rules/02-command.ts';
import { inAnyZoneOf, inEnemyZone } from '../rules/02-zones.ts';
import { flee } from './plain.ts';
import { along, attack, between, marching, move, onPlain, water } from './rulebook.ts';
import { type Position, position } from './table.ts';

// Chapters 2, 5 and 6 by a referee who wrote his cases from the rulebook before he saw the engine.

const open = await onPlain();
const road = await onPlain(along(['1110', '1111', '1112', '1113']));
const REFUSE = { type: 'refuse' } as const;
const FORCE = { type: 'force' } as const;
const EVADE = { type: 'evade' } as const;
type Edges = Parameters<typeof onPlain>[0];
type Ground = Parameters<typeof onPlain>[1];

describe('GCACW 6.2-zoc-cav-gone, 6.2-zoc-no-refuse, 7.8-not-entering flanks where the zone has gone', () => {
  const FAR = { 'c-law': '2018' };
  it('its cavalry rode off: who goes on may refuse them, in that hex and in the next', () => {
    // 5 on the road, two spent; the cavalry (2) rolls 2: one off
    const units = { 'c-scott': '1113', ...FAR };
    const met = () =>
      flee(
        marching(road, '1110', 5, { units, dice: [2] })
          .move('1111', '1112')
          .act(EVADE),
      );
    expect(met().points).toBe(2);
    met().allowed(REFUSE);
    met().move('1113').allowed(REFUSE);
  });
  it('but not while another zone holds it', () => {
    const units = { 'c-scott': '1113', 'c-gist': '1212', ...FAR };
    const met = flee(
      marching(road, '1110', 5, { units, dice: [2] })
        .move('1111', '1112')
        .act(EVADE),
    );
    met.refused(REFUSE, '7.8-not-entering');
  });
  it('the foot that held it was beaten off, and he did not advance', () => {
    // Baird 9 to McNair 1: +8, tactics even; 6 + 8 - 1 more than any row: a
    const units = { 'c-mcnair': '1113 manpower 1', ...FAR };
    const beaten = marching(open, '1111', 6, { units, dice: [6, 1] })
      .move('1112')
      .act(attack('1113', 'hasty'));
    expect(beaten.where('c-mcnair')).toBe('gone');
    beaten.act({ type: 'hold' });
    expect(beaten.points).toBe(2);
    beaten.allowed(REFUSE);
  });
  it('having come out of a zone into the open he may, with a point left', () => {
    marching(open, '1112', 5, { units: { 'c-law': '1113' } })
      .move('1111')
      .allowed(REFUSE);
  });
});

describe('GCACW 2.4-zoc-river, 2.4-zoc-restricted, 2.4-zoc-swamp-mtn, 12.0-zoc-ford, 12.0-zoc-creek how zones reach over a hexside', () => {
  const [NONE, BARE, NORMAL] = ['none', 'restricted', 'normal'] as const;
  const wood: Ground = { terrain: { '1113': 'woods' } };
  const bog: Ground = { terrain: { '1112': 'provisionalSwamp' } };
  const rain: Position = { rain: true };
  const ford = [water('minor', '1112', '1113', 'ford')];
  const creek = [water('creek', '1112', '1113')];
  const trail: Edges = [between('1112', '1113', { route: 'trail' })];
  it.each<[string, Edges, Ground, Position, string]>([
    ['woods by a trail', trail, wood, {}, NORMAL],
    ['woods by a railroad', [between('1112', '1113', { rail: true })], wood, {}, NORMAL],
    ['bare woods', [], wood, {}, BARE],
    ['woods over a ford', ford, wood, {}, BARE],
    ['woods over a ford in rain', ford, wood, rain, NONE],
    ['a ford under high water in a dry turn', ford, {}, { table: { flood: [3, 3] } }, NORMAL],
    ['a ferry in rain', [water('minor', '1112', '1113', 'ferry')], {}, rain, NORMAL],
    ['a dam in rain', [water('minor', '1112', '1113', 'dam')], {}, rain, NORMAL],
    ['a creek in rain', creek, {}, rain, NONE],
    ['a creek beside a city in rain', creek, { terrain: { '1112': 'city' } }, rain, NORMAL],
    ['a creek by a trail in rain', [water('creek', '1112', '1113', undefined, { route: 'trail' })], {}, rain, NORMAL],
    ['a provisional swamp', [], bog, {}, NORMAL],
    ['the same in rain', [], bog, rain, NONE],
    ['the same by a trail', trail, bog, rain, NORMAL],
  ])('%s', async (_what, edges, ground, more, zone) => {
    const scenario = await onPlain(edges, ground);
    const { t, hex } = position({ scenario, units: { 'c-law': '1113', 'u-wagner': '0301' }, ...more });
    const found = inEnemyZone(t, 0, hex('1112')) ? NORMAL : inAnyZoneOf(t, 1, hex('1112')) ? BARE : NONE;
    expect(found).toBe(zone);
  });
});

describe('GCACW 2.5-radius, 2.5-radius-enemy, 2.5-radius-zoc three hexes and what blocks them', () => {
  const reaches = (units: Position['units']) => {
    const far = { 'c-law': '2018', 'u-wagner': '0301' };
    const { t, hex } = position({
      scenario: open,
      units: { 'u-brannan': '1110', 'u-baird': '1113', ...far, ...units },
    });
    return radiusFrom(t, 0, hex('1110')).includes(hex('1113'));
  };
  const two = { 'c-gist': '1212', 'c-stewart': '1012' };
  it('open; round an enemy it is too far; zones close it, spent and beaten ones too; friends open it', () => {
    expect([reaches({}), reaches({ 'c-gist': '1112' }), reaches(two)]).toEqual([true, false, false]);
    expect(reaches({ ...two, 'c-gist': '1212 fatigue 4 demoralized 2 disorganized' })).toBe(false);
    expect(reaches({ ...two, 'u-ray': '1111', 'u-watkins': '1112' })).toBe(true);
  });
});

describe('GCACW 5.1-ext-roll, 5.1-ext-mod-cumulative the roll at which a march straggles', () => {
  const how = (unit: string, standing: string, die: number) => {
    const units = { 'u-wagner': '0301', 'c-law': '2018', [unit]: `1112 ${standing}` };
    const side = unit.startsWith('c') ? 'confederate' : 'union';
    return position({ scenario: open, units, side, dice: [3, die] })
      .march(unit)
      .how(unit);
  };
  it.each([
    ['u-baird', 'fatigue 2', 4, 'manpower 9 fatigue 3'],
    ['u-baird', 'fatigue 2', 5, 'manpower 9 fatigue 3 disorganized'],
    ['c-gist', 'fatigue 2', 5, 'manpower 6 fatigue 3'],
    ['c-gist', 'fatigue 3 exhausted', 2, 'manpower 6 fatigue 4 exhausted'],
    ['c-gist', 'fatigue 3 exhausted', 3, 'manpower 6 fatigue 4 disorganized exhausted'],
    ['u-baird', 'fatigue 3', 3, 'manpower 9 fatigue 4'],
    ['u-baird', 'fatigue 3', 4, 'manpower 9 fatigue 4 disorganized'],
    ['u-baird', 'fatigue 1 exhausted', 4, 'manpower 9 fatigue 2 exhausted'],
    ['u-baird', 'fatigue 2 exhausted', 4, 'manpower 9 fatigue 3 disorganized exhausted'],
    ['u-baird', 'fatigue 3 exhausted disorganized', 4, 'manpower 7 fatigue 4 disorganized exhausted'],
  ])('%s, %s, a %i: %s', (unit, standing, die, result) => expect(how(unit, standing, die)).toBe(result));
  it('one man left, and he is gone: the march is over, his leader rides to the nearest of his', () => {
    const units = { 'c-law': '2018', 'u-baird': '1112 fatigue 2 disorganized manpower 1', 'u-negley': '1115' };
    const table = position({ scenario: open, units, leaders: { 'uL-thomas': 'u-baird' }, dice: [3, 6, 6, 1] });
    table.march('u-baird');
    expect([table.where('u-baird'), table.with('uL-thomas'), table.asked[1]]).toEqual([
      'gone',
      'u-negley',
      'cycle.winner',
    ]);
    table.done();
  });
});

describe('GCACW 5.1-opt-f4, 5.1-opt-f4-no-force, 6.5-four what the option gives at fatigue 4', () => {
  const at = (standing: string, options: readonly string[]) => {
    const units = { 'u-baird': `1112 ${standing}`, 'u-brannan': '1211', 'c-gist': '1113' };
    return position({ scenario: open, units, leaders: { 'uL-thomas': 'u-baird' }, options, dice: [3] });
  };
  it('a march and an activation; no force march, assault or digging', () => {
    at('fatigue 4', []).refused({ type: 'march', unit: 'u-baird' }, '5.1-fatigue-3');
    at('fatigue 4 disorganized', ['fatigue-4']).refused({ type: 'march', unit: 'u-baird' }, '5.1-fatigue-3');
    at('fatigue 4', ['fatigue-4']).march('u-baird').refused(FORCE, '5.1-opt-f4-no-force');
    at('fatigue 4', ['fatigue-4']).allowed({ type: 'activate', leader: 'uL-thomas', units: ['u-baird'] });
    const storm = { type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1113' } as const;
    at('fatigue 4', ['fatigue-4']).refused(storm, '7.1-a1-leader');
    at('fatigue 4', ['fatigue-4', 'entrench-1863']).refused({ type: 'entrench', unit: 'u-baird' }, '5.5-fatigue-1863');
  });
});

describe('GCACW 6.2-ferry-penalty, 6.2-ferry-manpower, 6.2-min-one-ferry, 12.0-flood-ferry ferries', () => {
  const ferry = (kind: 'minor' | 'major') =>
    onPlain([...along(['1110', '1111', '1112']), water(kind, '1112', '1113', 'ferry', { route: 'road' })]);
  it.each<['minor' | 'major', string, Position, number]>([
    ['major', 'manpower 2', {}, 5],
    ['major', 'manpower 3', {}, 4],
    ['major', 'manpower 11', {}, 2],
    ['major', 'manpower 12 disorganized', {}, 1],
    ['major', 'manpower 11', { rain: true }, 1],
    ['minor', 'manpower 11', {}, 5],
    ['minor', 'manpower 11', { table: { flood: [1, 0] } }, 2],
    ['minor', 'manpower 11', { table: { flood: [0, 1] } }, 5],
  ])('%s, %s: of six points so many are left', async (kind, standing, more, left) =>
    expect(marching(await ferry(kind), `1112 ${standing}`, 6, more).move('1113').points).toBe(left),
  );
  it('from its bank at the start with all there is; later only in full', async () => {
    const major = await ferry('major');
    expect(marching(major, '1112 manpower 12', 2).move('1113').where('u-baird')).toBe('1113');
    marching(major, '1111 manpower 12', 5).move('1112').refused(move('1113'), '6.1-insufficient');
    marching(major, '1111 manpower 12', 6).move('1112').allowed(move('1113'));
  });
});

describe('GCACW 6.2-stack-2, 6.2-stack-3-11, 6.2-stack-12, 6.2-stack-round, 6.2-stack-cav entering among friends', () => {
  type Terrain = NonNullable<NonNullable<Ground>['terrain']>[string];
  it.each<[Terrain, Record<string, string>, number]>([
    ['clear', { 'u-negley': 'manpower 2' }, 5],
    ['clear', { 'u-negley': 'manpower 3' }, 4],
    ['clear', { 'u-negley': 'manpower 11' }, 4],
    ['clear', { 'u-negley': 'manpower 12' }, 3],
    ['woods', { 'u-negley': 'manpower 3' }, 2],
    ['woods', { 'u-negley': 'manpower 12' }, 1],
    ['hill', { 'u-negley': 'manpower 12' }, 3],
    ['clear', { 'u-wilder': '', 'u-negley': 'manpower 2' }, 5],
    ['clear', { 'u-negley': 'manpower 2', 'u-brannan': 'manpower 1 disorganized' }, 4],
    ['clear', { 'u-negley': 'manpower 11', 'u-brannan': 'manpower 1 disorganized' }, 3],
    ['clear', { 'u-negley': 'manpower 3 disorganized works fort' }, 5],
  ])('%s by road, among %o: of six points %i are left', async (terrain, friends, left) => {
    const scenario = await onPlain(along(['1111', '1112']), { terrain: { '1112': terrain } });
    const units = Object.fromEntries(Object.entries(friends).map(([unit, how]) => [unit, `1112 ${how}`]));
    expect(marching(scenario, '1111', 6, { units }).move('1112').points).toBe(left);
  });
});

describe('GCACW 6.2-ridge, 6.2-trail, 12.0-move-pike, 12.0-move-trail prices that meet', () => {
  const ridge = (route: 'road' | 'pike', ridgeIn: string): Edges => [between('1111', '1112', { route, ridgeIn })];
  const trail: Edges = [between('1111', '1112', { route: 'trail' })];
  const peak = (hex: string): Ground => ({ terrain: { [hex]: 'mountain' } });
  it.each<[string, Edges, Ground, Position, number]>([
    ['up a ridge by road', ridge('road', '1112'), {}, {}, 2],
    ['down it', ridge('road', '1111'), {}, {}, 2],
    ['by pike in rain', ridge('pike', '1111'), {}, { rain: true }, 2.5],
    ['a trail into a mountain', trail, peak('1112'), {}, 2],
    ['and out of it', trail, peak('1111'), {}, 1],
    ['in rain', trail, peak('1112'), { rain: true }, 3],
    ['and out in rain', trail, peak('1111'), { rain: true }, 2],
    ['a railroad into a swamp', [between('1111', '1112', { rail: true })], { terrain: { '1112': 'swamp' } }, {}, 1],
  ])('%s', async (_what, edges, ground, more, price) => {
    const scenario = await onPlain(edges, ground);
    expect(6 - marching(scenario, '1111', 6, more).move('1112').points).toBe(price);
  });
  it('no march into or out of a swamp by a trail; a provisional one opens when dry', async () => {
    const swamp = await onPlain(trail, { terrain: { '1112': 'swamp' } });
    marching(swamp, '1111', 6).refused(move('1112'), '6.2-swamp');
    marching(swamp, '1112', 6).refused(move('1111'), '6.2-swamp');
    const bog = await onPlain(trail, { terrain: { '1112': 'provisionalSwamp' } });
    marching(bog, '1111', 6, { rain: true }).refused(move('1112'), '6.2-swamp');
    marching(bog, '1111', 6).allowed(move('1112'));
  });
});
