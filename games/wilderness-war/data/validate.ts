/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { fileProblems, type Shape } from '@bivouac/edition';
import { checkCards } from './check-cards.ts';
import { checkLinks } from './check-links.ts';
import { checkPieces } from './check-pieces.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkSpaces } from './check-spaces.ts';
import { checkTables } from './check-tables.ts';
import type { Edition } from './edition.ts';

import { cardsFile, linksFile, piecesFile, scenariosFile, spacesFile, tablesFile } from './shapes.ts';

const FILES: Readonly<Record<keyof Edition, readonly [string, Shape]>> = {
  spaces: ['spaces.json', spacesFile],
  links: ['links.json', linksFile],
  pieces: ['pieces.json', piecesFile],
  cards: ['cards.json', cardsFile],
  scenarios: ['scenarios.json', scenariosFile],
  tables: ['tables.json', tablesFile],
};

/** Shapes first; only files of the right shape are compared with each other. */
export function validateEdition(edition: unknown): readonly string[] {
  const lines = fileProblems(edition, FILES);
  if (lines.length > 0) return lines;
  const sound = edition as Edition;
  return [
    ...checkSpaces(sound),
    ...checkLinks(sound),
    ...checkPieces(sound),
    ...checkCards(sound),
    ...checkScenarios(sound),
    ...checkTables(sound),
  ];
}
