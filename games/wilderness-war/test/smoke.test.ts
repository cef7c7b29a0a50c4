import { keyedDice, picker } from '@bivouac/kernel';
import { fuzz, playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import { position } from './table.ts';

const ALL = game.options.map(option => option.id);

describe('random games', () => {
  for (const [i, scenario] of game.scenarios.entries()) {
    for (const options of [[], ['basic'], ALL.filter(id => id !== 'basic')]) {
      it(`${scenario} with ${options.join(', ') || 'no options'} end with clean audits`, () => {
        const secret = `${i}${options.length % 10}`.repeat(32);
        const faults: unknown[] = [];
        const { state } = playout(game, { scenario, options }, keyedDice(secret), picker(1755 + i), {
          played: ({ played }) => faults.push(...game.audit(played.state)),
        });
        expect(faults).toEqual([]);
        expect(game.outcome(state.table)).not.toBeNull();
      });
    }
  }
});

describe('a thorough random game', () => {
  it('tells nobody what he may not know', () => {
    const { findings } = fuzz(kit, { games: 1, seed: 1757, thorough: true, leakEvery: 60 });
    expect(findings.map(({ check, question, what }) => `${check} ${question}: ${what}`)).toEqual([]);
  });
});

describe('a small position', () => {
  it('is fought out with scripted dice', () => {
    const table = position({
      pieces: { braddock: 'alexandria', 'br-regular-44th': 'alexandria', 'fr-coureurs-marin': 'ashbys-gap' },
      active: 'british',
      hands: { british: [1], french: [] },
      dice: [6, 2],
    });
    table.sound().activate(1).force('braddock', 'br-regular-44th').march('ashbys-gap').quietly();
    while (table.asked[1] === 'entry.avoid') table.pass();
    expect(table.said('battle.won')).toHaveLength(1);
  });
});
