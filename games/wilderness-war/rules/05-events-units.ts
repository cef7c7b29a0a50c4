import type { Setup } from '@bivouac/kernel';
import {
  BRITISH,
  DEPARTMENTS,
  enemyOf,
  groupOf,
  isCoureurs,
  isDrilled,
  isIndian,
  isLight,
  isMilitia,
  isProvincial,
  isRanger,
  isRegular,
  pieceIds,
  provincialDepartment,
  type Side,
  SPACES,
  sideOf,
  thePiece,
  tribeOf,
  typeOf,
  UNITS,
  unitsOf,
  villageOf,
} from '../data/index.ts';
import { advanced, BOX, hasAmphib, hasUnit, isBesieged, isSiege, OFF, POOL, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  controls,
  controlsPort,
  frenchFortAt,
  HALIFAX,
  hasFortification,
  inDepartment,
  isUnbesiegedFortification,
  LOUISBOURG,
  NIAGARA,
  QUEBEC,
  tribeIsAllied,
} from './02-map.ts';
import { supplyLines } from './17-supply.ts';
import { byOwner } from './told.ts';

// 5.52, 5.53 What events may bring, restore or take away.

/** §5.522a, §8.22b Units never enter among enemies nor in a siege. */
export const mayArrive = (t: Table, side: Side, space: number): boolean =>
  !isSiege(t, space) && !hasUnit(t, enemyOf(side), space) && !hasFortification(t, enemyOf(side), space);

/** Sets of spaces that events name. */
export type Places =
  | 'ports'
  | 'fortresses'
  | 'colonial'
  | 'fortifications'
  | 'northern'
  | 'southern'
  | 'canada'
  | 'halifax';
const PLACES: Readonly<Record<Places, (t: Table, space: number) => boolean>> = {
  ports: (t, space) => controlsPort(t, BRITISH, space) || hasAmphib(t, space), // §6.432d
  fortresses: (t, space) => controls(t, BRITISH, space),
  colonial: (t, space) => controls(t, BRITISH, space) && (inDepartment(space, 0) || inDepartment(space, 1)),
  fortifications: (t, space) => isUnbesiegedFortification(t, BRITISH, space),
  northern: (t, space) => isUnbesiegedFortification(t, BRITISH, space) && inDepartment(space, 0),
  southern: (t, space) => isUnbesiegedFortification(t, BRITISH, space) && inDepartment(space, 1),
  canada: (_t, space) => space === QUEBEC || space === LOUISBOURG,
  halifax: (_t, space) => space === HALIFAX,
};

export function spacesFor(t: Table, side: Side, places: Places): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (PLACES[places](t, space) && mayArrive(t, side, space)) found.push(space);
  }
  return found;
}

/** Unused counters that fit, in their order: §5.52a. */
export const unused = (t: Table, side: Side, is: (unit: number) => boolean): number[] =>
  unitsOf[side]!.filter(unit => t.at[unit] === OFF && is(unit));
export const unusedOf = (t: Table, side: Side, type: string): number[] =>
  unused(t, side, unit => typeOf(unit) === type);

/** Kinds of units that events name. */
export type Kind =
  | 'regulars' // and Light Infantry
  | 'recruits' // Coureurs, Rangers, Light Infantry, Provincials
  | 'rangers'
  | 'militia'
  | 'coureurs'
  | 'regular'
  | 'provincial-0'
  | 'provincial-1';
export const KINDS: Readonly<Record<Kind, (unit: number) => boolean>> = {
  regulars: unit => isRegular[unit]! || isLight[unit]!,
  recruits: unit => isCoureurs[unit]! || isRanger[unit]! || isLight[unit]! || isProvincial[unit]!,
  rangers: unit => isRanger[unit]!,
  militia: unit => isMilitia[unit]!,
  coureurs: unit => isCoureurs[unit]!,
  regular: unit => isRegular[unit]!,
  'provincial-0': unit => provincialDepartment[unit] === 0,
  'provincial-1': unit => provincialDepartment[unit] === 1,
};

