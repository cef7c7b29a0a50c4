import type { OddsPanel } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { allowed, type Dice, extendedFor, extendedModifier, isExtended } from '../rules/05-dice.ts';
import { stragglersAdd } from '../rules/special.ts';
import { MOST_FATIGUE, type Table, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { shareOf, sumsOf } from './ways.ts';

// What the march dice could allow, and whom a long march costs order.

type Line = OddsPanel['lines'][number];
const FACES = [1, 2, 3, 4, 5, 6];

/** Shares of the dice by the points they allow, the fewest first. */
export function allowances(dice: Dice): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const sum of sumsOf(dice)) {
    const points = allowed(dice, sum);
    shares.set(points, (shares.get(points) ?? 0) + shareOf(dice.dice, sum));
  }
  return shares;
}

/** How often, out of six, a march would cost this unit order or men; -1: it is no extended march. */
export function straggles(t: Table, unit: number): number {
  const to = t.fatigue[unit]! + 1;
  if (t.fatigue[unit] === MOST_FATIGUE || !isExtended(t.exhausted[unit] === 1, to)) return -1;
  const modifier = extendedModifier(t, unit, to - 1, to) + stragglersAdd(t);
  return FACES.filter(die => extendedFor(t, unit, die + modifier) !== '-').length;
}
function straggling(t: Table, unit: number): readonly Line[] {
  const often = straggles(t, unit);
  const args = { unit: unitId(t, unit), fatigue: t.fatigue[unit]! + 1 };
  return often < 0 ? [] : [{ text: dx('desk.odds.straggles', args, '§5.1-ext-roll'), value: `${often}/6` }];
}

/** The panel before a march is rolled for. */
export function marchOdds(t: Table, dice: Dice, title: Text, units: readonly number[]): OddsPanel {
  const shares = [...allowances(dice)];
  const points = shares.map(([each]) => each);
  const of = FACES.length ** dice.dice;
  return {
    title,
    lines: [
      { text: dx('desk.odds.dice', { dice: dice.dice, add: dice.add }, '§5.1-ma-first'), value: '' },
      ...units.flatMap(unit => straggling(t, unit)),
    ],
    bars: shares.map(([each, share]) => ({ label: dx('desk.odds.points', { points: each }), share, good: 'even' })),
    of,
    summary: dx('desk.odds.allows', { least: points[0]!, most: points.at(-1)! }, '§5.1-ma-first'),
  };
}
