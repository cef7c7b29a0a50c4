import { CONFEDERATE, isGeneral, UNION, unitIds, unitsOf } from '../data/index.ts';
import { destinations, modifiers } from '../game.ts';
import { hasCombatUnit, inZoneOf } from '../rules/02-zones.ts';
import { blunders } from './bot-blunders.ts';
import { walkOffs } from './bot-walk-off.ts';
import { type Position, position, scenario, type Table } from './table.ts';

// The positions every good player solves (BOTS.md, "Must find"): how they stand, and what counts as found.

export interface Puzzle {
  readonly id: string;
  readonly seat: 'confederate' | 'union';
  set(): Table;
  readonly until: 'movement' | 'declared' | 'losses'; // how far the bot plays
  found(before: Table, after: Table): boolean;
}

const at = (units: Position['units'], more: Partial<Position>): Table => position({ units, ...more });

/** Hexes where some unit whose name begins so stands. */
const where = (table: Table, ...units: string[]): string[] => units.map(unit => table.where(unit));
const isNear = (a: string, b: string): boolean => {
  const row = (hex: string): number => 'ABCDEFGHIJKLMNOPQRSTU'.indexOf(hex[0]!);
  const x = (hex: string): number => 2 * Number(hex.slice(1)) + (row(hex) % 2);
  const rows = Math.abs(row(a) - row(b));
  const across = Math.abs(x(a) - x(b));
  return rows === 0 ? across === 2 : rows === 1 && across === 1;
};

/** Whether Heth, who enters on turn 2, can walk into Gettysburg at once. */
function hethWalksIn({ t, state }: Table): boolean {
  const next: Table['t'] = { ...t, turn: 2, phase: CONFEDERATE, moved: t.moved.map(() => 0) };
  return destinations(next, state.setup, CONFEDERATE, ['cs-inf-heth']).some(({ hex }) => hex === 'O7');
}

// Left open, the other objectives would be walked into for more than the battles are worth: Hood and McLaws reach F6 and M7.
const ALL_BUT_J6: NonNullable<Position['control']> = Object.fromEntries(
  ['E6', 'F6', 'K6', 'L6', 'M7', 'L8', 'O7'].map(hex => [hex, 'confederate']),
);

/** Whether any Union unit could walk into one of these hexes next. */
const unionWalksInto = ({ t, state }: Table, hexes: readonly string[]): boolean => {
  const next: Table['t'] = { ...t, phase: UNION, moved: t.moved.map(() => 0) };
  return unitsOf[UNION].some(
    unit =>
      t.at[unit]! >= 0 &&
      destinations(next, state.setup, UNION, [unitIds[unit]!]).some(({ hex }) => hexes.includes(hex)),
  );
};

/** A battle at -3 or worse that is not the soak-off of one at +3 or better. */
function hasFoolishBattle({ t, state }: Table): boolean {
  const differences = t.battles.map(battle => {
    const { attack, defence } = modifiers(t, state.setup, battle);
    return attack.total - defence.total;
  });
  return differences.some(each => each <= -3) && !differences.some(each => each >= 3);
}

const hasLoneGeneral = ({ t }: Table): boolean =>
  unitsOf[CONFEDERATE].some(
    unit =>
      isGeneral[unit] &&
      t.at[unit]! >= 0 &&
      !hasCombatUnit(t, CONFEDERATE, t.at[unit]!) &&
      inZoneOf(t, UNION, t.at[unit]!),
  );

/** A battle about to be fought, with the loser and what he owes, after scripted dice. */
function owing(table: Table, to: string[], from: string[]): Table {
  return table.endMovement().declare(to, from).resolve();
}

