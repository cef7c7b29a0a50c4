import type { Setup } from '@bivouac/kernel';
import {
  enemyOf,
  HEXES,
  hexesApart,
  isArtillery,
  isGeneral,
  neighbour,
  type Side,
  sideOf,
  UNITS,
} from '../data/index.ts';
import { has, isOnMap, type Table } from '../state.ts';

/** How the map looks to one side. Borrowed: the next survey overwrites it. */
export interface Ground {
  readonly enemy: Uint8Array; // hex → 1 where an enemy unit of any kind stands
  readonly zone: Uint8Array; // hex → 1 in an enemy zone of influence
  readonly friends: Uint8Array; // hex → number of own combat units
  readonly underFire: Uint8Array; // hex → 1 within two hexes of enemy artillery (10g3 only)
}

const ground: Ground = {
  enemy: new Uint8Array(HEXES),
  zone: new Uint8Array(HEXES),
  friends: new Uint8Array(HEXES),
  underFire: new Uint8Array(HEXES),
};

export function survey(t: Table, setup: Setup, side: Side): Ground {
  const { enemy, zone, friends } = ground;
  enemy.fill(0);
  zone.fill(0);
  friends.fill(0);
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = t.at[unit]!;
    if (hex < 0) continue;
    if (sideOf[unit] !== side) {
      enemy[hex] = 1; // 2e-e
      if (!isGeneral[unit]) influence(zone, hex); // 2d-d
    } else if (!isGeneral[unit]) friends[hex]!++;
  }
  if (has(setup, '10g3')) markFire(t, enemyOf(side));
  return ground;
}

// No terrain takes a zone away (2c-b).
function influence(zone: Uint8Array, hex: number): void {
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0) zone[next] = 1; // 2c-a
  }
}

// 10g3
function markFire(t: Table, enemy: Side): void {
  ground.underFire.fill(0);
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isArtillery[unit] || sideOf[unit] !== enemy || !isOnMap(t, unit)) continue;
    for (let hex = 0; hex < HEXES; hex++) if (hexesApart(t.at[unit]!, hex) <= 2) ground.underFire[hex] = 1;
  }
}

export function hasCombatUnit(t: Table, side: Side, hex: number): boolean {
  for (let unit = t.at.indexOf(hex); unit >= 0; unit = t.at.indexOf(hex, unit + 1)) {
    if (sideOf[unit] === side && !isGeneral[unit]) return true;
  }
  return false;
}

/** Whether a hex lies in the zone of influence of a side. */
export function inZoneOf(t: Table, side: Side, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbour[hex * 6 + d]!;
    if (next >= 0 && hasCombatUnit(t, side, next)) return true; // 2c-a
  }
  return false;
}
