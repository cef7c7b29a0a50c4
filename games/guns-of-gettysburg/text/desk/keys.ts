import { says } from '@bivouac/desk';

/** What the board says besides the rules. Stands, blocks, positions, areas, points, tokens and sides are slugs; 1 is yes. */
export interface DeskSays extends Pictured {}

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
type List = readonly string[];
type Nothing = Record<never, never>;
export type DeskKey = keyof DeskSays;

/** A catalogue of the board: complete in each language, or it does not compile. */
export type DeskSentences = { readonly [K in DeskKey]: (args: DeskSays[K]) => string };

export const dx = says<DeskSays>();

export const isDeskKey = (key: string): boolean => key.startsWith('desk.');
