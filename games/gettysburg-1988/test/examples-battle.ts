import { choices, copy, look } from '@bivouac/kernel';
import { expect } from 'vitest';
import { CONFEDERATE, enemyOf, hexNumber, isGeneral, sideNumber, UNION, unitIds, unitNumber } from '../data/index.ts';
import { game, modifiers } from '../game.ts';
import { inZoneOf } from '../rules/02-zones.ts';
import type { Action } from '../state.ts';
import { groupings, hexesOf, nameOf } from './groupings.ts';
import { type Position, position, type Seat, Table } from './table.ts';

// How the battle examples of data/examples.json are played.

export interface Placed {
  readonly unit: string;
  readonly hex: string;
  readonly face: 'front' | 'back';
}
export type Runner = (given: never, expected: never, id: string) => void;

export const placed = (...groups: readonly (readonly Placed[])[]): Record<string, string> =>
  Object.fromEntries(groups.flat().map(({ unit, hex, face }) => [unit, face === 'back' ? `${hex} back` : hex]));
const hexes = (units: readonly Placed[]): string[] => [...new Set(units.map(({ hex }) => hex))];
const sideOfUnit = (unit: string): Seat => (unit.startsWith('us-') ? 'union' : 'confederate');
const ARMY: Readonly<Record<Seat, string>> = { union: 'us-gen-meade', confederate: 'cs-gen-r-e-lee' };

/** Units as given, with the army commander where the example leaves out the general of a stack. */
export function withGenerals(...groups: readonly (readonly Placed[])[]): Record<string, string> {
  const all = groups.flat();
  const crowded = hexes(all).filter(hex => {
    const here = all.filter(each => each.hex === hex).map(each => unitNumber(each.unit));
    return here.filter(unit => !isGeneral[unit]).length > 1 && !here.some(unit => isGeneral[unit]);
  });
  const leaders = crowded.map(hex => [ARMY[sideOfUnit(all.find(each => each.hex === hex)!.unit)], hex]);
  return { ...placed(all), ...Object.fromEntries(leaders) };
}

export const lastSaid = (table: Table, key: string) => table.said(key).at(-1)?.args;

/** One battle of all the attackers against all the defenders. */
export function battle(
  attackers: readonly Placed[],
  defenders: readonly Placed[],
  dice: readonly number[],
  more: Partial<Position> = {},
): Table {
  const phase = sideOfUnit(attackers[0]!.unit);
  const units = { ...withGenerals(attackers, defenders), ...more.units };
  const table = position({ scenario: 'day2', turn: 12, phase, dice, ...more, units }).endMovement();
  return table.declare(hexes(attackers), hexes(defenders)).resolve();
}

/** Units of a side on clear ground whose factors add up: an attacker around S9, a defender in it. */
function army(side: Seat, modifier: number, places: readonly string[]): Placed[] {
  const stock: [string, number][] =
    side === 'confederate'
      ? [
          ...([
            ['cs-inf-heth', 6],
            ['cs-inf-hood', 6],
            ['cs-inf-pender', 5],
            ['cs-inf-early', 4],
          ] as [string, number][]),
          ...['cs-cav-jenkins', 'cs-cav-hampton', 'cs-cav-f-lee'].map((unit): [string, number] => [unit, 1]),
        ]
      : [
          ...([
            ['us-inf-birney', 4],
            ['us-inf-hays', 3],
            ['us-inf-barlow', 2],
          ] as [string, number][]),
          ['us-cav-gamble', 1],
        ];
  let left = modifier;
  const taken = stock.filter(([, factor]) => {
    const fits = factor <= left;
    if (fits) left -= factor;
    return fits;
  });
  expect(left, `factors for ${modifier}`).toBe(0);
  return taken.map(([unit], i) => ({ unit, hex: places[i % places.length]!, face: 'front' }));
}
export const AROUND = ['S8', 'S10', 'T8', 'R9', 'T9', 'R8'];

