import { describe, expect, it } from 'vitest';
import { radiusFrom } from '../rules/02-command.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { pontoon } from './pontoons-table.ts';
import { along, onPlain, plainOf, water } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Chapters 2 and 4, read clause by clause.

const open = await onPlain();
const gtc = await plainOf('gtc-across-the-pamunkey');
/** Hexes around 1112 in the zone of Law, who stands there: all of them, and the normal ones. */
const zones = (scenario: string, more: Position = {}, unit = 'c-law'): [number, number] => {
  const table = position({ scenario, units: { [unit]: '1112', 'u-wagner': '0301' }, ...more });
  const around = ['1111', '1211', '1212', '1113', '1012', '1011'].map(table.hex);
  const count = (reach: typeof inZoneOf) => around.filter(hex => reach(table.t, 1, hex)).length;
  return [count(inAnyZoneOf), count(inZoneOf)];
};

describe('GCACW 2.4-zoc, 2.4-zoc-river, 2.4-zoc-swamp-mtn, 2.4-zoc-water, 2.4-zoc-restricted zones', () => {
  it('six hexes, whatever the unit is like', () => {
    expect(zones(open)).toEqual([6, 6]);
    const worn = {
      units: { 'c-law': '1112 fatigue 4 disorganized exhausted demoralized 2 manpower 1', 'u-wagner': '0301' },
    };
    expect(zones(open, worn)).toEqual([6, 6]);
    expect(zones(open, {}, 'c-robertson-art')).toEqual([6, 6]);
  });
  it('not over bare rivers; over ford, ferry, bridge, dam', async () => {
    const around = ['1111', '1211', '1212', '1113', '1012', '1011'] as const;
    const kinds = [undefined, 'ford', 'ferry', 'bridge', 'dam', undefined] as const;
    const scenario = await onPlain(around.map((hex, i) => water(i % 2 ? 'major' : 'minor', '1112', hex, kinds[i])));
    expect(zones(scenario)).toEqual([4, 4]);
    expect(zones(scenario, { rain: true })).toEqual([3, 3]); // not over the ford
    expect(zones(scenario, { table: { flood: [1, 1] } })).toEqual([4, 4]); // ruling unfordable-zoc
  });
  it('a broken bridge: minor dry yes, major never', async () => {
    const scenario = await onPlain([
      water('minor', '1112', '1111', 'bridge'),
      water('major', '1112', '1113', 'bridge'),
    ]);
    expect(zones(scenario, { table: { down: [1, 1] } })).toEqual([5, 5]);
    expect(zones(scenario, { table: { down: [1, 1] }, rain: true })).toEqual([4, 4]);
    const pontoons = [pontoon(position({ scenario }), '1112', '1113', 0)];
    expect(zones(scenario, { table: { down: [1, 1], pontoons } })).toEqual([6, 6]);
  });
  it('mountains and swamps by routes only, trails too, out of and into', async () => {
    const trail = along(['1112', '1111'], { route: 'trail' });
    for (const ground of ['mountain', 'swamp'] as const) {
      expect(zones(await onPlain(trail, { terrain: { '1112': ground } }))).toEqual([1, 1]);
      expect(zones(await onPlain(trail, { terrain: { '1111': ground, '1113': ground } }))).toEqual([5, 5]);
    }
  });
  it('water stops them', async () => {
    expect(zones(await onPlain([], { terrain: { '1111': 'water' } }))).toEqual([5, 5]);
  });
  it('woods on either side: restricted, unless a route crosses', async () => {
    expect(zones(await onPlain([], { terrain: { '1111': 'woods' } }))).toEqual([6, 5]);
    expect(zones(await onPlain([], { terrain: { '1112': 'woods' } }))).toEqual([6, 0]);
    const routes = [...along(['1112', '1111'], { rail: true }), ...along(['1112', '1113'], { route: 'trail' })];
    expect(zones(await onPlain(routes, { terrain: { '1112': 'woods' } }))).toEqual([6, 2]);
  });
  it('GCACW 2.4-zoc-both one restricted and one normal: normal', async () => {
    const scenario = await onPlain([], { terrain: { '1111': 'woods' } });
    const table = position({ scenario, units: { 'c-law': '1111', 'c-gist': '1113', 'u-wagner': '0301' } });
    expect(inZoneOf(table.t, 1, table.hex('1112'))).toBe(true);
    expect(inZoneOf(table.t, 1, table.hex('1011'))).toBe(false);
  });
});

