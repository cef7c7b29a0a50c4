import type { Game, Public, Setup, State, Types, Umpire, View } from '@bivouac/kernel';
import { isDrilled, leaderRange, PIECES, type Side, SPACES, sideOf, UNITS, unitRange } from './data/index.ts';

/** Cards, pieces and spaces are slugs here: `card-17`, `br-regular-44th`, `ohio-forks`. */
export type Action =
  | { readonly type: 'bid'; readonly vp: number; readonly side: string }
  // a card is played
  | { readonly type: 'event'; readonly card: string }
  | { readonly type: 'activate'; readonly card: string }
  | { readonly type: 'build'; readonly card: string; readonly what: string } // stockades or forts
  | { readonly type: 'hold' }
  | { readonly type: 'respond'; readonly card: string }
  | { readonly type: 'pass' }
  // activation
  | { readonly type: 'individuals'; readonly pieces: readonly string[] }
  | { readonly type: 'drilled'; readonly unit: string }
  | { readonly type: 'force'; readonly leader: string; readonly pieces: readonly string[] }
  | { readonly type: 'next'; readonly piece: string }
  // construction
  | { readonly type: 'construct'; readonly space: string }
  | { readonly type: 'demolish'; readonly space: string; readonly what: string }
  // an activated force or piece
  | { readonly type: 'march'; readonly to: string; readonly leave?: readonly string[]; readonly infiltrate?: boolean }
  | { readonly type: 'sail'; readonly to: string; readonly leave?: readonly string[] }
  | { readonly type: 'land'; readonly to: string; readonly card: string; readonly leave?: readonly string[] }
  | { readonly type: 'siege' }
  | { readonly type: 'assault' }
  | { readonly type: 'sortie' }
  | { readonly type: 'stop' }
  // answers to it
  | { readonly type: 'intercept'; readonly pieces: readonly string[] }
  | { readonly type: 'inside'; readonly pieces: readonly string[] }
  | { readonly type: 'avoid'; readonly pieces: readonly string[]; readonly to: string }
  | { readonly type: 'join'; readonly pieces: readonly string[] }
  | { readonly type: 'muster'; readonly units: readonly string[] }
  | { readonly type: 'lose'; readonly unit: string }
  | { readonly type: 'retreat'; readonly pieces: readonly string[]; readonly to: string }
  | { readonly type: 'goInside'; readonly pieces: readonly string[] }
  | { readonly type: 'raid'; readonly space: string }
  | { readonly type: 'goHome'; readonly piece: string; readonly to: string }
  // events
  | { readonly type: 'place'; readonly piece: string; readonly at: string }
  | { readonly type: 'restore'; readonly unit: string }
  | { readonly type: 'eliminate'; readonly piece: string }
  | { readonly type: 'choose'; readonly what: string }
  | { readonly type: 'swap'; readonly leaders: readonly string[] }
  | { readonly type: 'takeCard'; readonly card: string };

// Where a piece is when it is in no space.
export const OFF = -1; // not in play: a unit an event may bring, a leader set aside
export const POOL = -2; // a British leader waiting to be drawn
export const GONE = -3; // out of the game
export const BOX = -10; // a militia box: BOX - department
export const boxOf = (department: number): number => BOX - department;

// Fortifications.
export const STOCKADE = 1;
export const FORT = 2;
export const FORTRESS = 3;

/** A force or piece that was designated and has yet to act. */
export interface Order {
  commander: number; // a leader, or -1
  pieces: number[];
}

/** 5.36 The force or piece that acts now. Its battle, siege or raid lies beside it on the table. */
export interface Move extends Order {
  side: Side;
  at: number;
  over: boolean; // it moves no further
  path: Path;
  entry: Entry | null; // null: it is in a space, and not just entering or passing through it
  pursuit: Pursuit | null; // null: nobody has failed to stop it
  dropped: number[]; // those it left on the way
  foughtIn: number[]; // spaces of its battles that were no overruns
  raided: number[]; // those who have raided
}

