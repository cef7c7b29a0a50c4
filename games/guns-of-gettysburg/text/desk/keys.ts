import { says } from '@bivouac/desk';

/** What the board says besides the rules. Stands, blocks, positions, areas, points, tokens and sides are slugs; 1 is yes. */
export interface DeskSays extends Pictured, Offered, Hints, Reckoned, Refused {}

/** A stand: `block` is '' where its label is hidden; `front` is '' beside the map. */
export interface Stood {
  stand: string;
  block: string;
  at: string;
  front: string;
  did: number;
}
/** What a position is on its sides: `areas` by pairs with `grounds`, such as `ridge2 obstructed`. */
export interface Edge {
  position: string;
  areas: List;
  grounds: List;
}

interface Pictured {
  'desk.block': Stood;
  'desk.brief': { stand: string; block: string; did: number };
  'desk.waits': { hour: number };
  'desk.guns': { side: string; position: string; tokens: List; hidden: number };
  'desk.works': { position: string; front: string };
  'desk.area': { area: string; town: number; entry: string; leave: number };
  'desk.position': Edge;
  'desk.beside': { place: string; side: string };
  'desk.when': { day: number; box: number; hours: number };
  'desk.day': { day: number };
  'desk.hour': { box: number; union: string; confederate: string };
  'desk.orders': Nothing;
  'desk.order': { side: string; order: string };
  'desk.control': Nothing;
  'desk.controlled': { area: string; side: string; full: number };
  'desk.objective': { area: string; side: string; full: number };
  'desk.fire': { side: string };
  'desk.attack': { side: string; positions: List; leaders: List };
  'desk.waiting': { side: string };
  'desk.lost': { side: string };
  'desk.lostBlock': { block: string };
  'desk.tray': { side: string };
  'desk.token': { token: string };
  'desk.tokenSays': { token: string };
  'desk.pool': { side: string };
  'desk.returned': { side: string };
  'desk.spent': { side: string };
  'desk.piles': { point: string };
  'desk.top': { battalion: string };
}

interface Offered {
  'desk.putBack': Nothing;
  'desk.pickUp': { stand: string };
  'desk.putDown': { stand: string };
  'desk.face': { area: string };
  'desk.postAt': { stand: string; position: string };
  'desk.goTo': { stand: string; position: string; cost: number };
  'desk.leaveMap': { stand: string; area: string };
  'desk.ride': { on: number };
  'desk.turn': { stand: string };
  'desk.spend': Nothing;
  'desk.endTokens': Nothing;
  'desk.noOrder': Nothing;
  'desk.writeOrder': Nothing;
  'desk.orderTitle': { words: number; seconds: number };
  'desk.bid': { moves: number };
  'desk.pass': Nothing;
  'desk.choose': { side: string };
  'desk.endMarches': Nothing;
  'desk.endWithdrawals': Nothing;
  'desk.enterAt': { stand: string; position: string; hour: number; road: number };
  'desk.atHour': { hour: number };
  'desk.transfer': { point: string; hour: number };
  'desk.endEntries': Nothing;
  'desk.giveToken': { token: string };
  'desk.keepToken': { token: string };
  'desk.give': { count: number };
  'desk.use': { count: number };
  'desk.bringUp': { token: string };
  'desk.layGuns': { token: string; position: string };
  'desk.endGuns': Nothing;
  'desk.extend': Nothing;
  'desk.fortify': { position: string };
  'desk.endNight': Nothing;
  'desk.hours': { hours: number };
  'desk.declare': { order: string; cost: number };
  'desk.offer': { blocks: List };
  'desk.pick': { which: number };
  'desk.assign': { at: List; targets: List };
  'desk.hitToken': { token: string };
  'desk.line': { stands: List };
  'desk.fight': { position: string };
  'desk.lead': { stand: string };
  'desk.suffer': { stand: string };
  'desk.remove': { stands: List };
  'desk.removeOne': { stand: string };
  'desk.giveUp': Nothing;
  'desk.keepBack': { block: string; picked: number };
  'desk.keepBackThese': { count: number };
  'desk.pickObjective': { area: string };
  'desk.moveObjective': { from: string; position: string; area: string };
  'desk.moveObjectives': { count: number };
  'desk.leaveObjectives': Nothing;
  'desk.attackThis': { position: string };
  'desk.attackToo': { position: string; empty: number };
  'desk.leaveOut': { position: string };
  'desk.send': { stand: string };
  'desk.sent': { stand: string; position: string };
  'desk.otherWay': { stand: string; area: string };
  'desk.comeBack': { area: string };
  'desk.leadAttack': { stand: string };
  'desk.attackNow': Nothing;
  'desk.endAttacks': { cost: number };
}
interface Hints {
  'desk.hint.front': { position: string };
  'desk.hint.post': Nothing;
  'desk.hint.march': Nothing;
  'desk.hint.withdraw': Nothing;
  'desk.hint.moving': { stand: string; block: string };
  'desk.hint.enter': Nothing;
  'desk.hint.entering': { stand: string; hour: number };
  'desk.hint.give': Nothing;
  'desk.hint.guns': Nothing;
  'desk.hint.layGuns': { token: string };
  'desk.hint.works': Nothing;
  'desk.hint.noWorks': Nothing;
  'desk.hint.hours': Nothing;
  'desk.hint.bid': Nothing;
  'desk.hint.choose': Nothing;
  'desk.hint.balance': Nothing;
  'desk.hint.instruct': Nothing;
  'desk.hint.tokens': Nothing;
  'desk.hint.declare': Nothing;
  'desk.hint.offer': Nothing;
  'desk.hint.pick': Nothing;
  'desk.hint.bombard': Nothing;
  'desk.hint.support': Nothing;
  'desk.hint.hit': Nothing;
  'desk.hint.line': Nothing;
  'desk.hint.fight': Nothing;
  'desk.hint.lead': Nothing;
  'desk.hint.suffer': Nothing;
  'desk.hint.giveUp': Nothing;
  'desk.hint.keepBack': Nothing;
  'desk.hint.objectives': { moves: number };
  'desk.hint.attack': Nothing;
  'desk.hint.send': { positions: List };
  'desk.hint.sent': { stands: List; leaders: List };
}
interface Reckoned {
  'desk.odds.title': { positions: List };
  'desk.odds.leader': { position: string };
  'desk.odds.modifier': { what: string };
  'desk.odds.before': Nothing;
  'desk.odds.range': { least: number; most: number };
}
/** Why nothing happens where no rule is asked yet: something else has to be chosen first. */
interface Refused {
  'desk.no.pickBlock': Nothing;
  'desk.no.pickPosition': Nothing;
  'desk.no.frontFirst': { position: string };
  'desk.no.pickToken': Nothing;
  'desk.no.pickTarget': Nothing;
  'desk.no.pickObjective': Nothing;
  'desk.no.buttons': Nothing;
  'desk.no.placeNotBlock': { place: string };
  'desk.no.blockNotPlace': { place: string };
}
type List = readonly string[];
type Nothing = Record<never, never>;
export type DeskKey = keyof DeskSays;

/** A catalogue of the board: complete in each language, or it does not compile. */
export type DeskSentences = { readonly [K in DeskKey]: (args: DeskSays[K]) => string };

export const dx = says<DeskSays>();

export const isDeskKey = (key: string): boolean => key.startsWith('desk.');
