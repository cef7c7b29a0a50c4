import { halves, isNone, type Slugs } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { at, call, force, number, of, piece } from './words.ts';

/** What an event asks for. */
const PICKS: Readonly<Record<string, string>> = {
  bastions: 'dans quel Siège répare-t-on les bastions ?',
  cherokees: 'où arrivent les Cherokee ?',
  small_pox: 'quelle pile la variole frappe-t-elle ?',
  stingy: 'quel Département doit céder une unité de Provinciaux ?',
  raise: 'lever de nouveaux Provinciaux ou restaurer les réduits, et dans quel Département ?',
  militia: 'appeler une unité de Milice ou en restaurer ?',
  rangers: 'placer une unité de Rangers ou en restaurer ?',
  french_regulars: 'où débarquent les Réguliers ?',
  acadians: 'où paraissent les Coureurs des bois ?',
};

interface Stirring {
  readonly space: string;
  readonly pieces: Slugs;
}
const there = ({ space }: Stirring): string => (space === '' ? '' : ` ${at(space)}`);
/** Qui arrive, entre parenthèses. */
const movers = (a: Stirring): string => (isNone(a.pieces) ? '' : ` (${force(a.pieces)}${there(a)})`);

export const prompts = {
  'prompt.bid': () =>
    'Misez pour un camp : combien de PV céderiez-vous à votre adversaire pour jouer le camp que vous voulez ?',
  'prompt.card': a =>
    a.cards === 1
      ? `${call(a.side)} : jouez votre dernière carte ou conservez-la.`
      : `${call(a.side)} : jouez une de vos ${a.cards} cartes.`,
  'prompt.activate': a => `${call(a.side)} : activez avec une carte de valeur ${a.value}.`,
  'prompt.campaign': a => `${call(a.side)} : choisissez un chef pour la Campagne, seul ou avec une force.`,
  'prompt.next': a => `${call(a.side)} : lequel des pions activés agit ensuite ?`,
  'prompt.build': a =>
    `${call(a.side)} : ${a.what === 'fort' ? 'commencez ou terminez des forts' : 'construisez des fortins'}, encore ${a.left} au plus.`,
  'prompt.act': a =>
    a.steps === 0
      ? `${call(a.side)} : à vous de faire agir ${force(a.pieces)} ${at(a.space)}.`
      : `${call(a.side)} : ${force(a.pieces)}, maintenant ${at(a.space)} : continuer ou s’arrêter ?`,
  'prompt.intercept': a => `${call(a.side)} : tentez-vous une Interception ${at(a.space)} ?`,
  'prompt.inside': a => `${call(a.side)} : ${at(a.space)}, qui se réfugie à l’intérieur ?`,
  'prompt.avoid': a => `${call(a.side)} : tentez-vous d’éviter la Bataille ${at(a.space)} ?`,
  'prompt.join': a => `${call(a.side)} : quels assiégés sortent pour se joindre à la Bataille ${at(a.space)} ?`,
  'prompt.muster': a => `${call(a.side)} : la Milice se joint-elle à la Bataille ${at(a.space)} ?`,
  'prompt.lose': a =>
    `${call(a.side)} ${at(a.space)} : choisissez l’unité qui perd un pas (reste à perdre : ${a.steps}).`,
  'prompt.retreat': a => `${call(a.side)} : faites retraite ${of(a.space)}.`,
  'prompt.assault': a => `L’assiégeant donne-t-il l’Assaut ${at(a.space)} ?`,
  'prompt.haven': a => `Où va la garnison ${of(a.space)} ?`,
  'prompt.raid': a => `${call(a.side)} : quel espace subit le Raid en premier ?`,
  'prompt.defend': a => `Une unité de Milice défend-elle contre le Raid le fortin situé ${at(a.space)} ?`,
  'prompt.militiaStep': a => `${call(a.side)} : quelle unité de Milice perd un pas ?`,
  'prompt.home': a => `${call(a.side)} : où ${piece(a.piece)} rentre-t-il ?`,
  'prompt.winter': a =>
    `${call(a.side)} : l’Attrition hivernale élimine ${number(a.units, 'unité réduite', 'unités réduites')} de Troupes de Métier ${at(a.space)}.`,
  'prompt.pick': a => `${call(a.side)} : ${PICKS[a.of] ?? 'choisissez.'}`,
  'prompt.place': a => `${call(a.side)} : où arrive ${piece(a.piece)} ?`,
  'prompt.restore': a => `${call(a.side)} : restaurez une unité réduite, encore ${a.left} au plus.`,
  'prompt.cull': a => `${call(a.side)} : choisissez une unité à éliminer (reste à choisir : ${a.left}).`,
  'prompt.alliance': a =>
    `${call(a.side)} : placez des Indiens pour 1 point ou restaurez-en pour ½ point (reste : ${halves(a.halves)}).`,
  'prompt.desert': a =>
    `${call(a.side)} : choisissez une unité indienne ennemie qui déserte, encore ${a.left} au plus.`,
  'prompt.crisis': () =>
    'Anglais : la crise ministérielle vous fait défausser une carte de renforts, si vous en avez une.',
  'prompt.takeCard': a => `${call(a.side)} : vous pouvez reprendre une carte dans la défausse.`,
  'prompt.swap': () => 'Anglais : quels sont les deux chefs français qui échangent leurs places ?',
  'prompt.dismiss': a => `Anglais : ${piece(a.leader)} est tiré ; quel chef de Commandement 7 est rappelé ?`,
  'respond.activation': a => `${call(a.side)} : une réponse avant le mouvement ennemi${movers(a)} ?`,
  'respond.lake': a => `${call(a.side)} : une réponse à l’ennemi qui arrive par le lac${movers(a)} ?`,
  'respond.battle': a => `${call(a.side)} : une réponse avant la Bataille${there(a)} ?`,
  'respond.siege': a => `${call(a.side)} : une réponse avant le jet de Siège${there(a)} ?`,
  'respond.surrender': a => `${call(a.side)} : une reddition au lieu du jet de Siège${there(a)} ?`,
  'respond.assault': a => `${call(a.side)} : une réponse avant l’Assaut${there(a)} ?`,
  'respond.raid': a => `${call(a.side)} : une réponse avant le Raid${there(a)} ?`,
  'respond.taken': a => `${call(a.side)} : une place vient d’être prise ; une réponse ?`,
} satisfies Partial<Sentences>;
