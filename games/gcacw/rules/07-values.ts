import { tables } from '../data/index.ts';
import { type Attack, combatValue, isDemoralized, of, type Table } from '../state.ts';
import { defendedArtillery, twiceDefended, worksFactor } from './09-works.ts';

// 7.2, 7.3 COMBAT AND ARTILLERY VALUES. Where works may multiply them they are counted in quarters.

const { maximumCombatValue, combatRatio } = tables;
export const quarters = (value: number): number => 4 * value;

const PLAIN = 2; // halves: works that multiply nothing

/** §11.0-1-attack, §11.0-1-attack-min, §11.0-2-attack A combat value in an attack, in halves. */
export function demoralizedValue(value: number, level: number): number {
  if (level === 0) return value;
  if (value <= 2) return 1;
  return level === 1 ? 2 * (value >> 2) : 2;
}
export const attackValue = (t: Table, unit: number): number =>
  demoralizedValue(combatValue(t, unit), t.demoralized[unit]!); // §9.0-defence-only

const maxima = (t: Table): (typeof maximumCombatValue)['other'] => maximumCombatValue[of(t).title.maxCombatValue];

/** §7.2-sum, §7.2-max-attack, §7.2-max-grand The attackers' value in quarters: each hex has its maximum. */
export function attackTotal(t: Table, { units }: Attack): number {
  const most = quarters(maxima(t).attack);
  const byHex = new Map<number, number>();
  for (const unit of units) byHex.set(t.at[unit]!, (byHex.get(t.at[unit]!) ?? 0) + 2 * attackValue(t, unit)); // §7.2-sum-march
  return [...byHex.values()].reduce((sum, value) => sum + Math.min(value, most), 0);
}

/** §7.4-ratio-entrench The defenders' value in quarters, with their works and up to the maximum. */
export function defenceTotal(t: Table, defenders: readonly number[]): number {
  const total = twiceDefended(t, defenders, unit => combatValue(t, unit)); // §11.0-1-defend
  const covered = defenders.filter(unit => worksFactor(t, unit) > PLAIN).length;
  const { defense, halfEntrenched, allEntrenched } = maxima(t);
  const none = 2 * covered < defenders.length; // §7.2-max-defend
  const most = none ? defense : covered < defenders.length ? halfEntrenched : allEntrenched; // §7.2-max-half §7.2-max-all
  return Math.min(total, quarters(most));
}

/** In halves, works aside. */
export const plainValue = (t: Table, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + combatValue(t, unit), 0);

/** §7.4-ratio In the defender's favour to a whole ratio, and one step for each. */
export function ratioModifier(attacker: number, defender: number): number {
  return attacker >= defender
    ? Math.min(combatRatio.most, Math.trunc(attacker / defender) - 1)
    : Math.max(combatRatio.least, 1 - Math.ceil(defender / attacker));
}

/** §7.3-artillery, §11.0-1-artillery */
const gunsOf = (t: Table, unit: number): number => (isDemoralized(t, unit) ? 0 : of(t).units.artillery[unit]!);
export const attackGuns = (t: Table, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + gunsOf(t, unit), 0);
/** §7.4-art-entrench */
export const defenceGuns = (t: Table, units: readonly number[]): number =>
  defendedArtillery(t, units, unit => gunsOf(t, unit));

/** §7.2-extra-80, §7.2-extra-90, §7.2-extra-100 What a crowded grand assault loses besides; `total` in quarters. */
export const grandLoss = (total: number): number =>
  maximumCombatValue.grandExtraLoss.reduce((loss, row) => (total >= quarters(row.from) ? row.loss : loss), 0);
