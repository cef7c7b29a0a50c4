import type { Seat } from '@bivouac/kernel';
import { board, enemyOf, positionNumber, type Side, sideNumber } from '../data/index.ts';
import { isFullyObstructed } from '../rules/21-obstruction.ts';
import { type Action, type GunsView, onMap, type Table } from '../state.ts';

// What guided random games go after, so that chance meets the fights it would starve.

type Taste = (view: GunsView, seat: Seat, action: Action) => number;

/** Areas between a position and the nearest enemy; 99: there is none. */
function gap(t: Table, side: Side, slug: string | undefined): number {
  const position = positionNumber(slug ?? '');
  if (position < 0) return 99;
  const area = board.areaOf[2 * position]!;
  const enemies = onMap(t, enemyOf(side));
  return Math.min(99, ...enemies.map(stand => board.distance[area * board.areas + board.areaOf[2 * t.at[stand]!]!]!));
}
const goalOf = (action: Action): string | undefined =>
  action.type === 'march' || action.type === 'enter' ? action.path.at(-1) : undefined;

/** To the enemy by the shortest way, and at him. */
const eager: Taste = ({ table: t }, seat, action) => {
  if (action.type === 'declare') return action.order === 'attack' ? 9 : 0;
  if (action.type === 'attack') return 50 + action.stands.length;
  if (action.type === 'guns' || action.type === 'extend') return 5;
  if (action.type === 'march' || action.type === 'enter') return 20 - gap(t, sideNumber(seat), goalOf(action));
  return action.type === 'bid' ? -action.moves : 0;
};

/** To the enemy, but in good order: whoever is beaten goes back. */
const wary: Taste = ({ table: t }, seat, action) => {
  if (action.type === 'declare') return action.order === 'withdraw' ? 3 : action.order === 'attack' ? 2 : 0;
  if (action.type === 'withdraw') return 9;
  if (action.type === 'attack') return 30;
  return action.type === 'march'
    ? 20 - gap(t, sideNumber(seat), goalOf(action))
    : action.type === 'bid'
      ? -action.moves
      : 0;
};

/** Into the woods. */
const woods: Taste = (view, seat, action) => {
  const position = positionNumber(goalOf(action) ?? '');
  const hidden = position >= 0 && (isFullyObstructed(position) || board.adjacent[position]!.some(isFullyObstructed));
  return eager(view, seat, action) + (hidden ? 8 : 0);
};

export const tastes = [eager, wary, woods];
