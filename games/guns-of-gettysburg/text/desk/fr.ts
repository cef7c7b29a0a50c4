import { Army, area, block, box, group, hour, number, order, place, point, position, token } from '../fr/words.ts';
import { standName, tokenUse } from '../names.ts';
import type { DeskSentences, Edge, Stood } from './keys.ts';

const DID: readonly string[] = ['', 's’est replié', 'a attaqué', 'est entré', 'a marché', 'a pivoté'];
const GROUND: Readonly<Record<string, string>> = {
  ridge1: 'crête, un canon',
  ridge2: 'crête, deux canons',
  ridge3: 'crête, trois canons',
  steep: 'pente raide',
  obstructed: 'obstruée',
};
const stand = (slug: string): string => standName(slug, 'fr');
const did = (what: number): string => (DID[what] ? `, ${DID[what]}` : '');
const who = (a: { stand: string; block: string }): string =>
  a.block === '' ? `${stand(a.stand)}, caché` : `${block(a.block)}, ${stand(a.stand)}`;
const stood = (a: Stood): string =>
  a.front === ''
    ? `${who(a)}, hors de la carte : ${place(a.at)}`
    : `${who(a)}, en ${position(a.at)}, face à ${area(a.front)}${did(a.did)}`;

function edge({ position: at, areas, grounds }: Edge): string {
  const sides = areas.flatMap((each, i) => {
    const told = (grounds[i] ?? '').split(' ').filter(ground => ground !== '');
    return told.length === 0 ? [] : [`vers ${area(each)} : ${told.map(ground => GROUND[ground] ?? ground).join(', ')}`];
  });
  return [`Position ${position(at)}`, ...sides].join(' ; ');
}
const sign = (what: string): string => (what === '' ? '' : what === '?' ? '?' : point(what).charAt(0));

export const fr: DeskSentences = {
  'desk.block': stood,
  'desk.brief': a => `${who(a)}${did(a.did)}`,
  'desk.waits': a => `peut entrer dès ${hour(a.hour)}`,
  'desk.guns': a =>
    `${Army(a.side)} : canons en ${position(a.position)} : ${[...a.tokens.map(token), ...(a.hidden > 0 ? [`${number(a.hidden, 'jeton')} face cachée`] : [])].join(', ')}`,
  'desk.works': a => `Travaux de terrain en ${position(a.position)}, face à ${area(a.front)}`,
  'desk.area': a =>
    [
      area(a.area),
      ...(a.town ? ['ville'] : []),
      ...(a.entry === '' ? [] : [`zone d’entrée de ${point(a.entry)}`]),
      ...(a.leave ? ['on peut y quitter la carte'] : []),
    ].join(', '),
  'desk.position': edge,
  'desk.beside': a =>
    a.side === '' ? `Hors de la carte : ${place(a.place)}` : `Point d’entrée ${point(a.place)}, ${Army(a.side)}`,
  'desk.when': a => `${a.day} juillet, ${box(a.box)}${a.hours > 1 ? `, ${number(a.hours, 'heure')}` : ''}`,
  'desk.day': a => `${a.day} juillet`,
  'desk.hour': a =>
    [
      box(a.box),
      ...(a.union === '' ? [] : [`U ${sign(a.union)}`]),
      ...(a.confederate === '' ? [] : [`C ${sign(a.confederate)}`]),
    ].join(' '),
  'desk.orders': () => 'Ordres généraux',
  'desk.order': a => `${Army(a.side)} : ${order(a.order)}`,
  'desk.control': () => 'Objectifs',
  'desk.controlled': a => `${area(a.area)} : ${Army(a.side)}${a.full ? ', contrôle total' : ''}`,
  'desk.objective': a =>
    `Objectif ${area(a.area)}, tenu par ${Army(a.side)}${a.side === 'union' ? (a.full ? ', contrôle total' : ', sous le feu ou coupé') : ''}`,
  'desk.fire': a => `Champs de tir : ${Army(a.side)}`,
  'desk.attack': a => `Attaque contre ${a.positions.map(position).join(' et ')} : ${Army(a.side)}`,
  'desk.waiting': a => `À faire entrer : ${Army(a.side)}`,
  'desk.lost': a => `Perdus : ${Army(a.side)}`,
  'desk.lostBlock': a => block(a.block),
  'desk.tray': a => `Plateau : ${Army(a.side)}`,
  'desk.token': a => token(a.token),
  'desk.tokenSays': a => tokenUse(a.token, 'fr'),
  'desk.pool': a => `Réserve de jetons : ${Army(a.side)}`,
  'desk.returned': a => `Pile de retour : ${Army(a.side)}`,
  'desk.spent': a => `Jetons dépensés : ${Army(a.side)}`,
  'desk.piles': a => `Renforts à ${point(a.point)}`,
  'desk.top': a => `suivant : ${group(a.battalion)}`,
};
