import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { sideBetween, titles } from '../data/index.ts';
import { BARRED, entryPrice, stackingPrice, stepPrice, whyBarred } from '../rules/06-steps.ts';
import { of } from '../state.ts';
import { laid, withTerrain } from './fixture.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const SIV = 'siv-between-two-armies';
const RWH = 'rwh-early-before-washington';
const WHO: Readonly<Record<string, string>> = {
  [BAC]: 'u-baird',
  [GTC]: 'u-russell',
  [OTR]: 'u-morell',
  [SIV]: 'u-tyler',
  [RWH]: 'u-gile',
};

/** What the step costs this unit of the scenario, in points; the rule that bars it, if one does. */
function price(
  scenario: string,
  from: string,
  to: string,
  more: Position & { unit?: string; as?: string } = {},
): number | string {
  const unit = more.unit ?? WHO[scenario] ?? 'u-baird';
  const turn = scenario === OTR ? 3 : 1; // before, its special rules close part of the map to the Union
  const table: Table = position({
    turn,
    ...more,
    scenario,
    units: { [unit]: `${from} ${more.as ?? ''}`, ...more.units },
  });
  const side = sideBetween(of(table.t).board, table.hex(from), table.hex(to));
  const found = stepPrice(table.t, table.unit(unit), side).price;
  if (found < BARRED) return found / 2;
  expect(entryPrice(table.t, table.unit(unit), side)).toBe(BARRED);
  return whyBarred(table.t, table.unit(unit), side)!.rule!;
}
const wet = { rain: true };

describe('GCACW 6.1-adjacent, 2.3-main-terrain, 12.0-move-terrain off the roads', () => {
  it('clear 3, rolling 4, rough 5, woods 6, city 2; more in rain', () => {
    const all = [
      ['1109', '1208'],
      ['1612', '1613'],
      ['1109', '1008'],
      ['1110', '1210'],
      ['0902', '0903'],
    ] as const;
    expect(all.map(([from, to]) => price(BAC, from, to))).toEqual([3, 4, 5, 6, 2]);
    expect(all.map(([from, to]) => price(BAC, from, to, wet))).toEqual([4, 5, 6, 8, 3]);
  });
  it('never two hexes at a time', () => {
    const table = position({ units: { 'u-baird': '1109', 'c-law': '2011' }, dice: [6] }).march('u-baird');
    table.refused({ type: 'move', path: ['1111'] }, '6.1-adjacent');
    table.refused({ type: 'move', path: [] }, '6.1-adjacent');
  });
});

describe('GCACW 6.2-route, 6.2-route-hexside, 6.2-trail, 12.0-move-road, 12.0-move-pike, 12.0-move-trail along routes', () => {
  it('one point over a side that a road, pike, railroad or trail crosses', () => {
    expect([
      price(BAC, '1110', '1111'),
      price(BAC, '1109', '1209'),
      price(BAC, '1512', '1513'),
      price(GTC, '0207', '0208'),
    ]).toEqual([1, 1, 1, 1]);
    expect(price(BAC, '1107', '1108')).toBe(5); // both have roads, none crosses this side
  });
  it('in rain a pike costs one and a half, the others two', () =>
    expect([
      price(BAC, '1110', '1111', wet),
      price(BAC, '1109', '1209', wet),
      price(BAC, '1512', '1513', wet),
      price(GTC, '0207', '0208', wet),
    ]).toEqual([1.5, 2, 2, 2]));
  it('a trail into a mountain two, in rain three', () =>
    expect([price(BAC, '0116', '0216'), price(BAC, '0116', '0216', wet), price(BAC, '0216', '0116')]).toEqual([
      2, 3, 1,
    ]));
  it('GCACW 6.2-best-route, 6.2-unfinished-rr the cheapest of several', () =>
    expect([price(GTC, '0206', '0207', wet), price(GTC, '0206', '0306', wet)]).toEqual([1.5, 2]));
});

