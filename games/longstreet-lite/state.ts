import type { Game, Public, Setup, State, Types, Umpire, View } from '@bivouac/kernel';
import {
  ARTILLERY,
  type Arm,
  BOTH,
  type CardId,
  CONFEDERATE,
  enemyOf,
  FEDERAL,
  SIDES,
  type Side,
} from './data/index.ts';

/*
 * What lies where. Miniatures on a green table: nothing on it is hidden, only the cards are.
 *
 *   table        units, smoke, hits, losses, terrain laid in play, the phase under way, how many cards lie where
 *   hand SIDE    the cards in hand, and one's own discards (everyone saw each of them once, nobody may look them through)
 *   vault        the two draw piles, and what re-forming took out of the game unseen
 *
 * A **unit** is a number: first the Federal ones, then the Confederate ones; `id` says how it is called outside:
 * `2nd-wisconsin`. It is made of
 * **bases** 1 BW wide (§1-shape-c figures do not count) that stand in **files**, side by side. `form` says how deep each file is, left to right, one sign each:
 * '2221' is a line of four files, seven bases; 'a' is a column of ten; '' is a unit that has left the table. Guns stand in one
 * row: '111'. A **limbered** battery is a single base ('1') and `guns` says for how many it stands.
 *
 * Where a unit stands is its **pose**: `x`, `y` of the middle of its front edge and its `heading`. Everything is whole:
 * thousandths of a base width, hundredths of a degree counter-clockwise from east. x grows east, y grows north. All else (base
 * rectangles, lanes, distances) is computed from that, never stored.
 *
 * **Disorder** is not a state of a unit but something it causes by what it does; `call.cards` says whether it may.
 */

/** Units, cards and sides are slugs here: `2nd-wisconsin`, `c-quickstep-2`, `federal`. Lengths and angles are whole, as above. */
export type Action =
  | { readonly type: 'muster'; readonly units: readonly string[] } // `infantry 8`, `artillery 3`
  | {
      readonly type: 'lay';
      readonly kind: string;
      readonly points: readonly number[];
      readonly crest?: readonly number[];
    }
  | { readonly type: 'choose'; readonly what: string } // `north`, `south`; `first`, `second`
  | Deploy
  | { readonly type: 'reform' }
  | { readonly type: 'decline' } // no re-forming, no interrupt, no morale card, no further re-roll
  | Call_
  | { readonly type: 'pass' }
  | Interrupt_
  | { readonly type: 'discard'; readonly cards: readonly string[] }
  | { readonly type: 'fire'; readonly unit: string; readonly target?: string } // the unit a battery bombards
  | { readonly type: 'name'; readonly units: readonly string[] } // whom a modifier helps
  | { readonly type: 'reroll'; readonly dice: readonly number[] } // places in the roll
  | { readonly type: 'morale'; readonly card: string; readonly unit: string }
  | { readonly type: 'lose'; readonly unit: string; readonly file: number }
  | { readonly type: 'march'; readonly unit: string; readonly steps: readonly string[]; readonly difficult?: boolean }
  | { readonly type: 'drive'; readonly unit: string; readonly steps: readonly string[]; readonly heading: number }
  | Prolong
  | { readonly type: 'quarter'; readonly unit: string; readonly to: string }
  | Reshape
  | { readonly type: 'limber'; readonly unit: string; readonly gun: number; readonly heading: number }
  | { readonly type: 'unlimber'; readonly unit: string; readonly left: number; readonly heading: number }
  | { readonly type: 'charge'; readonly unit: string; readonly wheel: number } // to the left; below zero to the right
  | {
      readonly type: 'allot';
      readonly unit: string;
      readonly enemies: readonly string[];
      readonly dice: readonly number[];
    }
  | { readonly type: 'strike'; readonly unit: string }
  | { readonly type: 'protect'; readonly card: string }
  | Retreat_
  | { readonly type: 'end' }; // of the phase, or of the charges

