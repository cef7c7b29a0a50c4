/** The set-up of one scenario against the units, the map and the stacking rules. */

import { complain, repeated, sameList } from '@bivouac/edition';
import { BARRED_TO_ARTILLERY } from './check-map.ts';
import { isCombatUnit } from './check-units.ts';
import {
  type Edition,
  type RawOptionMarker,
  type RawPlacement,
  type RawScenario,
  type RawSubstitution,
  type RawUnit,
  type ScenariosFile,
  SIDES,
  type Side,
} from './edition.ts';
import { adjacent } from './grid.ts';

interface Stander extends RawPlacement {
  readonly counter: RawUnit;
}

export function checkSetup(edition: Edition, scenario: RawScenario): readonly string[] {
  return [
    ...SIDES.flatMap(side => sideProblems(edition, scenario, side)),
    ...repeated(unitsOf(scenario)).map(unit => `${unit}: the unit is set up or eliminated more than once`),
    ...positionProblems(edition, scenario),
    ...scenario.optionalSubstitutions.flatMap(each => swapProblems(edition, scenario, each)),
    ...scenario.optionalMarkers.flatMap(each => markerProblems(edition, scenario, each)),
    ...copyProblems(edition.scenarios, scenario),
  ];
}

const counterOf = ({ units }: Edition, id: string): RawUnit | undefined => units.units.find(unit => unit.id === id);
const placements = ({ setup }: RawScenario): readonly RawPlacement[] => [...setup.union, ...setup.confederate];

/** All units a scenario sets up or has lost already. */
export function unitsOf(scenario: RawScenario): readonly string[] {
  const { union, confederate } = scenario.eliminated;
  return [...placements(scenario).map(({ unit }) => unit), ...union, ...confederate];
}

function sideProblems(edition: Edition, { setup, eliminated }: RawScenario, side: Side): readonly string[] {
  const named = [
    ...setup[side].map(({ unit }) => [`setup.${side}`, unit] as const),
    ...eliminated[side].map(unit => [`eliminated.${side}`, unit] as const),
  ];
  return [
    ...named.flatMap(([field, unit]) => unitProblems(edition, side, unit).map(line => `${field}: ${unit}: ${line}`)),
    ...setup[side].flatMap(placement => faceProblems(edition, side, placement)),
    ...eliminated[side].flatMap(unit => generalProblems(edition, side, unit)),
  ];
}

function unitProblems(edition: Edition, side: Side, unit: string): readonly string[] {
  const counter = counterOf(edition, unit);
  if (counter === undefined) return ['no such unit in units.json'];
  const { optionalOnly } = counter;
  return [
    ...complain(counter.side !== side, `the unit is ${counter.side}`),
    ...complain(optionalOnly !== undefined, `the unit comes only with option ${optionalOnly}`),
  ];
}

const faceProblems = (edition: Edition, side: Side, { unit, face }: RawPlacement): readonly string[] =>
  complain(
    face === 'back' && counterOf(edition, unit)?.back === null,
    `setup.${side}: ${unit}: face must be front, the unit has no reduced side`,
  );

const generalProblems = (edition: Edition, side: Side, unit: string): readonly string[] =>
  complain(
    counterOf(edition, unit)?.kind === 'general',
    `eliminated.${side}: ${unit}: a general scores nothing and is not listed`,
  );

function positionProblems(edition: Edition, scenario: RawScenario): readonly string[] {
  const standers = placements(scenario).flatMap(placement => {
    const counter = counterOf(edition, placement.unit);
    return counter === undefined ? [] : [{ ...placement, counter }];
  });
  const stacks = stacksOf(standers);
  return [...[...stacks].flatMap(([hex, stack]) => stackProblems(hex, stack)), ...contactProblems(standers)];
}

function stacksOf(standers: readonly Stander[]): ReadonlyMap<string, readonly Stander[]> {
  const hexes = new Set(standers.map(({ hex }) => hex));
  return new Map([...hexes].map(hex => [hex, standers.filter(each => each.hex === hex)]));
}

function stackProblems(hex: string, stack: readonly Stander[]): readonly string[] {
  const fighting = stack.filter(({ counter }) => isCombatUnit(counter));
  const led = fighting.length < stack.length;
  const guns = fighting.filter(({ counter }) => counter.kind === 'artillery' && BARRED_TO_ARTILLERY.includes(hex));
  return [
    ...complain(new Set(stack.map(({ counter }) => counter.side)).size > 1, `both sides are set up at ${hex}`),
    ...complain(fighting.length > 2, `${fighting.length} combat units at ${hex}, at most two may stack (2e)`),
    ...complain(fighting.length === 2 && !led, `two combat units at ${hex} need a general with them (2e)`),
    ...guns.map(({ unit }) => `${unit}: artillery may not stand at ${hex} (3b4)`),
  ];
}

/** A day begins after a night, so out of contact.                                                           §2f */
function contactProblems(standers: readonly Stander[]): readonly string[] {
  const [union, confederate] = SIDES.map(side => standers.filter(({ counter }) => counter.side === side));
  return (union ?? []).flatMap(ours =>
    (confederate ?? [])
      .filter(theirs => adjacent(ours.hex, theirs.hex) && (isCombatUnit(ours.counter) || isCombatUnit(theirs.counter)))
      .map(
        theirs => `${ours.unit} at ${ours.hex} is next to ${theirs.unit} at ${theirs.hex}; a day begins out of contact`,
      ),
  );
}

const optionProblems = ({ scenarios }: Edition, field: string, option: string): readonly string[] =>
  complain(
    !scenarios.optionalRules.some(({ id }) => id === option),
    `${field} names ${option}, which is not an option`,
  );

function swapProblems(
  edition: Edition,
  scenario: RawScenario,
  { option, replace, by }: RawSubstitution,
): readonly string[] {
  const field = 'optionalSubstitutions';
  const here = placements(scenario).some(({ unit }) => unit === replace);
  return [
    ...optionProblems(edition, field, option),
    ...complain(!here, `${field}: ${replace} is not set up`),
    ...complain(counterOf(edition, by)?.optionalOnly !== option, `${field}: ${by} is not a unit of option ${option}`),
  ];
}

function markerProblems(
  edition: Edition,
  scenario: RawScenario,
  { option, marker, unit }: RawOptionMarker,
): readonly string[] {
  const field = 'optionalMarkers';
  const reduced = placements(scenario).some(each => each.unit === unit && each.face === 'back');
  const known = edition.units.markers.some(({ id }) => id === marker);
  return [
    ...optionProblems(edition, field, option),
    ...complain(!known, `${field}: no such marker ${marker} in units.json`),
    ...complain(!reduced, `${field}: ${unit} is not set up reduced`),
  ];
}

function copyProblems({ scenarios }: ScenariosFile, scenario: RawScenario): readonly string[] {
  if (scenario.setupFrom === undefined) return [];
  const model = scenarios.find(each => each.id === scenario.setupFrom);
  if (model === undefined) return [`setupFrom names ${scenario.setupFrom}, which is not a scenario`];
  const listed = (each: RawScenario): readonly string[] =>
    placements(each).map(({ unit, hex, face }) => `${unit} ${hex} ${face}`);
  return complain(!sameList(listed(scenario), listed(model)), `setup must be that of ${scenario.setupFrom}`);
}
