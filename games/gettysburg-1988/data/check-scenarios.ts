/** scenarios.json: turn track, scenarios and options against each other, the map and the units. */

import { complain, repeated, sameList, words } from '@bivouac/edition';
import { checkOptions } from './check-options.ts';
import { checkSetup, unitsOf } from './check-setup.ts';
import type { Edition, RawScenario, ScenariosFile } from './edition.ts';

const NIGHTS: readonly number[] = [8, 16, 24]; // §2f
const TURNS = 24;

/** First and last turn of each scenario.                                                                    §6b */
const SPANS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['day1', [1, 8]], // §6b-s1-a, with the entries of these turns: §6b-s1-b
  ['day2', [9, 16]], // §6b-s2-a, §6b-s2-b
  ['day3', [17, 24]], // §6b-s3-a, §6b-s3-b
  ['campaign', [1, 24]], // §6-campaign-a
]);

export function checkScenarios(edition: Edition): readonly string[] {
  const { scenarios } = edition.scenarios;
  return [
    ...trackProblems(edition.scenarios),
    ...listProblems(edition.scenarios),
    ...scenarios.flatMap(scenario => scenarioProblems(edition, scenario).map(line => `${scenario.id}: ${line}`)),
    ...lostBetweenDays(edition.scenarios),
    ...checkOptions(edition.scenarios),
  ].map(line => `scenarios.json: ${line}`);
}

function trackProblems({ turnTrack }: ScenariosFile): readonly string[] {
  const nights = turnTrack.filter(space => space.night).map(space => space.turn);
  const inOrder = turnTrack.every((space, index) => space.turn === index + 1);
  return [
    ...complain(turnTrack.length !== TURNS, `turnTrack must have ${TURNS} turns, found ${turnTrack.length}`),
    ...complain(!inOrder, 'turnTrack must number its turns from 1 upwards, in order'),
    ...complain(
      !sameList(nights, NIGHTS),
      `turnTrack must have night at ${words(NIGHTS.map(String))}, found ${words(nights.map(String))}`,
    ),
  ];
}

function listProblems({ scenarios }: ScenariosFile): readonly string[] {
  const ids = scenarios.map(scenario => scenario.id);
  return [
    ...repeated(ids).map(id => `${id}: the id is used more than once`),
    ...[...SPANS.keys()].flatMap(id => complain(!ids.includes(id), `${id}: the scenario is missing`)),
    ...ids.flatMap(id => complain(!SPANS.has(id), `${id}: no such scenario in the rules`)),
  ];
}

function scenarioProblems(edition: Edition, scenario: RawScenario): readonly string[] {
  return [...spanProblems(scenario), ...checkSetup(edition, scenario), ...victoryProblems(scenario)];
}

function spanProblems({ id, startTurn, endTurn, reinforcements, victory }: RawScenario): readonly string[] {
  const span = SPANS.get(id);
  if (span === undefined) return [];
  const [start, end] = span;
  const field = (name: string, value: number, right: number): readonly string[] =>
    complain(value !== right, `${name} must be ${right}, found ${value}`);
  return [
    ...field('startTurn', startTurn, start),
    ...field('endTurn', endTurn, end),
    ...field('reinforcements.fromTurn', reinforcements.fromTurn, start),
    ...field('reinforcements.toTurn', reinforcements.toTurn, end),
    ...field('victory.evaluatedAfterTurn', victory.evaluatedAfterTurn, end),
  ];
}

function victoryProblems({ victory }: RawScenario): readonly string[] {
  if (victory.type === 'most') return [];
  return complain(
    victory.winner === victory.otherwise,
    `victory.otherwise must be the other side, found ${victory.otherwise}`,
  );
}

function lostBetweenDays({ scenarios }: ScenariosFile): readonly string[] {
  const [day2, day3] = ['day2', 'day3'].map(id => scenarios.find(scenario => scenario.id === id));
  if (day2 === undefined || day3 === undefined) return [];
  const later = new Set(unitsOf(day3));
  return unitsOf(day2)
    .filter(unit => !later.has(unit))
    .map(unit => `day3: ${unit}, in play on day2, is not accounted for`);
}
