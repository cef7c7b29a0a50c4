import { type Arm, BW } from '../data/index.ts';
import { armOf, type Table } from '../state.ts';
import type { MoveEffect, MoveKind } from './04-effect-record.ts';
import { moveEffect } from './04-effects.ts';

// 6 DISTANCE: how far a unit may go; §2-dis-d the ground takes nothing off.

const BASIC: Readonly<Record<MoveKind, number>> = {
  forward: 4 * BW, // §6-dist-a
  difficult: 4 * BW,
  limbered: 6 * BW, // §6-amov-a
  prolong: BW, // §6-amov-c
  formation: 0,
};

/** The basic allowance multiplied, then §6-dist-b halved, then §6-dist-c, §6-amov-e what a card adds. */
export function allowanceOf(kind: MoveKind, arm: Arm, effect: MoveEffect | null): number {
  const basic = BASIC[kind] * (effect?.times?.(kind) ?? 1);
  const halved = kind === 'difficult' && !effect?.unhalved ? basic / 2 : basic;
  return halved + (effect?.add?.(kind, arm) ?? 0);
}
/** Of a unit in this phase; a move made by the enemy gets no help from its owner's card: §card-confusion. */
export const allowance = (t: Table, unit: number, kind: MoveKind, basic = false): number =>
  allowanceOf(kind, armOf(t, unit), basic ? null : moveEffect(t, unit));
