import type { Part } from '../sentences.ts';
import { disorder, length, number, Unit } from './words.ts';

export const moves: Part<'unit.'> & Part<'moved.'> = {
  'unit.gone': a => `${Unit(a.unit)} leaves the table: ${number(a.bases, 'base')} lost.`,
  'unit.loses': a => `${Unit(a.unit)} loses a base of file ${a.file}.`,
  'unit.losesGuns': a => `${Unit(a.unit)} loses ${number(a.count, 'gun')}.`,
  'moved.march': a => `${Unit(a.unit)} moves ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.drive': a => `${Unit(a.unit)} drives ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.prolong': a => `${Unit(a.unit)} is shifted by hand.${disorder(a.causes)}`,
  'moved.quarter': a => `${Unit(a.unit)} makes a quarter turn.${disorder(a.causes)}`,
  'moved.reshape': a => `${Unit(a.unit)} changes formation on a guide base.${disorder(a.causes)}`,
  'moved.limber': a => `${Unit(a.unit)} limbers.${disorder(a.causes)}`,
  'moved.unlimber': a => `${Unit(a.unit)} unlimbers.${disorder(a.causes)}`,
};
