import * as common from '@bivouac/desk';
import type { Seat, Text } from '@bivouac/kernel';
import { hexNamed, SIDES, type Side, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { forceNumbered, unitOf } from '../rules/li-forces.ts';
import {
  type Action,
  type CampaignView,
  type GCACW,
  type Hand,
  hexId,
  leaderAt,
  leaderId,
  of,
  seatOf,
  sideOf,
  type Table,
  unitId,
} from '../state.ts';
import { type DeskSays, dx } from '../text/desk/keys.ts';

export { flag, isGiven, listed, START, toggled, whole, word, wordAmong, words } from '@bivouac/desk';

/** The open question as one seat sees it. */
export interface Asked extends common.Asked<GCACW> {
  readonly view: CampaignView;
  readonly side: Side;
}
export type Question = common.Question<Action, Asked, Pointed>;
export type Aim = common.Target<Action>;
export type Press = common.Button<Action>;
export type Offer = common.Offer<Action>;

export const askedOf = (view: CampaignView, seat: Seat): Asked => ({
  ...common.askedOf(game, view, seat),
  view,
  side: sideNumber(seat),
});
export const handOf = ({ view, side }: Asked): Hand | undefined => view.hands[seatOf(side)];

export const { acting, atPlace, atSprite, button, drafting, order, putBack, toggles } = common.makers<Action, DeskSays>(
  dx,
  dx('desk.putBack', {}),
);
/** A button by a text that is already made. */
export const press = (label: Text, next: Press['next'], more: Partial<Press> = {}): Press => ({ label, next, ...more });

export const slugsOf = (t: Table, units: readonly number[]): readonly string[] => units.map(unit => unitId(t, unit));
/** Units of either side by their slugs; whatever is none is left out. */
export const unitsNamed = (t: Table, slugs: readonly string[]): readonly number[] =>
  slugs.map(slug => of(t).units.ids.indexOf(slug)).filter(unit => unit >= 0);
export const hexAt = (t: Table, slug: string): number => hexNamed(of(t), slug);
export const leadersHere = (t: Table, hex: number): readonly string[] =>
  of(t).leaders.ids.filter((_, leader) => leaderAt(t, leader) === hex && hex >= 0);
export const leaderIds = (t: Table, leaders: readonly number[]): readonly string[] =>
  leaders.map(leader => leaderId(t, leader));

/** What lies where somebody points. */
export interface Pointed {
  readonly name: string; // as it was given
  readonly kind: 'unit' | 'leader' | 'force' | 'hex' | 'other';
  readonly unit: number; // -1: none
  readonly leader: number;
  readonly force: number; // the number of a marker, 0: none
  readonly place: string; // the hex, or where the piece is; '' nowhere
  readonly side: Side | -1;
}
const NOTHING = { unit: -1, leader: -1, force: 0, side: -1 } as const;
const FORCE = /^force-(union|confederate)-(\d+)$/;

export function pointed(a: Asked, at: common.Touched): Pointed {
  const { t } = a;
  const name = 'card' in at ? at.card : common.pointedTo(at);
  if (!('sprite' in at)) return { ...NOTHING, name, kind: hexAt(t, name) >= 0 ? 'hex' : 'other', place: name };
  const place = placeOf(a, name);
  const unit = of(t).units.ids.indexOf(name);
  if (unit >= 0) return { ...NOTHING, name, kind: 'unit', unit, place, side: sideOf(t, unit) };
  const leader = of(t).leaders.ids.indexOf(name);
  if (leader >= 0) return { ...NOTHING, name, kind: 'leader', leader, place, side: sideOfLeader(t, leader) };
  const [, owner, id] = FORCE.exec(name) ?? [];
  if (!owner) return { ...NOTHING, name, kind: 'other', place };
  return { ...NOTHING, name, kind: 'force', force: Number(id), place, side: sideNumber(owner) };
}
const sideOfLeader = (t: Table, leader: number): Side => (leader < of(t).leaders.union ? 0 : 1);

/** Where a piece lies; one's own hidden units are where their marker is. */
export function placeOf(a: Asked, sprite: string): string {
  const { t } = a;
  const hex = hexOfPiece(a, sprite);
  return hex >= 0 ? hexId(t, hex) : '';
}
function hexOfPiece(a: Asked, sprite: string): number {
  const { t } = a;
  const { units, leaders } = of(t);
  const [, owner, id] = FORCE.exec(sprite) ?? [];
  if (owner) return forceNumbered(t, sideNumber(owner), Number(id))?.at ?? -1;
  const unit = units.ids.indexOf(sprite);
  const leader = leaders.ids.indexOf(sprite);
  const shown = unit >= 0 ? t.at[unit]! : leader >= 0 ? leaderAt(t, leader) : -1;
  if (shown >= 0) return shown;
  const kept = handOf(a)?.kept.find(each => unitOf(each) === unit || each.leaders.includes(leader));
  return kept ? (forceNumbered(t, a.side, kept.force)?.at ?? -1) : -1;
}

/** A piece of the other side, where one's own is meant. */
export const isEnemy = ({ side }: Pointed, a: Asked): boolean => side >= 0 && side !== a.side;
export const sideName = ({ side }: Asked): string => SIDES[side]!;
