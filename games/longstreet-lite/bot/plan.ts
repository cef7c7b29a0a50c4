import { type PlanMind, questionName, type Seat } from '@bivouac/kernel';
import { cardNumber, idOf, sideNumber } from '../data/index.ts';
import { modifiersFor, whyNotOrder } from '../rules/04-calls.ts';
import { effectOf } from '../rules/04-effects.ts';
import type { Action, LL, LongstreetView } from '../state.ts';
import { type Board, boardOf, moveTo, type Place, worthOf } from './arrangement.ts';
import { firers } from './firing.ts';
import { sayOf } from './ideas.ts';
import { MANY } from './openings.ts';
import { chargeGain, helped, passing } from './orders.ts';
import { cheapest, ifCalled, type Scene, type Scored, sceneOf } from './scene.ts';
import { volleyOrders } from './volleys.ts';

// A turn as a plan: the order that is given, and the place of every unit if it is to march. The first post is the order's: it says of which moment it is.

const PRICE = 0.1; // a card: the hand is filled again at the end of the turn
const COMMAND = -1;
const A_UNIT = 1000; // posts of one unit
const COMES_TRUE = 0.8;
const CHARGES_COME_TRUE = 0.9;
const FIRST = 10; // fire comes before everything else

/** A movement phase that could be called, or is under way. */
interface March {
  readonly action: Action;
  readonly price: number;
  readonly board: Board;
}
interface Desk {
  readonly scene: Scene;
  readonly marches: readonly March[]; // the first orders
  readonly orders: readonly Scored[]; // the others
  readonly now: number; // what the arrangement is worth as it stands
}
const desks = new WeakMap<LongstreetView, Desk>();
function deskOf(view: LongstreetView, seat: Seat): Desk {
  const known = desks.get(view);
  if (known) return known;
  const scene = sceneOf(view, sideNumber(seat));
  if (isMuster(view)) return mustering(view, scene);
  const marches = isOrder(view) ? marchesOf(scene) : [underWay(scene)];
  const now = marches[0]
    ? worthOf(
        marches[0].board,
        marches[0].board.places.map(([here]) => here!),
      )
    : 0;
  const made = { scene, marches, orders: isOrder(view) ? ordersOf(scene) : [], now };
  desks.set(view, made);
  return made;
}
function mustering(view: LongstreetView, scene: Scene): Desk {
  const made = { scene, marches: [], orders: [{ action: MANY, worth: 0 }], now: 0 };
  desks.set(view, made);
  return made;
}
const isMuster = (view: LongstreetView): boolean => questionName(view) === 'opening.muster';
const isOrder = (view: LongstreetView): boolean => questionName(view) === 'turn.orders';

const underWay = (scene: Scene): March => ({ action: { type: 'end' }, price: 0, board: boardOf(scene, scene.view) });
/** One card, two, or one with a card that helps all who march. */
function marchesOf(scene: Scene): readonly March[] {
  const { view, side } = scene;
  const helps = modifiersFor(view, side, 'movement').filter(card => !effectOf(idOf(cardNumber(card))).names);
  const calls: readonly (readonly [number, readonly string[]])[] = [
    [1, []],
    [2, []],
    ...helps.map(card => [1, [card]] as const),
  ];
  return calls.flatMap(([count, modifiers]) => {
    const cards = cheapest(scene, count, modifiers);
    const action: Action = { type: 'call', phase: 'movement', cards, ...(modifiers.length > 0 && { modifiers }) };
    if (cards.length < count || whyNotOrder(view, side, action) !== null) return [];
    const id = modifiers.length > 0 ? idOf(cardNumber(modifiers[0]!)) : '';
    const board = boardOf(scene, ifCalled(view, 'movement', count, id));
    return [{ action, price: PRICE * (count + modifiers.length), board }];
  });
}

