import { commandOf, isJohnsons, isLeader } from '../data/index.ts';
import { strengthNow } from '../picture/pieces.ts';
import { JOHNSON } from '../rules/05-forces.ts';
import type { Table } from '../state.ts';

/** The leaders with as many units as they can take, the strongest first: §5.34a, §5.534b. */
export function filled(t: Table, leaders: readonly number[], pool: readonly number[]): number[] {
  const johnson = leaders.includes(JOHNSON);
  let room = leaders.reduce((sum, leader) => sum + commandOf(leader), 0);
  const units = pool
    .filter(piece => !isLeader(piece) && (johnson || !isJohnsons[piece]))
    .sort((a, b) => strengthNow(t, b) - strengthNow(t, a) || a - b)
    .filter(unit => (isJohnsons[unit] ? true : room-- > 0));
  return [...leaders, ...units];
}

/** All of a group but so many of its weakest units. */
export function withoutWeakest(t: Table, group: readonly number[], some: number): number[] {
  const weak = group
    .filter(piece => !isLeader(piece))
    .sort((a, b) => strengthNow(t, a) - strengthNow(t, b) || b - a)
    .slice(0, some);
  return group.filter(piece => !weak.includes(piece));
}

/** As many as can act as one force; without a leader the strongest unit. */
export function fullest(t: Table, pool: readonly number[]): number[] {
  const leaders = pool.filter(isLeader);
  if (leaders.length > 0) return filled(t, leaders, pool);
  return [...pool].sort((a, b) => strengthNow(t, b) - strengthNow(t, a) || a - b).slice(0, 1);
}
