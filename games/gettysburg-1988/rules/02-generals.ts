import { enemyOf, hexIds, isGeneral, type Side, sideOf, UNITS, unitIds } from '../data/index.ts';
import { ELIMINATED, generalsIn, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasCombatUnit, inZoneOf } from './02-zones.ts';

export function eliminate(u: U, unit: number): void {
  u.table.at[unit] = ELIMINATED;
  u.table.marked[unit] = 0;
}

/** When the last combat unit in a hex is eliminated its generals are too. */
export function loseGeneralsOf(u: U, side: Side, hex: number): void {
  if (hasCombatUnit(u.table, side, hex)) return;
  for (const unit of generalsIn(u.table, side, hex)) {
    u.say(tx('general.lost', { unit: unitIds[unit]!, hex: hexIds[hex]! }, '§2d-b'));
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
    u.say(tx('general.alone', { unit: unitIds[unit]!, hex: hexIds[hex]! }, '§2d-c'));
    eliminate(u, unit);
  }
}
