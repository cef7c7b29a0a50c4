import type { CombatRefusals, CombatSays } from '../says-combat.ts';
import type { For } from '../sentences.ts';
import { Army, all, e, il, length, number, ofUnit, Unit, unit } from './words.ts';

export const combat: For<CombatSays & CombatRefusals> = {
  'combat.ask.name': a => `${Army(a.side)}\u00a0: désignez qui profite de la carte.`,
  'combat.ask.allot': a => `${Army(a.side)}\u00a0: répartissez les dés d’attaque.`,
  'combat.ask.strike': a => `${Army(a.side)}\u00a0: lancez les dés contre l’un des défenseurs.`,
  'combat.ask.reroll': a => `${Army(a.side)} peuvent relancer des dés manqués.`,
  'combat.ask.morale': a => `${Army(a.side)} peuvent jouer des cartes de moral\u00a0: ${all(a.units)}.`,
  'combat.ask.protect': a =>
    `${Army(a.side)} peuvent jouer une carte pour que leurs retraites ne coûtent rien, à travers amis ou terrain difficile.`,
  'combat.ask.retreat': a => `${Army(a.side)} battent en retraite\u00a0: ${all(a.units)}.`,
  'combat.ask.way': a => `${Unit(a.unit)} peut se retirer par deux chemins aussi courts l’un que l’autre.`,
  'combat.charge': a => `${Unit(a.unit)} charge ${all(a.enemies)} sur ${length(a.cost)}.`,
  'combat.roll.defence': a => `${Unit(a.unit)} se défend.`,
  'combat.roll.attack': a => `${Unit(a.unit)} attaque ${unit(a.enemy)}.`,
  'combat.roll.retreat': a => `${Unit(a.unit)} bat en retraite\u00a0: de combien\u00a0?`,
  'combat.scores': a => `${Unit(a.unit)}\u00a0: attaque ${a.attack}, défense ${a.defence}.`,
  'combat.repulsed': a => `${Unit(a.unit)} est repoussé${e(a.unit)} et perd une base.`,
  'combat.retreat.forms': a => `${Unit(a.unit)} se met en formation pour reculer.`,
  'combat.retreat.none': a =>
    `${Unit(a.unit)} ne trouve aucun chemin pour reculer de ${number(a.distance, 'largeur de base', 'largeurs de base')}.`,
  'combat.retreat.done': a => `${Unit(a.unit)} recule de ${length(a.length)}.`,
  'combat.retreat.through': a => `${Unit(a.unit)} recule à travers ${unit(a.friend)}, qui perd une base.`,
  'combat.retreat.rough': a => `${Unit(a.unit)} recule en terrain difficile et perd une base.`,
  'no.chargeFirst': () => 'C’est le moment de charger avec des unités ou de terminer les charges.',
  'no.chargeGuns': a => `${Unit(a.unit)}\u00a0: l’artillerie ne charge jamais.`,
  'no.chargeSmoke': a => `${Unit(a.unit)} a tiré pendant ce tour et ne peut pas charger.`,
  'no.chargeWheel': a => `${Unit(a.unit)} peut ouvrir sa charge par un pivot de 1 BW au plus.`,
  'no.chargeTouchesWheeling': a => `${Unit(a.unit)} toucherait ${unit(a.enemy)} en pivotant.`,
  'no.chargeNobody': a => `${Unit(a.unit)} n’a aucun ennemi droit devant.`,
  'no.chargeFar': a => `${Unit(a.unit)} aurait besoin de ${length(a.needs)} et peut charger sur ${length(a.has)}.`,
  'no.chargeGrazes': a => `${Unit(a.unit)} toucherait ${unit(a.enemy)} par le côté\u00a0: seul le front peut toucher.`,
  'no.chargeFlank': a =>
    `${Unit(a.unit)} frapperait le flanc ou l’arrière ${ofUnit(a.enemy)}\u00a0: il faut partir avec la moitié de ses bases derrière la ligne de front ennemie et aucune droit devant elle.`,
  'no.chargeRough': a =>
    `${Unit(a.unit)} chargerait en terrain difficile, départ compris\u00a0: il faut une phase provoquée avec deux cartes.`,
  'no.chargeFriends': a =>
    `${Unit(a.unit)} chargerait à travers une unité amie\u00a0: il faut une phase provoquée avec deux cartes.`,
  'no.chargeNearest': a => `${Unit(a.unit)} doit charger l’ennemi le plus proche à sa portée\u00a0: ${unit(a.enemy)}.`,
  'no.allotFirst': () => 'Les dés d’attaque sont d’abord répartis.',
  'no.allot': a =>
    `${Unit(a.unit)} ne peut pas répartir ses dés ainsi\u00a0: également, le contact d’abord, puis le front occupé.`,
  'no.strikeFirst': () => 'C’est le moment de lancer les dés d’attaque, un défenseur après l’autre.',
  'no.combatMoraleFirst': () => 'Jouez une carte de moral, ou renoncez-y.',
  'no.combatMoraleUnit': a => `${Unit(a.unit)} n’a pas été battu${e(a.unit)}.`,
  'no.combatMoraleClose': a => `${Unit(a.unit)} a été battu${e(a.unit)} d’un point\u00a0: aucune carte n’y fait rien.`,
  'no.combatMoraleLast': a => `${Unit(a.unit)} perd une base quoi qu’on joue\u00a0: aucune autre carte n’y fait rien.`,
  'no.combatMoraleMore': a => `Aucune autre carte ne peut être jouée pour ${unit(a.unit)}.`,
  'no.protectFirst': () => 'Jouez une carte pour couvrir les retraites, ou renoncez-y.',
  'no.retreatFirst': () => 'C’est le moment de faire reculer les unités battues.',
  'no.retreatUnit': a => `${Unit(a.unit)} n’a pas à se retirer maintenant.`,
  'no.retreatTurn': a => `${Unit(a.unit)} garde son orientation en se retirant.`,
  'no.retreatForm': a => `${Unit(a.unit)} se retire dans la formation qu’${il(a.unit)} a.`,
  'no.retreatFiles': a => `${Unit(a.unit)} doit se retirer en ligne, sur ${a.least} à ${a.most} bases de front.`,
  'no.way': a => `${Unit(a.unit)} doit prendre l’un des chemins les plus courts.`,
};
