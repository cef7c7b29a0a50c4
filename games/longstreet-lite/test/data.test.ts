import { GONE } from '@bivouac/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOTH,
  cardNumber,
  cardOf,
  cardSlug,
  cards,
  deckOf,
  isDifficult,
  isImpassable,
  isOfYear,
  kindOf,
  kinds,
  mapped,
  moraleOf,
  SIDES,
  symbolOf,
  theKind,
} from '../data/index.ts';
import { validateEdition } from '../data/validate.ts';
import { builtIn, planted } from './data/edition.ts';

describe('the built-in edition', () => {
  it('has no fault', () => expect(validateEdition(builtIn)).toEqual([]));
});

type Fault = readonly [at: string, value: unknown, ...lines: string[]];
const FAULTS: readonly Fault[] = [
  ['cards', GONE, 'cards.json is missing'],
  ['cards/cards/quickstep/morale', 4, 'cards.json: quickstep: morale must be a whole number from 1 to 3, found 4'],
  ['cards/cards/quickstep/moment', 'fire', 'cards.json: quickstep: an interrupt, and nothing else, has a moment'],
  ['cards/cards/old-rivals/moment', GONE, 'cards.json: old-rivals: an interrupt, and nothing else, has a moment'],
  ['cards/cards/quickstep/oneUse', true, 'cards.json: quickstep: only an interrupt has a red banner'],
  ['cards/cards/quickstep/years', [1865, 1861], 'cards.json: quickstep: 1865 comes after 1861'],
  ['cards/cards/repeaters', GONE, 'cards.json: must hold the 35 cards of the rules, in their order'],
  ['terrain/kinds/marsh/impassable', ['infantry'], 'terrain.json: marsh: is difficult and impassable for one arm'],
  ['terrain/kinds/wall/water', true, 'terrain.json: wall: a line is not water'],
  ['terrain/kinds/fence/impassable', ['infantry'], 'terrain.json: fence: a line bars nobody'],
  ['scenarios/scenarios/turkey-run/breakpoint', 17, 'scenarios.json: turkey-run: breakpoint must be 16, found 17'],
  ['scenarios/scenarios/turkey-run/strip', 8500, 'scenarios.json: turkey-run: the strips must be thirds of the table'],
  [
    'scenarios/scenarios/turkey-run/terrain/run/kind',
    'ford',
    'scenarios.json: turkey-run: a ford crosses a river, not a stream',
  ],
  [
    'scenarios/scenarios/turkey-run/terrain/bald-hill/crest',
    [
      [0, 0],
      [1, 1],
    ],
    'scenarios.json: turkey-run: bald-hill: the crest leaves its hill',
  ],
  [
    'scenarios/scenarios/turkey-run/forces/federal/units/20th-ohio/at',
    [9000, 8500],
    'scenarios.json: turkey-run: 20th-ohio: stands outside its strip',
  ],
  [
    'scenarios/scenarios/turkey-run/forces/federal/units/20th-ohio/depths',
    [2, 1, 3],
    'scenarios.json: turkey-run: 20th-ohio: a rank has a gap',
  ],
  [
    'scenarios/scenarios/turkey-run/forces/federal/units/3rd-ohio-battery/limbered',
    GONE,
    'scenarios.json: turkey-run: 3rd-ohio-battery: its files do not make up its bases',
  ],
  [
    'scenarios/scenarios/turkey-run/forces/federal/units/30th-illinois/id',
    '20th-ohio',
    'scenarios.json: turkey-run: 20th-ohio is listed more than once',
  ],
  ['scenarios/options/field-cover/requires', 'rain', 'scenarios.json: field-cover requires rain, which is no option'],
];

describe('a faulty edition', () => {
  it.each(FAULTS.map(([at, value, ...lines]) => ({ at, value, lines })))(
    'is told of $at = $value',
    ({ at, value, lines }) => {
      expect(validateEdition(planted(at, value))).toEqual(lines);
    },
  );
  it('never makes the validator throw: any JSON as an edition or as a file', () => {
    const file = fc.jsonValue({ maxDepth: 4 });
    const files = fc.record({ cards: file, terrain: file, scenarios: file });
    const isLine = (line: string): boolean => /^[^\n\r]+$/.test(line);
    fc.assert(fc.property(fc.oneof(file, files), draft => validateEdition(draft).every(isLine)));
  });
});

