import { look, refusal } from '@bivouac/kernel';
import { board, positionNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { priceOfWay, stridesOf } from '../rules/10-moves.ts';
import type { Action } from '../state.ts';
import type { Table } from './table.ts';

/** Every way of up to so many strides from where a block is, cheapest first. */
export function waysFrom(from: number, most: number, to?: string): readonly (readonly string[])[] {
  let ways: { path: string[]; here: number }[] = [{ path: [], here: from }];
  const found: string[][] = [];
  for (let n = 0; n < most; n++) {
    ways = ways.flatMap(({ path, here }) =>
      [board.areaOf[2 * here]!, board.areaOf[2 * here + 1]!].flatMap(area =>
        board.positionsOf[area]!.filter(next => next !== here).map(next => ({
          path: [...path, board.areaIds[area]!, board.positionIds[next]!],
          here: next,
        })),
      ),
    );
    found.push(...ways.filter(({ here }) => to === undefined || here === positionNumber(to)).map(({ path }) => path));
  }
  return found;
}

/** The fewest steps in which a block may legally go there; null: it may not. */
export function steps(
  table: Table,
  type: 'march' | 'withdraw',
  block: string,
  to: string,
  more: Partial<Action> = {},
  most = 3,
): number | null {
  const from = table.t.at[table.number(block)]!;
  if (table.asked[0] === undefined) return null; // nobody may move
  const legal = waysFrom(from, most, to).filter(path => {
    const seat = table.seat;
    return refusal(game, look(game, table.state, seat), seat, table.way(type, block, path, more)) === null;
  });
  const prices = legal.map(path => priceOfWay(from, stridesOf(path)!));
  return prices.length > 0 ? Math.min(...prices) : null;
}