describe('GCACW 6.2-mountain, 6.2-swamp, 6.2-water closed ground', () => {
  it('mountains by routes only, in and out', () => {
    expect([price(BAC, '0316', '0216'), price(BAC, '0216', '0117')]).toEqual(['§6.2-mountain', '§6.2-mountain']);
  });
  it('swamps by road, pike or railroad only', () => {
    expect([price(GTC, '0718', '0818'), price(GTC, '1017', '1018'), price(OTR, '1412', '1411')]).toEqual([
      1,
      '§6.2-swamp',
      '§6.2-swamp',
    ]);
  });
  it('a trail does not do for a swamp', async () => {
    const scenario = await laid('bac-bog', BAC, { map: withTerrain({ '1513': 'swamp' }) });
    expect([price(scenario, '1512', '1513'), price(scenario, '1514', '1513')]).toEqual(['§6.2-swamp', 1]);
  });
  it('nobody enters water', async () => {
    const scenario = await laid('bac-pond', BAC, { map: withTerrain({ '1208': 'water' }) });
    expect(price(scenario, '1109', '1208')).toBe('§6.2-water');
  });
});

describe('GCACW 6.2-prov-swamp, 12.0-prov-swamp provisional swamps', () => {
  it('rough when dry, swamp in rain', () => {
    expect([price(OTR, '0505', '0504'), price(OTR, '0505', '0504', wet)]).toEqual([5, '§6.2-swamp']);
  });
});

describe('GCACW 6.2-ridge a ridge costs one more, up and down, even by road', () => {
  it('both ways', () => {
    expect([
      price(GTC, '1114', '1213'),
      price(GTC, '1213', '1114'),
      price(GTC, '1113', '1114'),
      price(GTC, '1114', '1113'),
    ]).toEqual([2, 2, 6, 5]);
  });
});

describe('GCACW 6.2-river, 6.2-river-free, 10.0-crossings, 10.0-cost-route, 10.0-cost-terrain, 12.0-rivers rivers', () => {
  it('only at crossings', () => expect(price(BAC, '1512', '1411')).toBe('§6.2-river'));
  it('by the price of the route, or of the ground', () => {
    expect([price(BAC, '1510', '1410'), price(BAC, '1412', '1411'), price(BAC, '1910', '2009')]).toEqual([1, 1, 4]);
    expect([price(BAC, '1510', '1410', wet), price(BAC, '1013', '1114', wet)]).toEqual([2, 1.5]);
  });
  it('fords are closed in rain', () => expect(price(BAC, '1412', '1411', wet)).toBe('§12.0-rivers'));
  it('GCACW 12.0-flood-effect-minor, 12.0-flood-effect-major, 6.2-dam and while their class is unfordable; a dam never is', () => {
    expect(price(BAC, '1412', '1411', { table: { flood: [2, 0] } })).toBe('§12.0-flood-effect-minor');
    expect(price(GTC, '1206', '1306', { table: { flood: [0, 1] } })).toBe('§12.0-flood-effect-major');
    expect(price(GTC, '1206', '1306', { table: { flood: [1, 0] } })).toBe(1);
    expect(price(BAC, '1013', '1114', { table: { flood: [3, 3] } })).toBe(1);
  });
  it('a broken bridge of a minor river is a ford, of a major one nothing', () => {
    expect(price(OTR, '1005', '1006')).toBe(5);
    expect([
      price(OTR, '1006', '1007', { table: { pontoons: [] } }),
      price(OTR, '1006', '1007', { ...wet, table: { pontoons: [] } }),
    ]).toEqual([1, '§12.0-rivers']);
    expect(price(GTC, '1005', '1105')).toBe('§6.2-river');
  });
});

