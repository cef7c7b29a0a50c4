import { CONFEDERATE, unitIds, unitsOf } from '../data/index.ts';
import { destinations } from '../game.ts';
import { type Position, position, type Table } from './table.ts';

// Blunders seen in games of General against itself, made small.

const at = (units: Position['units'], more: Partial<Position>): Table => position({ units, ...more });

/** Where a Confederate unit could go if it were his turn. */
function reachOf({ t, state }: Table, unit: string, turn: number): readonly string[] {
  const next: Table['t'] = { ...t, turn, phase: CONFEDERATE, moved: t.moved.map(() => 0) };
  return destinations(next, state.setup, CONFEDERATE, [unit]).map(({ hex }) => hex);
}

const walksInto = (after: Table, hex: string): boolean =>
  unitsOf[CONFEDERATE].some(
    unit => after.t.at[unit]! >= 0 && reachOf(after, unitIds[unit]!, after.t.turn).includes(hex),
  );

const AROUND_GETTYSBURG = ['O7', 'O6', 'O8', 'P6', 'P7', 'N6', 'N7'];
const SOUTH_OF_TOWN = ['L', 'M', 'N', 'O', 'P'];

export const blunders = [
  {
    id: 'g88-fill-the-round-top', // the second day: nobody on F6 while Longstreet comes up
    seat: 'union' as const,
    set: () =>
      at(
        {
          'cs-gen-longstreet': 'E3',
          'cs-inf-hood': 'E3',
          'cs-inf-mclaws': 'E3',
          'us-gen-sykes': 'H8',
          'us-inf-barnes': 'H8',
          'us-inf-ayres': 'H8',
          'us-inf-gibbon': 'J6',
          'us-inf-hays': 'I7',
          'us-gen-hancock': 'I7',
          'cs-inf-anderson': 'J3',
          'cs-inf-pender': 'L4',
        },
        { scenario: 'day2', turn: 11, phase: 'union' },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) => !walksInto(after, 'F6'),
  },
  {
    id: 'g88-part-the-reduced', // the third day: two reduced divisions in one hex, and whole guns idle behind them
    seat: 'confederate' as const,
    set: () =>
      at(
        {
          'cs-inf-early': 'O7 back',
          'cs-inf-rodes': 'O7 back',
          'cs-gen-ewell': 'O7',
          'cs-art-dance': 'Q7',
          'cs-art-mcintosh': 'Q6',
          'us-inf-williams': 'L8',
          'us-inf-geary': 'L8',
          'us-gen-slocum': 'L8',
          'us-inf-wadsworth': 'L7',
          'us-inf-steinwehr': 'L7',
          'us-gen-howard': 'L7',
        },
        { scenario: 'day3', turn: 22, control: { O7: 'confederate' } },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) => {
      const [early, rodes] = [after.where('cs-inf-early'), after.where('cs-inf-rodes')];
      return early !== rodes || !SOUTH_OF_TOWN.includes(early[0]!);
    },
  },
  {
    id: 'g88-bar-the-pike', // the first day: both brigades of cavalry in Gettysburg, and the pike open to its edge
    seat: 'union' as const,
    set: () =>
      at(
        {
          'us-gen-buford': 'O7',
          'us-cav-gamble': 'O7',
          'us-cav-devin': 'O7',
          'us-gen-reynolds': 'K6',
          'us-inf-wadsworth': 'K6',
          'cs-inf-heth': 'waiting',
          'cs-art-pegram': 'waiting',
        },
        { scenario: 'day1', turn: 1, phase: 'union' },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) =>
      !reachOf(after, 'cs-inf-heth', 2).some(hex => AROUND_GETTYSBURG.includes(hex)),
  },
];
