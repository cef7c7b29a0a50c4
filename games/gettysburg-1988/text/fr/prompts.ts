import type { Sentences } from '../sentences.ts';
import { call, damagePoints, hex, hexes, verb } from './words.ts';

export const prompts = {
  'prompt.move': a => `${call(a.side)}, tour ${a.turn} : déplacez vos unités, puis finissez vos mouvements.`,
  'prompt.moveNight': a =>
    `${call(a.side)}, tour ${a.turn}, nuit : déplacez vos unités, puis finissez vos mouvements. Les unités en zone ennemie doivent en sortir si elles le peuvent, et aucune ne peut y entrer.`,
  'prompt.declare': a =>
    a.open > 0
      ? `${call(a.side)} : déclarez vos batailles. ${a.open} de vos hexagones au contact de l’ennemi ${a.open === 1 ? 'doit' : 'doivent'} encore combattre.`
      : `${call(a.side)} : votre artillerie peut encore bombarder à deux hexagones. Déclarez ces tirs, ou passez à la suite.`,
  'prompt.resolve': a =>
    `${call(a.side)} : choisissez la prochaine bataille à résoudre (${a.left === 1 ? 'c’est la dernière' : `il en reste ${a.left}`}).`,
  'prompt.bombard': a =>
    `${call(a.side)} : choisissez le prochain bombardement à résoudre (${a.left === 1 ? 'c’est le dernier' : `il en reste ${a.left}`}). Les batailles viennent après.`,
  'prompt.support': a =>
    `${call(a.side)} : vous pouvez soutenir la défense avec l’artillerie située à deux hexagones des attaquants.`,
  'prompt.reroll': a =>
    `${call(a.side)} : attaque ${a.attack}, défense ${a.defence}. Relancer votre dé et céder le marqueur d’initiative, ou garder votre dé ?`,
  'prompt.damage': a =>
    `${call(a.side)} : ${damagePoints(a.points)} à prendre en ${hexes(a.hexes)}. Choisissez l’unité qui prend le prochain.`,
  'prompt.retreat': a =>
    `${call(a.side)} : vos unités battues doivent faire retraite. Choisissez lesquelles partent d’abord, et vers quel hexagone.`,
  'prompt.retreatOn': a =>
    `${call(a.side)} : ${hex(a.hex)} est déjà tenu par les vôtres. Continuez la retraite vers un autre hexagone.`,
  'prompt.mayRetreat': a => `${call(a.side)} : les unités bombardées peuvent faire retraite ou rester.`,
  'prompt.advance': a =>
    `${call(a.side)} : l’ennemi a quitté ${hexes(a.hexes)}. Vous pouvez ${verb(a.hexes, 'l’occuper', 'les occuper')} avec des unités de cette bataille.`,
  'prompt.reorganize': a => `${call(a.side)} : réorganisez votre armée pour la nuit, ou finissez la nuit.`,
} satisfies Partial<Sentences>;
