import type { Cells } from '@bivouac/desk';
import type { Language, Rule } from '@bivouac/kernel';
import { RuleChip } from '../table/bits.tsx';
import { useStore } from '../table/store.ts';

// Tables of a game in the Charts panel, in our own words; every line cites its rule.

export type Both = Readonly<Record<Language, string>>;
export interface Row {
  readonly what: Both;
  readonly value: string | Both;
  readonly rule: Rule;
}
export interface Chart {
  readonly title: Both;
  readonly rows: readonly Row[];
  readonly name?: string; // by which odds say what they read
}

export const row = (en: string, fr: string, value: Row['value'], rule: Rule): Row => ({
  what: { en, fr },
  value,
  rule,
});

/** What is read in a table of the game in what is considered, by its name. */
export const useReads = (name: string): Cells | undefined => useStore().odds.value?.reads?.[name];

/** The lines that count in what is considered: those it reads, or whose rule its odds cite, where no other line of the chart cites it. */
function useCounted({ rows, name = '' }: Chart): (row: Row) => boolean {
  const { odds } = useStore();
  const reads = odds.value?.reads?.[name];
  const cited = new Set(odds.value?.lines.flatMap(({ text, total }) => (text.rule && !total ? [text.rule] : [])));
  return row =>
    reads?.rows.includes(rows.indexOf(row)) ??
    (cited.has(row.rule) && rows.filter(({ rule }) => rule === row.rule).length === 1);
}

export const Rows = ({ chart, language }: { chart: Chart; language: Language }) => {
  const counts = useCounted(chart);
  return (
    <section class="card2">
      <h3>{chart.title[language]}</h3>
      <table class="mods">
        <tbody>
          {chart.rows.map(row => (
            <tr key={row.what.en} {...present(counts(row))}>
              <td>
                {row.what[language]} <RuleChip rule={row.rule} />
              </td>
              <td>{typeof row.value === 'string' ? row.value : row.value[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
const present = (is: boolean) => (is ? ({ class: 'present', 'aria-current': 'true' } as const) : {});

interface GridProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly corner: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [string, readonly string[]])[];
  readonly over?: string; // above the heads
  readonly now?: Cells | undefined; // what counts at present
}
/** A cell that is read, or one of the column that is. */
function shade(now: Cells | undefined, row: number, column: number): string {
  if (!now || column !== now.column || (now.rows.length > 0 && !now.rows.includes(row))) return '';
  return now.rows.length === 1 ? 'present read' : 'present';
}
/** A table of rows and columns, printed from an edition's data. */
export const Grid = ({ title, rules, corner, heads, rows, over, now }: GridProps) => (
  <section class="card2">
    <h3>
      {title}{' '}
      {rules.map(rule => (
        <RuleChip key={rule} rule={rule} />
      ))}
    </h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than the column, it scrolls */}
    <section class="gridbox" aria-label={title} tabIndex={0}>
      <table class="grid">
        <thead>
          {over && (
            <tr>
              <td />
              <th colSpan={heads.length} scope="colgroup">
                {over}
              </th>
            </tr>
          )}
          <tr>
            <th scope="col">{corner}</th>
            {heads.map((head, i) => (
              <th key={head} scope="col" {...present(i === now?.column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cells], r) => (
            <tr key={name}>
              <th scope="row" {...present(now?.rows.includes(r) ?? false)}>
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={`${name}${heads[i]}`} class={shade(now, r, i)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);
