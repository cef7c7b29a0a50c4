import { fileURLToPath } from 'node:url';
import { keyedDice, look, namedDice, picker, start } from '@bivouac/kernel';
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
import { marchesOf } from '../rules/12-reach.ts';
import type { GOG, GunsState } from '../state.ts';
import { type Position, position } from './table.ts';
import { waysFrom } from './ways.ts';

const { game, book, enumerate, tastes } = ours;
const TEAMS = { scenario: 'battle', options: ['21', '22', '25-union', '25-confederate'] };
const kit: Kit<GOG> = { ...ours, setups: [TEAMS], games: 4 };

conformance(kit);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('playthroughs read by a person when they change', () => {
  it('the first hours of a battle of teams', () => {
    const record = firstActions(game, TEAMS, '7'.repeat(64), picker(1863), 160, { taste: tastes[0] });
    expectGolden(here('./golden/battle.txt'), transcript(game, book, 'en', record));
  });
});

describe('positions after n actions', () => {
  const counts = (state: GunsState, depth: number): readonly number[] =>
    Array.from({ length: depth }, (_, n) => perft(game, state, n + 1, { enumerate }));
  const opening = (...options: string[]): GunsState =>
    start(game, { scenario: 'battle', options }, keyedDice('0'.repeat(64))).state;
  /** A small position, with the same luck in every line. */
  const small = (p: Position): GunsState => ({ ...position(p).state, dice: namedDice(1863) });

  // Distinct positions: every listed answer, every march by a cheapest way, a few samples of the rest.
  it('of the opening', () => expect(counts(opening(), 1)).toEqual(PERFT.opening));
  it('of the bidding', () => expect(counts(opening('24'), 2)).toEqual(PERFT.bids));
  it('of a march', () => {
    const blocks = { 'buford-f1': 'p149 culps-hill', 'hancock-f1': 'p155 cemetery-hill', 'heth-f1': 'p075 herr-west' };
    expect(counts(small({ blocks }), 1)).toEqual(PERFT.march);
  });
  it('of an attack', () => {
    const state = small({
      side: 'confederate',
      step: 'attack',
      orders: { confederate: 'attack' },
      trays: { confederate: ['c-march-1', 'c-any-1'], union: ['u-hancock-1'] },
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    });
    expect(counts(state, 5)).toEqual(PERFT.attack);
  });
  it('of a fight in the woods', () => {
    const state = small({
      side: 'confederate',
      step: 'attack',
      options: ['21'],
      orders: { confederate: 'attack' },
      trays: { confederate: ['c-march-1'] },
      blocks: { 'slocum-f1': 'p151 rock-creek-s', 'johnson-f1': 'p151 culps-hill' },
    });
    expect(counts(state, 5)).toEqual(PERFT.woods);
  });
});

const PERFT = {
  opening: [558],
  bids: [31, 61],
  march: [171],
  attack: [2, 3, 6, 11, 125],
  woods: [2, 2, 4, 4, 18],
};

describe('the marches that are listed', () => {
  it('are those that a try of every way finds', () => {
    const blocks = { 'hancock-f1': 'p155 cemetery-hill', 'hancock-f2': 'p162 leister', 'heth-f1': 'p139 winebrenner' };
    const table = position({ blocks, hours: 2, first: 'confederate' });
    const seen = look(game, table.state, 'union');
    for (const block of ['hancock-f1', 'hancock-f2']) {
      const listed = new Set(marchesOf(seen, 0, table.number(block), false).map(move => move.path.at(-1)));
      const from = table.where(block); // who goes round in a circle has not marched
      const tried = waysFrom(table.t.at[table.number(block)]!, 3).filter(
        path => path.at(-1) !== from && table.whyNot(table.way('march', block, path)) === null,
      );
      const onMap = [...listed].filter(each => each!.startsWith('p') && /\d$/.test(each!));
      expect(onMap.sort()).toEqual(expect.arrayContaining([...new Set(tried.map(path => path.at(-1)!))].sort()));
    }
  });
});

describe('saves of every version', () => {
  it('load, are possible and can be played to the end', () => {
    expect(archivedSaves(here('./saves'), [game])).toEqual([]);
  });
});
