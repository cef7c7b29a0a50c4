import type { Game, Public, Setup, State, Types, Umpire, View } from '@bivouac/kernel';
import { battalionSide, battalions, fullBlocks, SIDES, type Side } from './data/index.ts';

/*
 * Who knows what. A block seen by the enemy is a **stand**: side, place, front, what it did, and nothing else; a stand keeps its
 * number for the whole game, and reduced blocks take over the stand of the block they replace. Which block (**label**) a stand
 * is lies behind its side's screen. Labels of stands on one position are shuffled at the start of each of their owner's phases
 * (10.4g), so a stand's number leads nowhere; what everyone can tell nevertheless is written down on the table: `mix` says which
 * stands may have changed labels, `clues` which labels were shown, `lots` who arrived together.
 *
 *   table        stands, dead blocks, track (face-down tokens as DOWN), sizes of pool, tray, stacks
 *   hand SIDE          labels of its stands, special orders                  (commander and subordinate: 25)
 *   hand SIDE-staff    tray, return stack, tokens spent face down, tops of its reinforcement piles      (commander only)
 *   vault        pools, stack of an extended bombardment, unturned time tokens, reinforcement tokens under the tops
 *
 * Without teams one seat looks behind both screens of its side.
 */

/** Stands, positions, areas, tokens, blocks and entry points are slugs here: `u3`, `p176`, `leister`, `u-march-1`. */
export type Action =
  | { readonly type: 'post'; readonly stand: string; readonly at: string; readonly front: string }
  | { readonly type: 'hours'; readonly hours: number }
  | { readonly type: 'discard'; readonly tokens: readonly string[] }
  | Move
  | {
      readonly type: 'attack';
      readonly stands: readonly string[];
      readonly paths: readonly string[]; // of each: `codori p182 codori-north p176`, or `stay`
      readonly leaders: readonly string[]; // one for each position attacked
    }
  | { readonly type: 'endAttacks' }
  | { readonly type: 'guns'; readonly token: string; readonly at: string }
  | { readonly type: 'endGuns' }
  | { readonly type: 'extend' }
  | { readonly type: 'bombard'; readonly at: readonly string[]; readonly targets: readonly string[] }
  | { readonly type: 'hit'; readonly token: string }
  | { readonly type: 'line'; readonly stands: readonly string[] } // who follows the leader, in order
  | { readonly type: 'support'; readonly at: readonly string[]; readonly targets: readonly string[] }
  | { readonly type: 'fight'; readonly at: string }
  | { readonly type: 'lead'; readonly stand: string }
  | { readonly type: 'endWithdrawals' }
  | { readonly type: 'suffer'; readonly stand: string }
  | { readonly type: 'offer'; readonly blocks: readonly string[] }
  | { readonly type: 'pick'; readonly which: number }
  | Entry
  | { readonly type: 'transfer'; readonly stand: string; readonly to: string; readonly hour: number }
  | { readonly type: 'endEntries' }
  | { readonly type: 'turn'; readonly stand: string }
  | { readonly type: 'spend'; readonly token: string }
  | { readonly type: 'endTokens' }
  | { readonly type: 'instruct'; readonly words: readonly string[] }
  | { readonly type: 'bid'; readonly moves: number }
  | { readonly type: 'pass' }
  | { readonly type: 'choose'; readonly side: string }
  | { readonly type: 'endMarches' }
  | { readonly type: 'declare'; readonly order: string }
  | { readonly type: 'fortify'; readonly token: string; readonly at: string; readonly front: string }
  | { readonly type: 'endNight' }
  | { readonly type: 'remove'; readonly stands: readonly string[] }
  | { readonly type: 'giveUp' }
  | { readonly type: 'keepBack'; readonly blocks: readonly string[] }
  | {
      readonly type: 'objectives';
      readonly from: readonly string[]; // areas
      readonly by: readonly string[]; // positions
      readonly to: readonly string[]; // areas
    };

/** A way is told area by area: `['leister', 'p176', 'codori-north', 'p182']`; one that ends with an area leaves the map. */
export interface Move {
  readonly type: 'withdraw' | 'march';
  readonly stand: string;
  readonly path: readonly string[];
  readonly front?: string; // the area it faces; none off the map
  readonly mounted?: boolean;
}
/** Across country: an entry area and a position. By road: every area and position of the way. */
export interface Entry {
  readonly type: 'enter';
  readonly stand: string;
  readonly hour: number; // of the clock: 7 is 7 AM, 21 is Night
  readonly path: readonly string[];
  readonly front: string;
  readonly road?: boolean;
}

