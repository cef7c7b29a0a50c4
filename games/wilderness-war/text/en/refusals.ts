import type { Sentences } from '../sentences.ts';
import { needs } from './needs.ts';
import { army, card, piece, space } from './words.ts';

/** Some refusals name no piece: the same one was named twice. */
const named = (slug: string): string => (slug === '' ? 'A piece named twice' : piece(slug));

export const refusals = {
  'no.playNow': () => 'It is time to play a card, or to hold the last one.',
  'no.hold': () => 'Only your very last card may be held; with two or more you must play one.',
  'no.holdAgain': () => 'You held a card last season and may not hold one again.',
  'no.card': a => `${card(a.card)} is not in your hand.`,
  'no.colour': a =>
    `${card(a.card)} is an event of the other side; you may use the card for activation or construction.`,
  'no.condition': a => `${card(a.card)} cannot be played: ${needs[a.need]}.`,
  'no.moment': a => `This is not the moment for ${card(a.card)}.`,
  'no.notResponse': a => `${card(a.card)} is not a response card.`,
  'no.responseOnly': a => `${card(a.card)} is a response: its event is played only at its moment.`,
  'no.otherPhase': a => `It is the Action Phase of ${army(a.side)}.`,
  'no.notNow': () => 'That is not possible now.',
  'no.demolish': () => 'Nothing is demolished while a battle, a raid or a response is being resolved.',
  'no.demolishSiege': a => `${space(a.space)} is besieged: nothing is demolished there.`,
  'no.demolishNothing': () =>
    'There is no stockade, fort, fort under construction or Fieldworks of yours to demolish there.',
  'no.demolishPhase': a => `Demolition is possible in your own Action Phase only; this is that of ${army(a.side)}.`,
  ...events(),
  'no.respond': () => 'Answer with a response card, or pass.',
  'no.bid': () => 'A bid is a whole number of VP, 0 or more.',
  'no.bidNow': () => 'The bidding comes first.',
  'no.bidSide': () => 'Name the side you want: British or French.',
  ...building(),
  ...activating(),
  ...moving(),
  ...sailing(),
  ...answering(),
  ...fighting(),
} satisfies Partial<Sentences>;

function events() {
  return {
    'no.pick': () => 'Choose one of the possibilities the event offers.',
    'no.place': () => 'It cannot arrive there.',
    'no.restore': () =>
      'That unit cannot be restored: it must be reduced, unbesieged and, if Drilled Troops, in supply.',
    'no.cull': () => 'Choose an unbesieged unit of the kind the event names.',
    'no.alliance': () => 'Place an Indian unit of the alliance in its village, restore one, or stop.',
    'no.desert': () => 'Choose unbesieged enemy Indians, all in one space.',
    'no.pox': () => 'Choose a unit of the stricken stack; reduced ones wait until all are reduced.',
    'no.crisis': () => 'Discard one of the cards the crisis names, if you hold any.',
    'no.takeCard': () => 'Only the cards the event names may be taken back.',
    'no.swap': () => 'Choose two unbesieged French leaders in different spaces.',
    'no.dismiss': () => 'Choose an unbesieged British leader of Command 7.',
  } satisfies Partial<Sentences>;
}

function building() {
  return {
    'no.buildAgain': () => 'Your last card was played for construction; two in a row are not allowed.',
    'no.buildWhat': () => 'Choose stockades or forts: one card never builds both.',
    'no.buildNow': () => 'Choose a space to build in, or stop building.',
    'no.buildEnemy': a => `Enemy units or an enemy fortification stand at ${space(a.space)}.`,
    'no.buildFort': a => `There is already a completed fort at ${space(a.space)}.`,
    'no.buildFortress': a => `${space(a.space)} has a fortress: nothing is built there.`,
    'no.buildSiege': a => `Nothing can be built at ${space(a.space)} during the siege.`,
    'no.buildStockade': a => `There is already a stockade at ${space(a.space)}.`,
    'no.buildTwice': a => `${space(a.space)} has had its share of this card already.`,
    'no.builders': a => `Only Drilled Troops can build at ${space(a.space)}, and none of yours are there.`,
    'no.supply': a => `Your Drilled Troops at ${space(a.space)} are out of supply and cannot build.`,
  } satisfies Partial<Sentences>;
}