/** §5.523a, §5.523b, §17.3c Whether an event may restore this unit. */
export function mayRestore(t: Table, setup: Setup, unit: number, lines = supplyLines(t, sideOf[unit]!)): boolean {
  const where = t.at[unit]!;
  if (t.reduced[unit] === 0 || (where < 0 && where > BOX) || isBesieged(t, unit)) return false; // §8.22c
  return !advanced(setup) || !isDrilled[unit] || lines(where);
}
export function restorable(t: Table, setup: Setup, side: Side, kind: Kind): number[] {
  const lines = supplyLines(t, side);
  return unitsOf[side]!.filter(unit => KINDS[kind](unit) && mayRestore(t, setup, unit, lines));
}

/** Units of a side that an event may take away: on the map, not besieged (§8.22d, §5.54c). */
export const exposedOf = (t: Table, side: Side, kind: Kind): number[] =>
  unitsOf[side]!.filter(unit => KINDS[kind](unit) && t.at[unit]! >= 0 && !isBesieged(t, unit));

/** §5.54a Provincials of a Department in play. */
export const provincialsIn = (t: Table, department: number): number[] =>
  unitsOf[BRITISH]!.filter(unit => provincialDepartment[unit] === department && t.at[unit]! >= 0);

/** Indians an alliance event reaches: §5.531, §card-23c. */
function isAllianceIndian(t: Table, groups: readonly string[], unit: number): boolean {
  // §5.53a
  if (!isIndian[unit]) return false;
  if (groupOf(unit) === 'pays-d-en-haut') return !groups.includes('iroquois') && frenchFortAt(t, NIAGARA); // §5.531c
  return groups.includes(groupOf(unit));
}

export const waitingIndians = (t: Table, side: Side, groups: readonly string[]): number[] =>
  unused(t, side, unit => isAllianceIndian(t, groups, unit));
/** §card-23b, §5.533a The Indians that may come, one of each tribe. */
export function comingIndians(t: Table, side: Side, groups: readonly string[]): number[] {
  const tribes: string[] = [];
  return unused(t, side, unit => {
    const tribe = tribeOf(unit);
    if (!isAllianceIndian(t, groups, unit) || tribes.includes(tribe)) return false;
    if (!mayArrive(t, side, villageOf[unit]!)) return false;
    if (groupOf(unit) === 'iroquois' && tribeIsAllied(t, enemyOf(side), tribe)) return false;
    tribes.push(tribe);
    return true;
  });
}
export const restorableIndians = (t: Table, setup: Setup, side: Side, groups: readonly string[]): number[] =>
  unitsOf[side]!.filter(
    unit => t.reduced[unit] === 1 && isAllianceIndian(t, groups, unit) && mayRestore(t, setup, unit),
  );

// Leaders.
export const PITTS: readonly number[] = ['amherst', 'forbes', 'wolfe'].map(thePiece);
export const MONTCALMS: readonly number[] = ['montcalm', 'levis', 'bougainville'].map(thePiece);
export const SHIRLEY = thePiece('shirley');
export const pool = (t: Table): number[] => {
  const found: number[] = [];
  for (let piece = t.at.indexOf(POOL, UNITS); piece >= 0; piece = t.at.indexOf(POOL, piece + 1)) found.push(piece);
  return found;
};

/** §setup-i, §setup-j Amherst, Forbes and Wolfe join the pool, once. */
export function joinPool(u: U): void {
  for (const leader of PITTS) {
    if (u.table.at[leader] !== OFF) continue;
    u.table.at[leader] = POOL;
    u.say(tx('leader.pool', { leader: pieceIds[leader]! }, '§setup-j'), byOwner(leader));
  }
}
export const departmentName = (department: number): string => DEPARTMENTS[department]!;
