import { calibrationReport, calibrationsOf } from './arena-calibration.ts';
import { type Rating, ratingsOf } from './arena-elo.ts';
import type { Played } from './arena-match.ts';
import { elo, paceOf, type Split, splitsOf } from './arena-stats.ts';

// The report: one HTML file without anything to load, plots as inline SVG.

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const percent = (n: number): string => `${(100 * n).toFixed(1)}&nbsp;%`;

export function reportOf(id: string, bots: readonly string[], games: readonly Played[]): string {
  const splits = splitsOf(bots, games);
  const scenarios = [...new Set(games.map(game => game.scenario))];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Arena: ${escaped(id)}</title><style>${STYLE}</style>`,
    `<h1>Arena: ${escaped(id)}</h1><p>${games.length} games, sides alternating, two and two with the same luck. ${CLOCK}</p>`,
    '<h2>Elo, 95 % (win rates drawn again out of what the games leave open)</h2>',
    ratings(ratingsOf(bots, games)),
    '<h2>Win rate of the first bot, 95 % (Wilson)</h2>',
    bars(splits),
    tableOf(splits),
    ...calibrationReport(calibrationsOf(bots, games)),
    ...scenarios.flatMap(scenario => curvesOf(scenario, games)),
    '<h2>Pace</h2>',
    paces(bots, games),
    '<h2>Length of games, in decisions</h2>',
    histogram(games.map(game => game.decisions)),
    '</html>\n',
  ].join('\n');
}

const CLOCK = 'Budgets and paces are processor time of the process that thought.';

const STYLE =
  'body{font:16px/1.4 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ccc}' +
  'td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}text{font:12px system-ui,sans-serif}';

const nameOf = ({ a, b, scenario, side }: Split): string => `${a} – ${b}, ${scenario}${side ? `, as ${side}` : ''}`;

function tableOf(splits: readonly Split[]): string {
  const rows = splits.map(split => {
    const { games, winRate, low, high } = split;
    const cells = [String(games), percent(winRate), `${percent(low)} … ${percent(high)}`];
    const ratings = `${elo(winRate)} (${elo(low)} … ${elo(high)})`;
    return `<tr><td>${escaped(nameOf(split))}</td>${[...cells, ratings].map(cell => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><tr><th>pair</th><th>games</th><th>wins</th><th>95 %</th><th>Elo</th></tr>${rows.join('')}</table>`;
}

function paces(bots: readonly string[], games: readonly Played[]): string {
  const rows = paceOf(bots, games).map(
    ({ bot, decisions, perSecond, slowest, illegal }) =>
      `<tr><td>${escaped(bot)}</td><td>${decisions}</td><td>${perSecond}</td><td>${slowest}</td><td>${illegal}</td></tr>`,
  );
  const head = ['bot', 'decisions', 'a second', 'slowest, ms', 'illegal ideas'].map(each => `<th>${each}</th>`);
  return `<table><tr>${head.join('')}</tr>${rows.join('')}</table>`;
}

const WIDTH = 800;
const LABEL = 320;
const ROW = 22;

function bars(splits: readonly Split[]): string {
  const x = (rate: number): number => LABEL + rate * (WIDTH - LABEL - 10);
  const rows = splits.map((split, i) => {
    const y = i * ROW + 14;
    const label = `<text x="${LABEL - 8}" y="${y + 4}" text-anchor="end">${escaped(nameOf(split))}</text>`;
    const range = `<line x1="${x(split.low)}" x2="${x(split.high)}" y1="${y}" y2="${y}" stroke="#555" stroke-width="2"/>`;
    return `${label}${range}<circle cx="${x(split.winRate)}" cy="${y}" r="5" fill="${split.side ? '#88a' : '#225'}"/>`;
  });
  const height = splits.length * ROW + 24;
  const half = `<line x1="${x(0.5)}" x2="${x(0.5)}" y1="0" y2="${height - 20}" stroke="#bbb"/>`;
  const scale = [0, 0.5, 1].map(at => `<text x="${x(at)}" y="${height - 4}" text-anchor="middle">${100 * at} %</text>`);
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="win rates">${half}${rows.join('')}${scale.join('')}</svg>`;
}

function ratings(all: readonly Rating[]): string {
  const low = Math.min(-100, ...all.map(each => each.low));
  const high = Math.max(100, ...all.map(each => each.high));
  const x = (at: number): number => LABEL + ((at - low) / (high - low)) * (WIDTH - LABEL - 30);
  const rows = all.map((each, i) => {
    const y = i * ROW + 14;
    const said = `${each.bot}: ${each.elo} (${each.low} … ${each.high})`;
    const label = `<text x="${LABEL - 8}" y="${y + 4}" text-anchor="end">${escaped(said)}</text>`;
    const range = `<line x1="${x(each.low)}" x2="${x(each.high)}" y1="${y}" y2="${y}" stroke="#555" stroke-width="2"/>`;
    return `${label}${range}<circle cx="${x(each.elo)}" cy="${y}" r="5" fill="#225"/>`;
  });
  const height = all.length * ROW + 8;
  const zero = `<line x1="${x(0)}" x2="${x(0)}" y1="0" y2="${height}" stroke="#bbb"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Elo">${zero}${rows.join('')}</svg>`;
}

const TALL = 220;

/** The mean margin of the first side over the game, for each pair and seating. */
function curvesOf(scenario: string, games: readonly Played[]): readonly string[] {
  const mine = games.filter(game => game.scenario === scenario && game.curve.length > 1);
  if (mine.length === 0) return [];
  const groups = new Map<string, Played[]>();
  for (const game of mine) {
    const key = `${game.a} – ${game.b}, ${game.a} as ${game.sideOfA}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const means = [...groups].map(([key, group]) => ({ key, mean: meanCurve(group) }));
  return [`<h2>${escaped(scenario)}: judged margin of the first side, from move to move</h2>`, lines(means)];
}

function meanCurve(games: readonly Played[]): readonly number[] {
  const longest = Math.max(...games.map(game => game.curve.length));
  return Array.from({ length: longest }, (_, i) => {
    const there = games.filter(game => i < game.curve.length);
    return there.reduce((sum, game) => sum + game.curve[i]!, 0) / there.length;
  });
}

const COLOURS = ['#225', '#a33', '#383', '#a70', '#636', '#066'];

function lines(curves: readonly { key: string; mean: readonly number[] }[]): string {
  const all = curves.flatMap(curve => curve.mean);
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const longest = Math.max(...curves.map(curve => curve.mean.length));
  const x = (i: number): number => 40 + (i * (WIDTH - 60)) / Math.max(1, longest - 1);
  const y = (value: number): number => 10 + ((high - value) * (TALL - 20)) / Math.max(1, high - low);
  const drawn = curves.map(({ key, mean }, i) => {
    const points = mean.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    const colour = COLOURS[i % COLOURS.length]!;
    const label = `<text x="46" y="${TALL + 16 + 15 * i}" fill="${colour}">${escaped(key)}</text>`;
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>${label}`;
  });
  const zero = `<line x1="40" x2="${WIDTH - 20}" y1="${y(0)}" y2="${y(0)}" stroke="#bbb"/>`;
  const marks = [low, high].map(
    value => `<text x="36" y="${y(value) + 4}" text-anchor="end">${value.toFixed(0)}</text>`,
  );
  const height = TALL + 20 + 15 * curves.length;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="margins">${zero}${drawn.join('')}${marks.join('')}</svg>`;
}

const BINS = 20;

function histogram(values: readonly number[]): string {
  if (values.length === 0) return '';
  const low = Math.min(...values);
  const width = Math.max(1, (Math.max(...values) + 1 - low) / BINS);
  const counts = new Array<number>(BINS).fill(0);
  for (const value of values) counts[Math.min(BINS - 1, Math.floor((value - low) / width))]!++;
  const most = Math.max(...counts);
  const step = (WIDTH - 60) / BINS;
  const drawn = counts.map((count, i) => {
    const tall = (count * (TALL - 40)) / most;
    return `<rect x="${40 + i * step}" y="${TALL - 20 - tall}" width="${step - 2}" height="${tall}" fill="#88a"/>`;
  });
  const marks = [0, BINS / 2, BINS].map(
    i => `<text x="${40 + i * step}" y="${TALL - 4}" text-anchor="middle">${Math.round(low + i * width)}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${TALL}" role="img" aria-label="length">${drawn.join('')}${marks.join('')}</svg>`;
}
