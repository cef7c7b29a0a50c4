/** order-of-appearance.json: every unit enters once, from the map edge, on a turn the set-ups allow. */

import { complain, repeated } from '@bivouac/edition';
import { unitsOf } from './check-setup.ts';
import type { Edition, RawEntry } from './edition.ts';
import { edgesOf } from './grid.ts';

export function checkEntries(edition: Edition): readonly string[] {
  const { entries } = edition.entries;
  return [
    ...repeated(entries.map(entry => entry.unit)).map(unit => `${unit}: the unit is listed more than once`),
    ...absentProblems(edition),
    ...entries.flatMap(entry => entryProblems(edition, entry)),
    ...firstDayProblems(edition),
  ].map(line => `order-of-appearance.json: ${line}`);
}

function absentProblems({ units, entries }: Edition): readonly string[] {
  // §1b2-b
  const listed = new Set(entries.entries.map(entry => entry.unit));
  return units.units.flatMap(unit =>
    complain(unit.optionalOnly === undefined && !listed.has(unit.id), `${unit.id}: the unit has no entry`),
  );
}

function entryProblems(edition: Edition, entry: RawEntry): readonly string[] {
  const unit = edition.units.units.find(each => each.id === entry.unit);
  if (unit === undefined) return [`${entry.unit}: no such unit in units.json`];
  const held = unit.optionalOnly;
  const [from, to] = windowOf(edition, entry.unit);
  return [
    ...complain(held !== undefined, `the unit comes only with option ${held} and must have no entry`),
    ...complain(!entry.setup && edgesOf(entry.hex).length === 0, `hex must be on the map edge, found ${entry.hex}`),
    ...complain(entry.setup && entry.turn !== 1, `turn must be 1 for a unit set up at the start, found ${entry.turn}`),
    ...complain(
      entry.turn < from || entry.turn > to,
      `turn must be from ${from} to ${to} to agree with the set-ups, found ${entry.turn}`,
    ),
  ].map(line => `${entry.unit}: ${line}`);
}

/** Units in play by the second morning have entered by then, and so on; open while a set-up is missing. */
function windowOf({ scenarios }: Edition, unit: string): readonly [number, number] {
  const [day2, day3] = ['day2', 'day3'].map(id => scenarios.scenarios.find(scenario => scenario.id === id));
  if (day2 === undefined || day3 === undefined) return [1, 24];
  if (unitsOf(day2).includes(unit)) return [1, 8];
  return unitsOf(day3).includes(unit) ? [9, 16] : [17, 24];
}

/** The set-up entries are the set-up of the first day. */
function firstDayProblems({ entries, scenarios }: Edition): readonly string[] {
  const day1 = scenarios.scenarios.find(scenario => scenario.id === 'day1');
  if (day1 === undefined) return [];
  const placed = [...day1.setup.union, ...day1.setup.confederate].map(({ unit, hex }) => `${unit} at ${hex}`);
  const listed = entries.entries.filter(entry => entry.setup).map(({ unit, hex }) => `${unit} at ${hex}`);
  return [
    ...placed.filter(each => !listed.includes(each)).map(each => `${each}, set up on day1, is not a set-up entry`),
    ...listed.filter(each => !placed.includes(each)).map(each => `${each} is a set-up entry but not set up on day1`),
  ];
}
