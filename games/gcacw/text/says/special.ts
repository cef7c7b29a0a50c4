import type { OfSide, OfUnit } from './common.ts';

interface OfSpecial {
  scenario: string;
  special: string;
}
/** Special rules of scenarios. */
export interface SpecialSays {
  'no.special': OfSpecial;
  'leader.leaves': { leader: string };
  'special.happens': OfSpecial;
  'prompt.escape': OfSide;
  'unit.escaped': OfUnit;
  'unit.surrendered': OfUnit & { manpower: number };
}
