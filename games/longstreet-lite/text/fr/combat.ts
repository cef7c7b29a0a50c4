import type { CombatRefusals, CombatSays } from '../says-combat.ts';
import type { For } from '../sentences.ts';
import { Army, length, number, unit } from './words.ts';

const all = (slugs: readonly string[]): string => slugs.map(unit).join(', ');

export const combat: For<CombatSays & CombatRefusals> = {
  'combat.ask.name': a => `${Army(a.side)}\u00a0: désignez qui profite de la carte.`,
  'combat.ask.allot': a => `${Army(a.side)}\u00a0: répartissez les dés d’attaque.`,
  'combat.ask.strike': a => `${Army(a.side)}\u00a0: lancez les dés contre l’un des défenseurs.`,
  'combat.ask.reroll': a => `${Army(a.side)} peuvent relancer des dés manqués.`,
  'combat.ask.morale': a => `${Army(a.side)} peuvent jouer des cartes de moral\u00a0: ${all(a.units)}.`,
  'combat.ask.protect': a =>
    `${Army(a.side)} peuvent jouer une carte pour que leurs retraites ne coûtent rien, à travers amis ou terrain difficile.`,
  'combat.ask.retreat': a => `${Army(a.side)} battent en retraite\u00a0: ${all(a.units)}.`,
  'combat.ask.way': a => `${unit(a.unit)} peut se retirer par deux chemins aussi courts l’un que l’autre.`,
  'combat.charge': a => `${unit(a.unit)} charge ${all(a.enemies)} sur ${length(a.cost)}.`,
  'combat.roll.defence': a => `${unit(a.unit)} se défend.`,
  'combat.roll.attack': a => `${unit(a.unit)} attaque ${unit(a.enemy)}.`,
  'combat.roll.retreat': a => `${unit(a.unit)} bat en retraite\u00a0: jusqu’où\u00a0?`,
  'combat.scores': a => `${unit(a.unit)}\u00a0: attaque ${a.attack}, défense ${a.defence}.`,
  'combat.repulsed': a => `${unit(a.unit)} est repoussée et perd une base.`,
  'combat.retreat.forms': a => `${unit(a.unit)} se met en formation pour reculer.`,
  'combat.retreat.none': a =>
    `${unit(a.unit)} ne trouve aucun chemin pour reculer de ${number(a.distance, 'largeur de base', 'largeurs de base')}.`,
  'combat.retreat.done': a => `${unit(a.unit)} recule de ${length(a.length)}.`,
  'combat.retreat.through': a => `${unit(a.unit)} recule à travers ${unit(a.friend)}, qui perd une base.`,
  'combat.retreat.rough': a => `${unit(a.unit)} recule en terrain difficile et perd une base.`,
  'no.chargeFirst': () => 'C’est le moment de charger avec des unités ou de terminer les charges.',
  'no.chargeGuns': a => `${unit(a.unit)} est de l’artillerie\u00a0: elle ne charge jamais.`,
  'no.chargeSmoke': a => `${unit(a.unit)} a tiré pendant ce tour et ne peut pas charger.`,
  'no.chargeWheel': a => `${unit(a.unit)} peut ouvrir sa charge par un pivot de 1 BW au plus.`,
  'no.chargeTouchesWheeling': a => `${unit(a.unit)} toucherait ${unit(a.enemy)} en pivotant.`,
  'no.chargeNobody': a => `${unit(a.unit)} n’a aucun ennemi droit devant.`,
  'no.chargeFar': a => `${unit(a.unit)} aurait besoin de ${length(a.needs)} et peut charger sur ${length(a.has)}.`,
  'no.chargeGrazes': a => `${unit(a.unit)} toucherait ${unit(a.enemy)} par le côté\u00a0: seul le front peut toucher.`,
  'no.chargeFlank': a =>
    `${unit(a.unit)} frapperait le flanc ou l’arrière de ${unit(a.enemy)} sans être partie de derrière sa ligne de front.`,
  'no.chargeRough': a =>
    `${unit(a.unit)} chargerait en terrain difficile\u00a0: il faut une phase provoquée avec deux cartes.`,
  'no.chargeFriends': a =>
    `${unit(a.unit)} chargerait à travers une unité amie\u00a0: il faut une phase provoquée avec deux cartes.`,
  'no.chargeNearest': a => `${unit(a.unit)} doit charger l’ennemi le plus proche à sa portée\u00a0: ${unit(a.enemy)}.`,
  'no.allotFirst': () => 'Les dés d’attaque sont d’abord répartis.',
  'no.allot': a =>
    `${unit(a.unit)} ne peut pas répartir ses dés ainsi\u00a0: également, le contact d’abord, puis le front occupé.`,
  'no.strikeFirst': () => 'C’est le moment de lancer les dés d’attaque, un défenseur après l’autre.',
  'no.combatMoraleFirst': () => 'Jouez une carte de moral, ou renoncez-y.',
  'no.combatMoraleUnit': a => `${unit(a.unit)} n’a pas été battue.`,
  'no.combatMoraleClose': a => `${unit(a.unit)} a été battue d’un point\u00a0: aucune carte n’y fait rien.`,
  'no.combatMoraleMore': a => `Aucune autre carte ne peut être jouée pour ${unit(a.unit)}.`,
  'no.protectFirst': () => 'Jouez une carte pour couvrir les retraites, ou renoncez-y.',
  'no.retreatFirst': () => 'C’est le moment de faire reculer les unités battues.',
  'no.retreatUnit': a => `${unit(a.unit)} n’a pas à se retirer maintenant.`,
  'no.retreatTurn': a => `${unit(a.unit)} garde son orientation en se retirant.`,
  'no.retreatForm': a => `${unit(a.unit)} se retire dans la formation qu’elle a.`,
  'no.retreatFiles': a => `${unit(a.unit)} doit se retirer en ligne, sur ${a.least} à ${a.most} bases de front.`,
  'no.way': a => `${unit(a.unit)} doit prendre l’un des chemins les plus courts.`,
};