/** 6 How it has moved so far. */
export interface Path {
  came: number; // the space it was in before, or -1
  trail: number[]; // the spaces it has been in, in order
  steps: number;
  most: number; // spaces it may enter: 2 in Foul Weather
  land: boolean; // the whole path fits land movement
  boat: boolean; // it fits boat movement
  portage: boolean; // the one portage is used
  tired: number; // bits of why land movement must stop here: see 06-movement.ts
  croghan: boolean;
  sea: boolean; // it may sail (a force needs a 3-card)
  landing: boolean; // it goes by an Amphibious Landing
  freed: number; // the space whose siege it lifted when it left, or -1
}

/** 6.5, 8.1, 13 The space it enters or passes through, and what is met there. */
export interface Entry {
  lake: boolean; // it came by a lakeshore link
  infiltrating: boolean; // it passes through
  stopping: boolean; // it passed through, and chooses to stop among enemies
  halt: boolean; // enemies held the space when it was entered
  tried: boolean; // an interception was tried
  interceptors: number[]; // those who came
  joined: number[]; // besieged friends who come out to fight with it
  met: boolean; // it has just fought for the space
  overran: boolean; // it may go on after that battle
  took: boolean; // it has just taken a fortification
}

/** 14 Enemy pieces that may not stop it, or not again. */
export interface Pursuit {
  failed: number[]; // to intercept it
  passed: number[]; // in spaces it infiltrated
}

/** A battle, or an assault. */
export interface Battle {
  where: number;
  attacker: Side;
  commander: number; // the leader who was activated, or -1
  came: number; // where the attackers entered from; -1: a sortie
  sallied: number[]; // those who came out of a besieged place
  kind: number; // BATTLE, SORTIE, ASSAULT, RAID
  militia: number[];
  landing: boolean;
  ambush: boolean[]; // by side
  units: number[]; // by side, as it began
  regulars: number[]; // by side, as it began
  die: number[]; // natural, by side
  result: number[]; // of the table, by the side that fires; -1: has not fired
  owed: number[]; // steps still to lose, by side
  lost: number[]; // steps lost, by side
  drilled: number[]; // of them by Drilled Troops
  winner: number;
  wiped: boolean; // no defending unit was left
  free: boolean; // losses by the 2010 rule
}
export const BATTLE = 0;
export const SORTIE = 1;
export const ASSAULT = 2;
export const RAID = 3; // militia defend a stockade (10.21)

/** A siege roll or an assault under way. */
export interface Siege {
  where: number;
  side: Side; // the besieger
  commander: number;
  over: boolean; // Surrender! was played
}

export interface Raid {
  where: number;
  side: Side;
  raiders: number[];
  owed: number;
  marked: boolean; // it has placed a Raided marker
}

