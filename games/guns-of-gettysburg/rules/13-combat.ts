import { board, CONFEDERATE, enemyOf, groupOf, IRON_BRIGADE, type Side, strengthOf } from '../data/index.ts';
import { type Attack, attackOf, isHeld, standRange, standSide, standsOn, type Table } from '../state.ts';
import { bounds, costOf, faceInto } from './10-moves.ts';
import { isFullyObstructed, ownArea } from './21-obstruction.ts';

// 13.8 CLOSE COMBAT.

const REACH = 2;

/** §13.8.7a, §13.8.7b Whether a block threatens the rear of an enemy on a position by swinging round a crossing. */
export function threatens(t: Table, stand: number, crossing: number, target: number, rear: number): boolean {
  const from = t.at[stand]!;
  return [0, 1].some(side => swings(t, stand, crossing, from, board.areaOf[2 * from + side]!, target, rear));
}
function swings(
  t: Table,
  stand: number,
  crossing: number,
  from: number,
  first: number,
  target: number,
  rear: number,
): boolean {
  const enemy = enemyOf(standSide(stand));
  if (isHeld(t, enemy, from) && first !== ownArea(t, stand)) return false; // §10.4f
  let [here, area, steps] = [from, first, 0];
  while (steps <= REACH) {
    const next = board.positionsAt[crossing]!.find(each => each !== here && bounds(each, area));
    if (next === undefined || next === from) return false;
    steps += costOf(here, { area, to: next });
    if (next === target) return steps <= REACH && area === rear;
    if (isHeld(t, enemy, next)) return false;
    here = next;
    area = board.areaOf[2 * here] === area ? board.areaOf[2 * here + 1]! : board.areaOf[2 * here]!;
  }
  return false;
}

/** §13.8.7e Flanks of a side on a position that are threatened: a crossing counts once; bystanders count (§13.8.7c). */
export function flanksThreatened(t: Table, victim: Side, target: number, rear: number): number {
  const [from, to] = standRange(enemyOf(victim));
  return board.crossingsOf[target]!.filter(crossing => {
    for (let stand = from; stand < to; stand++) {
      const at = t.at[stand]!;
      const near = at >= 0 && at !== target && board.positionsAt[crossing]!.includes(at);
      if (near && threatens(t, stand, crossing, target, rear)) return true;
    }
    return false;
  }).length;
}

/** The sum of a close combat: the base and every modifier that is not 0. */
export interface Sum {
  readonly base: number;
  readonly modifiers: Readonly<Record<string, number>>;
  readonly result: number;
}
export interface Fight {
  readonly target: number; // a position
  readonly area: number; // by which the attackers came, or which they leave behind
  readonly attacker: number; // the block that leads, or 0
  readonly defender: number; // the block that leads
  readonly rear: boolean;
  readonly attackers: number; // on the position
  readonly hits: number;
  readonly wonFirst: boolean;
  readonly by: Side;
  readonly advanced?: boolean; // by the rules on fully obstructed positions
}

export function combatSum(t: Table, fight: Fight): Sum {
  const { target, area, by, hits } = fight;
  const face = faceInto(target, area);
  const fully = isFullyObstructed(target) && !fight.advanced; // §21.3b
  const beyond = board.areaOf[face ^ 1]!; // the defenders' rear: they face the attackers by now
  const strength = (block: number): number => (block > 0 ? strengthOf(block) : 0);
  const base = strength(fight.attacker) - (fight.rear ? 0 : strength(fight.defender)); // §13.8.3a, §13.8.3b, §13.8.3c
  const all: Record<string, number> = {
    confederateAttacker: by === CONFEDERATE ? 1 : 0, // §13.8.4a
    steepSlope: board.steep[face] === 1 ? -1 : 0, // §13.8.4b, §3.2f
    doubleObstruction: fully ? -1 : 0, // §13.8.4c
    fieldworks: t.works.includes(face) ? -1 : 0, // §13.8.4d, §17.2d
    hitsOnBlocks: hits, // §13.8.4e
    wonFirst: fight.wonFirst ? 1 : 0, // §13.8.4f
    defenderFlanks: flanksThreatened(t, enemyOf(by), target, beyond), // §13.8.4g
    attackerFlanks: fight.attackers > 1 ? 0 : -flanksThreatened(t, by, target, area), // §13.8.4h, §13.8.7d
    ironBrigadeLeads: groupOf(fight.defender) === IRON_BRIGADE ? -2 : 0, // §13.8.4i, §19.1a
  };
  const modifiers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
  return { base, modifiers, result: base + Object.values(modifiers).reduce((sum, each) => sum + each, 0) };
}

export const isWon = (result: number): boolean => result >= 1; // §13.8.5a
/** Who is reduced: §13.8.6a, §13.8.6b, §13.8.6c. */
export const hurtsAttacker = (result: number, woods = false): boolean => result <= (woods ? 2 : 1); // §21.3c
export const hurtsDefender = (result: number): boolean => result >= -1;

/** Attacking stands still alive that go for a target. */
export const aliveOn = (t: Table, attack: Attack, target: number): readonly number[] =>
  attack.blocks.filter(block => block.target === target && t.at[block.stand]! >= 0).map(block => block.stand);
/** §13.8.0a Targets with both sides on them, not yet fought for. */
export function toFight(t: Table): readonly number[] {
  const attack = attackOf(t);
  return attack.targets.flatMap((target, i) =>
    !attack.fought.includes(i) &&
    aliveOn(t, attack, target).length > 0 &&
    standsOn(t, enemyOf(attack.side), target).length > 0
      ? [i]
      : [],
  );
}
