import {
  commandOf,
  fullStrength,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isJohnsons,
  isLeader,
  leadersOf,
  reducedStrength,
  type Side,
} from '../data/index.ts';
import { JOHNSON } from '../rules/05-forces.ts';
import { isBesieged, piecesIn, type Table } from '../state.ts';
import type { Context } from './context.ts';
import { shelters } from './context.ts';
import { garrisonOf, isCoveted } from './guards.ts';

// Who goes: a leader with those he can take, by a few templates.

export type Template = 'army' | 'scouts' | 'surplus' | 'alone';
export interface Force {
  readonly leader: number;
  readonly pieces: readonly number[]; // the leader first
  readonly template: Template;
}

const strengthOf = (t: Table, unit: number): number =>
  t.reduced[unit] === 1 ? reducedStrength[unit]! : fullStrength[unit]!;

/** The leaders that a card of this value sets in motion; 0 is a Campaign. */
export const ableLeaders = (t: Table, side: Side, value: number): number[] =>
  leadersOf[side]!.filter(
    leader => t.at[leader]! >= 0 && t.used[leader] === 0 && (value === 0 || initiativeOf(leader) <= value),
  );

/** The forces a leader could lead. */
export function forcesOf(c: Context, leader: number): Force[] {
  const { t, side } = c;
  const space = t.at[leader]!;
  const here = piecesIn(t, side, space).filter(
    piece => piece !== leader && t.used[piece] === 0 && isBesieged(t, piece) === isBesieged(t, leader),
  );
  const units = here.filter(piece => !isLeader(piece));
  if (units.length === 0 || (units.length === 1 && isCoveted(c, space))) return [];
  const found: Force[] = [];
  const stay = units.length > 1 && !isBesieged(t, leader) ? garrisonOf(c, space) : 0; // a sortie comes back: §8.252
  const army = armyOf(c, leader, here, units, stay);
  if (army.length > 1) found.push({ leader, pieces: army, template: 'army' });
  const scouts = units.filter(unit => isAuxiliary[unit] && canLead(leader, unit));
  if (scouts.length > 0 && scouts.length < units.length)
    found.push({ leader, pieces: [leader, ...scouts.slice(0, commandOf(leader))], template: 'scouts' });
  if (c.urgency > 0.15 && units.length > 4 && shelters(t, side, space, 4) && !shelters(t, side, space, units.length))
    found.push({ leader, pieces: surplusOf(c, leader, units), template: 'surplus' });
  return found.filter(({ pieces }) => pieces.length > 1);
}

const canLead = (leader: number, unit: number): boolean => !isJohnsons[unit] || leader === JOHNSON;

/** A force that is being put together. */
interface Party {
  readonly leaders: number[];
  readonly spare: number[]; // subordinates not yet needed, by Command
  readonly units: number[];
  room: number;
}

/** The strongest, with a few Auxiliaries as eyes; subordinates as far as their Command is needed. */
function armyOf(
  { t }: Context,
  leader: number,
  here: readonly number[],
  units: readonly number[],
  stay: number,
): number[] {
  const spare = here.filter(piece => isLeader(piece) && commandOf(piece) <= commandOf(leader));
  spare.sort((a, b) => commandOf(b) - commandOf(a));
  const order = [...units].sort((a, b) => rate(t, b) - rate(t, a));
  const eyes = order.filter(unit => isAuxiliary[unit] && (!isJohnsons[unit] || [leader, ...spare].includes(JOHNSON)));
  const first = eyes.slice(0, 2);
  const wanted = [...first, ...order.filter(unit => !first.includes(unit))].slice(0, Math.max(1, units.length - stay));
  const party: Party = { leaders: [leader], spare, units: [], room: commandOf(leader) };
  for (const unit of wanted) enlist(party, unit);
  return party.units.length > 0 ? [...party.leaders, ...party.units] : [];
}

/** §5.34a, §5.534b Takes a unit along if there is room, calling up a subordinate for it. */
function enlist(party: Party, unit: number): void {
  if (isJohnsons[unit]) {
    if (party.leaders.includes(JOHNSON) || callUp(party, JOHNSON)) party.units.push(unit);
    return;
  }
  if (party.room === 0 && party.spare.length > 0) callUp(party, party.spare[0]!);
  if (party.room === 0) return;
  party.room--;
  party.units.push(unit);
}
function callUp(party: Party, leader: number): boolean {
  const at = party.spare.indexOf(leader);
  if (at < 0) return false;
  party.spare.splice(at, 1);
  party.leaders.push(leader);
  party.room += commandOf(leader);
  return true;
}

/** Drilled Troops by strength, Indians last: they scatter and starve no one. */
const rate = (t: Table, unit: number): number => strengthOf(t, unit) + (isDrilled[unit] ? 1 : isIndian[unit] ? -1 : 0);

/** All but four: those who would starve. */
function surplusOf({ t }: Context, leader: number, units: readonly number[]): number[] {
  const drilled = units.filter(unit => isDrilled[unit] && canLead(leader, unit));
  const go = Math.min(drilled.length, units.length - 4, commandOf(leader));
  if (units.length - drilled.length > 4) return [leader];
  return [leader, ...drilled.sort((a, b) => strengthOf(t, b) - strengthOf(t, a)).slice(0, go)];
}

/** The largest force out of pieces that stand together, under whoever ranks highest. */
export function armyFrom(c: Context, here: readonly number[]): number[] {
  const units = here.filter(piece => !isLeader(piece));
  if (units.length === 0) return [];
  const leader = here.filter(isLeader).sort((a, b) => commandOf(b) - commandOf(a))[0];
  if (leader === undefined) return [units.sort((a, b) => rate(c.t, b) - rate(c.t, a))[0]!];
  return armyOf(
    c,
    leader,
    here.filter(piece => piece !== leader),
    units,
    0,
  );
}
