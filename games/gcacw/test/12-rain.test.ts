import { describe, expect, it } from 'vitest';
import type { MapFile } from '../data/edition.ts';
import { campaignNamed, scenarios, sideBetween, tables, titles } from '../data/index.ts';
import { zoneAcross } from '../rules/02-zones.ts';
import { MODIFIERS } from '../rules/07-modifiers.ts';
import { whyNotOver } from '../rules/07-targets.ts';
import { creekBonus } from '../rules/07-terrain.ts';
import { floodsFall, rainFalls } from '../rules/12-rain.ts';
import { hexId, isRain, isUnfordable, of, type U } from '../state.ts';
import { examplesOf, laid } from './fixture.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const SIV = 'siv-between-two-armies';
const RTG = 'rtg-armies-meet';
const OF_TITLE: Readonly<Record<string, string>> = { GTC, OTR, SIV, BAC };
const [MINOR, MAJOR] = [2, 3] as const;
const edge = (table: Table, from: string, to: string): number =>
  sideBetween(of(table.t).board, table.hex(from), table.hex(to));

/** Rain falls on these turns: `[[6, 2]]` is Current+2 on turn 6. Nothing is said, no die is rolled. */
function rained(scenario: string, ...events: readonly (readonly [number, number])[]): Table {
  const table = position({ scenario, table: { flood: [0, 0] } });
  const u = { table: table.t, say: () => {} } as unknown as U;
  for (const [turn, more] of events) {
    table.t.turn = turn;
    rainFalls(u, more);
  }
  return table;
}
const wetTurns = ({ t }: Table, from: number): number[] =>
  [0, 1, 2, 3, 4, 5].map(n => from + n).filter(turn => isRain({ ...t, turn }));
const floods = (scenario: string, more: number, turn = 5): number[] => rained(scenario, [turn, more]).t.flood;

describe('GCACW 12.0-scope-advanced, 12.0-scope-basic, 12.0-own-table where it rains', () => {
  it('in the basic game of three titles only; the others roll no events', () => {
    const wet = Object.entries(titles).flatMap(([code, title]) => (title.rainInBasicGame ? [code] : []));
    expect(wet).toEqual(['SIV', 'OTR', 'GTC']);
    for (const { id, title } of scenarios)
      if (!wet.includes(title)) expect([id, campaignNamed(id).scenario.randomEvents.table]).toEqual([id, 'none']);
  });
  it('each of the three has its own table', () => {
    const named = [SIV, OTR, GTC].map(id => campaignNamed(id).scenario.randomEvents.table);
    expect(named).toEqual(['SIV-basic', 'OTR-basic', 'GTC-basic']);
    for (const name of named)
      expect(tables.randomEvents.tables[name]?.some(each => each.startsWith('rain'))).toBe(true);
  });
});

describe('GCACW 12.0-res-0, 12.0-res-1, 12.0-res-2, 12.0-res-3 how long it rains', () => {
  it('this turn, and so many more', () => {
    expect([0, 1, 2, 3].map(more => wetTurns(rained(OTR, [4, more]), 4).length)).toEqual([1, 2, 3, 4]);
  });
});

describe('GCACW 12.0-overlap the worked cases E-9 and E-9b', () => {
  it('a new result only marks turns that are not marked', () => {
    const cases = examplesOf<{ events: { turn: number; result: string }[] }, { rainTurns: number[] }>('rain.markers');
    expect(cases).toHaveLength(2);
    for (const { id, given, expect: expected } of cases) {
      const events = given.events.map(({ turn, result }) => [turn, Number(result.slice(8) || 0)] as const);
      expect([id, wetTurns(rained(OTR, ...events), 6)]).toEqual([id, expected.rainTurns]);
    }
  });
});

describe('GCACW 12.0-flood-place, APP-rain-tables rain numbers', () => {
  it('the worked cases', () => {
    const cases = examplesOf<{ title: string; result: string }, { minor: number; major: number }>('rain.numbers');
    expect(cases).toHaveLength(5);
    for (const { id, given, expect: expected } of cases) {
      const [minor, major] = floods(OF_TITLE[given.title]!, Number(given.result.slice(8) || 0));
      const ahead = (box: number) => (box === 0 ? 0 : box - 5);
      expect([id, ahead(minor!), ahead(major!)]).toEqual([id, expected.minor, expected.major]);
    }
  });
});

describe('GCACW 12.0-flood-minor-otr, 12.0-flood-minor-siv, 12.0-flood-minor-other, 12.0-flood-minor-zero minor rivers', () => {
  it('by title; 0 places nothing', () => {
    expect([0, 1, 2, 3].map(more => floods(OTR, more)[0])).toEqual([6, 7, 9, 11]);
    expect([0, 1, 2].map(more => floods(SIV, more)[0])).toEqual([0, 6, 8]);
    expect([0, 1, 2].map(more => floods(GTC, more)[0])).toEqual([0, 6, 7]);
  });
});