describe('GCACW 6.2-ferry-penalty, 6.2-ferry-manpower, 6.2-ferry-minor-dry, 12.0-flood-ferry ferries', () => {
  it('on a major river a third of the manpower more, always', () => {
    expect([
      price(GTC, '1408', '1508', { as: 'manpower 11' }),
      price(GTC, '1408', '1508', { as: 'manpower 11 disorganized' }),
    ]).toEqual([4, 4]);
    expect(price(GTC, '1408', '1508', { as: 'manpower 2' })).toBe(1);
    expect(price(BAC, '0802', '0801', { as: 'manpower 9' })).toBe(7);
  });
  it('on a minor river only in rain or flood', async () => {
    const scenario = await laid('bac-ferry', BAC, {
      map: map => ({
        ...map,
        edges: map.edges.map(each =>
          each.crossingName === "Lambert's Ford" ? { ...each, crossing: 'ferry' as const } : each,
        ),
      }),
    });
    const cross = (more: Position) => price(scenario, '1412', '1411', { as: 'manpower 9', ...more });
    expect([cross({}), cross(wet), cross({ table: { flood: [1, 0] } })]).toEqual([1, 5, 4]);
  });
  it('the worked examples', () => {
    const given = (examples as readonly { op: string; given: unknown; expect: unknown }[]).filter(
      each => each.op === 'ferryPenalty',
    );
    for (const each of given) {
      const { manpower } = each.given as { manpower: number };
      expect(price(GTC, '1408', '1508', { as: `manpower ${manpower}` })).toBe(1 + (each.expect as { mp: number }).mp);
    }
    expect(given).toHaveLength(5);
  });
});

describe('GCACW 10.0-cost-pontoon, 10.1-road, 10.2-own, 10.2-own-ford pontoons', () => {
  const pontoon = (from: string, to: string, owner: 0 | 1, more: Position = {}, scenario = BAC) => {
    const table = position({ scenario });
    const side = sideBetween(of(table.t).board, table.hex(from), table.hex(to));
    return price(scenario, from, to, { ...more, table: { pontoons: [{ side, owner }], ...more.table } });
  };
  it('a point if both hexes have a route, two in rain; else the ground’s price', () => {
    expect([pontoon('1512', '1411', 0), pontoon('1512', '1411', 0, wet)]).toEqual([1, 2]);
    expect(pontoon('1407', '1408', 0, {}, GTC)).toBe(4);
  });
  it('not an enemy’s; the ferry or ford beside it stays what it was', () => {
    expect(pontoon('1512', '1411', 1)).toBe('§10.2-own');
    expect(price(GTC, '1810', '1811', { as: 'manpower 11' })).toBe(1);
    expect(pontoon('1810', '1811', 1, { units: {} }, GTC)).toBe(4);
  });
});

describe('GCACW 6.2-creek, 12.0-creek-move, 12.0-creek-city creeks', () => {
  it('nothing when dry; in rain by routes only', () => {
    expect([price(OTR, '0510', '0610'), price(OTR, '0510', '0511'), price(OTR, '0510', '0511', wet)]).toEqual([
      4, 1, 2,
    ]);
    expect(price(OTR, '0510', '0610', wet)).toBe('§12.0-creek-move');
  });
  it('beside a city always', () =>
    expect(price(RWH, '1926', '2026', { ...wet, units: { 'c-mccausland': '0101' } })).not.toBe('§12.0-creek-move'));
});

describe('GCACW 6.2-enemy-hex nobody marches into an enemy', () => {
  it('whoever it is', () =>
    expect(price(BAC, '1110', '1111', { units: { 'c-robertson-art': '1111' } })).toBe('§6.2-enemy-hex'));
});

