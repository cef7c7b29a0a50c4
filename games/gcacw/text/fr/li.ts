import { faceOf } from '@bivouac/edition';
import type { LiSays } from '../says/li.ts';
import type { Part } from '../sentences.ts';
import { Army, listed, movement, number, unit, verb } from './words.ts';

export const li: Part<LiSays> = {
  'prompt.forceMarch': a => `La force ${a.force} marche avec ${movement(a.left)}\u00a0: déplacez-la ou terminez.`,
  'prompt.forceAlong': () => 'Les leurres du même hex peuvent suivre.',
  'force.placed': a =>
    a.count > 0
      ? `${Army(a.side)} ${verb(a.side, 'place', 'placent')} ${number(a.count, 'marqueur')} de force en ${a.hex}.`
      : `${Army(a.side)} ${verb(a.side, 'répartit', 'répartissent')} à nouveau les forces en ${a.hex}.`,
  'force.shown': a =>
    a.units.length > 0
      ? `La force ${a.force} en ${a.hex}\u00a0: ${listed(a.units.map(unit))}.`
      : `La force ${a.force} en ${a.hex} est un leurre.`,
  'force.marches': a => `La force ${a.force} marche.`,
  'force.roll': a => `Marche de la force ${a.force}\u00a0: ${faceOf(a)}.`,
  'force.extended': a => `Marche étendue dans la force ${a.force}\u00a0: ${faceOf(a)}.`,
  'force.moved': a => `La force ${a.force} va en ${a.hex}.`,
  'no.force': a => `Il n’y a pas de force ${a.force}.`,
  'no.forceSeen': a => `Un ennemi verrait un marqueur de force en ${a.hex}.`,
  'no.forceHere': a => `Aucune de vos unités ni aucun de vos marqueurs de force n’est en ${a.hex}.`,
  'no.forceParts': a => `Les unités en ${a.hex} ne se répartissent pas ainsi.`,
  'no.forceTen': () => 'Un camp a dix marqueurs de force.',
  'no.forceGarrison': a => `${unit(a.unit)} fait partie d’une garnison que chacun connaît.`,
  'no.forceTired': a => `La force ${a.force} est trop fatiguée pour marcher.`,
  'no.forceWay': a => `La force ${a.force} ne peut pas marcher ainsi.`,
  'no.forceZone': a =>
    `La force ${a.force} est dans une zone de contrôle ennemie\u00a0: sa marche s’arrête ici ou se poursuit à découvert.`,
};
