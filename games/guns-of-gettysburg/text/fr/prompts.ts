import type { Part } from '../sentences.ts';
import { Army, chair, group, number, position, stand, verb } from './words.ts';

export const prompts: Part<'prompt.'> = {
  'prompt.post': a => `Postez la cavalerie de Buford\u00a0: où se tient ${stand(a.stand)}\u00a0?`,
  'prompt.hours': a =>
    `${Army(a.side)} ${verb(a.side, 'choisit', 'choisissent')} la durée du tour\u00a0: de 1 à ${number(a.most, 'heure')}.`,
  'prompt.discard': a =>
    `${Army(a.side)} ${verb(a.side, 'doit', 'doivent')} rendre ${number(a.least, 'jeton')}${a.most > a.least ? ' ou plus' : ''}, selon la règle.`,
  'prompt.withdraw': a =>
    a.owing > 0
      ? `${Army(a.side)} ${verb(a.side, 'doit', 'doivent')} faire retraiter ${number(a.owing, 'bloc')}\u00a0; d’autres peuvent suivre si les règles le permettent.`
      : `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} faire retraiter des blocs.`,
  'prompt.suffer': a =>
    `Plusieurs blocs ont fini leur retraite à côté de l’ennemi (${position(a.position)})\u00a0: lequel est réduit\u00a0?`,
  'prompt.offer': a => `${Army(a.side)}\u00a0: proposez deux blocs réduits de ${group(a.group)}.`,
  'prompt.pick': a => `${Army(a.side)}\u00a0: choisissez à l’aveugle l’un des deux blocs de ${group(a.group)}.`,
  'prompt.enter': a => `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} faire entrer ou transférer des renforts.`,
  'prompt.march': a =>
    a.boost > 0
      ? `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} marcher\u00a0; ${a.boost === 1 ? 'le prochain bloc fait' : `les ${a.boost} prochains blocs font`} une étape de plus.`
      : `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} marcher.`,
  'prompt.tokens': a =>
    `${Army(a.side)}\u00a0: le commandant peut dépenser un jeton Marche/Travail de terrain avant les marches.`,
  'prompt.instruct': a =>
    `${Army(a.side)}\u00a0: le commandant peut écrire un ordre spécial\u00a0: ${number(a.words, 'mot')} au plus en ${a.seconds} secondes, de simples mots, rien du porte-jetons ni des arrivées à venir.`,
  'prompt.bid': a =>
    a.bid < 0
      ? `${chair(a.side)} ouvre les enchères\u00a0: combien de mouvements d’objectif vaut le choix du camp\u00a0?`
      : `${chair(a.side)}\u00a0: misez plus de ${a.bid}, ou passez.`,
  'prompt.choose': a => `${chair(a.side)} a gagné les enchères et choisit son camp.`,
  'prompt.balance': a =>
    `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} déplacer les objectifs pour l’équilibre\u00a0: jusqu’à ${number(a.moves, 'mouvement')}, partagés également entre les trois.`,
  'prompt.declare': a =>
    `${Army(a.side)} ${verb(a.side, 'déclare', 'déclarent')} le Commandement Général du prochain tour.`,
  'prompt.fortify': a =>
    `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} poser des jetons Marche/Travail de terrain comme travaux de terrain.`,
  'prompt.giveUp': () =>
    'Nuit du 1er juillet\u00a0: retirez deux blocs à pleine force, ou renoncez aux trois prochains renforts.',
  'prompt.keepBack': a => `Choisissez ${number(a.count, 'bloc')} du bataillon qui arrive, à abandonner.`,
  'prompt.attack': a => `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} déclarer une attaque.`,
  'prompt.guns': a => `${Army(a.side)} ${verb(a.side, 'peut', 'peuvent')} amener de l’artillerie, face cachée.`,
  'prompt.fillers': a =>
    `${Army(a.side)} ${verb(a.side, 'doit', 'doivent')} encore employer ${number(a.count, 'jeton')}\u00a0: un par bloc qui attaque.`,
  'prompt.bombard': a => `${Army(a.side)}\u00a0: choisissez la cible de chaque position d’artillerie.`,
  'prompt.hit': a => `Choisissez le jeton d’artillerie touché à ${position(a.position)}.`,
  'prompt.line': a => `Dans quel ordre les blocs suivent-ils le meneur vers ${position(a.position)}\u00a0?`,
  'prompt.support': a => `${Army(a.side)}\u00a0: choisissez la position attaquée que chaque artillerie soutient.`,
  'prompt.fight': a => `${Army(a.side)}\u00a0: quel combat rapproché vient d’abord\u00a0?`,
  'prompt.lead': a => `${Army(a.side)}\u00a0: qui mène la défense de ${position(a.position)}\u00a0?`,
  'prompt.objectives': a => `L’Union peut déplacer des objectifs\u00a0: ${number(a.moves, 'mouvement')} au plus.`,
};