/** A battle of given modifiers and dice. */
const rolled = (attack: number, defence: number, dice: readonly [number, number]): Table =>
  battle(army('confederate', attack, AROUND), army('union', defence, ['S9']), dice);

interface Result {
  readonly attackerResult?: number;
  readonly defenderResult?: number;
  readonly winner: 'attacker' | 'defender';
  readonly retreats?: 'attacker' | 'defender';
  readonly damage: number;
}

function expectResult(table: Table, { attackerResult, defenderResult, winner, retreats, damage }: Result): void {
  table.done();
  const told = lastSaid(table, 'battle.result');
  expect(told).toMatchObject({ winner, damage });
  if (attackerResult !== undefined) expect(told).toMatchObject({ attack: attackerResult, defence: defenderResult });
  const loser = winner === 'attacker' ? 'union' : 'confederate';
  if (retreats) expect(retreats).toBe(winner === 'attacker' ? 'defender' : 'attacker');
  expect(table.asked).toEqual([loser, damage > 0 ? 'combat.damage' : 'combat.retreat']);
  for (let points = damage; points > 0; points--) table.act(table.offered()[0]!);
  expect(table.asked[1]).toMatch(/^combat\.retreat|^combat\.advance|^phase/); // every point is taken
}

/** A table at the question where the units in a hex have lost and must retreat. */
function beaten(side: Seat, hex: string, units: Position['units']): Table {
  const state = copy(position({ scenario: 'day2', turn: 12, units }).state);
  const loser = sideNumber(side);
  const winner = state.table.at.find((at, unit) => at >= 0 && sideOfNumber(unit) !== loser)!;
  const [attackers, defenders] = side === 'confederate' ? [hexNumber(hex), winner] : [winner, hexNumber(hex)];
  state.table.fight = {
    ...{ attackers: [attackers], defenders: [defenders], guns: [], defenceGuns: [], attackDie: 1, defenceDie: 1 },
    ...{ rerolled: [0, 0], loser, owed: 0, bearers: [], fleeing: [hexNumber(hex)] },
    ...{ chain: [], chained: [], advanced: [] },
  };
  state.stack = [
    state.stack[0]!,
    { proc: 'phase', step: 'nextBattle', locals: { side: CONFEDERATE }, answer: null },
    { proc: 'combat', step: 'retreat', locals: {}, answer: null },
  ];
  return new Table(state);
}
const sideOfNumber = (unit: number): number => sideNumber(sideOfUnit(unitIds[unit]!));

/** Where a retreat that goes on had come from. */
const CAME_FROM: Readonly<Record<string, string>> = { '8b3-2-retreat-2': 'L6', '8b3-3-retreat-hays-2': 'K6' };
const SPARE: Readonly<Record<Seat, string>> = { union: 'us-inf-howe', confederate: 'cs-inf-johnson' };

interface RetreatGiven {
  readonly side: Seat;
  readonly hex: string;
  readonly friends: readonly Placed[];
  readonly enemies: readonly Placed[];
  readonly continuing?: boolean;
}
interface RetreatExpected {
  readonly options?: readonly string[];
  readonly includes?: readonly string[];
  readonly chosen?: string;
  readonly allInEnemyZone?: boolean;
  readonly mustContinueIfOccupied?: readonly string[];
}