// Where a stand is when it is on no position.
export const UNUSED = -1; // no block has come by this number yet
export const DEAD = -2;
export const AT_POINT = -10; // waiting at an entry point: AT_POINT - point
export const BEYOND = -100; // it left the map: BEYOND - area
export const waitingAt = (point: number): number => AT_POINT - point;
export const beyond = (area: number): number => BEYOND - area;

// General orders.
export const HOLD = 0;
export const ATTACK = 1;
export const WITHDRAW = 2;
export const ORDERS: readonly string[] = ['hold', 'attack', 'withdraw'];
export const orderNumber = (name: string): number => ORDERS.indexOf(name);

// What a stand did in this action phase.
export const STOOD = 0;
export const WITHDREW = 1;
export const ATTACKED = 2;
export const ENTERED = 3;
export const MARCHED = 4; // it moves no more
export const TURNED = 5;

// A box of the time track without a face: nothing, or a face-down token.
export const EMPTY = 0;
export const DOWN = 1;

/** Blocks that arrived together: all full blocks of one battalion, but for those given up. */
export interface Lot {
  pile: number; // the reinforcement pile it came from; -1: none
  battalion: number; // if everyone knows: Buford, and all of the historical schedule; else -1
  stands: number[];
  kept: number; // blocks of it that were given up (17.5)
}
/** One of these stands is this block, or (block 0) some reduced block of this group. */
export interface Clue {
  block: number;
  group: number;
  stands: number[];
}
/** One block of an attack. */
export interface Attacker {
  stand: number;
  from: number;
  areas: number[]; // crossed, in order; none: it stays where it is
  target: number;
}
/** Tokens on a position, face up since step 4. */
export interface Battery {
  at: number;
  tokens: number[];
}
/** An attack under way: 13. */
export interface Attack {
  side: Side;
  blocks: Attacker[]; // those of a target in the order of their losses
  targets: number[];
  leaders: number[]; // by target; -1: it has fallen
  defence: number[][]; // face down: position, how many tokens
  support: number[][]; // the same of the attacker
  guns: Battery[]; // the attacker's, revealed
  answer: Battery[]; // the defender's
  revealed: number; // 1 since step 4
  hits: number[]; // by target: on its blocks
  struck: number[][]; // hits still to be chosen by the attacker: position, how many
  losses: number[]; // by target: reductions still to be taken
  fought: number[]; // targets fought for, in order
  won: number[]; // by target: 1 won, 0 lost, -1 not fought
  fillers: number; // tokens used besides artillery
  extended: number; // 1: its bombardment is extended
  sandwich: number; // the front of defenders with enemies on both sides, or -1
  again: number; // 1: it is launched again, with the tokens of its stack
  duel: Duel | null;
  queue: number[]; // stands to be reduced after a close combat
}
/** An attack put off by an extended bombardment: 22. */
export interface Extended {
  blocks: Attacker[];
  targets: number[];
  leaders: number[];
  hits: number[];
  tokens: number; // in its stack
  open: number; // 1: the attacker has looked at them
}
/** A close combat under way. */
export interface Duel {
  target: number; // its number among the targets
  defender: number; // the defending leader's stand, or -1
  rear: number; // 1: attacked through the rear
}

/** A block that was removed and is about to be replaced. */
export interface Reduction {
  stand: number;
  group: number;
  again: number; // 1: go on until it is eliminated
}
/** An arrival token that was turned up. */
export interface Turned {
  turn: number;
  side: Side;
  box: number;
  point: number;
  token: number; // 0: by the historical schedule
}
/** A battalion arrives of which some blocks, not all, must be given up: 17.5. */
export interface Arriving {
  pile: number;
  battalion: number; // if everyone knows, else -1
  box: number;
  point: number;
  count: number;
  lost: number;
}
/** An entry by road of this turn. */
export interface Column {
  point: number;
  hour: number; // a box
  junctions: number[];
}

