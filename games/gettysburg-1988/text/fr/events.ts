import { faceOf } from '@bivouac/edition';
import { listed } from '@bivouac/kernel';
import { backFactor, unitNumber } from '../../data/index.ts';
import type { Says } from '../keys.ts';
import { isNone, type Slugs, surname } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import {
  Army,
  adjective,
  damagePoints,
  enemyOfUnit,
  hex,
  hexes,
  hours,
  movementPoints,
  ofArmy,
  sideVerb,
  toArmy,
  unit,
  units,
  verb,
  victoryPoints,
} from './words.ts';

export const events = {
  'turn.begins': a => `Tour ${a.turn} : ${hours(a.turn)}.`,
  'phase.begins': a => `La phase ${ofArmy(a.side)} commence (tour ${a.turn}).`,
  'move.done': a =>
    `${units(a.units)} ${verb(a.units, 'va', 'vont')} de ${hex(a.from)} ${way(a.path)} : ${movementPoints(a.cost)}.`,
  'move.entered': a => {
    const [first = '', ...rest] = listed(a.path);
    const on = rest.length > 0 ? ` et ${verb(a.units, 'va', 'vont')} ${way(rest)}` : '';
    return `${units(a.units)} ${verb(a.units, 'entre', 'entrent')} en jeu en ${hex(first)}${on} : ${movementPoints(a.cost)}.`;
  },
  'move.left': a => {
    const path = listed(a.path).filter(code => code !== 'off');
    const on = path.length > 0 ? `${verb(a.units, 'va', 'vont')} de ${hex(a.from)} ${way(path)} et ` : '';
    const edge = path.length > 0 ? '' : ` par ${hex(a.from)}`;
    return `${units(a.units)} ${on}${verb(a.units, 'sort', 'sortent')} du plateau${edge}, définitivement hors jeu : ${movementPoints(a.cost)}.`;
  },
  'move.ended': a => `${Army(a.side)} ${sideVerb(a.side, 'finit ses', 'finissent leurs')} mouvements.`,
  'objective.taken': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'prend', 'prennent')} ${hex(a.hex)}, qui vaut ${victoryPoints(a.points)}.`,
  'general.alone': a =>
    `Le général ${surname(a.unit)}, surpris sans troupes en zone ennemie en ${hex(a.hex)}, est éliminé.`,
  'general.lost': a => `Le général ${surname(a.unit)} est éliminé avec ses dernières troupes en ${hex(a.hex)}.`,
  ...battle(),
  'loss.flipped': a =>
    `${unit(a.unit)} subit 1 point de dommage et passe sur sa face réduite : son facteur de combat est maintenant ${backFactor[unitNumber(a.unit)] ?? 0}.`,
  'loss.eliminated': a =>
    `${unit(a.unit)} subit 1 point de dommage et est éliminé : ${victoryPoints(a.points)} pour ${enemyOfUnit(a.unit)}.`,
  'loss.excess': a =>
    `Il ne reste aucune unité pour prendre ${damagePoints(a.points)} : ${a.points === 1 ? 'il est ignoré' : 'ils sont ignorés'}.`,
  'retreat.step': a =>
    `${units(a.units)} ${verb(a.units, 'bat', 'battent')} en retraite de ${hex(a.from)} en ${hex(a.to)}.`,
  'retreat.left': a =>
    `${units(a.units)} ${verb(a.units, 'bat', 'battent')} en retraite hors du plateau par ${hex(a.from)}, définitivement hors jeu.`,
  'retreat.stays': a =>
    `${units(a.units)}, ${verb(a.units, 'acculé', 'acculés')} en ${hex(a.hex)}, ${verb(a.units, 'reste', 'restent')} sur place : 1 point de dommage de plus.`,
  'retreat.declined': a => `${units(a.units)} ${verb(a.units, 'tient bon', 'tiennent bon')} en ${hex(a.hex)}.`,
  'advance.done': a => `${unit(a.unit)} occupe ${hex(a.to)}.`,
  'advance.made': a => `${units(a.units)} ${verb(a.units, 'occupe', 'occupent')} ${hex(a.to)}.`,
  'marker.removed': a => `${unit(a.unit)} perd son marqueur de réorganisation : il a bougé ou combattu.`,
  'marker.placed': a => `${unit(a.unit)} reçoit un marqueur de réorganisation.`,
  'marker.restored': a => `${unit(a.unit)} s’est reposé toute la journée et retrouve sa pleine capacité.`,
  'general.returned': a => `Le général ${surname(a.unit)} revient en ${hex(a.hex)}.`,
  'game.ended': a => `Le dernier tour est fini. Points de victoire : Confédérés ${a.confederate}, Union ${a.union}.`,
  'outcome.confederate': a =>
    `Les Confédérés gagnent avec ${victoryPoints(a.confederate)} contre ${a.union} à l’Union.`,
  'outcome.union': a => `L’Union gagne avec ${victoryPoints(a.union)} contre ${a.confederate} aux Confédérés.`,
  'outcome.draw': a => `Égalité : ${victoryPoints(a.union)} de chaque côté.`,
} satisfies Partial<Sentences>;

function battle() {
  return {
    'battle.declared': a =>
      `Bataille déclarée : ${hexes(a.attackers)} ${verb(a.attackers, 'attaque', 'attaquent')} ${hexes(a.defenders)}${backedBy(a.support)}.`,
    'bombardment.declared': a =>
      `Bombardement déclaré : ${units(a.guns)} ${verb(a.guns, 'tire', 'tirent')} sur ${hex(a.target)}.`,
    'battle.lapsed': a =>
      isNone(a.attackers)
        ? 'Un bombardement est annulé : sa cible n’est plus là.'
        : `L’attaque menée depuis ${hexes(a.attackers)} est annulée : il n’y a plus personne à attaquer.`,
    'battle.begins': a =>
      isNone(a.attackers)
        ? `${units(a.support)} ${verb(a.support, 'bombarde', 'bombardent')} ${hexes(a.defenders)} : attaque ${plus(a.attack)}, défense ${plus(a.defence)}.`
        : `Bataille en ${hexes(a.defenders)}, ${verb(a.defenders, 'attaqué', 'attaqués')} depuis ${hexes(a.attackers)}${backedBy(a.support)} : attaque ${plus(a.attack)}, défense ${plus(a.defence)}.`,
    'battle.terrain': a => `La défense compte ${ground(a)}.`,
    'battle.support': a =>
      `${units(a.guns)} ${verb(a.guns, 'soutient', 'soutiennent')} la défense à deux hexagones : défense ${plus(a.defence)}.`,
    'battle.attackDie': a => `Dé d’attaque ${adjective(a.side)} : ${faceOf(a)}.`,
    'battle.defenceDie': a => `Dé de défense ${adjective(a.side)} : ${faceOf(a)}.`,
    'battle.rerollDie': a => `Dé ${adjective(a.side)}, relancé : ${faceOf(a)}.`,
    'initiative.passes': a => `Le marqueur d’initiative passe ${toArmy(a.side)}.`,
    'battle.result': a => `Attaque ${a.attack}, défense ${a.defence} : ${verdict(a)}`,
    'bombardment.result': a =>
      a.damage > 0
        ? `Attaque ${a.attack}, défense ${a.defence} : touché, ${damagePoints(a.damage)}.`
        : `Attaque ${a.attack}, défense ${a.defence} : sans effet. Un bombardement doit l’emporter de 4.`,
  } satisfies Partial<Sentences>;
}

/** `en Q3 par S2, R2`. */
function way(path: Slugs): string {
  const codes = listed(path);
  const last = hex(codes[codes.length - 1] ?? '');
  return codes.length > 1 ? `en ${last} par ${codes.slice(0, -1).join(', ')}` : `en ${last}`;
}

const plus = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const backedBy = (guns: Slugs): string => (isNone(guns) ? '' : `, avec le tir de ${units(guns)} à deux hexagones`);

function ground({ hill, woods, town }: Says['battle.terrain']): string {
  const bonuses = [
    [hill, 'la colline'],
    [woods, 'la forêt'],
    [town, 'la ville'],
  ] as const;
  return bonuses.flatMap(([bonus, name]) => (bonus > 0 ? [`${plus(bonus)} pour ${name}`] : [])).join(', ');
}

function verdict({ winner, attack, defence, damage }: Says['battle.result']): string {
  const [wins, losers] =
    winner === 'attacker' ? ['l’attaquant gagne', 'Les défenseurs'] : ['le défenseur gagne', 'Les attaquants'];
  const by = attack === defence ? 'à égalité, le défenseur tient' : `${wins} de ${Math.abs(attack - defence)}`;
  return damage > 0
    ? `${by}. ${losers} subissent ${damagePoints(damage)} et battent en retraite.`
    : `${by}. ${losers} battent en retraite sans dommage.`;
}
