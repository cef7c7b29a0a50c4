import type { Setup } from '@bivouac/kernel';
import {
  CONFEDERATE,
  enemyOf,
  HEXES,
  hexesApart,
  isArtillery,
  isGeneral,
  neighbour,
  type Side,
  sideOf,
  UNION,
  unitsOf,
} from '../data/index.ts';
import { has, isOnMap, type Table } from '../state.ts';

/** How the map looks to one side. Borrowed: the next survey for that side overwrites it. */
export interface Ground {
  readonly enemy: Uint8Array; // hex → 1 where an enemy unit of any kind stands
  readonly zone: Uint8Array; // hex → 1 in an enemy zone of influence
  readonly underFire: Uint8Array; // hex → 1 within two hexes of enemy artillery (§10g3 only)
}

/** The last survey for a side, and where the enemy stood then: as long as he stands so it holds. */
interface Survey extends Ground {
  readonly seen: Int16Array; // enemy unit, in the order of his list → hex
  fire: boolean; // whether §10g3 was in play
}
const newSurvey = (side: Side): Survey => ({
  enemy: new Uint8Array(HEXES),
  zone: new Uint8Array(HEXES),
  underFire: new Uint8Array(HEXES),
  seen: new Int16Array(unitsOf[enemyOf(side)].length).fill(HEXES),
  fire: false,
});
const surveys = [newSurvey(CONFEDERATE), newSurvey(UNION)] as const;

export function survey(t: Table, setup: Setup, side: Side): Ground {
  const ground = surveys[side];
  const fire = has(setup, '10g3');
  if (hasMovedSince(t, enemyOf(side), ground.seen)) mapOut(t, enemyOf(side), ground);
  else if (fire === ground.fire) return ground;
  ground.fire = fire;
  if (fire) markFire(t, enemyOf(side), ground.underFire);
  return ground;
}

/** Notes where the units of a side are, and tells whether that is new. */
function hasMovedSince({ at }: Table, side: Side, seen: Int16Array): boolean {
  const units = unitsOf[side];
  let changed = false;
  for (let i = 0; i < units.length; i++) {
    const hex = at[units[i]!]!;
    if (seen[i] === hex) continue;
    seen[i] = hex;
    changed = true;
  }
  return changed;
}

function mapOut({ at }: Table, side: Side, { enemy, zone }: Ground): void {
  enemy.fill(0);
  zone.fill(0);
  for (const unit of unitsOf[side]) {
    const hex = at[unit]!;
    if (hex < 0) continue;
    enemy[hex] = 1; // §2e-e
    if (!isGeneral[unit]) influence(zone, hex); // §2d-d
  }
}

// No terrain takes a zone away (§2c-b).
function influence(zone: Uint8Array, hex: number): void {
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0) zone[next] = 1; // §2c-a
  }
}

// §10g3
function markFire(t: Table, enemy: Side, underFire: Uint8Array): void {
  underFire.fill(0);
  for (const unit of unitsOf[enemy]) {
    if (!isArtillery[unit] || !isOnMap(t, unit)) continue;
    for (let hex = 0; hex < HEXES; hex++) if (hexesApart(t.at[unit]!, hex) <= 2) underFire[hex] = 1;
  }
}

export function hasCombatUnit({ at }: Table, side: Side, hex: number): boolean {
  for (let unit = at.indexOf(hex); unit >= 0; unit = at.indexOf(hex, unit + 1)) {
    if (sideOf[unit] === side && !isGeneral[unit]) return true;
  }
  return false;
}

/** Whether a hex lies in the zone of influence of a side. */
export function inZoneOf(t: Table, side: Side, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0 && hasCombatUnit(t, side, next)) return true; // §2c-a
  }
  return false;
}
