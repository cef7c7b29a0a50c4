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
export const stand = (slug: string): string => standName(slug, 'fr');
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

export const pictured = {
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
} satisfies Partial<DeskSentences>;
