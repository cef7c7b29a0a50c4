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
import type { CampaignState, GCACW } from '../state.ts';
import { type Position, position } from './table.ts'; // fetches every scenario

const HIDDEN = { scenario: 'bac-crossing-chickamauga-creek', options: ['limited-intelligence', 'fatigue-4'] };
const { game, book, enumerate, tastes } = ours;
const kit: Kit<GCACW> = { ...ours, setups: [HIDDEN], games: 19 };

conformance(kit);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('playthroughs read by a person when they change', () => {
  it('a morning at Cedar Run, played eagerly', () => {
    const setup = { scenario: 'sjw-cedar-run', options: [] };
    const record = firstActions(game, setup, '7'.repeat(64), picker(1862), 90, { taste: tastes[0] });
    expectGolden(here('./golden/cedar-run.txt'), transcript(game, book, 'en', record));
  });
  it('the crossing of Chickamauga Creek with force markers', () => {
    const record = firstActions(game, HIDDEN, '3'.repeat(64), picker(1863), 60, {});
    expectGolden(here('./golden/chickamauga-hidden.txt'), transcript(game, book, 'en', record));
  });
});

describe('positions after n actions', () => {
  const counts = (state: CampaignState, depth: number): readonly number[] =>
    Array.from({ length: depth }, (_, n) => perft(game, state, n + 1, { enumerate }));
  const opening = (scenario: string): CampaignState => start(game, { scenario, options: [] }, namedDice(1863)).state;
  /** A small position, with the same luck in every line. */
  const small = (p: Position): CampaignState => ({ ...position(p).state, dice: namedDice(1863) });

  // Distinct positions: every listed answer, a few samples of a space, always the same.
  it('of an opening', () => expect(counts(opening('rwh-monocacy'), 3)).toEqual(PERFT.opening));
  it('of a march of one unit', () => {
    const units = { 'u-baird': '1109', 'c-cleburne': '1112' };
    expect(counts(small({ units }), 4)).toEqual(PERFT.march);
  });
  it('of an attack with its retreat', () => {
    const units = { 'c-branch': '1308', 'c-trimble': '1308', 'u-crawford': '1307' };
    expect(counts(small({ scenario: 'sjw-cedar-run', side: 'confederate', units }), 4)).toEqual(PERFT.attack);
  });
  it('of an assault', () => {
    const units = { 'c-winder': '1308', 'c-trimble': '1308', 'u-crawford': '1307' };
    const leaders = { 'cL-jackson': 'c-winder' };
    const state = small({ scenario: 'sjw-cedar-run', side: 'confederate', units, leaders });
    expect(counts(state, 3)).toEqual(PERFT.assault);
  });
  it('of recovery at a river', () => {
    const units = { 'u-wood': '1410', 'c-law': '1912' };
    const state = small({ scenario: 'bac-crossing-chickamauga-creek', step: 'cycle.loser', units });
    expect(counts(state, 4)).toEqual(PERFT.recovery);
  });
});

const PERFT = {
  opening: [4, 28, 128],
  march: [2, 9, 36, 124],
  attack: [3, 20, 77, 349],
  assault: [6, 25, 101],
  recovery: [2, 10, 34, 91],
};

describe('saves of every version', () => {
  it('load, are possible and can be played to the end', () => {
    expect(archivedSaves(here('./saves'), [game])).toEqual([]);
  });
});
