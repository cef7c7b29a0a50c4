import type { OfHex, OfSide, OfUnit } from './common.ts';

interface OfForce {
  force: number;
}
/** Limited intelligence. */
export interface LiSays {
  'prompt.forceMarch': OfForce & { left: number };
  'prompt.forceAlong': Record<never, never>;
  'force.placed': OfSide & OfHex & { count: number };
  'force.shown': OfForce & OfHex & { units: readonly string[] };
  'force.marches': OfForce;
  'force.roll': OfForce;
  'force.extended': OfForce;
  'force.moved': OfForce & OfHex;
  'no.force': OfForce;
  'no.forceSeen': OfHex;
  'no.forceHere': OfHex;
  'no.forceParts': OfHex;
  'no.forceTen': Record<never, never>;
  'no.forceGarrison': OfUnit;
  'no.forceTired': OfForce;
  'no.forceWay': OfForce;
  'no.forceZone': OfForce;
}
