import type { Pick } from '@bivouac/kernel';
import { commandOf, isJohnsons, isLeader } from '../data/index.ts';
import { JOHNSON } from '../rules/05-forces.ts';

// How random games put a force together.

/** A random force or unit out of pieces that stand together. */
export function sampleForce(pieces: readonly number[], pick: Pick): number[] {
  const units = pieces.filter(piece => !isLeader(piece));
  const leaders = pieces.filter(isLeader);
  if (leaders.length === 0 || pick(4) === 0) return [units[pick(units.length)]!];
  const taken = leaders.filter(() => pick(3) > 0);
  if (taken.length === 0) taken.push(leaders[pick(leaders.length)]!);
  return fill(units, taken, pick);
}

/** Leaders with as many units as they can take, now and then fewer. */
export function fill(units: readonly number[], leaders: readonly number[], pick: Pick): number[] {
  let room = leaders.reduce((sum, leader) => sum + commandOf(leader), 0);
  const taken: number[] = [];
  const start = pick(units.length || 1);
  for (let i = 0; i < units.length; i++) {
    const unit = units[(start + i) % units.length]!;
    if (isJohnsons[unit]) {
      if (leaders.includes(JOHNSON)) taken.push(unit);
    } else if (room > 0 && pick(8) > 0) {
      taken.push(unit);
      room--;
    }
  }
  if (taken.length === 0) {
    const plain = units.filter(unit => !isJohnsons[unit] || leaders.includes(JOHNSON));
    if (plain.length > 0) taken.push(plain[0]!);
    else return [units[0]!];
  }
  return [...taken, ...leaders];
}
