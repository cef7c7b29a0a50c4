import { aboutFaults, bothFaults, frenchFaults, GONE, inventoryFaults, planter, strangersIn } from '@bivouac/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fetched, Shared } from '../data/edition.ts';
import glossary from '../data/glossary.json' with { type: 'json' };
import {
  ARMY_LEADER,
  BARRED_SIDE,
  campaignNamed,
  distance,
  hexNumber,
  isLaid,
  isSubordinateTo,
  lay,
  OPTIONS,
  scenarios,
  sideBetween,
  TITLES,
  tables,
  titles,
} from '../data/index.ts';
import rules from '../data/rules.json' with { type: 'json' };
import texts from '../data/texts.json' with { type: 'json' };
import { validateScenario, validateShared } from '../data/validate.ts';
import { data, fetchScenario } from '../entry.ts';
import { scenarioText } from '../text/published.ts';
import { sectionOf } from '../text/sections.ts';

const shared = { tables, titles, scenarios } as unknown as Shared;
const files = new Map<string, Fetched>();
beforeAll(async () => {
  for (const { id } of scenarios) files.set(id, (await fetchScenario(id))!);
  await data();
});

describe('the built-in edition', () => {
  it('has no fault in what all titles share', () => expect(validateShared(shared)).toEqual([]));
  it.each(scenarios.map(({ id }) => id))('has no fault in %s and its map', id => {
    expect(validateScenario(files.get(id), shared)).toEqual([]);
    expect(files.get(id)!.scenario.id).toBe(id);
  });
  it('plays every title, and each map in one title at least', () => {
    expect(new Set(scenarios.map(each => each.title))).toEqual(new Set(TITLES));
    expect(scenarios.map(({ id }) => [files.get(id)!.scenario.title, files.get(id)!.map.id])).toEqual(
      scenarios.map(({ title, map }) => [title, map]),
    );
  });
  it('has 901 rules in both languages', () => {
    expect(rules).toHaveLength(901);
    expect(inventoryFaults(rules)).toEqual([]);
    expect(
      rules.every(({ id, section }) => sectionOf(id) === section.split(' ')[0] || /^(LI|CONV|BAL|APP)/.test(id)),
    ).toBe(true);
    expect(frenchFaults(rules.flatMap(({ title, says }) => [title.fr, says.fr]))).toEqual([]);
  });
  it('has words for scenarios, titles and options in both languages', () => {
    expect(bothFaults(texts.scenarios, ['name', 'blurb', 'victory'])).toEqual([]);
    expect(Object.keys(texts.scenarios)).toEqual(scenarios.map(({ id }) => id));
    expect(bothFaults(texts.options, ['name', 'explains'])).toEqual([]);
    expect(Object.keys(texts.options)).toEqual([...OPTIONS]);
    expect(Object.keys(texts.titles)).toEqual([...TITLES]);
    expect(aboutFaults(texts.about)).toEqual([]);
    const french = [...Object.values(texts.scenarios), ...Object.values(texts.options)];
    expect(frenchFaults(french.flatMap(each => Object.values(each.fr)))).toEqual([]);
    expect(frenchFaults([...files.values()].map(({ scenario }) => scenario.history.fr))).toEqual([]);
    const special = [...files.values()].flatMap(({ scenario }) => scenario.specialRules.map(each => each.text.fr));
    expect([special.length > 75, frenchFaults(special)]).toEqual([true, []]);
    expect(scenarioText('rwh-monocacy', 'en').title).toBe('Rebels in the White House');
  });
  it('names nothing outside the project', () => {
    for (const each of [tables, titles, texts, ...files.values()]) expect(strangersIn(each)).toEqual([]);
  });
});

