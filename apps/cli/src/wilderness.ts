import { fileURLToPath } from 'node:url';
import type { WW } from '@bivouac/wilderness-war';
import { desk } from '@bivouac/wilderness-war/desk';
import { kit } from '@bivouac/wilderness-war/kit';
import { scenarioText, spaceName } from '@bivouac/wilderness-war/text';
import type { Shelf } from './shelf.ts';

/** Wilderness War on the shelf. */
export const wilderness: Shelf<WW> = {
  ...kit,
  code: 'WW',
  folder: fileURLToPath(new URL('../../../games/wilderness-war', import.meta.url)),
  desk,
  placeName: spaceName,
  scenario: scenarioText,
};
