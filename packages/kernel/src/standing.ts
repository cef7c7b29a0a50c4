import type { Game, Seat, State, Types } from './contract.ts';
import { refusal } from './refusal.ts';
import { look, pending } from './view.ts';

/** What a seat's standing orders answer to the open question, from what is face up; null: the seat is asked itself. */
export function standingAnswer<X extends Types>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  orders: readonly string[],
): X['action'] | null {
  if (!game.standing || orders.length === 0 || !pending(game, state).includes(seat)) return null;
  const seen = look(game, state, null);
  for (const order of orders) {
    const action = game.standing.answer(seen, seat, order);
    if (action && refusal(game, look(game, state, seat), seat, action) === null) return action;
  }
  return null;
}

/** The orders that still stand here; the same list when all of them do. */
export function ordersLeft<X extends Types>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  orders: readonly string[],
): readonly string[] {
  const seen = look(game, state, null);
  const left = orders.filter(order => !game.standing?.ended(seen, seat, order));
  return left.length === orders.length ? orders : left;
}

export const isOrder = <X extends Types>(game: Game<X>, order: string): boolean =>
  game.standing?.orders.some(each => each.id === order) ?? false;
