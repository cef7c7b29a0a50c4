import type { Pick } from '@bivouac/kernel';
import { CONFEDERATE, FEDERAL, mappedOf, type Side } from '../data/index.ts';
import { type Footprint, footprintOf, isNearer } from '../rules/01-units.ts';
import { standsBarred } from '../rules/02-terrain.ts';
import { type LongstreetState, sideOf, UNITS } from '../state.ts';

/** Battles that chance comes to too late: both armies already stand within reach of each other, each in its own rows. */
function armiesInTouch({ table: t, setup }: LongstreetState, pick: Pick): void {
  if (!mappedOf(setup.scenario)) return;
  const north = mappedOf(setup.scenario)!.north === 'federal' ? FEDERAL : CONFEDERATE;
  const placed: Record<number, number> = { [FEDERAL]: 0, [CONFEDERATE]: 0 };
  const gap = 1500 + pick(4000);
  for (let unit = 0; unit < UNITS(t); unit++) {
    const side: Side = sideOf(t, unit);
    const place = placed[side]!++;
    const row = Math.floor(place / 6);
    t.x[unit] = 3000 + (place % 6) * 5500 + pick(900);
    t.y[unit] = side === north ? 12_000 + gap + row * 4000 : 11_500 - row * 4000;
    t.heading[unit] = side === north ? 27_000 : 9000;
  }
}

/** A mêlée: everyone stands anywhere in the middle of the table, facing anywhere, as long as nobody touches anybody. */
function melee(state: LongstreetState, pick: Pick): void {
  const { table: t, setup } = state;
  if (!mappedOf(setup.scenario)) return;
  const placed = new Map<number, Footprint>();
  for (let unit = 0; unit < UNITS(t); unit++)
    for (let tries = 0; tries < 60; tries++) {
      [t.x[unit], t.y[unit], t.heading[unit]] = [6000 + pick(24_000), 4000 + pick(16_000), pick(36_000)];
      const at = footprintOf(state, unit);
      if ([...placed.values()].some(other => isNearer(at, other, 200)) || standsBarred(state, unit, at)) continue;
      placed.set(unit, at);
      break;
    }
  // Who found no room is not there.
  for (let unit = 0; unit < UNITS(t); unit++) if (!placed.has(unit)) t.form[unit] = '';
}

export const stages = [armiesInTouch, melee];
