import { describe, expect, it } from 'vitest';
import { SETUPS, SIDES, type SideSetup } from '../../data/edition.ts';
import { builtIn } from './edition.ts';

const { scenarios, setups, common, victory, options } = builtIn.scenarios;
const { units, leaders } = builtIn.pieces;
const { cards } = builtIn.cards;

const onMap = ({ placements }: SideSetup): readonly string[] =>
  Object.values(placements).flatMap(({ leaders: here }) => here);
const countOf = ({ placements }: SideSetup, kind: string): number =>
  Object.values(placements)
    .flatMap(({ units: groups }) => groups)
    .filter(([each]) => each === kind)
    .reduce((sum, [, count]) => sum + count, 0);

describe('WW setup-a four scenarios', () => {
  it('last six, ten, twelve and sixteen seasons', () => {
    expect(scenarios.map(({ id, start, end, seasons }) => `${id} ${start} ${end} ${seasons}`)).toEqual([
      'annus-mirabilis 1757 1759 6',
      'early-war 1755 1759 10',
      'late-war 1757 1762 12',
      'full-campaign 1755 1762 16',
    ]);
  });
});

describe('WW setup-b, setup-c, setup-d, setup-e, setup-k what a scenario begins with', () => {
  it.each(scenarios)('$id', scenario => {
    const early = scenario.start === 1755;
    expect(scenario.deck).toEqual(early ? [1, 70] : [1, 62]);
    expect(scenario.hand).toEqual(early ? { french: 8, british: 8 } : { french: 9, british: 9 });
    expect(scenario.vpStart).toEqual(early ? { side: null, value: 0 } : { side: 'french', value: 4 });
    expect(scenario.eventsInForce).toEqual(early ? [] : ['william_pitt', 'diplomatic_revolution']);
    expect(scenario.assemblies).toBe('supportive');
    expect(scenario.setup).toBe(String(scenario.start));
  });

  it('offers French 2 as an option in Annus Mirabilis only', () => {
    const variants = scenarios.filter(scenario => scenario.vpStartVariants);
    expect(variants.map(({ id, vpStartVariants }) => [id, vpStartVariants])).toEqual([
      ['annus-mirabilis', [{ option: 'vp-2', value: 2 }]],
    ]);
    expect(options.find(option => option.id === 'vp-2')?.default).toBe(false);
  });
});

describe('WW setup-f deployment of 1755', () => {
  const { french, british } = setups['1755'];

  it('has the French of 1755 in their places', () => {
    expect(french.forts).toEqual(['crown-point', 'niagara', 'ohio-forks']);
    expect(french.stockades).toHaveLength(8);
    const kinds = ['regular', 'marine-detachment', 'coureurs', 'indian'].map(kind => countOf(french, kind));
    expect(kinds).toEqual([8, 7, 7, 4]);
  });

  it('has the British of 1755 in their places', () => {
    expect(british.forts).toEqual(['hudson-carry-south', 'wills-creek', 'oswego']);
    const kinds = ['regular', 'provincial-northern', 'provincial-southern', 'indian', 'ranger'].map(kind =>
      countOf(british, kind),
    );
    expect(kinds).toEqual([3, 6, 2, 2, 0]);
    expect(british.militia).toEqual({});
  });
});

describe('WW setup-g deployment of 1757', () => {
  const { french, british } = setups['1757'];

  it('has two British forts under construction and one Southern Militia', () => {
    expect(british.fortsUnderConstruction).toEqual(['winchester', 'shepherds-ferry']);
    expect(british.forts.filter(id => british.fortsUnderConstruction.includes(id))).toEqual([]);
    expect(british.militia).toEqual({ 'militia-southern': 1 });
  });

  it('has both armies in their places', () => {
    const theirs = ['regular', 'marine-detachment', 'coureurs', 'indian'].map(kind => countOf(french, kind));
    expect(theirs).toEqual([10, 7, 8, 6]);
    const ours = ['regular', 'royal-american', 'highland', 'provincial-northern', 'provincial-southern', 'ranger'];
    expect(ours.map(kind => countOf(british, kind))).toEqual([8, 4, 1, 6, 4, 1]);
  });
});

