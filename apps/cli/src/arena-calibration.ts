import type { Played } from './arena-match.ts';

// How true the estimates were that bots made in their games: reliability in ten bins, and the Brier score.

/** The judgement itself, at quiet moments, without any search. */
export const JUDGEMENT = 'judgement';

export interface Bin {
  readonly count: number;
  readonly said: number; // on average, of the first side
  readonly came: number; // how often the first side won those games; a draw is half
}
export interface Calibration {
  readonly who: string; // a bot, or the judgement
  readonly scenario: string;
  readonly tenth: number | null; // 0 to 9 of the game; null: all of it
  readonly games: number;
  readonly count: number;
  readonly said: number;
  readonly came: number;
  readonly brier: number; // mean square of said - came: 0 is perfect, ¼ is “fifty-fifty” always
  readonly uncertainty: number; // the Brier score of whoever says how often the first side wins, and no more
  readonly bins: readonly Bin[]; // ten, by what was said
}

interface Estimate {
  readonly game: number;
  readonly tenth: number;
  readonly said: number;
  readonly came: number;
}
export const TENTHS = 10;

const tenthOf = (at: number, of: number): number => Math.min(TENTHS - 1, Math.floor((TENTHS * at) / Math.max(1, of)));

/** What came, for the first side; null: an old result that does not say. */
export const cameOf = ({ first, winners }: Played): number | null =>
  first === undefined ? null : winners.length === 0 ? 0.5 : winners.includes(first) ? 1 : 0;

function estimatesOf(who: string, game: Played): readonly Estimate[] {
  const came = cameOf(game);
  if (came === null) return [];
  const { number } = game;
  if (who === JUDGEMENT)
    return (game.judged ?? []).map((said, i, all) => ({ game: number, tenth: tenthOf(i, all.length), said, came }));
  const mine = (game.said ?? []).filter(([bot]) => (bot === 0 ? game.a : game.b) === who);
  return mine.map(([, at, said]) => ({ game: number, tenth: tenthOf(at, game.decisions), said, came }));
}

/** Everyone who said something, by scenario; all of the game first, then by tenth. */
export function calibrationsOf(bots: readonly string[], games: readonly Played[]): readonly Calibration[] {
  const scenarios = [...new Set(games.map(game => game.scenario))];
  return scenarios.flatMap(scenario =>
    [...new Set([...bots, JUDGEMENT])].flatMap(who => {
      const all = games.filter(game => game.scenario === scenario).flatMap(game => estimatesOf(who, game));
      if (all.length === 0) return [];
      const tenths = Array.from({ length: TENTHS }, (_, i) => i).filter(i => all.some(({ tenth }) => tenth === i));
      const of = (tenth: number | null): Calibration => ({
        ...{ who, scenario, tenth },
        ...summed(tenth === null ? all : all.filter(each => each.tenth === tenth)),
      });
      return [of(null), ...tenths.map(of)];
    }),
  );
}

function summed(all: readonly Estimate[]): Omit<Calibration, 'who' | 'scenario' | 'tenth'> {
  const came = mean(all.map(each => each.came));
  return {
    games: new Set(all.map(each => each.game)).size,
    count: all.length,
    said: round(mean(all.map(each => each.said))),
    came: round(came),
    brier: round(mean(all.map(each => (each.said - each.came) ** 2))),
    uncertainty: round(mean(all.map(each => (came - each.came) ** 2))),
    bins: Array.from({ length: TENTHS }, (_, i) => binOf(all.filter(({ said }) => tenthOf(said, 1) === i))),
  };
}

const binOf = (all: readonly Estimate[]): Bin => ({
  count: all.length,
  said: round(mean(all.map(each => each.said))),
  came: round(mean(all.map(each => each.came))),
});

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);
const round = (n: number): number => Math.round(n * 10_000) / 10_000;

// ------------------------------------------------------------------------------------------------------ the report

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const WIDE = 260;
const COLOURS = ['#225', '#a33', '#383', '#a70', '#636'];

/** A diagram a scenario (on the diagonal: as often as said), and the figures of every tenth of the game. */
export function calibrationReport(all: readonly Calibration[]): readonly string[] {
  const scenarios = [...new Set(all.map(each => each.scenario))];
  if (all.length === 0) return [];
  return [
    '<h2>Reliability: what bots said of the first side’s chances, and how often it won</h2>',
    ...scenarios.flatMap(scenario => {
      const mine = all.filter(each => each.scenario === scenario);
      const whole = mine.filter(({ tenth }) => tenth === null);
      return [`<h3>${escaped(scenario)}</h3>`, diagram(whole), tableOf(mine)];
    }),
  ];
}

function diagram(all: readonly Calibration[]): string {
  const x = (n: number): number => 30 + n * (WIDE - 40);
  const y = (n: number): number => WIDE - 30 - n * (WIDE - 40);
  const lines = all.map(({ who, bins, brier }, i) => {
    const colour = COLOURS[i % COLOURS.length]!;
    const dots = bins
      .filter(({ count }) => count > 0)
      .map(({ said, came, count }) => {
        const r = Math.min(9, 2 + Math.sqrt(count) / 6).toFixed(1);
        return `<circle cx="${x(said).toFixed(1)}" cy="${y(came).toFixed(1)}" r="${r}" fill="${colour}" fill-opacity=".6"/>`;
      });
    const said = `${escaped(who)}: Brier ${brier.toFixed(3)}`;
    return `${dots.join('')}<text x="${WIDE + 10}" y="${30 + 18 * i}" fill="${colour}">${said}</text>`;
  });
  const diagonal = `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#bbb"/>`;
  return `<svg viewBox="0 0 ${2 * WIDE} ${WIDE}" role="img" aria-label="reliability">${diagonal}${lines.join('')}</svg>`;
}

function tableOf(all: readonly Calibration[]): string {
  const head = ['who', 'tenth', 'games', 'estimates', 'said', 'came', 'Brier', 'knowing only how often'];
  const rows = all.map(({ who, tenth, games, count, said, came, brier, uncertainty }) =>
    [
      escaped(who),
      tenth === null ? 'all' : String(tenth + 1),
      games,
      count,
      ...[said, came, brier, uncertainty].map(three),
    ]
      .map(cell => `<td>${cell}</td>`)
      .join(''),
  );
  const heads = head.map(each => `<th>${each}</th>`).join('');
  return `<table><tr>${heads}</tr>${rows.map(row => `<tr>${row}</tr>`).join('')}</table>`;
}

export const three = (n: number): string => n.toFixed(3);
