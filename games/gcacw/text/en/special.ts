import type { SpecialSays } from '../says/special.ts';
import type { Part } from '../sentences.ts';
import { specialText } from '../special.ts';
import { Army, leader, unit } from './words.ts';

export const special: Part<SpecialSays> = {
  'no.special': a => `A rule of this scenario: ${specialText(a.scenario, a.special, 'en')}.`,
  'leader.leaves': a => `${leader(a.leader)} leaves the army.`,
  'special.happens': a => `${specialText(a.scenario, a.special, 'en')}.`,
  'prompt.escape': a => `${Army(a.side)}: the garrison is about to surrender. Does its cavalry ride out?`,
  'unit.escaped': a => `${unit(a.unit)} rides out by night and is saved.`,
  'unit.surrendered': a => `${unit(a.unit)} surrenders (manpower ${a.manpower}).`,
};
