import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/index.ts';
import { randomEvent } from '../rules/03-events.ts';
import type { U } from '../state.ts';
import { position, scenarioOf } from './table.ts';

// Rules that name titles, each shown in a title that has it and in one that has not.

describe('GCACW 12.0-scope-advanced, 12.0-scope-basic rain in the basic game', () => {
  /** Two ones are thrown for the events of the last turn, if any are rolled. */
  const rains = (scenario: string): boolean => {
    const table = position({ scenario });
    table.t.turn = scenarioOf(table).turns.length;
    randomEvent({ table: table.t, say() {}, roll: () => 1 } as unknown as U);
    return table.t.rain > 0;
  };
  it('three titles have it, the others never', () => {
    const wet = scenarios.filter(({ id }) => rains(id)).map(({ title }) => title);
    expect([...new Set(wet)]).toEqual(['SIV', 'OTR', 'GTC']);
  });
});
