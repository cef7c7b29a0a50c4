import { questionName, type Seat, type Standing } from '@bivouac/kernel';
import { sideNumber } from './data/index.ts';
import type { Action, CampaignView, GCACW } from './state.ts';

// Standing orders: windows a side may let pass while the enemy acts, and the orders to do so. Nothing here sees a hand.

type Passed = 'stand' | 'hold'; // cavalry does not retreat, defenders do not withdraw

/** What may be passed on now; null: the open question has to be answered. */
function passable({ stack }: CampaignView): Passed | null {
  const name = questionName({ stack });
  if (name === 'evade.ask') return 'stand';
  return name === 'combat.withdraw' ? 'hold' : null;
}
const isMine = ({ table: t }: CampaignView, seat: Seat): boolean => t.active === sideNumber(seat);

interface Order {
  readonly lasts?: boolean;
  passes(what: Passed): boolean;
  ends(view: CampaignView, seat: Seat): boolean;
}
const never = (): boolean => false;
const HOLD: Action = { type: 'hold' };

const ORDERS: Readonly<Record<string, Order>> = {
  phase: { passes: () => true, ends: isMine },
  stand: { lasts: true, passes: what => what === 'stand', ends: never },
  hold: { lasts: true, passes: what => what === 'hold', ends: never },
};

export const standing: Standing<GCACW> = {
  orders: Object.entries(ORDERS).map(([id, { lasts = false }]) => ({ id, name: `order.${id}`, lasts })),
  answer(view, seat, order) {
    const what = passable(view);
    return what !== null && !isMine(view, seat) && ORDERS[order]!.passes(what) ? HOLD : null;
  },
  ended: (view, seat, order) => ORDERS[order]!.ends(view, seat),
};
