import { questionName, type Seat, type Standing } from '@bivouac/kernel';
import { sideNumber } from './data/index.ts';
import type { Action, GOG, GunsView } from './state.ts';

// Standing orders: an attack is met without artillery, for one enemy phase or for good. Nothing here sees a tray.

const END: Action = { type: 'endGuns' };
const isMine = ({ table: t }: GunsView, seat: Seat): boolean => t.active === sideNumber(seat);

/** Each with what ends it. */
const ORDERS: Readonly<Record<string, { readonly lasts: boolean; ends(view: GunsView, seat: Seat): boolean }>> = {
  phase: { lasts: false, ends: isMine },
  guns: { lasts: true, ends: () => false },
};

export const standing: Standing<GOG> = {
  orders: Object.entries(ORDERS).map(([id, { lasts }]) => ({ id, name: `order.${id}`, lasts })),
  answer: (view, seat) => (questionName(view) === 'attack.defence' && !isMine(view, seat) ? END : null),
  ended: (view, seat, order) => ORDERS[order]!.ends(view, seat),
};
