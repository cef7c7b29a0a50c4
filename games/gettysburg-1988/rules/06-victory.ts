import type { Setup } from '@bivouac/kernel';
import {
  CONFEDERATE,
  enemyOf,
  frontFactor,
  hexIds,
  isGeneral,
  objectiveAt,
  objectives,
  pointsOf,
  SIDES,
  type Side,
  scenarioOf,
  sideOf,
  UNION,
  UNITS,
} from '../data/index.ts';
import { ELIMINATED, EXITED, has, isOnMap, isReduced, type Result, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';

/** A side that brings a unit into an objective controls it from then on. */
export function enterHex(u: U, side: Side, hex: number): void {
  // §6a5-c
  const objective = objectiveAt[hex]!;
  if (objective < 0 || u.table.control[objective] === side) return;
  u.table.control[objective] = side;
  const args = { side: SIDES[side], hex: hexIds[hex]!, points: pointsOf[hex]! };
  u.say(tx('objective.taken', args, '§6a5-c'), { by: SIDES[side] });
}

export const objectivePoints = (t: Table, side: Side): number =>
  // §6a5-b
  objectives.reduce((sum, hex, i) => sum + (t.control[i] === side ? pointsOf[hex]! : 0), 0);

export function damagePoints(t: Table, setup: Setup, side: Side): number {
  // §6a5-e to §6a5-h, the damage of the set-up too: §6a5-g
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    if (sideOf[unit] !== enemyOf(side) || isGeneral[unit]) continue; // §6a5-h
    if (t.at[unit] === ELIMINATED)
      sum += frontFactor[unit]!; // §6a5-e
    else if (isReduced(t, unit) && countsReduced(t, setup, unit)) sum += 1; // §6a5-f
  }
  return sum;
}

/** A unit that left the map counts as it stood when it left; by the letter of §6a5-f, a variant, it counts no more. */
const countsReduced = (t: Table, setup: Setup, unit: number): boolean =>
  isOnMap(t, unit) || (t.at[unit] === EXITED && !has(setup, '6a5-f')); // §3d-c

/** Victory points of a side, at any time. */
export const points = (t: Table, setup: Setup, side: Side): number =>
  objectivePoints(t, side) + damagePoints(t, setup, side); // §6a5-i

/** How the game would end with the points as they are. */
export function verdict(t: Table, setup: Setup): Result {
  const confederate = points(t, setup, CONFEDERATE);
  const union = points(t, setup, UNION);
  return { winner: winner(setup.scenario, confederate, union), confederate, union };
}

export function winner(scenario: string, confederate: number, union: number): Result['winner'] {
  const { victory } = scenarioOf(scenario);
  switch (victory.type) {
    case 'ratio': // 6b-s1-e
      return confederate >= victory.atLeastPoints && confederate >= victory.atLeast * union ? 'confederate' : 'union';
    case 'margin': // 6b-s2-g
      return confederate - union >= victory.atLeast ? 'confederate' : 'union';
    case 'most': // 6b-s3-g, 6-campaign-b
      return confederate === union ? 'draw' : confederate > union ? 'confederate' : 'union';
  }
}

export function endGame(u: U): void {
  // §5-b, §6a5-a
  u.table.result = verdict(u.table, u.setup);
  const { confederate, union } = u.table.result;
  u.say(tx('game.ended', { confederate, union }, '§6a5-a'));
}
