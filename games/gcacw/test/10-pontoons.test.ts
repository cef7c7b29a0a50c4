import { describe, expect, it } from 'vitest';
import type { MapFile, Scenario } from '../data/edition.ts';
import { creekBonus, crossingBonus } from '../rules/07-terrain.ts';
import { sumOf } from '../rules/10-crossings.ts';
import { buildAct, buildModifiers } from '../rules/10-pontoons.ts';
import { hexId, of, type Pontoon } from '../state.ts';
import { examplesOf, laid } from './fixture.ts';
import { BAC, baird, build, edge, GTC, lines, lying, OTR, SIV, SJW } from './pontoons-table.ts';
import { position, recovery, type Table } from './table.ts';

describe('GCACW 10.1-names, 10.1-roll-needed, 10.1-b1, 10.1-b2-success building', () => {
  it('the hexside is named, a die rolled; the pontoon is the builder’s', () => {
    const table = baird('1412', { dice: [5] }).act(build('u-baird', '1411'));
    expect([lying(table), table.said('pontoon.roll')[0]?.args?.['edge']]).toEqual([['1411-1412 union'], '1412-1411']);
    table.done();
  });
  it('GCACW 10.1-b2-fail a 6 fails, and nobody tries there again this turn', () => {
    const units = { 'u-baird': '1412', 'u-negley': '1411', 'c-hindman': '1217 fatigue 1' };
    const table = baird('', { units, dice: [6] }).act(build('u-baird', '1411'));
    expect(lying(table)).toEqual([]);
    table.refused(build('u-negley', '1412'), '10.1-b2-fail');
    table.done();
  });
  it('next turn it can be tried again', () => {
    const table = baird('1412', { turn: 1, dice: [6, 6, 1] })
      .act(build('u-baird', '1411'))
      .idle();
    expect([table.t.turn, table.t.spoilt]).toEqual([2, []]);
  });
});

describe('GCACW 10.1-slb Salem Church uses the series procedure with its own limits', () => {
  const slb = 'slb-chancellorsville';
  const at = (table: Partial<Table['t']>) =>
    recovery({
      scenario: slb,
      units: { 'u-howe': '1504', 'u-brooks': '0502', 'c-early': '2312 fatigue 1' },
      table,
      dice: [1],
    });
  it('GCACW 10.1-marker-major, 2.1-components two on the Rappahannock, not three', () => {
    const { t } = position({ scenario: slb });
    expect(t.pontoons).toHaveLength(2);
    at({}).refused(build('u-howe', '1404'), '10.1-marker-major');
    const table = at({ pontoons: t.pontoons.slice(1) }).act(build('u-howe', '1404'));
    expect(lying(table)).toContain('1404-1504 union');
    table.done();
  });
});

describe('GCACW 10.1-fords, 10.1-side, 10.1-no-creek, 10.0-creek where', () => {
  it('at fords, and where nothing is; not beside a bridge or dam, not on a creek or dry side', () => {
    baird('1412').allowed(build('u-baird', '1411'));
    baird('1412').allowed(build('u-baird', '1312'));
    baird('1412').refused(build('u-baird', '1313'), '10.1-side');
    baird('1114').refused(build('u-baird', '1013'), '10.1-side');
    baird('1412').refused(build('u-baird', '1512'), '10.1-side');
    baird('1412').refused(build('u-baird', '0717'), '10.1-side');
  });
  it('a destroyed bridge is no bridge', () => {
    const table = baird('1412');
    const number = of(table.t).board.crossings.findIndex(each => each.name === "Alexander's Bridge");
    table.t.down[number] = 1;
    table.allowed(build('u-baird', '1313'));
  });
  it('creeks never', () => {
    const { t } = position();
    const { water, neighbours } = of(t).board;
    const creek = water.findIndex((kind, side) => kind === 1 && neighbours[side]! >= 0);
    const [from, to] = [Math.trunc(creek / 6), neighbours[creek]!].map(hex => hexId(t, hex)) as [string, string];
    baird(from).refused(build('u-baird', to), '10.1-no-creek');
    expect([crossingBonus(t, creek), creekBonus(t, creek)]).toEqual([0, 1]);
  });
});