describe('WW setup-h the British leader pool', () => {
  it('holds five leaders', () => {
    expect(setups['1755'].british.leaderPool).toEqual(['abercromby', 'bradstreet', 'loudoun', 'murray', 'webb']);
    expect(setups['1757'].british.leaderPool).toEqual(['amherst', 'bradstreet', 'forbes', 'murray', 'wolfe']);
    expect(SETUPS.flatMap(year => setups[year].french.leaderPool)).toEqual([]);
  });
});

describe('WW setup-i, setup-j leaders set aside in 1755', () => {
  it('keeps six leaders off the map and out of the pool', () => {
    expect(setups['1755'].french.setAside).toEqual(['montcalm', 'levis', 'bougainville']);
    expect(setups['1755'].british.setAside).toEqual(['amherst', 'forbes', 'wolfe']);
    expect(SIDES.flatMap(side => setups['1757'][side].setAside)).toEqual([]);
  });

  it('brings them with French Regulars and with William Pitt, or in 1759', () => {
    expect(common.arrive1755).toEqual({ leaders: ['montcalm', 'levis', 'bougainville'], with: 'french_regulars' });
    expect(common.joinPool1755).toMatchObject({ leaders: ['amherst', 'forbes', 'wolfe'], with: 'william_pitt' });
    expect(common.joinPool1755.atLatest).toBe(1759);
  });

  it.each(SETUPS)('accounts for all 23 leaders in %s', year => {
    const all = SIDES.flatMap(side => {
      const { leaderPool, setAside, notUsed } = setups[year][side];
      return [...onMap(setups[year][side]), ...leaderPool, ...setAside, ...notUsed];
    });
    expect([...all].sort()).toEqual(leaders.map(leader => leader.id).sort());
  });
});

describe('WW setup-l allied villages', () => {
  it('are those of the tribes on the map', () => {
    expect(setups['1755'].french.allied).toEqual(['pays-den-haut', 'kahnawake', 'st-francois']);
    expect(setups['1755'].british.allied).toEqual(['canajoharie']);
    expect(setups['1757'].french.allied).toEqual(['mingo-town', 'logstown', 'pays-den-haut', 'mississauga']);
    expect(setups['1757'].british.allied).toEqual([]);
  });
});

describe('WW setup-m Niagara and Ohio Forks', () => {
  it('are French from the start', () => {
    expect(common.initialHolder).toEqual({ niagara: 'french', 'ohio-forks': 'french' });
    expect(SETUPS.every(year => setups[year].french.forts.includes('niagara'))).toBe(true);
    expect(SETUPS.every(year => setups[year].french.forts.includes('ohio-forks'))).toBe(true);
  });
});

describe('reinforcement events', () => {
  const brought = (year: string, key: string, each: number): number =>
    each * cards.filter(card => card.key === key && (year === '1755' || !card.scenario1755Only)).length;
  const left = (year: '1755' | '1757', side: 'british' | 'french', kind: string): number =>
    units.filter(unit => unit.side === side && unit.type === kind).length - countOf(setups[year][side], kind);

  it.each(SETUPS)('bring in %s exactly the units that are not set up', year => {
    const early = year === '1755';
    const highland = cards.filter(({ n }) => early || n <= 62).reduce((sum, card) => sum + (card.units ?? 0), 0);
    const halifax = brought(year, 'acadians_expelled', 2);
    expect(left(year, 'british', 'regular')).toBe(brought(year, 'british_regulars', 3) + halifax);
    expect(left(year, 'british', 'highland')).toBe(highland);
    expect(left(year, 'british', 'royal-american')).toBe(brought(year, 'royal_americans', 4));
    expect(left(year, 'french', 'regular')).toBe(brought(year, 'french_regulars', 2));
    expect(left(year, 'french', 'coureurs')).toBe(brought(year, 'acadians_expelled', 1));
  });
});

describe('victory conditions as data', () => {
  it('name eleven fortresses, the two keys and the French thresholds', () => {
    expect(victory.suddenDeath).toEqual({
      fortresses: 11,
      soleOccupant: ['niagara', 'ohio-forks'],
      vp: 11,
      frenchVp: { 1760: 8, 1761: 5 },
    });
    expect(victory.end1759).toMatchObject({
      britishObjectives: ['quebec', 'montreal', 'niagara', 'ohio-forks'],
      needed: 2,
    });
  });

  it('has every option off by default', () => {
    expect(options.every(option => option.default === false)).toBe(true);
  });
});
