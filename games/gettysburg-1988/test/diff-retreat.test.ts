import { choices, look, type Pick, picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { hexIds, SIDES, unitIds, units } from '../data/index.ts';
import { game } from '../game.ts';
import type { Action } from '../state.ts';
import * as slow from './slow-retreat.ts';
import { position, type Table } from './table.ts';

// The engine's retreats against the slow version of them, at every step of every retreat on crowded random boards.

const one = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const shuffled = <T>(items: readonly T[], pick: Pick): T[] => {
  const left = [...items];
  return items.map(() => left.splice(pick(left.length), 1)[0]!);
};

/** The corner, edge or middle of the map that a fight fills. */
function someGround(pick: Pick, tight: boolean): string[] {
  const size = tight ? 2 : 3;
  const [rows, columns] = [size + pick(3), size + pick(3)];
  const row = one([0, 21 - rows, 4, pick(21 - rows)], pick); // the rocks are in the rows E and F
  const column = one([0, 11 - columns, 4, pick(11 - columns)], pick);
  return hexIds.filter((_, hex) => {
    const [r, c] = [Math.floor(hex / 11) - row, (hex % 11) - column];
    return r >= 0 && r < rows && c >= 0 && c < columns;
  });
}

/** Legal stacks of both sides, thrown on the ground. */
function crowd(pick: Pick): Record<string, string> {
  const where: Record<string, string> = {};
  const left = shuffled(units, pick);
  const take = (side: string, general: boolean) =>
    left.splice(
      left.findIndex(unit => unit.side === side && (unit.kind === 'general') === general),
      1,
    )[0]!;
  const tight = pick(2) === 0;
  const tilt = 1 + pick(7);
  for (const hex of shuffled(someGround(pick, tight), pick).slice(0, 20)) {
    if (!tight && pick(4) === 0) continue;
    const side = pick(8) < tilt ? 'union' : 'confederate';
    const general = pick(5) === 0 && left.some(unit => unit.side === side && unit.kind === 'general');
    const fighters = general ? pick(3) : 1;
    const stack = [
      ...Array.from({ length: fighters }, () => take(side, false)),
      ...(general ? [take(side, true)] : []),
    ];
    if (stack.some(unit => unit.kind === 'artillery') && ['E6', 'F5'].includes(hex)) continue;
    for (const unit of stack) where[unit.id] = unit.back && pick(3) === 0 ? `${hex} back` : hex;
  }
  return where;
}

const boardOf = ({ t }: Table): slow.Board =>
  new Map(unitIds.flatMap((id, unit) => (t.at[unit]! >= 0 ? [[id, hexIds[t.at[unit]!]!] as const] : [])));

interface Seen {
  questions: number; // compared
  chained: number; // questions in the middle of a chain
  zoned: number;
  left: number;
  stood: number;
  guns: number; // questions where a gun's ground mattered
}

/** What the slow version lets the loser do with the stacks that have yet to go. */
function expected(table: Table, flights: readonly slow.Flight[], bombarded: boolean): Action[] {
  const board = boardOf(table);
  return flights.flatMap(flight => {
    const from = flight.passed.at(-1)!;
    const { hexes, leave, stand } = slow.options(board, flight);
    const may: Action[] = hexes.map(to => ({ type: 'retreat', from, to }));
    if (leave) may.push({ type: 'leaveMap', from });
    if (stand || (bombarded && flight.passed.length === 1)) may.push({ type: 'stand', from }); // 10b2-e
    return may;
  });
}

const sorted = (actions: readonly Action[]): string[] => actions.map(action => JSON.stringify(action)).sort();

/** All retreats of one battle, from the first question to the last. */
function compareRetreats(table: Table, pick: Pick, seen: Seen): void {
  const side = table.asked[0]!;
  const fight = table.t.fight!;
  const bombarded = fight.attackers.length === 0;
  const bridges = table.state.setup.options.includes('10g1');
  const flightOf = (hex: string): slow.Flight => ({
    side,
    group: slow.unitsAt(boardOf(table), side, hex),
    passed: [hex],
    bridges,
  });
  const losers = (side === SIDES[table.t.phase] ? fight.attackers : fight.defenders).map(hex => hexIds[hex]!);
  let waiting = losers.filter(hex => slow.fightersAt(boardOf(table), side, hex).length > 0);
  let chain: slow.Flight | null = null;
  while (waiting.length > 0 || chain) {
    expect(table.asked).toEqual([side, 'combat.retreat']);
    const flights: slow.Flight[] = chain ? [chain] : waiting.map(flightOf);
    const may = expected(table, flights, bombarded);
    expect(sorted(table.offered()), describeBoard(table)).toEqual(sorted(may));
    note(table, flights, seen);
    const action = one(may, pick) as Extract<Action, { type: 'retreat' | 'leaveMap' | 'stand' }>;
    const flight: slow.Flight = chain ?? flightOf(action.from);
    const before = boardOf(table);
    const goesOn = action.type === 'retreat' && slow.isHeld(before, flight, action.to);
    table.act(action);
    waiting = waiting.filter(hex => hex !== action.from || chain !== null);
    chain = action.type === 'retreat' && goesOn ? { ...flight, passed: [...flight.passed, action.to] } : null;
    checkMoved(table, before, flight, action);
    if (action.type === 'leaveMap') seen.left++;
    if (action.type === 'stand' && !bombarded) {
      seen.stood++;
      takePoint(table, side, action.from, pick);
    }
  }
}

/** The group is where it went, and nobody else has moved but lone generals who were taken. */
function checkMoved(table: Table, before: slow.Board, flight: slow.Flight, action: Action): void {
  const after = boardOf(table);
  for (const [unit, hex] of before) {
    if (!flight.group.includes(unit)) expect([hex, undefined]).toContain(after.get(unit));
    else if (action.type === 'retreat') expect(after.get(unit)).toBe(action.to);
    else expect(table.where(unit)).toBe(action.type === 'leaveMap' ? 'exited' : hex);
  }
}

/** A stack that stays takes one point, on one of its own. */
function takePoint(table: Table, side: string, hex: string, pick: Pick): void {
  expect(table.asked).toEqual([side, 'combat.damage']);
  const may = slow.fightersAt(boardOf(table), side, hex).map(unit => ({ type: 'lose', unit }) as const);
  expect(sorted(table.offered())).toEqual(sorted(may));
  table.act(one(may, pick));
}

function note(table: Table, flights: readonly slow.Flight[], seen: Seen): void {
  seen.questions++;
  if (flights.some(flight => flight.passed.length > 1)) seen.chained++;
  const board = boardOf(table);
  for (const flight of flights) {
    const { hexes } = slow.options(board, flight);
    const anyone = { ...flight, group: [] as string[] };
    if (slow.options(board, anyone).hexes.join() !== hexes.join()) seen.guns++;
    if (hexes.some(hex => slow.inZone(board, flight, hex))) seen.zoned++;
  }
}

const describeBoard = (table: Table): string =>
  `${table.state.setup.options.join()} ${table.t.fight!.chain} ${[...boardOf(table)].map(each => each.join(' ')).join(', ')}`;

/** One phase of battles on a random board. */
function fightOut(seed: number, seen: Seen): void {
  const pick = picker(seed);
  const dice = Array.from({ length: 60 }, () => one([1, 5, 10], pick));
  const options = ['10g1', '10b'].filter(() => pick(3) === 0);
  const table = position({ units: crowd(pick), options, dice, phase: one(SIDES, pick) });
  const { phase } = table.t;
  table.endMovement();
  while (table.t.phase === phase && table.asked[1] !== 'phase.move' && table.asked[1] !== 'over') {
    if (table.asked[1] === 'combat.retreat') {
      compareRetreats(table, pick, seen);
      continue;
    }
    const seat = table.asked[0]!;
    const offer = choices(game, look(game, table.state, seat), seat);
    table.act(offer.kind === 'space' ? offer.sample(pick) : one(offer.actions, pick));
  }
}

describe('retreats against a slow version of the rules', () => {
  it('offers the same at every step', () => {
    const seen: Seen = {
      questions: 0,
      chained: 0,
      zoned: 0,
      left: 0,
      stood: 0,
      guns: 0,
    };
    for (let seed = 1; seed <= 250; seed++) fightOut(seed, seen);
    expect(seen.questions).toBeGreaterThan(400);
    expect(seen.chained).toBeGreaterThan(120);
    expect(seen.zoned).toBeGreaterThan(80);
    expect(seen.guns).toBeGreaterThan(15);
    expect(Math.min(seen.left, seen.stood)).toBeGreaterThan(0);
  });
});
