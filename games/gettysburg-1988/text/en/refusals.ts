import { halves, isNone, surname } from '../names.ts';
import { optionText } from '../published.ts';
import type { Sentences } from '../sentences.ts';
import { Army, adjective, army, bill, hex, movementPoints, orHexes, sideVerb, unit } from './words.ts';

const turns = {
  'no.otherPhase': a => `This is the ${adjective(a.side)} phase: the other side waits for its own.`,
  'no.otherMoves': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'is', 'are')} moving: meanwhile the other side can do nothing.`,
  'no.movementOver': () => 'Movement is over: in a phase all moves come first, then all battles.',
  'no.notYetCombat': () => 'End your movement first: battles begin only when all moves are made.',
  'no.otherAttacks': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'attacks', 'attack')} in this phase: the attacker declares and resolves the battles.`,
  'no.otherDecides': a => `That is for ${army(a.side)} to decide.`,
  'no.notNow': () => 'That cannot be done at this moment.',
  'no.notNight': () => 'Armies reorganize only at night, after the battles.',
  'no.option': a => `The option “${optionText(a.option, 'en').name}” is not in play.`,
} satisfies Partial<Sentences>;

const naming = {
  'no.units': () => 'Name at least one unit.',
  'no.unit': a => `There is no unit “${a.unit}”.`,
  'no.twice': () => 'Something is named twice.',
  'no.enemyUnit': a => `${unit(a.unit)} is not one of your units.`,
  'no.eliminated': a => `${unit(a.unit)} has been eliminated.`,
  'no.exited': a => `${unit(a.unit)} has left the map and cannot come back.`,
  'no.absent': a => `${unit(a.unit)} takes no part in this scenario.`,
  'no.path': () => 'Name the hexes to move through, one after the other.',
  'no.hex': a => `There is no hex “${a.hex}”: they run from A1 to U11.`,
  'no.notAdjacent': a => `${a.from} and ${a.to} are not adjacent.`,
} satisfies Partial<Sentences>;

const movement = {
  'no.together': () =>
    'Units move together only if they start together: in the same hex, or due at the same entry hex.',
  'no.movedAlready': a => `${unit(a.unit)} has moved already: a unit moves once in its phase, even with points left.`,
  'no.tooEarly': a => `${unit(a.unit)} may not enter before turn ${a.turn}.`,
  'no.entryHex': a => `${unit(a.unit)} must enter the map at ${hex(a.hex)}.`,
  'no.entryNearest': a =>
    isNone(a.hexes)
      ? `The enemy bars every edge hex: ${unit(a.unit)} cannot enter now.`
      : `The enemy bars the entry hex of ${unit(a.unit)}: it may enter at ${orHexes(a.hexes)}.`,
  'no.enemyThere': a =>
    `The enemy is in ${hex(a.hex)}: no unit may enter or cross a hex held by an enemy, even a lone general.`,
  'no.artilleryRocks': a => `${hex(a.hex)} is rocky and wooded: ${unit(a.unit)}, like all artillery, cannot enter it.`,
  'no.artilleryStream': a =>
    `Artillery crosses a stream only by road: ${unit(a.unit)} cannot enter ${hex(a.hex)} from there.`,
  'no.zoneToZone': a =>
    `${a.from} and ${a.to} both lie in enemy zones, next to enemy combat units: no unit may step straight from one into the other.`,
  'no.hemmedIn': a =>
    `Every hex around ${hex(a.hex)} is held by the enemy or lies in an enemy zone: units there cannot move.`,
  'no.nightZone': a => `${hex(a.hex)} lies in an enemy zone: no unit may enter one at night.`,
  'no.exitInner': a => `${hex(a.hex)} is not on the edge: units leave the map only from an edge hex.`,
  'no.points': a => {
    const leaves = a.hex === 'off';
    const goal = leaves ? 'leave the map' : `reach ${hex(a.hex)}`;
    return `${unit(a.unit)} cannot ${goal}: that costs ${halves(a.cost)} (${bill(a, leaves)}), and it has ${movementPoints(a.allowance)}.`;
  },
  'no.stackOne': a => `Only one combat unit may stop in ${hex(a.hex)}: two need a general with them.`,
  'no.stackTwo': a => `Two combat units fill ${hex(a.hex)}: a third may not stop there, even with a general.`,
  'no.stackCommand': a => `Two combat units may share ${hex(a.hex)} only if each has a general there who commands it.`,
  'no.abandon': a => `That would leave too many combat units in ${hex(a.hex)}: two may stay there only with a general.`,
  'no.endStack': a =>
    `Movement cannot end yet: ${hex(a.hex)} holds more combat units than may stay together. One still has to move away.`,
  'no.endCommand': a =>
    `Movement cannot end yet: two combat units may stay in ${hex(a.hex)} only if each has a general there who commands it.`,
  'no.endNight': a => `Movement cannot end yet: at night ${unit(a.unit)} must leave the enemy zone at ${hex(a.hex)}.`,
  'no.shutIn': a =>
    `That would close the last way out for ${unit(a.unit)}, which must leave the enemy zone at ${hex(a.hex)} tonight.`,
} satisfies Partial<Sentences>;

