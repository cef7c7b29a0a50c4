import { keyedDice, picker, start } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import { footprintOf } from '../rules/01-units.ts';
import { chargeOf, mostWheel, targetsOf } from '../rules/07-charges.ts';
import { isInfantry, type LongstreetState, UNITS } from '../state.ts';

// What quick looks leave out must be nothing.

const inTouch = (n: number): LongstreetState => {
  const scenario = game.scenarios[n % 3]!;
  const { state } = start(game, { scenario, options: [] }, keyedDice('0'.repeat(64)));
  stages[0]!(state, picker(n));
  state.table.call = {
    phase: 'combat',
    cards: 1 + (n % 2),
    modifier: n % 3 === 0 ? 'follow-the-colors' : '',
    units: [],
  };
  return state;
};

describe('charges', () => {
  it('are found at every wheel at which the rules allow one', () => {
    const seen = { legal: 0, not: 0 };
    for (let n = 0; n < 12; n++) {
      const state = inTouch(n);
      for (let unit = n % 4; unit < UNITS(state.table); unit += 4) {
        if (!isInfantry(state.table, unit)) continue;
        const { wheels } = targetsOf(state, unit);
        const most = mostWheel(footprintOf(state, unit).files);
        for (let i = -32; i <= 32; i += 4) {
          const wheel = Math.trunc((most * i) / 32);
          const charge = chargeOf(state, unit, wheel);
          expect(wheels.get(wheel) ?? null).toEqual(charge.why ? null : charge);
          seen[charge.why ? 'not' : 'legal']++;
        }
      }
    }
    expect([seen.legal > 50, seen.not > 50]).toEqual([true, true]);
  });
});
