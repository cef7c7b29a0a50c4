import type { Line } from '@bivouac/room';
import { inForce, isClash, isTurn } from './log.ts';

// The scrubber: positions are counted in actions in force.

export interface Tick {
  readonly count: number;
  readonly kind: 'turn' | 'battle';
}

export function ticksOf(lines: readonly Line[]): readonly Tick[] {
  const ticks: Tick[] = [];
  for (const line of inForce(lines)) {
    if (line.kind === 'open' && line.count > 0) continue; // all of its past in one line
    if (line.events.some(isTurn)) ticks.push({ count: line.count, kind: 'turn' });
    else if (line.events.some(isClash)) ticks.push({ count: line.count, kind: 'battle' });
  }
  return ticks;
}

/** The position a step leads to; null: live. */
export function stepped(at: number | null, by: number, count: number): number | null {
  const next = (at ?? count) + by;
  return count === 0 || next >= count ? null : Math.max(0, next);
}

/** The beginning of the next or previous turn. */
export function turnFrom(ticks: readonly Tick[], at: number | null, by: 1 | -1, count: number): number | null {
  const here = at ?? count;
  const turns = ticks.filter(tick => tick.kind === 'turn').map(tick => tick.count);
  const next = by > 0 ? turns.find(turn => turn > here) : turns.findLast(turn => turn < here);
  if (next === undefined) return by > 0 ? null : 0;
  return next >= count ? null : next;
}
