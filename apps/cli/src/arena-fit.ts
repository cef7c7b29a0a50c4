import { type WinFit, winAt } from '@bivouac/kernel';
import { cameOf } from './arena-calibration.ts';
import type { Played } from './arena-match.ts';

// From stored games to chances: which margin, with so many turns to come, won how often.

interface Moment {
  readonly margin: number;
  readonly left: number;
  readonly came: number;
  readonly weight: number; // the moments of a game count as one together: they are not independent
}

function momentsOf(games: readonly Played[]): readonly Moment[] {
  return games.flatMap(game => {
    const came = cameOf(game);
    const { curve, left = [] } = game;
    if (came === null || left.length !== curve.length) return [];
    return curve.map((margin, i) => ({ margin, left: left[i]!, came, weight: 1 / curve.length }));
  });
}

const FIRST_GUESS: WinFit = { shift: 0, drift: 0, scale: 2, spread: 1 };
const DOUBT: WinFit = { shift: 6, drift: 1.5, scale: 3, spread: 1.5 }; // how far from the guess a few games may lead
const NAMES = ['shift', 'drift', 'scale', 'spread'] as const;
const LEAST: WinFit = { shift: -100, drift: -20, scale: 0.5, spread: 0.05 };

/** The loss of a fit: the logarithm of what came, and how far the guess is left. */
export function lossOf(fit: WinFit, moments: readonly Moment[]): number {
  let sum = 0;
  for (const { margin, left, came, weight } of moments) {
    const win = Math.min(0.999, Math.max(0.001, winAt(fit, margin, left)));
    sum -= weight * (came * Math.log(win) + (1 - came) * Math.log(1 - win));
  }
  for (const name of NAMES) sum += 0.5 * ((fit[name] - FIRST_GUESS[name]) / DOUBT[name]) ** 2;
  return sum;
}

/** One number after the other up and down by ever smaller steps: four numbers need nothing cleverer. */
export function fitWin(games: readonly Played[]): WinFit {
  const moments = momentsOf(games);
  let [best, least] = [FIRST_GUESS, lossOf(FIRST_GUESS, moments)];
  for (let step = 1; step > 0.004; ) {
    const before = least;
    for (const name of NAMES) {
      for (const way of [step, -step]) {
        const tried = { ...best, [name]: Math.max(LEAST[name], best[name] + way * DOUBT[name]) };
        const loss = lossOf(tried, moments);
        if (loss < least) [best, least] = [tried, loss];
      }
    }
    if (least === before) step /= 2;
  }
  return Object.fromEntries(NAMES.map(name => [name, Math.round(1000 * best[name]) / 1000])) as unknown as WinFit;
}

/** What is shipped: the fits by scenario, and which games made each. */
export interface Fits {
  readonly made: Readonly<Record<string, { readonly command: string; readonly seed: number; readonly games: number }>>;
  readonly fits: Readonly<Record<string, WinFit>>;
}

/** The scenarios of these games are fitted; what is known of others stays. */
export function fitsOf(command: string, seed: number, games: readonly Played[], known?: Fits): Fits {
  const scenarios = [...new Set(games.map(game => game.scenario))];
  const of = (scenario: string): Played[] => games.filter(game => game.scenario === scenario);
  const made = scenarios.map(each => [each, { command, seed, games: of(each).length }] as const);
  return {
    made: { ...known?.made, ...Object.fromEntries(made) },
    fits: { ...known?.fits, ...Object.fromEntries(scenarios.map(each => [each, fitWin(of(each))])) },
  };
}