describe('GCACW 6.2-stack-who, 6.2-stack-2, 6.2-stack-3-11, 6.2-stack-12, 6.2-stack-road, 6.2-stack-round friends in the way', () => {
  const beside = (units: Position['units'], to = '1111', more: Position & { unit?: string } = {}) =>
    price(BAC, to === '1111' ? '1110' : '1109', to, { ...more, units: units ?? {} });
  it('nothing for a value of 2, one point from 3, two from 12, added to the road’s price', () => {
    expect([2, 3, 11].map(manpower => beside({ 'u-brannan': `1111 manpower ${manpower}` }))).toEqual([1, 2, 2]);
    expect(beside({ 'u-brannan': '1111 manpower 11', 'u-negley': '1111 manpower 1' })).toBe(3);
  });
  it('three and four in woods', () => {
    expect([3, 11].map(manpower => beside({ 'u-brannan': `1209 manpower ${manpower}` }, '1209'))).toEqual([4, 4]);
    expect(beside({ 'u-brannan': '1209 manpower 11', 'u-negley': '1209 manpower 1' }, '1209')).toBe(5);
  });
  it('halves are rounded up', () =>
    expect(beside({ 'u-brannan': '1111 manpower 2', 'u-negley': '1111 manpower 1 disorganized' })).toBe(2));
  it('GCACW 6.2-stack-cav cavalry neither pays nor counts', () => {
    expect(beside({ 'u-minty': '1111', 'u-wilder': '1111' })).toBe(1);
    expect(beside({ 'u-brannan': '1111' }, '1111', { unit: 'u-minty' })).toBe(1);
  });
  it('GCACW 6.2-stack-entrench, 9.0-not-for-stacking works do not raise it; disorder lowers it', () => {
    expect(beside({ 'u-brannan': '1111 manpower 2 works fort' })).toBe(1);
    expect(beside({ 'u-brannan': '1111 manpower 12', 'c-law': '2011' })).toBe(3);
    expect(beside({ 'u-brannan': '1111 manpower 12 disorganized' })).toBe(2);
  });
  it('the worked examples', () => {
    const given = (examples as readonly { op: string; given: unknown; expect: unknown }[]).filter(
      each => each.op === 'stackingPenalty',
    );
    for (const each of given) {
      const { terrain, combatValue } = each.given as { terrain: string; combatValue: number };
      const [hex = ''] =
        (
          {
            woods: ['1210'],
            clear: ['1208'],
            rough: ['1111'],
            rolling: ['1613'],
            city: ['0903'],
            mountain: ['0216'],
            swamp: [],
          } as Record<string, string[]>
        )[terrain] ?? [];
      if (!hex) continue;
      const full = Math.floor(combatValue);
      const units = {
        'u-brannan': `${hex} manpower ${full}`,
        ...(full < combatValue ? { 'u-negley': `${hex} manpower 1 disorganized` } : {}),
      };
      const table = position({ units: { 'u-baird': '1106', ...units } });
      expect([terrain, combatValue, stackingPrice(table.t, table.unit('u-baird'), table.hex(hex)) / 2]).toEqual([
        terrain,
        combatValue,
        (each.expect as { mp: number }).mp,
      ]);
    }
    expect(given).toHaveLength(6);
  });
});

describe('GCACW 6.2-zoc-to-free, 6.2-zoc-to-zoc, 6.2-ridge-zoc leaving a zone', () => {
  it('one point more to a free hex; restricted zones cost nothing', () => {
    expect(price(BAC, '1110', '1111', { units: { 'c-law': '1109' } })).toBe(2);
    expect(price(BAC, '1110', '1111', { units: { 'c-law': '1010', 'c-gist': '1009' } })).toBe(1);
  });
});

describe('GCACW 6.2-dam-list, 6.2-ferry-list, 6.2-ferry-potomac what older titles call fords', () => {
  it('each title names its own', () => {
    expect([titles.HCR, titles.SIV, titles.SJW, titles.SLB, titles.RTG].map(each => each.damReclassified)).toEqual([
      ...[["Strider's Dam W1319"], ["Strider's Dam N4322"], ['Occoquan Dam S5304', "Scott's Dam Ford S3526"]],
      ...[['Occoquan Dam S5304', "Scott's Dam Ford S3526"], ['Dam N4129']],
    ]);
    expect([titles.SJW, titles.HCR, titles.SIV].map(each => each.ferryReclassified.length)).toEqual([2, 1, 1]);
    expect([titles.BAC, titles.GTC].flatMap(each => [...each.damReclassified, ...each.ferryReclassified])).toEqual([]);
  });
  it('and our maps have them so: Scott’s Dam is a dam, the Potomac’s Boteler’s Ford a ford', () => {
    const kindOf = (scenario: string, name: string) =>
      of(position({ scenario }).t).board.crossings.find(each => each.name.startsWith(name))?.kind;
    expect([kindOf('slb-chancellorsville', 'Scott'), kindOf('hcr-the-lost-order', 'Boteler')]).toEqual([4, 1]);
  });
});
