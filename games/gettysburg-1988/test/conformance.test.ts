import { fileURLToPath } from 'node:url';
import { keyedDice, picker, scriptedDice, start } from '@bivouac/kernel';
import {
  archivedSaves,
  conformance,
  expectGolden,
  type Kit,
  perft,
  randomRecord,
  transcript,
} from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { kit as ours } from '../kit.ts';
import type { G88 } from '../state.ts';
import { position } from './table.ts';

const { game, book, enumerate } = ours;
const ALL = game.options.map(option => option.id);
const kit: Kit<G88> = {
  ...ours,
  setups: game.scenarios.map(scenario => ({ scenario, options: ALL })),
  games: 8,
};

conformance(kit);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('playthroughs read by a person when they change', () => {
  for (const [i, scenario] of game.scenarios.entries()) {
    it(scenario, () => {
      const secret = `${i}`.repeat(64);
      const record = randomRecord(game, { scenario, options: i === 1 ? ALL : [] }, secret, picker(1863 + i));
      expectGolden(here(`./golden/${scenario}.txt`), transcript(game, book, 'en', record));
    });
  }
});

describe('positions after n actions', () => {
  const opening = (scenario: string) => start(game, { scenario, options: [] }, keyedDice('0'.repeat(64))).state;
  const counts = (state: ReturnType<typeof opening>, depth: number): readonly number[] =>
    Array.from({ length: depth }, (_, n) => perft(game, state, n + 1, { enumerate }));

  // Distinct positions: every move of one unit by its cheapest path, every grouping, every answer.
  it('of the first day', () => expect(counts(opening('day1'), 2)).toEqual(PERFT.day1));
  it('of the second day', () => expect(counts(opening('day2'), 1)).toEqual(PERFT.day2));
  it('of the third day', () => expect(counts(opening('day3'), 1)).toEqual(PERFT.day3));
  it('of a small battle', () => {
    const table = position({
      units: {
        'cs-inf-heth': 'Q4',
        'cs-art-pegram': 'Q3',
        'us-cav-gamble': 'P3',
        'us-gen-buford': 'P3',
        'us-cav-devin': 'P3',
      },
      dice: [],
    }).endMovement();
    const state = { ...table.state, dice: scriptedDice(...new Array<number>(8).fill(7)) };
    expect(counts(state, 4)).toEqual(PERFT.battle);
  });
});

const PERFT = { day1: [1, 798], day2: [1474], day3: [1949], battle: [1, 1, 2, 6] };

describe('saves of every version', () => {
  it('load, are possible and can be played to the end', () => {
    expect(archivedSaves(here('./saves'), [game])).toEqual([]);
  });
});
