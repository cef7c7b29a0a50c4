import type { Game, Public, Setup, State, Types, Umpire, View } from '@bivouac/kernel';
import { isGeneral, type Side, sideOf } from './data/index.ts';

export type Action =
  | { readonly type: 'move'; readonly units: readonly string[]; readonly path: readonly string[] } // `off` leaves the map
  | { readonly type: 'endMovement' }
  | {
      readonly type: 'declareBattle';
      readonly attackers: readonly string[]; // hexes
      readonly defenders: readonly string[]; // hexes
      readonly support?: readonly string[]; // artillery at two hexes (§10b2-i)
    }
  | { readonly type: 'bombard'; readonly guns: readonly string[]; readonly target: string }
  | { readonly type: 'endDeclaration' }
  | { readonly type: 'resolve'; readonly battle: number } // its place in the list of declared battles
  | { readonly type: 'supportDefence'; readonly guns: readonly string[] }
  | { readonly type: 'reroll' }
  | { readonly type: 'keepDie' }
  | { readonly type: 'lose'; readonly unit: string }
  | { readonly type: 'retreat'; readonly from: string; readonly to: string }
  | { readonly type: 'leaveMap'; readonly from: string }
  | { readonly type: 'stand'; readonly from: string }
  | { readonly type: 'advance'; readonly units: readonly string[]; readonly to: string }
  | { readonly type: 'endAdvance' }
  | { readonly type: 'returnGeneral'; readonly general: string; readonly to: string }
  | { readonly type: 'placeMarker'; readonly unit: string }
  | { readonly type: 'endNight' };

export const isReorganizing = (action: Action): boolean =>
  action.type === 'returnGeneral' || action.type === 'placeMarker' || action.type === 'endNight';

// Where a unit is when it is on no hex.
export const WAITING = -1; // on the order of appearance
export const ELIMINATED = -2;
export const EXITED = -3;
export const ABSENT = -4; // not in this scenario

/** A declared battle; a bombardment has guns and no attacking hexes. */
export interface Battle {
  attackers: number[]; // hexes
  defenders: number[]; // hexes
  guns: number[]; // units at two hexes
}

/** The battle being resolved. */
export interface Fight extends Battle {
  defenceGuns: number[];
  attackDie: number;
  defenceDie: number;
  rerolled: [number, number]; // by side (§10e-c)
  loser: number; // a side, or -1
  owed: number; // damage points still to be taken
  bearers: number[]; // units that may take them
  fleeing: number[]; // hexes whose losers have yet to retreat
  chain: number[]; // hexes passed in the retreat under way, the last one is where the units are
  chained: number[]; // the units making it
  advanced: number[]; // units that have occupied
}

export interface Table {
  turn: number;
  phase: Side;
  at: number[]; // unit → hex, or one of the places above
  reduced: number[]; // unit → 1 on its back face
  moved: number[]; // unit → 1 when its normal move of this phase is made
  marked: number[]; // unit → 1 under a reorganization marker
  mustLeave: number[]; // units that began this night in an enemy zone and could leave it (§2f-c)
  engaged: number[]; // unit → 1 in a battle of this phase, 2 bombarded in it, 3 both
  control: number[]; // objective → side
  initiative: Side;
  battles: Battle[];
  fight: Fight | null;
  result: Result | null;
}
export interface Result {
  winner: 'confederate' | 'union' | 'draw';
  confederate: number;
  union: number;
}

export interface G88 extends Types {
  setup: Setup;
  table: Table;
  hand: Record<string, never>;
  vault: Record<string, never>;
  action: Action;
}
export type U = Umpire<G88>;
export type GettysburgView = View<G88>;
export type GettysburgState = State<G88>;
export type GettysburgGame = Game<G88>;
export type Pub = Public<G88>;

// One reader per column.
export const at = (t: Table, unit: number): number => t.at[unit]!;
export const isOnMap = (t: Table, unit: number): boolean => t.at[unit]! >= 0;
export const isReduced = (t: Table, unit: number): boolean => t.reduced[unit] === 1;
export const hasMoved = (t: Table, unit: number): boolean => t.moved[unit] === 1;
export const isMarked = (t: Table, unit: number): boolean => t.marked[unit] === 1;
export const inBattle = (t: Table, unit: number): boolean => (t.engaged[unit]! & 1) !== 0;
export const wasBombarded = (t: Table, unit: number): boolean => (t.engaged[unit]! & 2) !== 0;
export const fightOf = (t: Table): Fight => {
  if (!t.fight) throw new Error('no battle is being fought');
  return t.fight;
};

export const has = (setup: Setup, option: string): boolean => setup.options.includes(option);

/** The units of a side in a hex, in the order of the counters. */
export function unitsIn({ at }: Table, side: Side, hex: number): number[] {
  const found: number[] = [];
  for (let unit = at.indexOf(hex); unit >= 0; unit = at.indexOf(hex, unit + 1)) {
    if (sideOf[unit] === side) found.push(unit);
  }
  return found;
}
export const combatUnitsIn = (t: Table, side: Side, hex: number): number[] =>
  unitsIn(t, side, hex).filter(unit => !isGeneral[unit]);
export const generalsIn = (t: Table, side: Side, hex: number): number[] =>
  unitsIn(t, side, hex).filter(unit => isGeneral[unit]);
export const isOccupied = ({ at }: Table, side: Side, hex: number): boolean => {
  for (let unit = at.indexOf(hex); unit >= 0; unit = at.indexOf(hex, unit + 1)) if (sideOf[unit] === side) return true;
  return false;
};
