import { type Pick, picker } from '@bivouac/kernel';
import type { Played } from './arena-match.ts';

/** A bot's strength on one scale for all of them; their mean is 0. */
export interface Rating {
  readonly bot: string;
  readonly elo: number;
  readonly low: number; // 95 %: from rates the games leave possible
  readonly high: number;
}

type Scores = readonly (readonly number[])[]; // [i][j]: what bot i scored against bot j

const AGAIN = 400;
const ROUNDS = 200;
const DOUBT = 0.5; // of a game won and lost with each opponent beforehand (Jeffreys): nobody is infinitely strong

/** Bradley and Terry's strengths; the interval from win rates drawn again and again out of what the games leave open. */
export function ratingsOf(bots: readonly string[], games: readonly Played[]): readonly Rating[] {
  const scores = scoresOf(bots, games);
  const found = strengths(scores);
  const pick = picker(1);
  const again = Array.from({ length: AGAIN }, () => strengths(redrawn(scores, pick)));
  return bots.map((bot, i) => {
    const drawn = again.map(each => each[i]!).sort((x, y) => x - y);
    const at = (share: number): number => Math.round(drawn[Math.round(share * (AGAIN - 1))]!);
    return { bot, elo: Math.round(found[i]!), low: at(0.025), high: at(0.975) };
  });
}

function scoresOf(bots: readonly string[], games: readonly Played[]): Scores {
  const scores = bots.map(() => bots.map(() => 0));
  for (const { a, b, score } of games) {
    scores[bots.indexOf(a)]![bots.indexOf(b)]! += score;
    scores[bots.indexOf(b)]![bots.indexOf(a)]! += 1 - score;
  }
  const met = (i: number, j: number): boolean => scores[i]![j]! + scores[j]![i]! > 0;
  return scores.map((row, i) => row.map((score, j) => (met(i, j) ? score + DOUBT : 0)));
}

/** Each pair with another rate that fits what was played. */
function redrawn(scores: Scores, pick: Pick): Scores {
  const next = scores.map(row => [...row]);
  for (let i = 0; i < scores.length; i++) {
    for (let j = i + 1; j < scores.length; j++) {
      const [mine, theirs] = [scores[i]![j]!, scores[j]![i]!];
      if (mine + theirs === 0) continue;
      const [x, y] = [gamma(mine, pick), gamma(theirs, pick)];
      next[i]![j] = ((mine + theirs) * x) / (x + y);
      next[j]![i] = ((mine + theirs) * y) / (x + y);
    }
  }
  return next;
}

/** Until the expected scores are those that were reached. */
function strengths(scores: Scores): readonly number[] {
  let power = scores.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    power = power.map((mine, i) => {
      const won = scores[i]!.reduce((sum, score) => sum + score, 0);
      const expected = scores.reduce((sum, row, j) => sum + (row[i]! + scores[i]![j]!) / (mine + power[j]!), 0);
      return expected > 0 ? won / expected : mine;
    });
  }
  const elos = power.map(each => 400 * Math.log10(Math.max(each, 1e-6)));
  const mean = elos.reduce((sum, each) => sum + each, 0) / Math.max(1, elos.length);
  return elos.map(each => each - mean);
}

const uniform = (pick: Pick): number => (pick(1 << 30) + 0.5) / (1 << 30);
const normal = (pick: Pick): number => Math.sqrt(-2 * Math.log(uniform(pick))) * Math.cos(2 * Math.PI * uniform(pick));

/** Marsaglia and Tsang's gamma numbers. */
function gamma(shape: number, pick: Pick): number {
  if (shape < 1) return gamma(shape + 1, pick) * uniform(pick) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(pick);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(uniform(pick)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}
