import type { Language, Rule } from '@bivouac/kernel';
import { RuleChip } from '../table/bits.tsx';

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

export const Rows = ({ chart, language }: { chart: Chart; language: Language }) => (
  <section class="card2">
    <h3>{chart.title[language]}</h3>
    <table class="mods">
      <tbody>
        {chart.rows.map(({ what, value, rule }) => (
          <tr key={what.en}>
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

interface GridProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly corner: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [string, readonly string[]])[];
  readonly over?: string; // above the heads
}
/** A table of rows and columns, printed from an edition's data. */
export const Grid = ({ title, rules, corner, heads, rows, over }: GridProps) => (
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
            {heads.map(head => (
              <th key={head} scope="col">
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
                <td key={`${name}${heads[i]}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);
