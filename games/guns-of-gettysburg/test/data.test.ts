import { GONE } from '@bivouac/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaNumber, BLOCKS, board, frontOf, fullBlocks, groupIds, groupOf, positionNumber } from '../data/index.ts';
import { validateEdition } from '../data/validate.ts';
import { builtIn, planted } from './data/edition.ts';

const { blocks, battalions } = builtIn.blocks;
const { tokens } = builtIn.tokens;
const { map } = builtIn;
const ofBattalion = (id: string) => blocks.filter(block => block.battalion === id);

describe('the built-in edition', () => {
  it('has no fault', () => expect(validateEdition(builtIn)).toEqual([]));
});

type Fault = readonly [at: string, value: unknown, ...lines: string[]];
const FAULTS: readonly Fault[] = [
  ['map', GONE, 'map.json is missing'],
  ['map/areas/leister/name', GONE, 'map.json: leister: name is missing'],
  ['map/areas/leister/partial', true, 'map.json: leister: is partial exactly if the map edge cuts it'],
  [
    'map/positions/p176/sides/leister/ridge',
    4,
    'map.json: p176: sides.leister.ridge must be a whole number from 0 to 3, found 4',
  ],
  ['map/specialLines/0/target', 'leister', 'map.json: line p249: leister does not share a position with plum-run'],
  ['map/objectives/0', 'seven-stars', 'map.json: objective seven-stars must be a whole area'],
  ['map/entryPoints/chambersburg/road', 'carlisle', 'map.json: entry point chambersburg: carlisle is no main road'],
  [
    'map/entryPoints/chambersburg/areas',
    ['mcpherson', 'seven-stars'],
    'map.json: entry point chambersburg: mcpherson is no partial area',
  ],
  ['blocks/blocks/heth-f1/strength', 1, 'blocks.json: heth: heth-f1 must have strength 2'],
  ['blocks/blocks/heth-f1', GONE, 'blocks.json: must hold 103 blocks, found 102'],
  ['blocks/battalions/heth/corps', null, 'blocks.json: heth: only a Confederate battalion has a corps'],
  [
    'blocks/blocks/heth-r1-1/kind',
    'full',
    'blocks.json: heth: heth-r1-1 must have strength 2',
    'blocks.json: group heth has too few blocks of strength 1',
  ],
  ['tokens/tokens/c-heth-1/strength', GONE, 'tokens.json: c-heth-1: artillery has a strength, a march token has none'],
  ['tokens/tokens/c-heth-1/deploy/battalion', 'sykes', 'tokens.json: c-heth-1: sykes is not of its side'],
  ['time/arrivalTokens/u-july1-1/point', 'chambersburg', 'time.json: chambersburg is not an entry point of the union'],
  ['time/arrivalTokens/u-july1-1/box', 4, 'time.json: union: 2 arrivals of day 1 are without a box, 3 are laid out'],
  ['time/fill/0/rumors', 11, 'time.json: confederate: setup does not fill its boxes'],
  ['time/stacks/0/piles/0/count', 2, 'time.json: confederate: 9 reinforcement tokens for 8 places'],
  ['time/transfers/0', ['chambersburg', 'taneytown'], 'time.json: no transfer between chambersburg and taneytown'],
  ['scenarios/options/23-buford/requires', '99', 'scenarios.json: 23-buford requires 99, which is no option'],
];

describe('a faulty edition', () => {
  it.each(FAULTS.map(([at, value, ...lines]) => ({ at, value, lines })))(
    'is told of $at = $value',
    ({ at, value, lines }) => {
      expect(validateEdition(planted(at, value))).toEqual(lines);
    },
  );

  const isLine = (line: string): boolean => /^[^\n\r]+$/.test(line);
  it('never makes the validator throw: any JSON as an edition or as a file', () => {
    const file = fc.jsonValue({ maxDepth: 4 });
    const files = fc.record({ map: file, blocks: file, tokens: file, time: file, scenarios: file });
    fc.assert(fc.property(fc.oneof(file, files), draft => validateEdition(draft).every(isLine)));
  });
});

describe('GOG 2.1a, 2.1e each block is of one battalion of one army', () => {
  it('103 blocks in 18 battalions, each of infantry or of cavalry', () => {
    expect([blocks.length, battalions.length]).toEqual([103, 18]);
    const named = battalions.map(({ id }) => ofBattalion(id).length);
    expect(named.every(count => count > 0)).toBe(true);
    expect(named.reduce((a, b) => a + b)).toBe(103);
    expect(validateEdition(builtIn)).toEqual([]); // that many, neither more nor fewer
  });
  it('a block without a battalion is refused', () =>
    expect(validateEdition(planted('blocks/blocks/sykes-f1/battalion', 'nobody'))).toContain(
      'blocks.json: sykes-f1: no such battalion nobody',
    ));
});

