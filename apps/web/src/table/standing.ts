import type { AnyGame, Seat, StandingOrder } from '@bivouac/kernel';
import { type AnyView, ASK, type Line, type Update } from '@bivouac/room';
import { faceUp } from './seeing.ts';

/** The standing orders of the seat at this screen. */
export interface OwnOrders {
  readonly seat: Seat;
  readonly orders: readonly StandingOrder[]; // that may be given
  readonly given: readonly string[];
  readonly isWindow: boolean; // the open question could be passed on
}

/** Null: the game knows none, or there is nobody to give them. */
export function ownOrders(game: AnyGame, now: Update | null, view: AnyView | null, seat: Seat): OwnOrders | null {
  const given = now?.standing?.[seat];
  if (!game.standing || !now || !view || now.over || !given) return null;
  const { standing } = game;
  const asked = now.pending.includes(seat);
  const seen = faceUp(view);
  const isWindow = asked && standing.orders.some(order => standing.answer(seen, seat, order.id) !== null);
  return { seat, orders: standing.orders, given: given.filter(order => order !== ASK), isWindow };
}

export const toggled = (given: readonly string[], order: string): readonly string[] =>
  given.includes(order) ? given.filter(each => each !== order) : [...given, order];

/** On a screen that several share, each reads only of his own orders. */
export const withoutOthers = (lines: readonly Line[], eyes: Seat): readonly Line[] =>
  lines.map(line => (line.standing && line.seat !== eyes ? { ...line, standing: false } : line));
