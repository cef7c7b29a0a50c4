import type { Text } from '@bivouac/kernel';
import { board, enemyOf, type Side } from '../data/index.ts';
import { faceOf, isHeld, standSide, standsOn, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { fieldOf, fieldsOf } from './09-sight.ts';
import { bounds, costOf, priceOfWay, type Stride, whyNotWay } from './10-moves.ts';
import { ownArea } from './21-obstruction.ts';

// 13.1.1, 13.1.2 WHOM A BLOCK MAY ATTACK, AND BY WHICH WAY.

const known = new Map<number, Int16Array>();
/** Fewest steps from a position to every other, whoever is in the way: §13.1.2a. */
export function distancesFrom(from: number): Int16Array {
  const found = known.get(from);
  if (found) return found;
  const far = new Int16Array(board.positions).fill(0x7fff);
  far[from] = 0;
  const queue = [from];
  for (const here of queue) {
    for (const stride of stridesFrom(here)) {
      const price = far[here]! + costOf(here, stride);
      if (price >= far[stride.to]!) continue;
      far[stride.to] = price;
      queue.push(stride.to);
    }
  }
  known.set(from, far);
  return far;
}
const fromHere: readonly (readonly Stride[])[] = Array.from({ length: board.positions }, (_, here) =>
  [board.areaOf[2 * here]!, board.areaOf[2 * here + 1]!].flatMap(area =>
    board.positionsOf[area]!.filter(to => to !== here).map(to => ({ area, to })),
  ),
);
export const stridesFrom = (here: number): readonly Stride[] => fromHere[here]!;

/** Whether a field from a face, past the stands of a side, reaches a position. */
export function sees(t: Table, side: Side, face: number, position: number, guns = false): boolean {
  const { held } = fieldsOf(t, side);
  return fieldOf(face, each => held[each] === 1, guns).some(area => bounds(position, area));
}

/** The grounds on which a stand may attack a position, as if an enemy stood there if none does (§13.1.3g). */
export function groundsFor(t: Table, stand: number, target: number): readonly string[] {
  const side = standSide(stand);
  const from = t.at[stand]!;
  const grounds: string[] = [];
  if (bounds(target, board.areaOf[faceOf(t, stand)]!)) grounds.push('front-area'); // §13.1.1b
  if (sees(t, side, faceOf(t, stand), target)) grounds.push('own-field'); // §13.1.1c
  if ([0, 1].some(front => sees(t, enemyOf(side), 2 * target + front, from))) grounds.push('enemy-field'); // §13.1.1d
  return grounds;
}

/** Why this is no way for an attack. */
export function whyNotPath(t: Table, stand: number, strides: readonly Stride[]): Text | null {
  const from = t.at[stand]!;
  const side = standSide(stand);
  const wrong = whyNotWay(from, strides);
  if (wrong) return wrong;
  const { to } = strides[strides.length - 1]!;
  if (to < 0) return tx('no.attackOff', {}, '§10.3b');
  const needs = priceOfWay(from, strides);
  const shortest = distancesFrom(from)[to]!;
  if (needs > shortest) return tx('no.attackLong', { needs, shortest }, '§13.1.2a');
  const front = board.areaOf[faceOf(t, stand)]!;
  if (strides[0]!.area !== front) return tx('no.attackFront', { area: board.areaIds[front]! }, '§13.1.2b');
  if (isHeld(t, enemyOf(side), from) && front !== ownArea(t, stand)) return tx('no.throughEnemy', {}, '§10.4f');
  const barred = strides.slice(0, -1).find(stride => isHeld(t, enemyOf(side), stride.to));
  if (barred) return tx('no.attackThrough', { position: board.positionIds[barred.to]! }, '§13.1.2c');
  const closed = side === 0 ? strides.find(stride => board.closed[stride.to] === 1) : undefined;
  return closed ? tx('no.closed', { position: board.positionIds[closed.to]! }, '§10.2h') : null;
}

/** Every legal way to a target: §13.1.2d, §13.1.2e. */
export function waysTo(t: Table, stand: number, target: number): readonly (readonly Stride[])[] {
  const from = t.at[stand]!;
  const front = board.areaOf[faceOf(t, stand)]!;
  const back = distancesFrom(target);
  const found: Stride[][] = [];
  const walk = (here: number, way: Stride[]): void => {
    if (here === target) return void found.push(way);
    for (const stride of stridesFrom(here)) {
      if (here === from && stride.area !== front) continue;
      if (back[stride.to]! + costOf(here, stride) !== back[here]) continue;
      walk(stride.to, [...way, stride]);
    }
  };
  walk(from, []);
  return found.filter(way => whyNotPath(t, stand, way) === null);
}

/** A shortest way to a target, legal or not, through the front area if one leads there: what bars it can be told. */
export function shortestTo(t: Table, stand: number, target: number): readonly Stride[] {
  const front = board.areaOf[faceOf(t, stand)]!;
  const back = distancesFrom(target);
  const way: Stride[] = [];
  for (let here = t.at[stand]!; here !== target; here = way.at(-1)!.to) {
    const open = stridesFrom(here).filter(stride => back[stride.to]! + costOf(here, stride) === back[here]);
    way.push((way.length === 0 ? open.find(({ area }) => area === front) : undefined) ?? open[0]!);
  }
  return way;
}

/** Areas of the two sides of a target: which one its defenders face, -1 if nobody is there. */
export const frontOfDefenders = (t: Table, side: Side, target: number): number => {
  const stand = standsOn(t, enemyOf(side), target)[0];
  return stand === undefined ? -1 : board.areaOf[faceOf(t, stand)]!;
};
