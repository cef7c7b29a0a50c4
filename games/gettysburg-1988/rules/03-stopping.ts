import type { Setup, Text } from '@bivouac/kernel';
import { hexIds, isGeneral, isNight, type Side, unitIds, unitsOf } from '../data/index.ts';
import { hasMoved, isOnMap, type Table, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { faultyHexes, stackFaultAt } from './02-stacking.ts';
import { hasCombatUnit, survey } from './02-zones.ts';
import { afterMove, hasOpenStep, type Mend, mending, refuge, whyNotStack } from './03-mending.ts';
import { commands } from './10a-command.ts';

// Where a group may stop, and what has to be done before movement may end.

/** Why a group may not stop in a hex (-1: it leaves the map); null: it may. */
export const whyNotStop = (t: Table, setup: Setup, side: Side, group: readonly number[], to: number): Text | null =>
  whyNotStack(t, setup, side, group, to) ?? whyNotShutIn(t, setup, side, group, to);

/** What still has to be done before movement may end. */
export function duties(t: Table, setup: Setup, side: Side): Duty | null {
  for (const hex of faultyHexes(t, setup, side)) {
    const mend = mending(t, setup, side, hex, []);
    if (mend) return { mend, why: whyNotStay(t, setup, side, hex) };
  }
  return nightDuty(t, setup, side);
}
export interface Duty {
  readonly mend: Mend;
  readonly why: Text;
}

function whyNotStay(t: Table, setup: Setup, side: Side, hex: number): Text {
  const where = { hex: hexIds[hex]! };
  return stackFaultAt(t, setup, side, hex) === 'command'
    ? tx('no.endCommand', where, '§10a')
    : tx('no.endStack', where, '§2e-c');
}

/** The units that begin a night in an enemy zone and can leave it. */
export function boundToLeave(t: Table, setup: Setup, side: Side): number[] {
  // §2f-c
  if (!isNight(t.turn)) return [];
  const zone = survey(t, setup, side).zone;
  return unitsOf[side].filter(
    unit => isOnMap(t, unit) && zone[t.at[unit]!] && !hasMoved(t, unit) && wayOut(t, setup, side, unit, []),
  );
}

/** Who has yet to leave; a general may stay with a combat unit that stays. */
const owing = (t: Table, side: Side): number[] =>
  t.mustLeave.filter(unit => !hasMoved(t, unit) && !(isGeneral[unit] && hasCombatUnit(t, side, t.at[unit]!)));

function nightDuty(t: Table, setup: Setup, side: Side): Duty | null {
  // §2f-c
  for (const unit of owing(t, side)) {
    const mend = considerateWay(t, setup, side, unit) ?? wayOut(t, setup, side, unit, []);
    if (!mend) continue;
    return { mend, why: tx('no.endNight', { unit: unitIds[unit]!, hex: hexIds[t.at[unit]!]! }, '§2f-c') };
  }
  return null;
}

/** Alone, or led out by a general of his who has not moved. */
function wayOut(t: Table, setup: Setup, side: Side, unit: number, shut: readonly number[]): Mend | null {
  const alone = refuge(t, setup, side, [unit], shut);
  if (alone >= 0) return { group: [unit], to: alone };
  for (const general of unitsIn(t, side, t.at[unit]!)) {
    if (hasMoved(t, general) || !commands(t, setup, general, unit)) continue;
    const group = [unit, general];
    const to = refuge(t, setup, side, group, shut);
    if (to >= 0 && !whyNotStack(t, setup, side, group, to)) return { group, to };
  }
  return null;
}

/** A way out that leaves every other unit its own. */
function considerateWay(t: Table, setup: Setup, side: Side, unit: number): Mend | null {
  const shut: number[] = [];
  for (;;) {
    const mend = wayOut(t, setup, side, unit, shut);
    if (!mend || shutIn(t, setup, side, mend.group, mend.to) < 0) return mend;
    shut.push(mend.to);
  }
}

/** A unit that has to leave and whose last way out this move would close; -1: none. */
function shutIn(t: Table, setup: Setup, side: Side, group: readonly number[], to: number): number {
  const others = owing(t, side).filter(unit => !group.includes(unit) && !hasOpenStep(t, setup, side, unit, to));
  if (others.length === 0) return -1;
  const after = afterMove(t, group, to);
  const shut = others.find(unit => !wayOut(after, setup, side, unit, []) && wayOut(t, setup, side, unit, []));
  return shut ?? -1;
}

/** Nobody fills the way out of a unit that has to leave; of two who share one, either may take it. */
function whyNotShutIn(t: Table, setup: Setup, side: Side, group: readonly number[], to: number): Text | null {
  // §2f-c
  const shut = shutIn(t, setup, side, group, to);
  if (shut < 0) return null;
  const owes = group.find(unit => owing(t, side).includes(unit));
  if (owes !== undefined && !considerateWay(t, setup, side, owes)) return null;
  return tx('no.shutIn', { unit: unitIds[shut]!, hex: hexIds[t.at[shut]!]! }, '§2f-c');
}
