import type { Mark, Picture } from '@bivouac/desk';
import { BRITISH, FRENCH, pieceIds, SIDES, type Side, spaceIds } from './data/index.ts';
import { arrivalsOf, holdingsOf, pilesOf } from './picture/beside.ts';
import { type MarkerArt, markerSprites, type WorksArt } from './picture/markers.ts';
import { type PieceArt, pieceSprites } from './picture/pieces.ts';
import { placesOf } from './picture/places.ts';
import { tracksOf } from './picture/tracks.ts';
import { KEYS } from './rules/02-map.ts';
import { ASSAULT, type Table, type WildernessView } from './state.ts';
import { dx } from './text/desk/keys.ts';

export type { MarkerArt, WorksArt } from './picture/markers.ts';
export type { LeaderArt, UnitArt } from './picture/pieces.ts';
/** What the pieces of the web draw. */
export type Art = PieceArt | WorksArt | MarkerArt;

/** What lies where, as far as the view shows. */
export function picture(view: WildernessView): Picture<Art> {
  const { table: t } = view;
  return {
    sprites: [...markerSprites(t), ...pieceSprites(t)],
    tracks: tracksOf(view),
    holdings: holdingsOf(view),
    arrivals: arrivalsOf(view),
    places: placesOf(t),
    piles: pilesOf(view),
    marks: [...keys(t), ...acting(t), ...fighting(t)],
    score: [
      { side: SIDES[BRITISH], points: Math.max(0, -t.vp) },
      { side: SIDES[FRENCH], points: Math.max(0, t.vp) },
    ],
    when: dx('desk.when', { year: t.year, late: t.season }, '§4.0a'),
  };
}

const slugOf = (space: number): string => spaceIds[space]!;

/** Niagara and Ohio Forks. */
const keys = (t: Table): Mark[] =>
  KEYS.map((space, i) => {
    const side = SIDES[t.keys[i] as Side];
    const label = dx('desk.key', { space: slugOf(space), side, points: 1 }, '§12.23a');
    return { kind: 'objective', spots: [slugOf(space)], side, label };
  });

/** The force that acts now, and those who wait for their turn. */
function acting(t: Table): Mark[] {
  const forces = [...(t.move && t.move.pieces.length > 0 ? [t.move.pieces] : []), ...t.orders.map(each => each.pieces)];
  return forces.flatMap((pieces): Mark[] => {
    const where = t.at[pieces[0]!]!;
    if (where < 0) return [];
    const args = { pieces: pieces.map(piece => pieceIds[piece]!).join(), space: slugOf(where) };
    return [{ kind: 'acts', spots: [slugOf(where)], side: SIDES[t.active], label: dx('desk.acts', args, '§5.31a') }];
  });
}

function fighting(t: Table): Mark[] {
  if (t.battle) return [battleMark(t, t.battle.where)];
  const work = t.raid ?? t.siegework;
  if (!work) return [];
  const args = { side: SIDES[work.side], space: slugOf(work.where) };
  const label = t.raid ? dx('desk.raid', args, '§10.3f') : dx('desk.siege', args, '§8.231a');
  return [{ kind: 'battle', spots: [slugOf(work.where)], side: SIDES[work.side], label }];
}

function battleMark(t: Table, where: number): Mark {
  const { attacker, came, kind } = t.battle!;
  const args = {
    attackers: came >= 0 ? slugOf(came) : '',
    defenders: slugOf(where),
    assault: kind === ASSAULT ? 1 : 0,
  };
  return {
    kind: 'battle',
    spots: [slugOf(where)],
    side: SIDES[attacker],
    label: dx('desk.battle', args, kind === ASSAULT ? '§9.12a' : '§7.1a'),
  };
}