export interface Table {
  year: number;
  season: number; // 0 early, 1 late
  active: Side;
  vp: number; // French above zero
  at: number[]; // piece → space or one of the places above: open to all, §2.0r
  reduced: number[]; // unit → 1 on its reduced side
  inside: number[]; // piece → 1 inside a fort or fortress
  used: number[]; // piece → 1: not to be activated (again) in this Action Phase
  fort: number[]; // space → 0, STOCKADE, FORT, FORTRESS
  holder: number[]; // space → whose fortification it is, or -1
  works: number[]; // space → whose fort is under construction, or -1
  siege: number[]; // space → level, or -1
  raidsBritish: number[]; // space → Raided markers
  raidsFrench: number[];
  fieldworks: number[]; // space → who placed them, or -1
  amphib: number[]; // space → 1
  keys: number[]; // Niagara, Ohio Forks → who holds it
  held: number[]; // by side: cards in hand
  deck: number; // cards undrawn
  discard: number[];
  removed: number[];
  may: number[]; // card → where it could be, as far as everyone can tell: see 05-knowledge.ts
  limit: number[]; // by side: hand size
  carried: boolean[]; // by side: a card was held over from last season
  resting: boolean[]; // by side: it holds its last card
  built: boolean[]; // by side: its last card was played for construction
  assemblies: number; // 0 reluctant, 1 supportive, 2 enthusiastic
  pitt: boolean; // this and what follows lasts: §5.51b
  diplomatic: boolean;
  quiberon: boolean;
  noLandings: boolean; // this year
  noFrenchSea: boolean; // for good
  blockhouses: boolean[]; // by side that built them, this year
  cherokees: boolean;
  uprising: boolean;
  reshuffle: boolean; // Surrender! was played this season
  regulars: number[]; // by side: Regulars events of this season
  montcalm: boolean; // the leaders of the first French Regulars event are still to come
  card: number; // the card of this Action Phase, or 0
  orders: Order[];
  move: Move | null;
  battle: Battle | null;
  siegework: Siege | null;
  batteries: number[]; // by side: where Coehorns were played this phase, or -1
  raid: Raid | null;
  swap: boolean; // after the bids the players change chairs
  result: Result | null;
}
export interface Result {
  winner: 'british' | 'french' | 'draw';
  why: 'fortresses' | 'eleven' | 'french1760' | 'french1761' | 'objectives' | 'points' | 'none';
  vp: number;
}

export interface Hand {
  cards: number[];
  seen: number[]; // cards this side knows the enemy took from it
}
export interface Vault {
  deck: number[];
}
export interface WW extends Types {
  setup: Setup;
  table: Table;
  hand: Hand;
  vault: Vault;
  action: Action;
}
export type U = Umpire<WW>;
export type WildernessView = View<WW>;
export type WildernessState = State<WW>;
export type WildernessGame = Game<WW>;
export type Pub = Public<WW>;

export const has = (setup: Setup, option: string): boolean => setup.options.includes(option);
/** Rules 13 to 17. */
export const advanced = (setup: Setup): boolean => !has(setup, 'basic');

// One reader per column.
export const at = (t: Table, piece: number): number => t.at[piece]!;
export const isOnMap = (t: Table, piece: number): boolean => t.at[piece]! >= 0;
export const isReduced = (t: Table, unit: number): boolean => t.reduced[unit] === 1;
export const isInside = (t: Table, piece: number): boolean => t.inside[piece] === 1;
export const isUsed = (t: Table, piece: number): boolean => t.used[piece] === 1;
export const fortAt = (t: Table, space: number): number => t.fort[space]!;
export const holderOf = (t: Table, space: number): number => t.holder[space]!;
export const worksAt = (t: Table, space: number): number => t.works[space]!;
export const siegeAt = (t: Table, space: number): number => t.siege[space]!;
export const isSiege = (t: Table, space: number): boolean => t.siege[space]! >= 0;
export const hasAmphib = (t: Table, space: number): boolean => t.amphib[space] === 1;
export const raidsOf = (t: Table, side: Side): number[] => (side === 0 ? t.raidsBritish : t.raidsFrench);
export const isRaided = (t: Table, space: number): boolean => t.raidsBritish[space]! + t.raidsFrench[space]! > 0;
export const handSize = (t: Table, side: Side): number => t.held[side]!;
export const moveOf = (t: Table): Move => {
  if (!t.move) throw new Error('nobody moves');
  return t.move;
};
export const entryOf = (t: Table): Entry => {
  if (!t.move?.entry) throw new Error('nobody enters a space');
  return t.move.entry;
};
/** §13.4a It passes through the space it is in. */
export const isInfiltrating = (m: Move): boolean => m.entry?.infiltrating ?? false;
export const battleOf = (t: Table): Battle => {
  if (!t.battle) throw new Error('there is no battle');
  return t.battle;
};
export const siegeOf = (t: Table): Siege => {
  if (!t.siegework) throw new Error('there is no siege');
  return t.siegework;
};
export const raidOf = (t: Table): Raid => {
  if (!t.raid) throw new Error('there is no raid');
  return t.raid;
};

