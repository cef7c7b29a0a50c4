import { GONE } from '@bivouac/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCombatUnit } from '../data/check-units.ts';
import type { RawHex } from '../data/edition.ts';
import { adjacent, CODES, connectionOf, covers, endsOf, neighbours, pairOf } from '../data/grid.ts';
import { validateEdition } from '../data/validate.ts';
import { builtIn, planted } from './data/edition.ts';
import { FAULTS } from './data/faults.ts';

const { map } = builtIn;
const { units, markers } = builtIn.units;
const { entries } = builtIn.entries;
const { scenarios, optionalRules, turnTrack } = builtIn.scenarios;

const hexOf = (id: string): RawHex => map.hexes.find(hex => hex.id === id)!;
const verdict = (pair: string): boolean | undefined => connectionOf(map, ...endsOf(pair))?.connected;
const turned = (pair: string): string => endsOf(pair).toReversed().join('-');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the built-in edition', () => {
  it('has no fault', () => {
    expect(validateEdition(builtIn)).toEqual([]);
  });

  it('begins day 1 at 13 to 0, day 2 at 15 to 11 and day 3 at 17 to 23', () => {
    const totals = ['day1', 'day2', 'day3', 'campaign'].map(id => openingPoints(id));
    expect(totals).toEqual([
      [13, 0],
      [15, 11],
      [17, 23],
      [13, 0],
    ]);
  });

  it('needs a Confederate point on day 1 and decides the whole battle by the third-day rule', () => {
    const victory = (id: string) => scenarios.find(scenario => scenario.id === id)?.victory;
    expect(victory('day1')).toMatchObject({ type: 'ratio', winner: 'confederate', atLeast: 2, atLeastPoints: 1 });
    expect(victory('day2')).toMatchObject({ type: 'margin', winner: 'confederate', atLeast: 15, otherwise: 'union' });
    expect(victory('campaign')).toMatchObject({ type: 'most', draw: true, evaluatedAfterTurn: 24 });
    expect(victory('day3')).toMatchObject({ type: 'most', draw: true, evaluatedAfterTurn: 24 });
  });

  it('has every option off, and marks the variants', () => {
    expect(optionalRules.every(option => option.default === false)).toBe(true);
    const variants = optionalRules.filter(option => option.variant).map(option => option.id);
    expect(variants).toEqual(['6a5-f', '10b', '10b4', '10g1', '10g2', '10g3', '10g4', '10g5']);
    expect(optionalRules.filter(option => option.requires !== null).map(option => option.id)).toEqual(['10a3']);
  });

  it('has a track of 24 turns', () => {
    expect(turnTrack.filter(space => space.night).map(space => space.turn)).toEqual([8, 16, 24]);
    expect(new Set(turnTrack.map(space => space.date)).size).toBe(3);
  });
});

/** Victory points of both sides before the first move: objectives, eliminated and reduced units. */
function openingPoints(id: string): readonly [number, number] {
  const { setup, eliminated } = scenarios.find(scenario => scenario.id === id)!;
  const taken = new Set(setup.confederate.map(({ hex }) => hex));
  const objectives = (theirs: boolean): number =>
    sum(map.hexes.filter(hex => taken.has(hex.id) === theirs).map(hex => hex.vp ?? 0));
  const damage = (side: 'union' | 'confederate'): number =>
    sum(eliminated[side].map(unit => units.find(each => each.id === unit)?.front.combat ?? 0)) +
    setup[side].filter(({ face }) => face === 'back').length;
  return [objectives(false) + damage('confederate'), objectives(true) + damage('union')];
}

describe('a faulty edition', () => {
  it.each(FAULTS)('is told of $at = $value', ({ at, value, lines }) => {
    expect(validateEdition(planted(at, value))).toEqual(lines);
  });

  it('is told of every fault of shape at once', () => {
    const draft = { ...(planted('units/units/us-inf-barlow/name', GONE) as object), map: 3 };
    expect(validateEdition(draft)).toEqual([
      'units.json: us-inf-barlow: name is missing',
      'map.json must be an object, found 3',
    ]);
  });

  it.each([undefined, null, 3, 'x', [], [[]], true])('is refused when it is %j', edition => {
    expect(validateEdition(edition)).toHaveLength(1);
  });

  const isLine = (line: string): boolean => /^[^\n\r]+$/.test(line);

  it('never makes the validator throw: any JSON as an edition or as a file', () => {
    const file = fc.jsonValue({ maxDepth: 4 });
    const edition = fc.oneof(file, fc.record({ units: file, map: file, entries: file, scenarios: file }));
    fc.assert(fc.property(edition, draft => validateEdition(draft).every(isLine)));
  });

  it('never makes the validator throw: any JSON in place of any value', () => {
    const path = fc.constantFrom(...pathsOf(builtIn, 'edition'));
    const property = fc.property(path, fc.jsonValue({ maxDepth: 2 }), (at, value) =>
      validateEdition(planted(at.slice('edition/'.length), value)).every(isLine),
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('never makes the validator throw: any value left out', () => {
    const path = fc.constantFrom(...pathsOf(builtIn, 'edition'));
    const property = fc.property(path, at => validateEdition(planted(at.slice('edition/'.length), GONE)).every(isLine));
    fc.assert(property, { numRuns: 300 });
  });
});

/** A path to every value of the edition. */
function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, `${path}/${key}`));
  return path === 'edition' ? inner : [path, ...inner];
}

