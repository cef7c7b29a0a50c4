import { faceOf } from '@bivouac/edition';
import { eventTitle, isNone, signed } from '../names.ts';
import type { Says } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import {
  Army,
  At,
  army,
  at,
  card,
  department,
  feminine,
  masculine,
  number,
  of,
  ofArmy,
  piece,
  pieces,
  points,
  score,
  season,
  space,
  steps,
  verb,
} from './words.ts';

const when = (name: string): string => season(name === 'late' ? 1 : 0);
const FORTIFICATIONS: Readonly<Record<string, string>> = {
  stockade: 'leur fortin',
  fort: 'leur fort',
  works: 'leur fort en construction',
  fieldworks: 'les fortifications de campagne',
};
/** Why points were scored or lost. */
const REASONS: Readonly<Record<string, string>> = {
  bid: 'enchère',
  demolition: 'démolition d’un de leurs forts',
  stockade: 'fortin',
  battle: 'Bataille',
  fortress: 'forteresse',
  fort: 'fort',
  key: 'Niagara ou Ohio Forks',
  massacre: 'Massacre !',
  raids: 'Raids',
  earlyRegulars: 'Réguliers précoces',
};
const LEVELS: Readonly<Record<string, string>> = {
  reluctant: 'Réticent',
  supportive: 'Favorable',
  enthusiastic: 'Enthousiaste',
};
const reason = (why: string): string => (REASONS[why] ? ` (${REASONS[why]})` : '');
const modified = (modifier: number): string => (modifier === 0 ? '' : ` ${signed(modifier)}`);
const place = (slug: string): string => (slug === 'box' ? 'dans sa case' : at(slug));

