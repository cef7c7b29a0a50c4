import type { Setup, Text } from '@bivouac/kernel';
import {
  enemyOf,
  hexesApart,
  hill,
  isArtillery,
  isNight,
  openLine,
  type Side,
  sideOf,
  town,
  unitIds,
  unitNumber,
  unitsOf,
  woods,
} from '../data/index.ts';
import { has, hasMoved, inBattle, isOnMap, type Table, wasBombarded } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inZoneOf } from './02-zones.ts';

/** Terrain or a unit in a hex stops a shot over it. */
const blocks = (t: Table, hex: number): boolean =>
  // §10b1-a
  woods[hex] === 1 || hill[hex] === 1 || town[hex] === 1 || t.at.includes(hex);

export const hasLineOfFire = (t: Table, from: number, to: number): boolean =>
  // §10b1-b
  openLine(from, to, hex => blocks(t, hex));

export const RANGE = 2; // §10b
const inRange = (t: Table, gun: number, hex: number): boolean => hexesApart(t.at[gun]!, hex) === RANGE;
export const reaches = (t: Table, gun: number, hex: number): boolean =>
  inRange(t, gun, hex) && hasLineOfFire(t, t.at[gun]!, hex);

/** Why these guns may not fire at two hexes at any of these hexes; null: they may. */
export function whyNotGuns(
  t: Table,
  setup: Setup,
  side: Side,
  names: readonly string[],
  targets: readonly number[],
): Text | null {
  if (names.length > 0 && !has(setup, '10b')) return tx('no.longRange', {}, '§4a2');
  if (names.length > 0 && isNight(t.turn)) return tx('no.nightFire', {}, '§2f-d');
  if (new Set(names).size !== names.length) return tx('no.twice', {}, '§4a1');
  for (const name of names) {
    const why = whyNotGun(t, setup, side, name, targets);
    if (why) return why;
  }
  return null;
}

function whyNotGun(t: Table, setup: Setup, side: Side, name: string, targets: readonly number[]): Text | null {
  const gun = unitNumber(name);
  const unit = { unit: name };
  if (gun < 0 || !isArtillery[gun] || !isOnMap(t, gun) || sideOf[gun] !== side)
    return tx('no.notArtillery', unit, '§10b');
  const attacks = side === t.phase;
  if ((attacks || inBattle(t, gun)) && inZoneOf(t, enemyOf(side), t.at[gun]!))
    return tx('no.gunEngaged', unit, attacks ? '§10b2-a' : '§10b3-a'); // an advance next to a gun makes no battle (4a-b)
  if (inBattle(t, gun)) return tx('no.gunUsed', unit, '§4a1');
  if (has(setup, '10b4') && hasMoved(t, gun)) return tx('no.gunMoved', unit, '§10b4-b');
  if (!targets.some(hex => inRange(t, gun, hex))) return tx('no.gunRange', unit, '§10b');
  return targets.some(hex => reaches(t, gun, hex)) ? null : tx('no.gunLine', unit, '§10b1-a');
}

/** The guns of a side that could fire at two hexes at one of these hexes. */
export const gunsThatReach = (t: Table, setup: Setup, side: Side, targets: readonly number[]): string[] =>
  has(setup, '10b') && !isNight(t.turn) ? gunsOf(side).filter(name => !whyNotGun(t, setup, side, name, targets)) : [];

const gunsOf = (side: Side): string[] => unitsOf[side].filter(unit => isArtillery[unit]).map(unit => unitIds[unit]!);

/** Why these guns may not support the defence against attackers in these hexes; null: they may. */
export function whyNotDefend(
  t: Table,
  setup: Setup,
  side: Side,
  names: readonly string[],
  attackers: readonly number[],
): Text | null {
  const why = whyNotGuns(t, setup, side, names, attackers); // §10b3-a
  if (why) return why;
  const hit = names.find(name => wasBombarded(t, unitNumber(name)));
  return hit === undefined ? null : tx('no.gunBombarded', { unit: hit }, '§10b3-b');
}

export const gunsThatDefend = (t: Table, setup: Setup, side: Side, attackers: readonly number[]): string[] =>
  gunsThatReach(t, setup, side, attackers).filter(name => !wasBombarded(t, unitNumber(name)));
