import { faceOf } from '@bivouac/edition';
import { eventTitle, isNone, signed } from '../names.ts';
import type { Says } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import {
  Army,
  army,
  call,
  card,
  department,
  foe,
  number,
  piece,
  pieces,
  points,
  score,
  season,
  space,
  steps,
  verb,
} from './words.ts';

const when = (name: string): string => season(name === 'late' ? 1 : 0);
const FORTIFICATIONS: Readonly<Record<string, string>> = {
  stockade: 'their stockade',
  fort: 'their fort',
  works: 'their fort under construction',
  fieldworks: 'the Fieldworks',
};
/** Why points were scored or lost. */
const REASONS: Readonly<Record<string, string>> = {
  bid: 'the bid',
  demolition: 'a fort of their own demolished',
  stockade: 'a stockade',
  battle: 'the battle',
  fortress: 'a fortress',
  fort: 'a fort',
  key: 'Niagara or Ohio Forks',
  massacre: 'Massacre!',
  raids: 'raids',
  earlyRegulars: 'early Regulars',
};
const LEVELS: Readonly<Record<string, string>> = {
  reluctant: 'Reluctant',
  supportive: 'Supportive',
  enthusiastic: 'Enthusiastic',
};
const reason = (why: string): string => (REASONS[why] ? ` for ${REASONS[why]}` : '');
const modified = (modifier: number): string => (modifier === 0 ? '' : ` ${signed(modifier)}`);
const place = (slug: string): string => (slug === 'box' ? 'in its box' : `at ${space(slug)}`);

