import { fileURLToPath } from 'node:url';
import { namedDice, picker, start } from '@bivouac/kernel';
import {
  archivedSaves,
  conformance,
  expectGolden,
  firstActions,
  type Kit,
  perft,
  transcript,
} from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { kit as ours } from '../kit.ts';
import type { LL, LongstreetState } from '../state.ts';
import { type Position, position } from './table.ts';

const { game, book, tastes } = ours;
const kit: Kit<LL> = { ...ours, games: 4 };

conformance(kit);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('playthroughs read by a person when they change', () => {
  it('the first turns on Harvest Road, played boldly', () => {
    const setup = { scenario: 'harvest-road', options: [] };
    const record = firstActions(game, setup, '7'.repeat(64), picker(1862), 80, { taste: tastes[0] });
    expectGolden(here('./golden/harvest-road.txt'), transcript(game, book, 'en', record));
  });
  it('a pitched battle: armies, terrain, deployment', () => {
    const setup = { scenario: 'pitched-1863', options: [] };
    const record = firstActions(game, setup, '3'.repeat(64), picker(1863), 50, { taste: tastes[1] });
    expectGolden(here('./golden/pitched-1863.txt'), transcript(game, book, 'en', record));
  });
});

describe('positions after n actions', () => {
  const counts = (state: LongstreetState, depth: number): readonly number[] =>
    Array.from({ length: depth }, (_, n) => perft(game, state, n + 1));
  /** A small position, with the same luck in every line. */
  const small = (p: Position): LongstreetState => ({ ...position(p).state, dice: namedDice(1863) });
  const hands = { federal: ['quickstep', 'cold-steel'], confederate: ['old-rivals', 'pioneers'] } as const;

  // Distinct positions: every listed answer, a few samples of a space, always the same.
  it('of an opening', () => {
    const { state } = start(game, { scenario: 'harvest-road', options: [] }, namedDice(1863));
    expect(counts(state, 3)).toEqual(PERFT.opening);
  });
  it('of a volley with its losses', () => {
    const units = { f1: '10 10 90 222', f2: 'guns 14 10 90 11', c1: '10 14 270 222', c2: '14 14 270 22' };
    expect(counts(small({ units, hands, step: 'fire' }), 4)).toEqual(PERFT.fire);
  });
  it('of a movement phase', () => {
    const units = { f1: '10 10 90 222', f2: 'limber 14 10 90 2', c1: '10 18 270 222' };
    expect(counts(small({ units, hands, step: 'movement', cards: 2 }), 3)).toEqual(PERFT.movement);
  });
  it('of a charge with its retreats', () => {
    const units = { f1: '10 10 90 222', f2: '13.2 10 90 222', c1: '10 13 270 22', c2: '12.5 13 270 22' };
    expect(counts(small({ units, hands, step: 'combat' }), 5)).toEqual(PERFT.combat);
  });
});

const PERFT = {
  opening: [1, 2, 16],
  fire: [3, 10, 25, 124],
  movement: [8, 56, 63],
  combat: [8, 55, 55, 55, 110],
};

describe('saves of every version', () => {
  it('load, are possible and can be played to the end', () => {
    expect(archivedSaves(here('./saves'), [game])).toEqual([]);
  });
});
