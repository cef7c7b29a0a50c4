import { all, army, capital, card, kind, length, mode, named, number, phase, Unit, unit } from '../en/words.ts';
import type { DeskSentences, OneDie, Used } from './keys.ts';

const WINDOWS: Readonly<Record<string, string>> = {
  start: 'before the enemy does anything',
  fire: 'against the fire phase',
  kills: 'before the dice to kill',
  movement: 'against the movement phase',
  combat: 'against the combat phase',
  charges: 'after the charges',
};
const CHOICES: Readonly<Record<string, string>> = {
  north: 'North edge',
  south: 'South edge',
  first: 'Deploy first',
  second: 'Deploy second',
};
const POSES: Readonly<Record<string, string>> = {
  ahead: 'straight ahead',
  half: 'half the way ahead',
  left: 'oblique to the left',
  right: 'oblique to the right',
  back: 'back, facing as now',
  out: 'out of canister',
  short: 'ahead as far as canister does not reach',
};
const LINES: Readonly<Record<string, string>> = {
  wall: 'in line at the wall',
  fence: 'in line at the fence',
  crest: 'in line at the crest',
};
const LAYERS: Readonly<Record<string, string>> = {
  lanes: 'Fire lanes and arcs',
  ranges: 'Ranges',
  cover: 'Crests and cover',
  danger: 'Who could shoot at us',
  charges: 'Charges next turn',
};
const cover = (fire: number, combat: number): string =>
  fire && combat ? 'against fire and in combat' : fire ? 'against fire' : 'in combat';
const pose = (name: string, of: string): string => {
  if (name === 'face') return `facing ${unit(of)}`;
  return name === 'line' ? (LINES[of] ?? of) : (POSES[name] ?? name);
};
const CAUSES: Readonly<Record<string, string>> = {
  passage: 'through friends',
  terrain: 'difficult ground',
  aboutFace: 'about-face near the enemy',
  formation: 'change of formation near the enemy',
};
const hand = (to: string): string => (to === 'left' ? 'left' : 'right');
const BRIGADES: Readonly<Record<string, string>> = { usual: 'Usual brigade', small: 'Small brigade' };
const mustered = (words: string): string => {
  const [arm, bases] = words.split(' ');
  return arm === 'artillery' ? number(Number(bases), 'gun') : number(Number(bases), 'base');
};
const SIGNS = '0123456789a';
const depth = (sign: string): number => SIGNS.indexOf(sign);
/** A formation in words; '' is a limber. */
function formation(form: string): string {
  if (form === '') return 'limbered';
  const ranks = Math.max(...Array.from(form, depth));
  if (form.length === 1) return 'column, one file';
  return `${number(form.length, 'file')}, ${number(ranks, 'rank')}`;
}
const turned = (turn: number): string =>
  turn === 0 ? 'facing as now' : turn === 18_000 ? 'facing back' : turn < 18_000 ? 'facing left' : 'facing right';
const used = (a: Used): string => `${length(a.used)} used, ${length(a.left)} left`;
const die = (a: OneDie): string => `the ${a.face} against ${unit(a.target)}, which needs ${a.need}`;
const more = (yes: number): string => (yes ? ' or more' : '');

