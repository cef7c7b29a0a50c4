import { tables } from '../data/index.ts';
import type { Attack, Table } from '../state.ts';
import { type Counted, gunsModifier, gunsOfAttack, modifiersOf, needsDie, sumOf } from './07-modifiers.ts';
import { type Both, columnOf, read, resultsFor } from './07-results.ts';
import { attackTotal, grandLoss, plainValue } from './07-values.ts';

// 7.5 WHAT A COMBAT COMES TO: by the difference of the dice, and before they are rolled.

const { attackerColumns, defenderColumns } = tables.combatTable;

export interface Outcome extends Both {
  readonly extra: number; // what a crowded grand assault loses besides
}
/** The values by which both columns are found. */
const tableValues = (t: Table, attack: Attack): readonly [number, number] => [
  Math.ceil(attackTotal(t, attack) / 4),
  Math.ceil(plainValue(t, attack.defenders) / 2),
];
/** Both results of a difference, each in the column of its own side. */
export function outcomeOf(t: Table, attack: Attack, difference: number): Outcome {
  const total = attackTotal(t, attack);
  const results = resultsFor(difference, ...tableValues(t, attack));
  return { ...results, extra: attack.grand === 1 ? grandLoss(total) : 0 }; // §7.5-number-grand §7.2-extra-grand-only
}

/** The columns of both by number, for whoever counts which cells were read. */
export function columnsOf(t: Table, attack: Attack): string {
  const [mine, theirs] = tableValues(t, attack);
  return `${columnOf(attackerColumns, mine)} ${columnOf(defenderColumns, theirs)}`;
}

/** How a combat may end: each outcome with its share. */
export interface Chances {
  readonly of: number;
  readonly outcomes: readonly (Outcome & { readonly difference: number; readonly share: number })[]; // the worst for the attacker first
  readonly counted: readonly Counted[]; // the modifiers, those of a die for the guns aside
  readonly cell: string; // of the artillery table
}
const FACES = [1, 2, 3, 4, 5, 6] as const;
const NO_DIE = [0] as const;

/** §7.0-cumulative Every roll there can be, with the modifiers of the procedure itself. */
export function chancesOf(t: Table, attack: Attack): Chances {
  const cell = gunsOfAttack(t, attack);
  const dice = needsDie(cell) ? FACES : NO_DIE;
  const shares = new Map<number, number>();
  for (const die of dice) {
    const counted = modifiersOf(t, { ...attack, guns: gunsModifier(cell, die) });
    const ahead = sumOf(counted, 0) - sumOf(counted, 1);
    for (const mine of FACES)
      for (const theirs of FACES) {
        const difference = mine - theirs + ahead;
        shares.set(difference, (shares.get(difference) ?? 0) + 1);
      }
  }
  const sure = needsDie(cell) ? 0 : gunsModifier(cell, 0);
  return {
    of: dice.length * FACES.length * FACES.length,
    outcomes: [...shares]
      .sort(([one], [other]) => one - other)
      .map(([difference, share]) => ({ ...outcomeOf(t, attack, difference), difference, share })),
    counted: modifiersOf(t, { ...attack, guns: sure }),
    cell,
  };
}

export const retreats = ({ defender }: Both): boolean => read(defender).way !== '';
/** Manpower the attacker and the defender lose on the average, in shares of `of`. */
export const lossesIn = ({ outcomes }: Chances): readonly [number, number] => [
  outcomes.reduce((sum, each) => sum + each.share * (read(each.attacker).loss + each.extra), 0),
  outcomes.reduce((sum, each) => sum + each.share * read(each.defender).loss, 0),
];