/** One card, or two for disorder; at most one modifier, and whom it helps if they are named when calling. */
export interface Call_ {
  readonly type: 'call';
  readonly phase: string;
  readonly cards: readonly string[];
  readonly modifiers?: readonly string[];
  readonly units?: readonly string[];
}
/** A card of the passive side, and the unit it names or the place where it lays terrain. */
export interface Interrupt_ {
  readonly type: 'interrupt';
  readonly card: string;
  readonly unit?: string;
  readonly at?: readonly number[]; // x, y, width, depth, heading
}
export interface Deploy {
  readonly type: 'deploy';
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly depths: readonly number[];
  readonly limbered?: boolean; // then without depths
}
export interface Prolong {
  readonly type: 'prolong';
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
/** The base that stays (its file and rank), its new file, and the depths of all files. */
export interface Reshape {
  readonly type: 'reshape';
  readonly unit: string;
  readonly guide: readonly number[];
  readonly file: number;
  readonly depths: readonly number[];
}

/** The width in which it re-forms, where a limber faces; later, which of two ways it takes. */
export interface Retreat_ {
  readonly type: 'retreat';
  readonly unit: string;
  readonly files?: number;
  readonly heading?: number;
  readonly way?: number;
}

export const PHASES = ['fire', 'movement', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase that was called. */
export interface Call {
  phase: Phase;
  cards: number; // that called it; two allow disorder
  modifier: CardId | '';
  units: number[]; // whom the modifier helps; empty: all, or nobody named yet
}
/** §4-int-b The one interrupt of the turn. */
export interface Interrupt {
  card: CardId;
  unit: number; // it names; -1: none
}
/** A die that was rolled, while it may still be rolled again. */
export interface Die {
  face: number;
  need: number; // what face, modifiers counted in, it needs to succeed
  mode: number; // how it was fired: see rules/05-fire.ts; in combat the attacker, or -1
  target: number; // the unit it was rolled against, or for
  again: number; // 1: re-rolled
}
/** An attacker's part of the combat. */
export interface Attacker {
  unit: number;
  enemies: Engaged[];
  beaten: number; // 1: it has lost
}
export interface Engaged {
  unit: number;
  contact: number; // 1: it touches the attacker's front
  files: number; // of the attacker's front that it occupies
  cover: number; // 1: it has cover against this attacker
  dice: number; // allotted; -1: not yet
}
/** A defender's part. */
export interface Defender {
  unit: number;
  flanked: number;
  vulnerable: number; // §7-vul-a
  linear: number; // 1: its formation was linear when it was charged
  defence: number; // -1: not rolled yet
  attack: number; // -1: not rolled yet
  beaten: number; // 1: it has lost and goes
}
export interface Combat {
  attackers: Attacker[];
  defenders: Defender[];
  protected: number[]; // by side: 1, a card spares its retreats all penalties
}

/** A pitched battle before its first turn: 3. */
export interface Opening {
  bases: number[]; // of each unit
  winner: Side; // of the terrain roll
  least: number; // pieces to be laid
  most: number;
  north: number; // the side that plays from the north edge; -1: not chosen
  first: Side; // to deploy
}

export interface Table {
  opening: Opening | null;
  turn: number;
  active: Side;
  federals: number; // how many units are Federal
  id: string[];
  arm: number[];
  form: string[];
  guns: number[]; // of a limbered battery; else 0
  x: number[];
  y: number[];
  heading: number[];
  smoke: number[];
  acted: number[]; // 1: it has fired, moved or charged in this phase
  hits: number[]; // §5-seq-b
  saved: number[]; // morale cards played for it in this phase
  owed: number[]; // bases its owner has still to take off
  lost: number[]; // by side: bases lost
  breakpoint: number;
  laid: string[]; // terrain laid in play: 'rocky 1000 2000 …'
  held: number[]; // by side: cards in hand, for all to know §4-deck-e
  pile: number[]; // in the draw pile
  discarded: number[]; // in the discard pile
  out: number[]; // taken out of the game unseen by re-forming
  gone: number[]; // red cards used as interrupts
  passed: number[]; // by side: 1, it passed in its last turn
  fired: number; // 1: this turn's fire phase has been
  call: Call | null;
  interrupt: Interrupt | null;
  firing: number; // the unit whose shots are rolled
  roll: Die[];
  combat: Combat | null;
  retreats: number[]; // units that still have to go
  result: { winner: string; why: 'breakpoint' | 'cards' | 'pass' } | null;
}
/** §4-deck-d Behind its owner’s screen. */
export interface Hand {
  cards: number[]; // sorted
  discards: number[];
}
/** §4-deck-b By side; the top card is the last. */
export interface Vault {
  piles: number[][];
  out: number[][];
}

export interface LL extends Types {
  setup: Setup;
  table: Table;
  hand: Hand;
  vault: Vault;
  action: Action;
}
export type LongstreetGame = Game<LL>;
export type LongstreetState = State<LL>;
export type LongstreetView = View<LL>;
export type Pub = Public<LL>;
export type U = Umpire<LL>;

export const has = (setup: Setup, option: string): boolean => setup.options.includes(option);

// Units.
export const UNITS = (t: Table): number => t.form.length;
export const unitId = (t: Table, unit: number): string => t.id[unit]!;
/** -1: there is no such unit. */
export const unitNumber = (t: Table, slug: string): number => t.id.indexOf(slug);
export const sideOf = (t: Table, unit: number): Side => (unit < t.federals ? FEDERAL : CONFEDERATE);
export const armOf = (t: Table, unit: number): Arm => t.arm[unit] as Arm;
export const isInfantry = (t: Table, unit: number): boolean => t.arm[unit] !== ARTILLERY;
export const isArtillery = (t: Table, unit: number): boolean => t.arm[unit] === ARTILLERY;
export const isOnTable = (t: Table, unit: number): boolean => t.form[unit] !== '';
export const isLimbered = (t: Table, unit: number): boolean => t.guns[unit]! > 0;
export const hasSmoke = (t: Table, unit: number): boolean => t.smoke[unit] === 1;
export const hasActed = (t: Table, unit: number): boolean => t.acted[unit] === 1;
/** The units of a side that are on the table. */
export function unitsOn(t: Table, side: Side): number[] {
  const found: number[] = [];
  const [from, to] = side === FEDERAL ? [0, t.federals] : [t.federals, t.form.length];
  for (let unit = from; unit < to; unit++) if (t.form[unit] !== '') found.push(unit);
  return found;
}

// Formations. A form is read often and changed seldom: its depths are kept.
const SIGNS = '0123456789a';
const depthsRead = new Map<string, readonly number[]>();
export function depthsIn(form: string): readonly number[] {
  const known = depthsRead.get(form);
  if (known) return known;
  const depths = Array.from(form, sign => SIGNS.indexOf(sign));
  depthsRead.set(form, depths);
  return depths;
}
export const formOf = (depths: readonly number[]): string => depths.map(depth => SIGNS[depth]).join('');
export const depthsOf = (t: Table, unit: number): readonly number[] => depthsIn(t.form[unit]!);
export const filesOf = (t: Table, unit: number): number => t.form[unit]!.length;
export const ranksOf = (t: Table, unit: number): number => Math.max(0, ...depthsOf(t, unit));
/** §1-base-a, §1-art-d Bases it has to lose; of a limber, the guns it stands for. */
export const basesOf = (t: Table, unit: number): number =>
  t.guns[unit]! > 0 ? t.guns[unit]! : depthsOf(t, unit).reduce((sum, depth) => sum + depth, 0);

// Phases and sides.
export const passive = (t: Table): Side => enemyOf(t.active);
export const callOf = (t: Table): Call => {
  if (!t.call) throw new Error('no phase was called');
  return t.call;
};
export const combatOf = (t: Table): Combat => {
  if (!t.combat) throw new Error('nobody fights');
  return t.combat;
};
export const column = (length: number, value: number): number[] => new Array<number>(length).fill(value);
export const handOf = (view: Pick<LongstreetView, 'hands'>, side: Side): readonly number[] =>
  view.hands[SIDES[side]]?.cards ?? [];
export const bothSides = <T>(of: (side: Side) => T): T[] => BOTH.map(of);
