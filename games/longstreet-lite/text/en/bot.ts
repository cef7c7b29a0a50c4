import type { Part } from '../sentences.ts';
import { card, number, phase, Unit, unit } from './words.ts';

const MOVES: Readonly<Record<string, string>> = {
  march: 'marches',
  drive: 'drives on',
  prolong: 'is shifted by hand',
  quarter: 'turns to the flank',
  reshape: 'changes formation',
  limber: 'limbers up',
  unlimber: 'unlimbers',
};
/** Other answers, in a few words. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'Pass, and save a card.',
  end: 'Do no more in this phase.',
  decline: 'Play nothing.',
  reform: 'Re-form the deck.',
  lose: 'Take a base from the rear rank.',
  reroll: 'Roll the failed dice again.',
  name: 'Help those who need it most.',
  allot: 'Send the dice where they bring most.',
  protect: 'Spare the retreats their losses.',
  retreat: 'Fall back by the shortest way.',
  discard: 'Give up the cards that are missed least.',
  muster: 'Raise four regiments and two batteries.',
  lay: 'Lay a piece of terrain.',
  choose: 'Choose an edge, or who deploys first.',
  deploy: 'Form a line along the front.',
};

/** What a bot says of its ideas. */
export const bot: Part<'bot.'> = {
  'bot.call': a =>
    `Call ${phase(a.phase)} with ${number(a.cards.length, 'card')}${a.modifiers.map(each => ` and ${card(each)}`).join('')}.`,
  'bot.move': a => `${Unit(a.unit)} ${MOVES[a.how] ?? 'moves'}.`,
  'bot.fire': a => `${Unit(a.unit)} fires.`,
  'bot.charge': a => `${Unit(a.unit)} charges.`,
  'bot.interrupt': a => `Interrupt with ${card(a.card)}.`,
  'bot.morale': a => `${card(a.card)} for the morale of ${unit(a.unit)}.`,
  'bot.answer': a => ANSWERS[a.answer] ?? 'The only thing to do.',
  'bot.feature.bases': () => 'bases lost',
  'bot.feature.cards': () => 'cards in hand',
  'bot.feature.deck': () => 'cards left in the deck',
  'bot.feature.hits': () => 'hits still to be rolled for',
  'bot.feature.fire': () => 'fire to come, both ways',
  'bot.feature.charge': () => 'charges to come, both ways',
  'bot.feature.guns': () => 'guns in position',
  'bot.feature.form': () => 'formations and facing',
  'bot.feature.near': () => 'distance to the enemy',
};
