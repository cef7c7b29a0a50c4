import {
  adjective,
  army,
  call,
  hex,
  hexes,
  movementPoints,
  number,
  sideVerb,
  unit,
  units,
  verb,
  victoryPoints,
} from '../en/words.ts';
import { isNone, surname } from '../names.ts';
import { battle, pictured } from './en-picture.ts';
import type { DeskSentences } from './keys.ts';

const offered = {
  'desk.pickUp': a => `Pick up ${unit(a.unit)}`,
  'desk.add': a => `Take ${unit(a.unit)} along`,
  'desk.putDown': a => `Put ${unit(a.unit)} back`,
  'desk.moveTo': a => `Move ${units(a.units)} to ${hex(a.hex)}: ${movementPoints(a.cost)}`,
  'desk.passBy': a => `Go by way of ${hex(a.hex)}: ${movementPoints(a.cost)} so far`,
  'desk.left.title': () => 'End the movement?',
  'desk.left.says': a =>
    [
      a.units > 0 ? `${a.units === 1 ? 'One unit has' : `${a.units} units have`} not moved.` : '',
      a.waits > 0 ? `${a.waits === 1 ? 'One waits' : `${a.waits} wait`} off the map.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'desk.left.unit': a => `${unit(a.unit)}${a.waits ? ` enters at ${hex(a.hex)}` : ` ${hex(a.hex)}`}`,
  'desk.endMovement': () => 'End movement',
  'desk.putBack': () => 'Put back',
  'desk.wholeStack': a => `Whole stack: ${units(a.units)}`,
  'desk.alone': a => `Only ${unit(a.unit)}`,
  'desk.byWay': a => (a.on ? 'No further stop on the way' : 'By way of…'),
  'desk.leaveMap': a => `Leave the map at ${hex(a.hex)}: ${movementPoints(a.cost)}`,
  'desk.attackFrom': a => `Attack from ${hex(a.hex)}`,
  'desk.attack': a => `Attack ${hex(a.hex)}`,
  'desk.fireAt': a => `Fire at ${hex(a.hex)} from two hexes away`,
  'desk.leaveOut': a => `Leave ${hex(a.hex)} out`,
  'desk.fire': a => `Fire with ${unit(a.unit)} from two hexes away`,
  'desk.declare': () => 'Declare battle',
  'desk.declareThis': a => `Declare: ${battle(a)}`,
  'desk.bombard': () => 'Declare bombardment',
  'desk.endDeclaration': () => 'End declarations',
  'desk.consider': a => `Look at the battle ${battle(a)}`,
  'desk.fight': () => 'Fight',
  'desk.support': a => `Support with ${units(a.guns)}`,
  'desk.noSupport': () => 'No support',
  'desk.reroll': () => 'Roll again',
  'desk.keepDie': a => `Keep the ${a.die}`,
  'desk.lose': a =>
    a.eliminated
      ? `${unit(a.unit)} takes the damage and is eliminated: ${victoryPoints(a.points)} to the enemy`
      : `${unit(a.unit)} takes the damage and is reduced`,
  'desk.retreatFrom': a => `Retreat ${units(a.units)} from ${hex(a.hex)}`,
  'desk.retreatTo': a => `Retreat ${units(a.units)} to ${hex(a.hex)}${a.onward ? ', and on from there' : ''}`,
  'desk.retreatOff': a => `Retreat off the map: ${units(a.units)}`,
  'desk.stand': a => `Stay, with 1 more damage point: ${units(a.units)}`,
  'desk.stay': a => `Stay: ${units(a.units)}`,
  'desk.occupyWith': a => `Occupy with ${unit(a.unit)}`,
  'desk.occupy': a => `Occupy ${hex(a.hex)} with ${units(a.units)}`,
  'desk.endAdvance': () => 'No further occupation',
  'desk.returnOf': a => `Bring General ${surname(a.unit)} back`,
  'desk.returnTo': a => `General ${surname(a.unit)} returns at ${hex(a.hex)}`,
  'desk.mark': a => `Put a reorganization marker on ${unit(a.unit)}`,
  'desk.endNight': () => 'End the night',
} satisfies Partial<DeskSentences>;

const hints = {
  'desk.hint.noneMoves': () => 'Nobody can move this turn: end your movement.',
  'desk.hint.noneYet': a =>
    `None of your units is here yet: end your movement. ${units(a.units)} ${verb(a.units, 'arrives', 'arrive')} in turn ${a.turn}, at ${hexes(a.hexes)}.`,
  'desk.hint.move': () =>
    'Choose a unit on the map or among the arrivals. Hatched hexes lie in an enemy zone of influence.',
  'desk.hint.moving': a => `${units(a.units)}, ${movementPoints(a.points)}. The numbers show the cost of each hex.`,
  'desk.hint.passing': () => 'Choose a hex to go through; the numbers show the cost so far.',
  'desk.hint.nowhere': () => 'There is no hex these units may move to.',
  'desk.hint.declare': () =>
    'Choose your hexes and the enemy hexes they attack, then declare. Everyone in contact must fight.',
  'desk.hint.guns': () => 'Choose hexes in contact to fight, or artillery and its target at two hexes.',
  'desk.hint.battles': () => 'Choose a battle to see its chances, then fight it.',
  'desk.hint.support': () => 'Choose artillery to add its factor to the defence.',
  'desk.hint.reroll': () => 'The new roll stands, and the marker passes to the other side.',
  'desk.hint.damage': () => 'Choose the unit that takes the damage point.',
  'desk.hint.stacks': () => 'Choose the units that retreat first.',
  'desk.hint.retreat': () => 'Choose the hex to retreat to.',
  'desk.hint.advance': () => 'Choose the hex to occupy. Click a unit to leave it out or take it along.',
  'desk.hint.night': () => 'Choose a lost general to bring back, or a reduced unit to mark.',
} satisfies Partial<DeskSentences>;

const reckoned = {
  'desk.odds.battle': a =>
    isNone(a.attackers)
      ? `${units(a.guns)} ${verb(a.guns, 'bombards', 'bombard')} ${units(a.defenders)}`
      : `${units(a.attackers)} against ${units(a.defenders)}`,
  'desk.odds.reroll': a => `If ${army(a.side)} ${sideVerb(a.side, 'rolls', 'roll')} again`,
  'desk.odds.factor': a => `${unit(a.unit)}${a.reduced ? ', reduced' : ''}`,
  'desk.odds.guns': () => 'Artillery variants',
  'desk.odds.stream': () => 'Attack across a stream',
  'desk.odds.corpsGeneral': () => 'Corps generals',
  'desk.odds.armyGeneral': () => 'Army general near',
  'desk.odds.hill': () => 'Hill, not connected',
  'desk.odds.woods': () => 'Woods, not connected',
  'desk.odds.town': () => 'Town',
  'desk.odds.limit': () => 'Never more than 10',
  'desk.odds.total': a => call(a.side),
  'desk.odds.die': a => `${adjective(a.side)} die`,
  'desk.odds.attackerLoses': a => (a.points > 0 ? `attacker loses ${a.points}` : 'attacker falls back'),
  'desk.odds.defenderLoses': a => (a.points > 0 ? `defender loses ${a.points}` : 'defender retreats'),
  'desk.odds.miss': () => 'no effect',
  'desk.odds.hit': () => 'hit',
  'desk.odds.summary': a =>
    `You win ${a.wins} in 100; mean loss ${decimal(a.own)} against ${decimal(a.theirs)}${a.reroll ? ', before any re-roll' : ''}`,
  'desk.odds.hits': a => `A hit ${a.hits} times in 100; the guns risk nothing`,
  'desk.odds.better': a => `Better ${a.better} times in 10, worse ${number(a.worse, 'time')}`,
} satisfies Partial<DeskSentences>;

const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const refused = {
  'desk.no.pickFirst': () => 'Nothing can be done here now: choose one of the marked pieces or hexes.',
  'desk.no.pickPiece': a => `Choose one of the pieces in ${hex(a.hex)}.`,
  'desk.no.pickHex': a => `Choose the hex itself: ${hex(a.hex)}.`,
  'desk.no.there': a => `They are in ${hex(a.hex)} already.`,
  'desk.no.notArrived': a => `${unit(a.unit)} is not on the map yet: entry at ${hex(a.hex)}, from turn ${a.turn} on.`,
  'desk.no.outOfReach': a => `None of your artillery that is free to fire reaches ${hex(a.hex)}.`,
  'desk.no.noBattle': a => `No battle is declared at ${hex(a.hex)}.`,
  'desk.no.battleAt': a => `These units attack: choose their battle at ${hexes(a.hexes)}.`,
  'desk.no.pickLoser': () => 'Choose one of the beaten units: the damage falls on them.',
  'desk.no.pickGuns': () => 'Choose artillery that reaches the attackers, or do without.',
  'desk.no.buttons': () => 'The dice lie: roll yours again or keep it.',
  'desk.no.pickNight': () => 'It is night: choose a lost general or a reduced unit, or end the night.',
} satisfies Partial<DeskSentences>;

export const en: DeskSentences = { ...pictured, ...offered, ...hints, ...reckoned, ...refused };
