import { exp } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import { combatValue, MOST_FATIGUE, of, onMap, type Table } from '../state.ts';
import { drawOf, leadOf } from './goals.ts';
import type { Weights } from './weights.ts';

// The end of the last turn: points are worth what they do for the result. Who is behind has little to lose, who is ahead little to gain.

const chance = (x: number): number => 1 / (1 + exp(-x));
export const winBy = (lead: number, half: number, spread: number): number =>
  0.5 * (chance((lead - half) / spread) + chance((lead + half) / spread));

/** What is left of the marches of both sides, 0 to 1. */
export function breathOf(t: Table): number {
  let [left, all] = [0, 0];
  for (const side of [0, 1] as const)
    for (const unit of onMap(t, side)) {
      left += (MOST_FATIGUE - t.fatigue[unit]!) * combatValue(t, unit);
      all += MOST_FATIGUE * combatValue(t, unit);
    }
  return all > 0 ? left / all : 0;
}

export interface Stakes {
  readonly curve: (points: number) => number; // what so many points more or less are worth, in points of an even game
  readonly breath: number; // what is left of the marches of both sides, 0 to 1
  readonly over: number; // what it is worth if the game ends now
}
const EVENLY: Stakes = { curve: points => points, breath: 1, over: 0 };

export function stakesOf(t: Table, side: Side, w: Weights): Stakes {
  const { turns } = of(t).scenario;
  if (w.edge === 0 || t.turn < turns.length) return EVENLY;
  const { half, gap } = drawOf(t);
  const lead = leadOf(t, side);
  const breath = breathOf(t);
  const spread = gap * (w.spread + w.spreadMore * breath);
  const now = lead * (1 - (turns.length > 1 ? w.hopesLong : w.hopes) * breath);
  const win = winBy(now, half, spread);
  const slope = (winBy(now + gap, half, spread) - winBy(now - gap, half, spread)) / (2 * gap);
  const ended = lead >= half ? 1 : lead <= -half ? 0 : 0.5;
  return {
    curve: points => (1 - w.edge) * points + (w.edge * (winBy(now + points, half, spread) - win)) / slope,
    breath,
    over: (w.edge * (ended - win)) / slope,
  };
}
