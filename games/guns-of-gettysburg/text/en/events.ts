import { signed } from '@bivouac/desk';
import type { Key } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import { modifier } from './modifiers.ts';
import {
  Army,
  area,
  army,
  block,
  box,
  capital,
  chair,
  group,
  hour,
  number,
  order,
  place,
  point,
  position,
  stand,
  token,
  verb,
} from './words.ts';

type Said = { readonly [K in Exclude<Key, `no.${string}` | `prompt.${string}` | `bot.${string}`>]: Sentences[K] };

export const events: Said = {
  'pool.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'shuffles', 'shuffle')} a battle pool of ${number(a.count, 'token')}.`,
  'tokens.drawn': a => `${Army(a.side)} ${verb(a.side, 'draws', 'draw')} ${number(a.count, 'battle token')}.`,
  'tokens.drawnAre': a => `You draw ${a.tokens.map(token).join(', ')}.`,
  'tokens.discarded': a => `${Army(a.side)} ${verb(a.side, 'returns', 'return')} ${number(a.count, 'battle token')}.`,
  'time.chosen': a => `${Army(a.side)} ${verb(a.side, 'picks', 'pick')} an arrival token unseen.`,
  'time.laid': a =>
    `${Army(a.side)} ${verb(a.side, 'lays', 'lay')} ${number(a.count, 'time token')} face down for ${a.day} July.`,
  'time.turned': a => `${Army(a.side)} ${verb(a.side, 'turns', 'turn')} up the token of ${box(a.box)}.`,
  'time.rumor': a => `${capital(box(a.box))}: a rumor for ${army(a.side)}.`,
  'time.arrival': a => `${capital(box(a.box))}: reinforcements for ${army(a.side)} reach ${point(a.point)}.`,
  'stacks.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'shuffles', 'shuffle')} ${number(a.count, 'reinforcement token')}.`,
  'arrival.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'mixes', 'mix')} ${number(a.count, 'arriving block')} unseen.`,
  'arrival.waits': a =>
    a.lost > 0
      ? `${number(a.count, 'block')} of ${army(a.side)} wait at ${point(a.point)}; ${number(a.lost, 'block')} never came.`
      : `${number(a.count, 'block')} of ${army(a.side)} wait at ${point(a.point)}.`,
  'setup.posted': a => `${stand(a.stand)} is posted at ${position(a.position)}.`,
  'turn.begins': a => `${a.day} July, ${box(a.box)}: a turn begins. First player: ${army(a.first)}.`,
  'turn.lasts': a => `${Army(a.side)} ${verb(a.side, 'lets', 'let')} the turn last ${number(a.hours, 'hour')}.`,
  'phase.begins': a => `Action phase of ${army(a.side)}.`,
  'stack.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'shuffles', 'shuffle')} ${number(a.stands.length, 'block')} of one position.`,
  'order.declared': a => `${Army(a.side)} ${verb(a.side, 'declares', 'declare')} ${order(a.order)} for the next turn.`,
  'order.special': a => `Special order: “${a.words.join(' ')}”`,
  'bid.lots': () => 'Lots are drawn: who bids first?',
  'bid.made': a => `${chair(a.side)} bids ${a.moves}.`,
  'bid.passed': a => `${chair(a.side)} passes.`,
  'bid.side': a =>
    a.side === a.took
      ? `${chair(a.side)} wins with ${a.moves} and stays: he plays ${army(a.took)}.`
      : `${chair(a.side)} wins with ${a.moves} and plays ${army(a.took)}: the players change chairs.`,
  'block.shown': a => `${stand(a.stand)} is shown: ${block(a.block)}.`,
  'block.lost': a => `${stand(a.stand)} was ${block(a.block)}.`,
  'block.eliminated': a => `${stand(a.stand)} is eliminated.`,
  'block.replaced': a => `A reduced block of ${group(a.group)} takes over as ${stand(a.stand)}.`,
  'block.replacedBy': a => `${stand(a.stand)} is now ${block(a.block)}.`,
  'withdraw.done': a => `${stand(a.stand)} withdraws to ${place(a.to)}.`,
  'withdraw.left': a => `${stand(a.stand)} withdraws off the map by ${place(a.to)}.`,
  'withdraw.impossible': a => `${stand(a.stand)} cannot withdraw.`,
  'withdraw.bruised': a => `${stand(a.stand)} ends its withdrawal beside the enemy and is reduced.`,
  'entry.cross': a => `${hour(a.hour)}: ${stand(a.stand)} enters across country at ${position(a.position)}.`,
  'entry.road': a => `${hour(a.hour)}: ${stand(a.stand)} enters by road and stops at ${position(a.position)}.`,
  'entry.transfer': a => `${hour(a.hour)}: ${stand(a.stand)} goes to ${point(a.point)}.`,
  'march.done': a => `${stand(a.stand)} marches to ${place(a.to)}.`,
  'march.rode': a => `${stand(a.stand)} rides to ${place(a.to)}.`,
  'march.left': a => `${stand(a.stand)} leaves the map by ${place(a.to)}.`,
  'march.turned': a => `${stand(a.stand)} turns about.`,
  'march.token': a =>
    `${Army(a.side)} ${verb(a.side, 'spends', 'spend')} ${token(a.token)}: three blocks march one step farther.`,
  'night.fortified': a =>
    `${Army(a.side)} ${verb(a.side, 'digs', 'dig')} fieldworks at ${position(a.position)}, facing ${area(a.front)}.`,
  'night.givesUp': a => `The Union gives up its next ${number(a.count, 'reinforcement block')}.`,
  'night.removed': a => `The Union removes ${stand(a.stand)}: ${block(a.block)}.`,
  'objective.taken': a => `${Army(a.side)} ${verb(a.side, 'takes', 'take')} the objective of ${area(a.area)}.`,
  'objective.moved': a => `The objective of ${area(a.from)} moves to ${area(a.to)}.`,
  'objective.falls': a => `It crossed blocks of ${army(a.side)} and falls to them in ${area(a.area)}.`,
  'objectives.earned': a =>
    `Reinforcements received: Union ${a.union}, Confederates ${a.confederate}. Objective moves: ${a.moves}.`,
  'attack.declared': a =>
    `${Army(a.side)} ${verb(a.side, 'attacks', 'attack')} ${a.positions.map(position).join(' and ')} with ${number(a.stands.length, 'block')}, led by ${a.leaders.map(stand).join(' and ')}.`,
  'attack.advance': a => `${stand(a.stand)} comes on to ${position(a.position)}.`,
  'attack.won': a => `The attack of ${army(a.side)} is won.`,
  'attack.lost': a => `The attack of ${army(a.side)} is lost.`,
  'attack.none': a =>
    a.due > 0
      ? `${Army(a.side)} made no attack and must return ${number(a.due, 'token')} or more.`
      : `${Army(a.side)} made no attack; nothing is due.`,
  'guns.laid': a => `${Army(a.side)} ${verb(a.side, 'lays', 'lay')} artillery at ${position(a.position)}.`,
  'guns.fillers': a => `${Army(a.side)} ${verb(a.side, 'uses', 'use')} ${number(a.count, 'more token')}, unseen.`,
  'guns.revealed': a => `Artillery at ${position(a.position)}: ${a.tokens.map(token).join(', ')}.`,
  'guns.bombard': a =>
    `Bombardment of ${position(a.position)}: ${number(a.points, 'point')}, ${number(a.hits, 'hit')}.`,
  'guns.extends': a => `${Army(a.side)} ${verb(a.side, 'extends', 'extend')} the bombardment: the infantry waits.`,
  'guns.stack': a =>
    `${Army(a.side)} ${verb(a.side, 'draws', 'draw')} ${number(a.count, 'token')} unseen for the second round.`,
  'guns.stackIs': a => `Your stack for the attack: ${a.tokens.map(token).join(', ')}.`,
  'attack.relaunched': a =>
    `After the bombardment ${army(a.side)} ${verb(a.side, 'attacks', 'attack')} ${a.positions.map(position).join(' and ')} again.`,
  'guns.hit': a => `${token(a.token)} at ${position(a.position)} is hit.`,
  'guns.fire': a =>
    `Defensive fire for ${position(a.position)}: ${number(a.points, 'point')}, ${number(a.reductions, 'reduction')}.`,
  'combat.leader': a => `${stand(a.stand)} leads: ${block(a.block)}.`,
  'combat.result': a =>
    `Close combat at ${position(a.position)}: ${[`leaders ${a.base}`, ...a.why].map(modifier).join(', ')}; result ${signed(a.result)}, won by ${army(a.winner)}.`,
  'tokens.settled': a =>
    `After the attacks ${army(a.side)} ${verb(a.side, 'has', 'have')} spent ${number(a.spent, 'token')}; ${a.lost} of the enemy’s were hit.`,
  'outcome.objectives': () => 'The Union neither holds all three objectives fully nor attacks: the Confederates win.',
  'outcome.held': () => 'The Night of 3 July is over and the Confederates have not won: the Union wins.',
};
