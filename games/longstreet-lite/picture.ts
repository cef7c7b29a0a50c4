import type { Picture } from '@bivouac/desk';
import { BOTH, enemyOf, SIDES } from './data/index.ts';
import { groundsOf } from './picture/grounds.ts';
import { marksOf } from './picture/marks.ts';
import { placesOf } from './picture/places.ts';
import { type Art, spritesOf } from './picture/sprites.ts';
import { holdingsOf, pilesOf } from './picture/supplies.ts';
import { tracksOf } from './picture/tracks.ts';
import type { LongstreetView } from './state.ts';
import { px } from './text/picture/keys.ts';

export { seats } from './data/index.ts'; // who may see what
export { type Lines, laidGround, linesOf } from './picture/grounds.ts';
export type { Art } from './picture/sprites.ts';

/**
 * What lies where. Units are sprites by their slugs, each at the middle of its front edge and turned as it faces; pieces of
 * terrain are places by their slugs, those laid in play `laid-1` and on. Points are in thousandths of a base width, as in
 * state.ts, but y grows downwards as on every board: `spotAt` of rules/told.ts.
 */
export function picture(view: LongstreetView): Picture<Art> {
  const { table: t } = view;
  return {
    sprites: spritesOf(view),
    tracks: tracksOf(t),
    holdings: holdingsOf(view),
    places: placesOf(view),
    piles: pilesOf(view),
    grounds: groundsOf(view),
    marks: marksOf(view),
    score: BOTH.map(side => ({ side: SIDES[side], points: t.lost[enemyOf(side)]! })), // §3-break-b
    when: px('picture.when', { turn: t.turn, phase: t.call?.phase ?? '', cards: t.call?.cards ?? 0 }, '§4-turn-a'),
  };
}
