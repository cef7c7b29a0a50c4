import * as common from '@bivouac/desk';
import type { Seat, Text } from '@bivouac/kernel';
import { entryHex, entryTurn, hexIds, hexNumber, type Side, sideNumber, unitIds, unitNumber } from '../data/index.ts';
import { game } from '../game.ts';
import {
  type Action,
  ELIMINATED,
  EXITED,
  type G88,
  type GettysburgView,
  isOnMap,
  type Table,
  WAITING,
} from '../state.ts';
import { type DeskSays, dx } from '../text/desk/keys.ts';
import { tx } from '../text/keys.ts';

export { flag, listed, START, toggled, whole, word, wordAmong, words } from '@bivouac/desk';

/** The open question as one seat sees it. */
export interface Asked extends common.Asked<G88> {
  readonly side: Side;
}
export type Question = common.Question<Action, Asked, Pointed>;

export const askedOf = (view: GettysburgView, seat: Seat): Asked => ({
  ...common.askedOf(game, view, seat),
  side: sideNumber(seat),
});

export const { acting, atPlace, atSprite, button, drafting, modifier, order, putBack, toggles } = common.makers<
  Action,
  DeskSays
>(dx, dx('desk.putBack', {}));

export const slugs = (units: readonly number[]): readonly string[] => units.map(unit => unitIds[unit]!);
export const codes = (hexes: readonly number[]): readonly string[] => hexes.map(hex => hexIds[hex]!);

/** What lies where somebody points. */
export interface Pointed {
  readonly unit: number; // -1: a place, or nobody we know
  readonly hex: number; // the place, or where the unit is; -1: not on the map
  readonly place: string; // its code; '' not on the map
  readonly name: string; // as it was given
  readonly isPiece: boolean;
}
export function pointed(t: Table, at: common.Touched): Pointed {
  const isPiece = 'sprite' in at;
  const name = 'card' in at ? at.card : common.pointedTo(at);
  const unit = isPiece ? unitNumber(name) : -1;
  const hex = isPiece ? hexOf(t, unit) : hexNumber(name);
  return { unit, hex, place: hexIds[hex] ?? '', name, isPiece };
}
const hexOf = (t: Table, unit: number): number => (unit >= 0 && isOnMap(t, unit) ? t.at[unit]! : -1);
export const placeOf = (t: Table, sprite: string): string => hexIds[hexOf(t, unitNumber(sprite))] ?? '';

/** Why nothing can be done with something that is not on the map; null: it is. */
export function whyAway(t: Table, { unit, hex, name, isPiece }: Pointed): Text | null {
  if (hex >= 0) return null;
  if (!isPiece) return tx('no.hex', { hex: name }, '§1a-a');
  if (unit < 0) return tx('no.unit', { unit: name }, '§1b-b');
  const who = { unit: unitIds[unit]! };
  if (t.at[unit] === ELIMINATED) return tx('no.eliminated', who, '§4e1-b');
  if (t.at[unit] === EXITED) return tx('no.exited', who, '§3d-b');
  if (t.at[unit] !== WAITING) return tx('no.absent', who, '§6a3');
  return dx('desk.no.notArrived', { ...who, turn: entryTurn[unit]!, hex: hexIds[entryHex[unit]!]! }, '§3c-b');
}
