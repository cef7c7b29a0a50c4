import { expect } from 'vitest';
import {
  entryTurn,
  HEXES,
  hexesApart,
  hexesBetween,
  hexIds,
  hexNumber,
  isGeneral,
  neighbour,
  sideOf,
  unitIds,
  unitNumber,
  units,
} from '../data/index.ts';
import { points } from '../game.ts';
import { allowance } from '../rules/03-cost.ts';
import type { Action } from '../state.ts';
import { battle, lastSaid, type Placed, placed, type Runner } from './examples-battle.ts';
import { type Position, position, type Seat, type Table } from './table.ts';

// How the examples of movement, command and the options are played.

interface MoveGiven {
  readonly side: Seat;
  readonly stack?: readonly Placed[];
  readonly unit: string;
  readonly withGeneral?: string;
  readonly entry?: boolean;
  readonly path: readonly string[];
  readonly enemies: readonly Placed[];
}
interface MoveExpected {
  readonly stepCosts: readonly number[];
  readonly cost: number;
  readonly allowance: number;
  readonly legal: boolean;
  readonly legalWithoutGeneral?: boolean;
}

function march(given: MoveGiven, expected: MoveExpected): void {
  const { side, unit, withGeneral, entry } = given;
  const stack = given.stack ? placed(given.stack) : { [unit]: 'waiting' };
  const fresh = () => position({ turn: 7, phase: side, units: { ...stack, ...placed(given.enemies) } });
  const group = withGeneral ? [unit, withGeneral] : [unit];
  const path = entry ? given.path : given.path.slice(1);
  const costs = path.map((_, i) => costOf(fresh().move(group, ...path.slice(0, i + 1))));
  expect(costs.map((cost, i) => cost - (costs[i - 1] ?? 0))).toEqual(expected.stepCosts);
  expect(costs.at(-1)).toBe(expected.cost);
  const table = fresh();
  const numbers = group.map(unitNumber);
  expect(allowance(table.t, table.state.setup, numbers, numbers[0]!) / 2).toBe(expected.allowance);
  expect(table.whyNotMove(group, ...path) === null).toBe(expected.legal);
  if (expected.legalWithoutGeneral !== undefined)
    expect(table.whyNotMove(unit, ...path) === null).toBe(expected.legalWithoutGeneral);
}
const costOf = (table: Table): number =>
  Number((lastSaid(table, 'move.done') ?? lastSaid(table, 'move.entered'))!['cost']) / 2;

const neighboursOf = (hex: string): string[] =>
  [...neighbour.slice(hexNumber(hex) * 6, hexNumber(hex) * 6 + 6)].filter(next => next >= 0).map(next => hexIds[next]!);

/** Whom a general commands: those who move a point further with him. */
function commanded(general: string, options: readonly string[], turn = 12): string[] {
  const side = sideOf[unitNumber(general)];
  const troops = [...units.keys()]
    .filter(unit => !isGeneral[unit] && sideOf[unit] === side)
    .map(unit => unitIds[unit]!);
  return troops.filter(unit => {
    const { t, state } = position({ scenario: 'day2', turn, options, units: { [general]: 'S8', [unit]: 'S8' } });
    const pair = [general, unit].map(unitNumber);
    return allowance(t, state.setup, pair, pair[1]!) > allowance(t, state.setup, pair.slice(1), pair[1]!);
  });
}

/** Whether a gun may fire at a target, with friends standing in some hexes. */
function fires(from: string, to: string, blocked: readonly string[] = []): boolean {
  const screen = ['us-inf-hays', 'us-inf-barnes'].slice(0, blocked.length).map((unit, i) => [unit, blocked[i]!]);
  const placedUnits = { 'us-art-taft': from, 'cs-inf-heth': to, ...Object.fromEntries(screen) };
  const table = position({ turn: 3, phase: 'union', options: ['10b'], units: placedUnits }).endMovement();
  if (table.asked[1] !== 'phase.declare') return false;
  const why = table.whyNot({ type: 'bombard', guns: ['us-art-taft'], target: to });
  if (why) expect(why.rule).toBe('§10b1-a');
  return why === null;
}

