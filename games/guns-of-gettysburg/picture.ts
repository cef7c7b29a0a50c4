import type { Picture } from '@bivouac/desk';
import { SIDES } from './data/index.ts';
import { marksOf } from './picture/marks.ts';
import { places } from './picture/places.ts';
import { type Art, spritesOf } from './picture/sprites.ts';
import { holdingsOf, pilesOf } from './picture/supplies.ts';
import { tracksOf } from './picture/tracks.ts';
import { fullyControlled } from './rules/20-victory.ts';
import type { GunsView } from './state.ts';
import { dx } from './text/desk/keys.ts';

export { faces } from './picture/faces.ts';
export type { Art, Battery, Block, Works } from './picture/sprites.ts';
export { seats } from './state.ts'; // who may see what

/** What lies where, as far as this view may know. */
export function picture(view: GunsView): Picture<Art> {
  const { table: t } = view;
  const held = fullyControlled(t);
  const points = [held, t.objectives.length - held];
  return {
    sprites: spritesOf(view),
    tracks: tracksOf(t),
    holdings: holdingsOf(view),
    piles: pilesOf(view),
    places,
    marks: marksOf(t),
    score: SIDES.map((side, i) => ({ side, points: points[i]! })),
    when: dx('desk.when', { day: t.day, box: t.box, hours: t.hours }, '§5.1a'),
  };
}