function activating() {
  return {
    'no.activateNow': () => 'Say whom the card activates.',
    'no.campaign': () => 'A Campaign activates leaders, alone or with a force.',
    'no.cardValue': a =>
      `Too many for a card of value ${a.value}: each point activates one leader, one Auxiliary or two Indians.`,
    'no.initiative': a => `${piece(a.leader)} needs a card of value ${a.initiative} or more; this one is a ${a.value}.`,
    'no.notAuxiliary': a => `${piece(a.piece)} is neither an Auxiliary nor a leader.`,
    'no.notDrilled': a => `${piece(a.piece)} is not a unit of Drilled Troops.`,
    'no.notLeader': a => `${piece(a.piece)} is not a leader and cannot command a force.`,
    'no.outranked': a => `A leader of higher Command cannot serve under ${piece(a.leader)}.`,
    'no.used': a => `${piece(a.piece)} has already been activated in this Action Phase.`,
    'no.next': () => 'Choose one of the pieces that have yet to act.',
    'no.leaderNeeded': () => 'Without a leader only one unit goes, not several.',
    'no.command': () => 'That is more than the Command of the leaders allows.',
    'no.johnson': () => 'Of the British leaders only Johnson can take Mohawk and Iroquois units along.',
    'no.piece': a => `There is no piece ${piece(a.piece)}.`,
    'no.enemyPiece': a => `${piece(a.piece)} is not yours.`,
    'no.offMap': a => `${piece(a.piece)} is not on the map.`,
    'no.pieces': () => 'Name at least one piece.',
    'no.twice': () => 'A piece is named twice.',
    'no.together': () => 'The pieces of a force must be together, all inside or all outside.',
    'no.unitNeeded': () => 'A force needs at least one unit; leaders alone are none.',
  } satisfies Partial<Sentences>;
}

function moving() {
  return {
    'no.actNow': () => 'Move, besiege, assault or stop.',
    'no.moved': () => 'Only a force that has not moved may roll for a siege or assault.',
    'no.space': a => `There is no space ${space(a.space)}.`,
    'no.notAdjacent': a => `${space(a.from)} and ${space(a.space)} are not adjacent.`,
    'no.allowance': a => `They have used up their ${a.allowance} spaces of land movement.`,
    'no.mountain': a => `They must stop in the mountains at ${space(a.space)}.`,
    'no.wilderness': a => `Drilled Troops that passed through wilderness must stop at ${space(a.space)}.`,
    'no.cultivated': a => `Auxiliaries that passed through enemy cultivated land must stop at ${space(a.space)}.`,
    'no.nineSpaces': () => 'Boat movement ends after nine spaces.',
    'no.portage': a =>
      `Both ends of a portage must be originally friendly cultivated spaces or friendly fortifications; ${space(a.space)} is neither.`,
    'no.secondPortage': () => 'Only one portage is allowed in a boat movement.',
    'no.foulWeather': () => 'In Foul Weather they may move at most two spaces.',
    'no.leadersAlone': a => `Leaders without units cannot enter ${space(a.space)}, which the enemy holds.`,
    'no.stronghold': a =>
      `Only with Drilled Troops may one enter ${space(a.space)}, with its unbesieged enemy fort or fortress.`,
    'no.infiltration': () => 'There is no infiltration in the basic game.',
    'no.infiltrator': () => 'Only a single Auxiliary, with or without leaders, can infiltrate.',
    'no.nothingToPass': a => `No enemy bars the way at ${space(a.space)}: enter it openly.`,
    'no.wayOut': a => `They have no movement left to get out of ${space(a.space)} again.`,
    'no.stopHere': a => `They cannot stop at ${space(a.space)}, by an unbesieged enemy fort or fortress.`,
    'no.leave': a => `${named(a.piece)} is not in the moving force.`,
    'no.leaveAll': () => 'Somebody must go on.',
    'no.leaveCommander': a => `${piece(a.piece)} commands the force and cannot be left behind.`,
    'no.leaveInfiltrating': () => 'Nobody can be left behind in a space that is being infiltrated.',
    'no.leaveStart': () => 'Who stays at the start is simply not part of the force.',
  } satisfies Partial<Sentences>;
}

function sailing() {
  return {
    'no.mixedSea': () => 'A naval move is a move of its own: they have already moved.',
    'no.foulSea': () => 'In Foul Weather nobody puts to sea.',
    'no.anchor': () => 'A force needs a card of value 3 to move by sea.',
    'no.sameSpace': () => 'They are there already.',
    'no.port': a => `${space(a.space)} is not a port under your control.`,
    'no.frenchSea': () => 'The French sail between Québec and Louisbourg only.',
    'no.squadrons': () => 'The Louisbourg Squadrons are gone: the French can no longer move by sea.',
    'no.amphibToAmphib': () => 'One end of the voyage must be a controlled port.',
    'no.frenchLanding': () => 'Only the British make Amphibious Landings.',
    'no.landingCard': () => 'A landing needs an Amphibious Landing card.',
    'no.landingsBarred': () => 'The Louisbourg Squadrons bar all landings this year.',
    'no.landingFrom': a =>
      `Landings start from Halifax or Louisbourg under British control, not from ${space(a.space)}.`,
    'no.arrow': a => `No amphibious arrow leads to ${space(a.space)}.`,
  } satisfies Partial<Sentences>;
}

