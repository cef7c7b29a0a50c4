import { positionNumber } from '../data/index.ts';
import { priceOfWay, type Stride, stridesOf, wordsOf } from '../rules/10-moves.ts';
import { marchesOf } from '../rules/12-reach.ts';
import { stridesFrom } from '../rules/13-paths.ts';
import { mayWithdraw, withdrawalsOf } from '../rules/14-withdrawals.ts';
import type { Move } from '../state.ts';
import type { Asked } from './asked.ts';

// Every position a block may go to, by the shortest way the rules allow.

export interface Way {
  readonly at: string; // a position, or the spot beside the map
  readonly path: readonly string[];
  readonly cost: number;
}

/** Every place a block may end at, each by its shortest way, as the rules list them. */
export function waysOf(a: Asked, type: Move['type'], stand: number, mounted: boolean): readonly Way[] {
  const found = new Map<string, Way>();
  for (const { path } of movesOf(a, type, stand, mounted)) {
    const at = path.length % 2 === 1 ? `off-${path.at(-1)}` : path.at(-1)!;
    const cost = priceOfWay(a.t.at[stand]!, stridesOf(path)!);
    if (cost < (found.get(at)?.cost ?? Number.POSITIVE_INFINITY)) found.set(at, { at, path, cost });
  }
  return [...found.values()].sort((one, other) => one.cost - other.cost);
}
function movesOf(a: Asked, type: Move['type'], stand: number, mounted: boolean): readonly Move[] {
  if (type === 'march') return marchesOf(a.view, a.side, stand, mounted);
  if (!mayWithdraw(a.t, a.side).includes(stand)) return [];
  return withdrawalsOf(a.view, stand, mounted).filter(move => a.whyNot(move) === null);
}

/** The shortest way to a place whoever is in between, so that its refusal can be told; none: there is no such place. */
export function wayAnyhow(a: Asked, stand: number, place: string): readonly string[] {
  const goal = positionNumber(place);
  const from = a.t.at[stand] ?? -1;
  if (goal < 0 || from < 0 || goal === from) return [];
  const seen = new Set([from]);
  const queue: { here: number; strides: readonly Stride[] }[] = [{ here: from, strides: [] }];
  for (const { here, strides } of queue) {
    for (const stride of stridesFrom(here)) {
      if (seen.has(stride.to)) continue;
      seen.add(stride.to);
      if (stride.to === goal) return wordsOf([...strides, stride]);
      queue.push({ here: stride.to, strides: [...strides, stride] });
    }
  }
  return [];
}