describe('GCACW 12.0-flood-major-otr, 12.0-flood-major-siv, 12.0-flood-major-other major rivers', () => {
  it('by title', () => {
    expect([0, 1, 2, 3].map(more => floods(OTR, more)[1])).toEqual([6, 8, 11, 14]);
    expect([0, 1, 2].map(more => floods(SIV, more)[1])).toEqual([6, 8, 10]);
    expect([0, 1, 2].map(more => floods(GTC, more)[1])).toEqual([6, 7, 8]);
  });
});

describe('GCACW 12.0-flood-new, 12.0-flood-advance, 12.0-flood-markers where the markers go', () => {
  it('ahead of this turn; or on from their own box', () => {
    expect(rained(GTC, [4, 2]).t.flood).toEqual([6, 7]);
    expect(rained(GTC, [4, 2], [5, 1]).t.flood).toEqual([7, 9]);
  });
  it('two turn numbers, in every title', () => expect(position({ scenario: RTG }).t.flood).toHaveLength(2));
});

describe('GCACW 12.0-flood-remove, 12.0-flood-effect-major, 12.0-flood-effect-minor how long a river is up', () => {
  const ford = (turn: number, flood: number[]) =>
    position({
      scenario: GTC,
      units: { 'u-russell': '1206', 'c-heth': '0310' },
      turn,
      table: { flood },
      dice: [6],
    }).march('u-russell');
  const over = { type: 'move', path: ['1306'] } as const;
  it('through the turn of the box, not after', () => {
    ford(2, [0, 2]).refused(over, '12.0-flood-effect-major');
    ford(3, [0, 2]).allowed(over);
    ford(2, [2, 0]).allowed(over);
    const { t } = ford(2, [2, 3]);
    floodsFall(t);
    expect(t.flood).toEqual([0, 3]);
  });
  it('minor rivers: fords and ruins are barred, bridges stand', () => {
    const at = (path: string) =>
      position({ units: { 'u-baird': '1412', 'c-hindman': '1216' }, table: { flood: [1, 0] }, dice: [6] })
        .march('u-baird')
        .whyNot({ type: 'move', path: [path] })?.rule;
    expect([at('1411'), at('1313')]).toEqual(['§12.0-flood-effect-minor', undefined]);
  });
  it('GCACW 12.0-flood-rtg every major river, in Roads to Gettysburg too', () => {
    const { t } = position({ scenario: RTG, table: { flood: [0, 1] } });
    expect([isUnfordable(t, MAJOR), isUnfordable(t, MINOR)]).toEqual([true, false]);
  });
});

describe('GCACW 12.0-flood-dry-zoc a flood in a dry turn', () => {
  const at = (rain: boolean) =>
    position({ units: { 'u-baird': '1412', 'c-hindman': '1411' }, table: { flood: [1, 0] }, rain });
  it('zones and attacks cross the ford, marches do not', () => {
    const table = at(false);
    expect(zoneAcross(table.t, edge(table, '1412', '1411'))).toBe(1);
    expect(whyNotOver(table.t, 0, edge(table, '1412', '1411'))).toBeNull();
  });
  it('GCACW 12.0-zoc-ford, 12.0-attack-ford in rain neither', () => {
    const table = at(true);
    expect(zoneAcross(table.t, edge(table, '1412', '1411'))).toBe(0);
    expect(whyNotOver(table.t, 0, edge(table, '1412', '1411'))?.rule).toBe('§12.0-attack-ford');
  });
});

