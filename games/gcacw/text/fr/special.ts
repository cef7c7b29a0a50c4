import type { SpecialSays } from '../says/special.ts';
import type { Part } from '../sentences.ts';
import { specialText } from '../special.ts';
import { Army, leader, unit } from './words.ts';

export const special: Part<SpecialSays> = {
  'no.special': a => `Règle de ce scénario\u00a0: ${specialText(a.scenario, a.special, 'fr')}.`,
  'leader.leaves': a => `${leader(a.leader)} quitte l’armée.`,
  'special.happens': a => `${specialText(a.scenario, a.special, 'fr')}.`,
  'prompt.escape': a => `${Army(a.side)}\u00a0: la garnison va se rendre. Sa cavalerie s’échappe-t-elle\u00a0?`,
  'unit.escaped': a => `${unit(a.unit)} s’échappe de nuit et est sauvée.`,
  'unit.surrendered': a => `${unit(a.unit)} se rend (effectif ${a.manpower}).`,
};
