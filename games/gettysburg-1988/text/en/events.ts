import { faceOf } from '@bivouac/edition';
import { listed } from '@bivouac/kernel';
import { backFactor, unitNumber } from '../../data/index.ts';
import type { Says } from '../keys.ts';
import { isNone, type Slugs, surname } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import {
  Army,
  adjective,
  army,
  damagePoints,
  enemyOfUnit,
  hex,
  hexes,
  hours,
  movementPoints,
  sideVerb,
  unit,
  units,
  verb,
  victoryPoints,
} from './words.ts';

export const events = {
  'turn.begins': a => `Turn ${a.turn}: ${hours(a.turn)}.`,
  'phase.begins': a => `The ${adjective(a.side)} phase of turn ${a.turn} begins.`,
  'move.done': a =>
    `${units(a.units)} ${verb(a.units, 'moves', 'move')} from ${hex(a.from)} ${way(a.path)}: ${movementPoints(a.cost)}.`,
  'move.entered': a => {
    const [first = '', ...rest] = listed(a.path);
    const on = rest.length > 0 ? ` and ${verb(a.units, 'moves', 'move')} ${way(rest)}` : '';
    return `${units(a.units)} ${verb(a.units, 'enters', 'enter')} the map at ${hex(first)}${on}: ${movementPoints(a.cost)}.`;
  },
  'move.left': a => {
    const path = listed(a.path).filter(code => code !== 'off');
    const on = path.length > 0 ? `${verb(a.units, 'moves', 'move')} from ${hex(a.from)} ${way(path)} and ` : '';
    const edge = path.length > 0 ? '' : ` from ${hex(a.from)}`;
    return `${units(a.units)} ${on}${verb(a.units, 'leaves', 'leave')} the map${edge}, out of play for good: ${movementPoints(a.cost)}.`;
  },
  'move.ended': a => `${Army(a.side)} ${sideVerb(a.side, 'ends its', 'end their')} movement.`,
  'objective.taken': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'takes', 'take')} ${hex(a.hex)}, worth ${victoryPoints(a.points)}.`,
  'general.alone': a =>
    `General ${surname(a.unit)} is caught without troops in an enemy zone at ${hex(a.hex)}: he is lost.`,
  'general.lost': a => `General ${surname(a.unit)} is lost with the last of his troops at ${hex(a.hex)}.`,
  ...battle(),
  'loss.flipped': a =>
    `${unit(a.unit)} takes 1 damage point and is reduced: its combat factor is now ${backFactor[unitNumber(a.unit)] ?? 0}.`,
  'loss.eliminated': a =>
    `${unit(a.unit)} takes 1 damage point and is eliminated: ${victoryPoints(a.points)} for ${enemyOfUnit(a.unit)}.`,
  'loss.excess': a =>
    `No unit is left to take ${damagePoints(a.points)}: ${a.points === 1 ? 'it is' : 'they are'} ignored.`,
  'retreat.step': a => `${units(a.units)} ${verb(a.units, 'retreats', 'retreat')} from ${hex(a.from)} to ${hex(a.to)}.`,
  'retreat.left': a =>
    `${units(a.units)} ${verb(a.units, 'retreats', 'retreat')} off the map from ${hex(a.from)}, out of play for good.`,
  'retreat.stays': a =>
    `${units(a.units)} ${verb(a.units, 'is', 'are')} cornered at ${hex(a.hex)} and ${verb(a.units, 'stays', 'stay')}: 1 more damage point.`,
  'retreat.declined': a => `${units(a.units)} ${verb(a.units, 'stands', 'stand')} fast at ${hex(a.hex)}.`,
  'advance.done': a => `${unit(a.unit)} occupies ${hex(a.to)}.`,
  'advance.made': a => `${units(a.units)} ${verb(a.units, 'occupies', 'occupy')} ${hex(a.to)}.`,
  'marker.removed': a => `${unit(a.unit)} loses its reorganization marker: it has moved or fought.`,
  'marker.placed': a => `${unit(a.unit)} gets a reorganization marker.`,
  'marker.restored': a => `${unit(a.unit)} has rested through the day and is back at full strength.`,
  'general.returned': a => `General ${surname(a.unit)} returns at ${hex(a.hex)}.`,
  'game.ended': a => `The last turn is over. Victory points: Confederates ${a.confederate}, Union ${a.union}.`,
  'outcome.confederate': a =>
    `The Confederates win with ${victoryPoints(a.confederate)} against ${a.union} for the Union.`,
  'outcome.union': a => `The Union wins with ${victoryPoints(a.union)} against ${a.confederate} for the Confederates.`,
  'outcome.draw': a => `A draw: ${victoryPoints(a.union)} each.`,
} satisfies Partial<Sentences>;

function battle() {
  return {
    'battle.declared': a =>
      `Battle declared: ${hexes(a.attackers)} ${verb(a.attackers, 'attacks', 'attack')} ${hexes(a.defenders)}${backedBy(a.support)}.`,
    'bombardment.declared': a =>
      `Bombardment declared: ${units(a.guns)} ${verb(a.guns, 'fires', 'fire')} at ${hex(a.target)}.`,
    'battle.lapsed': a =>
      isNone(a.attackers)
        ? 'A bombardment lapses: its target is gone.'
        : `The attack from ${hexes(a.attackers)} lapses: nobody is left to attack.`,
    'battle.begins': a =>
      isNone(a.attackers)
        ? `${units(a.support)} ${verb(a.support, 'bombards', 'bombard')} ${hexes(a.defenders)}: attack ${plus(a.attack)}, defence ${plus(a.defence)}.`
        : `Battle at ${hexes(a.defenders)}, attacked from ${hexes(a.attackers)}${backedBy(a.support)}: attack ${plus(a.attack)}, defence ${plus(a.defence)}.`,
    'battle.terrain': a => `The defence counts ${ground(a)}.`,
    'battle.support': a =>
      `${units(a.guns)} ${verb(a.guns, 'supports', 'support')} the defence from two hexes away: defence ${plus(a.defence)}.`,
    'battle.attackDie': a => `${adjective(a.side)} attack die: ${faceOf(a)}.`,
    'battle.defenceDie': a => `${adjective(a.side)} defence die: ${faceOf(a)}.`,
    'battle.rerollDie': a => `${adjective(a.side)} die, rolled again: ${faceOf(a)}.`,
    'initiative.passes': a => `The initiative marker passes to ${army(a.side)}.`,
    'battle.result': a => `Attack ${a.attack}, defence ${a.defence}: ${verdict(a)}`,
    'bombardment.result': a =>
      a.damage > 0
        ? `Attack ${a.attack}, defence ${a.defence}: a hit, ${damagePoints(a.damage)}.`
        : `Attack ${a.attack}, defence ${a.defence}: no effect. A bombardment must win by 4.`,
  } satisfies Partial<Sentences>;
}

/** `via S2, R2 to Q3`. */
function way(path: Slugs): string {
  const codes = listed(path);
  const last = hex(codes[codes.length - 1] ?? '');
  return codes.length > 1 ? `via ${codes.slice(0, -1).join(', ')} to ${last}` : `to ${last}`;
}

const plus = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const backedBy = (guns: Slugs): string => (isNone(guns) ? '' : `, with ${units(guns)} firing from two hexes away`);

function ground({ hill, woods, town }: Says['battle.terrain']): string {
  const bonuses = [
    [hill, 'hill'],
    [woods, 'woods'],
    [town, 'town'],
  ] as const;
  return bonuses.flatMap(([bonus, name]) => (bonus > 0 ? [`${plus(bonus)} for ${name}`] : [])).join(', ');
}

function verdict({ winner, attack, defence, damage }: Says['battle.result']): string {
  const [wins, loser] = winner === 'attacker' ? ['the attackers win', 'defenders'] : ['the defenders win', 'attackers'];
  const by = attack === defence ? 'a tie, so the defenders hold' : `${wins} by ${Math.abs(attack - defence)}`;
  return damage > 0
    ? `${by}. The ${loser} take ${damagePoints(damage)} and retreat.`
    : `${by}. The ${loser} retreat unhurt.`;
}
