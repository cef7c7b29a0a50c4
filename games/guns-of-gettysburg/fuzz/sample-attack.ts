import type { Pick, Text } from '@bivouac/kernel';
import { board, enemyOf, type Side } from '../data/index.ts';
import { type Action, type GunsView, onMap, standIds } from '../state.ts';

// Attacks found by trying: some stands near an enemy, each by a random way.

type Check = (action: Action) => Text | null;
const TRIES = 60;
const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

/** A way across the front area, straight to the target or over one more position. */
function wayTo(from: number, front: number, target: number, pick: Pick): string {
  const area = board.areaOf[2 * from + front]!;
  const first = board.positionsOf[area]!.includes(target) ? target : oneOf(board.positionsOf[area]!, pick);
  const steps = [board.areaIds[area]!, board.positionIds[first]!];
  if (first === target) return steps.join(' ');
  const beside = [0, 1].map(side => board.areaOf[2 * target + side]!);
  return [...steps, board.areaIds[oneOf(beside, pick)]!, board.positionIds[target]!].join(' ');
}

export function sampleAttack(view: GunsView, side: Side, pick: Pick, check: Check): Action {
  const { table: t } = view;
  const enemies = onMap(t, enemyOf(side)).map(stand => t.at[stand]!);
  const own = onMap(t, side).filter(stand => t.did[stand] === 0);
  const end: Action = { type: 'endAttacks' };
  if (enemies.length === 0 || own.length === 0 || pick(8) === 0) return end;
  for (let n = 0; n < TRIES; n++) {
    const target = oneOf(enemies, pick);
    const near = own.filter(stand => distance(t.at[stand]!, target) <= 1);
    if (near.length === 0) continue;
    const stands = [...new Set(Array.from({ length: 1 + pick(3) }, () => oneOf(near, pick)))];
    const action = declared(view, stands, target, pick);
    if (check(action) === null) return action;
  }
  return end;
}

const distance = (a: number, b: number): number => {
  const areas = (position: number): number[] => [board.areaOf[2 * position]!, board.areaOf[2 * position + 1]!];
  return Math.min(...areas(a).flatMap(one => areas(b).map(other => board.distance[one * board.areas + other]!)));
};

/** Mostly at one target, now and then at a neighbour too, or by staying. */
function declared(view: GunsView, stands: readonly number[], target: number, pick: Pick): Action {
  const { at, front } = view.table;
  const second = pick(3) === 0 ? oneOf(board.adjacent[target]!, pick) : target;
  const goals = stands.map((_, i) => (i > 0 && pick(2) === 0 ? second : target));
  const paths = stands.map((stand, i) =>
    at[stand] === goals[i] ? 'stay' : wayTo(at[stand]!, front[stand]!, goals[i]!, pick),
  );
  const leaders = [...new Set(goals)].map(goal => standIds[stands[goals.indexOf(goal)]!]!);
  return { type: 'attack', stands: stands.map(stand => standIds[stand]!), paths, leaders };
}
