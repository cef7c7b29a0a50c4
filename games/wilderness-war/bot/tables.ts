import { crt, crtColumns, siegeIncrease } from '../data/index.ts';
import { columnFor, rowFor } from '../rules/07-fire.ts';

// Quick odds, straight from the tables: what judgement and reflexes look at a thousand times a second.

const FACES = [1, 2, 3, 4, 5, 6] as const;
const LOWEST = -4; // the modifiers kept
const HIGHEST = 6;
const MODIFIERS = HIGHEST - LOWEST + 1;
const COLUMNS = crtColumns.length;

/** Results by modifier, column and face. */
const RESULTS = new Int8Array(MODIFIERS * COLUMNS * 6);
for (let modifier = LOWEST; modifier <= HIGHEST; modifier++) {
  for (let column = 0; column < COLUMNS; column++) {
    for (const face of FACES)
      RESULTS[((modifier - LOWEST) * COLUMNS + column) * 6 + face - 1] = crt[rowFor(face + modifier)]![column]!;
  }
}
const clamp = (modifier: number): number => Math.max(LOWEST, Math.min(HIGHEST, modifier));
const rowAt = (modifier: number, column: number): number => ((clamp(modifier) - LOWEST) * COLUMNS + column) * 6;

/** One side of a fight. */
export interface Fighter {
  strength: number;
  steps: number;
  modifier: number;
  shift: number; // columns to the left
}
/** How a fight may go: a chance, and steps lost on average. */
export interface Duel {
  win: number; // of the attacker
  attackLoss: number;
  defenceLoss: number;
  wiped: number; // chance that no defender is left
}

const columnOf = ({ strength, shift }: Fighter): number => Math.max(0, columnFor(Math.max(0, strength)) - shift);

/** A battle: survivors first, then the heavier fire; the defender wins ties. */
export function duel(attack: Fighter, defence: Fighter, out: Duel): Duel {
  const [mine, theirs] = [rowAt(attack.modifier, columnOf(attack)), rowAt(defence.modifier, columnOf(defence))];
  let [wins, lost, killed, wiped] = [0, 0, 0, 0];
  for (let a = 0; a < 6; a++) {
    const given = RESULTS[mine + a]!;
    const dead = given >= defence.steps;
    if (dead) wiped += 6;
    killed += 6 * Math.min(given, defence.steps);
    for (let d = 0; d < 6; d++) {
      const taken = RESULTS[theirs + d]!;
      lost += Math.min(taken, attack.steps);
      const lives = taken < attack.steps;
      if (lives === dead ? lives : given > taken) wins++;
    }
  }
  out.win = wins / 36;
  out.attackLoss = lost / 36;
  out.defenceLoss = killed / 36;
  out.wiped = wiped / 36;
  return out;
}

/** An assault is won by the heavier fire alone: §9.2a. */
export function assaultChance(attack: Fighter, defence: Fighter): number {
  const [mine, theirs] = [rowAt(attack.modifier, columnOf(attack)), rowAt(defence.modifier, columnOf(defence))];
  let wins = 0;
  for (let a = 0; a < 6; a++) for (let d = 0; d < 6; d++) if (RESULTS[mine + a]! > RESULTS[theirs + d]!) wins++;
  return wins / 36;
}

/** The chance that one siege roll raises the level by at least so much. */
export function siegeChance(modifier: number, need: number): number {
  let times = 0;
  for (const face of FACES) if (siegeIncrease[rowFor(face + modifier)]! >= need) times++;
  return times / 6;
}

export const newDuel = (): Duel => ({ win: 0, attackLoss: 0, defenceLoss: 0, wiped: 0 });
