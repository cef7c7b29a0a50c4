import { faceOf } from '@bivouac/edition';
import type { MarchSays } from '../says/march.ts';
import type { Part } from '../sentences.ts';
import { Army, leader, listed, movement, number, points, unit } from './words.ts';

const straggled = (result: string): string => {
  if (result === '-') return 'garde sa cohésion';
  return result === 'D' ? 'est désorganisée' : `est désorganisée et perd ${number(Number(result), 'point')} d’effectif`;
};

export const march: Part<MarchSays> = {
  'prompt.march': a => `${unit(a.unit)} marche\u00a0: il reste ${movement(a.left)}.`,
  'prompt.follow': a => `Où va ${leader(a.leader)} avant que ses unités ne bougent\u00a0?`,
  'prompt.next': a => `${leader(a.leader)}\u00a0: quelle unité agit ensuite\u00a0?`,
  'march.roll': a => `Marche de ${unit(a.unit)}\u00a0: ${faceOf(a)}.`,
  'march.begins': a => `${unit(a.unit)} marche avec ${movement(a.left)}\u00a0; fatigue ${a.fatigue}.`,
  'march.extended': a =>
    `Marche étendue de ${unit(a.unit)}\u00a0: ${faceOf(a)}${a.modifier ? ` + ${a.modifier}` : ''}.`,
  'march.straggled': a => `${unit(a.unit)} ${straggled(a.result)}.`,
  'march.force': a => `Marche forcée de ${unit(a.unit)}\u00a0: ${faceOf(a)}.`,
  'march.forced': a =>
    `${unit(a.unit)} est désorganisée et dispose de ${movement(a.left)}${a.lost ? `\u00a0; elle perd ${number(a.lost, 'point')} d’effectif` : ''}.`,
  'march.moved': a => `${unit(a.unit)} va en ${a.to} (reste ${points(a.left)}).`,
  'march.sneaked': a => `${unit(a.unit)} se glisse hors des routes d’une zone ennemie à une autre, et le paie.`,
  'march.ends': a => `${unit(a.unit)} termine sa marche.`,
  'activation.begins': a => `${leader(a.leader)} active ${listed(a.units.map(unit))}.`,
  'activation.roll': a => `Marche sous ${leader(a.leader)}\u00a0: ${faceOf(a)}.`,
  'no.unitHere': a => `${unit(a.unit)} n’est pas sur la carte.`,
  'no.tired': a => `${unit(a.unit)} est à la fatigue ${a.fatigue}\u00a0: trop fatiguée pour agir.`,
  'no.adjacent': () => 'Une unité va d’un hex à un hex adjacent.',
  'no.enemyHex': a => `Un ennemi occupe ${a.hex}.`,
  'no.impassable': a => `On ne peut entrer en ${a.hex} d’ici sans route.`,
  'no.river': a => `Aucun passage ne mène en ${a.hex}.`,
  'no.enemyPontoon': a => `Le pont flottant vers ${a.hex} est à l’ennemi.`,
  'no.ford': a => `Le gué vers ${a.hex} est fermé.`,
  'no.creek': a => `Sous la pluie, le ruisseau avant ${a.hex} ne se passe que par une route.`,
  'no.leaveZone': a => `${unit(a.unit)} ne peut quitter une zone ennemie que comme premier acte de sa marche.`,
  'no.zoneStops': a => `${unit(a.unit)} est entrée dans une zone ennemie et doit s’arrêter\u00a0; elle peut attaquer.`,
  'no.pointsLeft': a => `${unit(a.unit)} n’a plus de points de mouvement.`,
  'no.points': a => `${a.hex} coûte ${points(a.needs)}, il reste ${points(a.has)}.`,
  'no.forceLate': a => `${unit(a.unit)} ne peut forcer la marche qu’une fois, et avant tout autre acte.`,
  'no.forceGuns': a => `${unit(a.unit)} est de l’artillerie et ne force jamais la marche.`,
  'no.forceWeary': a => `${unit(a.unit)} part de la fatigue 4 et ne peut forcer la marche.`,
  'no.forceDisorganized': a => `${unit(a.unit)} est désorganisée et ne peut forcer la marche.`,
  'no.leaderOnMap': a => `${leader(a.leader)} n’est pas sur la carte.`,
  'no.armyLeader': a => `${leader(a.leader)} est un général d’armée\u00a0: il ne mène que les grands assauts.`,
  'no.paralysed': a => `${Army(a.side)}\u00a0: les généraux ne peuvent pas agir ce tour.`,
  'no.silent': a => `${leader(a.leader)} ne peut plus agir de ce tour.`,
  'no.radius': a => `${unit(a.unit)} est hors du rayon de commandement de ${leader(a.leader)}.`,
  'no.units': a => `Choisissez une ou plusieurs unités pour ${leader(a.leader)}, chacune une fois.`,
  'no.command': a => `Aucune unité du commandement de ${leader(a.leader)} ne peut marcher dans son rayon.`,
  'no.most': a => `Le dé d’initiative permet ${number(a.most, 'unité')}.`,
  'no.activeLeader': a => `${leader(a.leader)} n’est pas le général actif.`,
  'no.chosen': a => `${unit(a.unit)} n’est ni dans son hex, ni dans celui d’une unité choisie de son commandement.`,
  'no.senior': a => `${leader(a.leader)} n’est ni général d’armée ni général de district et ne peut l’accompagner.`,
  'no.notWithHim': a => `${leader(a.leader)} ne peut l’y accompagner\u00a0: il reste avec l’infanterie.`,
};
