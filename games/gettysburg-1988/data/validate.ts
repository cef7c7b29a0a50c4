/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { checkEntries } from './check-entries.ts';
import { checkMap } from './check-map.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkUnits } from './check-units.ts';
import type { Edition } from './edition.ts';
import { entriesFile, mapFile, scenariosFile, unitsFile } from './schema.ts';
import { inFile, type Shape, show } from './shape.ts';

const FILES: Readonly<Record<keyof Edition, readonly [string, Shape]>> = {
  units: ['units.json', unitsFile],
  map: ['map.json', mapFile],
  entries: ['order-of-appearance.json', entriesFile],
  scenarios: ['scenarios.json', scenariosFile],
};

/** Shapes first; only files of the right shape are compared with each other. */
export function validateEdition(edition: unknown): readonly string[] {
  const lines = shapeProblems(edition);
  if (lines.length > 0) return lines;
  const sound = edition as Edition;
  return [...checkUnits(sound), ...checkMap(sound), ...checkEntries(sound), ...checkScenarios(sound)];
}

function shapeProblems(edition: unknown): readonly string[] {
  if (typeof edition !== 'object' || edition === null || Array.isArray(edition))
    return [`an edition must be an object of parsed files, found ${show(edition)}`];
  const lines: string[] = [];
  for (const [key, [file, shape]] of Object.entries(FILES)) {
    if (Object.hasOwn(edition, key))
      shape(edition[key as keyof typeof edition], inFile(file), line => lines.push(line));
    else lines.push(`${file} is missing`);
  }
  return lines;
}
