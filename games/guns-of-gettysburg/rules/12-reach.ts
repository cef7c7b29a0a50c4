import { board, enemyOf, isCavalry, type Side, UNION } from '../data/index.ts';
import { BEYOND, type GunsView, isHeld, labelsOf, type Move, orderOf, type Table, WITHDRAW } from '../state.ts';
import { fieldsOf, isNextToEnemy } from './09-sight.ts';
import { costOf, isCovered, isSlow, movesAlong, OFF, type Stride } from './10-moves.ts';
import { allowance, isBound, whyNotMarch } from './12-marches.ts';
import { isAdvanced } from './21-obstruction.ts';

// Where a block can march: for boards, bots and counts. Whether it may is asked of the rules, way by way.

/** What narrows a search: strides that are not made, and positions beyond which it does not go. */
interface Limits {
  readonly most: number; // steps
  readonly isOpen: (here: number, stride: Stride) => boolean;
  readonly mayPass: (to: number) => boolean;
  readonly apart?: readonly number[]; // areas: ways that cross others of them are ways of their own
}
/** Every position within a block’s march, each by a cheapest way, and the ways off the map; no rule about where it ends. */
function waysOut(
  t: Table,
  side: Side,
  stand: number,
  { most, isOpen, mayPass, apart = [] }: Limits,
): readonly (readonly Stride[])[] {
  const from = t.at[stand]!;
  const best = new Map<number, number>([[8 * from, 0]]);
  const found: Stride[][] = [];
  let edge: { here: number; way: Stride[]; spent: number; crossed: number }[] = [
    { here: from, way: [], spent: 0, crossed: 0 },
  ];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { here, way, spent, crossed: before } of edge)
      for (const stride of stridesOut(t, side, here)) {
        const price = spent + costOf(Math.max(here, OFF), stride);
        const crossed = apart.includes(stride.area) ? before | (1 << apart.indexOf(stride.area)) : before;
        const key = 8 * (stride.to === OFF ? -1000 - stride.area : stride.to) + crossed;
        if (price > most || price >= (best.get(key) ?? 99) || !isOpen(here, stride)) continue;
        best.set(key, price);
        found.push([...way, stride]);
        if (stride.to !== OFF && mayPass(stride.to))
          next.push({ here: stride.to, way: [...way, stride], spent: price, crossed });
      }
    edge = next;
  }
  return found;
}
/** Across each area round a position: to the other positions, and off the map by a partial area. */
const ACROSS: readonly (readonly Stride[])[] = Array.from(board.areaOf, (area, face) => {
  const goals = board.positionsOf[area]!.filter(to => to !== face >> 1).map(to => ({ area, to }));
  return board.partial[area] === 1 ? [...goals, { area, to: OFF }] : goals;
});
function stridesOut(t: Table, side: Side, here: number): readonly Stride[] {
  const { areas } = fieldsOf(t, enemyOf(side));
  if (here < 0) {
    const area = BEYOND - here;
    return areas[area] === 1 ? [] : board.positionsOf[area]!.map(to => ({ area, to }));
  }
  const [one, other] = [areas[board.areaOf[2 * here]!] === 0, areas[board.areaOf[2 * here + 1]!] === 0];
  if (one && other) return [...ACROSS[2 * here]!, ...ACROSS[2 * here + 1]!];
  return one ? ACROSS[2 * here]! : other ? ACROSS[2 * here + 1]! : [];
}
const isFree = (t: Table, side: Side, to: number): boolean => !isHeld(t, enemyOf(side), to) && !isCovered(t, side, to);

/** Ways of a block to every position within its march, as bots see them: what the rules say of each is still to be asked. */
export function marchWays({ table: t, setup }: GunsView, side: Side, stand: number, mounted: boolean) {
  const advanced = isAdvanced(setup);
  return waysOut(t, side, stand, {
    most: allowance(t, side, stand, mounted).near,
    isOpen: () => true,
    mayPass: to => isFree(t, side, to) && (advanced || !isNextToEnemy(t, side, to)),
  });
}

const legally = (view: GunsView, side: Side, stand: number, mounted: boolean): Limits => {
  const { table: t, setup } = view;
  const shy = orderOf(t, side) === WITHDRAW || isCavalry(labelsOf(view, side)[stand]!); // §10.5a, §18.2c
  return {
    most: allowance(t, side, stand, mounted).near,
    isOpen: (here, stride) =>
      !(mounted && isSlow(Math.max(here, OFF), stride)) && // §18.2d
      !(side === UNION && stride.to !== OFF && board.closed[stride.to] === 1), // §10.2h
    mayPass: to => isFree(t, side, to) && !(shy ? isNextToEnemy(t, side, to) : isBound(t, side, to, isAdvanced(setup))), // §12.3d, §21.2a
  };
};

/** Every march of a block, to each position by a cheapest way that the rules allow and with each front. */
export function marchesOf(view: GunsView, side: Side, stand: number, mounted: boolean): readonly Move[] {
  return waysOut(view.table, side, stand, legally(view, side, stand, mounted))
    .flatMap(way => movesAlong('march', stand, way, mounted))
    .filter(move => whyNotMarch(view, side, move) === null);
}

/** §20.1a Those by a cheapest way through the areas of enemy objectives, each choice of them apart; back to where they began too. */
export function takingMarchesOf(view: GunsView, side: Side, stand: number, mounted: boolean): readonly Move[] {
  const { table: t } = view;
  const apart = t.objectives.filter((_, marker) => t.control[marker] !== side);
  if (apart.length === 0) return [];
  return waysOut(t, side, stand, { ...legally(view, side, stand, mounted), apart })
    .filter(way => way.some(({ area }) => apart.includes(area)))
    .flatMap(way => movesAlong('march', stand, way, mounted))
    .filter(move => whyNotMarch(view, side, move) === null);
}
