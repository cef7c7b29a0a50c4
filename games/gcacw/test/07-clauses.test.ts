import { describe, expect, it } from 'vitest';
import type { Side } from '../data/index.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { NORMAL, ROUT, waysOn } from '../rules/07-ways.ts';
import { hexId, type Retreat } from '../state.ts';
import { type Ground, plain } from './plain.ts';
import { position, type Table } from './table.ts';

// Clauses of chapter 7 that no other test needs: exceptions, limits, the order of two steps, who chooses.

const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;
const leaving = (table: Table, kind: number, path: readonly string[] = []): Retreat => {
  const r = newRetreat(1 as Side, [table.unit('c-gist')], kind, table.hex('1112'), table.hex('1111'));
  r.path = path.map(table.hex);
  r.at = r.path[r.path.length - 1] ?? r.start;
  return r;
};
const ways = (table: Table, kind: number = NORMAL, path: readonly string[] = []): string[] =>
  waysOn(table.t, leaving(table, kind, path))
    .map(({ hex }) => hexId(table.t, hex))
    .sort();

describe('GCACW 7.6-res-twice', () => {
  const river = (from: string, ...to: string[]) => to.map(hex => edge(from, hex, { water: 'minor' }));
  /** Rivers let Gist out of 1112 only by 1113 and 1114 into 1213, as far from Baird as 1114. */
  const pocket = [
    ...river('1112', '1011', '1012', '1211', '1212'),
    ...river('1113', '1012', '1013', '1212', '1213'),
    ...river('1114', '1013', '1014', '1115', '1214'),
    ...river('1213', '1212', '1214', '1313'),
  ];
  it('a rout does not go to and fro between two hexes: it has no way', async () => {
    const units = { 'u-baird': '1111', 'c-gist': '1112' };
    const shut = position({ scenario: await ground({ edges: [...pocket, ...river('1213', '1314')] }), units });
    expect([ways(shut, ROUT), ways(shut, ROUT, ['1113', '1114', '1213'])]).toEqual([[], []]);
    const open = position({ scenario: await ground({ edges: pocket }), units });
    expect([ways(open, ROUT), ways(open, ROUT, ['1113', '1114', '1213'])]).toEqual([['1113'], ['1314']]);
  });
});
