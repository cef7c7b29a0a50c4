import { BOTH, enemyOf, SIDES, type Side, WORKS } from './data/index.ts';
import { isHeld } from './rules/02-zones.ts';
import { isSenior, isUnder, levelOf } from './rules/06-leaders.ts';
import { emptyHand, forcesOf, hiddenUnits, MOST_FORCES, unitOf } from './rules/li-forces.ts';
import {
  type CampaignState,
  GONE,
  type Hand,
  HIDDEN,
  isOnMap,
  leaderId,
  leaderRange,
  NOT_YET,
  of,
  seatOf,
  sideOf,
  type Table,
  unitId,
} from './state.ts';

/** What is impossible about this state. */
export function audit({ table: t, stack, hands }: CampaignState): readonly string[] {
  const found: string[] = [];
  for (let unit = 0; unit < of(t).units.count; unit++) auditUnit(t, unit, found);
  for (let leader = 0; leader < of(t).leaders.count; leader++) auditLeader(t, leader, found);
  for (const side of BOTH) auditForces(t, hands[seatOf(side)] ?? emptyHand(), side, found);
  if (t.result === null && stack.length === 0) found.push('nobody is asked and the game is not over');
  if (t.pontoons.some(({ side }) => side < 0)) found.push('a pontoon lies nowhere');
  if (t.refused.some(hex => !isHeld(t, 0, hex) && !isHeld(t, 1, hex))) found.push('flanks are refused by nobody');
  return found;
}

function auditUnit(t: Table, unit: number, found: string[]): void {
  const name = unitId(t, unit);
  const { board, title } = of(t);
  const where = t.at[unit]!;
  const says = (bad: boolean, what: string): void => void (bad && found.push(`${name} ${what}`));
  says(where >= 0 ? board.onMap[where] !== 1 : ![NOT_YET, GONE, HIDDEN].includes(where), `is nowhere (${where})`);
  says(isOnMap(t, unit) && isHeld(t, (1 - sideOf(t, unit)) as 0 | 1, where) && !t.retreat, 'stands among enemies');
  says(t.manpower[unit]! < 0 || t.manpower[unit]! > title.maxManpower, `has manpower ${t.manpower[unit]}`);
  says(t.manpower[unit] === 0 && where !== GONE && where !== HIDDEN, 'lives without men');
  says(t.fatigue[unit]! < 0 || t.fatigue[unit]! > 4, `has fatigue ${t.fatigue[unit]}`); // §2.2-fatigue-levels
  says(t.demoralized[unit]! < 0 || t.demoralized[unit]! > 2, 'has no such heart');
  says(t.works[unit]! < 0 || t.works[unit]! >= WORKS.length, 'has no such works');
}

/** Force markers and what is in them: §LI-ten, §LI-hidden. */
function auditForces(t: Table, hand: Hand, side: Side, found: string[]): void {
  const ids = forcesOf(t, side).map(each => each.id);
  const says = (bad: boolean, what: string): void => void (bad && found.push(`${SIDES[side]}: ${what}`));
  says(new Set(ids).size < ids.length || ids.some(id => id < 1 || id > MOST_FORCES), 'impossible force markers');
  says(
    forcesOf(t, side).some(({ at }) => isHeld(t, enemyOf(side), at)),
    'a force marker among enemies',
  );
  const hidden = hiddenUnits(t).filter(unit => sideOf(t, unit) === side);
  const kept = hand.kept.map(unitOf);
  says(kept.length !== hidden.length || kept.some(unit => !hidden.includes(unit)), 'hidden units and markers differ');
  says(
    hand.kept.some(({ force, manpower, fatigue }) => !ids.includes(force) || manpower < 1 || fatigue > 4),
    'an impossible unit in a marker',
  );
  const leaders = hand.kept.flatMap(each => each.leaders);
  const absent = leadersRange(t, side).filter(leader => t.with[leader] === HIDDEN);
  says(leaders.length !== absent.length || leaders.some(each => !absent.includes(each)), 'hidden leaders differ');
}
function leadersRange(t: Table, side: Side): number[] {
  const [from, to] = leaderRange(t, side);
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** He comes in a later turn, with a unit still to come, or in another's place. */
function isToCome(t: Table, leader: number): boolean {
  const { leaders, units, scenario } = of(t);
  const { id, successor, entersTurn, attachedTo } = leaders.data[leader]!;
  const comes = scenario.reinforcements.some(each => each.leaders.includes(id));
  return comes || successor === true || entersTurn !== undefined || t.at[units.ids.indexOf(attachedTo)] === NOT_YET;
}

/** §2.2-leader-never-alone */
function auditLeader(t: Table, leader: number, found: string[]): void {
  const unit = t.with[leader]!;
  const name = leaderId(t, leader);
  if (unit === NOT_YET && !isToCome(t, leader)) found.push(`${name} waits for nothing`);
  if (unit === NOT_YET || unit === GONE || unit === HIDDEN) return;
  if (unit < 0 || t.at[unit] === GONE || t.at[unit] === NOT_YET) found.push(`${name} is with nobody`);
  else if (!isUnder(t, leader, unit)) found.push(`${name} is with a stranger`);
  else if (isSenior(t, leader) && of(t).units.arm[unit] !== 0) found.push(`${name} is not with infantry`);
  const peers = t.with.filter((other, i) => other === unit && levelOf(t, i) === levelOf(t, leader));
  if (peers.length > 2) found.push(`${name} shares his unit with his equals`);
}
