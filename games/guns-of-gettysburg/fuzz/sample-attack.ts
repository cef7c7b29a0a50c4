import type { Pick, Text } from '@bivouac/kernel';
import { board, enemyOf, type Side, strengthOf } from '../data/index.ts';
import { wordsOf } from '../rules/10-moves.ts';
import { waysTo } from '../rules/13-paths.ts';
import { type Action, type GunsView, labelsOf, onMap, standIds, type Table } from '../state.ts';

// Attacks: a stand near an enemy, led there by one of its ways, now and then with others.

type Check = (action: Action) => Text | null;
const TRIES = 6;
const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

/** Whether areas of two positions touch. */
function isNear(a: number, b: number): boolean {
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++)
      if (board.distance[board.areaOf[2 * a + i]! * board.areas + board.areaOf[2 * b + j]!]! <= 1) return true;
  return false;
}

interface Pair {
  readonly stand: number;
  readonly target: number;
}
function pairsOf(t: Table, side: Side): readonly Pair[] {
  const enemies = [...new Set(onMap(t, enemyOf(side)).map(stand => t.at[stand]!))];
  const own = onMap(t, side).filter(stand => t.did[stand] === 0 && !t.from.includes(t.at[stand]!));
  const open = enemies.filter(target => !t.on.includes(target));
  return own.flatMap(stand => open.filter(target => isNear(t.at[stand]!, target)).map(target => ({ stand, target })));
}

export function sampleAttack(view: GunsView, side: Side, pick: Pick, check: Check): Action {
  const { table: t } = view;
  const end: Action = { type: 'endAttacks' };
  if (pick(8) === 0) return end;
  const labels = labelsOf(view, side);
  const pairs = pairsOf(t, side);
  const leaders = pairs.filter(({ stand }) => strengthOf(labels[stand]!) === 2);
  for (let n = 0; n < TRIES && leaders.length > 0; n++) {
    const { stand, target } = oneOf(leaders, pick);
    const near = pairs.filter(each => each.target === target && each.stand !== stand).map(each => each.stand);
    const action = declared(t, [stand, ...someOf(near, pick)], target, pick);
    if (action && check(action) === null) return action;
  }
  return end;
}
/** Mostly nobody, else one or two. */
const someOf = (stands: readonly number[], pick: Pick): number[] =>
  stands.length === 0 || pick(2) === 0
    ? []
    : [...new Set(Array.from({ length: 1 + pick(2) }, () => oneOf(stands, pick)))];

/** Mostly at one target, now and then at a neighbour too, or by staying. */
function declared(t: Table, stands: readonly number[], target: number, pick: Pick): Action | null {
  const second = pick(3) === 0 ? oneOf(board.adjacent[target]!, pick) : target;
  const goals = stands.map((_, i) => (i > 0 && pick(2) === 0 ? second : target));
  const paths = stands.map((stand, i) => wayTo(t, stand, goals[i]!, pick));
  if (paths.includes('')) return null;
  const leaders = [...new Set(goals)].map(goal => standIds[stands[goals.indexOf(goal)]!]!);
  return { type: 'attack', stands: stands.map(stand => standIds[stand]!), paths, leaders };
}
function wayTo(t: Table, stand: number, goal: number, pick: Pick): string {
  if (t.at[stand] === goal) return 'stay';
  const ways = waysTo(t, stand, goal);
  return ways.length === 0 ? '' : wordsOf(oneOf(ways, pick)).join(' ');
}