export const events = {
  'year.begins': a => `${a.year} begins: ${score(a.vp)}.`,
  'season.begins': a => `${a.year}, ${when(a.season)}.`,
  'phase.begins': a => `${Army(a.side)} are to play: ${number(a.cards, 'card')} in hand.`,
  'year.ends': a => `${a.year}, the year ends.`,
  'cards.dealt': a =>
    `Cards are dealt: the British hold ${a.british}, the French ${a.french}; ${a.deck} are left in the draw pile.`,
  'deck.shuffled': a => `The deck is shuffled: ${number(a.cards, 'card')}.`,
  'bid.made': a => `The ${call(a.side)} player bids ${points(a.vp)} to play the ${call(a.wants)}.`,
  'bid.stay': a => `The ${call(a.side)} player wins the bid and plays the ${call(a.wants)}: nobody changes seats.`,
  'bid.swap': a => `The ${call(a.side)} player wins the bid and plays the ${call(a.wants)}: the players change seats.`,
  'leader.pool': a => `${piece(a.leader)} joins the British leader pool.`,
  'card.event': a => `${Army(a.side)} play ${card(a.card)} as an event.`,
  'card.activate': a => `${Army(a.side)} play ${card(a.card)} to activate.`,
  'card.build': a => `${Army(a.side)} play ${card(a.card)} to build.`,
  'card.response': a => `${Army(a.side)} answer with ${card(a.card)}.`,
  'card.held': a => `${Army(a.side)} pass and hold their last card.`,
  'card.removed': a => `${card(a.card)} is removed from the game.`,
  'card.taken': a => `${Army(a.side)} take ${card(a.card)} from the discard pile.`,
  activated: a => `${Army(a.side)} activate ${pieces(a.pieces)}.`,
  'act.begins': a => `${pieces(a.pieces)} ${verb(a.pieces, 'acts', 'act')} at ${space(a.space)}.`,
  'built.stockade': a => `${Army(a.side)} build a stockade at ${space(a.space)}.`,
  'built.works': a => `${Army(a.side)} begin a fort at ${space(a.space)}.`,
  'built.fort': a => `${Army(a.side)} complete their fort at ${space(a.space)}.`,
  demolished: a => `${Army(a.side)} demolish ${FORTIFICATIONS[a.what] ?? a.what} at ${space(a.space)}.`,
  'move.step': a => `${pieces(a.pieces)} ${verb(a.pieces, 'goes', 'go')} to ${space(a.space)}.`,
  'move.pushedBack': a => `They are driven back to ${space(a.space)} and move no further.`,
  'intercept.succeeds': a => `${Army(a.side)} intercept at ${space(a.space)}: the moving side must attack.`,
  'intercept.fails': a => `${Army(a.side)} fail to intercept.`,
  'avoid.succeeds': a => `${Army(a.side)} avoid battle and go to ${space(a.space)}.`,
  'avoid.fails': a => `${Army(a.side)} fail to avoid battle.`,
  'garrison.inside': a =>
    isNone(a.pieces)
      ? `${Army(a.side)} at ${space(a.space)} all stay outside.`
      : `${pieces(a.pieces)} ${verb(a.pieces, 'goes', 'go')} inside at ${space(a.space)}.`,
  'garrison.leaves': a => `The garrison of ${space(a.space)} marches off to ${space(a.to)}.`,
  'piece.arrives': a => `${piece(a.piece)} arrives at ${space(a.space)}.`,
  'piece.home': a => `${piece(a.piece)} goes home to ${space(a.space)}.`,
  'raids.counted': a => `${Army(a.side)} score ${number(a.markers, 'Raided marker')}.`,
  'vp.scored': a =>
    a.points < 0
      ? `${Army(a.side)} lose ${points(-a.points)}${reason(a.why)}: ${score(a.vp)}.`
      : `${Army(a.side)} gain ${points(a.points)}${reason(a.why)}: ${score(a.vp)}.`,
  'game.ended': a => `The game ends in ${a.year}: ${score(a.vp)}.`,
  assemblies: a => `The Provincial Assemblies are now ${LEVELS[a.level] ?? a.level}.`,
  'card.discarded': a => `${Army(a.side)} discard ${card(a.card)}.`,
  'card.stolen': a => `${Army(a.side)} take a card from ${foe(a.side)}.`,
  'card.stolenIs': a => `The card taken is ${card(a.card)}.`,
  'crisis.none': () => 'The British hold no card that the crisis could take.',
  'leader.drawn': a => `${piece(a.leader)} is drawn from the pool.`,
  'leader.backToPool': a => `${piece(a.leader)} goes back to the pool: both leaders of Command 7 are besieged.`,
  'leader.recalled': a => `${piece(a.leader)} is recalled and leaves the game.`,
  'leaders.swapped': a => `${piece(a.one)} and ${piece(a.two)} change places.`,
  'militia.raised': a => `${piece(a.unit)} is called out in ${department(a.department)}.`,
  'units.notReceived': a => `No space is open to the units of ${card(a.card)}: they are not received.`,
  'piece.notReceived': a => `There is no place for ${piece(a.piece)}, who is not received.`,
  ...fighting(),
  ...outcomes(),
  ...rolls(),
} satisfies Partial<Sentences>;

