import type { Part } from '../sentences.ts';
import { number, order, place, position, Stand, token } from './words.ts';

const MOVES: Readonly<Record<string, string>> = { march: 'marche vers', withdraw: 'retraite vers', enter: 'entre à' };
/** Other answers, in a few words. */
const ANSWERS: Readonly<Record<string, string>> = {
  post: 'Poster Buford.',
  discard: 'Céder les jetons qui manqueront le moins.',
  endAttacks: 'Ne plus attaquer.',
  endGuns: 'Ne plus poser d’artillerie.',
  extend: 'Étendre le bombardement.',
  bombard: 'Pointer l’artillerie sur ses cibles.',
  hit: 'Toucher l’artillerie la plus forte.',
  line: 'Fixer l’ordre de la ligne.',
  support: 'Pointer l’artillerie sur les attaquants.',
  fight: 'Combattre là d’abord.',
  lead: 'Le bloc le plus fort mène.',
  endWithdrawals: 'Ne faire retraiter personne d’autre.',
  suffer: 'Réduire un bloc qui peut le supporter.',
  offer: 'Présenter deux blocs.',
  pick: 'Prendre l’un des deux.',
  transfer: 'Transférer un bloc vers un autre point d’entrée.',
  endEntries: 'Ne faire entrer personne d’autre.',
  turn: 'Retourner un bloc.',
  spend: 'Dépenser un jeton Marche.',
  endTokens: 'Ne dépenser aucun jeton.',
  endMarches: 'Ne pas marcher plus loin.',
  fortify: 'Creuser des travaux de terrain.',
  endNight: 'Ne plus creuser.',
  remove: 'Céder deux blocs mal placés.',
  giveUp: 'Céder des blocs encore à venir.',
  keepBack: 'Garder en arrière les plus faibles.',
  objectives: 'Mettre les objectifs hors d’atteinte.',
};

/** What a bot says of its ideas. */
export const bot: Part<'bot.'> = {
  'bot.go': a => `${Stand(a.stand)} ${MOVES[a.move] ?? 'va vers'} ${place(a.to)}.`,
  'bot.attack': a => `Attaquer ${position(a.position)} avec ${number(a.stands.length, 'bloc')}.`,
  'bot.guns': a => `Poser ${token(a.token)}\u00a0: ${position(a.position)}.`,
  'bot.order': a => `Déclarer ${order(a.order)}.`,
  'bot.hours': a => `Un tour de ${number(a.hours, 'heure')}.`,
  'bot.answer': a => ANSWERS[a.answer] ?? 'La seule chose à faire.',
  'bot.feature.objectives': () => 'objectifs tenus',
  'bot.feature.blocks': () => 'force des blocs',
  'bot.feature.tokens': () => 'jetons du porte-jetons',
  'bot.feature.guard': () => 'blocs près des objectifs',
  'bot.feature.danger': () => 'blocs en danger',
  'bot.feature.works': () => 'travaux de terrain',
};
