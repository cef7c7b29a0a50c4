import type { FireRefusals } from '../says.ts';
import type { For, Part } from '../sentences.ts';
import { all, mode, number, Unit, unit } from './words.ts';

export const fire: Part<'fire.'> & For<FireRefusals> & Part<'roll.hit' | 'roll.kill' | 'roll.again'> = {
  'fire.opens': a => `${Unit(a.unit)} fires at ${all(a.targets)}.`,
  'fire.hits': a => `${Unit(a.unit)} scores ${number(a.hits, 'hit')}.`,
  'fire.saved': a => `${Unit(a.unit)} is left with ${number(a.hits, 'hit')}.`,
  'fire.kills': a => `${Unit(a.unit)}: ${a.kills === 0 ? 'no base is lost' : `${number(a.kills, 'base')} lost`}.`,
  'roll.hit': a => `${Unit(a.unit)}, ${mode(a.mode)} at ${unit(a.target)}: ${a.need}+ hits.`,
  'roll.kill': a => `To kill a base of ${unit(a.unit)}: 4+.`,
  'roll.again': a => `Rolled again: ${a.need}+.`,
  'no.fireFirst': () => 'Now units fire, or the fire is ended.',
  'no.cartridges': a => `${Unit(a.unit)} is short of cartridges: it may not fire this turn.`,
  'no.fireLimbered': a => `${Unit(a.unit)} is limbered: it cannot fire.`,
  'no.fireMuted': a =>
    `${Unit(a.unit)} cannot fire from there: no base in the water fires, and no gun in a wood or on a wall.`,
  'no.target': a => `${Unit(a.unit)} has no target.`,
  'no.otherTarget': a => `${Unit(a.unit)} cannot choose ${unit(a.target)}: its bases fire at whom they meet first.`,
  'no.moraleFirst': () => 'First morale cards are played or declined.',
  'no.noHits': a => `${Unit(a.unit)} carries no hits.`,
  'no.saves': a => `No more than ${number(a.most, 'morale card')} for ${unit(a.unit)}.`,
  'no.lastHit': a => `The last hit on ${unit(a.unit)} cannot be removed.`,
  'no.rerollFirst': () => 'First dice are rolled again, or left as they are.',
  'no.reroll': () => 'Those dice cannot be rolled again.',
  'no.nameFirst': () => 'First the card names its unit.',
};
