/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { fileProblems } from '@bivouac/edition';
import { checkCards, checkTerrain } from './check-cards.ts';
import { checkScenarios } from './check-scenarios.ts';
import type { Edition } from './edition.ts';
import { FILES } from './shapes.ts';

/** Shapes first; only files of the right shape are compared with each other. */
export function validateEdition(edition: unknown): readonly string[] {
  const lines = fileProblems(edition, FILES);
  if (lines.length > 0) return lines;
  const sound = edition as Edition;
  return [...checkCards(sound), ...checkTerrain(sound), ...checkScenarios(sound)];
}
