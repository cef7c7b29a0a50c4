import type { Text } from '@bivouac/kernel';
import type { Advance } from '../actions.ts';
import { enemyOf, FORD, MINOR, type Side, sideBetween } from '../data/index.ts';
import {
  type Act,
  type Attack,
  hexId,
  isHeldBy,
  isOnMap,
  leaderAt,
  leaderId,
  leaderNamed,
  leaderSide,
  leadersIn,
  of,
  place,
  sideOf,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone } from './02-zones.ts';
import { isUnder, mayAttach, someOf, whyNotAttach } from './06-leaders.ts';
import { leaveMarkers } from './06-move.ts';
import { isFordClosed } from './06-steps.ts';
import { read } from './07-results.ts';
import { crossingAt, pontoonAt } from './10-crossings.ts';
import { breakPontoons } from './10-pontoons.ts';
import { scout } from './li-sight.ts';
import { isShut, whyShut } from './special.ts';
import { by, piecesOf } from './told.ts';

// 7.6 ADVANCE AFTER COMBAT.

/** §7.6-advance-terrain Over the hexside of the attack, unless floods bar it; it is no march and costs nothing (§7.6-advance-free). */
const canEnter = (t: Table, unit: number, target: number): boolean =>
  !isFlooded(t, sideOf(t, unit), sideBetween(of(t).board, t.at[unit]!, target)) &&
  !isShut(t, unit, t.at[unit]!, target);

/** A ford that high water closes, with no pontoon of one's own beside it. */
function isFlooded(t: Table, own: Side, side: number): boolean {
  if (of(t).board.water[side]! < MINOR || crossingAt(t, side) !== FORD || !isFordClosed(t, side)) return false;
  return t.pontoons[pontoonAt(t, side)]?.owner !== own;
}

/** Who may advance: whoever has attacked and is left (§7.6-advance-nonpart). */
export const advancers = (t: Table, { units, target }: Attack): number[] =>
  units.filter(unit => isOnMap(t, unit) && canEnter(t, unit, target));

/** §7.6-advance, §7.5-a Only with an `a`, into a hex that was left; a letter does not forbid it (§7.6-advance-fatigued). */
export const mayAdvance = (t: Table, attack: Attack): boolean =>
  read(attack.attackerResult).way === 'a' &&
  !isHeldBy(t, enemyOf(attack.side), attack.target) &&
  advancers(t, attack).length > 0;

/** The leaders of the hexes they come from. */
const leadersOf = (t: Table, side: Side, going: readonly number[]): number[] =>
  [...new Set(going.map(unit => t.at[unit]!))].flatMap(hex => leadersIn(t, side, hex));
/** The units of his hex a leader may be with: those that go or those that stay. */
const roomFor = (t: Table, leader: number, going: readonly number[], along: boolean): number[] =>
  unitsIn(t, leaderSide(t, leader), leaderAt(t, leader)).filter(unit => going.includes(unit) === along);

/**
 * With whom each leader advances or stays, as there is room: two of a level are never with one unit (§6.3-several-leaders). Who has
 * the least choice is placed first; -1: there is none for him.
 */
function seats(t: Table, side: Side, going: readonly number[], along: readonly string[]): ReadonlyMap<number, number> {
  const trial: Table = { ...t, with: t.with.slice() };
  const goes = (leader: number): boolean => along.includes(leaderId(t, leader));
  const movers = leadersOf(t, side, going).filter(leader => goes(leader) !== going.includes(t.with[leader]!));
  for (const leader of movers) trial.with[leader] = -1;
  const free = (leader: number): number[] =>
    roomFor(t, leader, going, goes(leader)).filter(unit => mayAttach(trial, leader, unit)); // §7.6-advance-leader-new
  const found = new Map<number, number>();
  for (const leader of movers.sort((one, other) => free(one).length - free(other).length)) {
    trial.with[leader] = free(leader)[0] ?? -1;
    found.set(leader, trial.with[leader]!);
  }
  return found;
}

