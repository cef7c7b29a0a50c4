/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { fileProblems } from '@bivouac/edition';
import { checkMap } from './check-map.ts';
import { checkBlocks, checkTokens } from './check-pieces.ts';
import { checkScenarios, checkTime } from './check-time.ts';
import type { Edition } from './edition.ts';
import { FILES } from './shapes.ts';

/** Shapes first; only files of the right shape are compared with each other. */
export function validateEdition(edition: unknown): readonly string[] {
  const lines = fileProblems(edition, FILES);
  if (lines.length > 0) return lines;
  const sound = edition as Edition;
  return [
    ...checkMap(sound),
    ...checkBlocks(sound),
    ...checkTokens(sound),
    ...checkTime(sound),
    ...checkScenarios(sound),
  ];
}
