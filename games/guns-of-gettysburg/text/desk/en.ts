import { signed } from '@bivouac/desk';
import { modifierName } from '../en/modifiers.ts';
import {
  Army,
  area,
  army,
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
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
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

export const en: DeskSentences = {
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
  'desk.putBack': () => 'Put back',
  'desk.pickUp': a => `Pick up ${stand(a.stand)}`,
  'desk.putDown': a => `Put ${stand(a.stand)} back`,
  'desk.face': a => `Face ${area(a.area)}`,
  'desk.postAt': a => `Post ${stand(a.stand)} on ${position(a.position)}`,
  'desk.goTo': a => `${capital(stand(a.stand))} to ${position(a.position)}, ${number(a.cost, 'step')}`,
  'desk.leaveMap': a => `${capital(stand(a.stand))} leaves the map at ${area(a.area)}`,
  'desk.ride': a => (a.on ? 'Mount up' : 'Dismount'),
  'desk.turn': a => `Turn ${stand(a.stand)} round`,
  'desk.endTokens': () => 'Keep the tokens',
  'desk.noOrder': () => 'No order',
  'desk.writeOrder': () => 'Write an order',
  'desk.orderTitle': a => `Special order: ${a.words} words in ${a.seconds} seconds`,
  'desk.bid': a => `Bid ${a.moves}`,
  'desk.pass': () => 'Pass',
  'desk.choose': a => `Play ${army(a.side)}`,
  'desk.spend': () => 'Play a March token',
  'desk.endMarches': () => 'End marches',
  'desk.endWithdrawals': () => 'End withdrawals',
  'desk.enterAt': a =>
    `${capital(stand(a.stand))} enters at ${hour(a.hour)} ${a.road ? 'by road' : 'across country'} to ${position(a.position)}`,
  'desk.atHour': a => `At ${hour(a.hour)}`,
  'desk.transfer': a => `Transfer to ${point(a.point)}`,
  'desk.endEntries': () => 'End entries',
  'desk.giveToken': a => `Choose ${token(a.token)}`,
  'desk.keepToken': a => `Keep ${token(a.token)}`,
  'desk.give': a => `Give up ${number(a.count, 'token')}`,
  'desk.bringUp': a => `Bring up ${token(a.token)}`,
  'desk.layGuns': a => `Lay ${token(a.token)} on ${position(a.position)}, face down`,
  'desk.endGuns': () => 'No more guns',
  'desk.extend': () => 'Extend the bombardment',
  'desk.fortify': a => `Fieldworks on ${position(a.position)}`,
  'desk.endNight': () => 'No more fieldworks',
  'desk.hours': a => number(a.hours, 'hour'),
  'desk.declare': a => order(a.order),
  'desk.offer': a => `Left ${block(a.blocks[0] ?? '')}, right ${block(a.blocks[1] ?? '')}`,
  'desk.pick': a => (a.which === 0 ? 'The left block' : 'The right block'),
  'desk.assign': a => a.at.map((from, i) => `${position(from)} → ${position(a.targets[i] ?? '')}`).join('; '),
  'desk.hitToken': a => token(a.token),
  'desk.line': a => a.stands.map(stand).join(', then '),
  'desk.fight': a => `Fight for ${position(a.position)} first`,
  'desk.lead': a => `${capital(stand(a.stand))} leads`,
  'desk.suffer': a => `${capital(stand(a.stand))} is reduced`,
  'desk.remove': a => (a.stands.length > 0 ? `Remove ${a.stands.map(stand).join(' and ')}` : 'Remove two blocks'),
  'desk.removeOne': a => `Remove ${stand(a.stand)}`,
  'desk.giveUp': () => 'Give up the next three to arrive',
  'desk.keepBack': a => `${a.picked ? '✓ ' : ''}${block(a.block)}`,
  'desk.keepBackThese': a => `Give up ${number(a.count, 'block')}`,
  'desk.pickObjective': a => `Move the objective in ${area(a.area)}`,
  'desk.moveObjective': a => `From ${area(a.from)} to ${area(a.area)}`,
  'desk.moveObjectives': a => `Move ${number(a.count, 'objective')}`,
  'desk.leaveObjectives': () => 'Leave the objectives',
  'desk.attackThis': a => `Attack ${position(a.position)}`,
  'desk.attackToo': a => (a.empty ? `Take ${position(a.position)} too` : `Attack ${position(a.position)} too`),
  'desk.leaveOut': a => `Leave ${position(a.position)} out`,
  'desk.send': a => `Send ${stand(a.stand)}`,
  'desk.sent': a => `${capital(stand(a.stand))} goes to ${position(a.position)}`,
  'desk.otherWay': a => `${capital(stand(a.stand))} by ${area(a.area)}`,
  'desk.leadAttack': a => `${capital(stand(a.stand))} leads`,
  'desk.attackNow': () => 'Attack',
  'desk.endAttacks': () => 'No more attacks',
  'desk.hint.front': a => `Which way does it face on ${position(a.position)}? Click an area.`,
  'desk.hint.post': () => 'Click a position.',
  'desk.hint.march': () => 'Click a block, then where it goes.',
  'desk.hint.withdraw': () => 'Click a block, then where it withdraws to.',
  'desk.hint.moving': a => `${capital(stand(a.stand))}: numbers are steps.`,
  'desk.hint.enter': () => 'Click a block beside the map.',
  'desk.hint.entering': a => `${capital(stand(a.stand))} at ${hour(a.hour)}: click a position.`,
  'desk.hint.give': () => 'Click tokens of your tray.',
  'desk.hint.guns': () => 'Click a token, then the position it supports.',
  'desk.hint.layGuns': a => `${token(a.token)}: click a position.`,
  'desk.hint.works': () => 'Click a position that you hold.',
  'desk.hint.noWorks': () => 'There is no March token on your tray.',
  'desk.hint.bid': () => 'Who bids most chooses a side; the other may move the objectives by as many areas.',
  'desk.hint.choose': () => 'If you choose the other side, you change chairs.',
  'desk.hint.balance': () => 'Click an objective, then an area next to it; the three share the moves evenly.',
  'desk.hint.instruct': () => 'Only plain words reach your subordinate; nothing comes back.',
  'desk.hint.tokens': () => 'A March token lets the next three blocks go one step farther.',
  'desk.hint.hours': () => 'More hours: longer marches for all.',
  'desk.hint.declare': () => 'It holds from the next turn.',
  'desk.hint.offer': () => 'Your enemy picks one of two, unseen.',
  'desk.hint.pick': () => 'You do not see which is which.',
  'desk.hint.bombard': () => 'Three points make a hit.',
  'desk.hint.support': () => 'Three points reduce an attacker.',
  'desk.hint.hit': () => 'It fires no more in this attack.',
  'desk.hint.line': () => 'The first takes the next loss.',
  'desk.hint.fight': () => 'Click a position.',
  'desk.hint.lead': () => 'His block is shown.',
  'desk.hint.suffer': () => 'Click a block.',
  'desk.hint.giveUp': () => 'Click two blocks at full strength, or give up arrivals.',
  'desk.hint.keepBack': () => 'They never come.',
  'desk.hint.objectives': a => `${number(a.moves, 'move')}: click an objective, then an area next to it.`,
  'desk.hint.attack': () => 'Click an enemy position.',
  'desk.hint.send': a => `Who attacks ${a.positions.map(position).join(' and ')}? Click your blocks.`,
  'desk.hint.sent': a => `${number(a.stands.length, 'block')}, led by ${a.leaders.map(stand).join(' and ')}.`,
  'desk.odds.title': a => `Attack on ${a.positions.map(position).join(' and ')}`,
  'desk.odds.leader': a => `Your leader at ${position(a.position)}`,
  'desk.odds.modifier': a => modifierName(a.what),
  'desk.odds.before': () => 'Before their block and all guns',
  'desk.odds.range': a => `Result ${signed(a.least)} to ${signed(a.most)} without guns; +1 wins.`,
  'desk.no.pickBlock': () => 'Choose a block first.',
  'desk.no.pickPosition': () => 'Choose a position.',
  'desk.no.pickToken': () => 'Choose a token of your tray.',
  'desk.no.pickTarget': () => 'Choose an enemy position first.',
  'desk.no.pickObjective': () => 'Choose an objective first.',
  'desk.no.buttons': () => 'Choose with the buttons.',
  'desk.no.placeNotBlock': a => `Choose the place itself: ${place(a.place)}.`,
  'desk.no.blockNotPlace': a => `Choose a block on ${place(a.place)}.`,
};
