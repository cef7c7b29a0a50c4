import type { Setup } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import { advanced, FORT, FORTRESS, hasDrilledIn, isSiege, type Table } from '../state.ts';
import { LOUISBOURG } from './02-map.ts';
import { isSenior, unitsOfGroup } from './05-forces.ts';
import { isSupplied } from './17-supply.ts';

// 8.231, 9.1 When a siege roll or an assault is possible.

export const besiegerOf = (t: Table, where: number): Side => (1 - t.holder[where]!) as Side;
export const assaultLevel = (t: Table, where: number): number => (t.fort[where] === FORTRESS ? 2 : 1); // §8.23a
export const mayAssault = (t: Table, where: number): boolean =>
  isSiege(t, where) && t.siege[where]! >= assaultLevel(t, where);

/** A siege of this side's in a space. */
export const besieges = (t: Table, side: Side, where: number): boolean =>
  isSiege(t, where) && t.fort[where]! >= FORT && t.holder[where] !== side;

/** §17.3b, summary-units-a Supplied Drilled Troops among the besiegers. */
export function hasSiegeTroops(t: Table, setup: Setup, side: Side, where: number): boolean {
  // §summary-units-a
  if (!hasDrilledIn(t, side, where)) return false; // §8.231a
  return !advanced(setup) || isSupplied(t, side, where); // §17.3b
}

/** §card-06a At Louisbourg the siege must have begun to bite. */
export const maySurrender = (t: Table, where: number): boolean => where !== LOUISBOURG || t.siege[where]! >= 1;

/** §8.231b, §8.231c, §9.11b A force under the senior leader. */
export const isBesiegingForce = (t: Table, side: Side, commander: number, pieces: readonly number[]): boolean =>
  commander >= 0 &&
  unitsOfGroup(pieces).length > 0 &&
  besieges(t, side, t.at[commander]!) &&
  t.inside[commander] === 0 &&
  isSenior(t, side, commander);
