import { fileURLToPath } from 'node:url';
import { keyedDice, namedDice, picker, start } from '@bivouac/kernel';
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
import type { WildernessState, WW } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const { game, book, enumerate, tastes } = ours;
const ALL = game.options.map(option => option.id).filter(id => id !== 'basic');
const kit: Kit<WW> = { ...ours, setups: [{ scenario: 'early-war', options: ALL }], games: 6 };

conformance(kit);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('playthroughs read by a person when they change', () => {
  for (const [i, scenario] of game.scenarios.entries()) {
    it(scenario, () => {
      const setup = { scenario, options: i === 1 ? ALL : [] };
      const habit = { besidesOneIn: ours.besidesOneIn, taste: tastes[i] };
      const record = firstActions(game, setup, `${i}`.repeat(64), picker(1755 + i), FIRST_ACTIONS, habit);
      expectGolden(here(`./golden/${scenario}.txt`), transcript(game, book, 'en', record));
    });
  }
});
const FIRST_ACTIONS = 160;

describe('positions after n actions', () => {
  const opening = (scenario: string, options: readonly string[] = []): WildernessState =>
    start(game, { scenario, options }, keyedDice('0'.repeat(64))).state;
  const counts = (state: WildernessState, depth: number): readonly number[] =>
    Array.from({ length: depth }, (_, n) => perft(game, state, n + 1, { enumerate }));
  /** A small position, with the same luck in every line. */
  const small = (p: Position, prepare: (table: Table) => Table): WildernessState => ({
    ...prepare(position({ options: ['basic'], ...p })).state,
    dice: namedDice(1755),
  });

  // Distinct positions: every listed answer, every step, every leader with one unit, and a few samples of the rest.
  it('of the early war', () => expect(counts(opening('early-war'), 2)).toEqual(PERFT.early));
  it('of the late war', () => expect(counts(opening('late-war'), 2)).toEqual(PERFT.late));
  it('of the bidding', () => expect(counts(opening('full-campaign', ['bidding']), 2)).toEqual(PERFT.bids));
  it('of a small battle', () => {
    const pieces = {
      braddock: 'wills-creek',
      'br-regular-44th': 'wills-creek',
      'br-provincial-virginia-1': 'wills-creek',
      'fr-regular-bearn': 'raystown',
      'fr-coureurs-marin': 'raystown',
      dumas: 'raystown',
    };
    const state = small({ pieces, active: 'british', hands: { british: [1, 49], french: [11] } }, table =>
      table.activate(1).force('braddock', 'br-regular-44th', 'br-provincial-virginia-1'),
    );
    expect(counts(state, 4)).toEqual(PERFT.battle);
  });
  it('of a siege', () => {
    const pieces = {
      wolfe: 'ticonderoga',
      'br-regular-44th': 'ticonderoga',
      'br-regular-48th': 'ticonderoga',
      'fr-regular-bearn': 'ticonderoga inside',
    };
    const more = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 0 } };
    const state = small({ pieces, ...more, active: 'british', hands: { british: [1, 6], french: [8] } }, table =>
      table.activate(1),
    );
    expect(counts(state, 4)).toEqual(PERFT.siege);
  });
  it('of a raid', () => {
    const pieces = { 'fr-shawnee-1': 'allegheny-south', 'br-militia-colonial-militia-1': 'militia-southern' };
    const more = { forts: { augusta: 'british stockade' }, hands: { french: [49, 1], british: [13] } };
    const state = small({ pieces, ...more, active: 'french' }, table => table.activate(49));
    expect(counts(state, 4)).toEqual(PERFT.raid);
  });
});

const PERFT = {
  early: [38, 871],
  late: [42, 1067],
  bids: [14, 17],
  battle: [1, 5, 19, 87],
  siege: [5, 8, 40, 188],
  raid: [2, 6, 49, 275],
};

describe('saves of every version', () => {
  it('load, are possible and can be played to the end', () => {
    expect(archivedSaves(here('./saves'), [game])).toEqual([]);
  });
});
