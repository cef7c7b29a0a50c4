import { rules, type Text } from '@bivouac/kernel';
import {
  ARTILLERY,
  CAVALRY,
  enemyOf,
  halves,
  hexNumber,
  INFANTRY,
  type Side,
  sideBetween,
  tables,
} from '../data/index.ts';
import {
  type Act,
  type Action,
  type Attack,
  type GCACW,
  hexId,
  isHeldBy,
  of,
  type Table,
  type U,
  unitId,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { zoneAcross } from './02-zones.ts';
import { isBarredFromAttack } from './06-leaders.ts';
import { beginDoing, marchOf, pointsLeft } from './06-move.ts';
import { cavalryIn, evading } from './07-cavalry.ts';
import { combat } from './07-combat.ts';
import { KINDS } from './07-modifiers.ts';
import { isThicket, whyNotOver } from './07-targets.ts';
import { sideTo } from './10-crossings.ts';

// 7.1 ATTACKS IN A MARCH: by the active unit alone (§7.1-march-alone), as often as its points last (§7.1-march-many).

const { procedure } = rules<GCACW>();
const { types, columnNeeds } = tables.attackTypes;
type AttackAction = Extract<Action, { type: 'attack' }>;

/** §6.1-attack-column, §6.1-attack-hasty, §6.1-attack-normal, §6.1-attack-prepared In halves; §6.1-attack-terrain. */
export const costOf = (t: Table, unit: number, kind: (typeof KINDS)[number]): number =>
  halves(of(t).units.arm[unit] === CAVALRY ? types[kind].cav : types[kind].inf);

/** §6.1-attack-mp, §6.1-attack-column-needs */
function whyNotPay(t: Table, unit: number, kind: string, left: number): Text | null {
  if (!KINDS.includes(kind as never)) return tx('no.kind', { kind }, '§7.1-m2-type');
  const needs = kind === 'column' ? halves(columnNeeds) : costOf(t, unit, kind as (typeof KINDS)[number]);
  const rule = kind === 'column' ? '§6.1-attack-column-needs' : '§6.1-attack-mp';
  return needs <= left ? null : tx('no.attackPoints', { kind, needs, has: left }, rule);
}

/** §7.1-who Why the marching unit may not attack this hex at all. */
export function whyNotTarget(t: Table, slug: string): Text | null {
  const { unit, moved, advanced } = marchOf(t);
  const args = { unit: unitId(t, unit) };
  if (of(t).units.arm[unit] === ARTILLERY) return tx('no.gunsAttack', args, '§7.1-res-art');
  if (isBarredFromAttack(t, unit)) return tx('no.cavalryDivision', args, '§5.2-8-cav-div-limit');
  const side = sideTo(t, t.at[unit]!, slug);
  const own: Side = unit < of(t).units.union ? 0 : 1;
  const barred = whyNotOver(t, own, side);
  if (barred) return barred;
  return isThicket(t, own, side) && (moved > 0 || advanced >= 0) // §APP-woods-attack
    ? tx('no.woods', { hex: slug }, '§7.1-res-woods')
    : null;
}

export const attackAct: Act<AttackAction> = {
  type: 'attack',
  whyNot: (t, _side, { hex, kind }) =>
    whyNotTarget(t, hex) ?? whyNotPay(t, marchOf(t).unit, kind, pointsLeft(marchOf(t))),
  some(t) {
    const { unit } = marchOf(t);
    const { neighbours } = of(t).board;
    const enemy = enemyOf(unit < of(t).units.union ? 0 : 1);
    const found: AttackAction[] = [];
    for (let side = t.at[unit]! * 6; side < t.at[unit]! * 6 + 6; side++) {
      const target = neighbours[side]!;
      if (target < 0 || !isHeldBy(t, enemy, target) || whyNotTarget(t, hexId(t, target))) continue;
      for (const kind of KINDS)
        if (!whyNotPay(t, unit, kind, pointsLeft(marchOf(t))))
          found.push({ type: 'attack', hex: hexId(t, target), kind });
    }
    return found;
  },
  begin(u, _side, { hex, kind }) {
    const target = hexNumber(of(u.table).board, hex);
    return { call: marchAttack, locals: { target, kind: KINDS.indexOf(kind as (typeof KINDS)[number]) } };
  },
};

export const newAttack = (t: Table, side: Side, units: readonly number[], from: number, target: number): Attack => ({
  ...{ side, from, target, leader: -1, kind: -1, grand: 0, guns: 0, attackerResult: '', defenderResult: '' },
  units: units.slice(),
  defenders: unitsIn(t, enemyOf(side), target), // §7.1-defend-all
  owed: [0, 0],
});

/** §7.1-m2-type The points are paid; a lone unit gives up its refused flanks. */
function declare(u: U, target: number, kind: number): void {
  const { table: t } = u;
  const march = marchOf(t);
  const { unit } = march;
  const side: Side = unit < of(t).units.union ? 0 : 1;
  march.left -= costOf(t, unit, KINDS[kind]!);
  march.attacked++;
  if (unitsIn(t, side, t.at[unit]!).length === 1) t.refused = t.refused.filter(hex => hex !== t.at[unit]); // §7.8-remove-lone
  t.attack = { ...newAttack(t, side, [unit], t.at[unit]!, target), kind };
  u.say(tx('attack.declared', { unit: unitId(t, unit), hex: hexId(t, target), kind: KINDS[kind]! }, '§7.1-m1-target'));
}

/** §7.7-trigger-restricted Cavalry behind woods is asked when it is named as the target by who has not moved. */
export function mayEvade(t: Table, target: number): boolean {
  const { unit, moved, advanced, declined } = marchOf(t);
  if (of(t).units.arm[unit] !== INFANTRY || moved > 0 || advanced >= 0 || declined.includes(target)) return false;
  const horse = cavalryIn(t, enemyOf(unit < of(t).units.union ? 0 : 1), target);
  return horse.length > 0 && zoneAcross(t, sideBetween(of(t).board, target, t.at[unit]!)) === 2;
}

/** §7.1-m1-target Target, type, then the combat. */
export const marchAttack = procedure<{ target: number; kind: number }>('attack')({
  name(u, { target }) {
    beginDoing(marchOf(u.table));
    if (mayEvade(u.table, target)) return evading(target, u.table.at[marchOf(u.table).unit]!);
  },
  pay(u, { target, kind }) {
    const { table: t } = u;
    const { unit, left } = marchOf(t);
    const enemy = enemyOf(unit < of(t).units.union ? 0 : 1);
    if (!isHeldBy(t, enemy, target) || whyNotPay(t, unit, KINDS[kind]!, left)) return; // §7.7-resume
    declare(u, target, kind);
    return { call: combat, locals: {} };
  },
});
