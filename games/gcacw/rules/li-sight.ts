import { CAVALRY, enemyOf, FORD, MINOR, type Side } from '../data/index.ts';
import { has, of, onMap, seatOf, type Table, type U } from '../state.ts';
import { isHeld, zoneAcross } from './02-zones.ts';
import { isFordClosed } from './06-steps.ts';
import { crossingAt, pontoonAt } from './10-crossings.ts';
import { forceNumbered, forcesOf, show } from './li-forces.ts';

// LI WHO SEES A FORCE MARKER: real enemies beside it, cavalry on the map two hexes away.

/** What a side has to see with: hexes of its real units, and of its cavalry on the map. */
export interface Eyes {
  readonly units: ReadonlySet<number>;
  readonly cavalry: ReadonlySet<number>; // §LI-reveal-real-cav
}
export function openEyes(t: Table, side: Side): Eyes {
  const units = onMap(t, side);
  const cavalry = units.filter(unit => of(t).units.arm[unit] === CAVALRY);
  return { units: new Set(units.map(unit => t.at[unit]!)), cavalry: new Set(cavalry.map(unit => t.at[unit]!)) };
}

/** A ford that high water closes: nobody gets over it (ruling GCACW li-impassable). */
const isFlooded = (t: Table, side: number): boolean =>
  of(t).board.water[side]! >= MINOR && pontoonAt(t, side) < 0 && crossingAt(t, side) === FORD && isFordClosed(t, side);
/** How one looks over a hexside: 0 not, 1 freely, 2 into woods without a route. */
const sightOver = (t: Table, side: number): 0 | 1 | 2 => (isFlooded(t, side) ? 0 : zoneAcross(t, side));

/** §LI-reveal-adjacent Beside it, no impassable terrain between. */
export function isBeside(t: Table, hex: number, { units }: Eyes): boolean {
  const { neighbours } = of(t).board;
  if (units.has(hex)) return true;
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (neighbours[side]! >= 0 && units.has(neighbours[side]!) && sightOver(t, side) > 0) return true;
  return false;
}

/** §LI-reveal-cavalry, §LI-reveal-cavalry-exc Two hexes off, one way there that neither ground, woods nor a friend blocks. */
export function isScouted(t: Table, owner: Side, hex: number, { cavalry }: Eyes): boolean {
  const { neighbours } = of(t).board;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const between = neighbours[side]!;
    if (between < 0 || sightOver(t, side) !== 1 || isHeld(t, owner, between)) continue;
    for (let next = between * 6; next < between * 6 + 6; next++)
      if (neighbours[next] !== hex && cavalry.has(neighbours[next]!) && sightOver(t, next) === 1) return true;
  }
  return false;
}

/** The hexes of all real units of a side, those in markers too: a dummy sees nothing (§LI-dummy-limits). */
function eyesOf(u: U, side: Side): Eyes {
  const { table: t } = u;
  const { units, cavalry } = openEyes(t, side);
  const hidden = u.hand(seatOf(side)).kept.map(({ force }) => forceNumbered(t, side, force)!.at);
  return { units: new Set([...units, ...hidden]), cavalry };
}

/** Whoever is seen is shown, on both sides at once; says how many were. */
export function scout(u: U): number {
  const { table: t } = u;
  if (!has(t, 'limited-intelligence') || t.forces.length === 0) return 0;
  const eyes = [eyesOf(u, 0), eyesOf(u, 1)];
  const seen = ([0, 1] as const).flatMap(side =>
    forcesOf(t, side).filter(
      ({ at }) => isBeside(t, at, eyes[enemyOf(side)]!) || isScouted(t, side, at, eyes[enemyOf(side)]!),
    ),
  );
  for (const force of seen) show(u, force);
  return seen.length > 0 ? seen.length + scout(u) : 0;
}
