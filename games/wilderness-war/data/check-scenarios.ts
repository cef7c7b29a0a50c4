/** scenarios.json: the scenarios, the victory conditions and the options. */

import { complain, repeated } from '@bivouac/edition';
import { checkSetup } from './check-setups.ts';
import { type Edition, type Option, type Scenario, type ScenariosFile, SETUPS } from './edition.ts';

/** First year, last year.                                                                               §setup-a */
const YEARS: Readonly<Record<string, readonly [number, number]>> = {
  'annus-mirabilis': [1757, 1759],
  'early-war': [1755, 1759],
  'late-war': [1757, 1762],
  'full-campaign': [1755, 1762],
};
const IN_FORCE = 'william_pitt, diplomatic_revolution'; // §setup-k
/** Switches without which a rule of the rulebook could not be left out or chosen. */
const OPTIONS = [
  'basic',
  'pitt-diplo-link',
  'raid-militia-loss',
  'early-regulars-cost',
  'surrender-either-side',
  'acadians-either-side',
  'bidding',
  'tournament',
  'vp-2',
  'one-regulars-event',
];

export function checkScenarios(edition: Edition): readonly string[] {
  const { scenarios } = edition;
  return [
    ...scenarioList(scenarios),
    ...scenarios.scenarios.flatMap(each => scenarioProblems(edition, each).map(line => `${each.id}: ${line}`)),
    ...SETUPS.flatMap(year => checkSetup(edition, year).map(line => `setup ${year}: ${line}`)),
    ...victoryProblems(edition),
    ...optionProblems(scenarios),
  ].map(line => `scenarios.json: ${line}`);
}

function scenarioList({ scenarios }: ScenariosFile): readonly string[] {
  const ids = scenarios.map(scenario => scenario.id);
  return [
    ...Object.keys(YEARS).flatMap(id => complain(!ids.includes(id), `${id}: the scenario is missing`)),
    ...repeated(ids).map(id => `${id}: the id is used more than once`),
  ];
}

function scenarioProblems(edition: Edition, scenario: Scenario): readonly string[] {
  const years = Object.hasOwn(YEARS, scenario.id) ? YEARS[scenario.id] : undefined;
  if (!years) return ['the rules know no such scenario'];
  const [start, end] = years;
  return [
    ...same('start', scenario.start, start),
    ...same('end', scenario.end, end),
    ...same('seasons', scenario.seasons, 2 * (end - start + 1)),
    ...same('setup', scenario.setup, String(start)),
    ...same('victory', scenario.victory, `end${end}`),
    ...beginningProblems(edition, scenario, start === 1755),
  ];
}

/** What differs between games from 1755 and from 1757.              §setup-b, §setup-c, §setup-d, §setup-e, §setup-k */
function beginningProblems({ scenarios, tables }: Edition, scenario: Scenario, early: boolean): readonly string[] {
  const { deck, removedCards, hand, vpStart, eventsInForce, assemblies, vpStartVariants = [] } = scenario;
  return [
    ...same('deck', deck.join('-'), early ? '1-70' : '1-62'),
    ...same('removedCards', removedCards?.join('-') ?? null, early ? null : '63-70'),
    ...same('hand.british', hand.british, early ? 8 : 9),
    ...same('hand.french', hand.french, early ? 8 : 9),
    ...same('vpStart', `${vpStart.side} ${vpStart.value}`, early ? 'null 0' : 'french 4'),
    ...same('eventsInForce', eventsInForce.join(', ') || 'none', early ? 'none' : IN_FORCE),
    ...same('assemblies', assemblies, tables.assemblies.start),
    ...vpStartVariants.flatMap(({ option }) =>
      complain(
        !scenarios.options.some(each => each.id === option),
        `vpStartVariants names ${option}, which is not an option`,
      ),
    ),
  ];
}

const same = (field: string, found: unknown, expected: unknown): readonly string[] =>
  complain(found !== expected, `${field} must be ${expected}, found ${found}`);

function victoryProblems({ spaces, scenarios, cards, pieces }: Edition): readonly string[] {
  const { suddenDeath, end1759 } = scenarios.victory;
  const { initialHolder, joinPool1755, arrive1755 } = scenarios.common;
  const fortresses = spaces.spaces.filter(space => space.fortress).length;
  const unknown = (field: string, ids: readonly string[]): readonly string[] =>
    ids.flatMap(id => complain(!spaces.spaces.some(space => space.id === id), `${field}: no such space ${id}`));
  const unknownLeader = (field: string, ids: readonly string[]): readonly string[] =>
    ids.flatMap(id => complain(!pieces.leaders.some(leader => leader.id === id), `${field}: no such leader ${id}`));
  return [
    ...same('victory.suddenDeath.fortresses', suddenDeath.fortresses, fortresses),
    ...unknown('victory.suddenDeath.soleOccupant', suddenDeath.soleOccupant),
    ...unknown('victory.end1759.britishObjectives', end1759.britishObjectives),
    ...unknown('common.initialHolder', Object.keys(initialHolder)),
    ...unknownLeader('common.joinPool1755', joinPool1755.leaders),
    ...unknownLeader('common.arrive1755', arrive1755.leaders),
    ...[joinPool1755.with, arrive1755.with].flatMap(key =>
      complain(!cards.cards.some(card => card.key === key), `common: no such event ${key}`),
    ),
  ];
}

function optionProblems({ options }: ScenariosFile): readonly string[] {
  const ids = options.map(option => option.id);
  return [
    ...repeated(ids).map(id => `option ${id}: the id is used more than once`),
    ...OPTIONS.flatMap(id => complain(!ids.includes(id), `option ${id} is missing`)),
    ...options.flatMap(option => needProblems(ids, option).map(line => `option ${option.id}: ${line}`)),
  ];
}

function needProblems(ids: readonly string[], { id, requires, variant }: Option): readonly string[] {
  const isVariant = id.startsWith('2010-') || ['vp-2', 'one-regulars-event'].includes(id);
  return [
    ...complain(requires !== null && !ids.includes(requires), `requires ${requires}, which is not an option`),
    ...complain(OPTIONS.includes(id) && variant !== isVariant, `variant must be ${isVariant}, found ${variant}`),
  ];
}
