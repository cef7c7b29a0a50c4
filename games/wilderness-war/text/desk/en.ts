import { listed } from '@bivouac/kernel';
import { cardText } from '../cards.ts';
import { Army, army, call, card, number, piece, points, space } from '../en/words.ts';
import { eventTitle } from '../names.ts';
import { hints } from './en-hints.ts';
import { pictured } from './en-picture.ts';
import type { DeskSentences } from './keys.ts';

const WORKS: Readonly<Record<string, string>> = {
  stockade: 'the stockade',
  fort: 'the fort (−1 VP)',
  works: 'the fort under construction',
  fieldworks: 'the Fieldworks',
};
const BUILT: Readonly<Record<string, string>> = {
  stockade: 'Build a stockade at',
  works: 'Begin a fort at',
  fort: 'Complete the fort at',
};
const CHOICES: Readonly<Record<string, string>> = {
  northern: 'Northern Department',
  southern: 'Southern Department',
  'st-lawrence': 'St. Lawrence Department',
  'raise-northern': 'Raise Northern Provincials',
  'raise-southern': 'Raise Southern Provincials',
  'restore-northern': 'Restore Northern Provincials',
  'restore-southern': 'Restore Southern Provincials',
  restore: 'Restore reduced units',
  place: 'Place a new unit',
};

/** For a button: two names, or one and how many more. */
function party(slugs: string): string {
  const [first = '', second, ...rest] = listed(slugs);
  if (second === undefined) return piece(first);
  return rest.length === 0 ? `${piece(first)} and ${piece(second)}` : `${piece(first)} and ${rest.length + 1} more`;
}

