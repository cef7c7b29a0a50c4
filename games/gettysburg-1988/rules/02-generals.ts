import type { Happening } from '@bivouac/kernel';
import { enemyOf, hexIds, isGeneral, SIDES, type Side, sideOf, UNITS, unitIds } from '../data/index.ts';
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
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = u.table.at[unit]!;
    if (hex < 0 || !isGeneral[unit]) continue;
    const side = sideOf[unit] as Side;
    if (hasCombatUnit(u.table, side, hex) || !inZoneOf(u.table, enemyOf(side), hex)) continue;
    u.say(tx('general.alone', { unit: unitIds[unit]!, hex: hexIds[hex]! }, '§2d-c'), () => taken(u.table, unit));
    eliminate(u, unit);
  }
}
