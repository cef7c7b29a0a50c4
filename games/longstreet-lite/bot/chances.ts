// Chances of dice, and what a combat is worth to the attacker, in bases.

const FACES = 6;
/** Faces of a die that will do. */
const facesOf = (need: number): number => Math.max(0, Math.min(FACES, FACES + 1 - need));
export const chanceOf = (need: number): number => facesOf(need) / FACES;
/** With one more try where the first fails. */
export const chanceAgain = (need: number): number => chanceOf(need) * (2 - chanceOf(need));

const spreads = new Map<number, readonly number[]>();
/** The chance of each number of successes of so many dice. */
export function spreadOf(dice: number, need: number): readonly number[] {
  const key = dice * 8 + facesOf(need);
  const known = spreads.get(key);
  if (known) return known;
  const p = chanceOf(need);
  let spread = [1];
  for (let i = 0; i < dice; i++)
    spread = Array.from({ length: i + 2 }, (_, k) => (spread[k] ?? 0) * (1 - p) + (spread[k - 1] ?? 0) * p);
  spreads.set(key, spread);
  return spread;
}

/** One side of a combat: its dice, what they need. */
export interface Dice {
  readonly dice: number;
  readonly need: number;
}
const SAVED = 0.7; // of what is lost beyond the first base, by cards
const DRIVEN = 0.3; // that it must go back and stand in line again
const REPULSED = 1.2; // a base, and the way back

const worths = new Map<number, number>();
/** What an attack brings: bases the defender may lose less what a repulse costs each attacker. */
export function combatWorth(attack: Dice, defence: Dice, bases: number, attackers = 1): number {
  const dice = (((attack.dice * 8 + attack.need) * 16 + defence.dice) * 8 + defence.need) * 16;
  const key = (dice + bases) * 8 + Math.min(7, attackers);
  const known = worths.get(key);
  if (known !== undefined) return known;
  const ours = spreadOf(attack.dice, attack.need);
  const theirs = spreadOf(defence.dice, defence.need);
  let worth = 0;
  for (let a = 0; a < ours.length; a++)
    for (let d = 0; d < theirs.length; d++) worth += ours[a]! * theirs[d]! * outcome(a - d, bases, attackers);
  worths.set(key, worth);
  return worth;
}
function outcome(by: number, bases: number, attackers: number): number {
  if (by <= 0) return -REPULSED * attackers;
  const lost = 1 + (by - 1) * (1 - SAVED);
  return (lost >= bases - 1 ? bases : lost) + DRIVEN;
}

/** A limber caught in the open: the higher of two dice against the hits. */
export function limberWorth(attack: Dice, guns: number): number {
  const hits = spreadOf(attack.dice, attack.need);
  let caught = 0;
  for (let n = 0; n < hits.length; n++) {
    const escapes = 1 - (Math.max(0, Math.min(FACES, n - 1)) / FACES) ** 2;
    caught += hits[n]! * (1 - escapes);
  }
  return caught * guns + DRIVEN;
}

/** All that is sent against one defender: hits to be expected, by how many attackers, and whether it is vulnerable to any. */
export interface Blow {
  readonly hits: number;
  readonly attackers: number;
  readonly weak: boolean;
}
export const NOTHING: Blow = { hits: 0, attackers: 0, weak: false };
export const together = (a: Blow, b: Blow): Blow => ({
  hits: a.hits + b.hits,
  attackers: a.attackers + b.attackers,
  weak: a.weak || b.weak,
});
/** As many dice at even chances. */
export const diceFor = (hits: number): Dice => ({ dice: Math.min(MOST_DICE, Math.round(2 * hits)), need: 4 });
const MOST_DICE = 30;
