import {
  BRITISH,
  departmentOf,
  enemyOf,
  FRENCH,
  isCultivated,
  isFortress,
  isPort,
  originalOwner,
  type Side,
  SPACES,
  sideOf,
  stepsFrom,
  theSpace,
  tribeOf,
  UNITS,
  unitsOf,
  villageTribes,
} from '../data/index.ts';
import { FORT, hasUnit, hasUnitOutside, isSiege, type Table } from '../state.ts';

// 2 THE MAP: what a space is to a side.

export const NIAGARA = theSpace('niagara');
export const OHIO_FORKS = theSpace('ohio-forks');
export const KEYS: readonly number[] = [NIAGARA, OHIO_FORKS];
export const QUEBEC = theSpace('quebec');
export const MONTREAL = theSpace('montreal');
export const LOUISBOURG = theSpace('louisbourg');
export const HALIFAX = theSpace('halifax');
export const PAYS_DEN_HAUT = theSpace('pays-den-haut');

/** Stockade, fort or fortress of this side: §2.0e. */
export const hasFortification = (t: Table, side: Side, space: number): boolean =>
  t.fort[space]! > 0 && t.holder[space] === side; // §2.0g, §5.44a
/** Fort or fortress of this side. */
export const hasStronghold = (t: Table, side: Side, space: number): boolean =>
  t.fort[space]! >= FORT && t.holder[space] === side;
export const isUnbesiegedFortification = (t: Table, side: Side, space: number): boolean =>
  hasFortification(t, side, space) && !isSiege(t, space);
export const isUnbesiegedStronghold = (t: Table, side: Side, space: number): boolean =>
  hasStronghold(t, side, space) && !isSiege(t, space);

export const isOriginallyFriendly = (side: Side, space: number): boolean => originalOwner[space] === side; // §2.0d
export const isEnemyCultivated = (side: Side, space: number): boolean =>
  isCultivated[space]! && originalOwner[space] === enemyOf(side);

/** Unbesieged units or an unbesieged fortification of this side stand there: §6.51a. */
export const isOccupiedBy = (t: Table, side: Side, space: number): boolean =>
  // §6.54a, §5.532c
  hasUnitOutside(t, side, space) || isUnbesiegedFortification(t, side, space);

/** §2.0h, §2.0i, §8.22a Who controls a fortress. */
export function controls(t: Table, side: Side, space: number): boolean {
  if (!isFortress[space] || t.holder[space] !== side || isSiege(t, space)) return false;
  if (hasUnit(t, enemyOf(side), space)) return false;
  if (originalOwner[space] === side) return true; // §2.0h
  return hasUnit(t, side, space) || (side === BRITISH && t.amphib[space] === 1); // §2.0i, §6.432b
}
export const controlsPort = (t: Table, side: Side, space: number): boolean =>
  isPort[space]! && controls(t, side, space);

/** §12.11 Only this side's units or fortifications stand there. */
export function isSoleOccupant(t: Table, side: Side, space: number): boolean {
  const enemy = enemyOf(side);
  if (hasUnit(t, enemy, space) || hasFortification(t, enemy, space)) return false;
  return hasUnit(t, side, space) || hasFortification(t, side, space);
}

/** §5.532a A tribe is allied to a side while one of its units is on the map for it. */
export const tribeIsAllied = (t: Table, side: Side, tribe: string): boolean => {
  for (let unit = 0; unit < UNITS; unit++) {
    if (t.at[unit]! >= 0 && sideOf[unit] === side && tribeOf(unit) === tribe) return true;
  }
  return false;
};
export const villageIsAllied = (t: Table, side: Side, space: number): boolean =>
  villageTribes[space]!.some(tribe => tribeIsAllied(t, side, tribe)); // §5.532b

/** How many links lie between a space and all others, enemies and terrain ignored: §10.421a. */
export function distancesFrom(space: number): readonly number[] {
  const known = distances[space];
  if (known) return known;
  const found = new Array<number>(SPACES).fill(FAR);
  found[space] = 0;
  const queue = [space];
  for (const next of queue) {
    for (const to of stepsFrom[next]!) {
      if (found[to] !== FAR) continue;
      found[to] = found[next]! + 1;
      queue.push(to);
    }
  }
  distances[space] = found;
  return found;
}
export const FAR = 999;
const distances: (readonly number[] | undefined)[] = [];

/** The nearest friendly unbesieged fortifications, several when they are equally near: §10.42a. */
export function nearestFortifications(t: Table, side: Side, from: number): number[] {
  const distance = distancesFrom(from);
  let best = FAR;
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (distance[space]! > best || distance[space] === FAR || !isUnbesiegedFortification(t, side, space)) continue;
    if (hasUnitOutside(t, enemyOf(side), space)) continue;
    if (distance[space]! < best) found.length = 0;
    best = distance[space]!;
    found.push(space);
  }
  return found;
}

/** Militia boxes and Raided markers are counted by Department. */
export const inDepartment = (space: number, department: number): boolean => departmentOf[space] === department;
export const frenchFortAt = (t: Table, space: number): boolean => t.fort[space] === FORT && t.holder[space] === FRENCH;
export const unitsOnMap = (t: Table, side: Side): number[] => unitsOf[side]!.filter(unit => t.at[unit]! >= 0);
