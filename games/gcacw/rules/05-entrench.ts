import type { Text } from '@bivouac/kernel';
import type { Entrench } from '../actions.ts';
import { SIDES, tables } from '../data/index.ts';
import {
  type Act,
  has,
  isDemoralized,
  isOnMap,
  isRain,
  of,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { dig, nextWorks } from './09-works.ts';
import { whyNotActivated } from './special.ts';

// 5.5 THE ENTRENCH ACTION, by a unit alone or within a leader's activation (§5.5-both-ways).

/** §5.5-years What digging takes in this scenario's year; null: it is no action. */
function termsOf(t: Table): { readonly maxFatigue: number; readonly cost: number } | null {
  const { year } = of(t);
  if (year === 1862 || (year === 1863 && !has(t, 'entrench-1863'))) return null; // §5.0-entrench-from-1863
  return tables.entrenchment.action[year]; // §5.5-p1863-fatigue §5.5-p1864-fatigue
}

/** Why a unit cannot take the action; leaders never do (§5.5-unit-only). */
export function whyNotEntrench(t: Table, unit: number): Text | null {
  const terms = termsOf(t);
  const args = { unit: unitId(t, unit) };
  if (!terms) return tx('no.digYear', {}, '§5.5-years');
  if (isRain(t)) return tx('no.digRain', {}, '§5.5-rain'); // §12.0-no-entrench
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§5.5-unit-only');
  if (t.fatigue[unit]! > terms.maxFatigue)
    return tx(
      'no.digTired',
      { ...args, most: terms.maxFatigue },
      of(t).year === 1863 ? '§5.5-fatigue-1863' : '§5.5-fatigue-1864',
    );
  if (isDemoralized(t, unit)) return tx('no.digDemoralized', args, '§5.5-not-demoralized');
  if (nextWorks(t, unit, 'action') < 0) return tx('no.digFort', args, '§5.5-not-fort');
  return whyNotActivated(t, unit);
}

/** §5.5-no-ext It tires and digs; that is no march. */
export function entrench(u: U, unit: number): void {
  const { table: t } = u;
  tire(t, unit, termsOf(t)!.cost);
  t.activated[unit]!++; // §5.5-repeat
  dig(u, unit, 'action');
}

export const entrenchAct: Act<Entrench> = {
  type: 'entrench',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    return unit < 0
      ? tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§5.5-unit-only')
      : whyNotEntrench(t, unit);
  },
  some: (t, side) =>
    termsOf(t) === null
      ? []
      : unitsWhere(t, side, unit => whyNotEntrench(t, unit) === null).map(unit => ({
          type: 'entrench',
          unit: unitId(t, unit),
        })),
  begin: (u, side, action) => entrench(u, unitNamed(u.table, side, action.unit)), // §5.5-ends
};