describe('G88 1a-a hex grid', () => {
  it('has 231 distinct codes, each with at least one terrain', () => {
    expect(new Set(map.hexes.map(hex => hex.id)).size).toBe(231);
    expect(map.hexes.every(hex => hex.terrain.length > 0)).toBe(true);
  });

  it('rejects an unknown code such as V3', () => {
    expect(CODES).not.toContain('V3');
    const fault = planted('entries/entries/cs-inf-heth/hex', 'V3');
    expect(validateEdition(fault)).toEqual([
      'order-of-appearance.json: cs-inf-heth: hex must be a hex from A1 to U11, found "V3"',
    ]);
  });

  it('joins each hex to two to six others, both ways', () => {
    for (const code of CODES) {
      const around = neighbours(code);
      expect([...around].sort()).toEqual(CODES.filter(other => adjacent(code, other)).sort());
      expect(around.length).toBeGreaterThanOrEqual(2);
      expect(around.every(other => neighbours(other).includes(code))).toBe(true);
    }
    expect([...neighbours('O7')].sort()).toEqual(['N6', 'N7', 'O6', 'O8', 'P6', 'P7']);
  });
});

describe('G88 1a-c objective hexes', () => {
  it('has eight objectives worth 13 points in all', () => {
    const objectives = map.hexes.filter(hex => hex.vp !== undefined);
    expect(objectives.map(hex => hex.id)).toEqual(['E6', 'F6', 'J6', 'K6', 'L6', 'L8', 'M7', 'O7']);
    expect(sum(objectives.map(hex => hex.vp ?? 0))).toBe(13);
  });

  it('gives Cemetery Hill 1 in each of two hexes and Culp’s Hill 3, and a hex without a value nothing', () => {
    expect([hexOf('L6').vp, hexOf('M7').vp, hexOf('L8').vp]).toEqual([1, 1, 3]);
    expect(hexOf('L7').vp).toBeUndefined();
  });
});

describe('G88 1a-d place names have no effect', () => {
  it('leaves an edition sound when every name is taken away', () => {
    const hexes = map.hexes.map(({ name: _name, ...hex }) => hex);
    expect(hexes).not.toEqual(map.hexes);
    expect(validateEdition(planted('map/hexes', hexes))).toEqual([]);
  });

  it('has named and unnamed hexes of the same terrain', () => {
    expect(hexOf('M5').name).toBe('McMillan Woods');
    expect(hexOf('M4').name).toBeUndefined();
    expect(hexOf('M4').terrain).toEqual(hexOf('M5').terrain);
  });
});

describe('G88 1b-a two faces', () => {
  it('gives every combat unit a reduced back or Elim', () => {
    for (const unit of units.filter(isCombatUnit)) {
      expect(unit.elim, unit.id).toBe(unit.back === null);
      expect(unit.steps, unit.id).toBe(unit.elim ? 1 : 2);
      expect(unit.back?.combat ?? 0, unit.id).toBeLessThanOrEqual(unit.front.combat ?? 0);
    }
  });

  it('never sets up an Elim unit on its back', () => {
    const backs = scenarios
      .flatMap(({ setup }) => [...setup.union, ...setup.confederate])
      .filter(p => p.face === 'back');
    expect(backs).toHaveLength(20);
    expect(backs.every(({ unit }) => units.find(each => each.id === unit)?.elim === false)).toBe(true);
  });
});

describe('G88 1b1 combat units', () => {
  it('counts 61 combat units and 20 generals, and no marker among them', () => {
    expect(units.filter(isCombatUnit)).toHaveLength(61);
    expect(units.filter(unit => !isCombatUnit(unit)).every(unit => unit.kind === 'general')).toBe(true);
    expect(units).toHaveLength(81);
    expect(markers.some(marker => units.some(unit => unit.id === marker.id))).toBe(false);
  });

  it('gives a combat factor to combat units only', () => {
    expect(units.every(unit => isCombatUnit(unit) === (unit.front.combat !== null))).toBe(true);
  });
});

