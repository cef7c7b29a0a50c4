import type { Opening, Setup } from '@bivouac/kernel';
import {
  CONFEDERATE,
  entryTurn,
  hexNumber,
  objectives,
  SIDES,
  scenarioOf,
  UNION,
  UNITS,
  unitNumber,
} from './data/index.ts';
import { ABSENT, ELIMINATED, type G88, has, type Table, unitsIn, WAITING } from './state.ts';

const column = (value: number): number[] => new Array<number>(UNITS).fill(value);

/** 6 The position a scenario starts from. */
export function setUp(setup: Setup): Opening<G88> {
  const scenario = scenarioOf(setup.scenario);
  const table: Table = {
    turn: scenario.startTurn, // §6a2
    phase: CONFEDERATE,
    at: column(ABSENT),
    reduced: column(0),
    moved: column(0),
    marked: column(0),
    mustLeave: [],
    engaged: column(0),
    control: [],
    initiative: CONFEDERATE, // §10e-a
    battles: [],
    fight: null,
    result: null,
  };
  awaitReinforcements(table, scenario.reinforcements.toTurn);
  placeUnits(table, setup);
  table.control = objectives.map(hex => (unitsIn(table, CONFEDERATE, hex).length > 0 ? CONFEDERATE : UNION)); // §6a5-d
  return { table, hands: {}, vault: {} };
}

/** §6a3 Units of the order of appearance wait for their turn. */
function awaitReinforcements(t: Table, lastTurn: number): void {
  for (let unit = 0; unit < UNITS; unit++) if (entryTurn[unit]! <= lastTurn) t.at[unit] = WAITING;
}

/** The lists of each day: set-ups, faces and losses. */
function placeUnits(t: Table, setup: Setup): void {
  const scenario = scenarioOf(setup.scenario);
  for (const side of SIDES) {
    for (const { unit, hex, face } of scenario.setup[side]) {
      // §6a4-a: §6b-s1-c, §6b-s1-d, §6b-s2-c, §6b-s2-d, §6b-s3-c, §6b-s3-d
      t.at[unitNumber(unit)] = hexNumber(hex);
      t.reduced[unitNumber(unit)] = face === 'back' ? 1 : 0;
    }
    for (const unit of scenario.eliminated[side]) t.at[unitNumber(unit)] = ELIMINATED; // §6a4-b, §6b-s2-e, §6b-s3-e
  }
  for (const { option, replace, by } of scenario.optionalSubstitutions) {
    // §10d-a, §10d-b, §6b-s3-f
    if (!has(setup, option)) continue;
    t.at[unitNumber(by)] = t.at[unitNumber(replace)]!;
    t.at[unitNumber(replace)] = ABSENT;
  }
  for (const { option, unit } of scenario.optionalMarkers) if (has(setup, option)) t.marked[unitNumber(unit)] = 1; // §6b-s2-f
}
