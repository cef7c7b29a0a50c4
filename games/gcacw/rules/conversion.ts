import { type Campaign, tables, type UnitData } from '../data/index.ts';
import { has, of, type Table } from '../state.ts';

// CONV, BAL: published scenarios of the old titles. Ours are written for the standard rules and need neither.

interface Start {
  readonly fatigue: number;
  readonly exhausted: boolean;
}
/** §CONV-scope, §CONV-0 to §CONV-2 Printed fatigue and two more, then a recovery (§CONV-principle); order stays (§CONV-disorg). */
export function startOf({ scenario, title }: Campaign, unit: UnitData): Start {
  if (!scenario.printedFatigue || !title.convertOldFatigue) return unit;
  const spared = title.special.some(
    each => each.scenario === scenario.published && each.commands?.includes(unit.command),
  );
  return spared ? { fatigue: 1, exhausted: false } : tables.fatigueConversion.printed[unit.fatigue]!; // §CONV-rtg1 §CONV-1
}

/** §BAL-union Points suggested for a published scenario, the Union's; with a modified set-up only where they were made for it. */
export function balanceOf(t: Table): number {
  const { scenario, title } = of(t);
  const found = title.balance.find(each => each.scenario === scenario.published); // §BAL-sjw §BAL-hcr §BAL-rtg §BAL-siv
  if (!has(t, 'balance') || !found || (found.modifiedSetup && !scenario.modifiedSetup)) return 0; // §BAL-modified
  return found.unionVP;
}
/** As the side that scores counts them. */
export const balanceScore = (t: Table): number =>
  of(t).scenario.victory.scoreFor === 'union' ? balanceOf(t) : 0 - balanceOf(t);
