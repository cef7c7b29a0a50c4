import type { Choices, Rule, Text } from '@bivouac/kernel';
import type { Action, Die, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { by } from './told.ts';

// 1 DICE: modifiers and re-rolls.

/** §1-dice-d A modifier counts on the re-roll as well: it belongs to the die, not to the throw. */
export const dieScore = (face: number, modifier: number): number => face + modifier;
/** §5-hit-b The number needed holds the modifiers. */
export const isHit = ({ face, need }: Die): boolean => face >= need;
/** §1-dice-e The same die is never re-rolled more than once. */
export const canReroll = ({ again }: Pick<Die, 'again'>): boolean => again === 0;
/** Places in the roll that may still be rolled again. */
export const rerollable = (roll: readonly Die[], is: (die: Die) => boolean): readonly number[] =>
  roll.flatMap((die, i) => (canReroll(die) && is(die) ? [i] : []));

/** §1-dice-b, §1-dice-c The second face stands. */
export function rollAgain(u: U, dice: readonly number[], rule: Rule, side = u.table.active): void {
  const { table: t } = u;
  for (const i of dice) {
    const die = t.roll[i]!;
    die.face = u.roll(6, tx('roll.again', { need: die.need }, rule), by(side));
    die.again = 1;
  }
}

/** §1-dice-b Any of them, or none. */
export function rerollChoices(dice: readonly number[]): Choices<Action> {
  return {
    kind: 'space',
    check: action => whyNotReroll(dice, action),
    sample(pick) {
      const some = dice.filter(() => pick(4) > 0);
      return some.length === 0 ? { type: 'decline' } : { type: 'reroll', dice: some };
    },
    outline: () => dice,
  };
}
function whyNotReroll(may: readonly number[], action: Action): Text | null {
  if (action.type === 'decline') return null;
  if (action.type !== 'reroll') return tx('no.rerollFirst', {}, '§1-dice-b');
  if (action.dice.length === 0 || new Set(action.dice).size < action.dice.length)
    return tx('no.reroll', {}, '§1-dice-b');
  return action.dice.every(i => may.includes(i)) ? null : tx('no.reroll', {}, '§1-dice-e');
}
