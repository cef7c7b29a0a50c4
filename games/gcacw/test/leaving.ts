import type { Side } from '../data/index.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { NORMAL, waysOn } from '../rules/07-ways.ts';
import { hexId, type Retreat } from '../state.ts';
import type { Table } from './table.ts';

/** Gist leaves 1112 before Baird in 1111, and has come so far. */
export function leaving(table: Table, kind: number = NORMAL, path: readonly string[] = []): Retreat {
  const r = newRetreat(1 as Side, [table.unit('c-gist')], kind, table.hex('1112'), table.hex('1111'));
  r.path = path.map(table.hex);
  r.at = r.path[r.path.length - 1] ?? r.start;
  return r;
}
/** Where he may go on to. */
export const ways = (table: Table, kind: number = NORMAL, path: readonly string[] = []): string[] =>
  waysOn(table.t, leaving(table, kind, path))
    .map(({ hex }) => hexId(table.t, hex))
    .sort();
