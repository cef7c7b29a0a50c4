import { tables } from '../data/index.ts';
import { disorganize, isOnMap, lose, type Table, tire, type U } from '../state.ts';
import { endOf } from './06-move.ts';

// 7.5 RESULTS: the combat table, and what its numbers and letters do.

const { rows, attackerColumns, defenderColumns } = tables.combatTable;

export interface Result {
  readonly loss: number;
  readonly letter: '' | 'D' | 'F' | 'f' | 'E';
  readonly way: '' | 'r' | 'R' | 'R*' | 'a';
}
const known = new Map<string, Result>();
/** `1DR*` → 1, D, R*; a dash is nothing (§7.5-dash). */
export function read(cell: string): Result {
  let found = known.get(cell);
  if (!found) {
    found = parsed(cell);
    known.set(cell, found);
  }
  return found;
}
function parsed(cell: string): Result {
  const [, loss = '', letter = '', way = ''] = /^-?(\d*)([DFfE]?)(R\*|[Rra]?)$/.exec(cell)!;
  return { loss: Number(loss), letter: letter as Result['letter'], way: way as Result['way'] };
}

/** §7.5-col-round */
export const columnOf = (columns: readonly (number | null)[], value: number): number =>
  columns.findIndex(most => most === null || value <= most);

export interface Both {
  readonly attacker: string;
  readonly defender: string;
}
/** §7.5-two-results Each side in its own column, by its value as it is. */
export function resultsFor(difference: number, attacker: number, defender: number): Both {
  const last = rows.length - 1;
  const row = rows[Math.max(0, Math.min(last, difference - rows[0]!.difference))]!;
  return {
    attacker: row.attacker[columnOf(attackerColumns, attacker)]!, // §7.5-col-attacker §7.5-ex-vancleve
    defender: row.defender[columnOf(defenderColumns, defender)]!, // §7.5-col-defender §7.5-ex-liddell
  };
}

const FATIGUE = { D: 3, F: 2, f: 1, E: 0, '': 0 } as const; // §7.5-D §7.5-F §7.5-f §7.5-E
export const endsMarch = ({ letter }: Result): boolean => letter !== '';

/** §7.5-apply-letter-def, §7.5-apply-assault The letter for each of them that is left; it never makes a march extended (§7.5-no-ext). */
export function applyLetter(t: Table, units: readonly number[], { letter }: Result): void {
  for (const unit of units) {
    if (!isOnMap(t, unit)) continue;
    if (letter === 'D') disorganize(t, unit); // §7.5-number-org
    tire(t, unit, FATIGUE[letter]);
  }
}

/** Takes manpower off and, if none is left, the unit. */
export function bleed(u: U, unit: number, manpower: number, cause: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  lose(t, unit, manpower, cause); // §7.5-number §7.5-number-disorg
  if (t.at[unit]! < 0) endOf(u, unit, hex); // §7.5-eliminate
}
