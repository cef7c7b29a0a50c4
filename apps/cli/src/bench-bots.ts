import { type AnyMind, budgetOf, greedyBot, LEVEL_NAMES, LEVELS, levelBot, mixed, randomBot } from '@bivouac/bots';
import { type AnyGame, type AnyRecord, copy, look, pending, picker, playInPlace, view } from '@bivouac/kernel';
import { randomAction } from '@bivouac/testing';
import { MINDS } from './arena-match.ts';
import { line, type Outside } from './outside.ts';
import type { AnyShelf } from './shelf.ts';

type Any = AnyRecord['state'];
/** How fast bots play a game; all figures a second. */
export interface BotFigures {
  readonly bare: number; // random playouts to the next quiet moment, judging nothing
  readonly search: number; // playouts tried and judged inside a General's search
  readonly ratio: number; // search to bare
  readonly paper: number; // plans weighed on paper in the same time; 0: the game is not played by plans
  readonly decisions: Readonly<Record<string, number>>; // by bot; levels with their budget in nodes
}

/** Null: the game has no mind yet. */
export function botFigures(shelf: AnyShelf, sample: readonly Any[], ms: number, now: () => number): BotFigures | null {
  const { game } = shelf;
  const mind = MINDS[game.id];
  if (!mind) return null;
  const bare = rateOf(sample, ms, now, (state, seed) => barePlayout(game, mind, copy(state), seed));
  const { search, paper } = searchRate(game, mind, sample, ms, now);
  const decisions = Object.fromEntries(
    botsOf(game, mind).map(([name, decide]) => [name, round(rateOf(sample, ms, now, decide))]),
  );
  return { bare: round(bare), search: round(search), ratio: round(search / bare), paper: round(paper), decisions };
}

const round = (n: number): number => (n < 10 ? Math.round(n * 100) / 100 : Math.round(n));

type Work = (state: Any, seed: number) => void;

function rateOf(sample: readonly Any[], ms: number, now: () => number, work: Work): number {
  for (let i = 0; i < 3; i++) work(sample[i % sample.length]!, i); // warm
  const began = now();
  let done = 0;
  for (; done === 0 || now() - began < ms; done++) work(sample[(done * 7) % sample.length]!, done);
  return (1000 * done) / (now() - began);
}

const LONGEST = 4000;

function barePlayout(game: AnyGame, mind: AnyMind, state: Any, seed: number): void {
  const pick = picker(seed);
  for (let actions = 0; actions < LONGEST; actions++) {
    const seat = pending(game, state)[0];
    if (seat === undefined || (actions > 0 && mind.quiet(look(game, state, null)))) return;
    playInPlace(game, state, seat, randomAction(game, look(game, state, seat), seat, pick));
  }
}

/** A judged position is the end of one playout. */
function searchRate(game: AnyGame, mind: AnyMind, sample: readonly Any[], ms: number, now: () => number) {
  let judged = 0;
  let weighed = 0;
  const { plan } = mind;
  const counted: AnyMind = {
    ...mind,
    features: state => {
      judged++;
      return mind.features(state);
    },
    ...(plan && {
      plan: {
        ...plan,
        paper: (seen, seat, posts) => {
          weighed++;
          return plan.paper(seen, seat, posts);
        },
      },
    }),
  };
  const general = decider(game, counted, 'general');
  general(sample[0]!, 1);
  judged = 0;
  weighed = 0;
  const began = now();
  for (let i = 1; i === 1 || now() - began < ms; i++) general(sample[(i * 7) % sample.length]!, i);
  const seconds = (now() - began) / 1000;
  return { search: judged / seconds, paper: weighed / seconds };
}

/** A new bot for every decision: none lives on its last plan. */
function decider(game: AnyGame, mind: AnyMind, name: keyof typeof LEVELS): Work {
  const level = LEVELS[name];
  return (state, seed) => {
    const seat = pending(game, state)[0]!;
    levelBot(level, game, mind, budgetOf(level), 1).decide(view(game, state, seat), seat, [], mixed(seed, 5));
  };
}

function botsOf(game: AnyGame, mind: AnyMind): readonly (readonly [string, Work])[] {
  const plain = [randomBot(game), greedyBot(game, mind)].map(bot => {
    const work: Work = (state, seed) => {
      const seat = pending(game, state)[0]!;
      bot.decide(view(game, state, seat), seat, [], seed);
    };
    return [bot.name, work] as const;
  });
  return [...plain, ...LEVEL_NAMES.map(name => [name, decider(game, mind, name)] as const)];
}

export function tellBots(outside: Outside, figures: BotFigures | null): void {
  if (!figures) return line(outside, '  no bot.ts: only random play');
  const { bare, search, ratio, paper, decisions } = figures;
  line(
    outside,
    `  playouts/s to the next quiet moment: bare random ${bare}, in search ${search}, ratio ${ratio.toFixed(2)}`,
  );
  if (paper > 0) line(outside, `  plans weighed on paper/s, in the same search: ${paper}`);
  const each = Object.entries(decisions).map(([bot, rate]) => `${bot} ${rate}`);
  line(outside, `  decisions/s: ${each.join(', ')}`);
}
