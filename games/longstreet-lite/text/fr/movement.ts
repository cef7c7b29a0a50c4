import type { LossRefusals, MoveRefusals } from '../says.ts';
import type { For } from '../sentences.ts';
import { e, il, length, ofUnit, toUnit, Unit, unit } from './words.ts';

export const movement: For<LossRefusals & MoveRefusals> = {
  'no.loseFirst': () => 'Il faut d’abord retirer les bases perdues.',
  'no.loseGap': a => `${Unit(a.unit)} ne peut pas perdre une base de la file ${a.file} : un rang aurait un trou.`,
  'no.unit': a => `${Unit(a.unit)} n’est pas une de vos unités sur la table.`,
  'no.actedAlready': a => `${Unit(a.unit)} a déjà agi dans cette phase.`,
  'no.barred': a => `Une interruption retient ${unit(a.unit)} sur place.`,
  'no.moveFirst': () => 'C’est le moment de déplacer des unités ou de terminer la phase de mouvement.',
  'no.byTheFlank': a => `${Unit(a.unit)} a changé de formation\u00a0: ${il(a.unit)} ne peut plus qu’avancer.`,
  'no.offTable': a => `${Unit(a.unit)} ne peut pas quitter la table.`,
  'no.impassable': a => `${Unit(a.unit)} ne peut pas franchir ce terrain.`,
  'no.throughEnemy': a => `${Unit(a.unit)} ne peut pas traverser ${unit(a.enemy)}.`,
  'no.contact': a => `${Unit(a.unit)} toucherait ${unit(a.enemy)} : seule une charge le peut.`,
  'no.onFriend': a => `${Unit(a.unit)} ne peut pas s’arrêter sur ${unit(a.friend)}.`,
  'no.disorder.passage': a =>
    `${Unit(a.unit)} traverserait des amis : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.terrain': a =>
    `Terrain difficile sous ${unit(a.unit)}, au départ, en chemin ou à l’arrivée\u00a0: c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.aboutFace': a =>
    `${Unit(a.unit)} ferait demi-tour à 6 BW ou moins d’un ennemi : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.formation': a =>
    `${Unit(a.unit)} changerait de formation à 6 BW ou moins d’un ennemi : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.marchGuns': a => `${Unit(a.unit)} roule, prolonge, attelle ou dételle\u00a0: c’est de l’artillerie.`,
  'no.steps': a => `${Unit(a.unit)} ne peut pas suivre un tel trajet.`,
  'no.aboutLate': a => `${Unit(a.unit)} peut faire demi-tour avant de bouger, pas après.`,
  'no.aboutForm': a => `${Unit(a.unit)} n’est pas en formation linéaire : pas de demi-tour.`,
  'no.difficultColumn': a => `${Unit(a.unit)} est en colonne : pas de mouvement difficile.`,
  'no.difficultLate': a => `Un mouvement difficile se déclare avant que ${unit(a.unit)} ne bouge.`,
  'no.mixed': a => `${Unit(a.unit)} fait un mouvement difficile : pas de pas en avant dans la même phase.`,
  'no.beyond45': a => `Au-delà de 45 degrés, c’est un mouvement difficile pour ${unit(a.unit)}.`,
  'no.tooFar': a => `Il faut ${length(a.needs)} ${toUnit(a.unit)}, qui n’a que ${length(a.has)}.`,
  'no.driveUnlimbered': a => `${Unit(a.unit)} n’est pas attelé${e(a.unit)}\u00a0: ${il(a.unit)} ne peut que prolonger.`,
  'no.prolong': a => `Seuls des canons dételés peuvent prolonger, pas ${unit(a.unit)}.`,
  'no.formGuns': a => `${Unit(a.unit)} a ses canons sur une ligne ou attelés\u00a0: c’est de l’artillerie.`,
  'no.form': a => `${Unit(a.unit)} ne peut pas prendre cette formation.`,
  'no.quarterRagged': a => `${Unit(a.unit)} ne peut pas tourner de ce côté : un rang aurait un trou.`,
  'no.guide': a => `${Unit(a.unit)} n’a pas une telle base guide.`,
  'no.guideFar': a => `De chaque côté de sa base guide, ${unit(a.unit)} gagne ou perd deux files au plus.`,
  'no.limber': a => `${Unit(a.unit)} n’a pas de canons à atteler.`,
  'no.unlimber': a => `${Unit(a.unit)} n’est pas attelé${e(a.unit)}.`,
  'no.unlimberAhead': a => `Aucun canon ${ofUnit(a.unit)} ne peut être devant son ancienne ligne de front.`,
};
