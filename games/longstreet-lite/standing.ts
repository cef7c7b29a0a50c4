import { questionName, type Seat, type Standing } from '@bivouac/kernel';
import { sideNumber } from './data/index.ts';
import { DECLINE, type Window } from './rules/04-interrupts.ts';
import type { LL, LongstreetView } from './state.ts';

// Standing orders: windows a side may let pass, and the orders to do so. Nothing here sees a hand.

type Passed = Window | 'morale';

/** What may be passed on now; null: the open question has to be answered. */
function passable({ stack }: LongstreetView): Passed | null {
  switch (questionName({ stack })) {
    case 'interrupts.offer':
      return (stack[stack.length - 1]!.locals as { window: Window }).window;
    case 'fire.morale':
    case 'combat.morale':
      return 'morale';
    default:
      return null;
  }
}
const isMyTurn = ({ table: t }: LongstreetView, seat: Seat): boolean => t.active === sideNumber(seat);

interface Order {
  readonly lasts?: boolean;
  passes(what: Passed): boolean;
  ends(view: LongstreetView, seat: Seat): boolean;
}
const never = (): boolean => false;
const always = (of: Passed): Order => ({ lasts: true, passes: what => what === of, ends: never });

const ORDERS: Readonly<Record<string, Order>> = {
  turn: { passes: what => what !== 'morale', ends: isMyTurn },
  start: always('start'),
  fire: always('fire'),
  kills: always('kills'),
  movement: always('movement'),
  combat: always('combat'),
  charges: always('charges'),
  morale: always('morale'),
};

export const standing: Standing<LL> = {
  orders: Object.entries(ORDERS).map(([id, { lasts = false }]) => ({ id, name: `order.${id}`, lasts })),
  answer(view, seat, order) {
    const what = passable(view);
    return what !== null && !isMyTurn(view, seat) && ORDERS[order]!.passes(what) ? DECLINE : null;
  },
  ended: (view, seat, order) => ORDERS[order]!.ends(view, seat),
};