function retreatOptions(given: RetreatGiven, expected: RetreatExpected, id: string): void {
  const { side, hex, friends, enemies, continuing } = given;
  const from = continuing ? CAME_FROM[id]! : hex;
  const table = beaten(side, from, { ...placed(friends, enemies), [SPARE[side]]: from });
  if (continuing) table.act({ type: 'retreat', from, to: hex });
  const options = table.offeredHexes(hex);
  const wanted = [...(expected.includes ?? []), ...(expected.chosen ? [expected.chosen] : [])];
  expect(table.offered()).toHaveLength(options.length); // no leaving, no standing
  if (expected.options) expect(options).toEqual(expected.options);
  expect(options).toEqual(expect.arrayContaining(wanted));
  if (expected.allInEnemyZone)
    for (const to of options) expect(inZoneOf(table.t, enemyOf(sideNumber(side)), hexNumber(to)), to).toBe(true);
  for (const to of options) {
    const next = new Table(table.state).act({ type: 'retreat', from: hex, to });
    const held = friends.some(friend => friend.hex === to);
    expect(next.t.fight !== null && next.t.fight.chain.length > 0, `${to} must be left again`).toBe(held);
    if (expected.mustContinueIfOccupied?.includes(to)) expect(held).toBe(true);
  }
}

interface AdvanceGiven {
  readonly vacated: string | readonly string[];
  readonly attackers: readonly Placed[];
  readonly generals: number;
}
interface AdvanceExpected {
  readonly maxCombatUnits?: number;
  readonly optional: boolean;
  readonly choices?: readonly string[];
  readonly chosen?: string | readonly string[] | Readonly<Record<string, readonly string[]>>;
}

function occupation(given: AdvanceGiven, expected: AdvanceExpected): void {
  const vacated = [given.vacated].flat();
  const plan = chosenMoves(given, expected);
  const generals = plan.map(([unit]) => unit).filter(unit => isGeneral[unitNumber(unit)]);
  expect(generals).toHaveLength(given.generals);
  const leaders = Object.fromEntries(generals.map(unit => [unit, given.attackers[0]!.hex]));
  const defenders = vacated.map((hex, i): Placed => ({ unit: `us-cav-${['gamble', 'devin'][i]}`, hex, face: 'front' }));
  const table = battle(given.attackers, defenders, [10, 1], { units: { ...leaders } });
  while (table.asked[0] === 'union' && table.asked[1].startsWith('combat')) table.act(table.offered()[0]!);
  expect(table.asked).toEqual(['confederate', 'combat.advance']);
  expect(table.answers().some(action => action.type === 'endAdvance')).toBe(expected.optional);
  const offers = table.answers().flatMap(action => (action.type === 'advance' ? [action.to] : []));
  if (expected.choices) expect([...new Set(offers)].sort()).toEqual(expected.choices);
  if (expected.maxCombatUnits !== undefined) expect(mostAdvanced(table)).toBe(expected.maxCombatUnits);
  for (const [unit, to] of plan) table.act({ type: 'advance', units: [unit], to });
  for (const [unit, to] of plan) expect(table.where(unit)).toBe(to);
}

/** The moves the example chose, combat units before their general. */
function chosenMoves(given: AdvanceGiven, { chosen }: AdvanceExpected): [string, string][] {
  const first = [given.vacated].flat()[0]!;
  const late = ([unit]: [string, string]) => isGeneral[unitNumber(unit)]!;
  if (chosen === undefined) return [];
  if (typeof chosen === 'string') return [[given.attackers[0]!.unit, chosen]];
  const moves: [string, string][] = Array.isArray(chosen)
    ? chosen.map((unit: string): [string, string] => [unit, first])
    : Object.entries(chosen).flatMap(([hex, units]) =>
        (units as string[]).map((unit): [string, string] => [unit, hex]),
      );
  const [lead, ...rest] = moves.filter(move => !late(move));
  return [lead!, ...moves.filter(late), ...rest];
}

/** The most combat units that can advance, over all ways to do it. */
function mostAdvanced(table: Table): number {
  if (table.asked[1] !== 'combat.advance') return 0;
  const counts = table.answers().map(action => {
    if (action.type !== 'advance') return 0;
    return (
      action.units.filter(unit => !isGeneral[unitNumber(unit)]).length +
      mostAdvanced(new Table(table.state).act(action))
    );
  });
  return Math.max(...counts);
}

