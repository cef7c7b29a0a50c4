import type { Text } from '@bivouac/kernel';
import {
  ARMY_LEADER,
  CAVALRY,
  DISTRICT_LEADER,
  DIVISION_LEADER,
  distance,
  INFANTRY,
  isSubordinateTo,
  type Side,
} from '../data/index.ts';
import {
  isOnMap,
  leaderAt,
  leaderId,
  leaderRange,
  leaderSide,
  leadersIn,
  of,
  sideOf,
  type Table,
  unitId,
  unitRange,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';

// 6.3 LEADERS: to whom they are attached.

export const levelOf = (t: Table, leader: number): number => of(t).leaders.level[leader]!;
/** Army and district leaders: they stay with infantry. */
export const isSenior = (t: Table, leader: number): boolean => levelOf(t, leader) >= DISTRICT_LEADER;
export const isCavalryLeader = (t: Table, leader: number): boolean => of(t).leaders.cavalry[leader] === 1;
export const isUnder = (t: Table, leader: number, unit: number): boolean => isSubordinateTo(of(t), leader, unit);
export const isArmyLeader = (t: Table, leader: number): boolean => levelOf(t, leader) === ARMY_LEADER;

/** Why a leader may not be attached to a unit. `leaving` are leaders of that unit who go elsewhere. */
export function whyNotAttach(t: Table, leader: number, unit: number, leaving: readonly number[] = []): Text | null {
  const args = { leader: leaderId(t, leader), unit: unitId(t, unit) };
  if (isSenior(t, leader) && of(t).units.arm[unit] !== INFANTRY)
    return tx(
      'no.needsInfantry',
      args,
      isArmyLeader(t, leader) ? '§2.2-leader-army-infantry' : '§2.2-leader-district-infantry',
    );
  if (!isUnder(t, leader, unit)) return tx('no.notUnder', args, '§6.3-no-command'); // §2.2-leader-corps-div-attach
  const peer = attachedTo(t, unit).find(
    each => each !== leader && !leaving.includes(each) && levelOf(t, each) === levelOf(t, leader),
  );
  return peer === undefined ? null : tx('no.peer', { ...args, peer: leaderId(t, peer) }, '§6.3-several-leaders'); // §6.3-army-alone
}
export const mayAttach = (t: Table, leader: number, unit: number): boolean => whyNotAttach(t, leader, unit) === null;

export function attachedTo(t: Table, unit: number): number[] {
  const found: number[] = [];
  for (let leader = 0; leader < t.with.length; leader++) if (t.with[leader] === unit) found.push(leader);
  return found;
}

/** Another unit of his hex a leader can stay with when this one leaves with those `going`, or -1. */
const stayWith = (t: Table, leader: number, unit: number, going: readonly number[]): number =>
  unitsIn(t, leaderSide(t, leader), t.at[unit]!).find(
    each => each !== unit && whyNotAttach(t, leader, each, going) === null,
  ) ?? -1;

/** §6.3-several-leaders Of leaders who go to one unit, why two cannot: they are of one level. */
export function whyNotTogether(t: Table, leaders: readonly number[], unit: number): Text | null {
  for (const [i, leader] of leaders.entries()) {
    const peer = leaders.slice(0, i).find(each => each !== leader && levelOf(t, each) === levelOf(t, leader));
    if (peer !== undefined)
      return tx(
        'no.peer',
        { leader: leaderId(t, leader), unit: unitId(t, unit), peer: leaderId(t, peer) },
        '§6.3-several-leaders',
      );
  }
  return null;
}

/** Who goes along when a unit leaves its hex: those named, or those attached. */
export function whyNotAlong(t: Table, unit: number, along: readonly string[] | undefined): Text | null {
  if (along === undefined) return null;
  const side = sideOf(t, unit);
  const here = leadersIn(t, side, t.at[unit]!);
  const going = along.map(slug => of(t).leaders.ids.indexOf(slug));
  for (const [i, leader] of going.entries()) {
    if (!here.includes(leader)) return tx('no.leaderHere', { leader: along[i]! }, '§6.3-attached');
    if (t.with[leader] === unit) continue;
    if (t.activation?.leader === leader) return tx('no.bound', { leader: along[i]! }, '§6.3-choice'); // §5.2-5-designate
    const staying = attachedTo(t, unit).filter(each => !going.includes(each));
    const barred = whyNotAttach(t, leader, unit, staying);
    if (barred) return barred;
  }
  const left = attachedTo(t, unit).find(
    each => !going.includes(each) && (isBound(t, each) || stayWith(t, each, unit, going) < 0),
  );
  if (left === undefined) return whyNotTogether(t, going, unit);
  const leader = leaderId(t, left);
  return isBound(t, left)
    ? tx('no.bound', { leader }, '§6.3-choice')
    : tx('no.alone', { leader }, '§2.2-leader-never-alone');
}
const isBound = (t: Table, leader: number): boolean => t.activation?.leader === leader;

/** Groups of the leaders of a hex that could be named: nobody, each alone, all. */
export function someOf(t: Table, leaders: readonly number[]): readonly (readonly string[])[] {
  const slugs = leaders.map(leader => leaderId(t, leader));
  return slugs.length === 0 ? [] : [[], ...slugs.map(slug => [slug]), ...(slugs.length > 1 ? [slugs] : [])];
}

/** Leaders go with the unit or stay with another, before it leaves. */
export function takeAlong(t: Table, unit: number, along: readonly string[] | undefined): void {
  if (along === undefined) return;
  const going = along.map(slug => of(t).leaders.ids.indexOf(slug));
  for (const leader of attachedTo(t, unit))
    if (!going.includes(leader)) t.with[leader] = stayWith(t, leader, unit, going); // §6.3-choice §6.3-army-choice
  for (const leader of going) t.with[leader] = unit;
}

const HAS_ANOTHER = 1000; // a unit with a leader of his level comes last
/** The nearest units he may be attached to. */
export function nearestUnits(t: Table, leader: number, hex: number): readonly number[] {
  const { board, units } = of(t);
  const [from, to] = unitRange(t, leaderSide(t, leader));
  let best: number[] = [];
  let least = Number.MAX_SAFE_INTEGER;
  for (let unit = from; unit < to; unit++) {
    if (!isOnMap(t, unit) || !isUnder(t, leader, unit)) continue;
    if (isSenior(t, leader) && units.arm[unit] !== INFANTRY) continue;
    const far = distance(board, hex, t.at[unit]!) + (mayAttach(t, leader, unit) ? 0 : HAS_ANOTHER);
    if (far < least) [best, least] = [[unit], far];
    else if (far === least) best.push(unit);
  }
  return best;
}

/** The leaders of a side who are on the map. */
export function leadersOf(t: Table, side: Side): number[] {
  const [from, to] = leaderRange(t, side);
  const found: number[] = [];
  for (let leader = from; leader < to; leader++) if (leaderAt(t, leader) >= 0) found.push(leader);
  return found;
}

/** §5.2-8-cav-div-limit Under a cavalry division leader only the first that marches may attack. */
export const isBarredFromAttack = (t: Table, unit: number): boolean => {
  const { activation: now, march } = t;
  if (march?.barred === 1) return true;
  if (!now || now.marched <= 1) return false;
  const limited = isCavalryLeader(t, now.leader) && levelOf(t, now.leader) === DIVISION_LEADER; // §5.2-8-cav-corps-free
  return limited && of(t).units.arm[unit] === CAVALRY;
};
