import { signed } from '@bivouac/desk';
import { modifierName } from '../fr/modifiers.ts';
import {
  Army,
  area,
  army,
  block,
  box,
  group,
  hour,
  july,
  number,
  order,
  place,
  point,
  position,
  token,
} from '../fr/words.ts';
import { capital, standName, tokenUse } from '../names.ts';
import type { DeskSentences, Edge, Stood } from './keys.ts';

const DID: readonly string[] = ['', 'a retraité', 'a attaqué', 'est entré', 'a marché', 'a pivoté'];
const GROUND: Readonly<Record<string, string>> = {
  ridge1: 'crête, un canon',
  ridge2: 'crête, deux canons',
  ridge3: 'crête, trois canons',
  steep: 'pente abrupte',
  obstructed: 'obstruée',
};
const stand = (slug: string): string => standName(slug, 'fr');
const did = (what: number): string => (DID[what] ? `, ${DID[what]}` : '');
const who = (a: { stand: string; block: string }): string =>
  a.block === '' ? `${stand(a.stand)}, caché` : `${block(a.block)}, ${stand(a.stand)}`;
const stood = (a: Stood): string =>
  a.front === ''
    ? `${who(a)}, hors de la carte\u00a0: ${place(a.at)}`
    : `${who(a)}, à ${position(a.at)}, face à ${area(a.front)}${did(a.did)}`;

function edge({ position: at, areas, grounds }: Edge): string {
  const sides = areas.flatMap((each, i) => {
    const told = (grounds[i] ?? '').split(' ').filter(ground => ground !== '');
    return told.length === 0
      ? []
      : [`vers ${area(each)}\u00a0: ${told.map(ground => GROUND[ground] ?? ground).join(', ')}`];
  });
  return [`Position ${position(at)}`, ...sides].join('\u00a0; ');
}
const sign = (what: string): string => (what === '' ? '' : what === '?' ? '?' : point(what).charAt(0));

