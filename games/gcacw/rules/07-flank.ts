import { CAVALRY, CONFEDERATE, enemyOf, sideBetween, tables } from '../data/index.ts';
import { type Attack, combatValue, isDemoralized, isHeldBy, of, type Table, unitsIn, unitsWhere } from '../state.ts';
import { zoneAcross } from './02-zones.ts';
import { isCavalryLeader } from './06-leaders.ts';
import { isWall } from './07-terrain.ts';
import { defenceTotal, plainValue } from './07-values.ts';
import { flankOfRedoubt, isInRedoubt } from './09-works.ts';

// 7.4 THE FLANK BONUS: which of the six hexes around a defender are covered, and what that is worth.

const { base, most, share, refused, cavalry } = tables.flank;

/** One of the six hexes around the defender. */
export interface Flank {
  readonly side: number; // the defender's hexside it lies behind
  readonly hex: number; // -1: off the map
  readonly covered: boolean;
  readonly reduces: boolean;
}
/** How the attacker's units reach one of those hexes. */
interface Grip {
  value: number; // halves
  open: boolean; // not by restricted zones only
}

/** Who counts for the attacker: all that are not demoralized, and those that attack. */
const helpers = (t: Table, { side, units }: Attack): number[] =>
  unitsWhere(t, side, unit => !isDemoralized(t, unit) || units.includes(unit)); // §7.4-flank-1a §11.0-1-flank §7.4-flank-demoralized

/** §7.4-flank-1b, §7.4-flank-quarter-combine Units in the hex and those whose zones reach it, together. */
function gripOn(t: Table, who: readonly number[], hex: number): Grip {
  const grip: Grip = { value: 0, open: false };
  const { board } = of(t);
  for (const unit of who) {
    const at = t.at[unit]!;
    const edge = at === hex ? -1 : sideBetween(board, at, hex);
    const zone = at === hex ? 1 : edge < 0 ? 0 : zoneAcross(t, edge);
    if (zone === 0) continue;
    grip.value += combatValue(t, unit); // §7.4-flank-quarter-own §9.0-not-for-flank
    if (zone === 1) grip.open = true;
  }
  return grip;
}

/** §7.4-flank-1, §7.4-flank-3 The six hexes, each covered once and reducing once (§7.4-flank-1-once, §7.4-flank-3-once). */
export function flanksOf(t: Table, attack: Attack): Flank[] {
  const { neighbours } = of(t).board;
  const who = helpers(t, attack);
  const needed = defenceTotal(t, attack.defenders); // §7.4-flank-quarter-entrench
  return [0, 1, 2, 3, 4, 5].map(direction => {
    const side = attack.target * 6 + direction;
    const hex = neighbours[side]!;
    if (isWall(t, side)) return { side, hex, covered: true, reduces: true }; // §7.4-flank-3c §7.4-flank-3d §7.4-flank-3e §7.4-flank-quarter-terrain
    const grip = gripOn(t, who, hex);
    const covered = grip.value > 0 && 2 * grip.value * share >= needed; // §7.4-flank-quarter
    return { side, hex, covered, reduces: covered && isWeak(t, attack, hex, grip) };
  });
}

function isWeak(t: Table, { side }: Attack, hex: number, { open }: Grip): boolean {
  const enemy = enemyOf(side);
  if (unitsIn(t, enemy, hex).some(unit => !isDemoralized(t, unit))) return true; // §7.4-flank-3a §7.4-flank-1b-defender-held
  if (open || isHeldBy(t, side, hex) || isHeldBy(t, enemy, hex)) return false;
  return !(side === CONFEDERATE && of(t).title.confederateIgnoresFlankStep3b); // §7.4-flank-3b §7.4-flank-3b-slb §APP-woods-flank
}

/** §7.4-flank-2-six, §7.4-flank-2-five, §7.4-flank-2-four, §7.4-flank-3-max, §7.4-flank-3-min */
export function flankBase(covered: number, reducing: number): number {
  return Math.max(0, base[covered]! - Math.min(most, reducing));
}

/** §7.4-flank-def, §7.4-flank-4 The bonus on the attacker's die. */
export function flankBonus(t: Table, attack: Attack): number {
  const flanks = flanksOf(t, attack);
  const bonus = flankBase(flanks.filter(each => each.covered).length, flanks.filter(each => each.reduces).length);
  if (t.refused.includes(attack.target)) return refused[bonus]!; // §7.4-flank-refused §7.8-e4 §7.8-e23 §7.8-e1 §7.8-e0 §7.8-redoubt-both
  if (attack.defenders.some(unit => isInRedoubt(t, unit))) return flankOfRedoubt(bonus); // §9.0-redoubt-works
  return isCavalryFight(t, attack) ? cavalry[bonus]! : bonus; // §7.4-flank-cav-precedence §7.4-flank-cav-no-plus
}

/** §7.4-flank-cav Cavalry attacks a hex that is cavalry for more than half of its value. */
function isCavalryFight(t: Table, { units, leader, defenders }: Attack): boolean {
  const { arm } = of(t).units;
  const mounted = leader >= 0 ? isCavalryLeader(t, leader) : arm[units[0]!] === CAVALRY;
  const horse = defenders.filter(unit => arm[unit] === CAVALRY);
  return mounted && 2 * plainValue(t, horse) > plainValue(t, defenders);
}
