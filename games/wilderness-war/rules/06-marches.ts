import type { Setup, Text } from '@bivouac/kernel';
import { pieceIds, pieceNumber, spaceIds, spaceNumber, stepsFrom } from '../data/index.ts';
import { advanced, isInfiltrating, type Move, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isLoneAuxiliary, needsJohnson } from './05-forces.ts';
import { whyNotCommand } from './05-groups.ts';
import { strideTo, whyNotEnter } from './06-movement.ts';
import { whyNotInfiltrate } from './13-infiltration.ts';

// 6.1 MARCHES: one space at a time, openly or by infiltration, with all or leaving some.

export interface March {
  readonly to: string;
  readonly leave?: readonly string[];
  readonly infiltrate?: boolean;
}

/** Who goes on: those who set out (§6.1b), without any who are left behind (§6.1c). */
export function goingOn(m: Move, leave: readonly string[] | undefined): readonly number[] | Text {
  if (!leave || leave.length === 0) return whyNotTogether(m.pieces) ?? m.pieces; // its leader may have fallen
  const left = leave.map(pieceNumber);
  const wrong = leave.find((_, i) => !m.pieces.includes(left[i]!));
  if (wrong !== undefined || new Set(left).size < left.length) return tx('no.leave', { piece: wrong ?? '' }, '§6.1c');
  if (left.includes(m.commander)) return tx('no.leaveCommander', { piece: pieceIds[m.commander]! }, '§6.1c');
  if (m.path.steps === 0) return tx('no.leaveStart', {}, '§6.1c');
  if (isInfiltrating(m)) return tx('no.leaveInfiltrating', {}, '§13.0b');
  const group = m.pieces.filter(piece => !left.includes(piece));
  if (group.length === 0) return tx('no.leaveAll', {}, '§6.1c');
  return whyNotTogether(group) ?? group;
}
function whyNotTogether(group: readonly number[]): Text | null {
  if (needsJohnson(group)) return tx('no.johnson', {}, '§5.534a');
  return whyNotCommand(group, '§5.34e');
}

export function whyNotMarch(t: Table, setup: Setup, m: Move, march: March): Text | null {
  const to = spaceNumber(march.to);
  if (to < 0) return tx('no.space', { space: march.to }, '§2.0k');
  const group = goingOn(m, march.leave);
  if ('key' in group) return group;
  const how = strideTo(t, setup, m, group, to);
  if (how.why) return how.why;
  if (march.infiltrate) return whyNotInfiltrate(t, setup, m, group, to, how);
  return whyNotEnter(t, setup, m, group, to);
}

/** Every next step without leaving anybody. */
export function marches(t: Table, setup: Setup, m: Move): March[] {
  const found: March[] = [];
  if (whyNotTogether(m.pieces)) return found;
  const stealthy = advanced(setup) && isLoneAuxiliary(m.pieces);
  for (const to of stepsFrom[m.at]!) {
    const how = strideTo(t, setup, m, m.pieces, to);
    if (how.why) continue;
    if (!whyNotEnter(t, setup, m, m.pieces, to)) found.push({ to: spaceIds[to]! });
    if (stealthy && !whyNotInfiltrate(t, setup, m, m.pieces, to, how))
      found.push({ to: spaceIds[to]!, infiltrate: true });
  }
  return found;
}