export const fr: DeskSentences = {
  'desk.block': a => capital(stood(a)),
  'desk.brief': a => capital(`${who(a)}${did(a.did)}`),
  'desk.waits': a => `peut entrer dès ${hour(a.hour)}`,
  'desk.guns': a =>
    `${Army(a.side)}\u00a0: artillerie à ${position(a.position)}\u00a0: ${[...a.tokens.map(token), ...(a.hidden > 0 ? [`${number(a.hidden, 'jeton')} face cachée`] : [])].join(', ')}`,
  'desk.works': a => `Travaux de terrain à ${position(a.position)}, face à ${area(a.front)}`,
  'desk.area': a =>
    [
      area(a.area),
      ...(a.town ? ['ville'] : []),
      ...(a.entry === '' ? [] : [`zone d’entrée de ${point(a.entry)}`]),
      ...(a.leave ? ['on peut y quitter la carte'] : []),
    ].join(', '),
  'desk.position': edge,
  'desk.beside': a =>
    a.side === '' ? `Hors de la carte\u00a0: ${place(a.place)}` : `Point d’entrée ${point(a.place)}, ${army(a.side)}`,
  'desk.when': a => `${july(a.day)}, ${box(a.box)}${a.hours > 1 ? `, ${number(a.hours, 'heure')}` : ''}`,
  'desk.day': a => july(a.day),
  'desk.hour': a =>
    [
      box(a.box),
      ...(a.union === '' ? [] : [`U ${sign(a.union)}`]),
      ...(a.confederate === '' ? [] : [`C ${sign(a.confederate)}`]),
    ].join(' '),
  'desk.orders': () => 'Commandement Général',
  'desk.order': a => `${Army(a.side)}\u00a0: ${order(a.order)}`,
  'desk.control': () => 'Objectifs',
  'desk.controlled': a => `${area(a.area)}\u00a0: ${army(a.side)}${a.full ? ', contrôle total' : ''}`,
  'desk.objective': a =>
    `Objectif ${area(a.area)}, tenu par ${army(a.side)}${a.side === 'union' ? (a.full ? ', contrôle total' : ', sous le feu ou coupé') : ''}`,
  'desk.fire': a => `Champs de tir\u00a0: ${army(a.side)}`,
  'desk.attack': a => `Attaque contre ${a.positions.map(position).join(' et ')}\u00a0: ${army(a.side)}`,
  'desk.waiting': a => `À faire entrer\u00a0: ${army(a.side)}`,
  'desk.lost': a => `Perdus\u00a0: ${army(a.side)}`,
  'desk.lostBlock': a => block(a.block),
  'desk.tray': a => `Porte-jetons\u00a0: ${army(a.side)}`,
  'desk.token': a => token(a.token),
  'desk.tokenSays': a => tokenUse(a.token, 'fr'),
  'desk.pool': a => `Réserve de jetons\u00a0: ${army(a.side)}`,
  'desk.returned': a => `Pile de retour\u00a0: ${army(a.side)}`,
  'desk.spent': a => `Jetons dépensés\u00a0: ${army(a.side)}`,
  'desk.piles': a => `Renforts à ${point(a.point)}`,
  'desk.top': a => `suivant\u00a0: ${group(a.battalion)}`,
  'desk.putBack': () => 'Reposer',
  'desk.pickUp': a => `Prendre le ${stand(a.stand)}`,
  'desk.putDown': a => `Reposer le ${stand(a.stand)}`,
  'desk.face': a => `Face à ${area(a.area)}`,
  'desk.postAt': a => `Poster le ${stand(a.stand)} à ${position(a.position)}`,
  'desk.goTo': a => `Le ${stand(a.stand)} à ${position(a.position)}, ${number(a.cost, 'étape')}`,
  'desk.leaveMap': a => `Le ${stand(a.stand)} quitte la carte par ${area(a.area)}`,
  'desk.ride': a => (a.on ? 'À cheval' : 'Pied à terre'),
  'desk.turn': a => `Retourner le ${stand(a.stand)}`,
  'desk.endTokens': () => 'Garder les jetons',
  'desk.noOrder': () => 'Aucun ordre',
  'desk.writeOrder': () => 'Écrire un ordre',
  'desk.orderTitle': a => `Ordre spécial\u00a0: ${a.words} mots en ${a.seconds} secondes`,
  'desk.bid': a => `Miser ${a.moves}`,
  'desk.pass': () => 'Passer',
  'desk.choose': a => `Jouer ${army(a.side)}`,
  'desk.spend': () => 'Dépenser un jeton Marche',
  'desk.endMarches': () => 'Finir les marches',
  'desk.endWithdrawals': () => 'Finir les retraites',
  'desk.enterAt': a =>
    `Le ${stand(a.stand)} entre à ${hour(a.hour)} ${a.road ? 'par la route' : 'à travers champs'} à ${position(a.position)}`,
  'desk.atHour': a => `À ${hour(a.hour)}`,
  'desk.transfer': a => `Transférer à ${point(a.point)}`,
  'desk.endEntries': () => 'Finir les entrées',
  'desk.giveToken': a => `Choisir ${token(a.token)}`,
  'desk.keepToken': a => `Garder ${token(a.token)}`,
  'desk.use': a => `Employer ${number(a.count, 'jeton')}`,
  'desk.give': a => `Rendre ${number(a.count, 'jeton')}`,
  'desk.bringUp': a => `Amener ${token(a.token)}`,
  'desk.layGuns': a => `Poser ${token(a.token)} à ${position(a.position)}, face cachée`,
  'desk.endGuns': () => 'Finir l’artillerie',
  'desk.extend': () => 'Étendre le bombardement',
  'desk.fortify': a => `Travaux de terrain à ${position(a.position)}`,
  'desk.endNight': () => 'Finir les travaux',
  'desk.hours': a => number(a.hours, 'heure'),
  'desk.declare': a => order(a.order),
  'desk.offer': a => `À gauche ${block(a.blocks[0] ?? '')}, à droite ${block(a.blocks[1] ?? '')}`,
  'desk.pick': a => (a.which === 0 ? 'Le bloc de gauche' : 'Le bloc de droite'),
  'desk.assign': a => a.at.map((from, i) => `${position(from)} → ${position(a.targets[i] ?? '')}`).join('\u00a0; '),
  'desk.hitToken': a => token(a.token),
  'desk.line': a => a.stands.map(stand).join(', puis '),
  'desk.fight': a => `Combattre d’abord pour ${position(a.position)}`,
  'desk.lead': a => `Le ${stand(a.stand)} mène`,
  'desk.suffer': a => `Le ${stand(a.stand)} est réduit`,
  'desk.remove': a =>
    a.stands.length > 0 ? `Retirer ${a.stands.map(each => `le ${stand(each)}`).join(' et ')}` : 'Retirer deux blocs',
  'desk.removeOne': a => `Retirer le ${stand(a.stand)}`,
  'desk.giveUp': () => 'Renoncer aux trois prochains arrivants',
  'desk.keepBack': a => `${a.picked ? '✓ ' : ''}${block(a.block)}`,
  'desk.keepBackThese': a => `Renoncer à ${number(a.count, 'bloc')}`,
  'desk.pickObjective': a => `Déplacer l’objectif de ${area(a.area)}`,
  'desk.moveObjective': a => `De ${area(a.from)} à ${area(a.area)}`,
  'desk.moveObjectives': a => `Déplacer ${number(a.count, 'objectif')}`,
  'desk.leaveObjectives': () => 'Laisser les objectifs',
  'desk.attackThis': a => `Attaquer ${position(a.position)}`,
  'desk.attackToo': a => (a.empty ? `Prendre aussi ${position(a.position)}` : `Attaquer aussi ${position(a.position)}`),
  'desk.leaveOut': a => `Ne pas viser ${position(a.position)}`,
  'desk.send': a => `Envoyer le ${stand(a.stand)}`,
  'desk.sent': a => `Le ${stand(a.stand)} va à ${position(a.position)}`,
  'desk.otherWay': a => `Le ${stand(a.stand)} par ${area(a.area)}`,
  'desk.comeBack': a => `Le ${stand(a.stand)} prend l’objectif de ${area(a.area)} et revient`,
  'desk.leadAttack': a => `Le ${stand(a.stand)} mène`,
  'desk.attackNow': () => 'Attaquer',
  'desk.endAttacks': () => 'Finir les attaques',
  'desk.hint.front': a => `De quel côté regarde-t-il à ${position(a.position)}\u00a0? Cliquez sur une zone.`,
  'desk.hint.post': () => 'Cliquez sur une position.',
  'desk.hint.march': () => 'Cliquez sur un bloc, puis là où il va.',
  'desk.hint.withdraw': () => 'Cliquez sur un bloc, puis là où il retraite.',
  'desk.hint.moving': a =>
    `${a.block === '' ? `Le ${stand(a.stand)}` : block(a.block)}\u00a0: cliquez là où il va\u00a0; les nombres sont des étapes.`,
  'desk.hint.enter': () => 'Cliquez sur un bloc à côté de la carte.',
  'desk.hint.entering': a => `Le ${stand(a.stand)} à ${hour(a.hour)}\u00a0: cliquez sur une position.`,
  'desk.hint.give': () => 'Cliquez sur des jetons de votre porte-jetons.',
  'desk.hint.guns': () => 'Cliquez sur un jeton, puis sur la position qu’il soutient.',
  'desk.hint.layGuns': a => `${token(a.token)}\u00a0: cliquez sur une position.`,
  'desk.hint.works': () => 'Cliquez sur une position que vous tenez.',
  'desk.hint.noWorks': () => 'Aucun jeton Marche sur votre porte-jetons.',
  'desk.hint.bid': () =>
    'Qui mise le plus choisit son camp\u00a0; l’autre peut déplacer les objectifs d’autant de zones.',
  'desk.hint.choose': () => 'Choisir l’autre camp, c’est changer de place.',
  'desk.hint.balance': () =>
    'Cliquez sur un objectif, puis sur une zone voisine\u00a0; les trois se partagent également les mouvements.',
  'desk.hint.instruct': () => 'Seuls de simples mots parviennent à votre subordonné\u00a0; rien ne revient.',
  'desk.hint.tokens': () => 'Un jeton Marche donne une étape de plus aux trois prochains blocs.',
  'desk.hint.hours': () => 'Plus d’heures\u00a0: de plus longues marches pour tous.',
  'desk.hint.declare': () => 'Il vaut dès le prochain tour.',
  'desk.hint.offer': () => 'L’adversaire en choisit un sur deux, sans voir.',
  'desk.hint.pick': () => 'Vous ne voyez pas lequel est lequel.',
  'desk.hint.bombard': () => 'Trois points font une touche.',
  'desk.hint.support': () => 'Trois points réduisent un attaquant.',
  'desk.hint.hit': () => 'Il ne tire plus dans cette attaque.',
  'desk.hint.line': () => 'Le premier subit la perte suivante.',
  'desk.hint.fight': () => 'Cliquez sur une position.',
  'desk.hint.lead': () => 'Son bloc est montré.',
  'desk.hint.suffer': () => 'Cliquez sur un bloc.',
  'desk.hint.giveUp': () => 'Cliquez sur deux blocs à pleine force, ou renoncez à des arrivées.',
  'desk.hint.keepBack': () => 'Ils n’arriveront jamais.',
  'desk.hint.objectives': a =>
    `${number(a.moves, 'déplacement')}\u00a0: cliquez sur un objectif, puis sur une zone voisine.`,
  'desk.hint.attack': () => 'Cliquez sur une position ennemie.',
  'desk.hint.send': a => `Qui attaque ${a.positions.map(position).join(' et ')}\u00a0? Cliquez sur vos blocs.`,
  'desk.hint.sent': a =>
    `${number(a.stands.length, 'bloc')}, sous ${a.leaders.map(each => `le ${stand(each)}`).join(' et ')}.`,
  'desk.odds.title': a => `Attaque de ${a.positions.map(position).join(' et ')}`,
  'desk.odds.leader': a => `Votre meneur à ${position(a.position)}`,
  'desk.odds.modifier': a => capital(modifierName(a.what)),
  'desk.odds.before': () => 'Avant leur bloc et toute l’artillerie',
  'desk.odds.range': a => `Résultat de ${signed(a.least)} à ${signed(a.most)} sans l’artillerie\u00a0; +1 l’emporte.`,
  'desk.no.pickBlock': () => 'Choisissez d’abord un bloc.',
  'desk.no.pickPosition': () => 'Les blocs se tiennent sur les lignes entre les zones\u00a0: choisissez une position.',
  'desk.no.frontFirst': a =>
    `D’abord, de quel côté regarde-t-il à ${position(a.position)}\u00a0? Cliquez sur l’une des deux zones.`,
  'desk.no.pickToken': () => 'Choisissez un jeton de votre porte-jetons.',
  'desk.no.pickTarget': () => 'Choisissez d’abord une position ennemie.',
  'desk.no.pickObjective': () => 'Choisissez d’abord un objectif.',
  'desk.no.buttons': () => 'Choisissez avec les boutons.',
  'desk.no.placeNotBlock': a => `Choisissez le lieu même\u00a0: ${place(a.place)}.`,
  'desk.no.blockNotPlace': a => `Choisissez un bloc à ${place(a.place)}.`,
};
