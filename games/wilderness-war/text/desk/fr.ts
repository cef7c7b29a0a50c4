import { listed } from '@bivouac/kernel';
import { cardText } from '../cards.ts';
import { army, at, call, card, masculine, number, of, piece, points, Space, space } from '../fr/words.ts';
import { eventTitle } from '../names.ts';
import { hints } from './fr-hints.ts';
import { pictured } from './fr-picture.ts';
import type { DeskSentences } from './keys.ts';

const WORKS: Readonly<Record<string, string>> = {
  stockade: 'le fortin',
  fort: 'le fort (−1 PV)',
  works: 'le fort en construction',
  fieldworks: 'les fortifications de campagne',
};
const BUILT: Readonly<Record<string, string>> = {
  stockade: 'Construire un fortin',
  works: 'Commencer un fort',
  fort: 'Terminer le fort',
};
const CHOICES: Readonly<Record<string, string>> = {
  northern: 'Département du Nord',
  southern: 'Département du Sud',
  'st-lawrence': 'Département du Saint-Laurent',
  'raise-northern': 'Lever des Provinciaux du Nord',
  'raise-southern': 'Lever des Provinciaux du Sud',
  'restore-northern': 'Restaurer les Provinciaux du Nord',
  'restore-southern': 'Restaurer les Provinciaux du Sud',
  restore: 'Restaurer des unités réduites',
  place: 'Placer une nouvelle unité',
};

/** For a button: two names, or one and how many more. */
function party(slugs: string): string {
  const [first = '', second, ...rest] = listed(slugs);
  if (second === undefined) return piece(first);
  return rest.length === 0 ? `${piece(first)} et ${piece(second)}` : `${piece(first)} et ${rest.length + 1} autres`;
}