function fighting() {
  return {
    'battle.begins': a => `Battle at ${space(a.space)}: ${army(a.side)} attack.`,
    'battle.result': a =>
      a.steps === 0
        ? `The ${call(a.side)} fire has no effect.`
        : `The ${call(a.side)} fire costs ${foe(a.side)} ${steps(a.steps)}.`,
    'battle.won': a => `${Army(a.side)} win the battle at ${space(a.space)}.`,
    'militia.out': a => `${piece(a.unit)} joins the battle at ${space(a.space)}.`,
    'militia.home': a =>
      `${pieces(a.pieces)} ${verb(a.pieces, 'goes back to its box', 'go back to their box')} after the battle at ${space(a.space)}.`,
    'unit.reduced': a => `${piece(a.unit)} loses a step and is reduced.`,
    'unit.restored': a => `${piece(a.unit)} is restored to full strength.`,
    'unit.eliminated': a => `${piece(a.piece)} is eliminated ${place(a.space)}.`,
    'leader.lost': a => `${piece(a.piece)} is lost ${place(a.space)}.`,
    'retreat.to': a => `${piece(a.piece)} retreats from ${space(a.from)} to ${space(a.space)}.`,
    'retreat.inside': a => `${piece(a.piece)} retreats inside at ${space(a.space)}.`,
    'siege.begins': a => `${Army(a.side)} besiege ${space(a.space)}.`,
    'siege.level': a => `The siege of ${space(a.space)} stands at level ${a.level}.`,
    'siege.lifted': a => `The siege of ${space(a.space)} is lifted.`,
    'assault.begins': a => `${Army(a.side)} assault ${space(a.space)}.`,
    'assault.result': a => `${Army(a.side)} win the assault of ${space(a.space)}.`,
    'place.taken': a => `${Army(a.side)} take ${space(a.space)}.`,
    'fortress.reverts': a => `Nobody holds the fortress at ${space(a.space)}: it is ${call(a.side)} again.`,
    'stockade.taken': a => `${Army(a.side)} take the stockade at ${space(a.space)}.`,
    'stockade.destroyed': a => `${Army(a.side)} destroy the stockade at ${space(a.space)}.`,
    'stockade.burnt': a => `The raiders burn the stockade at ${space(a.space)}.`,
    'works.lost': a => `The ${call(a.side)} fort under construction at ${space(a.space)} is lost.`,
    'amphib.removed': a => `The Amphib marker at ${space(a.space)} is removed.`,
    'raid.succeeds': a => `The raid on ${space(a.space)} succeeds.`,
    'raid.fails': a => `The raid on ${space(a.space)} fails.`,
    'raid.marker': a => `${space(a.space)} is raided: a Raided marker for ${army(a.side)}.`,
  } satisfies Partial<Sentences>;
}

function outcomes() {
  return {
    'outcome.fortresses': () => 'The British win: all fortresses, Niagara and Ohio Forks are theirs.',
    'outcome.eleven': a => `${Army(a.winner)} win at once with ${points(Math.abs(a.vp))}.`,
    'outcome.french1760': a => `The French win: they have ${points(a.vp)} at the end of 1760.`,
    'outcome.french1761': a => `The French win: they have ${points(a.vp)} at the end of 1761.`,
    'outcome.objectives': () =>
      'The British win: their fortresses are safe and two of the great objectives are theirs.',
    'outcome.points': a => (a.winner === 'draw' ? `A draw: ${score(a.vp)}.` : `${Army(a.winner)} win: ${score(a.vp)}.`),
    'outcome.none': a =>
      `A draw${a.winner === 'french' ? ', which counts as a French victory in a tournament' : ''}: ${score(a.vp)}.`,
  } satisfies Partial<Sentences>;
}

function rolls() {
  return {
    'roll.bid': a => `Equal bids; the die decides: ${faceOf(a)}.`,
    'roll.card': a => `A card is drawn at random from the ${call(a.side)} hand.`,
    'roll.alliance': a => `Strength of the alliance: ${faceOf(a)}.`,
    'roll.courier': a => `${call(a.side)} die for the courier: ${faceOf(a)}, 3 or more wanted.`,
    'roll.draw': a => `A leader is drawn at random (${a.left} in the pool).`,
    'roll.event': a => `${call(a.side)} die for ${eventTitle(a.event, 'en')}: ${faceOf(a)}.`,
    'roll.intercept': a =>
      `${pieces(a.pieces)} ${verb(a.pieces, 'tries', 'try')} to intercept at ${space(a.space)}: ${against(a, 4)}`,
    'roll.avoid': a => `${pieces(a.pieces)} ${verb(a.pieces, 'tries', 'try')} to avoid battle: ${against(a, 4)}`,
    'roll.fire': a => `${call(a.side)} fire in column ${a.column}: ${faceOf(a)}${modified(a.modifier)}.`,
    'roll.leader': a => `Is ${piece(a.leader)} hit? ${faceOf(a)}: lost on a 1.`,
    'roll.siege': a => `${call(a.side)} siege roll at ${space(a.space)}: ${faceOf(a)}${modified(a.modifier)}.`,
    'roll.raid': a => `${call(a.side)} raid on ${space(a.space)}: ${faceOf(a)}${modified(a.modifier)}.`,
  } satisfies Partial<Sentences>;
}

const against = (a: Says['roll.avoid'], wanted: number): string =>
  `${faceOf(a)}${modified(a.tactics)}, ${wanted} or more wanted.`;
