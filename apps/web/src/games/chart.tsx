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
}

export const row = (en: string, fr: string, value: Row['value'], rule: Rule): Row => ({
  what: { en, fr },
  value,
  rule,
});

/** The lines that count in what is considered: those whose rule its odds cite, where no other line of the chart cites it. */
function useCounted({ rows }: Chart): (rule: Rule) => boolean {
  const { odds } = useStore();
  const cited = new Set(odds.value?.lines.flatMap(({ text, total }) => (text.rule && !total ? [text.rule] : [])));
  return rule => cited.has(rule) && rows.filter(each => each.rule === rule).length === 1;
}

export const Rows = ({ chart, language }: { chart: Chart; language: Language }) => {
  const counts = useCounted(chart);
  return (
    <section class="card2">
      <h3>{chart.title[language]}</h3>
      <table class="mods">
        <tbody>
          {chart.rows.map(({ what, value, rule }) => (
            <tr key={what.en} {...present(counts(rule))}>
              <td>
                {what[language]} <RuleChip rule={rule} />
              </td>
              <td>{typeof value === 'string' ? value : value[language]}</td>
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
  readonly now?: number; // the column that counts at present
}
/** A table of rows and columns, printed from an edition's data. */
export const Grid = ({ title, rules, corner, heads, rows, over, now = -1 }: GridProps) => (
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
              <th key={head} scope="col" {...present(i === now)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={`${name}${heads[i]}`} class={i === now ? 'present' : ''}>
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
