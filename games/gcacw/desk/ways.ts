import type { Text } from '@bivouac/kernel';
import { BARRED, pathTo, type Reach, reach } from '@bivouac/maps';
import { halves } from '../data/index.ts';
import { allowed, type Dice } from '../rules/05-dice.ts';
import { onTheMarch } from '../rules/05-march.ts';
import { marchOf, marchReach, pointsLeft, whyNotMove } from '../rules/06-move.ts';
import { entryPrice } from '../rules/06-steps.ts';
import { hexId, of, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hexAt } from './asked.ts';

// The ways of a marching unit, or of one that may march: far hexes with what they cost. Costs are halves of points.

export interface Way {
  readonly hex: string;
  readonly cost: number;
  readonly path: readonly string[];
}

const waysIn = (t: Table, found: Reach): readonly Way[] => {
  const ways: Way[] = [];
  for (let hex = 0; hex < of(t).board.size; hex++) {
    if (found.cost[hex] === BARRED || found.cost[hex] === undefined) continue;
    const path = pathTo(found, hex).map(each => hexId(t, each));
    if (path.length > 0) ways.push({ hex: hexId(t, hex), cost: found.cost[hex]!, path });
  }
  return ways;
};

/** Every hex the marching unit can get to now, by its cheapest way. */
export const waysOf = (t: Table): readonly Way[] =>
  waysIn(t, marchReach(t, marchOf(t))).filter(({ path }) => whyNotMove(t, { type: 'move', path }) === null);

/** The table with a unit about to march with so many halves of points. */
export function imagined(t: Table, unit: number, left: number): Table {
  const next = { ...t };
  onTheMarch(next, unit, t.at[unit]!, left, 0);
  return next;
}

// Before the dice.
const FACES = 6;
/** Sums of the dice, the least first. */
export const sumsOf = ({ dice }: Dice): readonly number[] =>
  Array.from({ length: (FACES - 1) * dice + 1 }, (_, i) => dice + i);
/** How often so many dice come to this sum, out of 6 to their power. */
export function shareOf(dice: number, sum: number): number {
  if (dice === 0) return sum === 0 ? 1 : 0;
  return [1, 2, 3, 4, 5, 6].reduce((shares, face) => shares + shareOf(dice - 1, sum - face), 0);
}
export const mostPoints = (dice: Dice): number => halves(allowed(dice, FACES * dice.dice));
/** The least sum that allows this cost; next to the start every sum does. */
export function needed(dice: Dice, { cost, path }: Way): number {
  const sums = sumsOf(dice);
  return path.length === 1 ? sums[0]! : sums.find(sum => halves(allowed(dice, sum)) >= cost)!;
}

// Why not.
const NO_LIMIT = BARRED - 1;

/** The way to a hex whatever it costs: past enemy zones, and at last over anything. */
function wayAnyhow(t: Table, goal: number): readonly string[] {
  const { board } = of(t);
  const { unit } = marchOf(t);
  const found = reach(board, t.at[unit]!, NO_LIMIT, (from, to, direction) => {
    const price = entryPrice(t, unit, from * 6 + direction);
    return price >= BARRED && to === goal ? 1 : price;
  });
  const path = found.cost[goal] === BARRED ? [goal] : pathTo(found, goal);
  return path.map(hex => hexId(t, hex));
}

/** Why the marching unit cannot get to a hex; the whole price, not where the points run out. */
export function whyNotTo(t: Table, slug: string): Text | null {
  const goal = hexAt(t, slug);
  if (goal < 0 || goal === t.at[marchOf(t).unit]) return null;
  const march = { ...marchOf(t), left: NO_LIMIT, cut: 0 };
  const cost = marchReach({ ...t, march }, march).cost[goal]!;
  const has = pointsLeft(marchOf(t));
  if (cost < NO_LIMIT && cost > has && has > 0)
    return tx('no.points', { hex: slug, needs: cost, has }, '§6.1-insufficient');
  return whyNotMove(t, { type: 'move', path: wayAnyhow(t, goal) });
}
