import type { Side } from '../data/index.ts';
import {
  type CampaignView,
  type Force,
  type Hand,
  HIDDEN,
  hexId,
  type Kept,
  leaderSide,
  of,
  place,
  seatOf,
  type Table,
  touch,
  type U,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { attachedTo } from './06-leaders.ts';
import { by, piecesOf } from './told.ts';

// LI LIMITED INTELLIGENCE: what is in force markers. The table has the markers, a hand has what they hold.

// Pieces in a hand are numbered from here, above every hexside, so that a leak can be recognised.
const PIECE = 1_000_000;
export const pieceOf = (unit: number): number => PIECE + unit;
export const unitOf = ({ piece }: Kept): number => piece - PIECE;

export const forcesOf = (t: Table, side: Side): Force[] => t.forces.filter(each => each.owner === side);
export const forcesIn = (t: Table, side: Side, hex: number): Force[] =>
  forcesOf(t, side).filter(each => each.at === hex);
export const forceNumbered = (t: Table, side: Side, id: number): Force | undefined =>
  forcesOf(t, side).find(each => each.id === id);
export const keptIn = ({ kept }: Hand, force: number): Kept[] => kept.filter(each => each.force === force);
export const isDummy = (hand: Hand, force: number): boolean => keptIn(hand, force).length === 0; // §LI-dummy

/** The table as this side knows it: its own hidden units stand where their markers are. */
export function whole(t: Table, hand: Hand | undefined, side: Side): Table {
  if (!hand || hand.kept.length === 0) return t;
  const known: Table = {
    ...t,
    at: t.at.slice(),
    manpower: t.manpower.slice(),
    organized: t.organized.slice(),
    exhausted: t.exhausted.slice(),
    fatigue: t.fatigue.slice(),
    demoralized: t.demoralized.slice(),
    works: t.works.slice(),
    with: t.with.slice(),
    activated: t.activated.slice(),
  };
  for (const each of hand.kept) lay(known, each, forceNumbered(t, side, each.force)!.at);
  return known;
}

/** A unit stands in a hex as it was kept. */
function lay(t: Table, kept: Kept, hex: number): void {
  const unit = unitOf(kept);
  t.at[unit] = hex;
  t.manpower[unit] = kept.manpower;
  t.organized[unit] = kept.organized;
  t.exhausted[unit] = kept.exhausted;
  t.fatigue[unit] = kept.fatigue;
  t.demoralized[unit] = kept.demoralized;
  t.works[unit] = kept.works;
  t.activated[unit] = kept.activated;
  for (const leader of kept.leaders) t.with[leader] = unit;
}

/** §LI-hidden A unit and its leaders go into a marker: nothing of them stays on the table. */
export function hide(t: Table, hand: Hand, unit: number, force: number): void {
  const leaders = attachedTo(t, unit);
  hand.kept.push({
    ...{ piece: pieceOf(unit), force, leaders, manpower: t.manpower[unit]!, organized: t.organized[unit]! },
    ...{ exhausted: t.exhausted[unit]!, fatigue: t.fatigue[unit]!, demoralized: t.demoralized[unit]! },
    ...{ works: t.works[unit]!, activated: t.activated[unit]! },
  });
  place(t, unit, HIDDEN);
  t.manpower[unit] = 0;
  t.organized[unit] = 1;
  for (const column of [t.exhausted, t.fatigue, t.demoralized, t.activated]) column[unit] = 0;
  for (const leader of leaders) t.with[leader] = HIDDEN;
}

/** §LI-remove-vol, §LI-reveal-adjacent A marker is taken away; what it held stands there. */
export function show(u: U, force: Force): number[] {
  const { table: t } = u;
  const hand = u.hand(seatOf(force.owner));
  const kept = keptIn(hand, force.id);
  for (const each of kept) lay(t, each, force.at);
  hand.kept = hand.kept.filter(each => each.force !== force.id);
  hand.tired[force.id] = 0;
  t.forces = t.forces.filter(each => each !== force);
  touch(t);
  const units = kept.map(unitOf);
  const args = { force: force.id, hex: hexId(t, force.at), units: units.map(unit => unitId(t, unit)) };
  u.say(tx('force.shown', args, '§LI-reveal-adjacent'), () => ({
    ...by(force.owner),
    ...(units.length > 0 ? { placed: { pieces: units.flatMap(unit => piecesOf(t, unit)), at: args.hex } } : {}),
  }));
  return units;
}

/** The marker with this leader in it, if there is one, is taken away. */
export function showLeader(u: U, leader: number): void {
  const { table: t } = u;
  if (t.with[leader] !== HIDDEN) return;
  const side = leaderSide(t, leader);
  const kept = u.hand(seatOf(side)).kept.find(each => each.leaders.includes(leader))!;
  show(u, forceNumbered(t, side, kept.force)!);
}

/** The markers a side has free: §LI-ten. */
export const MOST_FORCES = 10;
export function freeForces(t: Table, side: Side): number[] {
  const used = forcesOf(t, side).map(each => each.id);
  return Array.from({ length: MOST_FORCES }, (_, i) => i + 1).filter(id => !used.includes(id));
}

/** All markers of both sides are taken away: the scenario is over. */
export function showAll(u: U): void {
  for (const force of u.table.forces.slice()) show(u, force);
}
export const emptyHand = (): Hand => ({ kept: [], tired: new Array<number>(MOST_FORCES + 1).fill(0), real: 0 });
/** Units in a marker that are no longer on the map belong to nobody: for the check of a state. */
export const hiddenUnits = (t: Table): number[] =>
  of(t)
    .units.ids.map((_, unit) => unit)
    .filter(unit => t.at[unit] === HIDDEN);
/** The markers a side may take away now: not one that is on the march. */
export function showable({ table: t, stack }: CampaignView, side: Side): number[] {
  const top = stack[stack.length - 1];
  const going = top?.proc === 'forceMarch' ? (top.locals as { force: number; side: Side }) : null;
  return forcesOf(t, side).flatMap(({ id }) => (going?.side === side && going.force === id ? [] : [id]));
}
