import type { Text } from '@bivouac/kernel';
import { type Reach, reach, reachBuffer } from '@bivouac/maps';
import type { Move } from '../actions.ts';
import { type Board, enemyOf, hexNumber, hexOf, type Side, sideBetween } from '../data/index.ts';
import {
  type Act,
  disorganize,
  hexId,
  isHeldBy,
  isOrganized,
  leadersIn,
  lose,
  MARCHING,
  type March,
  of,
  place,
  sideOf,
  type Table,
  type U,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone } from './02-zones.ts';
import { relocate } from './06-homes.ts';
import { someOf, takeAlong, whyNotAlong } from './06-leaders.ts';
import { BARRED, stepPrice, whyBarred } from './06-steps.ts';
import { isJoined } from './10-crossings.ts';
import { scout } from './li-sight.ts';
import { removed, went } from './told.ts';

// 6.1, 6.2 MOVING in a march.

/** The points a marching unit still has, in halves; what cavalry took before the allowance was final comes off first. */
export const pointsLeft = ({ left, cut }: March): number => Math.max(0, left - cut); // §7.7-reduce
/** The first thing it does makes the allowance final. */
export function beginDoing(march: March): void {
  march.left = pointsLeft(march);
  march.cut = 0;
  march.begun = 1;
}
export const marchOf = (t: Table): March => {
  if (!t.march) throw new Error('nobody marches');
  return t.march;
};

/** §6.2-min-one It has neither moved nor attacked: one hex is always allowed. */
const isFirst = ({ moved, attacked }: March): boolean => moved === 0 && attacked === 0; // §6.2-min-one-attack

/** Why the next step of a march is refused, `left` halves remaining and `moved` hexes behind it; null: it is not. */
function whyNotStep(t: Table, march: March, side: number, left: number, moved: number): Text | null {
  const { unit } = march;
  const barred = whyBarred(t, unit, side); // §6.2-min-one-terrain §6.2-zoc-to-zoc-terrain
  if (barred) return barred;
  const first = moved === 0 && isFirst(march);
  const own = sideOf(t, unit);
  if (!first && inEnemyZone(t, own, hexOf(side))) {
    if (march.advanced === hexOf(side)) return tx('no.zoneStops', { unit: unitId(t, unit) }, '§7.6-advance-zoc');
    return march.moved === 0 && moved === 0
      ? tx('no.leaveZone', { unit: unitId(t, unit) }, '§6.2-zoc-exit-first') // §6.2-zoc-still-in
      : tx('no.zoneStops', { unit: unitId(t, unit) }, '§6.2-zoc-enter'); // §6.2-zoc-friend
  }
  if (first) return null; // §6.2-min-one-ferry §6.2-min-one-zoc §6.2-min-one-cavret
  const { price } = stepPrice(t, unit, side);
  if (left <= 0) return tx('no.pointsLeft', { unit: unitId(t, unit) }, '§6.1-zero-stop');
  const hex = hexId(t, of(t).board.neighbours[side]!);
  return price > left ? tx('no.points', { hex, needs: price, has: left }, '§6.1-insufficient') : null;
}

/** What a step takes off the allowance: §6.2-zoc-to-zoc-friend and the minimum move take all of it. */
const spent = (t: Table, unit: number, side: number, left: number): number => {
  const { price, zones } = stepPrice(t, unit, side);
  return zones ? left : Math.min(price, left);
};

export function whyNotMove(t: Table, action: Move): Text | null {
  const march = marchOf(t);
  const { board } = of(t);
  let from = t.at[march.unit]!;
  let left = pointsLeft(march);
  if (action.path.length === 0) return tx('no.adjacent', {}, '§6.1-adjacent');
  for (const [i, slug] of action.path.entries()) {
    const side = sideBetween(board, from, hexNumber(board, slug));
    const refused = whyNotStep(t, march, side, left, i);
    if (refused) return refused;
    left -= spent(t, march.unit, side, left); // §5.1-track
    from = board.neighbours[side]!;
  }
  return whyNotAlong(t, march.unit, action.leaders);
}

export function move(u: U, action: Move): void {
  const { table: t } = u;
  const march = marchOf(t);
  const { board } = of(t);
  const path = [t.at[march.unit]!];
  beginDoing(march);
  takeAlong(t, march.unit, action.leaders); // §6.3-attached
  for (const slug of action.path) {
    if (march.over === 1) break;
    step(u, march, sideBetween(board, t.at[march.unit]!, hexNumber(board, slug)));
    path.push(t.at[march.unit]! >= 0 ? t.at[march.unit]! : hexNumber(board, slug));
    if (scout(u) > 0) break; // who is discovered may change what the rest of the way costs
  }
  const args = { unit: unitId(t, march.unit), to: hexId(t, path[path.length - 1]!), left: march.left };
  u.say(() => tx('march.moved', args, '§6.1-adjacent'), went(t, march.unit, 'march', path));
  if (t.manpower[march.unit] === 0) endOf(u, march.unit, path[path.length - 1]!);
}

