import type { Played } from './arena-match.ts';

// How honest whole-turn plans are: what one promises, against what is judged a little later.

export interface Gap {
  readonly bot: string;
  readonly scenario: string;
  readonly turns: number;
  readonly fought: number; // points promised beyond what is judged when the enemy is to move
  readonly answered: number; // and when the bot is to move again
}

/** The last word of every turn, by bot and scenario. */
export const gapsOf = (bots: readonly string[], games: readonly Played[]): readonly Gap[] =>
  [...new Set(games.map(game => game.scenario))].flatMap(scenario =>
    bots.flatMap(bot => {
      const gaps = games.filter(game => game.scenario === scenario).flatMap(game => turnsOf(bot, game));
      if (gaps.length === 0) return [];
      const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
      return [
        {
          ...{ bot, scenario, turns: gaps.length },
          fought: mean(gaps.map(each => each.fought)),
          answered: mean(gaps.map(each => each.answered)),
        },
      ];
    }),
  );

function turnsOf(bot: string, { a, b, sideOfA, first, curve, said = [] }: Played): Pick<Gap, 'fought' | 'answered'>[] {
  const last = new Map<number, number>(); // quiet moments passed → the margin promised last
  for (const [who, , , margin, moments] of said)
    if ((who === 0 ? a : b) === bot && margin !== undefined) last.set(moments!, margin);
  const sign = (bot === a) === (sideOfA === first) ? 1 : -1;
  return [...last]
    .filter(([moments]) => moments + 1 < curve.length)
    .map(([moments, margin]) => ({
      fought: sign * (margin - curve[moments]!),
      answered: sign * (margin - curve[moments + 1]!),
    }));
}