describe('a faulty edition', () => {
  const planted = planter(shared);
  it.each([
    ['titles/BAC', GONE, 'titles.json: BAC is missing'],
    ['tables/terrain/ridge', 'one', 'tables.json: terrain.ridge must be a whole number from 0 to 99, found "one"'],
    ['tables/combatTable/rows/0/defender', ['-'], 'tables.json: row -8: defender'],
    ['titles/SIV/maxManpower', GONE, 'titles.json: SIV.maxManpower is missing'],
  ])('is told of %s', (at, value, line) => expect(validateShared(planted(at, value))[0]).toBe(line));

  const faults: readonly (readonly [string, unknown, string])[] = [
    ['scenario/map', 'antietam', 'gtc-across-the-pamunkey.json: is not played on pamunkey'],
    [
      'scenario/setup/union/units/u-custer/manpower',
      19,
      'gtc-across-the-pamunkey.json: u-custer has manpower 19 of 18',
    ],
    ['scenario/setup/union/units/u-custer/hex', '9901', 'gtc-across-the-pamunkey.json: u-custer stands off the map'],
    [
      'scenario/setup/union/leaders/uL-torbert/attachedTo',
      'u-russell',
      'gtc-across-the-pamunkey.json: uL-torbert is not over u-russell',
    ],
    [
      'scenario/pontoons/0/class',
      'minor',
      "gtc-across-the-pamunkey.json: Dabney's Ferry pontoon: no minor river there",
    ],
    ['scenario/victory/items/haws/hexes/0', '2525', 'gtc-across-the-pamunkey.json: victory hexes off the map: 2525'],
    ['map/edges/0/b', '0106', 'maps/pamunkey.json: 0104-0106 is no hexside of this map'],
    ['map/terrain/01/0', 'moor', ''],
  ];
  it.each(faults)('is told of %s', (at, value, line) => {
    const found = validateScenario(planter(files.get('gtc-across-the-pamunkey')!)(at, value), shared);
    if (line) expect(found).toEqual([line]);
    else expect(found[0]).toMatch(/^map: terrain\.01\[0\] must be one of clear/);
  });
  it('never makes the validator throw', () => {
    const any = fc.jsonValue({ maxDepth: 4 });
    const fetched = fc.oneof(any, fc.record({ scenario: any, map: any }));
    fc.assert(fc.property(any, fetched, (a, b) => [...validateShared(a), ...validateScenario(b, shared)].length > 0));
  });
});

describe('the series', () => {
  it('fetches a scenario by its name, and nothing for a name it does not know', async () => {
    await data('nowhere');
    expect([isLaid('rtg-first-day'), isLaid('nowhere')]).toEqual([true, false]);
    expect(await fetchScenario('nowhere')).toBeNull();
  });
  it('takes one more scenario as data only', () => {
    const fetched = files.get('siv-lewiston')!;
    lay({ map: fetched.map, scenario: { ...fetched.scenario, id: 'siv-one-more', turns: ['1862-06-10'] } });
    expect(campaignNamed('siv-one-more').scenario.turns).toEqual(['1862-06-10']);
    expect(campaignNamed('siv-one-more').title.maxManpower).toBe(8);
  });
});

describe('GCACW 1.0-titles ten titles, each with a full set of parameters', () => {
  it('resolves each of the ten, and refuses another', () => {
    for (const code of TITLES) expect(titles[code].name.length).toBeGreaterThan(0);
    const strange = planter(files.get('siv-lewiston')!)('scenario/title', 'XYZ');
    expect(validateScenario(strange, shared)[0]).toMatch(/title must be one of SJW/);
  });
});

