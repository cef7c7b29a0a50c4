import type { Balance, SideRate } from '@bivouac/bots/balance';
import { balanceWords } from '../text/balance.ts';
import { sideClass, sideName } from './public-tables.tsx';
import { language } from './reader.ts';

// Plots as inline SVG. Each is one picture with one sentence, and the figures stand beside it as text.

const percent = (share: number): string => String(Math.round(100 * share));
const shown = (n: number): string => n.toLocaleString(language.value, { maximumFractionDigits: 1 }).replace('-', '−');

const WIDE = 320;
const LEFT = 8;
const x = (share: number): number => LEFT + share * (WIDE - 2 * LEFT);

/** A square at the rate, whiskers as far as the games leave it open, a dashed line at one half. */
export function Rate({ game, of }: { game: string; of: SideRate }) {
  const w = balanceWords[language.value];
  const name = sideName(game, of.side);
  const [rate, low, high] = [of.rate, of.low, of.high].map(percent) as [string, string, string];
  return (
    <div class={`rate ${sideClass(game, of.side)}`}>
      <b>{name}</b>
      <svg viewBox={`0 0 ${WIDE} 26`} role="img" aria-label={w.rateSaid(name, rate, low, high)}>
        <line class="half" x1={x(0.5)} x2={x(0.5)} y1="0" y2="26" />
        <line class="whisker" x1={x(of.low)} x2={x(of.high)} y1="13" y2="13" />
        {[of.low, of.high].map((end, i) => (
          <line key={i} class="whisker" x1={x(end)} x2={x(end)} y1="8" y2="18" />
        ))}
        <rect class="at" x={x(of.rate) - 6} y="7" width="12" height="12" />
      </svg>
      <span>
        <b>{rate} %</b> <small>{w.interval(low, high)}</small>
      </span>
    </div>
  );
}

const TALL = 110;
const UNDER = 16;

/** The mean lead of the first side, from the beginning of the games to their end. */
export function Lead({ game, side, points }: { game: string; side: string; points: readonly number[] }) {
  const w = balanceWords[language.value];
  const low = Math.min(0, ...points);
  const high = Math.max(0, ...points);
  const y = (value: number): number => 8 + ((high - value) * (TALL - 16)) / Math.max(1, high - low);
  const at = (i: number): number => 34 + (i * (WIDE - 42)) / Math.max(1, points.length - 1);
  const path = points.map((value, i) => `${at(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const said = w.pointsSaid(sideName(game, side), shown(points[0]!), shown(points.at(-1)!));
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDE} ${TALL + UNDER}`} role="img" aria-label={said}>
        <line class="axis" x1="34" x2={WIDE - 8} y1={y(0)} y2={y(0)} />
        {[...new Set([low, 0, high])].map(value => (
          <text key={value} x="30" y={y(value) + 4} text-anchor="end">
            {shown(value)}
          </text>
        ))}
        <polyline class="lead" points={path} />
        {[0, 50, 100].map(part => (
          <text
            key={part}
            x={at((points.length - 1) * (part / 100))}
            y={TALL + 12}
            text-anchor={part === 100 ? 'end' : 'middle'}
          >
            {part} %
          </text>
        ))}
      </svg>
      <figcaption>{w.pointsOver(sideName(game, side))}</figcaption>
    </figure>
  );
}

const BINS = 13;

/** How far apart the sides were at the end, in the colours of who led. */
export function Finals({ game, sides, finals }: { game: string; sides: readonly string[]; finals: readonly number[] }) {
  const w = balanceWords[language.value];
  const most = Math.max(1, ...finals.map(Math.abs));
  const step = (2 * most) / BINS;
  const bins = Array.from({ length: BINS }, (_, i) => {
    const from = -most + i * step;
    const inside = finals.filter(each => each >= from && (each < from + step || i === BINS - 1));
    return { middle: from + step / 2, count: inside.length };
  });
  const fullest = Math.max(1, ...bins.map(bin => bin.count));
  const width = (WIDE - 16) / BINS;
  const leader = (middle: number): string =>
    Math.abs(middle) < step / 2 ? '' : sideClass(game, (middle > 0 ? sides[0] : sides[1]) ?? '');
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDE} ${TALL + UNDER}`} role="img" aria-label={w.finalsSaid(shown(median(finals)))}>
        {bins.map(({ middle, count }, i) => {
          const tall = (count * (TALL - 10)) / fullest;
          const left = 8 + i * width;
          return (
            <rect key={i} class={`bin ${leader(middle)}`} x={left} y={TALL - tall} width={width - 2} height={tall} />
          );
        })}
        <line class="axis" x1="8" x2={WIDE - 8} y1={TALL} y2={TALL} />
        {[-most, 0, most].map((value, i) => (
          <text key={value} x={8 + (i * (WIDE - 16)) / 2} y={TALL + 12} text-anchor={['start', 'middle', 'end'][i]}>
            {shown(Math.abs(value))}
          </text>
        ))}
      </svg>
      <figcaption>{w.finals}</figcaption>
    </figure>
  );
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;

export const averageOf = ({ actions }: Balance): string => shown(actions);
