import {
  backFactor,
  frontFactor,
  grid,
  HEXES,
  hasOneStep,
  isGeneral,
  neighbour,
  objectives,
  road,
  rocky,
  scenarioOf,
  stream,
  UNITS,
  woods,
} from '../data/index.ts';
import { barsArtillery } from '../rules/03-cost.ts';
import { battleResult, DIE } from '../rules/04-results.ts';

// Everything the bot knows by heart, computed once from the data.

export const MOST_DIFFERENCE = 10;
/** The row of a difference of modifiers: chances of [attacker wins, defender loses 1, 2, attacker loses 1, 2]. */
export const ODDS: readonly (readonly number[])[] = Array.from({ length: 2 * MOST_DIFFERENCE + 1 }, (_, i) =>
  oddsRow(i - MOST_DIFFERENCE),
);

function oddsRow(difference: number): readonly number[] {
  const row = [0, 0, 0, 0, 0];
  for (let a = 1; a <= DIE; a++) {
    for (let d = 1; d <= DIE; d++) {
      const { winner, damage } = battleResult(a + difference, d);
      if (winner === 'attacker') row[0]! += 0.01;
      if (damage > 0) row[(winner === 'attacker' ? 0 : 2) + damage]! += 0.01;
    }
  }
  return row;
}

export const oddsAt = (difference: number): readonly number[] =>
  ODDS[Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference)) + MOST_DIFFERENCE]!;

/** What a step costs in half points without zones: [hex * 6 + direction]. */
export const STEP = new Uint8Array(HEXES * 6);
for (let hex = 0; hex < HEXES; hex++) {
  for (let d = 0; d < 6; d++) {
    const to = neighbour[hex * 6 + d]!;
    if (to < 0) continue;
    STEP[hex * 6 + d] = road[hex * 6 + d] ? 1 : 2 + 2 * (woods[to]! + rocky[to]! + stream[hex * 6 + d]!);
  }
}
export const NO_GUNS = Uint8Array.from({ length: HEXES }, (_, hex) => (barsArtillery(hex) ? 1 : 0));

/** Half points from any hex to an objective, without enemies: [objective * HEXES + hex]. */
export const WAY = new Uint8Array(objectives.length * HEXES).fill(255);
objectives.forEach((hex, objective) => {
  spreadBack(hex, WAY.subarray(objective * HEXES, (objective + 1) * HEXES));
});

function spreadBack(to: number, cost: Uint8Array): void {
  cost[to] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < grid.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const next = neighbour[hex * 6 + d]!;
        if (next < 0) continue;
        const total = cost[next]! + STEP[hex * 6 + d]!;
        if (total >= cost[hex]!) continue;
        cost[hex] = total;
        changed = true;
      }
    }
  }
}

/** A unit's factor by face: [reduced * UNITS + unit]. */
export const FACTOR = Uint8Array.from({ length: 2 * UNITS }, (_, i) =>
  isGeneral[i % UNITS] ? 0 : i < UNITS ? frontFactor[i]! : backFactor[i - UNITS]!,
);
/** Steps left by face. */
export const STEPS = Uint8Array.from({ length: 2 * UNITS }, (_, i) =>
  isGeneral[i % UNITS] ? 0 : i < UNITS && !hasOneStep[i] ? 2 : 1,
);

/** What a point is worth to each side, in points of the winning margin (Confederate view). */
export interface Prices {
  readonly confederate: number; // a point of theirs
  readonly union: number; // a point of the enemy's, taken off
  readonly needed: number; // taken off too: the margin is won from 0 on
  readonly endTurn: number;
}
const known = new Map<string, Prices>();

export function pricesOf(scenario: string): Prices {
  const before = known.get(scenario);
  if (before) return before;
  const { victory, endTurn } = scenarioOf(scenario);
  const prices: Prices = {
    confederate: 1,
    union: victory.type === 'ratio' ? victory.atLeast : 1,
    needed: victory.type === 'margin' ? victory.atLeast : 0,
    endTurn,
  };
  known.set(scenario, prices);
  return prices;
}
