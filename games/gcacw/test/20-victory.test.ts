import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';
import { finish, scoreOf, scores } from '../rules/20-victory.ts';
import { CAVALRY_RETREAT, COMBAT, lose, MARCHING, of, RETREAT, SURRENDER, type U } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const CREEK = 'bac-crossing-chickamauga-creek';
const HCR = 'hcr-the-lost-order';
const points = ({ t }: Table, item: string): number =>
  scores(t)[of(t).scenario.victory.items.findIndex(each => each.id === item)]!;
const worth = (scenario: string, item: string, units: Position['units']): number =>
  points(position({ scenario, ...(units ? { units } : {}) }), item);

describe('GCACW 1.0-replace victory hexOccupied: units of some arms and worth in a hex', () => {
  it('each hex once, however many stand there', () => {
    expect(worth(CREEK, 'road', { 'c-law': '1108' })).toBe(4);
    expect(worth(CREEK, 'road', { 'c-law': '1108', 'c-gist': '1108', 'c-liddell': '1110' })).toBe(8);
    expect(worth(CREEK, 'road', { 'c-law': '1208' })).toBe(0);
  });
  it('of the arms named, of that side, worth so much', () => {
    expect([worth(CREEK, 'road', { 'c-scott': '1108' }), worth(CREEK, 'rossville', { 'c-scott': '1007' })]).toEqual([
      0, 8,
    ]);
    expect(worth(CREEK, 'road', { 'u-wood': '1108' })).toBe(0);
    expect(worth(CREEK, 'mill', { 'c-law': '1013 manpower 2' })).toBe(5);
    expect(worth(CREEK, 'mill', { 'c-law': '1013 manpower 1' })).toBe(0);
    expect(worth(CREEK, 'mill', { 'c-law': '1013 manpower 2 disorganized' })).toBe(0);
  });
});

describe('GCACW 1.0-replace victory hexOccupiedEachTurnEnd: points for any of some hexes at the end of every turn', () => {
  it('are kept when the hex is lost again, once a turn', () => {
    const units = { 'c-law': '1108', 'c-gist': '1110', 'u-baird': '0905' };
    const table = position({ units, dice: [1, 1, 1, 2, 1, 2] })
      .pass()
      .pass()
      .idle();
    expect([table.t.turn, points(table, 'roadEachTurn')]).toEqual([2, 4]);
    table.t.at[table.unit('c-law')] = table.hex('1508');
    expect(points(table, 'roadEachTurn')).toBe(4);
  });
  it('none in a turn without', () => {
    const table = position({ units: { 'c-law': '1508', 'u-baird': '0905' }, dice: [1, 2, 1, 2] })
      .pass()
      .pass()
      .idle();
    expect(points(table, 'roadEachTurn')).toBe(0);
  });
});

describe('GCACW 1.0-replace victory unitsInRegion: units of some arms in a region, up to a maximum', () => {
  it('one each, at most six', () => {
    const west = ['1108', '1109', '1110', '1111', '1112', '1008', '1009'];
    const who = ['c-law', 'c-gist', 'c-liddell', 'c-stewart', 'c-preston', 'c-hindman', 'c-cheatham'];
    const first = (count: number) => Object.fromEntries(who.slice(0, count).map((unit, i) => [unit, west[i]!]));
    expect([1, 6, 7].map(count => worth(CREEK, 'across', first(count)))).toEqual([1, 6, 6]);
    expect(worth(CREEK, 'across', { 'c-scott': '1108', 'c-law': '2011' })).toBe(0);
  });
});

describe('GCACW 1.0-replace victory manpowerLoss, surrender: losses by side and cause', () => {
  const lost = (cause: number, unit = 'u-baird') => {
    const table = position({ units: { 'u-baird': '1108', 'c-law': '1508' } });
    lose(table.t, table.unit(unit), 3, cause);
    return ['unionLoss', 'unionSurrender', 'csaLoss'].map(item => points(table, item));
  };
  it('by combat, retreat, surrender and cavalry retreat', () => {
    for (const cause of [COMBAT, RETREAT, CAVALRY_RETREAT]) expect(lost(cause)).toEqual([3, 0, 0]);
    expect(lost(SURRENDER)).toEqual([3, 3, 0]);
    expect(lost(COMBAT, 'c-law')).toEqual([0, 0, -3]);
  });
  it('not by marching', () => expect(lost(MARCHING)).toEqual([0, 0, 0]));
  it('where a scenario counts surrenders apart they count once', () => {
    const table = position({ scenario: HCR, units: { 'u-ward': '1019' } });
    lose(table.t, table.unit('u-ward'), 4, SURRENDER);
    expect([points(table, 'unionLoss'), points(table, 'surrendered')]).toEqual([0, -4]);
  });
});

