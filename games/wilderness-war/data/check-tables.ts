/** tables.json: every table is whole and runs the way it must. */
import { complain } from '@bivouac/edition';
import type { Edition, TablesFile } from './edition.ts';

const DICE = 8; // the modified die from 0 or less to 7 or more

export function checkTables({ tables, pieces }: Edition): readonly string[] {
  return [
    ...columnProblems(tables),
    ...cellProblems(tables),
    ...rowProblems(tables),
    ...assemblyProblems(tables, pieces.counts),
  ].map(line => `tables.json: ${line}`);
}

/** The columns are whole numbers without a gap: `4-5` ends at 5, the next begins at 6.                  §table-crt-a */
function columnProblems({ crt }: TablesFile): readonly string[] {
  if (crt.columnMax.length !== crt.columns.length) return ['crt.columnMax must have as many entries as crt.columns'];
  return crt.columns.flatMap((name, i) => {
    const from = i === 0 ? 0 : (crt.columnMax[i - 1] ?? 0) + 1;
    const to = crt.columnMax[i] ?? null;
    const expected = to === null ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
    return complain(name !== expected, `crt column ${i} must be ${expected}, found ${name}`);
  });
}

/** More strength or a better die never costs the enemy less.                                            §table-crt-c */
function cellProblems({ crt }: TablesFile): readonly string[] {
  const wide = crt.rows.flatMap((row, die) =>
    complain(
      row.length !== crt.columns.length,
      `crt row ${die} must have ${crt.columns.length} cells, found ${row.length}`,
    ),
  );
  const cells = crt.rows.flatMap((row, die) =>
    row.flatMap((value, column) => [
      ...complain(value < (row[column - 1] ?? 0), `crt row ${die}, column ${crt.columns[column]}: less than its left`),
      ...complain(
        value < (crt.rows[die - 1]?.[column] ?? 0),
        `crt row ${die}, column ${crt.columns[column]}: less than the row before`,
      ),
    ]),
  );
  return [
    ...complain(crt.rows.length !== DICE, `crt must have ${DICE} rows, found ${crt.rows.length}`),
    ...wide,
    ...cells,
  ];
}

function rowProblems({ raid, siege }: TablesFile): readonly string[] {
  const rows = {
    'raid.lossStockadeOrVillage': raid.lossStockadeOrVillage,
    'raid.lossCultivated': raid.lossCultivated,
    'siege.increase': siege.increase,
  };
  return [
    ...Object.entries(rows).flatMap(([name, row]) =>
      complain(row.length !== DICE, `${name} must have ${DICE} entries, found ${row.length}`),
    ),
    ...siege.increase.flatMap((value, die) =>
      complain(value > siege.max, `siege.increase[${die}] must not exceed ${siege.max}, found ${value}`),
    ),
  ];
}

/** A limit for each level, rising to all the counters there are.                                              §5.54a */
function assemblyProblems({ assemblies }: TablesFile, counts: Readonly<Record<string, number>>): readonly string[] {
  const { levels, limits, start } = assemblies;
  return [
    ...complain(!levels.includes(start), `assemblies.start must be one of ${levels.join(', ')}, found ${start}`),
    ...Object.entries(limits).flatMap(([department, row]) => [
      ...complain(
        row.length !== levels.length,
        `assemblies.limits.${department} must have ${levels.length} entries, found ${row.length}`,
      ),
      ...complain(
        row.some((value, i) => value <= (row[i - 1] ?? 0)),
        `assemblies.limits.${department} must rise from level to level`,
      ),
      ...complain(
        row[row.length - 1] !== counts[`british/provincial/${department}`],
        `assemblies.limits.${department} must end with the ${counts[`british/provincial/${department}`]} counters`,
      ),
    ]),
  ];
}
