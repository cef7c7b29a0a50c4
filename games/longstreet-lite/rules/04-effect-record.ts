import type { Rule } from '@bivouac/kernel';
import type { Arm, Side } from '../data/index.ts';
import type { Table } from '../state.ts';

// 4 A card in one place: whom it names, when, and what it does. The chapters ask for what concerns them.

/** How a base fires. */
export const MODES = ['volley', 'skirmish', 'canister', 'bombardment'] as const;
export type Mode = (typeof MODES)[number];
/** How a unit acts in a movement phase. */
export type MoveKind = 'forward' | 'difficult' | 'limbered' | 'prolong' | 'formation';
/** §6-dis-a to §6-dis-d What causes disorder. */
export const CAUSES = ['passage', 'terrain', 'aboutFace', 'formation'] as const;
export type Cause = (typeof CAUSES)[number];

/** Units that a card names: how many at most, and which. */
export interface Naming {
  readonly most: number;
  readonly when: 'call' | 'kills' | 'allotment' | 'rolls' | 'played';
  readonly may: (t: Table, unit: number, side: Side) => boolean; // `side` plays the card; the unit is on the table
}
interface Record_ {
  readonly rule: Rule; // that restates the card
  readonly names?: Naming;
}
/** A musket card. What it does holds for the units it names; without names for all of its side. */
export interface FireEffect extends Record_ {
  readonly phase: 'fire';
  readonly again?: (mode: Mode) => boolean; // missed dice may be re-rolled
  readonly plus?: (mode: Mode) => number; // on each die
  readonly dice?: (mode: Mode, distance: number) => number; // more dice of each base
  readonly volley?: number; // more volley dice of the whole unit
  readonly kills?: true; // failed kill dice may be re-rolled
}
/** A bugle card. */
export interface MoveEffect extends Record_ {
  readonly phase: 'movement';
  readonly times?: (kind: MoveKind) => number; // on the basic allowance
  readonly unhalved?: true; // difficult moves keep the basic allowance
  readonly add?: (kind: MoveKind, arm: Arm) => number; // after halving
  readonly waives?: (cause: Cause) => boolean; // needs no second card
  readonly thenForward?: number; // how far a unit may go after its formation change
}
/** A sword card. */
export interface CombatEffect extends Record_ {
  readonly phase: 'combat';
  readonly reach?: number; // added to the charge
  readonly dice?: number;
  readonly allRanks?: true;
  readonly noCover?: true; // the −1 for a defender in cover is not applied
  readonly again?: true; // failed attack dice may be re-rolled
}
/** A kepi card, played by the passive side; its moment is printed data. */
export interface InterruptEffect extends Record_ {
  readonly phase: 'interrupt';
  readonly bars?: readonly ('fire' | 'move' | 'charge')[]; // for the unit it names
  readonly does?: 'discards' | 'moves' | 'lays'; // at once: see 04-interrupts.ts
  readonly spoils?: 'hits' | 'kills'; // successes that must be re-rolled, of or against the unit it names
  readonly steadies?: true; // failed defence dice may be re-rolled
  readonly need?: number; // of a vulnerable unit's defence dice, instead of 6
}
export type Effect = FireEffect | MoveEffect | CombatEffect | InterruptEffect;
