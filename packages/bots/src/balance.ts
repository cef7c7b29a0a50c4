// What finished games say about a scenario: the same sums for the arena, the server and the browser.

const Z = 1.96;

/** Wilson's 95 % interval of a share: honest with few games and near the ends. */
export function wilson(score: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const p = score / games;
  const z2 = (Z * Z) / games;
  const middle = p + z2 / 2;
  const around = Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games));
  return { low: clamp((middle - around) / (1 + z2)), high: clamp((middle + around) / (1 + z2)) };
}
const clamp = (n: number): number => Math.max(0, Math.min(1, n));

/** Who played: people against each other, against bots, or bots alone. */
export const KINDS = ['people', 'mixed', 'bots'] as const;
export type Kind = (typeof KINDS)[number];

/** One finished game. */
export interface Result {
  readonly scenario: string;
  readonly kind: Kind;
  readonly winners: readonly string[]; // sides; none: a draw
  readonly actions: number;
  readonly points: readonly number[]; // the first side's lead at equal parts of the game; empty: not known
}
export interface SideRate {
  readonly side: string;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
export interface Balance {
  readonly scenario: string;
  readonly kind: Kind | 'all';
  readonly games: number;
  readonly draws: number;
  readonly sides: readonly SideRate[];
  readonly actions: number; // on average
  readonly points: readonly number[]; // mean lead of the first side, part by part
  readonly finals: readonly number[]; // the first side's lead at the end, game by game, least first
}

/** A game's lead is taken at its beginning, its end, and so many equal parts between. */
export const PARTS = 20;
/** Below this nothing should be said about a scenario. */
export const ENOUGH = 30;

/** Scenario by scenario in the order given; all kinds of games together, then each that was played. */
export const balanceOf = (
  scenarios: readonly string[],
  sides: readonly string[],
  results: readonly Result[],
): readonly Balance[] =>
  scenarios.flatMap(scenario => {
    const mine = results.filter(each => each.scenario === scenario);
    const kinds = KINDS.filter(kind => mine.some(each => each.kind === kind));
    return (['all', ...kinds] as const).map(kind =>
      summed(scenario, kind, sides, kind === 'all' ? mine : mine.filter(each => each.kind === kind)),
    );
  });

function summed(scenario: string, kind: Balance['kind'], sides: readonly string[], all: readonly Result[]): Balance {
  const known = all.filter(each => each.points.length > 0);
  return {
    ...{ scenario, kind, games: all.length, draws: all.filter(each => each.winners.length === 0).length },
    sides: sides.map(side => rateOf(side, all)),
    actions: round(mean(all.map(each => each.actions))),
    points: known.length === 0 ? [] : Array.from({ length: PARTS + 1 }, (_, i) => round(mean(known.map(at(i))))),
    finals: known.map(each => each.points.at(-1)!).sort((a, b) => a - b),
  };
}

const at =
  (part: number) =>
  ({ points }: Result): number =>
    points[Math.min(part, points.length - 1)]!;

/** A draw counts half for each side. */
function rateOf(side: string, all: readonly Result[]): SideRate {
  const wins = all.filter(each => each.winners.includes(side)).length;
  const draws = all.filter(each => each.winners.length === 0).length;
  const score = wins + draws / 2;
  const { low, high } = wilson(score, all.length);
  return { side, wins, rate: round4(all.length > 0 ? score / all.length : 0), low: round4(low), high: round4(high) };
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);
const round = (n: number): number => Math.round(n * 100) / 100;
const round4 = (n: number): number => Math.round(n * 10_000) / 10_000;