const offered = {
  'desk.cardSays': a => cardText(a.card, 'en'),
  'desk.putBack': () => 'Put back',
  'desk.back': () => 'Back',
  'desk.putDown': a => `Put ${piece(a.piece)} back`,
  'desk.take': a => `Take ${piece(a.piece)}`,
  'desk.takeAll': a => `Take as many as can go (${listed(a.pieces).length})`,
  'desk.onlyAuxiliaries': a => `Only Auxiliaries (${listed(a.pieces).length})`,
  'desk.leaveTwo': a => `Leave two (${listed(a.pieces).length})`,
  'desk.leaveHere': a => `Leave ${piece(a.piece)} behind`,
  'desk.pass': () => 'Pass',
  'desk.left.title': () => 'No more?',
  'desk.left.says': a => `There is more that may be done: ${number(a.items, 'choice')}.`,
  'desk.enough': () => 'No more',
  'desk.pickCard': a => `Pick ${card(a.card)}`,
  'desk.putCardBack': a => `Put ${card(a.card)} back`,
  'desk.activate': a => `Activate (${a.value})`,
  'desk.event': () => 'Event',
  'desk.buildStockades': a => `Stockades (${a.value})`,
  'desk.buildForts': a => `Forts (${a.value})`,
  'desk.hold': () => 'Hold the last card',
  'desk.playResponse': a => `Play ${card(a.card)}`,
  'desk.noResponse': () => 'No response',
  'desk.takeCard': a => `Choose ${card(a.card)}`,
  'desk.lead': a => `Force led by ${piece(a.piece)}`,
  'desk.activateOne': a => `Activate ${piece(a.piece)}`,
  'desk.activateForce': a => `Activate the force (${party(a.pieces)})`,
  'desk.activateSingles': a => `Activate ${party(a.pieces)}`,
  'desk.singly': a => `${piece(a.piece)} without a force`,
  'desk.withForce': a => `${piece(a.piece)} with a force`,
  'desk.noActivation': () => 'Activate nobody',
  'desk.next': a => `${piece(a.piece)} acts next`,
  'desk.march': a =>
    `March to ${space(a.space)}, ${number(a.steps, 'space')} in all${a.watched ? '; may be intercepted' : ''}`,
  'desk.marchFar': a =>
    `March to ${space(a.space)} ${a.land ? 'by land' : 'by boat'}, ${number(a.steps, 'space')} in all`,
  'desk.marchFarIn': a => `March ${number(a.steps, 'space')} in all${a.fight ? ' and fight' : ''} at ${space(a.space)}`,
  'desk.marchIn': a => `March in${a.fight ? ' and fight' : ''} at ${space(a.space)}`,
  'desk.infiltrate': a => `Infiltrate ${space(a.space)}`,
  'desk.sail': a => `Sail to ${space(a.space)}`,
  'desk.land': a => `Land at ${space(a.space)} (Amphibious Landing)`,
  'desk.lookAt': a => `Look at ${space(a.space)}: the ways in and their chances`,
  'desk.stay': a => `Stay at ${space(a.space)}`,
  'desk.stop': a => `Stop at ${space(a.space)}`,
  'desk.siegeRoll': a => `Siege roll at ${space(a.space)}`,
  'desk.assault': a => `Assault ${space(a.space)}`,
  'desk.noAssault': () => 'No assault',
  'desk.sortie': a => `Sortie from ${space(a.space)}`,
  'desk.intercept': a => `Intercept at ${space(a.space)}: ${party(a.pieces)}`,
  'desk.noIntercept': () => 'No interception',
  'desk.avoidTo': a => `Avoid battle by going to ${space(a.space)}: ${party(a.pieces)}`,
  'desk.noAvoid': () => 'Stand and fight',
  'desk.someInside': a => `Inside: ${party(a.pieces)}`,
  'desk.noneInside': () => 'Everyone stays outside',
  'desk.someJoin': a => `Join the battle: ${party(a.pieces)}`,
  'desk.noneJoins': () => 'Nobody comes out',
  'desk.someMuster': a => `Call out: ${party(a.pieces)}`,
  'desk.noMuster': () => 'No Militia',
  'desk.musterOne': a => `${piece(a.unit)} defends`,
  'desk.lose': a => `${piece(a.unit)} loses a step${a.eliminated ? ' and is eliminated' : ' and is reduced'}`,
  'desk.retreatTo': a => `Retreat to ${space(a.space)}: ${party(a.pieces)}`,
  'desk.goInside': a => `Go inside at ${space(a.space)}: ${party(a.pieces)}`,
  'desk.raidFirst': a => `Raid ${space(a.space)} first`,
  'desk.stayBehind': a => `${piece(a.piece)} stays at ${space(a.space)}`,
  'desk.goHome': a => `${piece(a.piece)} goes to ${space(a.space)}`,
  'desk.restore': a => `Restore ${piece(a.unit)} to full strength`,
  'desk.eliminate': a => `Eliminate ${piece(a.piece)}`,
  'desk.recall': a => `Recall ${piece(a.piece)}`,
  'desk.placeAt': a => `Place ${piece(a.piece)} at ${space(a.space)}`,
  'desk.allHere': a => `All ${a.all} in one space…`,
  'desk.placeAllAt': a => `Place all ${a.all} at ${space(a.space)}`,
  'desk.construct': a => `${BUILT[a.what] ?? 'Build at'} ${space(a.space)}`,
  'desk.choose': a => CHOICES[a.what] ?? 'Choose',
  'desk.chooseSpace': a => `Choose ${space(a.space)}`,
  'desk.swapFirst': a => `Move ${piece(a.piece)}`,
  'desk.swapWith': a => `${piece(a.one)} and ${piece(a.two)} change places`,
  'desk.demolish': () => 'Demolish…',
  'desk.demolishAt': a => `Demolish something at ${space(a.space)}`,
  'desk.demolishWhat': a => `Demolish ${WORKS[a.what] ?? 'something'} at ${space(a.space)}`,
  'desk.bid': a => `Bid ${points(a.vp)} for the ${call(a.side)} side`,
  'desk.bidMore': a => `More: ${points(a.vp)}`,
  'desk.bidLess': a => `Less: ${points(a.vp)}`,
  'desk.bidFor': a => `Play ${army(a.side)} instead`,
} satisfies Partial<DeskSentences>;