export const puzzles: readonly Puzzle[] = [
  {
    id: 'g88-close-the-pike',
    seat: 'union',
    set: () => scenario('day1').endMovement(), // the Confederates have nobody yet
    until: 'movement',
    found: (_before, after) => !hethWalksIn(after),
  },
  {
    id: 'g88-sponge',
    seat: 'confederate',
    set: () =>
      owing(
        at(
          {
            'cs-inf-hood': 'J5',
            'cs-art-alexander': 'J5',
            'cs-gen-longstreet': 'J5',
            'us-inf-gibbon': 'J6',
            'us-inf-hays': 'J6',
            'us-gen-hancock': 'J6',
          },
          { scenario: 'day2', turn: 12, dice: [1, 10] },
        ),
        ['J5'],
        ['J6'],
      ),
    until: 'losses',
    found: (_before, after) => after.where('cs-art-alexander') === 'eliminated' && !after.isReduced('cs-inf-hood'),
  },
  {
    id: 'g88-spare-the-reduced',
    seat: 'confederate',
    set: () =>
      owing(
        at(
          {
            'cs-inf-heth': 'J5 back',
            'cs-inf-pender': 'I6',
            'cs-art-mcintosh': 'I6',
            'cs-gen-a-p-hill': 'I6',
            'us-inf-gibbon': 'J6',
            'us-inf-hays': 'J6',
            'us-gen-hancock': 'J6',
          },
          { scenario: 'day2', turn: 12, dice: [2, 8] },
        ),
        ['J5', 'I6'],
        ['J6'],
      ),
    until: 'losses',
    found: (_before, after) =>
      after.where('cs-inf-heth') !== 'eliminated' &&
      !after.isReduced('cs-inf-pender') &&
      after.isReduced('cs-art-mcintosh'),
  },
  {
    id: 'g88-save-the-general',
    seat: 'union',
    set: () =>
      owing(
        at(
          {
            'us-inf-hays': 'K6 back',
            'us-gen-hancock': 'K6',
            'us-inf-barnes': 'L6',
            'cs-inf-pender': 'L5',
            'cs-inf-heth': 'L5',
            'cs-gen-a-p-hill': 'L5',
          },
          { scenario: 'day2', turn: 12, dice: [5, 6] },
        ),
        ['L5'],
        ['K6', 'L6'],
      ),
    until: 'losses',
    found: (_before, after) => after.where('us-gen-hancock') !== 'eliminated' && after.isReduced('us-inf-barnes'),
  },
  {
    id: 'g88-cancel-the-hill',
    seat: 'confederate',
    set: () =>
      at(
        {
          'us-gen-howard': 'M7',
          'us-inf-steinwehr': 'M7',
          'us-art-osborne': 'M7',
          'cs-gen-a-p-hill': 'M5',
          'cs-inf-pender': 'M5',
          'cs-inf-rodes': 'O7 back',
        },
        { scenario: 'day2', turn: 14, control: { O7: 'confederate' } },
      ),
    until: 'movement',
    found: (_before, after) => {
      const [rodes, pender] = where(after, 'cs-inf-rodes', 'cs-inf-pender') as [string, string];
      return ['N6', 'N7'].includes(rodes) && ['L6', 'L7'].includes(pender);
    },
  },
  {
    id: 'g88-ten-is-enough',
    seat: 'confederate',
    set: () =>
      at(
        {
          'us-inf-gibbon': 'J6',
          'us-inf-caldwell': 'H6 back',
          'cs-gen-longstreet': 'J5',
          'cs-inf-hood': 'J5',
          'cs-inf-mclaws': 'J5',
          'cs-inf-anderson': 'I3',
        },
        { scenario: 'day2', turn: 13, control: ALL_BUT_J6 },
      ),
    until: 'movement',
    found: (_before, after) => {
      // any two of the three make the ten on J6 (Hood 6, McLaws 5, Anderson 5), the third has a battle of its own
      const all = where(after, 'cs-inf-hood', 'cs-inf-mclaws', 'cs-inf-anderson');
      return all.some((hex, i) => isNear(hex, 'H6') && all.every((other, j) => j === i || isNear(other, 'J6')));
    },
  },
  {
    id: 'g88-night-walk',
    seat: 'union',
    set: () =>
      at(
        { 'us-gen-buford': 'H4', 'us-cav-gamble': 'H4' },
        {
          scenario: 'day3',
          turn: 24,
          phase: 'union',
          control: { K6: 'confederate', L6: 'confederate', M7: 'confederate' },
        },
      ),
    until: 'movement',
    found: (_before, after) => ['K6', 'L6', 'M7'].every(hex => after.control(hex) === 'union'),
  },
  {
    id: 'g88-night-guard',
    seat: 'confederate',
    set: () =>
      at(
        {
          'cs-gen-a-p-hill': 'M5',
          'cs-inf-pender': 'M5 back',
          'us-gen-gregg': 'J10',
          'us-cav-gregg': 'J10',
          'us-inf-geary': 'L8', // were the other objectives open, Pender would rather take L8 (3 points) than guard
          'us-inf-gibbon': 'J6',
          'us-inf-barnes': 'F6',
          'us-inf-ayres': 'E6',
        },
        {
          scenario: 'day3',
          turn: 24,
          control: { K6: 'confederate', L6: 'confederate', M7: 'confederate' },
        },
      ),
    until: 'movement',
    found: (_before, after) => after.where('cs-inf-pender') === 'L6' && !unionWalksInto(after, ['K6', 'L6', 'M7']),
  },
  {
    id: 'g88-do-not-touch',
    seat: 'confederate',
    set: () => scenario('day2'),
    until: 'declared',
    found: (_before, after) => !hasFoolishBattle(after) && !hasLoneGeneral(after),
  },
  {
    id: 'g88-last-light',
    seat: 'union',
    set: () =>
      at(
        {
          'cs-inf-early': 'O7 back',
          'cs-inf-rodes': 'S5 back',
          'us-gen-slocum': 'L8',
          'us-inf-williams': 'L8',
          'us-inf-geary': 'L8',
          'us-gen-howard': 'M7',
          'us-inf-steinwehr': 'M7',
          'us-art-osborne': 'M7',
        },
        { scenario: 'day3', turn: 23, phase: 'union', control: { O7: 'confederate' } },
      ),
    until: 'movement',
    found: (_before, after) => {
      const [williams, geary, steinwehr] = where(
        after,
        'us-inf-williams',
        'us-inf-geary',
        'us-inf-steinwehr',
      ) as string[];
      return isNear(williams!, 'O7') && isNear(geary!, 'O7') && isNear(steinwehr!, 'O7');
    },
  },
  ...walkOffs,
  ...blunders,
];
