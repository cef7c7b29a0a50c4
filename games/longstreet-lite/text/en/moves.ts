import type { Part } from '../sentences.ts';
import { disorder, length, number, unit } from './words.ts';

export const moves: Part<'unit.'> & Part<'moved.'> = {
  'unit.gone': a => `${unit(a.unit)} leaves the table: ${number(a.bases, 'base')} lost.`,
  'unit.loses': a => `${unit(a.unit)} loses a base of file ${a.file}.`,
  'unit.losesGuns': a => `${unit(a.unit)} loses ${number(a.count, 'gun')}.`,
  'moved.march': a => `${unit(a.unit)} moves ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.drive': a => `${unit(a.unit)} drives ${length(a.cost)}.${disorder(a.causes)}`,
  'moved.prolong': a => `${unit(a.unit)} is shifted by hand.${disorder(a.causes)}`,
  'moved.quarter': a => `${unit(a.unit)} makes a quarter turn.${disorder(a.causes)}`,
  'moved.reshape': a => `${unit(a.unit)} changes formation on a guide base.${disorder(a.causes)}`,
  'moved.limber': a => `${unit(a.unit)} limbers.${disorder(a.causes)}`,
  'moved.unlimber': a => `${unit(a.unit)} unlimbers.${disorder(a.causes)}`,
};
