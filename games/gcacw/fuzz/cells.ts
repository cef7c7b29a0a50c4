import type { Event } from '@bivouac/kernel';
import { tables } from '../data/index.ts';

// The cells of the tables, as random games read them: each is a mark that an event shows.

const { rows, attackerColumns, defenderColumns } = tables.combatTable;
const { columns: gunColumns, rows: gunRows } = tables.artilleryModifier;
const { rows: marchRows, columns: marchColumns } = tables.extendedMarch;
const { chart1, chart2 } = tables.retreat;

const combat = (side: string, difference: number, column: number | string): string =>
  `combat ${side} ${difference} column ${column}`;
const guns = (ground: string, column: number): string => `guns ${ground} column ${column}`;
const march = (row: number, column: number): string =>
  `march row ${row} ${column < 0 ? 'organized' : `column ${column}`}`;
const retreat = (chart: number, row: string): string => `retreat ${chart}.${row}`;
const FORCED = [0, 1, 2].map(lost => `forced march lost ${lost}`);
const EVENTS = [...new Set(Object.values(tables.randomEvents.tables).flat())].map(event => `event ${event}`);

export const marks: readonly string[] = [
  ...rows.flatMap(({ difference }) => [
    ...attackerColumns.map((_, column) => combat('attacker', difference, column)),
    ...defenderColumns.map((_, column) => combat('defender', difference, column)),
  ]),
  ...Object.keys(gunRows).flatMap(ground => gunColumns.map((_, column) => guns(ground, column))),
  ...marchRows.flatMap((_, row) => [march(row, -1), ...marchColumns.map((__, column) => march(row, column))]),
  ...chart1.map(({ id }) => retreat(1, id)),
  ...chart2.map(({ id }) => retreat(2, id)),
  ...FORCED,
  ...EVENTS,
];

const upTo = (columns: readonly (number | null)[], value: number): number =>
  columns.findIndex(most => most === null || value <= most);
type Args = Readonly<Record<string, unknown>>;
/** By the key of an event: the cells it shows. */
const SHOWN: Readonly<Record<string, (args: Args) => readonly string[]>> = {
  'combat.result'({ difference, columns }) {
    const [first, last] = [rows[0]!.difference, rows[rows.length - 1]!.difference];
    const row = Math.max(first, Math.min(last, Number(difference)));
    const [mine, theirs] = String(columns).split(' ');
    return [combat('attacker', row, mine!), combat('defender', row, theirs!)];
  },
  'combat.begins': ({ ground, guns: apart }) => [guns(String(ground), upTo(gunColumns, Number(apart)))],
  'march.straggled'({ modified, men }) {
    const row = marchRows.findIndex(({ upTo: most }) => most === null || Number(modified) <= most);
    return [march(row, men === 0 ? -1 : upTo(marchColumns, Number(men)))];
  },
  'retreat.step': ({ chart, row }) => [retreat(Number(chart), String(row))],
  'march.forced': ({ lost }) => [FORCED[Number(lost)]!],
  'event.is': ({ event }) => [`event ${String(event)}`],
};
export const marksOf = ({ key, args }: Event): readonly string[] => SHOWN[key]?.(args ?? {}) ?? [];

/** Why chance hardly reads some cells, and which test does. */
const WHY_RARE: readonly (readonly [RegExp, string])[] = [
  [/^combat attacker .* column [4-9]$/, 'an assault of several divisions; every cell is read in GCACW 7.5-two-results'],
  [
    /^combat defender .* column [4-7]$/,
    'a stack of divisions is attacked; every cell is read in GCACW 7.5-two-results',
  ],
  [/^combat \w+ (-[5-8]|[7-9]|10) /, 'so great a difference of two dice; every cell is read in GCACW 7.5-two-results'],
  [/^guns provisionalSwamp /, 'a fight for a swamp of two maps; read in GCACW 7.4-art-rough'],
  [
    /^guns \w+ column [034]$/,
    'many more guns on one side; read in GCACW 7.4-art-clear, 7.4-art-rolling, 7.4-art-rough',
  ],
  [/^retreat (1\.[45]|2\.[23])/, 'a retreat among enemies; read in GCACW 7.6-t1-p4, 7.6-t1-p5, 7.6-t2-p2, 7.6-t2-p3'],
  [/^march row [23] /, 'a straggler with the worst modifiers; read in GCACW 5.1-ext-roll'],
  [/^event /, 'two dice of a title that has events; read in GCACW 3.0-random-events'],
];
export const rareMarks: Readonly<Record<string, string>> = Object.fromEntries(
  marks.flatMap(mark => {
    const why = WHY_RARE.find(([pattern]) => pattern.test(mark))?.[1];
    return why ? [[mark, why]] : [];
  }),
);
