import { type Choices, list, type Text } from '@bivouac/kernel';
import { BOTH, enemyOf, NIGHT, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  ATTACK,
  HOLD,
  lastBox,
  ORDERS,
  onMap,
  orderNumber,
  orderOf,
  second,
  type Table,
  type U,
  WITHDRAW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { halfOf } from './08-tokens.ts';
import { by } from './told.ts';

// 6 GENERAL ORDERS.

export const isNight = (t: Table): boolean => t.box === NIGHT;
export const isNightNext = (t: Table): boolean => !isNight(t) && lastBox(t) + 1 === NIGHT;
const isLastTurn = (t: Table): boolean => isNight(t) && t.day === 3;

function whyNotOrder(t: Table, side: Side, order: number): Text | null {
  if (order < 0) return tx('no.order', {}, '§6.1a');
  const bare = BOTH.some(each => onMap(t, each).length === 0);
  if (bare) return order === HOLD ? null : tx('no.orderEmptyMap', {}, '§6.1d'); // §6.1d before §6.1b
  if (order === ATTACK && isNightNext(t)) return tx('no.attackAtNight', {}, '§6.1c'); // §17.1b
  if (order === ATTACK && isLastTurn(t)) return tx('no.attackLastTurn', {}, '§6.1c'); // ruling: no turn follows
  if (order === ATTACK && t.tray[side] === 0) return tx('no.attackEmptyTray', {}, '§6.1c');
  const cut = t.shortened === 1 && side === second(t);
  return order === HOLD && cut ? tx('no.holdShortened', {}, '§6.1b') : null;
}

export function orderChoices(t: Table, side: Side): Choices<Action> {
  const whyNot = (action: Action): Text | null =>
    action.type === 'declare' ? whyNotOrder(t, side, orderNumber(action.order)) : tx('no.declareFirst', {}, '§6.1a');
  const all = ORDERS.map((order): Action => ({ type: 'declare', order }));
  return list(
    all.filter(action => whyNot(action) === null),
    whyNot,
  );
}

/** Whether the price of an order waits for the Night. */
const isLate = (t: Table, order: number): number => (order === WITHDRAW && isNightNext(t) ? 1 : 0); // §6.4c

/** §6.1a Declared aloud, for the next turn. */
export function declare(u: U, side: Side, order: number): void {
  const { table: t } = u;
  t.next[side] = order;
  if (order === WITHDRAW) t.latest = side; // §7.1b
  t.late[side] = isLate(t, order);
  t.stirred[enemyOf(side)] = 0;
  u.say(tx('order.declared', { side: SIDES[side], order: ORDERS[order]! }, '§6.1a'), by(side));
}

/** §6.3b, §6.3c, §6.3d Attack without an attack: half the tray, unless none was legal (`duty`) or the enemy stirred. */
export function idleDue(t: Table, side: Side, duty: number): number {
  const due = duty === 1 && t.stirred[enemyOf(side)] === 0;
  return due ? halfOf(t.tray[side]!) : 0;
}

/** What an order would cost at once, were it declared. */
export function priceIf(t: Table, side: Side, order: number): number {
  const next = t.next.slice();
  next[side] = order;
  const late = t.late.slice();
  late[side] = isLate(t, order);
  return priceOf({ ...t, next, late }, side).least;
}

/** What the declaration just made costs: tokens at least, and at most. */
export function priceOf(t: Table, side: Side): { least: number; most: number; rule: '§6.4b' | '§6.5b' } {
  const tray = t.tray[side]!;
  if (t.next[side] === WITHDRAW && t.late[side] === 0) return { least: halfOf(tray), most: tray, rule: '§6.4b' };
  const again = t.next[side] === HOLD && orderOf(t, side) === HOLD && t.forced === 1; // §6.5a, §6.5b
  const owed = again ? Math.min(2, tray) : 0;
  return { least: owed, most: owed, rule: '§6.5b' };
}