export const events = {
  'year.begins': a => `L’année ${a.year} commence : ${score(a.vp)}.`,
  'season.begins': a => `${a.year}, ${when(a.season)}.`,
  'phase.begins': a => `${Army(a.side)} ont la main : ${number(a.cards, 'carte')}.`,
  'year.ends': a => `${a.year}, fin de l’année.`,
  'cards.dealt': a =>
    `Les cartes sont distribuées : ${number(a.british, 'carte')} aux Anglais, ${number(a.french, 'carte')} aux Français ; il en reste ${a.deck} dans la pioche.`,
  'deck.shuffled': a => `La pioche est battue : ${number(a.cards, 'carte')}.`,
  'bid.made': a => `Le joueur ${masculine(a.side)} mise ${points(a.vp)} pour jouer ${army(a.wants)}.`,
  'bid.stay': a =>
    `Le joueur ${masculine(a.side)} remporte l’enchère et joue ${army(a.wants)} : chacun garde sa place.`,
  'bid.swap': a =>
    `Le joueur ${masculine(a.side)} remporte l’enchère et joue ${army(a.wants)} : les joueurs échangent leurs places.`,
  'leader.pool': a => `${piece(a.leader)} rejoint le réservoir de chefs anglais.`,
  'card.event': a => `${Army(a.side)} jouent ${card(a.card)} comme Événement.`,
  'card.activate': a => `${Army(a.side)} jouent ${card(a.card)} pour activer.`,
  'card.build': a => `${Army(a.side)} jouent ${card(a.card)} pour construire.`,
  'card.response': a => `${Army(a.side)} répondent par ${card(a.card)}.`,
  'card.held': a => `${Army(a.side)} passent et conservent leur dernière carte.`,
  'card.removed': a => `La carte ${card(a.card)} est retirée de la partie.`,
  'card.taken': a => `${Army(a.side)} reprennent ${card(a.card)} dans la défausse.`,
  activated: a => `${Army(a.side)} activent ${pieces(a.pieces)}.`,
  'act.begins': a => `${pieces(a.pieces)} ${verb(a.pieces, 'agit', 'agissent')} ${at(a.space)}.`,
  'built.stockade': a => `${Army(a.side)} construisent un fortin ${at(a.space)}.`,
  'built.works': a => `${Army(a.side)} commencent un fort ${at(a.space)}.`,
  'built.fort': a => `${Army(a.side)} terminent leur fort ${at(a.space)}.`,
  demolished: a => `${Army(a.side)} démolissent ${FORTIFICATIONS[a.what] ?? a.what} ${at(a.space)}.`,
  'move.step': a => `${pieces(a.pieces)} ${verb(a.pieces, 'va', 'vont')} ${at(a.space)}.`,
  'move.pushedBack': a => `Ils sont refoulés ${at(a.space)} et s’y arrêtent.`,
  'intercept.succeeds': a =>
    `${Army(a.side)} réussissent leur Interception ${at(a.space)} : le camp en mouvement doit attaquer.`,
  'intercept.fails': a => `L’Interception ${ofArmy(a.side)} échoue.`,
  'avoid.succeeds': a => `${Army(a.side)} évitent la Bataille et vont ${at(a.space)}.`,
  'avoid.fails': a => `${Army(a.side)} ne parviennent pas à éviter la Bataille.`,
  'garrison.inside': a =>
    isNone(a.pieces)
      ? `${At(a.space)}, tous ${army(a.side)} restent à l’extérieur.`
      : `${At(a.space)}, ${pieces(a.pieces)} ${verb(a.pieces, 'se réfugie', 'se réfugient')} à l’intérieur.`,
  'garrison.leaves': a => `La garnison ${of(a.space)} part pour ${space(a.to)}.`,
  'piece.arrives': a => `${piece(a.piece)} arrive ${at(a.space)}.`,
  'piece.home': a => `${piece(a.piece)} rentre ${at(a.space)}.`,
  'raids.counted': a => `${Army(a.side)} comptent ${number(a.markers, 'marqueur de Raid', 'marqueurs de Raid')}.`,
  'vp.scored': a =>
    a.points < 0
      ? `${Army(a.side)} perdent ${points(-a.points)}${reason(a.why)} : ${score(a.vp)}.`
      : `${Army(a.side)} gagnent ${points(a.points)}${reason(a.why)} : ${score(a.vp)}.`,
  'game.ended': a => `La partie se termine en ${a.year} : ${score(a.vp)}.`,
  assemblies: a => `Les assemblées provinciales sont maintenant au niveau ${LEVELS[a.level] ?? a.level}.`,
  'card.discarded': a => `${Army(a.side)} défaussent ${card(a.card)}.`,
  'card.stolen': a => `${Army(a.side)} prennent une carte ${a.side === 'french' ? 'aux Anglais' : 'aux Français'}.`,
  'card.stolenIs': a => `La carte prise est ${card(a.card)}.`,
  'crisis.none': () => 'Les Anglais n’ont aucune carte que la crise puisse prendre.',
  'leader.drawn': a => `${piece(a.leader)} est tiré du réservoir.`,
  'leader.backToPool': a =>
    `${piece(a.leader)} retourne au réservoir : les deux chefs de Commandement 7 sont assiégés.`,
  'leader.recalled': a => `${piece(a.leader)} est rappelé et quitte la partie.`,
  'leaders.swapped': a => `${piece(a.one)} et ${piece(a.two)} échangent leurs places.`,
  'militia.raised': a => `${piece(a.unit)} : une unité est appelée dans ${department(a.department)}.`,
  'units.notReceived': a => `Aucun espace n’est ouvert aux unités de ${card(a.card)} : elles ne sont pas reçues.`,
  'piece.notReceived': a => `Aucun espace ne convient : ${piece(a.piece)} n’arrive pas.`,
  ...fighting(),
  ...outcomes(),
  ...rolls(),
} satisfies Partial<Sentences>;

