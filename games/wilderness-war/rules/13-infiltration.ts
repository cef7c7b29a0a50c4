import type { Setup, Text } from '@bivouac/kernel';
import { enemyOf, spaceIds, stepsFrom } from '../data/index.ts';
import { advanced, hasUnitOutside, isInfiltrating, type Move, moveOf, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isOccupiedBy, isUnbesiegedStronghold } from './02-map.ts';
import { isLoneAuxiliary } from './05-forces.ts';
import { type Stride, stride, strideTo, whyNotEnter } from './06-movement.ts';
import { eliminate } from './07-pieces.ts';

// 13 INFILTRATION (advanced). That an infiltrator can be intercepted where it passes (13.2) is in 14-interception.ts, that it
// besieges nothing in 07-pieces.ts.

/** Why a space that enemies hold cannot be passed through. */
export function whyNotInfiltrate(
  t: Table,
  setup: Setup,
  m: Move,
  group: readonly number[],
  to: number,
  how: Stride,
): Text | null {
  const space = spaceIds[to]!;
  if (!advanced(setup)) return tx('no.infiltration', {}, '§13.0a');
  if (!isLoneAuxiliary(group)) return tx('no.infiltrator', {}, '§13.0b');
  if (!isOccupiedBy(t, enemyOf(m.side), to)) return tx('no.nothingToPass', { space }, '§13.0a');
  if (!hasWayOut(t, setup, m, group, to, how)) return tx('no.wayOut', { space }, '§13.1a');
  return null;
}

/** §13.1a Whether, all infiltrations succeeding, it can reach a space it may enter openly. */
function hasWayOut(t: Table, setup: Setup, m: Move, group: readonly number[], to: number, how: Stride): boolean {
  const there: Move = { ...m, path: { ...m.path } };
  stride(t, setup, there, group, to, how);
  for (const next of stepsFrom[to]!) {
    const on = strideTo(t, setup, there, group, next);
    if (on.why) continue;
    if (!whyNotEnter(t, setup, there, group, next)) return true;
    if (hasWayOut(t, setup, there, group, next, on)) return true;
  }
  return false;
}

const passesStronghold = (t: Table, m: Move): boolean =>
  isInfiltrating(m) && isUnbesiegedStronghold(t, enemyOf(m.side), m.at);

/** §13.4a, §6.52a An infiltrator cannot stop in a fort or fortress space, unless it is stuck there. */
export function whyNotStop(t: Table, m: Move, isStuck: () => boolean): Text | null {
  return !passesStronghold(t, m) || isStuck() ? null : tx('no.stopHere', { space: spaceIds[m.at]! }, '§13.4a');
}

/** §13.1a It has lost its way out. */
export function loseTrapped(u: U): void {
  const m = moveOf(u.table);
  if (passesStronghold(u.table, m)) for (const piece of m.pieces.slice()) eliminate(u, piece, '§13.1a');
}

/** §13.4a It stops passing through; true: among enemies, whom it fights. */
export function stopPassing(t: Table, m: Move): boolean {
  const fights = m.entry !== null && m.pieces.length > 0 && hasUnitOutside(t, enemyOf(m.side), m.at);
  m.entry = fights ? { ...m.entry!, infiltrating: false, stopping: true, halt: true, lake: false } : null;
  return fights;
}

/** §13.3a Pushed back to where enemies stand, it is lost. */
export function losePushedBack(u: U): void {
  const m = moveOf(u.table);
  if (!isOccupiedBy(u.table, enemyOf(m.side), m.at)) return;
  for (const piece of m.pieces.slice()) eliminate(u, piece, '§13.3a');
}
