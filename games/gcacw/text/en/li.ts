import { faceOf } from '@bivouac/edition';
import type { LiSays } from '../says/li.ts';
import type { Part } from '../sentences.ts';
import { Army, listed, movement, number, unit, verb } from './words.ts';

export const li: Part<LiSays> = {
  'prompt.forceMarch': a => `Force ${a.force} marches with ${movement(a.left)}: move it, or end.`,
  'prompt.forceAlong': () => 'Dummies of the same hex may march along.',
  'force.placed': a =>
    a.count > 0
      ? `${Army(a.side)} ${verb(a.side, 'places', 'place')} ${number(a.count, 'force marker')} in ${a.hex}.`
      : `${Army(a.side)} ${verb(a.side, 'divides', 'divide')} the forces in ${a.hex} anew.`,
  'force.shown': a =>
    a.units.length > 0
      ? `Force ${a.force} in ${a.hex} is ${listed(a.units.map(unit))}.`
      : `Force ${a.force} in ${a.hex} is a dummy.`,
  'force.marches': a => `Force ${a.force} marches.`,
  'force.roll': a => `March of force ${a.force}: ${faceOf(a)}.`,
  'force.extended': a => `Extended march in force ${a.force}: ${faceOf(a)}.`,
  'force.moved': a => `Force ${a.force} moves to ${a.hex}.`,
  'no.force': a => `There is no such force: ${a.force}.`,
  'no.forceSeen': a => `An enemy would see a force marker in ${a.hex}.`,
  'no.forceHere': a => `Neither a unit nor a force marker of yours is in ${a.hex}.`,
  'no.forceParts': a => `The units in ${a.hex} cannot be divided so.`,
  'no.forceTen': () => 'A side has ten force markers.',
  'no.forceGarrison': a => `${unit(a.unit)} belongs to a garrison everybody knows.`,
  'no.forceTired': a => `Force ${a.force} is too tired to march.`,
  'no.forceWay': a => `Force ${a.force} cannot march that way.`,
  'no.forceZone': a => `Force ${a.force} is in an enemy zone of control: its march ends here, or goes on in the open.`,
};
