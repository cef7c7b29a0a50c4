import type { Text } from '@bivouac/kernel';
import { edgeHexes, entryHex, entryTurn, hexesApart, hexIds, unitIds } from '../data/index.ts';
import { type Table, WAITING } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { March } from './03-cost.ts';

export const mayEnterNow = (t: Table, unit: number): boolean =>
  // §3c-b
  t.at[unit] === WAITING && entryTurn[unit]! <= t.turn;

const isFree = (m: March, hex: number): boolean => !m.ground.enemy[hex] && !m.ground.zone[hex];

/** The hexes where a unit may enter: its own, or the nearest free edge hexes when that is blocked. */
export function entryHexes(m: March, unit: number): readonly number[] {
  // §3c-f: whoever has entered there before
  const listed = entryHex[unit]!;
  if (isFree(m, listed)) return [listed]; // §3c-a
  const others = nearestFree(m, listed);
  return m.ground.enemy[listed] || m.night ? others : [listed, ...others]; // §3c-e
}

function nearestFree(m: March, listed: number): readonly number[] {
  // §3c-e
  const free = edgeHexes.filter(hex => isFree(m, hex));
  const nearest = Math.min(...free.map(hex => hexesApart(listed, hex)));
  return free.filter(hex => hexesApart(listed, hex) === nearest);
}

/** Why a unit may not enter at this hex; null: it may. */
export function whyNotEnter(m: March, unit: number, hex: number): Text | null {
  const allowed = entryHexes(m, unit);
  if (allowed.includes(hex)) return null;
  const listed = hexIds[entryHex[unit]!]!;
  const name = unitIds[unit]!;
  if (allowed.length === 1 && allowed[0] === entryHex[unit]) {
    return tx('no.entryHex', { unit: name, hex: listed }, '§3c-a');
  }
  return tx('no.entryNearest', { unit: name, hexes: allowed.map(each => hexIds[each]!) }, '§3c-e');
}
