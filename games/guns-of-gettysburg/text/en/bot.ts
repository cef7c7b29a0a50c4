import type { Part } from '../sentences.ts';
import { number, order, place, position, stand, token } from './words.ts';

const MOVES: Readonly<Record<string, string>> = { march: 'marches to', withdraw: 'withdraws to', enter: 'enters at' };
/** Other answers, in a few words. */
const ANSWERS: Readonly<Record<string, string>> = {
  post: 'Post Buford.',
  discard: 'Give up the tokens that are missed least.',
  endAttacks: 'Attack no more.',
  endGuns: 'Lay no more artillery.',
  extend: 'Extend the bombardment.',
  bombard: 'Turn the guns on their targets.',
  hit: 'Hit the strongest gun.',
  line: 'Set the order of the line.',
  support: 'Turn the guns on the attackers.',
  fight: 'Fight there first.',
  lead: 'The strongest block leads.',
  endWithdrawals: 'Withdraw nobody else.',
  suffer: 'Reduce a block that can bear it.',
  offer: 'Offer two blocks.',
  pick: 'Pick one of the two.',
  transfer: 'Transfer a block to another entry point.',
  endEntries: 'Bring in nobody else.',
  turn: 'Turn a block round.',
  spend: 'Spend a March token.',
  endTokens: 'Spend no token.',
  endMarches: 'March no farther.',
  fortify: 'Dig fieldworks.',
  endNight: 'Dig no more.',
  remove: 'Give up two blocks that stand badly.',
  giveUp: 'Give up blocks that are still to come.',
  keepBack: 'Keep back the weakest.',
  objectives: 'Move objectives out of reach.',
};

/** What a bot says of its ideas. */
export const bot: Part<'bot.'> = {
  'bot.go': a => `${upper(stand(a.stand))} ${MOVES[a.move] ?? 'goes to'} ${place(a.to)}.`,
  'bot.attack': a => `Attack ${position(a.position)} with ${number(a.stands.length, 'block')}.`,
  'bot.guns': a => `Lay ${token(a.token)} at ${position(a.position)}.`,
  'bot.order': a => `Declare ${order(a.order)}.`,
  'bot.hours': a => `A turn of ${number(a.hours, 'hour')}.`,
  'bot.answer': a => ANSWERS[a.answer] ?? 'The only thing to do.',
  'bot.feature.objectives': () => 'objectives held',
  'bot.feature.blocks': () => 'strength of the blocks',
  'bot.feature.tokens': () => 'tokens on the tray',
  'bot.feature.guard': () => 'blocks near the objectives',
  'bot.feature.danger': () => 'blocks in danger',
  'bot.feature.works': () => 'fieldworks',
};
const upper = (text: string): string => text.replace(/^./, letter => letter.toUpperCase());
