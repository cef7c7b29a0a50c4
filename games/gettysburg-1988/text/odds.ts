import { signed } from '@bivouac/desk';
import type { Language } from '@bivouac/kernel';
import { odds as battleOdds } from '../game.ts';
import type { Action, GettysburgView } from '../state.ts';

/** One way an action may end: `ways` of `of` equally likely throws. */
interface Odd {
  readonly what: string;
  readonly ways: number;
  readonly of: number;
}
type Winner = 'attacker' | 'defender';
const WORDS: Readonly<Record<Language, (winner: Winner, total: string, damage: number) => string>> = {
  en: (winner, total, damage) => `the ${winner} (${total}) wins, ${damage} damage to the loser`,
  fr: (winner, total, damage) =>
    `${winner === 'attacker' ? 'l’attaquant' : 'le défenseur'} (${total}) l’emporte, ${damage} dégât${damage > 1 ? 's' : ''} au perdant`,
};

/** Every result of a battle with its share of the hundred throws of two ten-sided dice. */
export function odds(view: GettysburgView, action: Action, language: Language): readonly Odd[] | null {
  const found = battleOdds(view, action);
  if (!found) return null;
  const of = found.attackerWins + found.defenderWins;
  const ends = (winner: Winner, total: number, damages: readonly number[]): readonly Odd[] =>
    damages.map((ways, damage) => ({ what: WORDS[language](winner, signed(total), damage), ways, of }));
  const all = [
    ...ends('attacker', found.attack, found.defenderLoses),
    ...ends('defender', found.defence, found.attackerLoses),
  ];
  return all.filter(each => each.ways > 0);
}
