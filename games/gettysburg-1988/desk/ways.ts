import { BARRED, pathTo, type Reach, reach, type StepCost } from '@bivouac/maps';
import { grid, HEXES, hexIds, isEdge, neighbour } from '../data/index.ts';
import { EXIT_COST, entryCost, leastAllowance, type March, marchOf, stepCost, terrainCost } from '../rules/03-cost.ts';
import { entryHexes } from '../rules/03-entry.ts';
import { OFF } from '../rules/03-movement.ts';
import { whyNotStop } from '../rules/03-stopping.ts';
import { isOnMap } from '../state.ts';
import type { Asked } from './asked.ts';

// The ways of a group of units that may pass certain hexes first. Costs are in half points.

export interface Way {
  readonly hex: number;
  readonly cost: number;
  readonly path: readonly string[];
}

/** The last stretch of a march: what lies behind, and how far it can go on. */
interface Leg {
  readonly path: readonly number[];
  readonly cost: number;
  readonly reach: Reach;
}

function starts(a: Asked, m: March, group: readonly number[], points: number, step: StepCost): Leg[] {
  const first = group[0]!;
  if (isOnMap(a.t, first)) return [{ path: [], cost: 0, reach: reach(grid, a.t.at[first]!, points, step) }];
  return entryHexes(m, first).flatMap(hex => {
    const cost = entryCost(m, hex);
    return cost <= points ? [{ path: [hex], cost, reach: reach(grid, hex, points - cost, step) }] : [];
  });
}

const costTo = (leg: Leg, hex: number): number =>
  leg.reach.cost[hex] === BARRED ? BARRED : leg.cost + leg.reach.cost[hex]!;
const cheapest = (legs: readonly Leg[], hex: number): Leg | null =>
  legs.reduce<Leg | null>((best, leg) => (costTo(leg, hex) < (best ? costTo(best, hex) : BARRED) ? leg : best), null);
const along = (leg: Leg, hex: number): readonly number[] => [...leg.path, ...pathTo(leg.reach, hex)];

/** The stretches open to a group once it has passed these hexes. */
function legs(
  a: Asked,
  m: March,
  group: readonly number[],
  via: readonly number[],
  points: number,
  step: StepCost,
): Leg[] {
  let open = starts(a, m, group, points, step);
  for (const hex of via) {
    const leg = cheapest(open, hex);
    if (!leg) return [];
    const cost = costTo(leg, hex);
    open = [{ path: along(leg, hex), cost, reach: reach(grid, hex, points - cost, step) }];
  }
  return open;
}

const named = (path: readonly number[]): readonly string[] => path.map(hex => hexIds[hex]!);

/** Every hex a group can get to, whether or not it may stop there. */
export function passable(a: Asked, group: readonly number[], via: readonly number[]): readonly Way[] {
  const m = marchOf(a.t, a.setup, a.side, group);
  const points = leastAllowance(a.t, a.setup, group);
  const open = legs(a, m, group, via, points, (from, to, d) => stepCost(m, from, d, to));
  const found: Way[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const leg = cheapest(open, hex);
    const path = leg ? along(leg, hex) : [];
    if (leg && path.length > 0) found.push({ hex, cost: costTo(leg, hex), path: named(path) });
  }
  return found;
}

/** The hexes among them where it may stop: the ways themselves are lawful. */
export const stops = (a: Asked, group: readonly number[], ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ hex }) => !whyNotStop(a.t, a.setup, a.side, group, hex));

/** The cheapest way off the map for a group on it; `still`: it may go from where it stands. */
export function wayOff(a: Asked, group: readonly number[], ways: readonly Way[], still: boolean): Way | null {
  const here = a.t.at[group[0]!]!;
  if (here < 0) return null;
  const points = leastAllowance(a.t, a.setup, group);
  const all = still ? [{ hex: here, cost: 0, path: [] }, ...ways] : ways;
  const open = all.filter(({ hex, cost }) => isEdge[hex] && cost + EXIT_COST <= points);
  const first = open.reduce<Way | null>((best, way) => (best && best.cost <= way.cost ? best : way), null);
  return first && { ...first, cost: first.cost + EXIT_COST, path: [...first.path, OFF] };
}

const NO_LIMIT = BARRED - 1;

/**
 * The cheapest way to a hex whatever it costs: by lawful steps, or by lawful steps but for the last one, or by any steps.
 * The rules then say what is wrong with it.
 */
export function wayAnyhow(a: Asked, group: readonly number[], via: readonly number[], goal: number): readonly string[] {
  const m = marchOf(a.t, a.setup, a.side, group);
  const lawful: StepCost = (from, to, d) => stepCost(m, from, d, to);
  const boldAtLast: StepCost = (from, to, d) => (to === goal ? terrainCost(m, from, d, to) : stepCost(m, from, d, to));
  const bold: StepCost = (from, to, d) => terrainCost(m, from, d, to);
  for (const step of [lawful, boldAtLast, bold]) {
    const leg = cheapest(legs(a, m, group, via, NO_LIMIT, step), goal);
    if (leg) return named(along(leg, goal));
  }
  return [hexIds[goal]!];
}

/** Whether some step from where a unit is, or its entry, is open to it, dear or not. */
export function canStep(a: Asked, unit: number): boolean {
  const { t } = a;
  const m = marchOf(t, a.setup, a.side, [unit]);
  if (!isOnMap(t, unit)) return entryHexes(m, unit).length > 0;
  const hex = t.at[unit]!;
  if (isEdge[hex]) return true;
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0 && stepCost(m, hex, d, next) < BARRED) return true;
  }
  return false;
}
