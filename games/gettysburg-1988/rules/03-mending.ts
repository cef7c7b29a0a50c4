import type { Setup, Text } from '@bivouac/kernel';
import { BARRED, reach, reachBuffer } from '@bivouac/maps';
import { grid, HEXES, hexIds, isGeneral, isNight, type Side, unitIds, unitsOf } from '../data/index.ts';
import { hasMoved, isOnMap, type Table, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { faultyHexes, type StackFault, stackFault, stackFaultAt } from './02-stacking.ts';
import { hasCombatUnit, survey } from './02-zones.ts';
import { leastAllowance, marchOf, stepCost } from './03-cost.ts';
import { commands } from './10a-command.ts';

// The stacking limit binds when movement ends (2e-c). Until then a hex may be overfull, as long as a unit that has not
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
  const stack = unitsIn(t, side, hex);
  for (const unit of stack) {
    if (isGeneral[unit] || hasMoved(t, unit)) continue;
    if (
      stackFault(
        t,
        setup,
        stack.filter(other => other !== unit),
      )
    )
      continue;
    const to = refuge(t, setup, side, [unit], taken);
    if (to >= 0) return { group: [unit], to };
  }
  return null;
}
export interface Mend {
  readonly group: readonly number[];
  readonly to: number;
}

/** Why a group may not stop in a hex (-1: it leaves the map); null: it may. */
export function whyNotStop(t: Table, setup: Setup, side: Side, group: readonly number[], to: number): Text | null {
  const from = t.at[group[0]!]!;
  const already = faultyHexes(t, setup, side);
  if (already.length === 0 && !faultAfter(t, setup, side, group, from, to)) return null;
  const after = afterMove(t, group, to);
  const faulty = faultyHexes(after, setup, side);
  if (faulty.length === 0) return null;
  const hopeless = already.filter(hex => !mending(t, setup, side, hex, []));
  const taken: number[] = [];
  for (const hex of faulty) {
    if (hex !== to && hex !== from && hopeless.includes(hex)) continue;
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

function afterMove(t: Table, group: readonly number[], to: number): Table {
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

/** What still has to be done before movement may end. */
export function duties(t: Table, setup: Setup, side: Side): Duty | null {
  for (const hex of faultyHexes(t, setup, side)) {
    const mend = mending(t, setup, side, hex, []);
    if (mend) return { mend, why: whyNotStay(t, setup, side, hex) };
  }
  return isNight(t.turn) ? nightDuty(t, setup, side) : null;
}
function whyNotStay(t: Table, setup: Setup, side: Side, hex: number): Text {
  const where = { hex: hexIds[hex]! };
  return stackFaultAt(t, setup, side, hex) === 'command'
    ? tx('no.endCommand', where, '§10a')
    : tx('no.endStack', where, '§2e-c');
}
export interface Duty {
  readonly mend: Mend;
  readonly why: Text;
}

/** At night a unit in an enemy zone has to leave it if it can; a general may stay with a combat unit that has to stay. */
function nightDuty(t: Table, setup: Setup, side: Side): Duty | null {
  // 2f-c
  const { zone } = survey(t, setup, side);
  const bound = unitsOf[side].filter(
    unit =>
      isOnMap(t, unit) &&
      zone[t.at[unit]!] &&
      !hasMoved(t, unit) &&
      !(isGeneral[unit] && hasCombatUnit(t, side, t.at[unit]!)),
  );
  for (const unit of bound) {
    const mend = wayOut(t, setup, side, unit);
    if (!mend) continue;
    return { mend, why: tx('no.endNight', { unit: unitIds[unit]!, hex: hexIds[t.at[unit]!]! }, '§2f-c') };
  }
  return null;
}

/** Alone, or led out by a general of his who has not moved. */
function wayOut(t: Table, setup: Setup, side: Side, unit: number): Mend | null {
  const alone = refuge(t, setup, side, [unit], []);
  if (alone >= 0) return { group: [unit], to: alone };
  for (const general of unitsIn(t, side, t.at[unit]!)) {
    if (hasMoved(t, general) || !commands(t, setup, general, unit)) continue;
    const group = [unit, general];
    const to = refuge(t, setup, side, group, []);
    if (to >= 0 && !whyNotStop(t, setup, side, group, to)) return { group, to };
  }
  return null;
}
