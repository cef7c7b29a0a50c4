import { copy, type Dice, keyedDice, look, type Pick, picker, refusal } from '@bivouac/kernel';
import { playout, randomSetup } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { hexIds, SIDES, scenarioOf, unitIds, units } from '../data/index.ts';
import { destinations, game } from '../game.ts';
import type { GettysburgState } from '../state.ts';
import * as slow from './slow-movement.ts';
import { position } from './table.ts';

// The engine's movement against the slow version of it, on random boards.

const PLACES: Readonly<Record<number, string>> = {
  [-1]: 'waiting',
  [-2]: 'eliminated',
  [-3]: 'exited',
  [-4]: 'absent',
};
const one = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const dice = (seed: number): Dice => keyedDice(seed.toString(16).padStart(64, '0'));

function boardOf({ table: t, setup }: GettysburgState): slow.Board {
  const named = (column: readonly number[]) => new Set(unitIds.filter((_, unit) => column[unit] === 1));
  return {
    turn: t.turn,
    side: SIDES[t.phase],
    options: setup.options,
    where: new Map(unitIds.map((id, unit) => [id, hexIds[t.at[unit]!] ?? PLACES[t.at[unit]!]!])),
    reduced: named(t.reduced),
    moved: named(t.moved),
  };
}

const ready = (board: slow.Board): readonly string[] => unitIds.filter(unit => slow.mayMoveTogether(board, [unit]));

/** One unit, or several that start together. */
function someGroup(board: slow.Board, pick: Pick): slow.Group {
  const able = ready(board);
  const first = one(able, pick);
  const others = able.filter(unit => unit !== first && slow.mayMoveTogether(board, [first, unit]) && pick(2) === 0);
  return pick(3) === 0 ? [first] : [first, ...others.slice(0, 3)];
}

/** Positions in which a side moves, from a random game. */
function fromPlayout(seed: number, many: number): GettysburgState[] {
  const pick = picker(seed);
  const found: GettysburgState[] = [];
  playout(game, randomSetup(game, pick), dice(seed), pick, {
    asked: state => {
      if (state.stack.at(-1)!.step === 'move' && pick(12) === 0) found.push(copy(state));
    },
  });
  return Array.from({ length: Math.min(many, found.length) }, () => one(found, pick));
}

/** Units of both sides thrown into a corner of the map: many zones, many stacks. */
function thrown(seed: number): GettysburgState {
  const pick = picker(seed);
  const setup = randomSetup(game, pick);
  const { startTurn, endTurn } = scenarioOf(setup.scenario);
  const [row, column] = [pick(15), pick(6)];
  const taken = new Map<string, string>();
  const full = new Set<string>();
  const where: Record<string, string> = {};
  for (const { id, side, kind, back } of units) {
    if (pick(3) === 0) continue;
    const hex = hexIds[(row + pick(7)) * 11 + column + pick(6)]!;
    const fits = (taken.get(hex) ?? side) === side && !(kind === 'artillery' && ['E6', 'F5'].includes(hex));
    const crowds = kind !== 'general' && full.has(hex) && pick(12) > 0;
    if (!fits || crowds || pick(5) === 0) where[id] = pick(2) === 0 ? 'waiting' : 'absent';
    else {
      taken.set(hex, side);
      if (kind !== 'general') full.add(hex);
      where[id] = `${hex}${back && pick(3) === 0 ? ' back' : ''}${pick(6) === 0 ? ' moved' : ''}`;
    }
  }
  for (const id in where) if (where[id] === 'waiting' && !slow.isListed(id)) where[id] = 'absent';
  const turn = startTurn + pick(endTurn - startTurn + 1);
  return position({ ...setup, turn, phase: one(SIDES, pick), units: where }).state;
}

