import type { Setup } from '@bivouac/kernel';
import {
  BOTH,
  enemyOf,
  neighbours,
  originalOwner,
  SIDES,
  type Side,
  SPACES,
  scenarioOf,
  setupOf,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { demolitionsNow } from '../rules/05-anytime.ts';
import { type Action, hasDrilledIn, hasUnit, STOCKADE, type Table, type WildernessView } from '../state.ts';

// 5.46 Stockades that are better burnt: pulling one down costs nothing, losing it costs a point.

const firstBuilt = new Map<string, readonly ReadonlySet<number>[]>(); // by scenario, then side

const builtIn = (scenario: string): readonly ReadonlySet<number>[] =>
  BOTH.map(side => new Set(setupOf(scenarioOf(scenario))[SIDES[side]].stockades.map(spaceNumber)));

/** Whether the enemy's stockade stood here when the game began. */
function wasTheirs({ scenario }: Setup, side: Side, space: number): boolean {
  const known = firstBuilt.get(scenario) ?? builtIn(scenario);
  firstBuilt.set(scenario, known);
  return known[enemyOf(side)]!.has(space);
}

/** Drilled Troops next door, and nobody of ours here or beside them to meet them. */
function isAtTheirMercy(t: Table, side: Side, space: number): boolean {
  if (hasUnit(t, side, space)) return false;
  const near = neighbours[space]!;
  return near.some(at => hasDrilledIn(t, enemyOf(side), at)) && !near.some(at => hasDrilledIn(t, side, at));
}

/** A captured one goes once its captors do, in the enemy's own country at once; one of ours before it is taken. */
function isBetterBurnt(t: Table, setup: Setup, side: Side, space: number): boolean {
  if (originalOwner[space] === enemyOf(side)) return true;
  if (wasTheirs(setup, side, space) && !hasDrilledIn(t, side, space)) return true;
  return isAtTheirMercy(t, side, space);
}

/** What to pull down now, if anything. */
export function burnNow(view: WildernessView, side: Side): Action | null {
  const { table: t, setup } = view;
  if (t.active !== side) return null;
  for (let space = 0; space < SPACES; space++) {
    if (t.fort[space] !== STOCKADE || t.holder[space] !== side || !isBetterBurnt(t, setup, side, space)) continue;
    const slug = spaceIds[space]!;
    const action = demolitionsNow(view, side).find(each => each.type === 'demolish' && each.space === slug);
    if (action) return action;
  }
  return null;
}