describe('GCACW 2.5-radius, 2.5-radius-enemy, 2.5-radius-zoc, 2.5-radius-own, APP-woods-command command', () => {
  const reaches = (units: Record<string, string>, to: string, scenario = open): boolean => {
    const table = position({ scenario, units: { 'u-baird': '1112', ...units } });
    return radiusFrom(table.t, 0, table.hex('1112')).includes(table.hex(to));
  };
  it('three hexes, not four, over rivers and mountains', async () => {
    expect([reaches({}, '1109'), reaches({}, '1108'), reaches({}, '1112')]).toEqual([true, false, true]);
    const rough = await onPlain([water('major', '1112', '1111')], { terrain: { '1111': 'mountain', '1110': 'water' } });
    expect(reaches({}, '1109', rough)).toBe(true);
  });
  it('not into an enemy zone, unless a friend is there', () => {
    expect(reaches({ 'c-law': '1109' }, '1110')).toBe(false);
    expect(reaches({ 'c-law': '1109', 'u-negley': '1110' }, '1110')).toBe(true);
  });
  it('past a zone only through friends', () => {
    const wall = { 'c-law': '1010', 'c-gist': '1210' };
    expect(reaches(wall, '1109')).toBe(false);
    expect(reaches({ ...wall, 'u-negley': '1111', 'u-davis': '1110', 'u-wood': '1109' }, '1109')).toBe(true);
  });
  it('its own hex, even in a zone', () => expect(reaches({ 'c-law': '1113' }, '1112')).toBe(true));
  it('a restricted zone bars it too', async () => {
    const woods = await onPlain([], { terrain: { '1109': 'woods' } });
    expect(reaches({ 'c-law': '1109' }, '1110', woods)).toBe(false);
  });
});

describe('GCACW 4.2-roll, 4.2-pass-gives, 4.4-both-pass, 4.4-none-eligible, 4.4-pass-alone the cycle', () => {
  const at = (union: string, csa: string, dice: number[], more: Position = {}): Table =>
    position({
      scenario: gtc,
      turn: 3,
      units: { 'u-russell': `1112 ${union}`, 'c-heth': `2011 ${csa}` },
      dice,
      ...more,
    });
  it('winner passes, loser acts, both roll anew', () => {
    const table = at('', '', [3, 5, 2]).pass().march('c-heth').end();
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
  it('winner passes, loser passes: recovery', () => {
    expect(at('', '', []).pass().pass().asked[1]).toBe('labours.work');
  });
  it('a pass while the other cannot act ends it at once', () => {
    const table = at('fatigue 1', 'fatigue 4', []).pass();
    expect(table.asked[1]).toBe('over');
  });
  it('who tires his last unit out: the other goes on alone, without dice', () => {
    const table = at('fatigue 3', '', [4, 6]).march('u-russell').end(); // an extended march: 6 + 1 + 1
    expect([table.asked, table.t.dice]).toEqual([
      ['confederate', 'cycle.winner'],
      [0, 0],
    ]);
    table.done();
  });
  it('both worn out: no more dice, recovery', () => {
    const table = at('fatigue 3', 'fatigue 4', [4, 1]).march('u-russell').end();
    expect(table.asked[1]).toBe('over');
    table.done();
  });
  it('the taker of the initiative must act: he cannot pass once he marches', () => {
    const table = at('', '', [4]).march('u-russell');
    table.refused({ type: 'pass' }, '4.3-one-action');
  });
  it('GCACW 5.2-otr-limit, 4.2-note-die in On to Richmond! the Union’s own die counts, and none when it was passed to', async () => {
    const otr = await plainOf('otr-to-the-james');
    const units = { 'u-morell': '1112', 'u-sykes': '1112', 'u-mccall': '1112', 'c-huger': '2011' };
    const rolled = (union: number, csa: number) =>
      position({
        scenario: otr,
        units,
        leaders: { 'uL-porter': 'u-morell' },
        side: 'confederate',
        dice: [1, union, csa],
      })
        .march('c-huger')
        .end();
    const three = { type: 'activate', leader: 'uL-porter', units: ['u-morell', 'u-sykes', 'u-mccall'] } as const;
    const two = { ...three, units: ['u-morell', 'u-sykes'] };
    rolled(6, 1).allowed(three);
    rolled(5, 1).allowed(two);
    expect(rolled(5, 1).whyNot(three)).not.toBeNull();
    expect(rolled(4, 1).whyNot(two)).not.toBeNull();
    rolled(1, 5).pass().allowed(three);
  });
});
