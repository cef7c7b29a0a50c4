import {
  BRITISH,
  enemyOf,
  FRENCH,
  isCultivated,
  isFortress,
  isPort,
  LAND,
  linkBetween,
  neighbours,
  originalOwner,
  type Side,
  SPACES,
  spaceIds,
} from '../data/index.ts';
import { column, hasAmphib, isIn, isSiege, OUTSIDE, presence, type Table } from '../state.ts';
import { controls, hasFortification, isOccupiedBy, isUnbesiegedFortification } from './02-map.ts';

// 17 SUPPLY (advanced).

/** §17.1c, §17.2a An Amphib space in British hands: no unbesieged French unit or fortification in it. */
const isHarbour = (t: Table, space: number): boolean => hasAmphib(t, space) && !isOccupiedBy(t, FRENCH, space);

/** §17.1a, §17.1b, §17.1c A space lines may be traced to. */
function isSource(t: Table, side: Side, space: number): boolean {
  if (side === BRITISH && isHarbour(t, space) && !isSiege(t, space)) return true; // §17.1c
  if (!isFortress[space] || !controls(t, side, space)) return false;
  return originalOwner[space] === side || (side === BRITISH && isPort[space]!); // §17.1b
}

/** §17.21b, §17.21c It qualifies whatever its links. */
const isDepot = (t: Table, side: Side, space: number): boolean =>
  isCultivated[space]! || hasFortification(t, side, space) || (side === BRITISH && hasAmphib(t, space));

const ALL_SPACES = spaceIds.map((_, space) => space);
const FORTRESSES = ALL_SPACES.filter(space => isFortress[space]);
/** Nowhere else can a source be. */
const placesToTraceTo = ({ amphib }: Table, side: Side): readonly number[] =>
  side === BRITISH && amphib.includes(1)
    ? [...FORTRESSES, ...ALL_SPACES.filter(space => amphib[space] === 1)]
    : FORTRESSES;

/** §summary-supply-a Every space in which Drilled Troops of a side are in supply. */
export function supplied(t: Table, side: Side, who = presence(t)): readonly number[] {
  const found = column(SPACES, 0);
  // A bare chain space is known twice: entered by water (the chain may go on by water), or by land (it ends here).
  const open = column(SPACES, 0);
  const queue: number[] = [];
  const enemy = enemyOf(side);
  for (const space of placesToTraceTo(t, side)) {
    if (side === BRITISH && isHarbour(t, space)) found[space] = 1; // §17.1c
    if (!isSource(t, side, space)) continue;
    found[space] = 1;
    open[space] = ANY;
    queue.push(space * 4 + ANY);
  }
  for (const each of queue) {
    const space = each >> 2;
    const how = each & 3;
    for (const next of neighbours[space]!) {
      if (open[next] === ANY) continue; // it is found, and goes on every way
      const water = linkBetween(space, next) !== LAND;
      if (how === WATER && !water) continue; // §17.21a a bare space carries water on both sides only
      if (isIn(who, OUTSIDE, enemy, next) || isUnbesiegedFortification(t, enemy, next)) continue; // §17.2a, §17.2b
      found[next] = 1; // §17.21d
      const can = isDepot(t, side, next) ? ANY : water ? WATER : NONE;
      if (can === NONE || (open[next]! & can) === can) continue;
      open[next]! |= can;
      queue.push(next * 4 + can);
    }
  }
  return found;
}
const NONE = 0;
const WATER = 1;
const ANY = 3;

/** The same, reckoned at most once, and only when it is asked for. */
export function supplyLines(t: Table, side: Side, who?: readonly number[]): (space: number) => boolean {
  let lines: readonly number[] | undefined;
  return space => {
    lines ??= supplied(t, side, who);
    return lines[space] === 1;
  };
}
export const isSupplied = (t: Table, side: Side, space: number): boolean => supplied(t, side)[space] === 1;
