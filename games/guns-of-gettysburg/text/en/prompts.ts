import type { Part } from '../sentences.ts';
import { Army, chair, group, number, position, stand, verb } from './words.ts';

export const prompts: Part<'prompt.'> = {
  'prompt.post': a => `Post Buford’s cavalry: where does ${stand(a.stand)} stand?`,
  'prompt.hours': a =>
    `${Army(a.side)} ${verb(a.side, 'chooses', 'choose')} how long the turn lasts: 1 to ${number(a.most, 'hour')}.`,
  'prompt.discard': a =>
    `${Army(a.side)} must return ${number(a.least, 'battle token')}${a.most > a.least ? ' or more' : ''}, as the rule says.`,
  'prompt.withdraw': a =>
    a.owing > 0
      ? `${Army(a.side)} must withdraw ${number(a.owing, 'block')}; others may follow where the rules allow.`
      : `${Army(a.side)} may withdraw blocks.`,
  'prompt.suffer': a =>
    `Several blocks ended their withdrawal beside the enemy at ${position(a.position)}: which one is reduced?`,
  'prompt.offer': a => `${Army(a.side)}: offer two reduced blocks of ${group(a.group)}.`,
  'prompt.pick': a => `${Army(a.side)}: pick one of the two blocks of ${group(a.group)}, unseen.`,
  'prompt.enter': a => `${Army(a.side)} may bring in or transfer reinforcements.`,
  'prompt.march': a =>
    a.boost > 0
      ? `${Army(a.side)} may march; the next ${a.boost === 1 ? 'block' : number(a.boost, 'block')} may go one step farther.`
      : `${Army(a.side)} may march.`,
  'prompt.tokens': a => `${Army(a.side)}: the commander may spend a March/Fieldworks token before the marches.`,
  'prompt.instruct': a =>
    `${Army(a.side)}: the commander may write a special order: at most ${number(a.words, 'word')} in ${a.seconds} seconds, plain words only, nothing about the tray or arrivals to come.`,
  'prompt.bid': a =>
    a.bid < 0
      ? `${chair(a.side)} opens the bidding: how many objective moves is the choice of side worth?`
      : `${chair(a.side)}: bid more than ${a.bid}, or pass.`,
  'prompt.choose': a => `${chair(a.side)} has won the bidding and chooses a side.`,
  'prompt.balance': a =>
    `${Army(a.side)} may move the objectives for balance: up to ${number(a.moves, 'move')}, shared evenly among the three.`,
  'prompt.declare': a => `${Army(a.side)} ${verb(a.side, 'declares', 'declare')} the general order for the next turn.`,
  'prompt.fortify': a => `${Army(a.side)} may place March/Fieldworks tokens as fieldworks.`,
  'prompt.giveUp': () => 'Night of 1 July: remove two full-strength blocks, or give up the next three to arrive.',
  'prompt.keepBack': a => `Choose ${number(a.count, 'block')} of the arriving battalion to give up.`,
  'prompt.attack': a => `${Army(a.side)} may declare an attack.`,
  'prompt.guns': a => `${Army(a.side)} may bring up artillery, face down.`,
  'prompt.fillers': a => `${Army(a.side)} must use ${number(a.count, 'token')} more: one for each block that attacks.`,
  'prompt.bombard': a => `${Army(a.side)}: choose what each artillery position bombards.`,
  'prompt.hit': a => `Choose which artillery token at ${position(a.position)} is hit.`,
  'prompt.line': a => `In what order do the blocks behind the leader advance on ${position(a.position)}?`,
  'prompt.support': a => `${Army(a.side)}: choose which attacked position each artillery position supports.`,
  'prompt.fight': a => `${Army(a.side)}: which close combat is fought first?`,
  'prompt.lead': a => `${Army(a.side)}: who leads the defence of ${position(a.position)}?`,
  'prompt.objectives': a => `The Union may move objectives: up to ${number(a.moves, 'move')}.`,
};
