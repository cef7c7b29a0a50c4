import * as common from '@bivouac/desk';
import type { Seat, Text } from '@bivouac/kernel';
import { cardNumber, pieceIds, pieceNumber, type Side, sideNumber, spaceIds, spaceNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { spaceOfMarker } from '../picture/markers.ts';
import type { Action, Table, WildernessView, WW } from '../state.ts';
import { type DeskSays, dx } from '../text/desk/keys.ts';

export { flag, isGiven, listed, outlined, START, whole, word, wordAmong, words } from '@bivouac/desk';

export type Aim = common.Target<Action>;
export type Press = common.Button<Action>;
export type CardAim = common.CardTarget<Action>;

/** The open question as one seat sees it. */
export interface Asked extends common.Asked<WW> {
  readonly side: Side;
}
export type Question = common.Question<Action, Asked, Pointed>;

export const askedOf = (view: WildernessView, seat: Seat): Asked => ({
  ...common.askedOf(game, view, seat),
  side: sideNumber(seat),
});

const made = common.makers<Action, DeskSays>(dx, dx('desk.putBack', {}));
export const { acting, atPlace, atSprite, button, drafting, modifier, order, putBack } = made;

/** Pieces that may be picked and put back, one by one. */
export const toggles = (
  pool: readonly number[],
  picked: readonly string[],
  draftOf: (pieces: readonly string[]) => common.Draft,
  key: 'desk.take' | 'desk.leaveHere' = 'desk.take',
): Aim[] => {
  const label = (piece: string, isPicked: boolean): Text => dx(isPicked ? 'desk.putDown' : key, { piece });
  return made.toggles(slugs(pool), picked, draftOf, label);
};

export const slugs = (pieces: readonly number[]): string[] => pieces.map(piece => pieceIds[piece]!);
export const joined = (pieces: readonly number[]): string => slugs(pieces).join();

/** What lies where somebody points. */
export interface Pointed {
  readonly piece: number; // -1: none
  readonly space: number; // the place, or where the piece is; -1: not on the map
  readonly place: string; // its slug; '' not on the map
  readonly card: number; // -1: none
  readonly name: string; // as it was given
}
export function pointed(t: Table, at: common.Touched): Pointed {
  if ('card' in at) return { piece: -1, space: -1, place: '', card: cardNumber(at.card), name: at.card };
  const name = common.pointedTo(at);
  const space = 'sprite' in at ? spaceOf(t, name) : spaceNumber(name);
  return { piece: 'sprite' in at ? pieceNumber(name) : -1, space, place: nameOf(space), card: -1, name };
}
/** The space of a piece or a marker; -1: it is not on the map. */
export function spaceOf(t: Table, sprite: string): number {
  const piece = pieceNumber(sprite);
  return piece < 0 ? spaceOfMarker(sprite) : Math.max(-1, t.at[piece]!);
}
export const nameOf = (space: number): string => spaceIds[space] ?? '';
