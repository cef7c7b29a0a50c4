import { basesOf, depthsOf, type Table } from '../state.ts';
import { combatEffect } from './04-effects.ts';

// 7 DICE, SCORES AND LOSSES: numbers only.

/** §7-num-b No unit ever has more. */
const MOST = 10;
const SUCCESS = 4;

/** §7-allot-a The first two ranks give a die each; every rank if a card says so. */
export const attackBases = (depths: readonly number[], allRanks: boolean): number =>
  depths.reduce((sum, depth) => sum + (allRanks ? depth : Math.min(2, depth)), 0);
/** §7-num-a, §7-num-b */
export const capped = (bases: number, cardDice: number): number => Math.min(MOST, bases + cardDice);

export function attackDice(t: Table, unit: number): number {
  const effect = combatEffect(t, unit);
  return capped(attackBases(depthsOf(t, unit), effect?.allRanks ?? false), effect?.dice ?? 0);
}
/** §7-def-a */
export const defenceDice = (t: Table, unit: number): number => capped(basesOf(t, unit), 0);

/** §7-atk-b to §7-atk-h What a die needs against one defender. */
export const attackNeed = (cover: boolean, difficult: boolean, vulnerable: boolean): number =>
  SUCCESS + (cover ? 1 : 0) + (difficult ? 1 : 0) - (vulnerable ? 1 : 0);

/** §7-def-b, §7-adef-a, §7-def-c; §7-vul-b a vulnerable unit needs a 6, or what a card says instead, whatever the ground. */
export const defenceNeed = (vulnerable: boolean, difficult: boolean, instead = 6): number =>
  vulnerable ? instead : SUCCESS + (difficult ? 1 : 0);

/** §7-out-a, §7-out-b The difference, and who has won; the defender if they are equal. */
export const difference = (defence: number, attack: number): { winner: 'attacker' | 'defender'; by: number } => ({
  winner: attack > defence ? 'attacker' : 'defender',
  by: Math.abs(attack - defence),
});

/** §7-morale-b, §7-morale-d How many cards may be played for a unit beaten by so much. */
export const moraleCards = (by: number, vulnerable: boolean): number => (by <= 1 ? 0 : vulnerable ? 1 : 2);
/** §7-out-c, §7-morale-a, §7-morale-c Bases lost after cards: one always is. */
export const basesLost = (by: number, cards: readonly number[]): number =>
  Math.max(1, by - cards.reduce((sum, value) => sum + value, 0));

/** §7-limb-a, §7-limb-d The higher die, and a card's value. */
export const limberScore = (dice: readonly number[], cards: readonly number[]): number =>
  Math.max(...dice) + cards.reduce((sum, value) => sum + value, 0);
/** §7-limb-b, §7-limb-c */
export const isCaught = (score: number, attack: number): boolean => score < attack;

/** §7-ret-b The active side takes the lower of two dice, the passive side the higher. */
export const retreatDistance = (dice: readonly number[], isActive: boolean): number =>
  isActive ? Math.min(...dice) : Math.max(...dice);

/** A defender as an attacker counts it. */
export interface Share {
  readonly contact: boolean;
  readonly files: number; // of the attacker's front that it occupies
}

/** §7-allot-f, §7-allot-c, §7-allot-d Contact first, and among those the front that is occupied; of the others the attacker chooses. */
const priority = ({ contact, files }: Share): number => (contact ? 1 + files : 0);
/** §7-light-a, §faq-5 Not in contact, and on less than half of the attacker's front. */
const isLight = ({ contact, files }: Share, front: number): boolean => !contact && 2 * files < front;

/** Every way to allot dice: §7-few-b one each as far as they go, or else §7-light-a, §7-allot-g. */
export function allotments(dice: number, defenders: readonly Share[], front: number): readonly (readonly number[])[] {
  const all = defenders.map((_, i) => i);
  if (dice < defenders.length)
    return favoured(all, dice, defenders).map(chosen => all.map(i => (chosen.has(i) ? 1 : 0)));
  const light = all.filter(i => isLight(defenders[i]!, front));
  const found = subsets(light).flatMap(single => spread(dice, defenders, single));
  return found.filter((one, i) => found.findIndex(other => other.join() === one.join()) === i);
}

/** §7-allot-b to §7-allot-e, §7-allot-g, §7-few-a One die for each of `single`, the others evenly to the rest. */
function spread(dice: number, defenders: readonly Share[], single: ReadonlySet<number>): readonly number[][] {
  const rest = defenders.map((_, i) => i).filter(i => !single.has(i));
  const left = dice - single.size;
  if (rest.length === 0) return [];
  const each = Math.floor(left / rest.length);
  return favoured(rest, left % rest.length, defenders).map(more =>
    defenders.map((_, i) => (single.has(i) ? 1 : each + (more.has(i) ? 1 : 0))),
  );
}

/** Every choice of so many, none of whom has less priority than one left out. */
function favoured(from: readonly number[], count: number, defenders: readonly Share[]): readonly ReadonlySet<number>[] {
  return subsets(from)
    .filter(chosen => chosen.size === count)
    .filter(chosen =>
      from.every(
        out => chosen.has(out) || [...chosen].every(i => priority(defenders[i]!) >= priority(defenders[out]!)),
      ),
    );
}
function subsets(from: readonly number[]): readonly ReadonlySet<number>[] {
  return Array.from(
    { length: 2 ** from.length },
    (_, bits) => new Set(from.filter((_each, i) => (bits >> i) % 2 === 1)),
  );
}