function lineOfSight(given: { from: string; to: string }, expected: { visible: boolean; blockers: string[] }): void {
  const { from, to } = given;
  expect(hexesApart(hexNumber(from), hexNumber(to))).toBe(2);
  expect(fires(from, to)).toBe(expected.visible);
  const between = hexesBetween(hexNumber(from), hexNumber(to)).map(hex => hexIds[hex]!);
  const others = (hex: string) => between.filter(other => other !== hex);
  expect(between.filter(hex => !fires(from, to, others(hex))).sort()).toEqual(expected.blockers);
}

interface Guns {
  readonly options: readonly string[];
  readonly attacker: readonly Placed[];
  readonly defender: readonly Placed[];
}

function twoHexArtillery(
  { options, attacker, defender }: Guns,
  { choices }: { choices: readonly Record<string, unknown>[] },
) {
  const at = (unit: string) => [...attacker, ...defender].find(each => each.unit === unit)!.hex;
  const near = attacker.filter(({ unit }) => !unit.includes('-art-')).map(({ hex }) => hex);
  const dice = [5, 5];
  const fresh = () =>
    position({
      turn: 3,
      phase: 'union',
      options,
      units: placed(attacker, defender),
      dice: [...dice, ...dice],
    }).endMovement();
  const guns = ['us-art-muhlenburg'];
  const assault = { type: 'declareBattle', attackers: near, defenders: [at('cs-inf-pickett')] } as const;
  for (const choice of choices) {
    const target = choice['muhlenburgFiresAt'];
    const first: Action[] = typeof target === 'string' ? [{ type: 'bombard', guns, target: at(target) }] : [];
    const joins = 'muhlenburgJoinsAgainst' in choice;
    const table = fresh();
    for (const action of first) table.act(action);
    table.act(joins ? { ...assault, support: guns } : assault);
    if (table.asked[1] === 'phase.declare') table.act({ type: 'endDeclaration' }); // staying out is legal
    for (const _ of first) table.resolve(0);
    table.resolve(0);
    expect(lastSaid(table, 'battle.begins')).toMatchObject({ attack: joins ? 8 : 7 });
    const supports = { type: 'supportDefence', guns: ['cs-art-alexander'] } as const;
    const may = table.asked[1] === 'combat.support' && table.whyNot(supports) === null;
    expect(may).toBe(choice['alexanderMaySupportPickett'] ?? true);
    if (may) expect(lastSaid(table.act(supports), 'battle.support')).toMatchObject({ defence: 5 });
  }
}

/** What an option adds to the modifier of an attacking stack. */
function bonus(options: readonly string[], stack: readonly Placed[], enemy: Placed): number {
  const attack = (on: readonly string[]) => {
    const troops = stack.filter(({ unit }) => !isGeneral[unitNumber(unit)]);
    const table = battle(troops, [enemy], [1, 1], { options: on, units: placed(stack) });
    return Number(lastSaid(table, 'battle.begins')!['attack']);
  };
  return attack(options) - attack([]);
}
const enemyFor = (unit: string): Placed => ({
  unit: unit.startsWith('us-') ? 'cs-cav-jenkins' : 'us-cav-gamble',
  hex: 'S9',
  face: 'front',
});

const run = <G, E>(runner: (given: G, expected: E, id: string) => void): Runner => runner as Runner;

