import { commitment, type Event, faceAt, keyedDice, type Seat } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';

export interface DiceAccount {
  readonly fits: boolean; // the secret is the one that was committed to
  readonly rolls: number;
  readonly wrong: number; // not what the secret gives, or drawn twice
  readonly elsewhere: number; // rolled before the game was brought here, with other dice
}
interface Roll {
  readonly die: number;
  readonly sides: number;
  readonly draw: number;
}

/** Checks every die that was announced, without running a rule. */
export function checkDice(
  promised: string,
  secret: string,
  numbers: Readonly<Record<Seat, string>>,
  lines: readonly Line[],
): DiceAccount {
  const dice = keyedDice(secret, numbers);
  const key = dice.kind === 'keyed' ? dice.key : [];
  const wrongOf = (rolls: readonly Roll[]): number =>
    rolls.filter((roll, i) => {
      const again = i > 0 && roll.draw <= rolls[i - 1]!.draw;
      return again || faceAt(key, roll.draw, roll.sides) !== roll.die;
    }).length;
  const [past, here] = [rollsOf(lines, isPast), rollsOf(lines, line => !isPast(line))];
  const ours = wrongOf(past) === 0;
  const rolls = ours ? [...past, ...here] : here;
  const elsewhere = ours ? 0 : past.length;
  return { fits: commitment(secret) === promised, rolls: rolls.length, wrong: wrongOf(rolls), elsewhere };
}

/** A game that was brought here tells its past in its first line; it may have begun with dice of its own. */
const isPast = ({ kind, count }: Line): boolean => kind === 'open' && count > 0;

const rollsOf = (lines: readonly Line[], which: (line: Line) => boolean): readonly Roll[] =>
  lines.filter(which).flatMap(({ events }) => events.flatMap(rollOf));

function rollOf({ args }: Event): readonly Roll[] {
  const { die, sides, draw } = args ?? {};
  const all = typeof die === 'number' && typeof sides === 'number' && typeof draw === 'number';
  return all && sides >= 1 && draw >= 0 ? [{ die, sides, draw }] : [];
}
