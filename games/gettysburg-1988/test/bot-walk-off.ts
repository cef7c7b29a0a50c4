import { type Position, position, type Table } from './table.ts';

// The third day decided by who leaves in time (§3d-c): a unit that left counts as it stood, one that is caught counts whole.

const gone = (after: Table, ...units: string[]): boolean => units.every(unit => after.where(unit) === 'exited');
const day3 = (units: Position['units'], more: Partial<Position>): Table =>
  position({ scenario: 'day3', units, ...more });

export const walkOffs = [
  {
    id: 'g88-walk-off-south', // the last daylight is the Union's, and its cavalry reaches all around
    seat: 'confederate' as const,
    set: () =>
      day3(
        {
          'cs-inf-heth': 'R2 back',
          'cs-inf-pender': 'Q1 back',
          'us-inf-gibbon': 'P4',
          'us-inf-hays': 'P4',
          'us-gen-hancock': 'P4',
          'us-inf-williams': 'S4',
          'us-inf-geary': 'S4',
          'us-gen-slocum': 'S4',
          'us-cav-gamble': 'R5',
          'us-cav-devin': 'R5',
          'us-gen-buford': 'R5',
          'us-inf-wadsworth': 'eliminated',
        },
        { turn: 23, control: { L8: 'confederate', F6: 'confederate' } },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) => gone(after, 'cs-inf-heth', 'cs-inf-pender'),
  },
  {
    id: 'g88-walk-off-north', // the same for the Union, whose last chance is a turn earlier: the Confederates move first
    seat: 'union' as const,
    set: () =>
      day3(
        {
          'us-inf-caldwell': 'B10 back',
          'us-inf-barnes': 'C11 back',
          'cs-inf-hood': 'D9',
          'cs-inf-mclaws': 'D9',
          'cs-gen-longstreet': 'D9',
          'cs-inf-anderson': 'B8',
          'cs-inf-pender': 'B8',
          'cs-gen-a-p-hill': 'B8',
          'cs-cav-hampton': 'D7',
          'cs-cav-f-lee': 'D7',
          'cs-gen-jeb-stuart': 'D7',
        },
        { turn: 22, phase: 'union', control: { O7: 'confederate', L8: 'confederate' } },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) => gone(after, 'us-inf-caldwell', 'us-inf-barnes'),
  },
  {
    id: 'g88-walk-off-by-the-letter', // the variant: reduced units that left count no more
    seat: 'union' as const,
    set: () =>
      day3(
        { 'us-inf-caldwell': 'A9 back', 'us-inf-barnes': 'B11 back', 'us-inf-hays': 'A7' },
        { turn: 24, phase: 'union', options: ['6a5-f'], control: { O7: 'confederate' } },
      ),
    until: 'movement' as const,
    found: (_before: Table, after: Table) =>
      gone(after, 'us-inf-caldwell', 'us-inf-barnes') && after.where('us-inf-hays') !== 'exited',
  },
];