export interface Table {
  turn: number;
  day: number;
  box: number; // the first hour of the turn
  hours: number;
  first: Side; // the first player
  active: Side;
  order: number[]; // by side: in force
  next: number[]; // by side: declared for the next turn
  latest: number; // who declared Withdraw last, or -1
  shortened: number; // 1: the second player took fewer hours than he might
  stirred: number[]; // by side: 1: it attacked or withdrew since the enemy's last declaration
  late: number[]; // by side: 1: the price of Withdraw is due in the Night
  forced: number; // 1: forced withdrawals were made in this phase
  at: number[]; // stand → position, or one of the places above
  front: number[]; // stand → 0 or 1: which of its position's areas it faces
  did: number[]; // stand → what it did in this phase
  entered: number[]; // stand → the box in which it entered, in the turn it did
  ready: number[]; // stand → waiting: the first hour (day and box) in which it may enter
  shift: number[]; // stand → waiting: the first hour in which it may be transferred
  since: number[]; // stand → the turn in which it became available
  won: number[]; // stand → 1: it attacked and won in its side's last action phase
  owes: number[]; // stand → 1: it must withdraw in this phase; 2: it is exempt and may
  behind: number[][]; // shared positions on which a side stands behind its enemies’ backs: position, side
  mix: number[]; // stand → the lowest of the stands it may have changed labels with
  clues: Clue[];
  seen: number[]; // battalion → a stand that has been one of its blocks, as all have seen, or -1
  lots: Lot[];
  dead: number[]; // blocks, face up
  reduction: Reduction | null;
  bruised: number[]; // stands that end a withdrawal beside enemies, until one of each position has suffered
  attack: Attack | null;
  extended: Extended | null; // of this phase
  from: number[]; // positions from which an attack was made in this phase
  on: number[]; // positions that were attacked in this phase
  used: number[]; // group → reduced blocks that have been used
  fillers: number; // tokens of the attacker used face down in this phase
  fired: number[]; // artillery the attacker has used in this phase
  unhit: number[]; // artillery the defender has used in this phase
  hit: number[]; // and lost
  idle: number; // tokens due because no attack was made
  boost: number; // blocks that still march one step farther by a token
  track: number[][]; // by side, box → EMPTY, DOWN or an arrival token
  turned: Turned[];
  beside: number[][]; // by side: arrival tokens of later days
  arriving: Arriving | null;
  rumors: number[]; // by side: in the supply
  received: number[]; // by side: arrival tokens received
  piles: number[]; // reinforcement pile → tokens left
  opened: number[]; // entry point → the first turn in which something entered there, or 0
  ways: number[]; // entry point → 0, 1 across country, 2 by road: this turn
  columns: Column[];
  shifts: number[][]; // transfers of this turn: pair of points, box
  owed: number; // blocks the Union has yet to give up as they arrive
  pool: number[]; // by side: how many
  tray: number[];
  returned: number[];
  spent: number[]; // by side: face down
  shown: number[]; // spent tokens, face up
  works: number[]; // fieldworks: the faces they look to
  objectives: number[]; // marker → area
  control: number[]; // marker → side
  earned: number; // objective moves
  swapped: number; // 1: the players have changed chairs after the bidding (24)
  result: Result | null;
}
export interface Result {
  winner: 'union' | 'confederate';
  why: 'objectives' | 'held';
}

/** A special order of the commander: 25.3. */
export interface Written {
  day: number;
  box: number;
  words: string[];
}
export interface Hand {
  label: number[]; // stand → block, or 0
  orders: Written[];
  offer: number[]; // two reduced blocks offered
  arriving: number[]; // blocks of an arrival, some of which may have to be given up
  gone: number[]; // blocks given up before they came
  came: number[]; // full blocks that have entered the map
  duty: number; // 1: it could attack when its attack step began
  tray: number[];
  guns: number[][]; // laid face down in an attack: token, position
  fillers: number[];
  extended: number[]; // the stack of an extended bombardment, once it may be looked at
  returned: number[];
  spent: number[];
  tops: number[]; // reinforcement pile → its top token, or 0
}
export interface Vault {
  pool: number[][]; // by side; drawn from the end
  extended: number[]; // the stack of an extended bombardment, unseen
  track: number[][]; // by side, box → the face of the token that lies there face down, or 0
  piles: number[][]; // reinforcement tokens under the top; the next is the last
}
export interface GOG extends Types {
  setup: Setup;
  table: Table;
  hand: Hand;
  vault: Vault;
  action: Action;
}
export type U = Umpire<GOG>;
export type GunsView = View<GOG>;
export type GunsState = State<GOG>;
export type GunsGame = Game<GOG>;
export type Pub = Public<GOG>;

// Stands: the Union's first.
const countOf = (side: Side): number =>
  battalions.reduce((sum, _, i) => sum + (battalionSide[i] === side ? fullBlocks(i).length : 0), 0);
const UNION_STANDS = countOf(0);
export const STANDS = UNION_STANDS + countOf(1);
export const standRange = (side: Side): readonly [number, number] =>
  side === 0 ? [0, UNION_STANDS] : [UNION_STANDS, STANDS];
