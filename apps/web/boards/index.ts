import { sheets as campaigns } from './gcacw.ts';
import * as gettysburg from './gettysburg-1988.ts';
import * as guns from './guns-of-gettysburg.ts';
import { tables } from './longstreet-lite.ts';
import * as wilderness from './wilderness-war.ts';

/** A sheet that is drawn when the client is built. */
export interface Drawn {
  drawBoard(): string;
  readonly cut?: Cut; // none: the lobby shows another sheet of the series
  /** Where the places came to lie, if the drawing decides that. */
  positions?(): Readonly<Record<string, readonly [number, number]>>;
}
/** The lobby's vignette: a part of the sheet with pieces on it. */
export interface Cut {
  readonly scenario: string;
  readonly taught?: number; // after so many steps of the guided first game, as its learner sees them; none: where the scenario puts them
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly styles?: readonly string[]; // of the game's own, besides the common ones
}

/** By the game's id; of a series `<series>/<map>`, one for each map. */
export const boards: Readonly<Record<string, Drawn>> = {
  'gettysburg-1988': gettysburg,
  'guns-of-gettysburg': guns,
  'wilderness-war': wilderness,
  ...campaigns,
  ...tables,
};
