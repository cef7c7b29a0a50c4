import { BW } from '../data/index.ts';
import { CLOSE } from '../rules/01-units.ts';
import type { Pub } from '../state.ts';
import { type Body, chargeOn, fireOf, lieOf, wayBetween } from './bodies.ts';

// What a place is worth to a unit, in bases: what it does to the enemy from there, and he to it.

export const PARTS = ['fire', 'charge', 'guns', 'form', 'near'] as const;
export const [FIRE, CHARGE, GUNS, FORM, NEARNESS] = [0, 1, 2, 3, 4];

const FIRES = 0.8; // next turn
const SUFFERS = 0.6; // he has other targets too
const CHARGES = 0.5;
const CHARGED = 0.5;
const LIMBERED = 0.8; // near the enemy
const DENSE = 0.6; // before rifles
const A_BASE_WIDTH = 0.035; // farther from the enemy than one wants to be
const GUN_LANE = 0.2;

/** How far from the enemy infantry and guns like to be. */
const FOOT_LIKES = 4.5 * BW;
const GUNS_LIKE = 10 * BW;
/** Who comes so near is reckoned with. */
const HEEDS = 9 * BW;

/** Adds what one unit's place is worth, part by part; `sign` is of its side. */
export function addPlace(out: Float64Array, sign: number, pub: Pub, me: Body, enemies: readonly Body[]): void {
  let fires = 0;
  let charges = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const way = wayBetween(me, enemy);
    nearest = Math.min(nearest, way);
    if (way > HEEDS && me.foot && enemy.foot) continue;
    fires = Math.max(fires, fireOf(pub, me, enemy));
    out[FIRE]! -= sign * SUFFERS * fireOf(pub, enemy, me);
    if (way > HEEDS) continue;
    charges = Math.max(charges, chargeOn(pub, me, enemy));
    out[CHARGE]! -= sign * CHARGED * Math.max(0, chargeOn(pub, enemy, me));
  }
  out[FIRE]! += sign * FIRES * fires;
  out[CHARGE]! += sign * CHARGES * charges;
  addForm(out, sign, me, enemies, nearest, fires);
}

export function addForm(
  out: Float64Array,
  sign: number,
  me: Body,
  enemies: readonly Body[],
  nearest: number,
  fires: number,
  footLikes = FOOT_LIKES,
): void {
  const likes = me.foot ? footLikes : GUNS_LIKE;
  if (nearest !== Number.POSITIVE_INFINITY && nearest > likes)
    out[NEARNESS]! -= (sign * A_BASE_WIDTH * (me.foot ? 1 : 0.4) * (nearest - likes)) / BW;
  if (me.limbered && nearest < 8 * BW) out[GUNS]! -= sign * LIMBERED;
  if (!me.foot && !me.limbered && fires > 0) out[GUNS]! += sign * GUN_LANE;
  if (!me.foot && !me.limbered && fires === 0) out[GUNS]! -= sign * GUN_LANE;
  if ((me.dense || me.column) && nearest < CLOSE + BW) out[FORM]! -= sign * DENSE;
  if (me.foot && !enemies.some(enemy => !lieOf(me, enemy).behind)) out[FORM]! -= sign * DENSE;
}

const scratch = new Float64Array(PARTS.length);
/** All of it together. */
export function placeWorth(pub: Pub, me: Body, enemies: readonly Body[]): number {
  scratch.fill(0);
  addPlace(scratch, 1, pub, me, enemies);
  return scratch.reduce((sum, part) => sum + part, 0);
}
