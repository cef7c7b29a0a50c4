import type { Picture } from '@bivouac/desk';
import { SIDES } from './data/index.ts';
import type { Art } from './picture/art.ts';
import { arrivalsOf, holdingsOf } from './picture/beside.ts';
import { knownTo } from './picture/known.ts';
import { marksOf } from './picture/marks.ts';
import { placesOf } from './picture/places.ts';
import { spritesOf } from './picture/sprites.ts';
import { tracksOf } from './picture/tracks.ts';
import { scoreOf, scores } from './rules/20-victory.ts';
import { balanceScore } from './rules/conversion.ts';
import { type CampaignView, of } from './state.ts';
import { px } from './text/picture/keys.ts';

export type { Art, Depot, Flanks, Force, Leader, Span, Unit } from './picture/art.ts';
export { hexCalled, hexNameIn } from './picture/places.ts';
export { forceSlug, seats } from './state.ts';

/** What lies where, as far as this view may know. */
export function picture(view: CampaignView): Picture<Art> {
  const known = knownTo(view);
  const { t } = known;
  const { victory, turns } = of(t).scenario;
  const won = [...scores(t), balanceScore(t)].reduce((sum, points) => sum + Math.max(0, points), 0); // less than nothing is the other side's
  return {
    sprites: spritesOf(known),
    tracks: tracksOf(t),
    holdings: holdingsOf(known),
    arrivals: arrivalsOf(known),
    places: placesOf(t),
    marks: marksOf(t),
    score: SIDES.map(side => ({ side, points: side === victory.scoreFor ? won : won - scoreOf(t) })),
    when: px('picture.when', { turn: t.turn, of: turns.length, date: turns[Math.max(0, t.turn - 1)]! }, '§3.0-order'),
  };
}