function whyNotLeaders(t: Table, side: Side, going: readonly number[], along: readonly string[]): Text | null {
  const here = leadersOf(t, side, going);
  const stray = along.find(slug => !here.includes(leaderNamed(t, side, slug)));
  if (stray !== undefined) return tx('no.leaderHere', { leader: stray }, '§7.6-advance-leader');
  for (const [leader, unit] of seats(t, side, going, along)) {
    if (unit >= 0) continue;
    const slug = leaderId(t, leader);
    return along.includes(slug)
      ? whyNotWith(t, leader, roomFor(t, leader, going, true))
      : tx('no.advanceLeader', { leader: slug }, '§7.6-advance-leader');
  }
  return null;
}
/** Why a leader finds nobody to go with among these, who advance. */
function whyNotWith(t: Table, leader: number, room: readonly number[]): Text {
  const own = room.find(unit => isUnder(t, leader, unit));
  const args = { leader: leaderId(t, leader) };
  if (own === undefined) return tx('no.notUnder', { ...args, unit: unitId(t, room[0]!) }, '§7.6-advance-leader-new');
  return whyNotAttach(t, leader, own) ?? tx('no.advanceRoom', args, '§6.3-several-leaders');
}

function whyNotAdvance(t: Table, unit: number, slug: string): Text {
  const { units, target } = t.attack!;
  if (!units.includes(unit) || !isOnMap(t, unit)) return tx('no.advance', { unit: slug }, '§7.6-advance-nonpart');
  const shut = whyShut(t, unit, t.at[unit]!, target);
  return shut ?? tx('no.advanceFlood', { unit: slug }, '§7.6-advance-terrain');
}

export const advanceAct: Act<Advance> = {
  type: 'advance',
  whyNot(t, side, { units, leaders }) {
    const able = advancers(t, t.attack!);
    const stray = units.find(slug => !able.includes(unitNamed(t, side, slug)));
    if (stray !== undefined) return whyNotAdvance(t, unitNamed(t, side, stray), stray);
    if (units.length === 0 || new Set(units).size < units.length) return tx('no.unitsNamed', {}, '§7.6-advance');
    const going = units.map(slug => unitNamed(t, side, slug));
    return leaders ? whyNotLeaders(t, side, going, leaders) : null;
  },
  some(t) {
    const { side } = t.attack!;
    const able = advancers(t, t.attack!);
    const groups = [...able.map(unit => [unit]), ...(able.length > 1 ? [able] : [])];
    return groups.flatMap((going): Advance[] => {
      const plain: Advance = { type: 'advance', units: going.map(unit => unitId(t, unit)) };
      const along = someOf(t, leadersOf(t, side, going)).filter(who => !whyNotLeaders(t, side, going, who));
      return [plain, ...along.map(leaders => ({ ...plain, leaders }))];
    });
  },
  begin(u, side, action) {
    const { table: t } = u;
    const going = action.units.map(slug => unitNamed(t, side, slug));
    if (action.leaders) attach(t, side, going, action.leaders);
    advance(u, side, going, t.attack!.target);
  },
};

function attach(t: Table, side: Side, going: readonly number[], along: readonly string[]): void {
  for (const [leader, unit] of seats(t, side, going, along)) t.with[leader] = unit;
}

/** Units go into the hex that was left; works stay behind (§7.6-advance-works). */
export function advance(u: U, side: Side, going: readonly number[], target: number): void {
  const { table: t } = u;
  const trails = going.map(unit => ({
    ...{ pieces: piecesOf(t, unit), spots: [hexId(t, t.at[unit]!), hexId(t, target)], kind: 'march' as const },
  }));
  const hexes = going.map(unit => t.at[unit]!);
  for (const unit of going) place(t, unit, target);
  for (const hex of hexes) leaveMarkers(t, side, hex);
  scout(u);
  u.say(tx('combat.advance', { units: going.map(unit => unitId(t, unit)), hex: hexId(t, target) }, '§7.6-advance'), {
    ...by(side),
    trails,
  });
  for (const unit of going) breakPontoons(u, unit); // §10.2-pontoon-destroy
  const { march } = t;
  if (!march || !going.includes(march.unit)) return;
  march.advanced = target;
  if (inEnemyZone(t, side, target)) march.zoned = 1; // §7.6-advance-zoc
}
