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
