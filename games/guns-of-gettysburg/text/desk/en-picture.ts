import {
  Army,
  area,
  block,
  box,
  group,
  hour,
  number,
  order,
  place,
  point,
  position,
  stand,
  token,
} from '../en/words.ts';
import { tokenUse } from '../names.ts';
import type { DeskSentences, Edge, Stood } from './keys.ts';

const DID: readonly string[] = ['', 'has withdrawn', 'has attacked', 'has entered', 'has marched', 'has turned'];
const GROUND: Readonly<Record<string, string>> = {
  ridge1: 'ridge, one gun',
  ridge2: 'ridge, two guns',
  ridge3: 'ridge, three guns',
  steep: 'steep slope',
  obstructed: 'obstructed',
};
const did = (what: number): string => (DID[what] ? `, ${DID[what]}` : '');
const who = (a: { stand: string; block: string }): string =>
  a.block === '' ? `${stand(a.stand)}, hidden` : `${block(a.block)}, ${stand(a.stand)}`;
const stood = (a: Stood): string =>
  a.front === ''
    ? `${who(a)}, beside the map at ${place(a.at)}`
    : `${who(a)}, on ${position(a.at)}, facing ${area(a.front)}${did(a.did)}`;

function edge({ position: at, areas, grounds }: Edge): string {
  const sides = areas.flatMap((each, i) => {
    const told = (grounds[i] ?? '').split(' ').filter(ground => ground !== '');
    return told.length === 0
      ? []
      : [`towards ${area(each)}: ${told.map(ground => GROUND[ground] ?? ground).join(', ')}`];
  });
  return [`Position ${position(at)}`, ...sides].join('; ');
}
const sign = (what: string): string => (what === '' ? '' : what === '?' ? '?' : point(what).charAt(0));

export const pictured = {
  'desk.block': stood,
  'desk.brief': a => `${who(a)}${did(a.did)}`,
  'desk.waits': a => `may enter from ${hour(a.hour)}`,
  'desk.guns': a =>
    `${Army(a.side)}: guns on ${position(a.position)}: ${[...a.tokens.map(token), ...(a.hidden > 0 ? [`${a.hidden} face down`] : [])].join(', ')}`,
  'desk.works': a => `Fieldworks on ${position(a.position)}, facing ${area(a.front)}`,
  'desk.area': a =>
    [
      area(a.area),
      ...(a.town ? ['town'] : []),
      ...(a.entry === '' ? [] : [`entry area of ${point(a.entry)}`]),
      ...(a.leave ? ['one may leave the map here'] : []),
    ].join(', '),
  'desk.position': edge,
  'desk.beside': a =>
    a.side === '' ? `Beside the map at ${place(a.place)}` : `Entry point ${point(a.place)}, ${Army(a.side)}`,
  'desk.when': a => `${a.day} July, ${box(a.box)}${a.hours > 1 ? `, ${number(a.hours, 'hour')}` : ''}`,
  'desk.day': a => `${a.day} July`,
  'desk.hour': a =>
    [
      box(a.box),
      ...(a.union === '' ? [] : [`U ${sign(a.union)}`]),
      ...(a.confederate === '' ? [] : [`C ${sign(a.confederate)}`]),
    ].join(' '),
  'desk.orders': () => 'General orders',
  'desk.order': a => `${Army(a.side)}: ${order(a.order)}`,
  'desk.control': () => 'Objectives',
  'desk.controlled': a => `${area(a.area)}: ${Army(a.side)}${a.full ? ', fully held' : ''}`,
  'desk.objective': a =>
    `Objective ${area(a.area)}, held by ${Army(a.side)}${a.side === 'union' ? (a.full ? ', fully' : ', under fire or cut off') : ''}`,
  'desk.fire': a => `Fields of fire: ${Army(a.side)}`,
  'desk.attack': a => `${Army(a.side)} attack ${a.positions.map(position).join(' and ')}`,
  'desk.waiting': a => `To enter: ${Army(a.side)}`,
  'desk.lost': a => `Lost: ${Army(a.side)}`,
  'desk.lostBlock': a => block(a.block),
  'desk.tray': a => `Tray: ${Army(a.side)}`,
  'desk.token': a => token(a.token),
  'desk.tokenSays': a => tokenUse(a.token, 'en'),
  'desk.pool': a => `Pool: ${Army(a.side)}`,
  'desk.returned': a => `Return stack: ${Army(a.side)}`,
  'desk.spent': a => `Spent: ${Army(a.side)}`,
  'desk.piles': a => `Reinforcements at ${point(a.point)}`,
  'desk.top': a => `next: ${group(a.battalion)}`,
} satisfies Partial<DeskSentences>;
