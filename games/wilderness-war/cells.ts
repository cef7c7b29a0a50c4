import { crt, crtColumns, raidLosses, siegeIncrease } from './data/index.ts';
import { crtCell } from './rules/07-fire.ts';
import { siegeCell } from './rules/08-siege.ts';
import { raidCell } from './rules/10-raids.ts';

/** Every cell of the tables that an event can name. */
export const cells: readonly string[] = [
  ...crt.flatMap((_, row) => crtColumns.map((_name, column) => crtCell(row, column))),
  ...raidLosses.flatMap((rows, column) => rows.map((_loss, row) => raidCell(column, row))),
  ...siegeIncrease.map((_more, row) => siegeCell(row)),
];
