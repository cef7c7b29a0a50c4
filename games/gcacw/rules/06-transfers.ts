import { type Choices, list, type Text } from '@bivouac/kernel';
import type { Transfer } from '../actions.ts';
import { SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  leaderAt,
  leaderId,
  leaderNamed,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitRange,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { canRide } from './02-command.ts';
import { isUnder, leadersOf, mayAttach, whyNotAttach } from './06-leaders.ts';
import { rode } from './told.ts';

// 6.3 THE LEADER TRANSFER PHASE: the Union first, then the Confederates.

const END: Action = { type: 'endTransfers' };

function whyNotTransfer(t: Table, side: Side, action: Transfer): Text | null {
  const leader = leaderNamed(t, side, action.leader);
  const unit = unitNamed(t, side, action.to);
  if (leader < 0 || leaderAt(t, leader) < 0)
    return tx('no.leader', { leader: action.leader, side: SIDES[side]! }, '§6.3-transfer-phase');
  if (unit < 0 || t.at[unit]! < 0) return tx('no.unit', { unit: action.to, side: SIDES[side]! }, '§6.3-transfer-phase');
  if (t.moved[leader] === 1) return tx('no.transferAgain', { leader: action.leader }, '§6.3-transfer-any');
  if (t.with[leader] === unit) return tx('no.transferSame', { leader: action.leader }, '§6.3-transfer-phase');
  const barred = whyNotAttach(t, leader, unit); // §6.3-army-transfer
  if (barred) return barred;
  return canRide(t, side, leaderAt(t, leader), t.at[unit]!)
    ? null
    : tx('no.ride', { leader: action.leader, unit: action.to }, '§6.3-transfer-path');
}

/** Whether a leader may be transferred to this unit. */
const mayRide = (t: Table, side: Side, leader: number, unit: number): boolean =>
  t.at[unit]! >= 0 &&
  t.with[leader] !== unit &&
  isUnder(t, leader, unit) &&
  mayAttach(t, leader, unit) &&
  canRide(t, side, leaderAt(t, leader), t.at[unit]!);

/** What can be done, and ending it; `most`: not more than so many. */
function transfersOf(t: Table, side: Side, most: number): Action[] {
  const found: Action[] = [END];
  const [first, last] = unitRange(t, side);
  for (const leader of leadersOf(t, side)) {
    if (t.moved[leader] === 1) continue;
    for (let unit = first; unit < last; unit++) {
      if (!mayRide(t, side, leader, unit)) continue;
      found.push({ type: 'transfer', leader: leaderId(t, leader), to: unitId(t, unit) });
      if (found.length >= most) return found;
    }
  }
  return found;
}
export const hasTransfers = (t: Table, side: Side): boolean => transfersOf(t, side, 2).length > 1;
export const transferChoices = (t: Table, side: Side): Choices<Action> =>
  list(transfersOf(t, side, Number.MAX_SAFE_INTEGER), action =>
    action.type === 'transfer' ? whyNotTransfer(t, side, action) : null,
  );

export function transfer(u: U, side: Side, action: Transfer): void {
  const { table: t } = u;
  const leader = leaderNamed(t, side, action.leader);
  const unit = unitNamed(t, side, action.to);
  const from = leaderAt(t, leader);
  t.with[leader] = unit;
  t.moved[leader] = 1;
  u.say(
    tx('leader.transferred', { leader: action.leader, unit: action.to }, '§6.3-transfer-phase'),
    rode(t, side, [leader], [from, t.at[unit]!]),
  );
}