describe('GCACW 10.1-who, 10.1-cv who builds', () => {
  it('infantry at fatigue 0 of combat value 5', () => {
    const units = { 'u-baird': '1412 fatigue 1', 'u-minty': '1412', 'u-negley': '0717', 'c-hindman': '1217 fatigue 1' };
    const table = baird('', { units });
    table.refused(build('u-baird', '1411'), '10.1-who');
    table.refused(build('u-minty', '1411'), '10.1-who');
    table.refused(build('uL-thomas', '1411'), '10.1-who');
    baird('1412 manpower 5').allowed(build('u-baird', '1411'));
    baird('1412 manpower 4').refused(build('u-baird', '1411'), '10.1-cv');
    baird('1412 manpower 6 disorganized').refused(build('u-baird', '1411'), '10.1-cv');
  });
  it('3 in Stonewall in the Valley', () => {
    const at = (standing: string) =>
      recovery({ scenario: SIV, units: { 'u-schenck': standing, 'u-milroy': '0804', 'c-winder': '1120 fatigue 1' } });
    at('0813 manpower 3').allowed(build('u-schenck', '0714'));
    at('0813 manpower 2').refused(build('u-schenck', '0714'), '10.1-cv');
  });
});

describe('GCACW 10.1-major-csa, 10.1-major-union, 10.1-rtg-csa major rivers', () => {
  const at = (scenario: string, unit: string, hex: string, others: Record<string, string>, side: string) => {
    const table = recovery({ scenario, units: { [unit]: hex, ...others }, table: { pontoons: [] } });
    return side === 'confederate' && table.asked[0] === 'union' ? table.act({ type: 'endWorks' }) : table;
  };
  it('the Union everywhere but in the Valley', () => {
    at(BAC, 'u-baird', '0802', { 'c-hindman': '1217 fatigue 1' }, 'union').allowed(build('u-baird', '0801'));
    at(SIV, 'u-schenck', '1810', { 'u-milroy': '0804', 'c-winder': '1120 fatigue 1' }, 'union').refused(
      build('u-schenck', '1911'),
      '10.1-major-union',
    );
  });
  it('the Confederates in On to Richmond! and Grant Takes Command only', () => {
    at(BAC, 'c-hindman', '0802', { 'u-baird': '1217 fatigue 1' }, 'confederate').refused(
      build('c-hindman', '0801'),
      '10.1-major-csa',
    );
    at(OTR, 'c-huger', '0417', { 'u-hooker': '1217 fatigue 1' }, 'confederate').allowed(build('c-huger', '0517'));
    at(GTC, 'c-heth', '1508', { 'u-russell': '2003 fatigue 1' }, 'confederate').allowed(build('c-heth', '1408'));
  });
  it('not in Roads to Gettysburg, were there a major river', async () => {
    const map = (m: MapFile): MapFile => ({
      ...m,
      edges: m.edges.map(each => (each.crossing === 'ford' ? { ...each, water: 'major' as const } : each)),
    });
    const scenario = await laid('rtg-major', 'rtg-armies-meet', { map });
    at(scenario, 'c-heth', '0821', { 'u-gamble': '1217 fatigue 1' }, 'confederate').refused(
      build('c-heth', '0921'),
      '10.1-major-csa',
    );
  });
});

describe('GCACW 10.1-marker-minor, 10.1-marker-minor-free, 10.1-marker-return, 10.1-marker-designate, 2.1-components markers', () => {
  /** So many pontoons of the Union on minor rivers somewhere. */
  const many = (scenario: string, count: number): Pontoon[] => {
    const { t } = position({ scenario });
    const { board } = of(t);
    const free = Array.from(board.water.keys()).filter(
      side => board.water[side] === 2 && board.neighbours[side]! > Math.trunc(side / 6) && board.crossing[side]! < 0,
    );
    return free.slice(0, count).map(side => ({ side, owner: 0 }));
  };
  const jones = (count: number) =>
    recovery({
      scenario: OTR,
      units: { 'u-hooker': '2515', 'c-huger': '0409 fatigue 1' },
      table: { pontoons: many(OTR, count) },
    });
  it('eight of the Union in On to Richmond!; one taken up can be laid again', () => {
    jones(7).allowed(build('u-hooker', '2516'));
    const table = jones(8);
    table.refused(build('u-hooker', '2516'), '10.1-marker-minor');
    table.t.pontoons = table.t.pontoons.slice(1);
    table.allowed(build('u-hooker', '2516'));
  });
  it('four of the Confederates', () => {
    const at = (count: number) => {
      const pontoons = many(OTR, count).map((each): Pontoon => ({ ...each, owner: 1 }));
      return recovery({
        scenario: OTR,
        units: { 'c-huger': '2515', 'u-hooker': '0707 fatigue 1' },
        table: { pontoons },
      });
    };
    at(3).allowed(build('c-huger', '2516'));
    at(4).refused(build('c-huger', '2516'), '10.1-marker-minor');
  });
  it('any number in Stonewall Jackson’s Way; the class of a pontoon is that of its river', () => {
    recovery({
      scenario: SJW,
      units: { 'u-ricketts': '1612', 'c-winder': '0625 fatigue 1' },
      table: { pontoons: many(SJW, 9) },
    }).allowed(build('u-ricketts', '1513'));
  });
  it('one major one in On to Richmond!, until it is gone', () => {
    const at = (pontoons?: Pontoon[]) =>
      recovery({
        scenario: OTR,
        units: { 'c-huger': '0310', 'u-hooker': '1217 fatigue 1' },
        table: pontoons ? { pontoons } : {},
      });
    at().refused(build('c-huger', '0409'), '10.1-marker-major');
    at([]).allowed(build('c-huger', '0409'));
  });
});

