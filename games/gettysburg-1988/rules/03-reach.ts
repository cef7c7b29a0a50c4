import type { Setup } from '@bivouac/kernel';
import { BARRED, pathTo, type Reach, reach, reachBuffer } from '@bivouac/maps';
import { grid, hexIds, type Side, unitIds, unitNumber, unitsOf } from '../data/index.ts';
import { EXITED, hasMoved, isOnMap, type Table } from '../state.ts';
import { entryCost, leastAllowance, marchOf, stepCost } from './03-cost.ts';
import { entryHexes, mayEnterNow } from './03-entry.ts';
import type { Mend } from './03-mending.ts';
import { type Move, OFF, whyNotMove } from './03-movement.ts';

// Who may move, and how far.

/** The units that may still make their move. */
export function ableUnits(t: Table, side: Side): number[] {
  const able: number[] = [];
  const { at, moved } = t;
  for (const unit of unitsOf[side]) if (moved[unit] === 0 && (at[unit]! >= 0 || mayEnterNow(t, unit))) able.push(unit);
  return able;
}

/** A move as an action; `EXITED` ends a path that leaves the map. */
export const moveAlong = (group: readonly number[], path: readonly number[]): Move => ({
  type: 'move',
  units: group.map(unit => unitIds[unit]!),
  path: path.map(hex => (hex === EXITED ? OFF : hexIds[hex]!)),
});

const buffer = reachBuffer(grid);

/** The cheapest way for a group to a hex it can reach. */
export function moveTo(t: Table, setup: Setup, side: Side, { group, to }: Mend): Move {
  return moveAlong(group, pathTo(reachOf(t, setup, side, group, buffer), to));
}

/** How far a group on the map can go: costs in half points, BARRED where it cannot. */
export function reachOf(t: Table, setup: Setup, side: Side, group: readonly number[], into?: Reach): Reach {
  const m = marchOf(t, setup, side, group);
  const points = leastAllowance(t, setup, group);
  return reach(grid, t.at[group[0]!]!, points, (a, b, d) => stepCost(m, a, d, b), into);
}

/** For a board: every hex a group can move to and stay, with the cheapest path there. */
export function destinations(t: Table, setup: Setup, side: Side, units: readonly string[]): readonly Destination[] {
  const group = units.map(unitNumber);
  if (group.some(unit => unit < 0 || hasMoved(t, unit)) || group.length === 0) return [];
  const found: Destination[] = [];
  for (const start of startsOf(t, setup, side, group)) {
    for (const [hex, cost] of start.reach.cost.entries()) {
      if (cost === BARRED || (cost === 0 && start.path.length === 0)) continue;
      const path = [...start.path, ...pathTo(start.reach, hex)].map(each => hexIds[each]!);
      const known = found.find(each => each.hex === hexIds[hex]);
      if (whyNotMove(t, setup, side, { type: 'move', units, path })) continue;
      if (!known) found.push({ hex: hexIds[hex]!, cost: cost + start.cost, path });
      else if (cost + start.cost < known.cost) Object.assign(known, { cost: cost + start.cost, path });
    }
  }
  return found;
}
export interface Destination {
  readonly hex: string;
  readonly cost: number; // half points
  readonly path: readonly string[];
}

function startsOf(t: Table, setup: Setup, side: Side, group: readonly number[]) {
  const first = group[0]!;
  if (isOnMap(t, first)) return [{ path: [], cost: 0, reach: reachOf(t, setup, side, group) }];
  if (!mayEnterNow(t, first)) return [];
  const entries = entryHexes(marchOf(t, setup, side, group), first);
  return entries.map(hex => {
    const m = marchOf(t, setup, side, group);
    const cost = entryCost(m, hex);
    const left = leastAllowance(t, setup, group) - cost;
    return { path: [hex], cost, reach: reach(grid, hex, left, (a, b, d) => stepCost(m, a, d, b)) };
  });
}