const offered = {
  'desk.cardSays': a => cardText(a.card, 'fr'),
  'desk.putBack': () => 'Reposer',
  'desk.back': () => 'Revenir',
  'desk.putDown': a => `Reposer ${piece(a.piece)}`,
  'desk.take': a => `Prendre ${piece(a.piece)}`,
  'desk.takeAll': a => `Prendre le plus possible (${listed(a.pieces).length})`,
  'desk.onlyAuxiliaries': a => `Auxiliaires seuls (${listed(a.pieces).length})`,
  'desk.leaveTwo': a => `En laisser deux (${listed(a.pieces).length})`,
  'desk.leaveHere': a => `Déposer ${piece(a.piece)}`,
  'desk.pass': () => 'Passer',
  'desk.left.title': () => 'C’est tout ?',
  'desk.left.says': a => `On peut encore faire quelque chose : ${number(a.items, 'choix', 'choix')}.`,
  'desk.enough': () => 'Terminer',
  'desk.pickCard': a => `Prendre ${card(a.card)}`,
  'desk.putCardBack': a => `Reposer ${card(a.card)}`,
  'desk.activate': a => `Activer (${a.value})`,
  'desk.event': () => 'Événement',
  'desk.buildStockades': a => `Fortins (${a.value})`,
  'desk.buildForts': a => `Forts (${a.value})`,
  'desk.hold': () => 'Garder la dernière carte',
  'desk.playResponse': a => `Jouer ${card(a.card)}`,
  'desk.noResponse': () => 'Pas de réponse',
  'desk.takeCard': a => `Choisir ${card(a.card)}`,
  'desk.lead': a => `Force menée par ${piece(a.piece)}`,
  'desk.activateOne': a => `Activer ${piece(a.piece)}`,
  'desk.activateForce': a => `Activer la force (${party(a.pieces)})`,
  'desk.activateSingles': a => `Activer ${party(a.pieces)}`,
  'desk.singly': a => `${piece(a.piece)} sans force`,
  'desk.withForce': a => `${piece(a.piece)} avec une force`,
  'desk.noActivation': () => 'N’activer personne',
  'desk.next': a => `${piece(a.piece)} agit ensuite`,
  'desk.march': a =>
    `Marcher vers ${space(a.space)}, ${number(a.steps, 'espace')} en tout${a.watched ? ' ; Interception possible' : ''}`,
  'desk.marchFar': a =>
    `Marcher vers ${space(a.space)} ${a.land ? 'par terre' : 'en canots'}, ${number(a.steps, 'espace')} en tout`,
  'desk.marchFarIn': a =>
    `Marcher ${number(a.steps, 'espace')} en tout${a.fight ? ' et combattre' : ''} ${at(a.space)}`,
  'desk.marchIn': a => (a.fight ? `Entrer et combattre ${at(a.space)}` : `Entrer ${at(a.space)}`),
  'desk.infiltrate': a => `S’infiltrer ${at(a.space)}`,
  'desk.sail': a => `Naviguer vers ${space(a.space)}`,
  'desk.land': a => `Débarquer ${at(a.space)} (débarquement amphibie)`,
  'desk.lookAt': a => `Regarder ${space(a.space)} : comment y entrer, et avec quelles chances`,
  'desk.stay': a => `Rester ${at(a.space)}`,
  'desk.stop': a => `S’arrêter ${at(a.space)}`,
  'desk.siegeRoll': a => `Jet de Siège ${at(a.space)}`,
  'desk.assault': a => `Donner l’Assaut ${at(a.space)}`,
  'desk.noAssault': () => 'Pas d’Assaut',
  'desk.sortie': a => `Faire une sortie ${of(a.space)}`,
  'desk.intercept': a => `Intercepter ${at(a.space)} : ${party(a.pieces)}`,
  'desk.noIntercept': () => 'Pas d’Interception',
  'desk.avoidTo': a => `Éviter la Bataille et gagner ${space(a.space)} : ${party(a.pieces)}`,
  'desk.noAvoid': () => 'Rester et combattre',
  'desk.someInside': a => `À l’intérieur : ${party(a.pieces)}`,
  'desk.noneInside': () => 'Tous restent dehors',
  'desk.someJoin': a => `Se joindre à la Bataille : ${party(a.pieces)}`,
  'desk.noneJoins': () => 'Personne ne sort',
  'desk.someMuster': a => `Appeler : ${party(a.pieces)}`,
  'desk.noMuster': () => 'Pas de Milice',
  'desk.musterOne': a => `${piece(a.unit)} défend`,
  'desk.lose': a => `${piece(a.unit)} perd un pas : ${a.eliminated ? 'éliminée' : 'réduite'}`,
  'desk.retreatTo': a => `Faire retraite vers ${space(a.space)} : ${party(a.pieces)}`,
  'desk.goInside': a => `Se réfugier à l’intérieur ${at(a.space)} : ${party(a.pieces)}`,
  'desk.raidFirst': a => `D’abord le Raid ${at(a.space)}`,
  'desk.stayBehind': a => `${piece(a.piece)} reste ${at(a.space)}`,
  'desk.goHome': a => `${piece(a.piece)} rentre ${at(a.space)}`,
  'desk.restore': a => `Restaurer ${piece(a.unit)} à pleine puissance`,
  'desk.eliminate': a => `Éliminer ${piece(a.piece)}`,
  'desk.recall': a => `Rappeler ${piece(a.piece)}`,
  'desk.placeAt': a => `Placer ${piece(a.piece)} ${at(a.space)}`,
  'desk.allHere': a => `Les ${a.all} au même endroit…`,
  'desk.placeAllAt': a => `Placer les ${a.all} ${at(a.space)}`,
  'desk.construct': a => `${BUILT[a.what] ?? 'Construire'} ${at(a.space)}`,
  'desk.choose': a => CHOICES[a.what] ?? 'Choisir',
  'desk.chooseSpace': a => `Choisir ${space(a.space)}`,
  'desk.swapFirst': a => `Déplacer ${piece(a.piece)}`,
  'desk.swapWith': a => `${piece(a.one)} et ${piece(a.two)} échangent leurs places`,
  'desk.demolish': () => 'Démolir…',
  'desk.demolishAt': a => `Démolir quelque chose ${at(a.space)}`,
  'desk.demolishWhat': a => `Démolir ${WORKS[a.what] ?? 'quelque chose'} ${at(a.space)}`,
  'desk.bid': a => `Miser ${points(a.vp)} pour le camp ${masculine(a.side)}`,
  'desk.bidMore': a => `Plus : ${points(a.vp)}`,
  'desk.bidLess': a => `Moins : ${points(a.vp)}`,
  'desk.bidFor': a => `Jouer plutôt ${army(a.side)}`,
} satisfies Partial<DeskSentences>;

const percent = (times: number, all: number): string => `${Math.round((times * 100) / all)}\u00a0%`;
const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;

