import { sideBetween } from '../data/index.ts';
import { buildModifiers } from '../rules/10-pontoons.ts';
import { hexId, of, type Pontoon } from '../state.ts';
import { type Position, recovery, type Table } from './table.ts';

export const BAC = 'bac-battle-of-chickamauga';
export const GTC = 'gtc-across-the-pamunkey';
export const OTR = 'otr-to-the-james';
export const SIV = 'siv-between-two-armies';
export const SJW = 'sjw-jackson-crosses-the-rapidan';
export const build = (unit: string, to: string) => ({ type: 'build', unit, to }) as const;
export const edge = (table: Table, from: string, to: string): number =>
  sideBetween(of(table.t).board, table.hex(from), table.hex(to));
/** Where pontoons lie and whose they are. */
export const lying = ({ t }: Table): string[] =>
  t.pontoons.map(({ side, owner }) => {
    const ends = [Math.trunc(side / 6), of(t).board.neighbours[side]!].map(hex => hexId(t, hex)).sort();
    return `${ends.join('-')} ${owner === 0 ? 'union' : 'confederate'}`;
  });
export const pontoon = (table: Table, from: string, to: string, owner: 0 | 1): Pontoon => ({
  side: Math.min(edge(table, from, to), edge(table, to, from)),
  owner,
});
/** Baird at Lambert’s Ford on the Chickamauga (1411-1412), in step 1. */
export const baird = (standing = '1412', more: Position = {}): Table =>
  recovery({ units: { 'u-baird': standing, 'u-negley': '0717', 'c-hindman': '1217 fatigue 1' }, ...more });
/** The lines that change a building die: `10.1-mod-major +2`. */
export const lines = (table: Table, side: 0 | 1, from: string, to: string): string[] =>
  buildModifiers(table.t, side, edge(table, from, to)).map(
    ({ rule, value }) => `${rule.slice(1)} ${value > 0 ? '+' : ''}${value}`,
  );
