import { CONFEDERATE, CONFEDERATES_ONLY, EITHER_SIDE, halves, tables, WORKS } from '../data/index.ts';
import { of, sideOf, type Table, type U, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { by } from './told.ts';

// 9 WORKS: how they grow, and what they do for those who defend.

/** As an action of the cycle, or in step 1 of recovery (§9.0-when). */
export type Digging = 'action' | 'recovery';
const { progress, multiplier, redoubt } = tables.entrenchment;

/** §9.0-year, §APP-entrench-table The works a unit would have after digging: a place in WORKS; -1: none better (§APP-entrench-blank). */
export function nextWorks(t: Table, unit: number, when: Digging): number {
  const { year, board } = of(t);
  const now = WORKS[t.works[unit]!]!;
  const sheltered = board.redoubt[t.at[unit]!]! > 0 && sideOf(t, unit) === CONFEDERATE;
  const sooner = sheltered ? progress[year][`${when}ConfederateRedoubt`]?.[now] : undefined; // §9.0-p1862-redoubt §5.5-p1864-redoubt §9.0-p1863-no-redoubt
  // §9.0-p1862-none §9.0-p1862-bb §9.0-p1862-b §9.0-p1862-fb §9.0-hcr-maryland §9.0-p1863-none §9.0-p1863-b §9.0-p1863-fb
  // §9.0-p1864-none §9.0-p1864-abatis §9.0-p1864-bb §9.0-p1864-b; by action §5.5-p1863-none §5.5-p1863-bb §5.5-p1863-b
  // §5.5-p1863-fb §5.5-p1864-none §5.5-p1864-a §5.5-p1864-bb §5.5-p1864-b §5.5-p1864-fb1 §5.5-p1864-fb2
  const next = sooner ?? progress[year][when]?.[now];
  return next === undefined ? -1 : WORKS.indexOf(next); // §9.0-kinds
}

/** A unit has dug. */
export function dig(u: U, unit: number, when: Digging): void {
  const { table: t } = u;
  t.works[unit] = nextWorks(t, unit, when); // §9.0-markers
  u.say(tx('unit.dug', { unit: unitId(t, unit), works: WORKS[t.works[unit]!]! }, '§9.0-when'), by(sideOf(t, unit)));
}

/** §9.0-mult-15, §9.0-mult-2, §9.0-mult-25, §9.0-mult-3, §9.0-mult-bb */
const factors = (year: 1862 | 1863 | 1864): Uint8Array => Uint8Array.from(multiplier[year], halves);
const FACTORS = { 1862: factors(1862), 1863: factors(1863), 1864: factors(1864) };
const REDOUBT = halves(redoubt);

/** §9.0-redoubt-virginia, §9.0-redoubt-bac In a redoubt that helps its side. */
export function isInRedoubt(t: Table, unit: number): boolean {
  const kind = of(t).board.redoubt[t.at[unit]!]!;
  return kind === EITHER_SIDE || (kind === CONFEDERATES_ONLY && sideOf(t, unit) === CONFEDERATE);
}

/** What a defending unit's values are multiplied by, in halves: the better of its own works and the redoubt (§9.0-redoubt-better). */
export const worksFactor = (t: Table, unit: number): number =>
  Math.max(FACTORS[of(t).year][t.works[unit]!]!, isInRedoubt(t, unit) ? REDOUBT : 0); // §9.0-per-unit §9.0-per-unit-redoubt §9.0-redoubt-build

/** §9.0-redoubt-mult Twice what defending units are worth, each multiplied by its works. */
export const twiceDefended = (t: Table, units: readonly number[], value: (unit: number) => number): number =>
  units.reduce((sum, unit) => sum + value(unit) * worksFactor(t, unit), 0);
/** §9.0-redoubt-fraction Artillery behind works: the total of the hex is rounded up. */
export const defendedArtillery = (t: Table, units: readonly number[], value: (unit: number) => number): number =>
  Math.ceil(twiceDefended(t, units, value) / 2);

/** §9.0-redoubt-flank-4, §9.0-redoubt-flank-23, §9.0-redoubt-flank-1 What is left of a flank bonus before a redoubt. */
export const flankOfRedoubt = (bonus: number): number => tables.flank.redoubt[bonus]!; // §9.0-redoubt-front
