import {
  type AnyGame,
  type AnyRecord,
  isOrder,
  type Json,
  ordersLeft,
  type Seat,
  standingAnswer,
} from '@bivouac/kernel';
import { ASK } from './ask.ts';
import type { Orders, Told } from './messages.ts';
import { type Handled, outcomeOf, type Room } from './room.ts';

/** So long after a question a standing order answers it, whatever anyone holds: milliseconds. */
export const ORDER_DELAY = 2000;

/** No line tells of it: the others do not learn that an order was given. */
export function setOrders(game: AnyGame, room: Room, { seat, orders }: Extract<Told, { t: 'order' }>): Handled {
  const unknown = orders.find(order => order !== ASK && !isOrder(game, order));
  if (!game.standing && unknown !== undefined) return { refused: { key: 'room.noOrders' } };
  if (unknown !== undefined) return { refused: { key: 'room.unknownOrder', args: { order: unknown.slice(0, 40) } } };
  const known = [...(game.standing?.orders ?? []).map(each => each.id), ASK];
  const mine = known.filter(order => orders.includes(order));
  return { room: { ...room, orders: withOrders(room.orders ?? {}, seat, mine) }, quiet: seat };
}

function withOrders(all: Orders, seat: Seat, orders: readonly string[]): Orders {
  const { [seat]: _old, ...others } = all;
  return orders.length === 0 ? others : { ...others, [seat]: orders };
}

/** The seat whose open question its standing orders answer, and how; null: none. A proposal on the table is answered first. */
export function standingAsk(game: AnyGame, room: Room): { readonly seat: Seat; readonly action: Json } | null {
  const { orders, proposal, record } = room;
  if (!orders || proposal || outcomeOf(game, room)) return null;
  for (const [seat, mine] of Object.entries(orders)) {
    const action = standingAnswer(
      game,
      record.state,
      seat,
      mine.filter(order => order !== ASK),
    );
    if (action) return { seat, action: action as unknown as Json };
  }
  return null;
}

/** The orders after an action: those that have come to their end are gone. */
export function ordersStanding(
  game: AnyGame,
  { orders }: Room,
  state: AnyRecord['state'],
): { readonly orders?: Orders } {
  if (!orders) return {};
  let left = orders;
  for (const [seat, mine] of Object.entries(orders)) {
    const passing = mine.filter(order => order !== ASK);
    const still = ordersLeft(game, state, seat, passing);
    if (still !== passing) left = withOrders(left, seat, [...still, ...mine.filter(order => order === ASK)]);
  }
  return { orders: left };
}

/** Only to those who hold the seat. */
export const ordersHeard = (
  game: AnyGame,
  { orders = {} }: Room,
  seats: readonly Seat[],
): { readonly standing?: Orders } =>
  (game.standing || Object.keys(orders).length > 0) && seats.length > 0
    ? { standing: Object.fromEntries(seats.map(seat => [seat, orders[seat] ?? []])) }
    : {};