type Allocation = readonly ('none' | 'flip' | 'eliminate')[];
interface LossGiven {
  readonly units: readonly (string | Placed)[];
  readonly damage: number;
}

/** Every way the loser can take the damage, by asking the engine. */
function allocations(table: Table, units: readonly string[]): Allocation[] {
  if (table.asked[1] !== 'combat.damage') return [units.map(unit => fate(table, unit))];
  return table.offered().flatMap(action => allocations(new Table(table.state).act(action), units));
}
const fate = (table: Table, unit: string) =>
  table.where(unit) === 'eliminated' ? 'eliminate' : table.isReduced(unit) ? 'flip' : 'none';

function damageAllocation(
  given: LossGiven,
  expected: { options?: readonly Allocation[]; legalChoice?: Record<string, string> },
): void {
  const stock = ['us-inf-wadsworth', 'us-inf-robinson', 'us-inf-doubleday'];
  const losers = given.units.map((each, i): Placed => {
    if (typeof each !== 'string') return each;
    return { unit: stock[i]!, hex: ['S9', 'R8', 'T8'][i]!, face: 'front' };
  });
  const at = typeof given.units[0] === 'string' ? 'S8' : 'L5';
  const strong = ['cs-inf-hood', 'cs-inf-mclaws'].map((unit): Placed => ({ unit, hex: at, face: 'front' }));
  const table = battle(strong, losers, [10, 1]);
  expect(lastSaid(table, 'battle.result')).toMatchObject({ winner: 'attacker', damage: given.damage });
  const names = losers.map(({ unit }) => unit);
  const ways = allocations(table, names);
  const sorted = (list: readonly Allocation[]) => [...new Set(list.map(each => [...each].sort().join()))].sort();
  if (expected.options) expect(sorted(ways)).toEqual(sorted(expected.options));
  for (const [unit, what] of Object.entries(expected.legalChoice ?? {}))
    expect(ways.some(way => way[names.indexOf(unit)] === what)).toBe(true);
}

interface Sides {
  readonly attacker: readonly Placed[];
  readonly defender: readonly Placed[];
}

const run = <G, E>(runner: (given: G, expected: E, id: string) => void): Runner => runner as Runner;

