import type { Part } from '../sentences.ts';
import { disorder, length, number, unit } from './words.ts';

export const moves: Part<'unit.'> & Part<'moved.'> = {
  'unit.gone': a => `${unit(a.unit)} quitte la table : ${number(a.bases, 'base perdue', 'bases perdues')}.`,
  'unit.loses': a => `${unit(a.unit)} perd une base de la colonne ${a.file}.`,
  'unit.losesGuns': a => `${unit(a.unit)} perd ${number(a.count, 'canon')}.`,
  'moved.march': a => `${unit(a.unit)} avance de ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.drive': a => `${unit(a.unit)} roule sur ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.prolong': a => `${unit(a.unit)} est déplacée à la prolonge.${disorder(a.causes)}`,
  'moved.quarter': a => `${unit(a.unit)} fait un quart de tour.${disorder(a.causes)}`,
  'moved.reshape': a => `${unit(a.unit)} change de formation sur une base guide.${disorder(a.causes)}`,
  'moved.limber': a => `${unit(a.unit)} attelle.${disorder(a.causes)}`,
  'moved.unlimber': a => `${unit(a.unit)} dételle.${disorder(a.causes)}`,
};