/** A unit is no more; it lay here. */
export function endOf(u: U, unit: number, hex: number): void {
  const { table: t } = u;
  u.say(tx('unit.gone', { unit: unitId(t, unit) }, '§7.5-eliminate'), removed(t, unit, hex));
  relocate(u, unit, hex);
  leaveMarkers(t, sideOf(t, unit), hex);
}

function step(u: U, march: March, side: number): void {
  const { table: t } = u;
  const { board } = of(t);
  const { unit } = march;
  const [from, to] = [hexOf(side), board.neighbours[side]!];
  const { zones } = stepPrice(t, unit, side);
  march.left -= spent(t, unit, side, march.left);
  march.moved++;
  place(t, unit, to);
  leaveMarkers(t, sideOf(t, unit), from);
  if (inEnemyZone(t, sideOf(t, unit), to)) march.zoned = 1;
  if (zones) sneak(u, march, side); // §6.2-zoc-to-zoc-end
  if (march.left <= 0) march.over = 1; // §5.1-end §6.1-zero-stop
}

/** §6.2-zoc-to-zoc-end From zone to zone the march is over; off the routes it costs order or men. */
function sneak(u: U, march: March, side: number): void {
  const { table: t } = u;
  march.over = 1;
  march.left = 0;
  if (isJoined(t, side, sideOf(t, march.unit))) return; // §6.2-zoc-to-zoc-route
  if (isOrganized(t, march.unit))
    disorganize(t, march.unit); // §6.2-zoc-to-zoc-disorg
  else lose(t, march.unit, 1, MARCHING); // §6.2-zoc-to-zoc-loss
  u.say(tx('march.sneaked', { unit: unitId(t, march.unit) }, '§6.2-zoc-to-zoc-disorg'));
}

/** §7.8-stays A Refused Flanks marker does not outlast the last unit of its hex. */
export function leaveMarkers(t: Table, side: Side, hex: number): void {
  if (t.refused.includes(hex) && !isHeldBy(t, side, hex) && !isHeldBy(t, enemyOf(side), hex))
    t.refused = t.refused.filter(each => each !== hex);
}

export const moveAct: Act<Move> = {
  type: 'move',
  whyNot: (t, _side, action) => whyNotMove(t, action),
  some(t) {
    const march = marchOf(t);
    const { board } = of(t);
    const found: Move[] = [];
    const first = t.at[march.unit]! * 6;
    for (let side = first; side < first + 6; side++) {
      if (board.neighbours[side]! < 0 || whyNotStep(t, march, side, pointsLeft(march), 0)) continue;
      found.push({ type: 'move', path: [hexId(t, board.neighbours[side]!)] });
    }
    const own = sideOf(t, march.unit);
    const along = someOf(t, leadersIn(t, own, t.at[march.unit]!)).filter(who => !whyNotAlong(t, march.unit, who));
    return found.flatMap(each => [each, ...along.map(leaders => ({ ...each, leaders }))]);
  },
  begin: (u, _side, action) => move(u, action),
};

const rooms = new WeakMap<Board, Reach>();
/**
 * The hexes a marching unit can reach and what each costs in halves; the arrays are used again at the next call. A hex next to
 * the start may cost more than there is: the minimum move.
 */
export function marchReach(t: Table, march: March): Reach {
  const { board } = of(t);
  const { unit } = march;
  const own = sideOf(t, unit);
  const start = t.at[unit]!;
  const left = pointsLeft(march);
  const first = isFirst(march);
  let room = rooms.get(board);
  if (!room) {
    room = reachBuffer(board);
    rooms.set(board, room);
  }
  const found = reach(
    board,
    start,
    left,
    (from, _to, direction) => {
      if (from === start ? !first && inEnemyZone(t, own, from) : inEnemyZone(t, own, from)) return BARRED;
      const { price, zones } = stepPrice(t, unit, from * 6 + direction);
      return zones ? left : price;
    },
    room,
  );
  if (first) addMinimum(t, unit, start, found);
  return found;
}

function addMinimum(t: Table, unit: number, start: number, found: Reach): void {
  const { neighbours } = of(t).board;
  for (let side = start * 6; side < start * 6 + 6; side++) {
    const to = neighbours[side]!;
    if (to < 0 || found.cost[to] !== BARRED) continue;
    const { price } = stepPrice(t, unit, side);
    if (price >= BARRED) continue;
    found.cost[to] = price;
    found.came[to] = start;
  }
}