export const battleRunners: Readonly<Record<string, Runner>> = {
  'battle-grouping': run<
    { attackers: readonly Placed[]; defenders: readonly Placed[] },
    { singleBattleLegal: boolean; minBattles: number }
  >(({ attackers, defenders }, { singleBattleLegal, minBattles }) => {
    const table = position({ units: placed(attackers, defenders) }).endMovement();
    const [a, d] = [hexes(attackers), hexes(defenders)];
    expect(table.whyNot({ type: 'declareBattle', attackers: a, defenders: d }) === null).toBe(singleBattleLegal);
    const all = groupings(a, d);
    expect(all.flat()).not.toContain(nameOf(a, d));
    expect(Math.min(...all.map(grouping => grouping.length))).toBe(minBattles);
    for (const name of all[0]!) table.declare(...hexesOf(name));
    expect(table.asked[1]).toBe('phase.battles');
  }),
  cap: run<{ modifiers: number }, { total: number }>((given, expected) => {
    const [defenders, dice] = [army('union', 3, ['S9']), [1, 1]];
    const attackers = army('confederate', given.modifiers, AROUND);
    expect(lastSaid(battle(attackers, defenders, dice), 'battle.begins')).toMatchObject({ attack: expected.total });
  }),
  result: run<{ die: number; modifier: number }, { result: number }>(({ die, modifier }, expected) => {
    const told = lastSaid(rolled(6, modifier, [1, die]), 'battle.result');
    expect(told).toMatchObject({ defence: expected.result });
  }),
  'damage-allocation': run(damageAllocation),
  'combat-modifiers': run<
    Sides,
    { attacker: number; defender: number; attackerUncapped?: number; hillBonus: number; woodsBonus: number }
  >(({ attacker, defender }, expected) => {
    const table = battle(attacker, defender, [1, 1]);
    const { attack, defence } = lastSaid(table, 'battle.begins')!;
    expect([attack, defence]).toEqual([expected.attacker, expected.defender]);
    const terrain = lastSaid(table, 'battle.terrain') ?? { hill: 0, woods: 0 };
    expect(terrain).toMatchObject({ hill: expected.hillBonus, woods: expected.woodsBonus });
    if (expected.attackerUncapped === undefined) return;
    const numbers = { attackers: hexes(attacker).map(hexNumber), defenders: hexes(defender).map(hexNumber), guns: [] };
    const before = position({ units: withGenerals(attacker, defender) });
    expect(modifiers(before.t, before.state.setup, numbers).attack.factors).toBe(expected.attackerUncapped);
  }),
  'combat-result': run<
    { attackerModifier: number; defenderModifier: number; attackerDie: number; defenderDie: number },
    Result
  >((given, expected) => {
    const dice = [given.attackerDie, given.defenderDie] as const;
    expectResult(rolled(given.attackerModifier, given.defenderModifier, dice), expected);
  }),
  'combat-result-range': run<{ attackerMinusDefender: readonly number[] }, Result>((given, expected) => {
    for (const margin of given.attackerMinusDefender) expectResult(rolled(4, 4, [5, 5 - margin]), expected);
  }),
  'retreat-options': run(retreatOptions),
  'retreat-chain': run<{ side: Seat; first: Placed; second: Placed; into: string }, { mayEndTogether: boolean }>(
    ({ side, first, second, into }, expected) => {
      const enemy: Placed = { unit: 'us-cav-gamble', hex: 'P3', face: 'front' };
      const table = beaten(side, second.hex, placed([first, second, enemy]));
      table.act({ type: 'retreat', from: second.hex, to: into });
      const ended = table.asked[1] !== 'combat.retreat';
      expect(ended).toBe(expected.mayEndTogether);
      for (const action of table.offered()) {
        const next = new Table(table.state).act(action as Action);
        expect(next.where(second.unit)).not.toBe(next.where(first.unit));
      }
    },
  ),
  advance: run(occupation),
  'must-fight': run<{ confederate: readonly Placed[]; union: readonly Placed[] }, { notEngaged: readonly string[] }>(
    (given, expected) => {
      const units = placed(given.confederate, given.union);
      const table = position({ scenario: 'day2', turn: 12, units }).endMovement();
      const offer = choices(game, look(game, table.state, 'confederate'), 'confederate');
      if (offer.kind !== 'space' || !offer.outline) throw new Error('no contact');
      const { attackers, defenders } = offer.outline() as { attackers: string[]; defenders: string[] };
      const idle = [...given.confederate, ...given.union].filter(
        ({ unit, hex }) => !isGeneral[unitNumber(unit)] && ![...attackers, ...defenders].includes(hex),
      );
      expect(idle.map(({ unit }) => unit)).toEqual(expected.notEngaged);
    },
  ),
  'general-elimination': run<{ hex: string; loseCombatUnit: string }, { alsoEliminated: readonly string[] }>(
    ({ hex, loseCombatUnit }, { alsoEliminated }) => {
      const here = [loseCombatUnit, ...alsoEliminated].map((unit): Placed => ({ unit, hex, face: 'front' }));
      const defenders = here.map((each, i): Placed => (i === 0 ? { ...each, face: 'back' } : each));
      const hood: Placed = { unit: 'cs-inf-hood', hex: 'K5', face: 'front' };
      const table = battle([hood], defenders, [4, 4]).act({ type: 'lose', unit: loseCombatUnit });
      for (const { unit } of defenders) expect(table.where(unit)).toBe('eliminated');
      expect(table.t.at.filter((at, unit) => at >= 0 && sideOfNumber(unit) === UNION)).toEqual([]);
    },
  ),
};