function fighting() {
  return {
    'battle.begins': a => `Bataille ${at(a.space)} : ${army(a.side)} attaquent.`,
    'battle.result': a =>
      a.steps === 0
        ? `Le tir ${ofArmy(a.side)} est sans effet.`
        : `Le tir ${ofArmy(a.side)} fait perdre ${steps(a.steps)} ${a.side === 'french' ? 'aux Anglais' : 'aux Français'}.`,
    'battle.won': a => `${Army(a.side)} gagnent la Bataille ${at(a.space)}.`,
    'militia.home': a =>
      `Après la Bataille ${at(a.space)}, ${pieces(a.pieces)} ${verb(a.pieces, 'rentre dans sa case', 'rentrent dans leur case')}.`,
    'militia.out': a => `${piece(a.unit)} se joint à la Bataille ${at(a.space)}.`,
    'unit.reduced': a => `${piece(a.unit)} perd un pas et passe à puissance réduite.`,
    'unit.restored': a => `${piece(a.unit)} retrouve sa pleine puissance.`,
    'unit.eliminated': a => `L’unité ${piece(a.piece)} est éliminée ${place(a.space)}.`,
    'leader.lost': a => `${piece(a.piece)} est éliminé ${place(a.space)}.`,
    'retreat.to': a => `${piece(a.piece)} fait retraite ${of(a.from)} vers ${space(a.space)}.`,
    'retreat.inside': a => `${At(a.space)}, ${piece(a.piece)} se réfugie à l’intérieur.`,
    'siege.begins': a => `${Army(a.side)} assiègent ${space(a.space)}.`,
    'siege.level': a => `Le Siège ${of(a.space)} est au niveau ${a.level}.`,
    'siege.lifted': a => `Le Siège ${of(a.space)} est levé.`,
    'assault.begins': a => `${Army(a.side)} donnent l’Assaut ${at(a.space)}.`,
    'assault.result': a => `L’Assaut ${of(a.space)} tourne en faveur ${ofArmy(a.side)}.`,
    'place.taken': a => `${Army(a.side)} prennent ${space(a.space)}.`,
    'fortress.reverts': a => `Personne ne tient la forteresse ${of(a.space)} : elle redevient ${feminine(a.side)}.`,
    'stockade.taken': a => `${Army(a.side)} prennent le fortin ${of(a.space)}.`,
    'stockade.destroyed': a => `${Army(a.side)} détruisent le fortin ${of(a.space)}.`,
    'stockade.burnt': a => `Le Raid détruit le fortin ${of(a.space)}.`,
    'works.lost': a => `Le fort ${masculine(a.side)} en construction ${at(a.space)} est perdu.`,
    'amphib.removed': a => `Le marqueur de débarquement est retiré ${at(a.space)}.`,
    'raid.succeeds': a => `Le Raid sur ${space(a.space)} réussit.`,
    'raid.fails': a => `Le Raid sur ${space(a.space)} échoue.`,
    'raid.marker': a => `${Army(a.side)} placent un marqueur de Raid ${at(a.space)}.`,
  } satisfies Partial<Sentences>;
}

function outcomes() {
  return {
    'outcome.fortresses': () => 'Les Anglais gagnent : toutes les forteresses, Niagara et Ohio Forks sont à eux.',
    'outcome.eleven': a => `${Army(a.winner)} gagnent aussitôt avec ${points(Math.abs(a.vp))}.`,
    'outcome.french1760': a => `Les Français gagnent : ils ont ${points(a.vp)} à la fin de 1760.`,
    'outcome.french1761': a => `Les Français gagnent : ils ont ${points(a.vp)} à la fin de 1761.`,
    'outcome.objectives': () =>
      'Les Anglais gagnent : leurs forteresses sont sauves et deux des grands objectifs sont à eux.',
    'outcome.points': a =>
      a.winner === 'draw' ? `Partie nulle : ${score(a.vp)}.` : `${Army(a.winner)} gagnent : ${score(a.vp)}.`,
    'outcome.none': a =>
      `Partie nulle${a.winner === 'french' ? ', comptée comme victoire française en tournoi' : ''} : ${score(a.vp)}.`,
  } satisfies Partial<Sentences>;
}

function rolls() {
  return {
    'roll.bid': a => `Mises égales ; le dé décide : ${faceOf(a)}.`,
    'roll.card': a => `Une carte est tirée au hasard de la main ${feminine(a.side)}.`,
    'roll.alliance': a => `Force de l’alliance : ${faceOf(a)}.`,
    'roll.courier': a => `Dé ${masculine(a.side)} pour le courrier : ${faceOf(a)}, il faut au moins 3.`,
    'roll.draw': a => `Un chef est tiré au sort (${a.left} dans le réservoir).`,
    'roll.event': a => `Dé ${masculine(a.side)} pour ${eventTitle(a.event, 'fr')} : ${faceOf(a)}.`,
    'roll.intercept': a =>
      `${pieces(a.pieces)} ${verb(a.pieces, 'tente', 'tentent')} une Interception ${at(a.space)} : ${against(a, 4)}`,
    'roll.avoid': a =>
      `${pieces(a.pieces)} ${verb(a.pieces, 'tente', 'tentent')} d’éviter la Bataille : ${against(a, 4)}`,
    'roll.fire': a => `Tir ${ofArmy(a.side)}, colonne ${a.column} : ${faceOf(a)}${modified(a.modifier)}.`,
    'roll.leader': a => `Test de perte de chef pour ${piece(a.leader)} : ${faceOf(a)} (éliminé sur un 1).`,
    'roll.siege': a => `Jet de Siège ${masculine(a.side)} ${at(a.space)} : ${faceOf(a)}${modified(a.modifier)}.`,
    'roll.raid': a => `Raid ${masculine(a.side)} sur ${space(a.space)} : ${faceOf(a)}${modified(a.modifier)}.`,
  } satisfies Partial<Sentences>;
}

const against = (a: Says['roll.avoid'], wanted: number): string =>
  `${faceOf(a)}${modified(a.tactics)}, il faut au moins ${wanted}.`;