describe('G88 1b2-b Newton and Birney held back', () => {
  const generals = ['us-gen-newton', 'us-gen-birney'];

  it('keeps both generals out of the order of appearance and of every set-up', () => {
    const named = [
      ...entries.map(entry => entry.unit),
      ...scenarios.flatMap(({ setup, eliminated }) => [
        ...[...setup.union, ...setup.confederate].map(({ unit }) => unit),
        ...eliminated.union,
      ]),
    ];
    expect(named.filter(unit => generals.includes(unit))).toEqual([]);
    expect(named).toContain('us-inf-newton');
    expect(named).toContain('us-inf-birney');
  });

  it('brings them in by option 10d only', () => {
    expect(units.filter(unit => unit.optionalOnly !== undefined).map(unit => unit.id)).toEqual(generals);
    const swaps = scenarios.map(({ id, optionalSubstitutions }) => [id, optionalSubstitutions.map(swap => swap.by)]);
    expect(swaps).toEqual([
      ['day1', []],
      ['day2', ['us-gen-newton']],
      ['day3', generals],
      ['campaign', []],
    ]);
  });
});

describe('G88 6a1 the whole map', () => {
  it('is used by every scenario: none of them has a map of its own', () => {
    expect(scenarios).toHaveLength(4);
    expect(validateEdition(planted('scenarios/scenarios/day1/hexes', ['A1']))).toEqual([
      'scenarios.json: day1 has an unknown field "hexes"',
    ]);
    expect(CODES.every(code => map.hexes.some(hex => hex.id === code))).toBe(true);
  });
});

describe('G88 11-a the lists decide', () => {
  const { connected, unconnected } = map.section11;
  const odd = ['J3-K2', 'B5-C5'];

  it('follows the printed columns, in both directions', () => {
    expect(connected).toHaveLength(61);
    expect(unconnected).toHaveLength(34);
    for (const pair of connected.filter(each => !odd.includes(each))) {
      expect([verdict(pair), verdict(turned(pair))], pair).toEqual([true, true]);
    }
    for (const pair of unconnected) expect([verdict(pair), verdict(turned(pair))], pair).toEqual([false, false]);
  });

  it('has a verdict for every adjacent pair that shares woods or hill, and for no other', () => {
    const sharing = CODES.flatMap(a => neighbours(a).map(b => [a, b] as const)).filter(([a, b]) =>
      (['woods', 'hill'] as const).some(cover => covers(hexOf(a), cover) && covers(hexOf(b), cover)),
    );
    const pairs = [...new Set(sharing.map(([a, b]) => pairOf(a, b)))].sort();
    expect(pairs).toEqual(map.connectivity.map(({ a, b }) => pairOf(a, b)).sort());
    expect(pairs).toHaveLength(145);
  });
});

const printed = new Set(
  [...map.section11.connected, ...map.section11.unconnected].map(pair => pairOf(...endsOf(pair))),
);
const unlisted = map.connectivity.filter(({ a, b }) => !printed.has(pairOf(a, b)));

describe('G88 11-b unlisted woods pairs', () => {
  it('leaves them unconnected but for the few marked in the map data', () => {
    const woods = unlisted.filter(({ terrain }) => terrain.includes('woods'));
    const joined = woods.filter(({ connected }) => connected).map(({ a, b }) => pairOf(a, b));
    expect(joined).toEqual(['B5-C6', 'K10-K11', 'K10-L9', 'K10-L10', 'K11-L10', 'L8-M9', 'L9-L10']);
    expect(woods).toHaveLength(41);
    expect(verdict('E3-F2')).toBe(false);
  });
});

describe('G88 11-c hill connections', () => {
  it('has a verdict of its own for each pair', () => {
    expect(['K6-L6', 'L6-M7', 'R5-S5'].map(verdict)).toEqual([true, true, true]);
    expect(['E6-F6', 'L7-L8', 'R2-S2'].map(verdict)).toEqual([false, false, false]);
    expect(connectionOf(map, 'R2', 'S2')?.terrain).toEqual(['hill']);
  });
});

describe('G88 11-e contradictory pair B5-C5', () => {
  it('counts as unconnected, and B5-C6 as connected', () => {
    expect(map.section11.connected).toContain('B5-C5');
    expect(map.section11.unconnected).toContain('C5-B5');
    expect([verdict('B5-C5'), verdict('B5-C6')]).toEqual([false, true]);
  });
});

describe('G88 11-f misprinted pairs', () => {
  it('ignores J3-K2, which are not adjacent', () => {
    expect(map.section11.connected).toContain('J3-K2');
    expect(adjacent('J3', 'K2')).toBe(false);
    expect(verdict('J3-K2')).toBeUndefined();
  });

  it('has D6-E6 once', () => {
    const times = map.section11.connected.filter(pair => pairOf(...endsOf(pair)) === 'D6-E6');
    expect(times).toEqual(['D6-E6', 'E6-D6']);
    expect(map.connectivity.filter(({ a, b }) => pairOf(a, b) === 'D6-E6').map(each => each.connected)).toEqual([true]);
  });
});