describe('GCACW 12.0-zoc-creek, 12.0-attack-creek, 12.0-attack-creek-mod creeks in rain', () => {
  /** Over a creek without a route (0609-0710), and over one with a road (0609-0610). */
  const at = (rain: boolean) =>
    position({ units: { 'u-baird': '0609', 'c-hindman': '0710', 'c-cheatham': '0610' }, rain });
  it('no zone and no attack but by a route', () => {
    const wild = (rain: boolean) => {
      const table = at(rain);
      const side = edge(table, '0609', '0710');
      return [zoneAcross(table.t, side), whyNotOver(table.t, 0, side)?.rule];
    };
    expect([wild(false), wild(true)]).toEqual([
      [1, undefined],
      [0, '§12.0-attack-creek'],
    ]);
    const table = at(true);
    const road = edge(table, '0609', '0610');
    expect([zoneAcross(table.t, road), whyNotOver(table.t, 0, road)]).toEqual([1, null]);
  });
  it('the defender has two instead of one', () =>
    expect([false, true].map(rain => creekBonus(at(rain).t, edge(at(rain), '0609', '0610')))).toEqual([1, 2]));
  it('beside a city it is as in a dry turn', async () => {
    const scenario = await laid('bac-creek-city', BAC, { map: city('0710') });
    const table = position({ scenario, units: { 'u-baird': '0609', 'c-hindman': '0710' }, rain: true });
    const side = edge(table, '0609', '0710');
    expect([zoneAcross(table.t, side), whyNotOver(table.t, 0, side)]).toEqual([1, null]);
  });
});
const withTerrainAt =
  (hexes: readonly string[], terrain: 'city' | 'swamp' | 'mountain' | 'water' | 'clear') =>
  (m: MapFile): MapFile => ({
    ...m,
    terrain: Object.fromEntries(
      Object.entries(m.terrain).map(([column, ranks]) => [
        column,
        ranks.map((each, i) => (hexes.includes(column + String(i + 1).padStart(2, '0')) ? terrain : each)),
      ]),
    ),
  });
const city = (hex: string) => withTerrainAt([hex], 'city');

describe('GCACW 12.0-attack-mod the attacker’s die', () => {
  it('-1 in rain, in march attacks and assaults', () => {
    const line = MODIFIERS.find(each => each.what === 'rain')!;
    const value = (rain: boolean) => {
      const { t } = position({ units: { 'u-baird': '0609', 'c-hindman': '0610' }, rain });
      return line.value(t, { side: 0 } as never);
    };
    expect([line.die, value(false), value(true)]).toEqual([0, 0, -1]);
  });
});

/** The first turn of rain before Richmond: two ones on the table of events. */
const storm = (units: Position['units'], more: Position = {}, ...dice: number[]): Table =>
  position({ scenario: OTR, turn: 1, units: units!, dice: [1, 1, ...dice], ...more })
    .pass()
    .pass()
    .idle();
const flee = (hex: string) => ({ type: 'flee', hex }) as const;
/** Where the unit asked for may go. */
const fleeing = (table: Table): string[] =>
  table
    .offered()
    .flatMap(each => (each.type === 'flee' ? [each.hex] : []))
    .sort();
const far = { 'c-huger': '0409 fatigue 1' };

describe('GCACW 12.0-prov-caught, 12.0-prov-move whom rain finds in a swamp', () => {
  it('tires, loses order, and goes where its owner says', () => {
    const table = storm({ 'u-hooker': '1408 fatigue 1', ...far }, {}, 3, 4);
    expect([table.asked, table.how('u-hooker')]).toEqual([
      ['union', 'swamps.choose'],
      'manpower 15 fatigue 1 disorganized',
    ]);
    expect(fleeing(table)).toEqual(['1309', '1409']);
    table.act(flee('1309'));
    expect(table.where('u-hooker')).toBe('1309');
    table.done();
  });
  it('already disorganized: only tired; at 4 it stays there', () => {
    const table = storm({ 'u-hooker': '1408 fatigue 4 disorganized exhausted', 'u-couch': '1613 fatigue 1', ...far });
    expect(table.how('u-hooker')).toBe('manpower 15 fatigue 2 disorganized exhausted');
  });
  it('not in a swamp with a road, not on dry ground', () => {
    const table = storm({ 'u-hooker': '1509 fatigue 1', 'u-couch': '1309 fatigue 1', ...far }, {}, 3, 4);
    expect([table.how('u-hooker'), table.where('u-hooker'), table.asked[1]]).toEqual([
      'manpower 15 fatigue 0',
      '1509',
      'cycle.winner',
    ]);
  });
  it('not when it rains already', () => {
    const table = storm({ 'u-hooker': '1408 fatigue 1', ...far }, { table: { rain: 3 } }, 3, 4);
    expect(table.asked[1]).toBe('cycle.winner');
  });
  it('its leaders and the next unit follow one after the other', () => {
    const units = { 'u-hooker': '1408 fatigue 1', 'u-kearny': '1408 fatigue 1', ...far };
    const table = storm(units, { leaders: { 'uL-heintzelman': 'u-hooker' } }, 3, 4)
      .act(flee('1309'))
      .act(flee('1409'));
    expect([table.where('u-hooker'), table.where('uL-heintzelman'), table.where('u-kearny')]).toEqual([
      '1309',
      '1309',
      '1409',
    ]);
  });
});

describe('GCACW 12.0-prov-move not among enemies', () => {
  it('a hex the enemy holds is no way out', () => {
    const units = { 'u-hooker': '1408 fatigue 1', 'c-huger': '1309 fatigue 1', 'c-mclaws': '1409 fatigue 1' };
    expect(storm(units, {}, 3, 4).where('u-hooker')).toBe('gone');
  });
});