describe('GCACW 1.0-replace victory crossingDestroyed: named crossings that are down at the end', () => {
  it('each, and no other', () => {
    const table = position({ scenario: CREEK });
    const break_ = (name: string) => {
      table.t.down[of(table.t).board.crossings.findIndex(each => each.name === name)] = 1;
      return points(table, 'bridges');
    };
    expect(points(table, 'bridges')).toBe(0);
    expect([break_("Reed's Bridge"), break_("Alexander's Bridge"), break_('Red House Bridge')]).toEqual([-2, -4, -4]);
  });
});

describe('GCACW 1.0-replace victory stationMarker: stations damaged and destroyed', () => {
  it('each by its own number', () => {
    const table = position({ scenario: 'gtc-across-the-pamunkey' });
    const { stations } = of(table.t).board;
    const at = (name: string) => stations.findIndex(each => each.name === name);
    table.t.stations[at("Atlee's")] = 1;
    expect(points(table, 'stations')).toBe(1);
    table.t.stations[at("Peake's")] = 2;
    expect(points(table, 'stations')).toBe(4);
  });
});

describe('GCACW 1.0-replace victory noPath: divisions cut off from some hexes', () => {
  const cut = (units: Position['units']) => worth(BAC, 'cutOff', units);
  const RING = { 'c-law': '1111', 'c-gist': '1113', 'c-liddell': '1012', 'c-stewart': '1213', 'c-hindman': '1011' };
  it('a division with enemies or their zones all round; not a brigade', () => {
    expect(cut({ 'u-baird': '1112', ...RING, 'c-cheatham': '1212', 'c-preston': '1211', 'c-cleburne': '1013' })).toBe(
      3,
    );
    expect(cut({ 'u-wagner': '1112', ...RING, 'c-cheatham': '1212', 'c-preston': '1211', 'c-cleburne': '1013' })).toBe(
      0,
    );
  });
  it('not with a way', () => expect(cut({ 'u-baird': '1008', 'c-law': '1508' })).toBe(0));
  it('only within a region where the item names one', () => {
    const from = (hex: string) => worth(HCR, 'cutOff', { 'c-hood': hex, 'u-meade': '0612', 'u-cox': '1709' });
    expect([from('0911'), from('0513')]).toEqual([3, 0]);
  });
});

describe('GCACW 1.0-replace victory allHexesControlled: no enemy in or next to any of the hexes', () => {
  it('all or nothing', () => {
    expect(worth(BAC, 'holdRoad', { 'u-baird': '1110', 'c-law': '1508' })).toBe(-8);
    expect(worth(BAC, 'holdRoad', { 'c-law': '1113' })).toBe(0);
    expect(worth(BAC, 'holdRoad', { 'u-baird': '0905', 'c-law': '1208' })).toBe(0);
  });
});

describe('GCACW 1.0-replace victory levels: the first whose minimum the score reaches', () => {
  const ends = (score: number) => {
    const table = position();
    table.t.held[0] = score - scoreOf(table.t);
    finish({ table: table.t } as U);
    return table.t.result;
  };
  it('from the top, at and below each line', () => {
    expect([99, 98, 80, 79, 58, 57, 46, 45, 34, 33, 20, 19].map(score => ends(score)!.level)).toEqual([
      ...['Confederate decisive', 'Confederate substantive', 'Confederate substantive', 'Confederate marginal'],
      ...['Confederate marginal', 'draw', 'draw', 'Union marginal', 'Union marginal', 'Union substantive'],
      ...['Union substantive', 'Union decisive'],
    ]);
  });
  it('names the winner, or nobody', () => {
    expect([99, 46, 19].map(score => ends(score)!.winner)).toEqual(['confederate', 'draw', 'union']);
    expect(ends(60)).toEqual({ winner: 'confederate', level: 'Confederate marginal', score: 60 });
  });
  it('every level of every scenario names a side or a draw', async () => {
    for (const { id } of scenarios) {
      const { scenario } = (await fetchScenario(id))!;
      for (const { result } of scenario.victory.levels)
        expect(result).toMatch(/^((Union|Confederate) (decisive|substantive|marginal)|draw)$/);
    }
  });
});
