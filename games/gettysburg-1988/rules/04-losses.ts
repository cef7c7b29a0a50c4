import { frontFactor, hasOneStep, isNight, SIDES, type Side, sideOf, unitIds } from '../data/index.ts';
import { isMarked, isReduced, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { eliminate, loseGeneralsOf, taken } from './02-generals.ts';

/** One damage point on a combat unit. */
export function damage(u: U, unit: number): void {
  if (!isReduced(u.table, unit) && !hasOneStep[unit]) return flip(u, unit); // §4e1-a
  const hex = u.table.at[unit]!;
  const rule = hasOneStep[unit] ? '§4e-b' : '§4e1-b';
  u.say(tx('loss.eliminated', { unit: unitIds[unit]!, points: frontFactor[unit]! }, rule), () => ({
    ...taken(u.table, unit),
    lost: 1,
  }));
  eliminate(u, unit);
  loseGeneralsOf(u, sideOf[unit] as Side, hex);
}

function flip(u: U, unit: number): void {
  // §4e1-a
  u.table.reduced[unit] = 1;
  u.say(tx('loss.flipped', { unit: unitIds[unit]! }, '§4e1-a'), { by: SIDES[sideOf[unit] as Side], lost: 1 });
}

/** A marked unit that moves or fights loses its marker. */
export function disturb(u: U, unit: number): void {
  // §10c2-c
  if (!isMarked(u.table, unit) || isNight(u.table.turn)) return;
  u.table.marked[unit] = 0;
  u.say(tx('marker.removed', { unit: unitIds[unit]! }, '§10c2-c'), { by: SIDES[sideOf[unit] as Side] });
}
