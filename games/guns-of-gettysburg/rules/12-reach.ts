import { board, enemyOf, type Side } from '../data/index.ts';
import { type GunsView, isHeld, type Move, type Table } from '../state.ts';
import { isNextToEnemy } from './09-sight.ts';
import { costOf, isAreaCovered, isCovered, movesAlong, OFF, type Stride } from './10-moves.ts';
import { allowance, whyNotMarch } from './12-marches.ts';
import { isAdvanced } from './21-obstruction.ts';

// Where a block can march: for boards, bots and counts. Whether it may is asked of the rules, way by way.

/** Every position within a block’s march, each by a cheapest way, and the ways off the map; no rule about where it ends. */
function waysOut(t: Table, side: Side, stand: number, most: number, advanced: boolean): readonly (readonly Stride[])[] {
  const from = t.at[stand]!;
  const best = new Map<number, number>([[from, 0]]);
  const found: Stride[][] = [];
  let edge: { here: number; way: Stride[]; spent: number }[] = [{ here: from, way: [], spent: 0 }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { here, way, spent } of edge)
      for (const stride of stridesOut(t, side, here)) {
        const price = spent + costOf(Math.max(here, OFF), stride);
        const key = stride.to === OFF ? -1000 - stride.area : stride.to;
        if (price > most || price >= (best.get(key) ?? 99)) continue;
        best.set(key, price);
        found.push([...way, stride]);
        if (stride.to !== OFF && mayPass(t, side, stride.to, advanced))
          next.push({ here: stride.to, way: [...way, stride], spent: price });
      }
    edge = next;
  }
  return found;
}
function stridesOut(t: Table, side: Side, here: number): readonly Stride[] {
  const areas = here < 0 ? [-100 - here] : [board.areaOf[2 * here]!, board.areaOf[2 * here + 1]!];
  return areas
    .filter(area => !isAreaCovered(t, side, area))
    .flatMap(area => {
      const goals = board.positionsOf[area]!.filter(to => to !== here).map(to => ({ area, to }));
      return here >= 0 && board.partial[area] === 1 ? [...goals, { area, to: OFF }] : goals;
    });
}
const mayPass = (t: Table, side: Side, to: number, advanced: boolean): boolean =>
  !isHeld(t, enemyOf(side), to) && !isCovered(t, side, to) && (advanced || !isNextToEnemy(t, side, to));

/** Ways of a block to every position within its march; what the rules say of each is still to be asked. */
export function marchWays({ table: t, setup }: GunsView, side: Side, stand: number, mounted: boolean) {
  return waysOut(t, side, stand, allowance(t, side, stand, mounted).near, isAdvanced(setup));
}

/** Every march of a block, to each position by a cheapest way and with each front. */
export function marchesOf(view: GunsView, side: Side, stand: number, mounted: boolean): readonly Move[] {
  return marchWays(view, side, stand, mounted)
    .flatMap(way => movesAlong('march', stand, way, mounted))
    .filter(move => whyNotMarch(view, side, move) === null);
}