describe('GCACW 12.0-prov-move-zoc enemy zones', () => {
  it('only if there is nothing else', () => {
    const one = storm({ 'u-hooker': '1408 fatigue 1', 'c-huger': '1209 fatigue 1' }, {}, 3, 4);
    expect(one.where('u-hooker')).toBe('1409');
  });
  it('then into one, never among enemies', () => {
    const units = { 'u-hooker': '1408 fatigue 1', 'c-huger': '1309 fatigue 1' };
    expect(storm(units, {}, 3, 4).where('u-hooker')).toBe('1409');
  });
});

describe('GCACW 12.0-prov-move-terrain ground that is closed', () => {
  const crossing =
    (kind: 'ford' | 'ferry' | 'bridge' | 'dam') =>
    (m: MapFile): MapFile => ({
      ...m,
      edges: m.edges.map(each =>
        [each.a, each.b].sort().join() === '1407,1408'
          ? { ...each, crossing: kind, crossingName: 'Some Crossing' }
          : each,
      ),
    });
  const ways = (scenario: string): string[] => {
    const table = storm({ 'u-hooker': '1408 fatigue 1', ...far }, { scenario });
    return fleeing(table);
  };
  it('no other swamp, no river but by bridge, dam or ferry', async () => {
    expect(ways(OTR)).toEqual(['1309', '1409']);
    expect(ways(await laid('otr-ford', OTR, { map: crossing('ford') }))).toEqual(['1309', '1409']);
    for (const kind of ['ferry', 'bridge', 'dam'] as const)
      expect(ways(await laid(`otr-${kind}`, OTR, { map: crossing(kind) }))).toEqual(['1309', '1407', '1409']);
  });
  it('one’s own pontoon is a bridge', () => {
    const side = edge(position({ scenario: OTR }), '1407', '1408');
    const twin = edge(position({ scenario: OTR }), '1408', '1407');
    const over = (owner: 0 | 1) => {
      const pontoons = [{ side: Math.min(side, twin), owner }];
      const table = storm({ 'u-hooker': '1408 fatigue 1', ...far }, { table: { pontoons } });
      return fleeing(table).includes('1407');
    };
    expect([over(0), over(1)]).toEqual([true, false]);
  });
  it('no water, no mountain without a route', async () => {
    for (const terrain of ['water', 'mountain', 'swamp'] as const) {
      const scenario = await laid(`otr-${terrain}`, OTR, { map: withTerrainAt(['1309'], terrain) });
      expect(storm({ 'u-hooker': '1408 fatigue 1', ...far }, { scenario }, 3, 4).where('u-hooker')).toBe('1409');
    }
  });
});

describe('GCACW 12.0-prov-elim no way out', () => {
  it('the unit is lost and counted', async () => {
    const scenario = await laid('otr-drowned', OTR, { map: withTerrainAt(['1309', '1409'], 'water') });
    const table = storm({ 'u-hooker': '1408 fatigue 1', 'u-couch': '1613 fatigue 1', ...far }, { scenario });
    expect([table.where('u-hooker'), table.t.lost.reduce((sum, each) => sum + each, 0)]).toEqual(['gone', 15]);
  });
});

describe('GCACW 9.0-remove-redoubt, 9.0-remove-not-attack what leaving takes', () => {
  it('the marker goes, the redoubt stays for the next', () => {
    const table = position({ units: { 'u-baird': '0903 works fort', 'c-hindman': '1216' }, dice: [6] }).march(
      'u-baird',
    );
    const hex = table.hex('0903');
    const to = of(table.t)
      .board.neighbours.subarray(hex * 6, hex * 6 + 6)
      .find(each => {
        return each >= 0 && table.whyNot({ type: 'move', path: [hexId(table.t, each)] }) === null;
      })!;
    table.move(hexId(table.t, to));
    expect([table.how('u-baird'), of(table.t).board.redoubt[hex]]).toEqual(['manpower 9 fatigue 1', 1]);
  });
  it('who attacks and stays keeps his works', () => {
    const table = position({
      units: { 'u-baird': '1109 works breastworks', 'c-hindman': '1110', 'u-negley': '0903' },
      dice: [6, 1, 1, 6],
    })
      .march('u-baird')
      .act({ type: 'attack', hex: '1110', kind: 'hasty' });
    expect([table.where('u-baird'), table.where('c-hindman')]).toEqual(['1109', '1110']);
    expect(table.how('u-baird')).toContain('works breastworks');
    table.done();
  });
});
