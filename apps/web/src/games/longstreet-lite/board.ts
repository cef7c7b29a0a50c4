import type { Ground } from '@bivouac/desk';
import { mappedOf } from '@bivouac/longstreet-lite/data';
import { type Art, laidGround } from '@bivouac/longstreet-lite/picture';
import type { Board, Place } from '../web-game.ts';
import { sheetOf, UNIT } from './geometry.ts';
import { box, offset, piece, pile } from './pieces.ts';
import { drawn } from './terrain.ts';

/** A quarter of a base width. */
const STEP = 250 / UNIT;

const placesOf = (scenario: string): readonly Place[] =>
  (mappedOf(scenario)?.terrain ?? []).map(each => {
    const { svg, rank, ...place } = drawn(laidGround({ scenario }, each));
    return place;
  });

/** The table of a scenario; pitched battles share a bare one. */
export const boardOf = (scenario: string): Board<Art> => ({
  sheet: `/boards/longstreet-lite/${mappedOf(scenario) ? scenario : 'pitched'}.svg`,
  ...sheetOf(scenario),
  places: placesOf(scenario),
  plane: { around: 12, step: STEP, unit: UNIT },
  ground: (ground: Ground) => drawn(ground),
  ...{ piece, pile, offset, box, inscribed: true },
});
