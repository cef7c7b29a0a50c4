import {
  BOTH,
  departmentOf,
  departmentSide,
  isAuxiliary,
  isIndian,
  isLeader,
  isRanger,
  raidLosses,
  raidSuccess,
  sideOf,
  spaceIds,
  tacticsOf,
  tribeOf,
  UNITS,
  unitsOf,
  villageTribes,
} from '../data/index.ts';
import { isEnemyCultivated } from '../rules/02-map.ts';
import { commanderOf } from '../rules/05-forces.ts';
import { militiaInBox } from '../rules/07-battle.ts';
import { rowFor } from '../rules/07-fire.ts';
import { isRaidTarget, raidColumn } from '../rules/10-raids.ts';
import { FORT, isRaided, raidsOf, STOCKADE } from '../state.ts';
import type { Context } from './context.ts';
import { key } from './scan.ts';

// Raids on paper: who, where, and what a marker is worth now.

/** The markers of a side so far this year. */
export function markersOf(c: Context): number {
  let sum = 0;
  for (const count of raidsOf(c.t, c.side)) sum += count;
  return sum;
}

/** Half a point each, rounded up: the odd marker is the one that counts: §12.22a. */
export function markerWorth(c: Context, before: number): number {
  const odd = before % 2 === 0; // this one makes it odd
  const later = c.t.season === 0 ? 3 : Math.max(0, c.t.held[c.side]! - 1); // cards that may still turn odd into even
  const turns = Math.min(0.31, 0.15 * later);
  return odd ? 1 - turns : turns;
}

/** Spaces that could ever be raided by a side: enemy fields, and villages. */
const RAIDABLE: readonly (readonly number[])[] = BOTH.map(side =>
  spaceIds.flatMap((_, space) => (isEnemyCultivated(side, space) || villageTribes[space]!.length > 0 ? [space] : [])),
);

/** Spaces worth a raid, found once a look. */
export function raidGoals(c: Context): readonly number[] {
  c.found.raids ??= [
    ...RAIDABLE[c.side]!,
    ...c.goals.flatMap(({ space }) => (RAIDABLE[c.side]!.includes(space) ? [] : [space])),
  ].filter(space => isGoal(c, space));
  return c.found.raids;
}
function isGoal(c: Context, space: number): boolean {
  const { t, side, s, enemy } = c;
  if (t.fort[space]! >= FORT || s.units[key(enemy, space)]! > 0 || s.drilled[key(side, space)]! > 0) return false;
  if (isRaided(t, space) && t.fort[space] !== STOCKADE && isEnemyCultivated(side, space)) return false;
  return isRaidTarget(t, side, space);
}

/** The chance that these raiders succeed there. */
export function raidChance(c: Context, raiders: readonly number[], space: number, commander: number): number {
  const modifier = raidersBonus(raiders, commander) - (isGuarded(c, space) ? 1 : 0);
  let times = 0;
  for (let die = 1; die <= 6; die++) if (rowFor(die + modifier) >= raidSuccess) times++;
  return times / 6;
}
function raidersBonus(raiders: readonly number[], commander: number): number {
  const chief = commander >= 0 ? commander : commanderOf(raiders.filter(isLeader));
  return (chief >= 0 ? tacticsOf(chief) : 0) + (raiders.some(piece => isRanger[piece]) ? 1 : 0);
}
function isGuarded({ t, enemy }: Context, space: number): boolean {
  const department = departmentOf[space]!;
  return department >= 0 && departmentSide(department) === enemy && militiaInBox(t, department).length >= 2; // §10.3d
}

/** What a raid there promises, in points. */
export function raidWorth(
  c: Context,
  raiders: readonly number[],
  space: number,
  commander: number,
  before: number,
): number {
  const chance = raidChance(c, raiders, space, commander);
  const column = raidColumn(c.t, c.side, space);
  const losses = raidLosses[column]!.reduce((sum, loss) => sum + loss, 0) / 8;
  const spoils = (c.t.fort[space] === STOCKADE ? 0.12 : 0) + 0.15 * tribesmen(c, space);
  const defended = c.t.fort[space] === STOCKADE && isGuardedAtAll(c, space) ? 0.15 : 0;
  return chance * (1 - defended) * (markerWorth(c, before) + spoils) - 0.08 * losses - 0.02 * raiders.length;
}
function isGuardedAtAll({ t }: Context, space: number): boolean {
  const department = departmentOf[space]!;
  return department >= 0 && militiaInBox(t, department).length > 0;
}
/** Enemy Indians who would scatter: §10.31c. */
function tribesmen({ t, enemy }: Context, space: number): number {
  if (villageTribes[space]!.length === 0) return 0;
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++)
    if (t.at[unit]! >= 0 && sideOf[unit] === enemy && isIndian[unit] && villageTribes[space]!.includes(tribeOf(unit)))
      count++;
  return count;
}

/** Auxiliaries of the side that are free to act. */
export const freeRaiders = ({ t, side }: Context): number[] =>
  unitsOf[side]!.filter(unit => isAuxiliary[unit] && t.at[unit]! >= 0 && t.used[unit] === 0 && t.inside[unit] === 0);