describe('GCACW 10.1-enemy-5, 10.1-enemy-entrench, 10.2-all-titles the enemy on the bank', () => {
  const facing = (enemy: Record<string, string>) =>
    baird('', { units: { 'u-baird': '1412', 'u-negley': '0717', ...enemy } });
  it('five together bar it, four do not, whatever their works', () => {
    facing({ 'c-kershaw': '1411 manpower 4 works fort' }).allowed(build('u-baird', '1411'));
    facing({ 'c-kershaw': '1411' }).refused(build('u-baird', '1411'), '10.1-enemy-5');
    facing({ 'c-kershaw': '1411 manpower 3', 'c-scott': '1411' }).refused(build('u-baird', '1411'), '10.1-enemy-5');
    facing({ 'c-kershaw': '1411 manpower 6 disorganized' }).allowed(build('u-baird', '1411'));
  });
  it('three in the Valley', () => {
    const at = (manpower: number) =>
      recovery({
        scenario: SIV,
        units: { 'u-schenck': '0813', 'u-milroy': '0804', 'c-winder': `0714 manpower ${manpower}` },
      });
    at(2).allowed(build('u-schenck', '0714'));
    at(3).refused(build('u-schenck', '0714'), '10.1-enemy-5');
  });
});

describe('GCACW 10.1-exclusive, 10.1-one-per-unit, 10.1-one-per-hex, 10.1-one-per-side how often', () => {
  const two = (dice: readonly number[]) =>
    recovery({
      units: { 'u-baird': '1412', 'u-negley': '1412', 'u-brannan': '1411', 'c-hindman': '1217 fatigue 1' },
      dice,
    });
  it('a unit once, a hex once, a hexside once', () => {
    const table = two([5]).act(build('u-baird', '1411'));
    table.refused(build('u-baird', '1312'), '10.1-one-per-unit');
    table.refused(build('u-negley', '1312'), '10.1-one-per-hex');
    table.refused(build('u-brannan', '1412'), '10.1-one-per-side');
    table.done();
  });
  it('not after digging, for that unit only', () => {
    const table = two([]).act({ type: 'entrench', unit: 'u-baird' });
    table.refused(build('u-baird', '1411'), '10.1-exclusive');
    table.allowed(build('u-negley', '1411'));
  });
});

describe('GCACW 10.1-rain not in rain', () => {
  it('nobody is asked, and it is refused', () => {
    expect(baird('1412', { rain: true }).asked[1]).toBe('over');
    const { t } = position({ units: { 'u-baird': '1412' }, rain: true });
    expect(buildAct.whyNot(t, 0, build('u-baird', '1411'))?.rule).toBe('§10.1-rain');
  });
});

describe('GCACW 10.1-mod-major, 10.1-mod-flood the river', () => {
  it('two for a major river, one for a flood of its class', () => {
    const flooded = (minor: number, major: number) => position({ scenario: GTC, table: { flood: [minor, major] } });
    expect(lines(flooded(0, 0), 0, '1206', '1306')).toEqual(['10.1-mod-major +2']);
    expect(lines(flooded(1, 0), 0, '1206', '1306')).toEqual(['10.1-mod-major +2']);
    expect(lines(flooded(0, 1), 0, '1206', '1306')).toEqual(['10.1-mod-flood +1', '10.1-mod-major +2']);
    expect(lines(flooded(1, 0), 0, '0503', '0602')).toEqual(['10.1-mod-flood +1']);
  });
  it('a 3 does on a major river with a ford and roads, a 4 does not', () => {
    const at = (die: number) =>
      recovery({
        scenario: GTC,
        units: { 'u-russell': '1206', 'c-heth': '0310 fatigue 1' },
        table: { pontoons: [] },
        dice: [die],
      });
    expect([3, 4].map(die => lying(at(die).act(build('u-russell', '1306'))).length)).toEqual([1, 0]);
  });
});

