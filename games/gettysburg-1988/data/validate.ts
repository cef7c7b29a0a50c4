/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { fileProblems } from '@bivouac/edition';
import { checkEntries } from './check-entries.ts';
import { checkMap } from './check-map.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkUnits } from './check-units.ts';
import type { Edition } from './edition.ts';
import { FILES } from './shapes.ts';

/** Shapes first; only files of the right shape are compared with each other. */
export function validateEdition(edition: unknown): readonly string[] {
  const lines = fileProblems(edition, FILES);
  if (lines.length > 0) return lines;
  const sound = edition as Edition;
  return [...checkUnits(sound), ...checkMap(sound), ...checkEntries(sound), ...checkScenarios(sound)];
}