const sizeFault = (unit: string, bases: number, depths: number[]): readonly string[] => {
  const units = `scenarios/scenarios/wall-on-the-ridge/forces/federal/units/${unit}`;
  const edition = structuredClone(planted(`${units}/bases`, bases)) as typeof builtIn;
  const found = edition.scenarios.scenarios[1]!.forces.federal.units.find(({ id }) => id === unit)!;
  Object.assign(found, { depths });
  return validateEdition(edition);
};

describe('LL 1-unit-a only infantry and artillery', () => {
  it('a unit of cavalry is refused', () =>
    expect(
      validateEdition(planted('scenarios/scenarios/turkey-run/forces/federal/units/20th-ohio/arm', 'cavalry')).join(),
    ).toContain('arm must be one of infantry, artillery'));
});

describe('LL 1-unit-b, 1-unit-d sizes of units', () => {
  it('infantry has 2 to 10 bases', () => {
    expect(sizeFault('69th-pennsylvania', 10, [2, 2, 2, 2, 2]).join()).not.toContain('infantry has');
    expect(sizeFault('69th-pennsylvania', 2, [1, 1]).join()).not.toContain('infantry has');
    expect(sizeFault('69th-pennsylvania', 1, [1]).join()).toContain('infantry has 2 to 10 bases');
  });
  it('a battery has at most three guns', () =>
    expect(sizeFault('rhode-island-light-battery-a', 4, [1, 1, 1, 1])).toContain(
      'scenarios.json: wall-on-the-ridge: rhode-island-light-battery-a: a battery has at most three guns',
    ));
});

describe('LL 1-shape-a, 1-shape-b, 1-shape-c base shapes', () => {
  const depth = 'scenarios/scenarios/turkey-run/depth';
  it('infantry bases are 1 to 1.5 BW deep', () => {
    expect([500, 2000].map(value => validateEdition(planted(`${depth}/infantry`, value)).length)).toEqual([1, 1]);
    expect([1000, 1500].map(value => validateEdition(planted(`${depth}/infantry`, value)))).toEqual([[], []]);
  });
  it('a limber is 1.5 BW deep, a gun 1', () => {
    for (const { depth: each } of mapped) expect(each).toEqual({ infantry: 1000, gun: 1000, limber: 1500 });
  });
  it('nobody counts figures', () => expect(JSON.stringify(builtIn)).not.toContain('figures'));
});

describe('LL 1-table-a the table', () => {
  it('measures 36 by 24 BW', () => {
    for (const { table } of mapped) expect(table).toEqual([36_000, 24_000]);
  });
});