const reckoned = {
  'desk.odds.battle': a => `Bataille ${at(a.space)}`,
  'desk.odds.assault': a => `Assaut ${at(a.space)}`,
  'desk.odds.siege': a => `Jet de Siège ${at(a.space)}, niveau actuel ${a.level}`,
  'desk.odds.raid': a => `Raid ${at(a.space)}`,
  'desk.odds.intercept': a => `Interception ${at(a.space)}`,
  'desk.odds.avoid': a => `Éviter la Bataille ${at(a.space)}`,
  'desk.odds.strength': a =>
    `Puissance ${masculine(a.side) === 'anglais' ? 'anglaise' : 'française'}, ${number(a.units, 'unité')}`,
  'desk.odds.ambush': () => 'Embuscade !',
  'desk.odds.column': a => `Colonne de la table${a.shifted ? ', décalée d’un cran à gauche' : ''}`,
  'desk.odds.tactics': () => 'Tactique',
  'desk.odds.troops': () => 'Seul l’ennemi a des troupes adaptées au terrain',
  'desk.odds.landing': () => 'Débarquement amphibie',
  'desk.odds.stockade': () => 'Contre un fortin',
  'desk.odds.coehorns': () => 'Mortiers Coehorn et obusiers',
  'desk.odds.louisbourg': () => 'Louisbourg',
  'desk.odds.besieger': () => 'Tactique de l’assiégeant',
  'desk.odds.besieged': () => 'Tactique de l’assiégé',
  'desk.odds.raidColumn': a => `Colonne : ${a.hard ? 'fortin ou village' : 'espace cultivé'}`,
  'desk.odds.rangers': () => 'Rangers',
  'desk.odds.guarded': () => 'Deux unités de Milice dans la case',
  'desk.odds.die': a => `Dé ${masculine(a.side)}`,
  'desk.odds.sum': () => 'Dé',
  'desk.odds.need': () => 'Il faut au dé',
  'desk.odds.net': a => `${a.net > 0 ? '+' : a.net < 0 ? '−' : ''}${Math.abs(a.net)}${a.more ? ' ou plus' : ''}`,
  'desk.odds.level': a => (a.level > 0 ? `niveau +${a.level}` : 'sans effet'),
  'desk.odds.raidResult': a => `${a.success ? 'succès' : 'échec'}${a.steps > 0 ? `, −${a.steps}` : ''}`,
  'desk.odds.succeeds': () => 'réussit',
  'desk.odds.fails': () => 'échoue',
  'desk.odds.summary': a =>
    `Vous gagnez : ${percent(a.wins, 36)} ; pertes moyennes : ${decimal(a.own)} pas contre ${decimal(a.theirs)}.`,
  'desk.odds.more': a => `Chefs exposés : ${percent(a.risk, 36)}. Barres : pas que l’ennemi perd de plus que vous.`,
  'desk.odds.ripe': a => `Assaut possible ensuite : ${percent(a.times, 6)}`,
  'desk.odds.chance': a => `Réussit : ${percent(a.times, 6)}`,
  'desk.odds.sure': () => 'Réussit sans dé : des Auxiliaires en terrain sauvage, et aucun Auxiliaire à leurs trousses',
  'desk.possible': a => `Réponses possibles des ${call(a.side)}`,
  'desk.possible.card': a => eventTitle(a.event, 'fr'),
  'desk.possible.intercept': a => `Interception à partir ${of(a.space)}`,
  'desk.possible.avoid': a => `Éviter la Bataille ${at(a.space)}`,
  'desk.layer.supply': () => 'Ravitaillement',
  'desk.layer.reach': () => 'Portée',
  'desk.inSupply': a => `Ravitaillés : ${call(a.side)}`,
  'desk.cutOff': a => `Non ravitaillés : ${call(a.side)}`,
  'desk.byLand': () => 'À portée par terre',
  'desk.byBoat': () => 'À portée en canots seulement',
  'desk.bySea': () => 'À portée par mer',
} satisfies Partial<DeskSentences>;

const refused = {
  'desk.no.piece': () => 'Choisissez un des pions marqués.',
  'desk.no.space': () => 'Choisissez un des espaces marqués.',
  'desk.no.card': () => 'Choisissez une des cartes marquées.',
  'desk.no.pickPiece': a => `${Space(a.space)} : choisissez un des pions qui s’y trouvent.`,
  'desk.no.pickSpace': a => `Choisissez l’espace lui-même : ${space(a.space)}.`,
  'desk.no.cardFirst': () => 'Jouez d’abord une carte de votre main.',
  'desk.no.useFirst': a => `Dites d’abord à quoi sert ${card(a.card)} : activation, Événement ou construction.`,
  'desk.no.respond': () => 'Répondez par une carte, ou ne répondez pas.',
  'desk.no.activate': () => 'Choisissez un chef ou une unité que la carte peut activer.',
  'desk.no.nobody': a => `${Space(a.space)} : personne à activer ici.`,
  'desk.no.move': () => 'Choisissez un espace où marcher, ou arrêtez-vous.',
  'desk.no.there': a => `Ils sont déjà ${at(a.space)}.`,
  'desk.no.outOfReach': a => `${Space(a.space)} : hors de portée de ce qui reste de ce mouvement.`,
  'desk.no.blocked': a =>
    `${Space(a.space)} : le chemin passe par ${space(a.by)}, et qui entre dans un espace tenu par l’ennemi doit s’y arrêter.`,
  'desk.no.retreat': () => 'Choisissez qui fait retraite, et vers où.',
  'desk.no.buttons': () => 'Cela se décide avec les boutons.',
  'desk.no.bid': () => 'Les enchères d’abord : servez-vous des boutons.',
  'desk.no.over': () => 'La partie est finie.',
  'desk.no.otherDecides': a => `La décision appartient aux ${call(a.side)}.`,
} satisfies Partial<DeskSentences>;

export const fr: DeskSentences = { ...pictured, ...offered, ...hints, ...reckoned, ...refused };