describe('GOG 2.1c, 2.1d full and reduced blocks, and their flags', () => {
  it('full infantry has 2, reduced infantry 2 or 1, cavalry 1', () => {
    const arms = (type: string) => battalions.filter(each => each.type === type).flatMap(each => ofBattalion(each.id));
    const has = (all: typeof blocks, kind: string) => [
      ...new Set(all.filter(each => each.kind === kind).map(each => each.strength)),
    ];
    expect(['full', 'reduced2', 'reduced1'].map(kind => has(arms('infantry'), kind))).toEqual([[2], [2], [1]]);
    expect(['full', 'reduced2', 'reduced1'].map(kind => has(arms('cavalry'), kind))).toEqual([[1], [], []]);
  });
  it('only full blocks arrive', () => {
    for (const [i] of battalions.entries()) expect(fullBlocks(i).length).toBeGreaterThan(1);
    expect(battalions.reduce((sum, _, i) => sum + fullBlocks(i).length, 0)).toBe(43);
  });
});

describe('GOG 2.1f Confederate corps', () => {
  it('three battalions in each of I, II and III, and no Union battalion in any', () => {
    const of = (corps: string | null) => battalions.filter(each => each.corps === corps).map(each => each.id);
    expect(of('II').sort()).toEqual(['early', 'johnson', 'rodes']);
    expect([of('I').length, of('III').length, of(null).length]).toEqual([3, 3, 9]);
    expect(battalions.every(each => (each.side === 'union') === (each.corps === null))).toBe(true);
  });
});

describe('GOG 18.1a two Union cavalry battalions', () => {
  it('Buford and Kilpatrick, two blocks of strength 1 each and none reduced', () => {
    const cavalry = battalions.filter(each => each.type === 'cavalry');
    expect(cavalry.map(({ id, side }) => [id, side])).toEqual([
      ['buford', 'union'],
      ['kilpatrick', 'union'],
    ]);
    for (const { id } of cavalry)
      expect(ofBattalion(id).map(each => [each.kind, each.strength])).toEqual([
        ['full', 1],
        ['full', 1],
      ]);
  });
});

describe('GOG 19.1b the Iron Brigade is a group of its own', () => {
  it('inside the battalion Reynolds, with a reduced-2 and a reduced-1', () => {
    const own = BLOCKS.filter(block => groupIds[groupOf(block)] === 'iron-brigade');
    expect(own.map(block => blocks[block - 1000]!.kind)).toEqual(['full', 'reduced2', 'reduced1']);
    expect(new Set(own.map(block => blocks[block - 1000]!.battalion))).toEqual(new Set(['reynolds']));
  });
});

describe('GOG 4.3a no spare tokens', () => {
  it('32 tokens a side, each artillery with a strength or March/Fieldworks', () => {
    for (const side of ['union', 'confederate']) expect(tokens.filter(each => each.side === side)).toHaveLength(32);
    expect(tokens.every(each => (each.type === 'artillery') === (each.strength !== undefined))).toBe(true);
  });
});

describe('GOG 3.1a areas, positions and crossings', () => {
  it('two positions are adjacent exactly when they share a crossing', () => {
    for (const [p, { crossings }] of map.positions.entries()) {
      expect(crossings.length === 1 || crossings.length === 2).toBe(true);
      const others = map.positions.flatMap((other, q) =>
        q !== p && other.crossings.some(c => crossings.includes(c)) ? [q] : [],
      );
      expect([...board.adjacent[p]!].sort((a, b) => a - b)).toEqual(others);
    }
  });
  it('each position lies between two areas that list it', () => {
    for (let p = 0; p < board.positions; p++)
      for (const face of [frontOf(p, 0), frontOf(p, 1)]) expect(board.positionsOf[board.areaOf[face]!]).toContain(p);
  });
});

describe('GOG 3.2a, 3.2b terrain lies on one side of a position', () => {
  it('p176 has a ridge of 2 towards The Angle and of 1 towards Leister', () => {
    const face = (area: string) => {
      const p = positionNumber('p176');
      return board.areaOf[frontOf(p, 0)] === areaNumber(area) ? frontOf(p, 0) : frontOf(p, 1);
    };
    const printed = map.positions.find(each => each.id === 'p176')!.sides;
    for (const area of ['leister', 'codori-north']) {
      expect(board.ridge[face(area)]).toBe(printed[area]!.ridge);
      expect(board.steep[face(area)]).toBe(Number(printed[area]!.steep));
    }
  });
  it('some faces carry several terrains, and most differ from their backs', () => {
    const several = Array.from(board.ridge).filter((ridge, face) => ridge > 0 && board.steep[face] === 1);
    expect(several.length).toBeGreaterThan(0);
    const different = Array.from({ length: board.positions }, (_, p) => board.ridge[2 * p] !== board.ridge[2 * p + 1]);
    expect(different.filter(Boolean).length).toBeGreaterThan(5);
  });
});

describe('GOG 11.2b, 11.5f entry points', () => {
  it('two areas of the map edge for each of three points a side', () => {
    expect(board.points.map(point => point.areas.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(board.points.filter(point => point.side === 0)).toHaveLength(3);
    expect(board.points.flatMap(point => point.areas).every(area => board.partial[area] === 1)).toBe(true);
  });
});
