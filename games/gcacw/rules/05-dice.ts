import { CAVALRY, CORPS_LEADER, halves, INFANTRY, SIDES, tables, UNION } from '../data/index.ts';
import { isOrganized, leaderSide, of, sideOf, type Table, type U } from '../state.ts';
import { type Key, type Says, tx } from '../text/keys.ts';
import { isCavalryLeader, levelOf } from './06-leaders.ts';
import { unsuppliedAdd } from './advanced.ts';
import { by } from './told.ts';

// 5.1, 5.2 MARCH DICE: allowances, extended marches, force marches.

/** So many dice and an addition, but at least so much. */
export interface Dice {
  readonly dice: number;
  readonly add: number;
  readonly min?: number | null;
}
const { march, leader } = tables.movementAllowance;

/** What a unit marching on its own rolls. */
export function marchDice(t: Table, unit: number): Dice {
  const { units, title } = of(t);
  const side = sideOf(t, unit);
  if (units.arm[unit] === CAVALRY) return march[SIDES[side]!].cav; // §5.1-ma-union-cav §5.1-ma-csa-cav
  return side === UNION ? march.union.inf : title.march.confederateInf; // §5.1-ma-union-inf §5.1-ma-csa-inf §5.1-ma-csa-inf-otr
}

/** What a leader rolls for all he activates. */
export function leaderDice(t: Table, who: number): Dice {
  const { title } = of(t);
  const side = leaderSide(t, who);
  if (!isCavalryLeader(t, who)) return side === UNION ? title.leaderMove.unionInf : title.leaderMove.confederateInf; // §5.2-3-union-inf §5.2-3-csa-inf §5.2-3-union-inf-low §5.2-3-csa-inf-otr
  const prices = leader[SIDES[side]!];
  return levelOf(t, who) === CORPS_LEADER ? prices.cavCorps : prices.cavDivision; // §5.2-3-union-cav-corps §5.2-3-csa-cav-corps §5.2-3-union-cav-div §5.2-3-csa-cav-div
}

export const allowed = ({ add, min }: Dice, rolled: number): number => Math.max(rolled + add, min ?? 0);

/** Rolls them one by one; each is announced by the same key. */
export function rollAll<K extends Key>(
  u: U,
  count: number,
  key: K,
  args: Says[K],
  rule: `§${string}`,
  side: 0 | 1,
): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += u.roll(6, tx(key, args, rule), by(side));
  return sum;
}

// Extended marches.
const { rows, columns, extended, modifiers } = tables.extendedMarch;

/** §5.1-ext-normal, §5.1-ext-exhausted A march that brings a unit to this fatigue. */
export const isExtended = (exhausted: boolean, to: number): boolean =>
  (exhausted ? extended.exhausted : extended.normal).includes(to);

/** §5.1-ext-mod-cumulative */
export function extendedModifier(t: Table, unit: number, from: number, to: number): number {
  const { title, units } = of(t);
  const { unionNotAoP, aopCavalryExempt } = title.extendedMarch;
  const outside = units.outside[unit] === 1;
  const exempt = aopCavalryExempt && units.arm[unit] === CAVALRY && !outside; // §5.1-ext-mod-aop-cav
  const union = sideOf(t, unit) !== UNION ? 0 : (exempt ? 0 : modifiers.union) + (outside ? unionNotAoP : 0); // §5.1-ext-mod-union §5.1-ext-mod-not-aop §5.1-ex-rtg
  const always = union + unsuppliedAdd(t, unit); // §5.1-ext-mod-supply
  if (t.exhausted[unit] === 0) return always + (from === 3 && to === 4 ? modifiers.normal3to4 : 0); // §5.1-ext-mod-34
  return always + (to === 3 ? modifiers.exhausted2to3 : to === 4 ? modifiers.exhausted3to4 : 0); // §5.1-ext-mod-ex23 §5.1-ext-mod-ex34
}

/** §5.1-ext-roll The result: `-`, `D`, or manpower lost. */
export function extendedResult(modified: number, organized: boolean, manpower: number): string {
  // §5.1-ex-palmer
  const row = rows.find(each => each.upTo === null || modified <= each.upTo)!;
  return organized ? row.organized : row.disorganized[columns.findIndex(most => manpower <= most)]!;
}
export const extendedFor = (t: Table, unit: number, modified: number): string =>
  extendedResult(modified, isOrganized(t, unit), t.manpower[unit]!);

// Force marches.
const { inf, cav } = tables.forceMarch;
export const forceDice = (t: Table, unit: number): typeof inf => (of(t).units.arm[unit] === INFANTRY ? inf : cav);
/** §5.1-force-inf, §5.1-force-cav In halves. */
export const forceBonus = ({ add, min }: typeof inf, rolled: number): number => halves(Math.max(min, rolled + add));
/** §5.1-force-loss-inf, §5.1-force-loss-cav By the dice as rolled. */
export const forceLoss = ({ loss }: typeof inf, rolled: number): number =>
  loss.find(each => rolled <= each.upTo)!.manpower;
