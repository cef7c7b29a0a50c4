import type { OddsBar, OddsPanel } from '@bivouac/desk';
import { RuleChip } from './bits.tsx';
import { sheet } from './column.ts';
import { figures } from './figures.ts';
import { Manners } from './Manners.tsx';
import { wide } from './screen.ts';
import { useStore } from './store.ts';

/** Modifiers first, then bars, then the sum: chances before a battle is committed. */
export function Odds({ odds }: { odds: OddsPanel }) {
  const { speak, language, offer } = useStore();
  return (
    <section class="card2 odds" aria-live="polite">
      <h3>
        {speak.text(odds.title)}
        {odds.title.rule && <RuleChip rule={odds.title.rule} />}
      </h3>
      {wide.value && odds === offer.value.odds && <Manners />}
      <table class="mods">
        <tbody>
          {odds.lines.map((line, i) => (
            <tr key={`${i}${line.text.key}`} class={line.total ? 'sum' : ''}>
              <td>
                {speak.text(line.text)} {line.text.rule && !line.total && <RuleChip rule={line.text.rule} />}
              </td>
              <td>{line.value && figures(line.value, language.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.also && odds.whose && <h4>{speak.text(odds.whose)}</h4>}
      {odds.bars.length > 0 && <Bars bars={odds.bars} of={odds.of} low={odds.also !== undefined} />}
      {odds.also && (
        <>
          <h4>{speak.text(odds.also.title)}</h4>
          <Bars bars={odds.also.bars} of={odds.of} low />
        </>
      )}
      <p class="sumline">
        {speak.text(odds.summary)} {odds.more && speak.text(odds.more)}
      </p>
    </section>
  );
}

/** In the prompt: how likely it is to go well, and what is said of it. */
export function OddsLine({ odds }: { odds: OddsPanel }) {
  const { speak, words } = useStore();
  const good = odds.bars.filter(bar => bar.good === 'good').reduce((sum, bar) => sum + bar.share, 0) / odds.of;
  const isJudged = odds.bars.some(bar => bar.good !== 'even');
  const line = (
    <>
      {isJudged && (
        <span class="ob" aria-hidden="true">
          <i style={{ width: `${Math.round(100 * good)}%` }} />
        </span>
      )}
      {speak.text(odds.summary)}
    </>
  );
  if (wide.value) return <span class="oddin">{line}</span>;
  return (
    <button type="button" class="oddin" title={words.value.odds} onClick={() => (sheet.value = 'odds')}>
      {line}
    </button>
  );
}

const CLASS = { good: 'g', bad: 'r', even: '' } as const;

function Bars({ bars, of, low = false }: { bars: readonly OddsBar[]; of: number; low?: boolean }) {
  const { speak, words, language } = useStore();
  const percent = (share: number): string =>
    new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share / of);
  const most = Math.max(...bars.map(bar => bar.share), 1);
  const said = bars.map(bar => `${speak.text(bar.label)} ${percent(bar.share)}`).join(', ');
  return (
    <div class={`bars ${low ? 'lo' : ''}`} role="img" aria-label={words.value.oddsSaid(said)}>
      {bars.map((bar, i) => (
        <div key={`${i}${bar.label.key}`} class={CLASS[bar.good]}>
          <b>{percent(bar.share)}</b>
          <u style={{ height: `${Math.round((bar.share / most) * (low ? 54 : 62))}%` }} />
          <small>{speak.text(bar.label)}</small>
        </div>
      ))}
    </div>
  );
}
