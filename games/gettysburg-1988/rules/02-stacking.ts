import type { Setup } from '@bivouac/kernel';
import { HEXES, isGeneral, type Side, unitsOf } from '../data/index.ts';
import { has, type Table, unitsIn } from '../state.ts';
import { commands } from './10a-command.ts';

export type StackFault = 'one' | 'two' | 'command';

/** What is wrong with units of one side stacked in a hex; null: nothing. */
export function stackFault(t: Table, setup: Setup, stack: readonly number[]): StackFault | null {
  let combat = 0;
  for (const unit of stack) if (!isGeneral[unit]) combat++;
  if (combat <= 1) return null;
  if (combat > 2) return 'two'; // 2e-b
  if (combat === stack.length) return 'one'; // 2e-a
  return has(setup, '10a') && !allCommanded(t, setup, stack) ? 'command' : null; // 10a
}

const allCommanded = (t: Table, setup: Setup, stack: readonly number[]): boolean =>
  stack.every(unit => isGeneral[unit] || stack.some(general => commands(t, setup, general, unit)));

export const stackFaultAt = (t: Table, setup: Setup, side: Side, hex: number): StackFault | null =>
  stackFault(t, setup, unitsIn(t, side, hex));

const count = new Uint8Array(HEXES);

/** The hexes where a side is stacked as it may not stay. */
export function faultyHexes(t: Table, setup: Setup, side: Side): number[] {
  count.fill(0);
  const faulty: number[] = [];
  const { at } = t;
  for (const unit of unitsOf[side]) {
    const hex = at[unit]!;
    if (hex < 0 || isGeneral[unit]) continue;
    count[hex]!++;
    if (count[hex] === 2 && stackFaultAt(t, setup, side, hex)) faulty.push(hex);
  }
  return faulty;
}
