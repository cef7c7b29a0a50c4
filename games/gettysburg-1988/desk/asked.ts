import type { Button, Draft, Offer, Target } from '@bivouac/desk';
import { flag, makers, START, toggled, whole, word, words } from '@bivouac/desk';
import type { Rule, Seat, Setup, Text } from '@bivouac/kernel';
import { choices, refusal } from '@bivouac/kernel';
import { entryHex, entryTurn, hexIds, hexNumber, type Side, sideNumber, unitIds, unitNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { type Action, ELIMINATED, EXITED, type GettysburgView, isOnMap, type Table, WAITING } from '../state.ts';
import { type DeskKey, type DeskSays, dx } from '../text/desk/keys.ts';
import { tx } from '../text/keys.ts';

export type At = Target<Action>['at'];
type Press = Button<Action>;

/** The open question as one seat sees it. */
export interface Asked {
  readonly view: GettysburgView;
  readonly t: Table;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly side: Side;
  whyNot(action: Action): Text | null;
}

/** The board hand for one question. */
export interface Hand {
  readonly rule: Rule; // behind it all
  readonly first: Text; // what has to be chosen, said to someone who points elsewhere
  offer(a: Asked, draft: Draft): Offer<Action>;
  whyNot(a: Asked, draft: Draft, at: At): Text | null;
}

export const askedOf = (view: GettysburgView, seat: Seat): Asked => ({
  view,
  t: view.table,
  setup: view.setup,
  seat,
  side: sideNumber(seat),
  whyNot: action => refusal(game, view, seat, action),
});

/** The answers of a question that lists them. */
export function listed(a: Asked): readonly Action[] {
  const offered = choices(game, a.view, a.seat);
  return offered.kind === 'list' ? offered.actions : [];
}

export { flag, START, toggled, whole, word, words };
export const { acting, atPlace, atSprite, drafting, order } = makers<Action>();

export const button = <K extends DeskKey>(
  key: K,
  args: DeskSays[K],
  next: Press['next'],
  more: Partial<Press> = {},
): Press => ({ label: dx(key, args), next, ...more });

export const putBack = (): Press => button('desk.putBack', {}, drafting(START));

// What lies where somebody points.
export const slugs = (units: readonly number[]): string => units.map(unit => unitIds[unit]!).join(',');
export const codes = (hexes: readonly number[]): string => hexes.map(hex => hexIds[hex]!).join(',');

export interface Pointed {
  readonly unit: number; // -1: a place, or nobody we know
  readonly hex: number; // the place, or where the unit is; -1: not on the map
}
export function pointed(t: Table, at: At): Pointed {
  if ('place' in at) return { unit: -1, hex: hexNumber(at.place) };
  const unit = unitNumber(at.sprite);
  return { unit, hex: unit >= 0 && isOnMap(t, unit) ? t.at[unit]! : -1 };
}

/** Why nothing can be done with something that is not on the map; null: it is. */
export function whyAway(t: Table, at: At): Text | null {
  const { unit, hex } = pointed(t, at);
  if (hex >= 0) return null;
  if ('place' in at) return tx('no.hex', { hex: at.place }, '§1a-a');
  if (unit < 0) return tx('no.unit', { unit: at.sprite }, '§1b-b');
  const name = { unit: unitIds[unit]! };
  if (t.at[unit] === ELIMINATED) return tx('no.eliminated', name, '§4e1-b');
  if (t.at[unit] === EXITED) return tx('no.exited', name, '§3d-b');
  if (t.at[unit] !== WAITING) return tx('no.absent', name, '§6a3');
  return dx('desk.no.notArrived', { ...name, turn: entryTurn[unit]!, hex: hexIds[entryHex[unit]!]! }, '§3c-b');
}

export const same = (a: At, b: At): boolean =>
  'place' in a ? 'place' in b && a.place === b.place : 'sprite' in b && a.sprite === b.sprite;