/** Fire if there is any worth its cards, charges, a pass. */
function ordersOf(scene: Scene): readonly Scored[] {
  const { view, side } = scene;
  const charges = chargeGain(scene, ifCalled(view, 'combat', 1));
  const volleys = volleyOrders(scene, firers(scene)).map(({ action, worth }) => {
    const cards = action.type === 'call' ? action.cards.length + (action.modifiers?.length ?? 0) : 0;
    return { action, worth: worth - cards * PRICE };
  });
  const combat: Action = { type: 'call', phase: 'combat', cards: cheapest(scene, 1) };
  const gain = CHARGES_COME_TRUE * charges - PRICE;
  return [
    ...volleys.map(({ action, worth }) => ({ action, worth: worth + (worth > 0 ? FIRST : 0) })),
    ...(charges > 0 ? [{ action: combat, worth: gain }, ...helped(scene, 'combat', 1, gain)] : []),
    passing(scene),
  ].filter(({ action }) => whyNotOrder(view, side, action) === null);
}

/** The moment a plan is made for, so that it is not carried out at another. */
const momentOf = ({ table: t }: LongstreetView): number => (t.turn * 2 + t.fired) * A_UNIT;
const isMarching = (view: LongstreetView): boolean => questionName(view) === 'movement.move';

function orderPosts(view: LongstreetView, seat: Seat): readonly number[] {
  const { orders, marches } = deskOf(view, seat);
  return [...marches, ...orders].map((_, i) => momentOf(view) + i);
}

const chosen = ({ places }: Board, posts: readonly number[]): readonly Place[] =>
  places.map((some, i) => some.find(({ number }) => number === posts[i + 1]! % A_UNIT) ?? some[0]!);

function paper(view: LongstreetView, seat: Seat, posts: readonly number[]): number {
  const { marches, orders, now } = deskOf(view, seat);
  const order = isOrder(view) || isMuster(view) ? posts[0]! % A_UNIT : 0;
  const march = marches[order];
  if (!march) return orders[order - marches.length]!.worth;
  return COMES_TRUE * (worthOf(march.board, chosen(march.board, posts)) - now) - march.price;
}

function orders(view: LongstreetView, seat: Seat, posts: readonly number[]): Action | null {
  if (posts[0]! - (posts[0]! % A_UNIT) !== momentOf(view)) return null;
  if (isOrder(view) || isMuster(view)) return orderOf(deskOf(view, seat), posts[0]! % A_UNIT);
  if (!isMarching(view)) return null;
  const { own, enemies } = sceneOf(view, sideNumber(seat));
  if (own.length + 1 !== posts.length) return null;
  for (const [i, me] of own.entries()) {
    if (view.table.acted[me.unit] === 1) continue;
    const move = moveTo(view, me, enemies, posts[i + 1]! % A_UNIT);
    if (move) return move;
  }
  return { type: 'end' };
}
const orderOf = ({ marches, orders }: Desk, order: number): Action =>
  marches[order]?.action ?? orders[order - marches.length]!.action;

const standing = (view: LongstreetView, seat: Seat, order: number): readonly number[] => [
  order,
  ...deskOf(view, seat).scene.own.map((_, i) => (i + 1) * A_UNIT),
];
/** Everybody to the place that is best for him alone. */
function eachHisBest(view: LongstreetView, seat: Seat): readonly number[] {
  const [order, ...stay] = standing(view, seat, orderPosts(view, seat)[0]!);
  const places = deskOf(view, seat).marches[0]?.board.places;
  return [order!, ...stay.map((post, i) => post + (places?.[i]?.[1]?.number ?? 0))];
}

/** The numbers of a unit's places, whatever the order. */
const placesAt = ({ marches }: Desk, unit: number): readonly number[] => [
  ...new Set([0, ...marches.flatMap(({ board }) => board.places[unit]!.map(({ number }) => number))]),
];

export const plan: PlanMind<LL> = {
  units: (view, seat) => [COMMAND, ...deskOf(view, seat).scene.own.map((_, i) => i)],
  posts: (view, unit) => {
    const seat = view.seat!;
    if (unit === COMMAND) return orderPosts(view, seat);
    return placesAt(deskOf(view, seat), unit).map(number => (unit + 1) * A_UNIT + number);
  },
  scripts: [(view, seat) => standing(view, seat, orderPosts(view, seat).at(-1)!), eachHisBest],
  paper,
  orders,
  say: (view, seat, posts) => sayOf(orders(view, seat, posts) ?? { type: 'end' }),
};