describe('GCACW 10.1-mod-noford, 10.1-mod-one, 10.1-mod-none, 10.1-mod-cumulative routes: one line of three', () => {
  const dry = position({ table: { flood: [0, 0] } });
  it('both hexes have one and nothing crosses: +1; with a ford or a ruin: 0', () => {
    expect(lines(dry, 0, '1312', '1412')).toEqual(['10.1-mod-noford +1']);
    expect(lines(dry, 0, '1411', '1412')).toEqual([]);
    const ruin = position({ scenario: OTR });
    expect(lines(ruin, 0, '1207', '1307')).toEqual([]);
  });
  it('one hex: +2, with a ford or without', () => {
    expect(lines(dry, 0, '1015', '1016')).toEqual(['10.1-mod-one +2']);
    expect(lines(dry, 0, '1910', '2009')).toEqual(['10.1-mod-one +2']);
  });
  it('none: +3', () => expect(lines(dry, 0, '1404', '1504')).toEqual(['10.1-mod-none +3']));
  it('they add up on the die: a 3 fails on a flooded major river, a 2 does', () => {
    const at = (die: number) =>
      recovery({
        scenario: GTC,
        units: { 'u-russell': '1206', 'c-heth': '0310 fatigue 1' },
        table: { pontoons: [], flood: [0, 9] },
        dice: [die],
      });
    expect([2, 3].map(die => lying(at(die).act(build('u-russell', '1306'))).length)).toEqual([1, 0]);
  });
  it('major, flooded, no ford: +4', () => {
    const table = position({ scenario: GTC, table: { flood: [0, 1] } });
    expect(sumOf(buildModifiers(table.t, 0, edge(table, '1711', '1810')))).toBe(4);
  });
  it('the worked cases R-pontoon-1 and R-pontoon-2', () => {
    const [first, second] = examplesOf<{ roll: number }, { modified: number; built: boolean }>('pontoon.roll');
    const flood = position({ scenario: GTC, table: { flood: [0, 1] } });
    const high = sumOf(buildModifiers(flood.t, 0, edge(flood, '1206', '1306'))) + first!.given.roll;
    const low = sumOf(buildModifiers(dry.t, 0, edge(dry, '1015', '1016'))) + second!.given.roll;
    expect([high, high <= 5, low, low <= 5]).toEqual([
      ...[first!.expect.modified, first!.expect.built],
      ...[second!.expect.modified, second!.expect.built],
    ]);
  });
});

describe('GCACW 10.1-mod-capitol near the Confederate Capitol', () => {
  it('-3 for Confederates on the James within ten hexes of Richmond', () => {
    const table = position({ scenario: OTR });
    expect(lines(table, 1, '0417', '0517')).toEqual(['10.1-mod-capitol -3', '10.1-mod-major +2', '10.1-mod-one +2']);
    expect(lines(table, 0, '0417', '0517')).toEqual(['10.1-mod-major +2', '10.1-mod-one +2']);
    expect(lines(table, 1, '1320', '1419')).not.toContain('10.1-mod-capitol -3');
    expect(lines(table, 1, '0603', '0604')).toEqual([]);
  });
  it('ten hexes count, eleven do not; in Grant Takes Command too', async () => {
    const capitol =
      (hex: string) =>
      (s: Scenario): Scenario => ({
        ...s,
        specialRules: s.specialRules.map(each => (each.kind === 'capitol' ? { ...each, hex } : each)),
      });
    const near = await laid('gtc-near', GTC, { scenario: capitol('1216') });
    const far = await laid('gtc-far', GTC, { scenario: capitol('1217') });
    expect(lines(position({ scenario: near }), 1, '1206', '1306')).toContain('10.1-mod-capitol -3');
    expect(lines(position({ scenario: far }), 1, '1206', '1306')).not.toContain('10.1-mod-capitol -3');
  });
});

describe('GCACW 10.1-mod-barrett Barrett’s Ferry', () => {
  it('+1 there in On to Richmond!, nowhere else', async () => {
    const map = (m: MapFile): MapFile => ({
      ...m,
      edges: m.edges.map(each =>
        each.crossingName === "Jones' Ford" ? { ...each, crossingName: "Barrett's Ferry" } : each,
      ),
    });
    const otr = position({ scenario: await laid('otr-barrett', OTR, { map }) });
    expect(lines(otr, 0, '2515', '2516')).toEqual(['10.1-mod-barrett +1']);
    expect(lines(otr, 0, '2516', '2615')).toEqual(['10.1-mod-noford +1']);
    expect(lines(position({ scenario: OTR }), 0, '2515', '2516')).toEqual([]);
  });
});