/** The same hexes at the same cost, and a path that really costs so much. */
function compareReach(state: GettysburgState, group: slow.Group): number {
  const board = boardOf(state);
  const found = new Map(destinations(state.table, state.setup, state.table.phase, group).map(each => [each.hex, each]));
  const expected = slow.reachable(board, group);
  expected.delete(board.where.get(group[0]!)!); // coming back to the start is no destination
  const wrong = hexIds.filter(hex => {
    const there = found.get(hex);
    const may = expected.has(hex) ? slow.mayStop(board, group, hex) : false;
    if (may !== 'unsure' && may !== (there !== undefined)) return true;
    if (!there) return false;
    return there.cost / 2 !== expected.get(hex) || there.cost / 2 !== slow.pathPrice(board, group, there.path);
  });
  expect(wrong, `${state.setup.options} turn ${board.turn} ${group} at ${board.where.get(group[0]!)}`).toEqual([]);
  return found.size;
}

/** A walk that is mostly sensible. */
function somePath(board: slow.Board, group: slow.Group, pick: Pick): string[] {
  let hex = board.where.get(group[0]!)!;
  const path: string[] = [];
  if (hex === 'waiting')
    path.push(pick(6) === 0 ? one(hexIds, pick) : one([...slow.entryPrices(board, group).keys()], pick));
  for (let left = pick(9); left > 0; left--) {
    hex = path.at(-1) ?? hex;
    const next = slow.around.get(hex)!;
    const open = next.filter(to => slow.stepPrice(board, group, hex, to) !== null);
    path.push(pick(40) === 0 ? one(hexIds, pick) : one(open.length > 0 && pick(8) > 0 ? open : next, pick));
  }
  if (pick(6) === 0) path.push('off');
  return path;
}

/** The same verdict on a path; a legal one is announced at its price, one too long is billed as far as it got. */
function comparePath(state: GettysburgState, group: slow.Group, path: readonly string[]): 'legal' | 'poor' | 'not' {
  const board = boardOf(state);
  const seat = SIDES[state.table.phase];
  const why = refusal(game, look(game, state, seat), seat, { type: 'move', units: group, path });
  const price = slow.mayMoveTogether(board, group) ? slow.pathPrice(board, group, path) : null;
  const about = `${state.setup.options.join()} turn ${board.turn} ${group.join()} by ${path.join()} ${why?.key}`;
  const may = price === null ? false : slow.mayStop(board, group, path.at(-1)!);
  if (may !== 'unsure') expect(why === null, about).toBe(may);
  if (why?.key !== 'no.points') return why ? 'not' : 'legal';
  const { cost, allowance, unit } = why.args as { cost: number; allowance: number; unit: string };
  const parts = path.map((_, i) => path.slice(0, i + 1));
  const tooLong = parts.find(part => slow.pathPrice(board, group, part) === null)!;
  expect(allowance / 2, about).toBe(slow.pointsOf(board, group, [unit]));
  expect(cost / 2, about).toBe(slow.pathPrice(board, group, tooLong, 99));
  return 'poor';
}

describe('movement against a slow version of the rules', () => {
  const games = Array.from({ length: 5 }, (_, i) => fromPlayout(100 + i, 14)).flat();
  const heaps = Array.from({ length: 60 }, (_, i) => thrown(1000 + i));
  const boards = [...games, ...heaps].filter(state => ready(boardOf(state)).length > 0);

  it('reaches the same hexes at the same cost', () => {
    let reached = 0;
    for (const [i, state] of boards.entries()) {
      const pick = picker(i);
      for (let n = 0; n < 2; n++) reached += compareReach(state, someGroup(boardOf(state), pick));
    }
    expect(boards.length).toBeGreaterThan(100);
    expect(reached).toBeGreaterThan(2000);
  });

  it('judges the same paths legal', () => {
    const verdicts = { legal: 0, poor: 0, not: 0 };
    for (const [i, state] of boards.entries()) {
      const pick = picker(-i);
      const board = boardOf(state);
      for (let n = 0; n < 20; n++) {
        const group = pick(20) === 0 ? [one(unitIds, pick)] : someGroup(board, pick);
        if (!/^[A-U]|^waiting/.test(board.where.get(group[0]!)!)) continue;
        verdicts[comparePath(state, group, somePath(board, group, pick))]++;
      }
    }
    for (const count of Object.values(verdicts)) expect(count).toBeGreaterThan(150);
  });
});
