import {
  arrows,
  BOAT_MOVE,
  isCultivated,
  isMountain,
  isWilderness,
  LAND,
  linkBetween,
  neighbours,
  originalOwner,
  type Side,
  SPACES,
} from '../data/index.ts';
import { allowanceOf, hasAuxiliary, hasDrilled } from '../rules/05-forces.ts';
import { FORT, type Move, type Table } from '../state.ts';
import { key, type Scan } from './scan.ts';

// Where a group can go in one activation, by land or by boat, and the first step of the way. A sketch of §6 in numbers only:
// what it proposes is checked against the rules before it is played.

/** What a move looks like before its first step, or in its midst. */
export interface Start {
  readonly at: number;
  readonly steps: number;
  readonly most: number;
  readonly land: boolean;
  readonly boat: boolean;
  readonly portage: boolean;
  readonly tired: boolean;
  readonly guided: boolean; // George Croghan
}
export const startAt = (at: number): Start => ({
  at,
  steps: 0,
  most: 99,
  land: true,
  boat: true,
  portage: false,
  tired: false,
  guided: false,
});
export const startOf = (m: Move): Start => ({
  at: m.at,
  steps: m.path.steps,
  most: m.path.most,
  land: m.path.land,
  boat: m.path.boat,
  portage: m.path.portage,
  tired: m.path.tired !== 0,
  guided: m.path.croghan,
});

export interface Reach {
  readonly steps: Int8Array; // to every space, -1: out of reach
  readonly first: Int16Array; // the first step on the way
  readonly came: Int16Array; // the space before the last step
  readonly tried: Int16Array; // scratch: nodes in order
}
export const newReach = (): Reach => ({
  steps: new Int8Array(SPACES),
  first: new Int16Array(SPACES),
  came: new Int16Array(SPACES),
  tried: new Int16Array(4 * SPACES),
});

const seen = new Uint8Array(4 * SPACES);
const firstOf = new Int16Array(4 * SPACES);
const depth = new Int8Array(4 * SPACES);

/** One flood: who walks, how, and how far. */
interface Walk {
  readonly t: Table;
  readonly s: Scan;
  readonly side: Side;
  readonly enemy: Side;
  readonly drilled: boolean;
  readonly auxiliary: boolean;
  readonly guided: boolean;
  readonly passes: boolean; // through enemies: §13.0a
  readonly from: Start;
  readonly out: Reach;
}

/** Fills in everything the group can reach. Spaces held by enemies end a way, unless it passes through them. */
export function reach(
  t: Table,
  s: Scan,
  side: Side,
  group: readonly number[],
  from: Start,
  out: Reach,
  passes = false,
): Reach {
  out.steps.fill(-1);
  out.first.fill(-1);
  out.came.fill(-1);
  out.steps[from.at] = 0;
  const auxiliary = hasAuxiliary(group);
  const guided = from.guided || auxiliary;
  const enemy = (1 - side) as Side;
  const walk: Walk = { t, s, side, enemy, drilled: hasDrilled(group), auxiliary, guided, passes, from, out };
  if (from.land) flood(walk, Math.min(from.most, allowanceOf(group)), true);
  if (from.boat) flood(walk, Math.min(from.most, BOAT_MOVE), false);
  return out;
}

/** Nodes: space × 2 + (by land: it must stop here; by boat: the portage is used). */
function flood(w: Walk, most: number, byLand: boolean): void {
  const { t, s, side, enemy, from } = w;
  const root = from.at * 2 + ((byLand ? from.tired : from.portage) ? 1 : 0);
  seen.fill(0);
  seen[root] = 1;
  depth[root] = from.steps;
  firstOf[root] = -1;
  w.out.tried[0] = root;
  for (let head = 0, tail = 1; head < tail; head++) {
    const node = w.out.tried[head]!;
    const at = node >> 1;
    const steps = depth[node]!;
    if (steps >= most || (at !== from.at && !w.passes && isHeld(t, s, enemy, at))) continue;
    if (byLand && steps > 0 && mustStop(t, side, node, at)) continue;
    tail = spread(w, node, tail, byLand);
  }
}

/** Every step on from a node; how many nodes there are now. */
function spread(w: Walk, node: number, tail: number, byLand: boolean): number {
  const { t, side } = w;
  const at = node >> 1;
  const near = neighbours[at]!;
  const tired = byLand && depth[node]! > 0 && tiresAt(t, side, at, w.drilled, w.auxiliary, w.guided) ? 1 : 0;
  for (let i = 0; i < near.length + arrows[at]!.length; i++) {
    const to = near[i] ?? arrows[at]![i - near.length]!;
    const portage = i < near.length && linkBetween(at, to) === LAND;
    if (!byLand && portage && (node & 1 || !isPortageEnd(t, side, at) || !isPortageEnd(t, side, to))) continue;
    const next = to * 2 + (byLand ? tired : (node & 1) | (portage ? 1 : 0));
    if (seen[next] || !(w.passes || mayEnter(t, w.enemy, to, w.drilled))) continue;
    note(w, node, next);
    w.out.tried[tail++] = next;
  }
  return tail;
}

/** A space found: how far, by which first step, from where. */
function note({ from, out }: Walk, node: number, next: number): void {
  const to = next >> 1;
  const steps = depth[node]! + 1 - from.steps;
  seen[next] = 1;
  depth[next] = depth[node]! + 1;
  firstOf[next] = firstOf[node]! < 0 ? to : firstOf[node]!;
  if (out.steps[to]! >= 0 && steps >= out.steps[to]!) return;
  out.steps[to] = steps;
  out.first[to] = firstOf[next]!;
  out.came[to] = node >> 1;
}

/** The chance that a lone Auxiliary comes through to a space: whoever stands on the way may meet it. §13.2a */
export function slipsTo({ came }: Reach, s: Scan, enemy: Side, from: number, to: number): number {
  let chance = 1;
  for (let at = came[to]!, steps = 0; at >= 0 && at !== from && steps < MOST_STEPS; at = came[at]!, steps++)
    if (s.units[key(enemy, at)]! > 0) chance *= UNMET;
  return chance;
}
const UNMET = 0.5;
const MOST_STEPS = 9;

/** Enemies outside, or their unbesieged fortification. */
export const isHeld = (t: Table, s: Scan, enemy: Side, space: number): boolean =>
  s.units[key(enemy, space)]! > 0 || (t.fort[space]! > 0 && t.holder[space] === enemy && t.siege[space]! < 0);

const owns = (t: Table, side: Side, space: number): boolean => t.fort[space]! > 0 && t.holder[space] === side;

const mustStop = (t: Table, side: Side, node: number, at: number): boolean =>
  (node & 1) === 1 || (isMountain[at]! && !owns(t, side, at)); // §6.2b, §6.2c

function tiresAt(t: Table, side: Side, at: number, drilled: boolean, auxiliary: boolean, guided: boolean): boolean {
  if (owns(t, side, at)) return false;
  if (isWilderness[at] && drilled && !guided) return true; // §6.2b, §16.1a
  return auxiliary && !drilled && isCultivated[at]! && originalOwner[at] === 1 - side; // §16.2a
}

const isPortageEnd = (t: Table, side: Side, space: number): boolean =>
  owns(t, side, space) || (isCultivated[space]! && originalOwner[space] === side);

const mayEnter = (t: Table, enemy: Side, to: number, drilled: boolean): boolean =>
  drilled || t.fort[to]! < FORT || t.holder[to] !== enemy || t.siege[to]! >= 0; // §6.52a