const percent = (times: number, of: number): string => `${Math.round((times * 100) / of)}%`;
const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const reckoned = {
  'desk.odds.battle': a => `Battle at ${space(a.space)}`,
  'desk.odds.assault': a => `Assault on ${space(a.space)}`,
  'desk.odds.siege': a => `Siege roll at ${space(a.space)}, now at level ${a.level}`,
  'desk.odds.raid': a => `Raid on ${space(a.space)}`,
  'desk.odds.intercept': a => `Interception at ${space(a.space)}`,
  'desk.odds.avoid': a => `Avoiding battle at ${space(a.space)}`,
  'desk.odds.strength': a => `${call(a.side)} strength, ${number(a.units, 'unit')}`,
  'desk.odds.ambush': () => 'Ambush!',
  'desk.odds.column': a => `Column of the table${a.shifted ? ', one to the left' : ''}`,
  'desk.odds.tactics': () => 'Tactics',
  'desk.odds.troops': () => 'Only the enemy has troops suited to the ground',
  'desk.odds.landing': () => 'Amphibious Landing',
  'desk.odds.stockade': () => 'Against a stockade',
  'desk.odds.coehorns': () => 'Coehorns & Howitzers',
  'desk.odds.louisbourg': () => 'Louisbourg',
  'desk.odds.besieger': () => 'Tactics of the besieger',
  'desk.odds.besieged': () => 'Tactics of the besieged',
  'desk.odds.raidColumn': a => `Column: ${a.hard ? 'stockade or village' : 'cultivated'}`,
  'desk.odds.rangers': () => 'Rangers',
  'desk.odds.guarded': () => 'Two Militia units in the box',
  'desk.odds.die': a => `${call(a.side)} die`,
  'desk.odds.sum': () => 'Die',
  'desk.odds.need': () => 'Needed on the die',
  'desk.odds.net': a => `${a.net > 0 ? '+' : a.net < 0 ? '−' : ''}${Math.abs(a.net)}${a.more ? ' or more' : ''}`,
  'desk.odds.level': a => (a.level > 0 ? `level +${a.level}` : 'no effect'),
  'desk.odds.raidResult': a => `${a.success ? 'success' : 'failure'}${a.steps > 0 ? `, −${a.steps}` : ''}`,
  'desk.odds.succeeds': () => 'succeeds',
  'desk.odds.fails': () => 'fails',
  'desk.odds.summary': a =>
    `You win ${percent(a.wins, 36)}; mean loss ${decimal(a.own)} steps to ${decimal(a.theirs)}.`,
  'desk.odds.more': a => `Your leaders are at risk ${percent(a.risk, 36)}. Bars: steps the enemy loses more than you.`,
  'desk.odds.ripe': a => `Ready for an assault: ${percent(a.times, 6)}`,
  'desk.odds.chance': a => `Succeeds ${percent(a.times, 6)}`,
  'desk.odds.sure': () => 'Succeeds without a die: Auxiliaries in the wild, and no Auxiliaries after them',
  'desk.possible': a => `${Army(a.side)} could answer`,
  'desk.possible.card': a => eventTitle(a.event, 'en'),
  'desk.possible.intercept': a => `Interception from ${space(a.space)}`,
  'desk.possible.avoid': a => `Avoiding battle at ${space(a.space)}`,
  'desk.layer.supply': () => 'Supply',
  'desk.layer.reach': () => 'Reach',
  'desk.inSupply': a => `In supply: ${call(a.side)}`,
  'desk.cutOff': a => `Out of supply: ${call(a.side)}`,
  'desk.byLand': () => 'Within reach by land',
  'desk.byBoat': () => 'Within reach by boat only',
  'desk.bySea': () => 'Within reach by sea',
} satisfies Partial<DeskSentences>;

const refused = {
  'desk.no.piece': () => 'Choose one of the marked pieces.',
  'desk.no.space': () => 'Choose one of the marked spaces.',
  'desk.no.card': () => 'Choose one of the marked cards.',
  'desk.no.pickPiece': a => `Choose one of the pieces at ${space(a.space)}.`,
  'desk.no.pickSpace': a => `Choose the space itself: ${space(a.space)}.`,
  'desk.no.cardFirst': () => 'Play a card first: choose one of your hand.',
  'desk.no.useFirst': a => `Say first how ${card(a.card)} is used: for activation, as its event or for construction.`,
  'desk.no.respond': () => 'Answer with a card, or with none.',
  'desk.no.activate': () => 'Choose a leader or a unit the card can activate.',
  'desk.no.nobody': a => `Nobody at ${space(a.space)} can be activated.`,
  'desk.no.move': () => 'Choose a space to march to, or stop.',
  'desk.no.there': a => `They are at ${space(a.space)} already.`,
  'desk.no.outOfReach': a => `${space(a.space)} is beyond what is left of this move.`,
  'desk.no.blocked': a =>
    `The way to ${space(a.space)} passes ${space(a.by)}: who enters a space that the enemy holds must stop there.`,
  'desk.no.retreat': () => 'Choose who retreats, and where to.',
  'desk.no.buttons': () => 'This is decided with the buttons.',
  'desk.no.bid': () => 'The bidding comes first: use the buttons.',
  'desk.no.over': () => 'The game is over.',
  'desk.no.otherDecides': a => `The decision is with ${army(a.side)}.`,
} satisfies Partial<DeskSentences>;

export const en: DeskSentences = { ...pictured, ...offered, ...hints, ...reckoned, ...refused };
