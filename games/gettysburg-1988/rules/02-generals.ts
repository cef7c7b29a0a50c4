import type { Happening } from '@bivouac/kernel';
import { enemyOf, HEXES, hexIds, isGeneral, SIDES, type Side, sideOf, UNITS, unitIds } from '../data/index.ts';
import { ELIMINATED, generalsIn, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasCombatUnit, inZoneOf } from './02-zones.ts';

/** What an event says of a unit that leaves the board. */
export const taken = (t: Table, unit: number): Happening => ({
  by: SIDES[sideOf[unit] as Side],
  removed: { pieces: [unitIds[unit]!], at: hexIds[t.at[unit]!]! },
});

export function eliminate(u: U, unit: number): void {
  u.table.at[unit] = ELIMINATED;
  u.table.marked[unit] = 0;
}

/** When the last combat unit in a hex is eliminated its generals are too. */
export function loseGeneralsOf(u: U, side: Side, hex: number): void {
  if (hasCombatUnit(u.table, side, hex)) return;
  for (const unit of generalsIn(u.table, side, hex)) {
    u.say(tx('general.lost', { unit: unitIds[unit]!, hex: hexIds[hex]! }, '§2d-b'), () => taken(u.table, unit));
    eliminate(u, unit);
  }
}

/** A general without a combat unit in an enemy zone is lost: looked at after a phase, a retreat and an advance. */
export function loseLoneGenerals(u: U): void {
  for (const unit of generalsAlone(u.table)) {
    const hex = u.table.at[unit]!;
    const side = sideOf[unit] as Side;
    if (!inZoneOf(u.table, enemyOf(side), hex)) continue;
    u.say(tx('general.alone', { unit: unitIds[unit]!, hex: hexIds[hex]! }, '§2d-c'), () => taken(u.table, unit));
    eliminate(u, unit);
  }
}

const GENERALS: readonly number[] = Array.from({ length: UNITS }, (_, unit) => unit).filter(unit => isGeneral[unit]);
const manned = new Uint8Array(HEXES); // hex → 1 where a combat unit stands

/** Generals in hexes without a combat unit. Enemies never share a hex. */
function generalsAlone({ at }: Table): readonly number[] {
  manned.fill(0);
  for (let unit = 0; unit < UNITS; unit++) if (at[unit]! >= 0 && !isGeneral[unit]) manned[at[unit]!] = 1;
  return GENERALS.filter(unit => at[unit]! >= 0 && manned[at[unit]!] === 0);
}
