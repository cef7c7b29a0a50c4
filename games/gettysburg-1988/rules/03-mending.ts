import type { Setup, Text } from '@bivouac/kernel';
import { BARRED, reach, reachBuffer } from '@bivouac/maps';
import { grid, HEXES, hexIds, isGeneral, neighbour, type Side, unitsOf } from '../data/index.ts';
import { hasMoved, type Table, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { faultyHexes, type StackFault, stackFault } from './02-stacking.ts';
import { hasCombatUnit } from './02-zones.ts';
import { leastAllowance, marchOf, stepCost } from './03-cost.ts';

// The stacking limit binds when movement ends (§2e-c). Until then a hex may be overfull, as long as a unit that has not
// yet moved can still make it good: so no sequence of moves runs into a dead end.

const buffer = reachBuffer(grid);

/** Where a group in a hex could move to and stay; -1: nowhere. Leaving the map does not count. */
export function refuge(t: Table, setup: Setup, side: Side, group: readonly number[], taken: readonly number[]): number {
  const from = t.at[group[0]!]!;
  const m = marchOf(t, setup, side, group);
  const within = reach(grid, from, leastAllowance(t, setup, group), (a, b, d) => stepCost(m, a, d, b), buffer);
  for (let hex = 0; hex < HEXES; hex++) {
    if (within.cost[hex] === BARRED || hex === from || taken.includes(hex)) continue;
    if (!stackFault(t, setup, [...unitsIn(t, side, hex), ...group])) return hex;
  }
  return -1;
}

/** A move that makes an overfull hex good. */
export function mending(t: Table, setup: Setup, side: Side, hex: number, taken: readonly number[]): Mend | null {
  for (const unit of spare(t, setup, unitsIn(t, side, hex))) {
    const to = refuge(t, setup, side, [unit], taken);
    if (to >= 0) return { group: [unit], to };
  }
  return null;
}

/** The units of a stack that may yet go and without which the rest may stay. */
const spare = (t: Table, setup: Setup, stack: readonly number[]): number[] =>
  stack.filter(unit => {
    if (isGeneral[unit] || hasMoved(t, unit)) return false;
    const rest = stack.filter(other => other !== unit);
    return !stackFault(t, setup, rest);
  });

/** Whether there is such a move at all; mostly there is room next to the hex. */
function canMend(t: Table, setup: Setup, side: Side, hex: number): boolean {
  const able = spare(t, setup, unitsIn(t, side, hex));
  if (able.some(unit => hasOpenStep(t, setup, side, unit, -1))) return true;
  return able.some(unit => refuge(t, setup, side, [unit], []) >= 0);
}

/** Whether an empty hex next to a unit, other than this one, is open to it: the quick answer for most. */
export function hasOpenStep(t: Table, setup: Setup, side: Side, unit: number, other: number): boolean {
  const m = marchOf(t, setup, side, [unit]);
  const points = leastAllowance(t, setup, [unit]);
  const from = t.at[unit]!;
  for (let d = 0; d < 6; d++) {
    const next = neighbour[from * 6 + d]!;
    if (next < 0 || next === other || stepCost(m, from, d, next) > points) continue;
    if (!hasCombatUnit(t, side, next)) return true;
  }
  return false;
}

export interface Mend {
  readonly group: readonly number[];
  readonly to: number;
}

/** Why a group may not be stacked in a hex (-1: it leaves the map) or leave its own; null: it may. */
export function whyNotStack(t: Table, setup: Setup, side: Side, group: readonly number[], to: number): Text | null {
  const from = t.at[group[0]!]!;
  const already = faultyHexes(t, setup, side);
  if (already.length === 0 && !faultAfter(t, setup, side, group, from, to)) return null;
  const after = afterMove(t, group, to);
  const faulty = faultyHexes(after, setup, side);
  if (faulty.length === 0 || (faulty.length === 1 && canMend(after, setup, side, faulty[0]!))) return null;
  const taken: number[] = [];
  for (const hex of faulty) {
    if (hex !== to && hex !== from && already.includes(hex) && !canMend(t, setup, side, hex)) continue;
    const mend = mending(after, setup, side, hex, taken);
    if (!mend) return stackRefusal(stackFault(after, setup, unitsIn(after, side, hex))!, hex, hex === to);
    taken.push(mend.to);
  }
  return null;
}

/** Whether a move leaves a stack in one of its two hexes that may not stay. */
export function faultAfter(
  t: Table,
  setup: Setup,
  side: Side,
  group: readonly number[],
  from: number,
  to: number,
): boolean {
  if (!isCrowded(t, side, group, from, to)) return false;
  if (to >= 0 && stackFault(t, setup, [...unitsIn(t, side, to).filter(unit => !group.includes(unit)), ...group]))
    return true;
  if (from < 0) return false;
  return (
    stackFault(
      t,
      setup,
      unitsIn(t, side, from).filter(unit => !group.includes(unit)),
    ) !== null
  );
}

/** Whether two combat units would be together in one of the two hexes: without that no stack is at fault. */
function isCrowded({ at }: Table, side: Side, group: readonly number[], from: number, to: number): boolean {
  let there = 0;
  for (const unit of group) if (!isGeneral[unit]) there++;
  let here = 0;
  for (const unit of unitsOf[side]) {
    const hex = at[unit]!;
    if ((hex !== from && hex !== to) || hex < 0 || isGeneral[unit] || group.includes(unit)) continue;
    if (hex === to) there++;
    else here++;
  }
  return here > 1 || (to >= 0 && there > 1);
}

export function afterMove(t: Table, group: readonly number[], to: number): Table {
  const at = t.at.slice();
  const moved = t.moved.slice();
  for (const unit of group) {
    at[unit] = to;
    moved[unit] = 1;
  }
  return { ...t, at, moved };
}

export function stackRefusal(fault: StackFault, hex: number, stopping: boolean): Text {
  const where = { hex: hexIds[hex]! };
  if (fault === 'command') return tx('no.stackCommand', where, '§10a');
  if (!stopping) return tx('no.abandon', where, '§2e-c');
  return fault === 'one' ? tx('no.stackOne', where, '§2e-a') : tx('no.stackTwo', where, '§2e-b');
}
