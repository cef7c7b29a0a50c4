import { COLUMNS, ROWS } from '../data/grid.ts';
import {
  backFactor,
  CONFEDERATE,
  frontFactor,
  hexNumber,
  hill,
  isGeneral,
  pointsOf,
  rocky,
  sideOf,
  town,
  woods,
} from '../data/index.ts';
import { isReduced, type Table } from '../state.ts';
import type { Words } from './summary-words.ts';

const CELL = 8;
const MARGIN = 3;

/** The map in letters: north at the top, every second row half a hex further east. */
export function drawMap(t: Table, w: Words): string {
  const numbers = `${' '.repeat(MARGIN)}${columns(column => String(column))}`;
  return [numbers, ...[...ROWS].reverse().map(row => drawRow(t, w, row)), numbers]
    .map(line => line.trimEnd())
    .join('\n');
}

const columns = (cell: (column: number) => string): string =>
  Array.from({ length: COLUMNS }, (_, i) => cell(i + 1).padEnd(CELL)).join('');

function drawRow(t: Table, w: Words, row: string): string {
  const shift = ROWS.indexOf(row) % 2 === 1 ? CELL / 2 : 0;
  const cells = columns(column => {
    const hex = hexNumber(`${row}${column}`);
    return ground(w, hex).padEnd(MARGIN) + stack(t, hex);
  });
  return `${row.padEnd(MARGIN)}${' '.repeat(shift)}${cells}`;
}

function ground({ terrain }: Words, hex: number): string {
  const high = rocky[hex] ? terrain.rocky : hill[hex] ? terrain.hill : '';
  const cover = `${high}${woods[hex] ? terrain.woods : ''}${town[hex] ? terrain.town : ''}`;
  return `${cover || '.'}${pointsOf[hex] || ''}`;
}

export const factorOf = (t: Table, unit: number): number => (isReduced(t, unit) ? backFactor : frontFactor)[unit]!;

/** `C6*`: whose, how strong in all, and whether a general is there. */
function stack(t: Table, hex: number): string {
  const here = [...t.at.keys()].filter(unit => t.at[unit] === hex);
  if (here.length === 0) return '';
  const troops = here.filter(unit => !isGeneral[unit]);
  const strength = troops.reduce((sum, unit) => sum + factorOf(t, unit), 0);
  const side = sideOf[here[0]!] === CONFEDERATE ? 'C' : 'U';
  return `${side}${troops.length > 0 ? strength : ''}${troops.length < here.length ? '*' : ''}`;
}