export const otherRunners: Readonly<Record<string, Runner>> = {
  'enter-cost': run<{ unitKind: string; from: string; to: string }, { cost: number }>(({ from, to }, expected) => {
    const table = position({ phase: 'union', units: { 'us-inf-hays': from } }).move('us-inf-hays', to);
    expect(costOf(table)).toBe(expected.cost);
  }),
  'enter-forbidden': run<{ unitKind: string }, { forbidden: readonly string[]; allowed: readonly string[] }>(
    (given, { forbidden, allowed }) => {
      expect(given.unitKind).toBe('artillery');
      const from = (hex: string) => neighboursOf(hex).find(next => !forbidden.includes(next))!;
      const beside = (hex: string) =>
        position({ phase: 'union', units: { 'us-art-taft': from(hex), 'us-inf-hays': from(hex) } });
      for (const hex of forbidden) {
        beside(hex).refusedMove('3b4-b', 'us-art-taft', hex);
        expect(beside(hex).whyNotMove('us-inf-hays', hex)).toBeNull();
      }
      for (const hex of allowed) expect(beside(hex).whyNotMove('us-art-taft', hex)).toBeNull();
    },
  ),
  entry: run<{ unit: string }, { turn: number; hex: string }>(({ unit }, { turn, hex }) => {
    const waiting = (now: number): Position => ({ turn: now, units: { [unit]: 'waiting' } });
    expect(entryTurn[unitNumber(unit)]).toBe(turn);
    position(waiting(turn - 1)).refusedMove('3c-b', unit, hex);
    expect(position(waiting(turn)).move(unit, hex).where(unit)).toBe(hex);
    const elsewhere = [...Array(HEXES).keys()].filter(other => hexIds[other] !== hex).map(other => hexIds[other]!);
    for (const other of elsewhere) position(waiting(turn)).refusedMove('3c-a', unit, other);
  }),
  'objective-vp': run<{ controlled: readonly string[] }, { vp: number }>(({ controlled }, expected) => {
    const control = Object.fromEntries(controlled.map(hex => [hex, 'confederate' as const]));
    expect(points(position({ units: {}, control }).t, { scenario: 'day1', options: [] }, 0)).toBe(expected.vp);
  }),
  move: run(march),
  command: run<
    { general: string; options: readonly string[] },
    { commands?: readonly string[]; commandsIncludes?: readonly string[] }
  >(({ general, options }, { commands, commandsIncludes }) => {
    const found = commanded(general, options);
    if (commands) expect([...found].sort()).toEqual(commands);
    if (commandsIncludes) expect(found).toEqual(expect.arrayContaining([...commandsIncludes]));
    expect(commanded(general, []).length).toBeGreaterThan(found.length);
  }),
  wings: run<
    { options: readonly string[] },
    { wings: Record<string, readonly string[]>; hancockAnyUnitTurns: readonly [number, number] }
  >(({ options }, { wings, hancockAnyUnitTurns: [first, last] }) => {
    const corps = (general: string, turn?: number) =>
      new Set(commanded(general, options, turn).map(unit => units[unitNumber(unit)]!.corps));
    for (const [general, wing] of Object.entries(wings)) expect(corps(general)).toEqual(new Set(wing));
    const everyone = commanded('us-gen-meade', options);
    for (const turn of [first, last]) expect(commanded('us-gen-hancock', options, turn)).toEqual(everyone);
    expect(corps('us-gen-hancock', last + 1)).toEqual(new Set(['II']));
  }),
  'line-of-sight': run(lineOfSight),
  'two-hex-artillery': run(twoHexArtillery),
  'general-bonus': run<{ options: readonly string[]; stacks: readonly string[][] }, { bonus: readonly number[] }>(
    ({ options, stacks }, expected) => {
      const found = stacks.map(stack => {
        const here = stack.map((unit): Placed => ({ unit, hex: 'S8', face: 'front' }));
        return bonus(options, here, enemyFor(stack[0]!));
      });
      expect(found).toEqual(expected.bonus);
    },
  ),
  'army-general-bonus': run<{ options: readonly string[]; maxDistance: number }, { bonus: number }>(
    ({ options, maxDistance }, expected) => {
      for (const [general, unit] of [
        ['cs-gen-r-e-lee', 'cs-inf-early'],
        ['us-gen-meade', 'us-inf-hays'],
      ] as const) {
        const at = (distance: number) => [
          { unit, hex: 'S8', face: 'front' } as const,
          { unit: general, hex: `S${8 - distance}`, face: 'front' } as const,
        ];
        expect(bonus(options, at(maxDistance), enemyFor(unit))).toBe(expected.bonus);
        expect(bonus(options, at(maxDistance + 1), enemyFor(unit))).toBe(0);
      }
    },
  ),
};
