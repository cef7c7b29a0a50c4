import type { Rule, Text } from '@bivouac/kernel';
import { CREEK, enemyOf, FORD, hexOf, MINOR, type Side } from '../data/index.ts';
import { hexId, isHeldBy, isRain, of, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isClosed, isWildCreek } from './02-zones.ts';
import { crossingAt, isJoined, pontoonAt } from './10-crossings.ts';

// 7.1 WHAT CAN BE ATTACKED: one adjacent enemy hex that the ground lets an attack reach.

/** Why units of this side in the first hex may not attack over this hexside. */
export function whyNotOver(t: Table, own: Side, side: number): Text | null {
  const { board } = of(t);
  const target = side < 0 ? -1 : board.neighbours[side]!;
  if (target < 0) return tx('no.attackFar', {}, '§7.1-target'); // §7.1-target-one
  const hex = hexId(t, target);
  if (!isHeldBy(t, enemyOf(own), target)) return tx('no.enemyThere', { hex }, '§7.1-target');
  const rain = isRain(t);
  const bars = (rule: Rule): Text => tx('no.attackOver', { hex }, rule);
  if (!isJoined(t, side, own) && isClosed(board, target, rain)) return bars('§7.1-res-mtn-to');
  if (!isJoined(t, side, own) && isClosed(board, hexOf(side), rain)) return bars('§7.1-res-mtn-from');
  if (board.water[side] === CREEK && rain && isWildCreek(board, side)) return bars('§12.0-attack-creek');
  if (board.water[side]! < MINOR || mayCross(t, own, side)) return null;
  return bars(
    crossingAt(t, side) === FORD ? '§12.0-attack-ford' : pontoonAt(t, side) >= 0 ? '§10.2-own' : '§7.1-res-river',
  );
}

/** §7.1-res-river By a crossing, in rain by no ford, or by a pontoon of one's own (§10.2-own). */
function mayCross(t: Table, own: Side, side: number): boolean {
  const pontoon = pontoonAt(t, side);
  if (pontoon >= 0 && t.pontoons[pontoon]!.owner === own) return true;
  const kind = crossingAt(t, side);
  return kind > 0 && !(kind === FORD && isRain(t));
}

/** §7.1-res-woods A woods hexside without a route. */
export const isThicket = (t: Table, own: Side, side: number): boolean =>
  of(t).board.woods[side] === 1 && !isJoined(t, side, own);