/** Besieged: inside a fort or fortress with a Siege marker. */
export const isBesieged = (t: Table, piece: number): boolean =>
  // §8.21b
  t.inside[piece] === 1 && t.at[piece]! >= 0 && t.siege[t.at[piece]!]! >= 0;

/** §8.25a Besieged pieces may only sally. */
export const isShutIn = (t: Table, m: Move): boolean =>
  m.path.steps === 0 && isSiege(t, m.at) && t.inside[m.pieces[0]!] === 1;

/** The pieces of a side in a space, units first. */
export function piecesIn(t: Table, side: Side, space: number): number[] {
  const found: number[] = [];
  gather(t, unitRange[side]!, space, found);
  gather(t, leaderRange[side]!, space, found);
  return found;
}
function gather({ at }: Table, [from, to]: readonly [number, number], space: number, found: number[]): number[] {
  for (let piece = from; piece < to; piece++) if (at[piece] === space) found.push(piece);
  return found;
}
export const unitsIn = (t: Table, side: Side, space: number): number[] => gather(t, unitRange[side]!, space, []);
export const leadersIn = (t: Table, side: Side, space: number): number[] => gather(t, leaderRange[side]!, space, []);
/** Those not inside. */
export const outsideIn = (t: Table, side: Side, space: number): number[] =>
  piecesIn(t, side, space).filter(piece => t.inside[piece] === 0);
export const insideIn = (t: Table, side: Side, space: number): number[] =>
  piecesIn(t, side, space).filter(piece => t.inside[piece] === 1);
export function hasUnit({ at }: Table, side: Side, space: number): boolean {
  const [from, to] = unitRange[side]!;
  for (let unit = from; unit < to; unit++) if (at[unit] === space) return true;
  return false;
}
/** Drilled Troops of this side, inside or not. */
export function hasDrilledIn({ at }: Table, side: Side, space: number): boolean {
  const [from, to] = unitRange[side]!;
  for (let unit = from; unit < to; unit++) if (at[unit] === space && isDrilled[unit]) return true;
  return false;
}
/** A unit of this side that is not inside: 2.0, 6.51. */
export function hasUnitOutside({ at, inside }: Table, side: Side, space: number): boolean {
  const [from, to] = unitRange[side]!;
  for (let unit = from; unit < to; unit++) if (at[unit] === space && inside[unit] === 0) return true;
  return false;
}
/** The same for the whole map at once: bits of who is in each space. Ask with `isIn`. */
export function presence({ at, inside }: Table): readonly number[] {
  const found = column(SPACES, 0);
  for (let unit = 0; unit < UNITS; unit++) {
    const space = at[unit]!;
    if (space < 0) continue;
    const who = inside[unit] === 1 ? UNIT : isDrilled[unit] ? UNIT | OUTSIDE | BUILDER : UNIT | OUTSIDE;
    found[space]! |= who << sideOf[unit]!;
  }
  return found;
}
export const UNIT = 1;
export const OUTSIDE = 4; // a unit that is not inside
export const BUILDER = 16; // Drilled Troops that are not inside
export const isIn = (who: readonly number[], what: number, side: Side, space: number): boolean =>
  (who[space]! & (what << side)) > 0;
/** Every unit on the map or in a box that fits. */
export function unitsWhere(t: Table, is: (unit: number) => boolean): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < UNITS; unit++) if (t.at[unit] !== GONE && t.at[unit] !== OFF && is(unit)) found.push(unit);
  return found;
}
export const column = (length: number, value: number): number[] => new Array<number>(length).fill(value);
export const ALL_PIECES: readonly number[] = Array.from({ length: PIECES }, (_, i) => i);
