import { areaNumber, board, positionNumber } from '../data/index.ts';
import { isNextToEnemy } from '../rules/09-sight.ts';
import { priceOfWay, type Stride, stridesOf, wordsOf } from '../rules/10-moves.ts';
import { marchesOf, takingMarchesOf } from '../rules/12-reach.ts';
import { stridesFrom } from '../rules/13-paths.ts';
import { mayWithdraw, withdrawalsOf } from '../rules/14-withdrawals.ts';
import { exitOf, isBeyond, type Move } from '../state.ts';
import type { Asked } from './asked.ts';

// Every position a block may go to, by the shortest way the rules allow.

const COSTLY = 99;

export interface Way {
  readonly at: string; // a position, or the spot beside the map
  readonly path: readonly string[];
  readonly cost: number;
}

/** Every place a block may end at, each by its shortest way, as the rules list them. */
export function waysOf(a: Asked, type: Move['type'], stand: number, mounted: boolean): readonly Way[] {
  const found = new Map<string, Way>();
  /** §14.4c Next to the enemy two steps may spare a withdrawing block what one costs it: the shorter way is the last choice. */
  const price = ({ at, cost }: Way): number =>
    type === 'withdraw' && cost < 2 && isNextToEnemy(a.t, a.side, positionNumber(at)) ? COSTLY : cost;
  for (const { path } of movesOf(a, type, stand, mounted)) {
    const at = path.length % 2 === 1 ? `off-${path.at(-1)}` : path.at(-1)!;
    const way = { at, path, cost: priceOfWay(a.t.at[stand]!, stridesOf(path)!) };
    const known = found.get(at);
    if (!known || price(way) < price(known)) found.set(at, way);
  }
  return [...found.values()].sort((one, other) => one.cost - other.cost);
}
function movesOf(a: Asked, type: Move['type'], stand: number, mounted: boolean): readonly Move[] {
  if (type === 'march') return marchesOf(a.view, a.side, stand, mounted);
  if (!mayWithdraw(a.t, a.side).includes(stand)) return [];
  return withdrawalsOf(a.view, stand, mounted).filter(move => a.whyNot(move) === null);
}

/** §20.1a Areas of enemy objectives that a march crosses. */
const takenBy = ({ t, side }: Asked, path: readonly string[]): readonly string[] =>
  t.objectives
    .filter((area, marker) => t.control[marker] !== side && path.some(word => areaNumber(word) === area))
    .map(area => board.areaIds[area]!);
/** A way to a place that takes other objectives, named by one of them or else by the area it begins with. */
export interface Detour {
  readonly at: string;
  readonly path: readonly string[];
  readonly by: string;
  readonly takes: string;
}
/** Of all ways of a march, each place and each choice of objectives once: the shortest. */
export function detoursOf(a: Asked, stand: number, mounted: boolean): readonly Detour[] {
  const taking = takingMarchesOf(a.view, a.side, stand, mounted);
  if (taking.length === 0) return [];
  const found = new Map<string, Detour & { cost: number }>();
  for (const { path } of [...marchesOf(a.view, a.side, stand, mounted), ...taking]) {
    if (path.length % 2 === 1) continue;
    const [at, takes] = [path.at(-1)!, takenBy(a, path)];
    const cost = priceOfWay(a.t.at[stand]!, stridesOf(path)!);
    const known = found.get(`${at} ${takes}`);
    if (!known || cost < known.cost)
      found.set(`${at} ${takes}`, { at, path, by: takes[0] ?? path[0]!, takes: takes.join(), cost });
  }
  return [...found.values()];
}
/** The others that lead to the end of a way. */
export const otherWays = (a: Asked, all: readonly Detour[], path: readonly string[]): readonly Detour[] =>
  all.filter(({ at, takes }) => at === path.at(-1) && takes !== takenBy(a, path).join());

/** Back onto the map, by the area it was left by. */
const stridesBack = (area: number): readonly Stride[] => board.positionsOf[area]!.map(to => ({ area, to }));

/** The shortest way to a place whoever is in between, so that its refusal can be told; none: there is no such place. */
export function wayAnyhow(a: Asked, stand: number, place: string): readonly string[] {
  const goal = positionNumber(place);
  const from = a.t.at[stand] ?? -1;
  if (goal < 0 || (from < 0 && !isBeyond(a.t, stand)) || goal === from) return [];
  const seen = new Set([from]);
  const queue: { here: number; strides: readonly Stride[] }[] = [{ here: from, strides: [] }];
  for (const { here, strides } of queue) {
    for (const stride of here >= 0 ? stridesFrom(here) : stridesBack(exitOf(a.t, stand))) {
      if (seen.has(stride.to)) continue;
      seen.add(stride.to);
      if (stride.to === goal) return wordsOf([...strides, stride]);
      queue.push({ here: stride.to, strides: [...strides, stride] });
    }
  }
  return [];
}
