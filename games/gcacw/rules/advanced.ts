import { distance, type Side, sideNumber, tables, UNION } from '../data/index.ts';
import { type Attack, disorganize, hexId, isOrganized, of, type Table, type U, unitId, unitsWhere } from '../state.ts';
import { tx } from '../text/keys.ts';
import { names, specials } from './special.ts';
import { by } from './told.ts';

// ADVANCED GAMES of single titles: a scenario says so by a special rule, and its title whether it has such a thing.

/** §7.1-a5-advanced What is added to the command dice of a side's assaults and grand assaults. */
export function commandAdd(t: Table, side: Side): number {
  if (!of(t).title.special.some(({ rule }) => rule === '7.1')) return 0;
  const own = specials(t, 'commandDie').filter(each => sideNumber(each.side) === side);
  return own.reduce((sum, { add }) => sum + add, 0);
}

/** Out of supply: the scenario says who, in a title that knows supply; food that was found lasts to the next recovery. */
export const isUnsupplied = (t: Table, unit: number): boolean =>
  of(t).title.supply && specials(t, 'unsupplied').some(({ units }) => names(t, units, unit)) && !t.fed?.includes(unit); // ruling GCACW forage-food

/** §5.1-ext-mod-supply */
export const unsuppliedAdd = (t: Table, unit: number): number =>
  isUnsupplied(t, unit) ? of(t).title.extendedMarch.unsuppliedAdvanced : 0;

/** §7.7-mod-ammo All cavalry of the hex without ammunition. */
export function ammunitionModifier(t: Table, units: readonly number[]): number {
  const bare = specials(t, 'noAmmunition');
  const spent = units.every(unit => bare.some(({ units: slugs }) => names(t, slugs, unit)));
  return spent && of(t).title.cavalryRetreatAmmo ? tables.cavalryRetreat.ammunition : 0;
}

/** §7.5-union-panic A result in italics for the Union throws its units around into disorder (ruling union-panic). */
export function unionPanic(u: U, { side, target, attackerResult, defenderResult }: Attack): void {
  const { table: t } = u;
  if (!of(t).title.unionPanicAdvanced) return;
  const result = side === UNION ? attackerResult : defenderResult;
  for (const { results, within } of specials(t, 'unionPanic')) {
    if (!results.includes(result)) continue;
    const near = (unit: number): boolean =>
      distance(of(t).board, target, t.at[unit]!) <= within && isOrganized(t, unit);
    const units = unitsWhere(t, UNION, near);
    for (const unit of units) disorganize(t, unit);
    if (units.length > 0)
      u.say(
        tx('union.panic', { units: units.map(unit => unitId(t, unit)), hex: hexId(t, target) }, '§7.5-union-panic'),
        by(UNION),
      );
  }
}