describe('GCACW 2.2-unit-sizes, 2.2-strength-max, 2.2-leader-army-titles, 2.2-leader-district-titles a scenario that breaks its title', () => {
  const faults = (id: string, at: string, value: unknown): string =>
    validateScenario(planter(files.get(id)!)(at, value), shared).join();
  it('no squadron of Confederates, no half-division of the Union, no unit too strong', () => {
    const [csa, usa] = ['scenario/setup/confederate/units/0', 'scenario/setup/union/units/0'];
    expect(faults('siv-lewiston', `${csa}/size`, 'squadron')).toMatch(/only the Union has squadrons/);
    expect(faults('siv-lewiston', `${usa}/size`, 'demiDivision')).toMatch(/only Confederates have half-divisions/);
    expect(faults('bac-battle-of-chickamauga', `${usa}/manpower`, 15)).toMatch(/manpower 15 of 14/);
    expect(faults('sjw-cedar-run', `${usa}/manpower`, 15)).toBe('');
  });
  it('no army leader in the Valley, no district leader at Chickamauga', () => {
    const level = 'scenario/setup/union/leaders/0/level';
    expect(faults('siv-lewiston', level, 'army')).toMatch(/no army leaders/);
    expect(faults('bac-battle-of-chickamauga', level, 'district')).toMatch(/no district leaders/);
  });
});

describe('GCACW 2.6-abbrev the glossary has the abbreviations', () => {
  it('each with what it stands for', () => {
    const said = glossary.terms.map(each => each.en).join('; ');
    for (const each of ['Art', 'Brig', 'Cav', 'Cmd', 'Div', 'Inf', 'Org', 'Regt', 'RR', 'Sub'])
      expect(said).toMatch(new RegExp(`\\b${each} \\(`));
  });
});

describe('the board', () => {
  const board = () => campaignNamed('bac-battle-of-chickamauga').board;
  const hex = (slug: string): number => hexNumber(board(), slug);
  it('has the adjacencies of the rulebook: odd columns stand high', () => {
    const beside = (a: string, b: string): boolean => sideBetween(board(), hex(a), hex(b)) >= 0;
    expect([beside('0503', '0502'), beside('0503', '0603'), beside('0503', '0604')]).toEqual([true, true, false]);
    expect([beside('0504', '0603'), beside('0604', '0505'), beside('0604', '0503')]).toEqual([true, true, false]);
    expect(distance(board(), hex('0503'), hex('0506'))).toBe(3);
  });
  it('counts halves of points: roads 2, ridges 2 more', () => {
    const { dry, joined, firm, ridge } = board();
    for (const [side, cost] of dry.entries()) if (firm[side] === 1) expect(cost).toBe(ridge[side]! > 0 ? 4 : 2);
    expect(joined.filter(each => each === 1).length).toBeGreaterThan(300);
  });
  it('leaves out what lies beyond the bounds of a scenario', () => {
    const { board: small } = campaignNamed('bac-crossing-chickamauga-creek');
    expect([hexNumber(small, '0705'), hexNumber(small, '0605')].map(each => each >= 0)).toEqual([true, false]);
    expect(small.neighbours.filter(each => each === hex('0605'))).toHaveLength(0);
    expect(board().dry.some(cost => cost === BARRED_SIDE)).toBe(true);
  });
});

describe('GCACW 2.2-unit-command, 2.2-leader-both-levels who obeys whom', () => {
  it('F-A obeys Forrest and Armstrong, not Pegram; XX obeys no leader of XIV Corps', () => {
    const campaign = campaignNamed('bac-battle-of-chickamauga');
    const { units, leaders } = campaign;
    const obeys = (leader: string, unit: string): boolean =>
      isSubordinateTo(campaign, leaders.ids.indexOf(leader), units.ids.indexOf(unit));
    expect(['cL-forrest', 'cL-armstrong', 'cL-pegram'].map(each => obeys(each, 'c-dibrell'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([obeys('uL-thomas', 'u-davis'), obeys('uL-thomas', 'u-baird')]).toEqual([false, true]);
  });
  it('an army leader is over infantry of any command', () => {
    const campaign = campaignNamed('gtc-across-the-pamunkey');
    const lee = campaign.leaders.level.findIndex((level, i) => level === ARMY_LEADER && i >= campaign.leaders.union);
    const { ids, arm, union } = campaign.units;
    for (const [unit] of ids.entries())
      expect(isSubordinateTo(campaign, lee, unit)).toBe(unit >= union && arm[unit] === 0);
  });
});
