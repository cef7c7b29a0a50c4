import type { Rule } from '@bivouac/kernel';
import { BRIDGE, DAM, FERRY, FORD, hexNamed, hexOf, MAJOR, type Side, sideBetween } from '../data/index.ts';
import { combatValue, hexId, of, type Table, unitsIn } from '../state.ts';
import { isNamed } from './special.ts';

// 10 BRIDGES AND OTHER CROSSINGS: what stands at a hexside now.

/** The pontoon on a hexside seen from either of its hexes, or -1: its number in the list. */
export function pontoonAt(t: Table, side: number): number {
  if (t.pontoons.length === 0) return -1;
  const { board } = of(t);
  const beyond = board.neighbours[side]!;
  return t.pontoons.findIndex(each => {
    const hex = Math.trunc(each.side / 6);
    return each.side === side || (hex === beyond && board.neighbours[each.side] === Math.trunc(side / 6));
  });
}

/** What there is to cross the river by, as it stands: 0, FORD, FERRY, BRIDGE or DAM. Pontoons are asked for apart. */
export function crossingAt(t: Table, side: number): number {
  const { board } = of(t);
  const number = board.crossing[side]!;
  if (number < 0) return 0; // §10.0-crossings
  const { kind, river, name } = board.crossings[number]!;
  if (t.down[number] === 0 || (kind !== BRIDGE && kind !== FERRY)) return kind; // §10.2-dams-fords
  return river === MAJOR && !isNamed(t, 'fordWhenDown', name) ? 0 : FORD; // §10.2-effect-major §10.2-effect-shenandoah §10.2-effect-minor
}
/** §10.1-road A route crosses the hexside, or a pontoon does that has routes at both ends; who uses it must own it (§10.2-own). */
export function isJoined(t: Table, side: number, own?: Side): boolean {
  const { joined, routed, neighbours } = of(t).board;
  if (joined[side] === 1 || t.pontoons.length === 0) return joined[side] === 1;
  if (routed[hexOf(side)] === 0 || neighbours[side]! < 0 || routed[neighbours[side]!] === 0) return false;
  const pontoon = t.pontoons[pontoonAt(t, side)];
  return pontoon !== undefined && (own === undefined || pontoon.owner === own);
}
export const isFirm = (kind: number): boolean => kind === FERRY || kind === BRIDGE || kind === DAM;

/** The two hexes of a hexside. */
export const banksOf = (t: Table, side: number): readonly [number, number] => [
  hexOf(side),
  of(t).board.neighbours[side]!,
];
/** The hexside from this hex to the one of this slug, or -1. */
export const sideTo = (t: Table, hex: number, slug: string): number => {
  const to = hexNamed(of(t), slug);
  return hex < 0 || to < 0 ? -1 : sideBetween(of(t).board, hex, to);
};
/** How a hexside is called: `1810-1811`. */
export const edgeId = (t: Table, side: number): string =>
  banksOf(t, side)
    .map(hex => hexId(t, hex))
    .join('-');
/** The crossing printed there, or null. */
export const printedAt = (t: Table, side: number) => {
  const { board } = of(t);
  const number = board.crossing[side]!;
  return number < 0 ? null : { number, ...board.crossings[number]! };
};
/** The hexsides of a hex, without those at the edge of the map. */
export const sidesOf = (t: Table, hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].map(direction => hex * 6 + direction).filter(side => of(t).board.neighbours[side]! >= 0);

/** What units of this side in one hex are worth together, works aside, in halves. */
export const valueIn = (t: Table, side: Side, hex: number): number =>
  unitsIn(t, side, hex).reduce((sum, unit) => sum + combatValue(t, unit), 0);

/** One line of a die roll: how much, and by which rule. */
export interface Modifier {
  readonly rule: Rule;
  readonly value: number;
}
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);
/** Those of the lines that hold. */
export const holding = (...lines: readonly (readonly [boolean, number, Rule])[]): readonly Modifier[] =>
  lines.filter(([holds]) => holds).map(([, value, rule]) => ({ value, rule }));
