import {
  crt,
  crtColumns,
  crtMax,
  enemyOf,
  fullStrength,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isLeader,
  isLight,
  isRegular,
  pieceIds,
  reducedStrength,
  SIDES,
  type Side,
  tacticsOf,
} from '../data/index.ts';
import {
  ASSAULT,
  type Battle,
  battleOf,
  isReduced,
  leadersIn,
  outsideIn,
  piecesIn,
  STOCKADE,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { tacticsOfCommander } from './05-forces.ts';
import { eliminate, stepsOf } from './07-pieces.ts';
import { by } from './told.ts';

// 7.5 STRENGTHS, COLUMNS, MODIFIERS, DICE.

/** §7.1b, §8.12a, §14.1i Everyone there who is not inside; in an assault §9.12a, §9.12b everyone. */
export const fightersOf = (t: Table, b: Battle, side: Side): number[] =>
  b.kind === ASSAULT ? piecesIn(t, side, b.where) : outsideIn(t, side, b.where);
export const fightingUnits = (t: Table, b: Battle, side: Side): number[] =>
  fightersOf(t, b, side).filter(piece => !isLeader(piece));

export const strengthOfUnit = (t: Table, unit: number): number =>
  isReduced(t, unit) ? reducedStrength[unit]! : fullStrength[unit]!;
export const strengthOf = (t: Table, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOfUnit(t, unit), 0);

/** §table-crt-a */
export const columnFor = (strength: number): number => crtMax.findIndex(most => most === null || strength <= most);
/** §table-crt-b */
export const rowFor = (die: number): number => Math.max(0, Math.min(7, die));

/** The column a side fires on: §7.55a, §7.56a, §9.13c. */
export function columnOf(t: Table, b: Battle, side: Side): number {
  const ambush = isAmbusher(b, side) ? 2 : 1; // §table-crt-e before any shift
  const column = columnFor(strengthOf(t, fightingUnits(t, b, side)) * ambush);
  return Math.max(0, column - shiftOf(t, b, side));
}
function shiftOf(t: Table, b: Battle, side: Side): number {
  if (side !== b.attacker) return 0;
  if (b.kind === ASSAULT) return 1; // §9.13c
  return t.fieldworks[b.where]! >= 0 ? 1 : 0; // §7.55a
}

/** §7.56c Two ambushes cancel each other. */
export const isAmbusher = (b: Battle, side: Side): boolean => b.ambush[side]! && !b.ambush[enemyOf(side)];
export const ambusherOf = (b: Battle): Side | null =>
  isAmbusher(b, b.attacker) ? b.attacker : isAmbusher(b, enemyOf(b.attacker)) ? enemyOf(b.attacker) : null;

/** §7.51, §9.13a Whose Tactics count. */
export function tacticsIn(t: Table, b: Battle, side: Side): number {
  if (side === t.active) return b.commander >= 0 && t.at[b.commander] === b.where ? tacticsOf(b.commander) : 0; // §7.51a
  return tacticsOfCommander(fightersOf(t, b, side)); // §7.51b
}

/** Everything added to a side's die. */
export function modifierOf(t: Table, b: Battle, side: Side): number {
  if (b.kind === ASSAULT) return tacticsIn(t, b, side) + (t.batteries[side] === b.where ? 2 : 0); // §9.13b
  const attacks = side === b.attacker;
  const stockade = t.fort[b.where] === STOCKADE && t.holder[b.where] === enemyOf(side);
  return (
    tacticsIn(t, b, side) -
    (lacksTroops(t, b, side) ? 1 : 0) - // §7.52a, §7.53a
    (attacks && b.landing ? 1 : 0) - // §7.54a
    (attacks && stockade ? 1 : 0) // §7.54b
  );
}

/** §7.52a Auxiliaries or Light Infantry in the wild, §7.53a Regulars in the fields: one side has them, the other not. */
export function lacksTroops(t: Table, b: Battle, side: Side): boolean {
  const suited = (unit: number): boolean =>
    isCultivated[b.where] ? isRegular[unit]! : isAuxiliary[unit]! || isLight[unit]!;
  return !fightingUnits(t, b, side).some(suited) && fightingUnits(t, b, enemyOf(side)).some(suited);
}

/** §7.5a One side fires. */
export function fire(u: U, side: Side): void {
  const { table: t } = u;
  const b = battleOf(t);
  const column = columnOf(t, b, side);
  const modifier = modifierOf(t, b, side);
  const rule = b.kind === ASSAULT ? '§9.13a' : '§7.5a';
  const args = { side: SIDES[side], modifier, column: crtColumns[column]! };
  const die = u.roll(6, tx('roll.fire', args, rule), by(side)); // §1.0b
  const row = rowFor(die + modifier);
  b.die[side] = die;
  b.result[side] = crt[row]![column]!;
  const result = { side: SIDES[side], steps: b.result[side]!, cell: crtCell(row, column) };
  u.say(tx('battle.result', result, '§table-crt-c'), by(side));
  const enemy = enemyOf(side);
  const there = fightingUnits(t, b, enemy).reduce((sum, unit) => sum + stepsOf(t, unit), 0);
  b.owed[enemy] = Math.min(b.result[side]!, there);
}
export const crtCell = (row: number, column: number): string => `crt ${row} ${crtColumns[column]}`;

/** §7.7a After a natural 1 or 6 that hurt, each leader of the enemy rolls. */
export function checkLeaders(u: U, side: Side): void {
  const { table: t } = u;
  const b = battleOf(t);
  const die = b.die[enemyOf(side)]!;
  if ((die !== 1 && die !== 6) || b.result[enemyOf(side)]! < 1) return; // §table-crt-d
  for (const leader of leadersIn(t, side, b.where)) {
    if (b.kind !== ASSAULT && t.inside[leader] === 1) continue;
    const fate = u.roll(6, tx('roll.leader', { leader: pieceIds[leader]! }, '§7.7a'), by(side));
    if (fate === 1) eliminate(u, leader, '§7.7a');
  }
}

/** §7.62a The 1st, 3rd, 5th … loss; in 2010 half of all, rounded up, in any order. */
export const isDrilledLoss = (b: Battle, side: Side): boolean =>
  b.free ? Math.ceil((b.lost[side]! + b.owed[side]!) / 2) - b.drilled[side]! >= b.owed[side]! : b.lost[side]! % 2 === 0;

/** The units that may take the next step loss. */
export function losable(t: Table, b: Battle, side: Side): number[] {
  const units = fightingUnits(t, b, side);
  const drilled = units.filter(unit => isDrilled[unit]);
  const first = b.kind === ASSAULT || isDrilledLoss(b, side); // §9.14b
  return fullFirst(t, first && drilled.length > 0 ? drilled : units); // §7.62b before §7.63a
}
/** §7.63a No reduced unit dies while a full one is there. */
export function fullFirst(t: Table, units: readonly number[]): number[] {
  const full = units.filter(unit => !isReduced(t, unit));
  return full.length > 0 ? full : [...units];
}