const battles = {
  'no.notInContact': a => `Nobody in ${hex(a.hex)} can fight there: battles are between adjacent enemy combat units.`,
  'no.alreadyInBattle': a => `The units in ${hex(a.hex)} are in a battle already: each fights only once in a phase.`,
  'no.manyToMany': () => 'A battle is one hex against one or several, never several against several: split it.',
  'no.supportMany': () =>
    'A gun in support makes a second attacking hex: it may not join a battle against several defending hexes.',
  'no.loneGeneral': a => `Only a general is in ${hex(a.hex)}: generals neither attack nor are attacked.`,
  'no.attackerLeftOut': a =>
    `Your units in ${hex(a.hex)} are next to the enemy and must fight too: this battle would leave them no opponent.`,
  'no.defenderLeftOut': a =>
    `The enemy in ${hex(a.hex)} is next to your units and must be attacked too: this battle would leave nobody to do it.`,
  'no.mustFight': a => `Your units in ${hex(a.hex)} are next to the enemy and must fight: declare their battle first.`,
  'no.battleHexes': () => 'A battle needs at least one attacking hex and one defending hex.',
  'no.battleNumber': a => `There is no battle number ${a.battle} to resolve.`,
  'no.bombardFirst': () => 'Bombardments come first: all of them are resolved before any battle.',
  'no.marker': a =>
    `Only the holder of the initiative marker, now ${army(a.side)}, may roll again, and only right after the dice.`,
  'no.rerolledBoth': () => 'Both sides have rolled again in this battle: each may do so once, and the dice stand.',
} satisfies Partial<Sentences>;

const guns = {
  'no.nightFire': () => 'Guns do not fire at two hexes at night: only units that cannot leave an enemy zone fight.',
  'no.longRange': () => `Without the option “${optionText('10b', 'en').name}” artillery fights adjacent enemies only.`,
  'no.notArtillery': a => `${unit(a.unit)} is not artillery of yours on the map.`,
  'no.gunEngaged': a => `${unit(a.unit)} has enemies next to it: it must fight them and cannot fire two hexes away.`,
  'no.gunUsed': a => `${unit(a.unit)} is in a battle or bombardment already: once a phase is all.`,
  'no.gunMoved': a => `${unit(a.unit)} has moved: artillery may not move and fire in the same phase.`,
  'no.gunRange': a => `${unit(a.unit)} must be exactly two hexes from its target.`,
  'no.gunLine': a => `${unit(a.unit)} has no line of fire: units, woods, hills or the town block it.`,
  'no.gunBombarded': a => `${unit(a.unit)} was bombarded in this phase and cannot support a defence.`,
  'no.noTarget': a => `There is no enemy combat unit in ${hex(a.hex)} to bombard.`,
} satisfies Partial<Sentences>;

const aftermath = {
  'no.notBearer': a => `${unit(a.unit)} cannot take this damage: it falls on the beaten combat units of this battle.`,
  'no.retreatFrom': a => `No units have to retreat from ${hex(a.hex)} now.`,
  'no.retreatEnemy': a => `The enemy is in ${hex(a.hex)}: no unit may retreat there.`,
  'no.retreatZone': a =>
    `${hex(a.hex)} lies in an enemy zone: while there is a way around, the retreat must go to ${orHexes(a.free)}.`,
  'no.retreatBack': a => `The retreat has come through ${hex(a.hex)}: it may not turn back.`,
  'no.retreatBlocked': a =>
    `Friends hold ${hex(a.hex)} and there is no way on from there: the retreat may not go that way.`,
  'no.leaveOpen': a =>
    `Units in ${hex(a.hex)} may not retreat off the map: that is only for units on the edge without another way out.`,
  'no.standOpen': a => `Units in ${hex(a.hex)} can retreat, so they must.`,
  'no.goOn': a => `Friends hold ${hex(a.hex)}: the retreat must go on from there.`,
  'no.advanceUnit': a => `${unit(a.unit)} did not attack in this battle and cannot occupy.`,
  'no.advanceGeneral': a =>
    `General ${surname(a.unit)} may only follow a combat unit of this battle into ${hex(a.hex)}.`,
  'no.advanceGun': a => `${unit(a.unit)} is artillery, which never occupies after combat under this variant.`,
  'no.advanceTwice': a => `${unit(a.unit)} has occupied a hex already after this battle.`,
  'no.advanceHex': a =>
    `Only a hex which the beaten enemy has left may be occupied${a.hex === '?' ? '' : `, and ${hex(a.hex)} is not one`}.`,
  'no.defenderAdvance': () => 'A defender who wins stays where he is: only attackers occupy after combat.',
} satisfies Partial<Sentences>;

const night = {
  'no.generalAlive': a => `${unit(a.unit)} is not an eliminated general.`,
  'no.generalPlace': a =>
    `General ${surname(a.unit)} cannot return at ${hex(a.hex)}: there must be a friendly combat unit that he may lead.`,
  'no.notReduced': a => `${unit(a.unit)} cannot be marked: only reduced units on the map, and each only once.`,
  'no.twoMarkers': a =>
    `${Army(a.side)} already ${sideVerb(a.side, 'has', 'have')} two reorganization markers out, the most allowed.`,
} satisfies Partial<Sentences>;

export const refusals = { ...turns, ...naming, ...movement, ...battles, ...guns, ...aftermath, ...night };
