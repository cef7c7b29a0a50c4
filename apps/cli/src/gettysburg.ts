import { fileURLToPath } from 'node:url';
import { signed } from '@bivouac/desk';
import { type G88, odds } from '@bivouac/gettysburg-1988';
import { desk } from '@bivouac/gettysburg-1988/desk';
import { kit } from '@bivouac/gettysburg-1988/kit';
import { hexName, scenarioText } from '@bivouac/gettysburg-1988/text';
import type { Language, View } from '@bivouac/kernel';
import type { Odd, Shelf } from './shelf.ts';

/** Gettysburg 1988 on the shelf. */
export const gettysburg: Shelf<G88> = {
  ...kit,
  code: 'G88',
  folder: fileURLToPath(new URL('../../../games/gettysburg-1988', import.meta.url)),
  desk,
  placeName: hexName,
  scenario: scenarioText,
  odds: battleOdds,
};

type Winner = 'attacker' | 'defender';
const WORDS: Readonly<Record<Language, (winner: Winner, total: string, damage: number) => string>> = {
  en: (winner, total, damage) => `the ${winner} (${total}) wins, ${damage} damage to the loser`,
  fr: (winner, total, damage) =>
    `${winner === 'attacker' ? 'l’attaquant' : 'le défenseur'} (${total}) l’emporte, ${damage} dégât${damage > 1 ? 's' : ''} au perdant`,
};

/** Every result of a battle with its share of the hundred throws of two ten-sided dice. */
function battleOdds(view: View<G88>, action: G88['action'], language: Language): readonly Odd[] | null {
  const found = odds(view, action);
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