export const standSide = (stand: number): Side => (stand < UNION_STANDS ? 0 : 1);
export const standIds: readonly string[] = Array.from({ length: STANDS }, (_, i) =>
  i < UNION_STANDS ? `u${i + 1}` : `c${i - UNION_STANDS + 1}`,
);
const standNumbers = new Map(standIds.map((id, i) => [id, i]));
export const standNumber = (slug: string): number => standNumbers.get(slug) ?? -1;

// Seats and screens.
export const has = (setup: Setup, option: string): boolean => setup.options.includes(option);
export const isTeam = (setup: Setup, side: Side): boolean => has(setup, `25-${SIDES[side]}`); // §25.1a
export const screenOf = (side: Side): string => SIDES[side];
export const staffOf = (side: Side): string => `${SIDES[side]}-staff`;
/** Who handles tokens, hours, orders and objectives: §25.2a, §25.2b. */
export const commander = (setup: Setup, side: Side): string =>
  isTeam(setup, side) ? `${SIDES[side]}-commander` : SIDES[side];
/** Who handles the blocks. */
export const subordinate = (
  setup: Setup,
  side: Side, // §25.2c
): string => (isTeam(setup, side) ? `${SIDES[side]}-subordinate` : SIDES[side]);
export function seats(setup: Setup) {
  // §1a
  const found: Record<string, { side: string; screens: readonly string[] }> = {};
  for (const side of [0, 1] as const) {
    found[commander(setup, side)] = { side: SIDES[side], screens: [screenOf(side), staffOf(side)] }; // §2.1b
    if (isTeam(setup, side)) found[subordinate(setup, side)] = { side: SIDES[side], screens: [screenOf(side)] }; // §25.4a, §25.4b
  }
  return found;
}

// One reader per column.
export const at = (t: Table, stand: number): number => t.at[stand]!;
export const isOnMap = (t: Table, stand: number): boolean => t.at[stand]! >= 0;
export const isWaiting = (t: Table, stand: number): boolean => t.at[stand]! <= AT_POINT && t.at[stand]! > BEYOND;
export const pointOf = (t: Table, stand: number): number => AT_POINT - t.at[stand]!;
export const isBeyond = (t: Table, stand: number): boolean => t.at[stand]! <= BEYOND;
export const exitOf = (t: Table, stand: number): number => BEYOND - t.at[stand]!;
/** §7.1e On the map, off it and to return, or waiting at an entry point. */
export const isInPlay = (t: Table, stand: number): boolean => t.at[stand]! >= 0 || t.at[stand]! <= AT_POINT;
/** The face of its position that a stand on the map looks to. */
export const faceOf = (t: Table, stand: number): number => 2 * t.at[stand]! + t.front[stand]!;
export const orderOf = (t: Table, side: Side): number => t.order[side]!;
export const lastBox = (t: Table): number => t.box + t.hours - 1;
export const attackOf = (t: Table): Attack => {
  if (!t.attack) throw new Error('nobody attacks');
  return t.attack;
};
export const second = (t: Table): Side => (1 - t.first) as Side;

export function standsWhere(t: Table, side: Side, holds: (stand: number) => boolean): number[] {
  const [from, to] = standRange(side);
  const found: number[] = [];
  for (let stand = from; stand < to; stand++) if (t.at[stand] !== UNUSED && holds(stand)) found.push(stand);
  return found;
}
export function standsOn({ at }: Table, side: Side, place: number): number[] {
  const [from, to] = standRange(side);
  const found: number[] = [];
  for (let stand = from; stand < to; stand++) if (at[stand] === place) found.push(stand);
  return found;
}
export function isHeld({ at }: Table, side: Side, place: number): boolean {
  const [from, to] = standRange(side);
  for (let stand = from; stand < to; stand++) if (at[stand] === place) return true;
  return false;
}
export const inPlay = (t: Table, side: Side): number[] => standsWhere(t, side, stand => isInPlay(t, stand));
export const onMap = (t: Table, side: Side): number[] => standsWhere(t, side, stand => isOnMap(t, stand));
export const column = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Arrival tokens of this turn. */
export const turnedNow = (t: Table, side: Side, box: number): readonly Turned[] =>
  t.turned.filter(each => each.turn === t.turn && each.side === side && each.box === box);

/** What a rule needs of a view: the table, and the hands it may look into. */
export type Known = Pick<GunsView, 'setup' | 'table' | 'hands'>;
/** The labels a view shows of a side's stands; none if they are behind another's screen. */
export const labelsOf = (view: Pick<GunsView, 'hands'>, side: Side): readonly number[] =>
  view.hands[screenOf(side)]?.label ?? [];
export const trayOf = (view: GunsView, side: Side): readonly number[] => view.hands[staffOf(side)]?.tray ?? [];