function answering() {
  return {
    'no.interceptNow': () => 'Try to intercept, or pass.',
    'no.interceptFrom': a => `Nobody at ${space(a.space)} can intercept here.`,
    'no.interceptLone': () => 'In the wild only a single Auxiliary can intercept a single Auxiliary.',
    'no.interceptFreed': a => `Those it besieged at ${space(a.space)} do not intercept it as it leaves.`,
    'no.slippedPast': () => 'It has slipped past some of these: they may not try again in this Action Phase.',
    'no.interceptor': () => 'Not all of these can intercept now.',
    'no.avoidNow': () => 'Try to avoid battle, or pass.',
    'no.avoider': () => 'Not all of these can avoid battle now.',
    'no.avoidFar': a => `${space(a.space)} is not adjacent.`,
    'no.avoidToward': a => `The attackers came from ${space(a.space)}: nobody avoids that way.`,
    'no.avoidEnemy': a => `The enemy holds ${space(a.space)}.`,
    'no.insideNow': () => 'Say who goes inside.',
    'no.inside': () => 'There is no fort or fortress of yours to go into.',
    'no.insideRelief': () =>
      'After a lost battle only the besieged who came out go back inside, not those who came to relieve them.',
    'no.fortFull': () => 'A fort holds four units at most.',
    'no.garrison': a => `${named(a.piece)} cannot go inside now.`,
    'no.joinNow': () => 'Say who comes out to join the battle.',
    'no.join': a => `${named(a.piece)} is not among the besieged who can come out.`,
  } satisfies Partial<Sentences>;
}

function fighting() {
  return {
    'no.musterNow': () => 'Call out Militia, or pass.',
    'no.muster': a => (a.unit === '' ? 'A unit is named twice.' : `${piece(a.unit)} cannot come here.`),
    'no.oneMilitia': () => 'One Militia unit at most defends against a raid.',
    'no.loseNow': () => 'Choose a unit to lose a step.',
    'no.loseUnit': a => `${piece(a.unit)} has no part in this fight.`,
    'no.loseDrilled': a => `This loss must fall on Drilled Troops, not on ${piece(a.unit)}.`,
    'no.loseFull': a => `${piece(a.unit)} is reduced already: first reduce those still at full strength.`,
    'no.loseRaider': () => 'Choose one of the raiders to lose a step.',
    'no.militiaStep': () => 'Choose a Militia unit of the raided Department.',
    'no.retreatNow': () => 'The beaten pieces must retreat.',
    'no.retreatPiece': a => `${named(a.piece)} need not retreat now.`,
    'no.retreatBack': a => `${piece(a.piece)} must go back where it came from, not to ${space(a.space)}.`,
    'no.retreatToward': a => `${piece(a.piece)} cannot retreat to ${space(a.space)}: the attackers came from there.`,
    'no.retreatEnemy': a => `${piece(a.piece)} cannot retreat to ${space(a.space)}: the enemy holds it.`,
    'no.retreatFar': a => `${piece(a.piece)} cannot retreat to ${space(a.space)}: it is not adjacent.`,
    'no.retreatTerrain': a =>
      `${piece(a.piece)} cannot retreat to ${space(a.space)}: Drilled Troops need a cultivated space or a friendly fortification.`,
    'no.assaultTroops': a => `By the 2010 rules an assault at ${space(a.space)} needs Drilled Troops.`,
    'no.siegeTroops': a => `A siege roll at ${space(a.space)} needs a leader and Drilled Troops in supply.`,
    'no.besiegers': a =>
      `The leader of highest Command at ${space(a.space)} must be activated with a force that already besieges the place.`,
    'no.siegeLevel': a => `The siege of ${space(a.space)} is not far enough for an assault.`,
    'no.assaultNow': () => 'Assault, or pass.',
    'no.notBesieged': () => 'They are not besieged.',
    'no.sortieLeaders': () => 'A sortie needs at least one unit.',
    'no.shutIn': () => 'They are besieged: they may only make a sortie.',
    'no.haven': () => 'The garrison goes to its nearest unbesieged fortification.',
    'no.raid': () => 'Choose one of the spaces that must be raided.',
    'no.home': () => 'That is not one of the places it may go home to.',
    'no.winter': () => 'Choose a reduced unit of Drilled Troops in this space.',
  } satisfies Partial<Sentences>;
}
