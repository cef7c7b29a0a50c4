import { questionName, type Seat, type Standing } from '@bivouac/kernel';
import { sideNumber } from './data/index.ts';
import { hasFortification } from './rules/02-map.ts';
import type { Moment } from './rules/05-event-record.ts';
import { PASS } from './rules/05-responses.ts';
import { hasUnit, type Table, type WildernessView, type WW } from './state.ts';

// Standing orders: questions a side may pass on, and the orders to do so. Nothing here sees a hand.

type Passed = 'weather' | 'schooner' | 'intercept' | 'avoid' | 'battle' | 'siege' | 'raid' | 'massacre';

const MOMENTS: Readonly<Record<Moment, Passed>> = {
  activation: 'weather',
  lake: 'schooner',
  battle: 'battle',
  siege: 'siege',
  surrender: 'siege',
  assault: 'siege',
  raid: 'raid',
  taken: 'massacre',
};

/** What may be passed on now; null: the open question has to be answered. */
function passable({ stack }: WildernessView): Passed | null {
  switch (questionName({ stack })) {
    case 'responses.offer':
      return MOMENTS[(stack[stack.length - 1]!.locals as { moment: Moment }).moment];
    case 'entry.intercept':
      return 'intercept';
    case 'entry.avoid':
      return 'avoid';
    default:
      return null;
  }
}

/** The enemy is about to attack, besiege or raid something of this seat's. */
function isThreatened({ table: t }: WildernessView, seat: Seat): boolean {
  const side = sideNumber(seat);
  if (t.active === side) return false;
  return t.battle !== null || t.siegework !== null || t.raid !== null || isEntered(t, side);
}
function isEntered(t: Table, side: 0 | 1): boolean {
  const where = t.move?.at ?? -1;
  return where >= 0 && (hasUnit(t, side, where) || hasFortification(t, side, where));
}

const isMyCard = ({ table: t, ...view }: WildernessView, seat: Seat): boolean =>
  questionName(view) === 'phase.choose' && t.active === sideNumber(seat);
const isMyPhase = ({ table: t }: WildernessView, seat: Seat): boolean => t.active === sideNumber(seat);

interface Order {
  readonly lasts?: boolean;
  passes(view: WildernessView, seat: Seat, what: Passed): boolean;
  ends(view: WildernessView, seat: Seat): boolean;
}
const never = (): boolean => false;
const always = (of: Passed): Order => ({ lasts: true, passes: (_view, _seat, what) => what === of, ends: never });

const ORDERS: Readonly<Record<string, Order>> = {
  phase: { passes: (view, seat) => !isMyPhase(view, seat), ends: isMyCard },
  threat: { passes: (view, seat) => !isMyPhase(view, seat) && !isThreatened(view, seat), ends: isThreatened },
  butBattles: { lasts: true, passes: (_view, _seat, what) => what !== 'battle' && what !== 'avoid', ends: never },
  weather: always('weather'),
  schooner: always('schooner'),
  intercept: always('intercept'),
  avoid: always('avoid'),
  battle: always('battle'),
  siege: always('siege'),
  raid: always('raid'),
  massacre: always('massacre'),
};

export const standing: Standing<WW> = {
  orders: Object.entries(ORDERS).map(([id, { lasts = false }]) => ({ id, name: `order.${id}`, lasts })),
  answer(view, seat, order) {
    const what = passable(view);
    return what !== null && ORDERS[order]!.passes(view, seat, what) ? PASS : null;
  },
  ended: (view, seat, order) => ORDERS[order]!.ends(view, seat),
};
