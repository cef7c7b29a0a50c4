import { halves, isNone, type Slugs } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { Army, call, force, number, piece, space } from './words.ts';

/** What an event asks for. */
const PICKS: Readonly<Record<string, string>> = {
  bastions: 'in which siege are the bastions repaired?',
  cherokees: 'where do the Cherokee arrive?',
  small_pox: 'which stack does Small Pox strike?',
  stingy: 'which Department must give up a Provincial unit?',
  raise: 'raise new Provincials or restore reduced ones, and in which Department?',
  militia: 'call out a Militia unit, or restore reduced ones?',
  rangers: 'place a Rangers unit, or restore reduced ones?',
  french_regulars: 'where do the Regulars land?',
  acadians: 'where do the Coureurs des bois appear?',
};

interface Stirring {
  readonly space: string;
  readonly pieces: Slugs;
}
const there = ({ space: where }: Stirring): string => (where === '' ? '' : ` at ${space(where)}`);
/** Who comes, in brackets. */
const movers = (a: Stirring): string => (isNone(a.pieces) ? '' : ` (${force(a.pieces)}${there(a)})`);

export const prompts = {
  'prompt.bid': () => 'Bid for a side: how many VP would you give your opponent to play the side you want?',
  'prompt.card': a =>
    a.cards === 1
      ? `${call(a.side)}: play your last card or hold it.`
      : `${call(a.side)}: play one of your ${a.cards} cards.`,
  'prompt.activate': a => `${call(a.side)}: activate with a card of value ${a.value}.`,
  'prompt.campaign': a => `${call(a.side)}: choose a leader for the Campaign, with or without a force.`,
  'prompt.next': a => `${call(a.side)}: which of those activated acts next?`,
  'prompt.build': a =>
    `${call(a.side)}: ${a.what === 'fort' ? 'start or complete forts' : 'build stockades'}, ${a.left} more at most.`,
  'prompt.act': a =>
    a.steps === 0
      ? `${call(a.side)}: ${force(a.pieces)} at ${space(a.space)} may act.`
      : `${call(a.side)}: ${force(a.pieces)}, now at ${space(a.space)}, may go on or stop.`,
  'prompt.intercept': a => `${call(a.side)}: do you try to intercept at ${space(a.space)}?`,
  'prompt.inside': a => `${call(a.side)}: who goes inside at ${space(a.space)}?`,
  'prompt.avoid': a => `${call(a.side)}: do you try to avoid battle at ${space(a.space)}?`,
  'prompt.join': a => `${call(a.side)}: which of the besieged at ${space(a.space)} come out to join the battle?`,
  'prompt.muster': a => `${call(a.side)}: does Militia join the battle at ${space(a.space)}?`,
  'prompt.lose': a => `${call(a.side)} at ${space(a.space)}: choose a unit to lose a step, ${a.steps} to lose.`,
  'prompt.retreat': a => `${call(a.side)}: retreat from ${space(a.space)}.`,
  'prompt.assault': a => `Does the besieger assault ${space(a.space)}?`,
  'prompt.haven': a => `Where does the garrison of ${space(a.space)} go?`,
  'prompt.raid': a => `${call(a.side)}: which space is raided first?`,
  'prompt.defend': a => `Does a Militia unit defend the stockade at ${space(a.space)} against the raid?`,
  'prompt.militiaStep': a => `${call(a.side)}: which Militia unit loses a step?`,
  'prompt.home': a => `${call(a.side)}: where does ${piece(a.piece)} go home to?`,
  'prompt.winter': a =>
    `${call(a.side)}: ${number(a.units, 'reduced unit')} of Drilled Troops at ${space(a.space)} must be eliminated by Winter Attrition.`,
  'prompt.pick': a => `${call(a.side)}: ${PICKS[a.of] ?? 'choose.'}`,
  'prompt.place': a => `${call(a.side)}: where does ${piece(a.piece)} arrive?`,
  'prompt.restore': a => `${call(a.side)}: restore a reduced unit, ${a.left} more at most.`,
  'prompt.cull': a => `${call(a.side)}: choose a unit to be eliminated, ${a.left} to choose.`,
  'prompt.alliance': a =>
    `${call(a.side)}: place Indians for a point or restore them for half a point, ${halves(a.halves)} left.`,
  'prompt.desert': a => `${call(a.side)}: choose an enemy Indian unit that deserts, ${a.left} more at most.`,
  'prompt.crisis': () => 'British: the Ministerial Crisis makes you discard a reinforcement card, if you hold one.',
  'prompt.takeCard': a => `${call(a.side)}: you may take a card back from the discard pile.`,
  'prompt.swap': () => 'British: which two French leaders change places?',
  'prompt.dismiss': a => `British: ${piece(a.leader)} is drawn; which leader of Command 7 is recalled?`,
  'respond.activation': a => `${call(a.side)}: a response before the enemy moves${movers(a)}?`,
  'respond.lake': a => `${call(a.side)}: a response to the enemy coming along the lake${movers(a)}?`,
  'respond.battle': a => `${call(a.side)}: a response before the battle${there(a)}?`,
  'respond.siege': a => `${call(a.side)}: a response before the siege roll${there(a)}?`,
  'respond.surrender': a => `${call(a.side)}: call for surrender instead of the siege roll${there(a)}?`,
  'respond.assault': a => `${call(a.side)}: a response before the assault${there(a)}?`,
  'respond.raid': a => `${call(a.side)}: a response before the raid${there(a)}?`,
  'respond.taken': a => `${Army(a.side)} have lost a place: a response?`,
} satisfies Partial<Sentences>;