export const en: DeskSentences = {
  'desk.putBack': () => 'Put back',
  'desk.unit': a => named(a.unit),
  'desk.pickUnit': a => named(a.unit),
  'desk.putDown': a => `Put ${unit(a.unit)} back`,
  'desk.pickCard': a => `Choose ${card(a.card)}`,
  'desk.keepCard': a => `Keep ${card(a.card)} after all`,
  'desk.reform': () => 'Re-form the deck',
  'desk.noReform': () => 'Do not re-form',
  'desk.phase': a => capital(phase(a.phase)),
  'desk.call': a =>
    `Call ${phase(a.phase)}${a.cards > 1 ? ', disorder allowed' : ''}${a.modifier ? `, with ${card(a.modifier)}` : ''}`,
  'desk.callAndGo': a => `Set down, calling with ${a.cards.map(card).join(' and ')}`,
  'desk.callWith': a => `Call with ${card(a.card)}`,
  'desk.modify': a => `${capital(phase(a.phase))}, helped by ${card(a.card)}`,
  'desk.modifyToo': a => `Add ${card(a.card)}`,
  'desk.unmodify': a => `Without ${card(a.card)}`,
  'desk.pass': () => 'Pass',
  'desk.name': a => `${card(a.card)} for ${unit(a.unit)}`,
  'desk.unname': a => `Not ${unit(a.unit)} after all`,
  'desk.nameThese': a => `${card(a.card)}: ${all(a.units)}`,
  'desk.noName': () => 'Name nobody',
  'desk.noInterrupt': () => 'No interrupt',
  'desk.playCard': a => `Play ${card(a.card)}`,
  'desk.interruptUnit': a => `${card(a.card)} on ${unit(a.unit)}`,
  'desk.surveyHere': () => 'Rocky ground here',
  'desk.survey': a => `Play ${card(a.card)} here`,
  'desk.discardCard': a => `Discard ${card(a.card)}`,
  'desk.discard': a => `Discard ${number(a.count, 'card')}`,
  'desk.discardLeast': a => `Choose the ${number(a.count, 'card')} of least morale`,

  'desk.aim': a => `Aim with ${unit(a.unit)}`,
  'desk.fire': a => (a.target ? `Fire at ${unit(a.target)}` : `Fire with ${unit(a.unit)}`),
  'desk.fireAt': a => `${Unit(a.unit)} fires, ${a.hits} hits expected on ${unit(a.target)}`,
  'desk.fireAll': a => (a.count === 1 ? 'Fire with the last unit' : `Fire with all ${a.count} units`),
  'desk.endFire': () => 'End the fire',
  'desk.leaveFire': () => 'End the fire?',
  'desk.leaveFireSays': a => `${number(a.count, 'unit')} can still fire.`,
  'desk.reroll': a => `Roll ${number(a.count, 'die', 'dice')} again`,
  'desk.rerollSome': () => 'Choose dice',
  'desk.noReroll': () => 'Let them lie',
  'desk.rollDie': a => `Roll again ${die(a)}`,
  'desk.keepDie': a => `Let lie ${die(a)}`,
  'desk.morale': a => `${card(a.card)} for ${unit(a.unit)}`,
  'desk.noMorale': () => 'No morale card',

  'desk.moveUnit': a => `Move ${unit(a.unit)}`,
  'desk.moveTo': a => `${Unit(a.unit)} here: ${used(a)}`,
  'desk.setDown': () => 'Set down',
  'desk.pose': a => `${Unit(a.unit)} ${pose(a.pose, a.of)}, ${length(a.used)}`,
  'desk.poseGo': a => `${capital(pose(a.pose, a.of))}, ${length(a.used)}`,
  'desk.wheelLeft': () => 'Turn left 5°',
  'desk.wheelRight': () => 'Turn right 5°',
  'desk.about': () => 'About-face',
  'desk.leg': a => `Go on from here, ${length(a.left)}`,
  'desk.quarter': a => `Quarter turn ${hand(a.to)}`,
  'desk.reshape': a => `Form ${formation(a.form)}`,
  'desk.limber': a => `Limber, ${turned(a.turn)}`,
  'desk.unlimber': a => `Unlimber, ${turned(a.turn)}`,
  'desk.disorder': a => `Disorder: ${a.causes.map(cause => CAUSES[cause] ?? cause).join(', ')}.`,
  'desk.leaveUnit': a => `Leave ${unit(a.unit)} where it is`,
  'desk.endMoves': () => 'End the movement',
  'desk.leaveMoves': () => 'End the movement?',
  'desk.leaveMovesSays': a => `${number(a.count, 'unit')} ${a.count === 1 ? 'has' : 'have'} not moved.`,

  'desk.chargeWith': a => `Charge with ${unit(a.unit)}`,
  'desk.chargeAt': a => `${Unit(a.unit)} charges ${unit(a.enemy)}: ${length(a.cost)}, wins ${a.percent}%`,
  'desk.charge': a => `Charge ${all(a.enemies)}`,
  'desk.endCharges': () => 'No charge',
  'desk.fight': () => 'End the charges and fight',
  'desk.leaveCharges': () => 'End the charges?',
  'desk.leaveChargesSays': a => `${number(a.count, 'unit')} can still charge.`,
  'desk.allot': a => `${Unit(a.unit)}: ${a.enemies.map((enemy, i) => `${a.dice[i]} on ${unit(enemy)}`).join(', ')}`,
  'desk.strike': a => `Roll against ${unit(a.unit)}`,
  'desk.strikeAll': a => (a.count === 1 ? 'Roll the attack' : 'Roll all attacks'),
  'desk.loseFile': a => `${a.rank > 1 ? `Rear base of file ${a.file}` : `File ${a.file}`}: leaves ${formation(a.form)}`,
  'desk.loseAll': a => (a.count === 1 ? 'Take the base from the rear' : `Take all ${a.count} bases from the rear`),
  'desk.protect': a => `Cover the retreat with ${card(a.card)}`,
  'desk.noProtect': () => 'No card for the retreat',
  'desk.retreat': a => `${Unit(a.unit)} retreats`,
  'desk.retreatWide': a => `${Unit(a.unit)} retreats ${number(a.files, 'file')} wide`,
  'desk.retreatFacing': a => `${Unit(a.unit)} retreats, facing as now`,
  'desk.retreatLeft': a => `${Unit(a.unit)} retreats, facing left`,
  'desk.retreatRight': a => `${Unit(a.unit)} retreats, facing right`,
  'desk.retreatTurned': a => `${Unit(a.unit)} retreats, facing back`,
  'desk.way': a => `${Unit(a.unit)}, way ${a.way}: ${length(a.length)}`,

  'desk.brigade': a => BRIGADES[a.which] ?? a.which,
  'desk.addUnit': a => (a.arm === 'infantry' ? `Regiment of ${a.bases}` : `Battery of ${a.bases}`),
  'desk.dropUnit': () => 'Drop the last',
  'desk.muster': a => `Muster ${number(a.count, 'unit')}`,
  'desk.layKind': a => capital(kind(a.kind)),
  'desk.layHere': a => `Lay it here: ${kind(a.kind)}`,
  'desk.layRest': a => (a.count === 1 ? 'Lay a piece by chance' : `Lay ${a.count} pieces by chance`),
  'desk.endLaying': () => 'The terrain lies',
  'desk.turnPiece': () => 'Turn it',
  'desk.larger': () => 'Larger',
  'desk.smaller': () => 'Smaller',
  'desk.turnLeft': () => 'Turn left 15°',
  'desk.turnRight': () => 'Turn right 15°',
  'desk.choose': a => CHOICES[a.what] ?? a.what,
  'desk.deploy': a => `Deploy ${unit(a.unit)} here`,
  'desk.deployAt': a => `${Unit(a.unit)} here`,
  'desk.deployForm': a => capital(formation(a.form)),

  'desk.hint.reformEarly': () =>
    'Nothing is discarded yet: you would only lose six cards. Leave the deck, or move a unit at once.',
  'desk.hint.reform': () => 'Discards and draw pile are shuffled together; six cards leave the game unseen.',
  'desk.hint.orders': () => 'Or take a card to call with, or a unit to move: that calls movement.',
  'desk.hint.cards': () => 'Now the phase. Any card calls any phase; its text counts only if it is added.',
  'desk.hint.call': a =>
    a.phase === 'fire'
      ? 'Click another card to call with it instead, or add one that carries a musket.'
      : 'Click cards to call with one, or with two and disorder allowed.',
  'desk.hint.nameUnits': a => `Click whom ${card(a.card)} is for: ${number(a.most, 'unit')} at most.`,
  'desk.hint.interrupt': a =>
    a.cards.length > 0 ? `You may play a card ${WINDOWS[a.window] ?? ''}.` : 'You hold no card for this moment.',
  'desk.hint.playCard': a => `${card(a.card)} is played, or put back.`,
  'desk.hint.interruptUnit': a => `Click the unit that ${card(a.card)} names.`,
  'desk.hint.survey': () => 'Click where the rocky ground lies: 1 BW from every base, on no other terrain.',
  'desk.hint.discard': a => `Choose ${number(a.count, 'card')} to give up.`,
  'desk.hint.fire': () => 'Click a unit to see its lanes and what it would hit.',
  'desk.hint.noFire': () => 'Nobody has a target any more.',
  'desk.hint.aimed': a => `Enter fires with ${unit(a.unit)}; every base that can takes part.`,
  'desk.hint.reroll': a => `${a.good} of ${number(a.of, 'die', 'dice')} succeed so far.`,
  'desk.hint.morale': a => `A card takes off its value of hits, two cards a unit at most: ${all(a.units)}.`,
  'desk.hint.moraleCombat': a =>
    `A card saves its value of bases, never the last; two a unit, one if it is vulnerable; a limber adds it to its score: ${all(a.units)}.`,
  'desk.hint.move': () => 'Drag a unit, or click it and then where it should go.',
  'desk.hint.moveTo': a => `Click where ${unit(a.unit)} should go: it stands on the nearest legal pose.`,
  'desk.hint.setDown': a => `Set down ${unit(a.unit)}: ${used(a)}.`,
  'desk.hint.charge': () => 'Click a unit, then whom it charges: its odds are shown first.',
  'desk.hint.noCharge': () => 'Nobody can charge any more.',
  'desk.hint.chargeWhom': a => `Whom does ${unit(a.unit)} charge? It must charge the nearest.`,
  'desk.hint.charging': a => `Enter charges with ${unit(a.unit)}. It may still wheel a little.`,
  'desk.hint.allot': a => `How does ${unit(a.unit)} share out its dice?`,
  'desk.hint.strike': () => 'The order rarely matters: Enter rolls all.',
  'desk.hint.lose': a => `Which base goes: ${all(a.units)}.`,
  'desk.hint.protect': () => 'One card spares all retreats of this phase their penalties.',
  'desk.hint.retreat': a => `Who goes first: ${all(a.units)}.`,
  'desk.hint.way': () => 'These ways are equally short.',
  'desk.hint.muster': a =>
    a.units.length === 0
      ? 'Take a brigade that is ready, or put one together.'
      : `${number(a.infantry, 'base')} of infantry, ${number(a.guns, 'gun')}: ${a.units.map(mustered).join(', ')}.`,
  'desk.hint.lay': a => `${a.count} laid; ${a.least} to ${number(a.most, 'piece')} in all.`,
  'desk.hint.layKind': a => `Click where it lies: ${kind(a.kind)}. Then turn it and make it larger or smaller.`,
  'desk.hint.choose': () => 'Choose one.',
  'desk.hint.deploy': a => `Click where ${unit(a.unit)} stands, ${formation(a.form)}.`,

  'desk.odds.fire': a => `Fire of ${unit(a.unit)}`,
  'desk.odds.volley': a => `${named(a.target)}: ${number(a.dice, 'die', 'dice')}, ${mode(a.mode)}, ${a.need}+`,
  'desk.odds.expected': () => 'Hits expected',
  'desk.odds.fireSum': a => `${a.hits} hits expected, ${a.bases} bases`,
  'desk.odds.hits': a => `${number(a.hits, 'hit')}${more(a.more)}`,
  'desk.odds.here': a => `If ${unit(a.unit)} ends here`,
  'desk.odds.threat': a => `${named(a.enemy)}: ${number(a.dice, 'die', 'dice')}, ${mode(a.mode)}, ${a.need}+`,
  'desk.odds.theirFire': () => 'Their hits expected next turn',
  'desk.odds.hereSum': a => `${a.hits} hits expected on it, ${a.bases} bases`,
  'desk.odds.yourCharge': () => 'Your charge next turn',
  'desk.odds.charge': a => `Charge of ${unit(a.unit)}`,
  'desk.odds.attack': a => `${named(a.unit)} on ${named(a.enemy)}: ${number(a.dice, 'die', 'dice')}`,
  'desk.odds.defence': a => `${named(a.enemy)} in defence: ${number(a.dice, 'die', 'dice')}`,
  'desk.odds.limber': a => `${named(a.enemy)}, limbered: the higher of two dice`,
  'desk.odds.vulnerable': a => `${Unit(a.enemy)} is vulnerable`,
  'desk.odds.repulsed': () => 'repulsed',
  'desk.odds.tie': () => 'tie, repulsed',
  'desk.odds.escapes': () => 'the limber gets away',
  'desk.odds.caught': () => 'the limber is destroyed',
  'desk.odds.by': a => `wins by ${a.by}${more(a.more)}`,
  'desk.odds.chargeSum': a => `${a.percent}% to win against ${unit(a.enemy)}`,

  'desk.mark.ghost': a => `${Unit(a.unit)} as it would stand`,
  'desk.mark.lane': a => `${named(a.unit)} on ${named(a.target)}: ${mode(a.mode)}`,
  'desk.mark.ring': a => `${length(a.radius)} from ${unit(a.unit)}`,
  'desk.mark.cover': a => `${capital(kind(a.kind))}: cover ${cover(a.fire, a.combat)}`,
  'desk.mark.charge': a => `${Unit(a.unit)} could charge ${all(a.enemies)} next turn`,
  'desk.layer': a => LAYERS[a.layer] ?? a.layer,
  'desk.mark.piece': a => `Terrain to be laid: ${kind(a.kind)}`,

  'desk.no.buttons': () => 'This is answered with the buttons above.',
  'desk.no.cardFirst': () => 'Choose a card of your hand first, or decline.',
  'desk.no.phaseFirst': () => 'Choose a phase to call, or a card to call it with.',
  'desk.no.interruptCard': () => 'Choose the card to interrupt with, or decline.',
  'desk.no.unitFirst': () => 'Choose one of the marked units first.',
  'desk.no.kindFirst': () => 'Choose a kind of terrain first.',
  'desk.no.wayFirst': () => 'Choose one of the marked ways.',
  'desk.no.nearer': a => `${Unit(a.unit)} cannot charge ${unit(a.enemy)}: ${unit(a.nearest)} is nearer.`,
  'desk.no.reach': a => `${Unit(a.unit)} cannot reach ${unit(a.enemy)} by any charge.`,
  'desk.no.otherDecides': a => `It is for ${army(a.side)} to decide now.`,
  'desk.no.over': () => 'The battle is over.',
};
