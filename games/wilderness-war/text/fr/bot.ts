import { listed } from '@bivouac/kernel';
import type { Slugs } from '../names.ts';
import type { BotSays } from '../says-bot.ts';
import { at, card, number, of, piece, pieces, space } from './words.ts';

type Sentences = { readonly [K in keyof BotSays]: (args: BotSays[K]) => string };

const by = (slug: string | undefined): string => (slug ? `Avec ${card(slug)}\u00a0: ` : '');
const places = (slugs: Slugs): string => listed(slugs).map(at).join(', ');
type Led = { leader: string; space: string; card?: string };
const led =
  (verb: string, place: (slug: string) => string = space) =>
  (a: Led): string =>
    `${by(a.card)}${piece(a.leader)} ${verb} ${place(a.space)}.`;

/** Une réponse en un mot ou deux ; ce dont il s’agit suit. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'Passer',
  respond: 'Jouer une carte en réponse',
  intercept: 'Intercepter',
  inside: 'Se replier à l’intérieur',
  avoid: 'Éviter la Bataille',
  join: 'Sortir pour se joindre à la Bataille',
  muster: 'Appeler la Milice',
  lose: 'Encaisser la perte',
  retreat: 'Faire retraite',
  goInside: 'Se réfugier à l’intérieur',
  assault: 'Donner l’Assaut',
  siege: 'Poursuivre le Siège',
  sortie: 'Faire une sortie',
  stop: 'S’arrêter ici',
  march: 'Poursuivre la marche',
  sail: 'Embarquer',
  land: 'Débarquer',
  raid: 'Mener le Raid',
  goHome: 'Rentrer',
  place: 'Faire entrer',
  restore: 'Restaurer',
  eliminate: 'Éliminer',
  choose: 'Choisir',
  swap: 'Échanger deux chefs',
  takeCard: 'La carte',
  construct: 'Construire',
  next: 'Faire agir ensuite',
  individuals: 'Activer',
  drilled: 'Activer',
  force: 'Activer',
  bid: 'Ne rien miser',
};
function named(what: string): string {
  if (what === '') return '';
  if (what.startsWith('card-')) return card(what);
  const names = pieces(what);
  return names === what ? space(what) : names;
}

/** Ce que le robot dit de ses idées. */
export const bot: Sentences = {
  'bot.attack': led('attaque'),
  'bot.siege': led('presse le Siège', of),
  'bot.relieve': led('secourt'),
  'bot.advance': led('se porte sur'),
  'bot.defend': led('couvre'),
  'bot.winter': led('prend ses quartiers d’hiver', at),
  'bot.sail': led('s’embarque et débarque', at),
  'bot.land': led('débarque de vive force', at),
  'bot.stay': led('reste', at),
  'bot.raid': led('mène un Raid sur'),
  'bot.raids': a =>
    `${by(a.card)}${piece(a.leader)} laisse des unités ${at(a.space)} pour un Raid et en mène lui-même un sur ${space(a.to)}.`,
  'bot.lone': led('va seul', at),
  'bot.individuals': a => `${by(a.card)}${pieces(a.pieces)} en Raid ${places(a.spaces)}.`,
  'bot.event': a => `${card(a.card)} comme Événement.`,
  'bot.build': a =>
    `Avec ${card(a.card)}\u00a0: ${number(listed(a.spaces).length, a.what === 'forts' ? 'fort' : 'fortin')} ${places(a.spaces)}.`,
  'bot.idle': a => `Défausser ${card(a.card)} sans grand profit.`,
  'bot.hold': a => `Garder ${card(a.card)} pour la saison suivante.`,
  'bot.answer': a => `${ANSWERS[a.answer] ?? a.answer}${a.about ? `\u00a0: ${named(a.about)}` : ''}.`,
  'bot.feature.points': () => 'points acquis',
  'bot.feature.objectives': () => 'les quatre places de 1759',
  'bot.feature.sieges': () => 'Sièges en cours',
  'bot.feature.troops': () => 'troupes',
  'bot.feature.leaders': () => 'chefs',
  'bot.feature.armies': () => 'armées à portée de leurs objectifs',
  'bot.feature.winter': () => 'quartiers d’hiver',
  'bot.feature.danger': () => 'troupes exposées',
  'bot.feature.places': () => 'forts et fortins',
  'bot.feature.hand': () => 'cartes en main',
};