const wood = theKind('wood');
describe('LL 2-terr-b each kind has four properties', () => {
  // difficult, impassable, cover against fire and in combat, artillery lane, small arms skirmish, water
  it.each([
    ['wood', 'artillery', '', true, false, 'two', true, false],
    ['marsh', 'infantry', 'artillery', false, false, 'free', false, true],
    ['crest', '', '', true, true, 'crest', true, false],
    ['stream', 'infantry,artillery', '', false, false, 'free', false, true],
    ['river', '', 'infantry,artillery', false, false, 'free', false, false],
    ['rocky', 'infantry,artillery', '', false, false, 'free', false, false],
    ['field', '', '', false, false, 'two', true, false],
    ['wall', 'artillery', '', true, true, 'two', true, false],
    ['fence', '', '', false, true, 'free', false, false],
    ['ford', 'infantry,artillery', '', false, false, 'free', false, true],
    ['bridge', '', '', false, false, 'free', false, false],
    ['road', '', '', false, false, 'free', false, false],
  ] as const)('%s', (id, difficult, impassable, fire, combat, lane, skirmish, water) => {
    const kind = kindOf(theKind(id));
    expect([kind.difficult.join(), kind.impassable.join(), kind.lane, kind.skirmish, kind.water]).toEqual([
      difficult,
      impassable,
      lane,
      skirmish,
      water,
    ]);
    expect(kind.cover).toEqual({ fire, combat });
  });
  it('is asked for by arm', () => {
    expect([isDifficult(wood, 0), isDifficult(wood, 1), isImpassable(theKind('marsh'), 1)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('LL 2-terr-a, 2-terr-c what is not in the table is open ground', () => {
  it.each(['road', 'embankment', 'hill'] as const)('%s', id => {
    const { difficult, impassable, cover, lane, skirmish, water } = kinds[theKind(id)]!;
    expect([...difficult, ...impassable]).toEqual([]);
    expect([cover.fire, cover.combat, lane, skirmish, water]).toEqual([false, false, 'free', false, false]);
  });
});

describe('LL 2-crest-a a hill has the crest that is laid down for it', () => {
  it('every hill of the scenarios has one', () =>
    expect(mapped.flatMap(({ terrain }) => terrain.filter(piece => piece.kind === 'hill' && !piece.crest))).toEqual(
      [],
    ));
  it('nothing else has', () =>
    expect(
      validateEdition(
        planted('scenarios/scenarios/harvest-road/terrain/corn/crest', [
          [13_000, 11_000],
          [14_000, 11_000],
        ]),
      ),
    ).toEqual(['scenarios.json: harvest-road: corn: only a hill has a crest']));
});

describe('LL 2-imp-e streams need no fords', () => {
  it('a ford without a river is refused', () =>
    expect(validateEdition(planted('scenarios/scenarios/harvest-road/terrain/outcrop/kind', 'ford'))).toEqual([
      'scenarios.json: harvest-road: a ford crosses a river, not a stream',
    ]));
});

describe('LL 3-deal-a, 4-deck-a a deck of its own for each side', () => {
  const ids = (side: 0 | 1, year: number) => new Set(deckOf(side, year).map(card => cardOf(card).id));
  it('neutral cards are in both, national ones in their own', () => {
    expect([ids(0, 1863).has('quickstep'), ids(1, 1863).has('quickstep')]).toEqual([true, true]);
    expect([ids(0, 1863).has('rebel-yell'), ids(1, 1863).has('staff-work')]).toEqual([false, false]);
  });
  it('no card lies in two decks', () => {
    const both = BOTH.flatMap(side => deckOf(side, 1862));
    expect(new Set(both).size).toBe(both.length);
  });
  it('every card is found by its slug', () => {
    for (const side of BOTH) for (const card of deckOf(side, 1862)) expect(cardNumber(cardSlug(card))).toBe(card);
    expect([cardSlug(1001), cardSlug(1101), cardNumber('nothing')]).toEqual([
      'f-drilled-volley-1',
      'c-drilled-volley-1',
      -1,
    ]);
  });
});

describe('LL 4-year-a cards of a year', () => {
  it('first and last year are included', () => {
    expect([1862, 1863, 1864, 1865].map(year => isOfYear([1863, 1865], year))).toEqual([false, true, true, true]);
    expect([1861, 1862, 1863].map(year => isOfYear([1861, 1862], year))).toEqual([true, true, false]);
  });
  it.each([
    [1861, 38, 40],
    [1862, 39, 40],
    [1863, 40, 38],
    [1864, 41, 35],
    [1865, 41, 34],
  ])('%i: %i Federal and %i Confederate cards', (year, federal, confederate) => {
    expect(BOTH.map(side => deckOf(side, year).length)).toEqual([federal, confederate]);
  });
  it('1864: the copies of Rebel Yell that leave after 1863 are gone', () => {
    const yells = (year: number) => deckOf(1, year).filter(card => cardOf(card).name === 'Rebel Yell').length;
    expect([1863, 1864].map(yells)).toEqual([4, 2]);
  });
});

describe('LL 4-morale-a every card has a morale value', () => {
  it('of 1 to 3, some 1.6 on average', () => {
    for (const side of BOTH) {
      const values = deckOf(side, 1862).map(moraleOf);
      expect(values.every(value => value >= 1 && value <= 3)).toBe(true);
      const mean = (100 * values.reduce((a, b) => a + b)) / values.length;
      expect(Math.round(mean)).toBe(side === 0 ? 167 : 165);
    }
    expect(cards.filter(card => !['musket', 'bugle', 'sword', 'kepi'].includes(card.symbol))).toEqual([]);
    expect(symbolOf(cardNumber('f-quickstep-3'))).toBe('bugle');
    expect(SIDES).toEqual(['federal', 'confederate']);
  });
});
