import type { LossRefusals, MoveRefusals } from '../says.ts';
import type { For } from '../sentences.ts';
import { length, unit } from './words.ts';

export const movement: For<LossRefusals & MoveRefusals> = {
  'no.loseFirst': () => 'Il faut d’abord retirer les bases perdues.',
  'no.loseGap': a => `${unit(a.unit)} ne peut pas perdre une base de la colonne ${a.file} : un rang aurait un trou.`,
  'no.unit': a => `${unit(a.unit)} n’est pas une de vos unités sur la table.`,
  'no.actedAlready': a => `${unit(a.unit)} a déjà agi dans cette phase.`,
  'no.barred': a => `Une interruption retient ${unit(a.unit)} sur place.`,
  'no.moveFirst': () => 'C’est le moment de déplacer des unités ou de terminer la phase de mouvement.',
  'no.byTheFlank': a => `${unit(a.unit)} a changé de formation : elle ne peut plus qu’avancer.`,
  'no.offTable': a => `${unit(a.unit)} ne peut pas quitter la table.`,
  'no.impassable': a => `${unit(a.unit)} ne peut pas franchir ce terrain.`,
  'no.throughEnemy': a => `${unit(a.unit)} ne peut pas traverser ${unit(a.enemy)}.`,
  'no.contact': a => `${unit(a.unit)} toucherait ${unit(a.enemy)} : seule une charge le peut.`,
  'no.onFriend': a => `${unit(a.unit)} ne peut pas s’arrêter sur ${unit(a.friend)}.`,
  'no.disorder.passage': a =>
    `${unit(a.unit)} traverserait des amis : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.terrain': a =>
    `${unit(a.unit)} entrerait en terrain difficile : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.aboutFace': a =>
    `${unit(a.unit)} ferait demi-tour à 6 BW ou moins d’un ennemi : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.disorder.formation': a =>
    `${unit(a.unit)} changerait de formation à 6 BW ou moins d’un ennemi : c’est un désordre, qui demande une phase provoquée avec deux cartes.`,
  'no.marchGuns': a =>
    `${unit(a.unit)} est de l’artillerie : elle roule, se déplace à la prolonge, attelle ou dételle.`,
  'no.steps': a => `${unit(a.unit)} ne peut pas suivre un tel trajet.`,
  'no.aboutLate': a => `${unit(a.unit)} peut faire demi-tour avant de bouger, pas après.`,
  'no.aboutForm': a => `${unit(a.unit)} n’est pas en formation linéaire : pas de demi-tour.`,
  'no.difficultColumn': a => `${unit(a.unit)} est en colonne : pas de mouvement difficile.`,
  'no.difficultLate': a => `Un mouvement difficile se déclare avant que ${unit(a.unit)} ne bouge.`,
  'no.mixed': a => `${unit(a.unit)} fait un mouvement difficile : pas de pas en avant dans la même phase.`,
  'no.beyond45': a => `Au-delà de 45 degrés, c’est un mouvement difficile pour ${unit(a.unit)}.`,
  'no.tooFar': a => `Il faut ${length(a.needs)} à ${unit(a.unit)}, qui n’a que ${length(a.has)}.`,
  'no.driveUnlimbered': a => `${unit(a.unit)} n’est pas attelée : elle ne peut que se déplacer à la prolonge.`,
  'no.prolong': a => `Seuls des canons dételés se déplacent à la prolonge, pas ${unit(a.unit)}.`,
  'no.formGuns': a => `${unit(a.unit)} est de l’artillerie : ses canons sont sur une ligne ou attelés.`,
  'no.form': a => `${unit(a.unit)} ne peut pas prendre cette formation.`,
  'no.quarterRagged': a => `${unit(a.unit)} ne peut pas tourner de ce côté : un rang aurait un trou.`,
  'no.guide': a => `${unit(a.unit)} n’a pas une telle base guide.`,
  'no.guideFar': a => `De chaque côté de sa base guide, ${unit(a.unit)} gagne ou perd deux colonnes au plus.`,
  'no.limber': a => `${unit(a.unit)} n’a pas de canons à atteler.`,
  'no.unlimber': a => `${unit(a.unit)} n’est pas attelée.`,
  'no.unlimberAhead': a => `Aucun canon de ${unit(a.unit)} ne peut être devant son ancienne ligne de front.`,
};
