import type { Part } from '../sentences.ts';
import { disorder, length, number, Unit } from './words.ts';

export const moves: Part<'unit.'> & Part<'moved.'> = {
  'unit.gone': a => `${Unit(a.unit)} quitte la table : ${number(a.bases, 'base perdue', 'bases perdues')}.`,
  'unit.loses': a => `${Unit(a.unit)} perd une base de la file ${a.file}.`,
  'unit.losesGuns': a => `${Unit(a.unit)} perd ${number(a.count, 'canon')}.`,
  'moved.march': a => `${Unit(a.unit)} avance de ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.drive': a => `${Unit(a.unit)} roule sur ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.prolong': a => `${Unit(a.unit)} prolonge.${disorder(a.causes)}`,
  'moved.quarter': a => `${Unit(a.unit)} fait un quart de tour.${disorder(a.causes)}`,
  'moved.reshape': a => `${Unit(a.unit)} change de formation sur une base guide.${disorder(a.causes)}`,
  'moved.limber': a => `${Unit(a.unit)} attelle.${disorder(a.causes)}`,
  'moved.unlimber': a => `${Unit(a.unit)} dételle.${disorder(a.causes)}`,
};
