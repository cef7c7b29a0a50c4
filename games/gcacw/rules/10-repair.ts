import type { Text } from '@bivouac/kernel';
import type { Labour } from '../actions.ts';
import { BRIDGE, enemyOf, halves, hexNamed, INFANTRY, MAJOR, SIDES, type Side, tables, UNION } from '../data/index.ts';
import {
  type Act,
  combatValue,
  hexId,
  isOnMap,
  isRain,
  isUnfordable,
  of,
  REPAIRED,
  type Table,
  touch,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { banksOf, holding, type Modifier, printedAt, sidesOf, sideTo, sumOf, valueIn } from './10-crossings.ts';
import { isNamed, whyNotRepaired } from './special.ts';
import { by } from './told.ts';

// 10.3 REPAIRING bridges and ferries in step 1 of recovery: all titles, both sides (§10.3-all-titles).

const DIE = tables.bridges.repair;

/** Why this unit could repair nothing. */
function whyNotMender(t: Table, side: Side, unit: number): Text | null {
  const { units, title } = of(t);
  const args = { unit: unitId(t, unit) };
  if (isRain(t)) return tx('no.worksRain', {}, '§10.3-rain'); // §12.0-bridges
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§10.3-who');
  if (units.arm[unit] !== INFANTRY) return tx('no.mender', args, '§10.3-who');
  if (t.fatigue[unit] !== 0) return tx('no.menderTired', { ...args, fatigue: t.fatigue[unit]! }, '§10.3-who');
  if (t.built[unit]! > 0) return tx('no.worked', args, '§10.3-exclusive');
  if (combatValue(t, unit) < halves(title.bridge.minRepairCV))
    return tx('no.builderWeak', { ...args, needs: title.bridge.minRepairCV }, '§10.3-cv');
  const other = unitsWhere(t, side, each => t.built[each] === REPAIRED)[0];
  return other === undefined ? null : tx('no.menderAlready', { unit: unitId(t, other) }, '§10.3-one-per-player');
}

/** Why what lay on this hexside cannot be repaired by this side; a pontoon there does not matter (§10.3-pontoon-there). */
function whyNotMend(t: Table, side: Side, edge: number): Text | null {
  const printed = printedAt(t, edge);
  if (!printed || t.down[printed.number] === 0) return tx('no.ruinHere', {}, '§10.3-where');
  const args = { crossing: printed.name };
  if (isNamed(t, 'notRepaired', printed.name) || isNamed(t, 'unionPontoon', printed.name))
    return tx('no.beyondRepair', args, '§10.3-chatham');
  if (side === UNION && !isInUnionCounty(t, edge)) return tx('no.county', args, '§10.3-siv-county');
  const kept = whyNotRepaired(t, side, printed.number);
  if (kept) return kept;
  const { blockRepairCV } = of(t).title.bridge;
  const blocked = banksOf(t, edge).some(hex => valueIn(t, enemyOf(side), hex) >= halves(blockRepairCV));
  return blocked ? tx('no.enemyAtRuin', args, '§10.3-enemy') : null;
}

/** §10.3-siv-county Where counties matter: one bank is in a county the Union controls. */
function isInUnionCounty(t: Table, edge: number): boolean {
  const campaign = of(t);
  if (!campaign.title.special.some(each => each.id === 'unionRepairCounty')) return true;
  const hexes = (campaign.scenario.unionCounties ?? []).map(slug => hexNamed(campaign, slug));
  return banksOf(t, edge).some(hex => hexes.includes(hex));
}

export function repairModifiers(t: Table, edge: number): readonly Modifier[] {
  const river = of(t).board.water[edge]!;
  return holding(
    [isUnfordable(t, river), DIE.unfordable, '§10.3-mod-flood'],
    [river === MAJOR, DIE.major, '§10.3-mod-major'],
  );
}
/** §10.3-r2-bridge, §10.3-r2-ferry */
export const isRepaired = (kind: number, modified: number): boolean =>
  modified <= (kind === BRIDGE ? DIE.bridge : DIE.ferry);

/** §10.3-r1 The hexside is named, then the die is rolled. */
function repair(u: U, side: Side, unit: number, edge: number): void {
  const { table: t } = u;
  const { name, kind, number } = printedAt(t, edge)!;
  const modifier = sumOf(repairModifiers(t, edge));
  const args = { unit: unitId(t, unit), crossing: name };
  t.built[unit] = REPAIRED;
  const die = u.roll(6, tx('repair.roll', { ...args, modifier }, '§10.3-r1'), by(side));
  const mended = isRepaired(kind, die + modifier);
  if (mended) {
    t.down[number] = 0;
    touch(t);
  }
  const rule = kind === BRIDGE ? '§10.3-r2-bridge' : '§10.3-r2-ferry';
  u.say(tx(mended ? 'crossing.repaired' : 'crossing.ruined', args, rule), by(side));
}

export const repairAct: Act<Labour<'repair'>> = {
  type: 'repair',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    if (unit < 0) return tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§10.3-who');
    const barred = whyNotMender(t, side, unit);
    if (barred) return barred;
    const edge = sideTo(t, t.at[unit]!, action.to);
    return edge < 0 ? tx('no.edge', { unit: action.unit, hex: action.to }, '§10.3-where') : whyNotMend(t, side, edge);
  },
  some: (t, side) =>
    unitsWhere(t, side, unit => whyNotMender(t, side, unit) === null).flatMap(unit =>
      sidesOf(t, t.at[unit]!)
        .filter(edge => whyNotMend(t, side, edge) === null)
        .map(edge => ({
          type: 'repair' as const,
          unit: unitId(t, unit),
          to: hexId(t, of(t).board.neighbours[edge]!),
        })),
    ),
  begin(u, side, action) {
    const unit = unitNamed(u.table, side, action.unit);
    repair(u, side, unit, sideTo(u.table, u.table.at[unit]!, action.to));
  },
};
