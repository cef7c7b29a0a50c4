import { wilson } from '@bivouac/bots/balance';
import type { Played } from './arena-match.ts';

/** A pair of bots over some games. */
export interface PairRate {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winRate: number; // of a, draws count half
  readonly low: number; // 95 %, Wilson
  readonly high: number;
}
export interface Split extends PairRate {
  readonly scenario: string;
  readonly side: string; // that a played; '' for both
}

export const elo = (rate: number): number => {
  const inside = Math.max(0.001, Math.min(0.999, rate));
  return Math.round(-400 * Math.log10(1 / inside - 1));
};

const rateOf = (a: string, b: string, games: readonly Played[]): PairRate => {
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const winRate = games.length > 0 ? score / games.length : 0;
  const { low, high } = wilson(score, games.length);
  return { a, b, games: games.length, winRate: round(winRate), low: round(low), high: round(high) };
};
const round = (n: number): number => Math.round(n * 10_000) / 10_000;

export const pairsOf = (bots: readonly string[]): readonly (readonly [string, string])[] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map(b => [a, b] as const));

export const ratesOf = (bots: readonly string[], games: readonly Played[]): readonly PairRate[] =>
  pairsOf(bots).map(([a, b]) =>
    rateOf(
      a,
      b,
      games.filter(game => game.a === a && game.b === b),
    ),
  );

/** The same by scenario, and by the side that a played. */
export function splitsOf(bots: readonly string[], games: readonly Played[]): readonly Split[] {
  const scenarios = [...new Set(games.map(game => game.scenario))];
  return pairsOf(bots).flatMap(([a, b]) =>
    scenarios.flatMap(scenario => {
      const mine = games.filter(game => game.a === a && game.b === b && game.scenario === scenario);
      const sides = [...new Set(mine.map(game => game.sideOfA))].sort();
      const of = (side: string): Split => ({
        ...rateOf(
          a,
          b,
          mine.filter(game => side === '' || game.sideOfA === side),
        ),
        scenario,
        side,
      });
      return [of(''), ...sides.map(of)];
    }),
  );
}

/** How fast a bot decides, by the clock it thinks by. */
export interface BotPace {
  readonly bot: string;
  readonly decisions: number;
  readonly perSecond: number;
  readonly slowest: number; // milliseconds
  readonly illegal: number; // proposals the rules refused: must be none
}

export const paceOf = (bots: readonly string[], games: readonly Played[]): readonly BotPace[] =>
  bots.map(bot => {
    const spent = games.flatMap(game => game.spent[bot] ?? []);
    const decisions = spent.reduce((sum, each) => sum + each.decisions, 0);
    const ms = spent.reduce((sum, each) => sum + each.ms, 0);
    const slowest = Math.max(0, ...spent.map(each => each.slowest));
    const illegal = spent.reduce((sum, each) => sum + (each.illegal ?? 0), 0);
    return { bot, decisions, perSecond: Math.round((1000 * decisions) / Math.max(1, ms)), slowest, illegal };
  });
