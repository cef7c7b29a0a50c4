import { type Idea, look, pending, picker, playInPlace, type Seat, type State, type Types } from '@bivouac/kernel';
import type { Advice } from './advice.ts';
import { type Budget, Purse, TRIAL } from './budget.ts';
import { type Arm, advise, armOf, credit, FEATURES, meanOf, type Thinking } from './flat.ts';
import { Herd, type Plan } from './herd.ts';
import { isQuiet, type Judge, reflexUntil, signOf, verdict } from './minds.ts';
import { blurOf, waverOf } from './waver.ts';
import { mixed, Worlds } from './worlds.ts';

/** What a trial of a whole turn with the enemy's reply costs, in nodes. */
export const TURN_TRIAL = 250;
const TRIALS_FROM = 8000; // nodes below which paper decides alone
const MS_TRIALS_FROM = 300;
const ON_PAPER = 0.6; // of the budget, when there are trials
const UNTRIED = 0.9; // and when there are none: the rest explains the choice
const ELITE = 6;
const REPLY_NODES = 90;

export interface Planned<X extends Types> {
  readonly advice: Advice<X['action']>;
  readonly posts: readonly number[];
}

/** A whole turn: bred on paper, the best few tried in the kernel with the enemy's reply. */
export function planTurn<X extends Types>(
  thinking: Thinking<X>,
  budget: Budget,
  share: number,
  kept: readonly number[] | null = null,
): Planned<X> {
  const { judge, view, seat, seed } = thinking;
  const mind = judge.mind.plan!;
  const tries = triesOf(budget, share);
  const onPaper = tries ? ON_PAPER : UNTRIED;
  const purse = new Purse(budget, share * onPaper);
  const herd = new Herd(mind, view, seat, purse, seed, kept, blurOf(waverOf(judge.mind, budget), seed)).breed();
  const elite = distinct(herd.plans, tries ? ELITE : 3);
  const arms = elite.map((plan, i) => armOf(ideaOf(thinking, plan, i), FEATURES));
  const sign = signOf(judge.game, view.setup, seat);
  let spent = purse.spent;
  let order: readonly Arm<X>[] = arms;
  const rest = new Purse(budget, share * (1 - onPaper));
  if (tries && arms.length > 1) order = tryTurns(thinking, arms, elite, budget.worlds, rest);
  else explain(thinking, arms, elite, rest);
  const chosen = elite[arms.indexOf(order[0]!)]!;
  if (order[0]!.visits === 0) explain(thinking, order.slice(0, 1), [chosen], rest);
  spent += rest.spent;
  const advice = advise(thinking, order, spent, budget.worlds, sign);
  return { advice, posts: chosen.posts };
}

const triesOf = ({ nodes, ms }: Budget, share: number): boolean =>
  (nodes === undefined || nodes * share >= TRIALS_FROM) && (ms === undefined || ms * share >= MS_TRIALS_FROM);

/** Carries the plans out, to say what they come to, the first in any case; the order stays the paper's. */
function explain<X extends Types>(
  { judge, view, seat, notes, seed }: Thinking<X>,
  arms: readonly Arm<X>[],
  elite: readonly Plan[],
  purse: Purse,
): void {
  const imagined = new Worlds(judge.game, judge.mind, view, notes, seed);
  const sign = signOf(judge.game, view.setup, seat);
  arms.forEach((arm, i) => {
    if (!purse.pay(TRIAL) && i > 0) return;
    const state = imagined.take(0);
    carryOut(judge, state, seat, elite[i]!.posts);
    credit(arm, verdict(judge, state), sign);
  });
}

function distinct(plans: readonly Plan[], most: number): readonly Plan[] {
  const found: Plan[] = [];
  for (const plan of plans) {
    if (found.length >= most) break;
    if (found.every(other => differences(other.posts, plan.posts) >= Math.min(2, found.length))) found.push(plan);
  }
  return found;
}
const differences = (a: readonly number[], b: readonly number[]): number => a.filter((post, i) => post !== b[i]).length;

function ideaOf<X extends Types>({ judge, view, seat }: Thinking<X>, plan: Plan, i: number): Idea<X> {
  const mind = judge.mind.plan!;
  return {
    key: `plan:${i}`,
    say: mind.say?.(view, seat, plan.posts) ?? { key: 'bot.plan', args: { number: i + 1 } },
    prior: plan.worth,
    next: (seen, who) => mind.orders(seen, who, plan.posts),
  };
}

const PAPER_WEIGHT = 3; // visits that the paper's opinion counts for

/** Sequential halving over the elite, on common worlds; the paper's opinion counts as a few visits. Best first. */
function tryTurns<X extends Types>(
  thinking: Thinking<X>,
  arms: readonly Arm<X>[],
  elite: readonly Plan[],
  worlds: number,
  purse: Purse,
): readonly Arm<X>[] {
  const { judge, view, seat, notes, seed } = thinking;
  const imagined = new Worlds(judge.game, judge.mind, view, notes, seed);
  const sign = signOf(judge.game, view.setup, seat);
  const score = (arm: Arm<X>): number => scoreOf(arm, arms);
  const best = (some: readonly Arm<X>[]): Arm<X>[] => [...some].sort((a, b) => score(b) - score(a));
  let live = [...arms];
  for (let w = 0, rung = 2; w < worlds; rung *= 2) {
    for (const until = Math.min(worlds, w + rung); w < until; w++) {
      for (const arm of live) {
        if (!purse.pay(TURN_TRIAL)) return [...best(live), ...arms.filter(other => !live.includes(other))];
        const state = imagined.take(w);
        tryTurn(judge, state, seat, elite[arms.indexOf(arm)]!.posts, mixed(seed, w));
        credit(arm, verdict(judge, state), sign);
      }
    }
    if (live.length > 2) live = best(live).slice(0, Math.ceil(live.length / 2));
  }
  return [...best(live), ...arms.filter(other => !live.includes(other))];
}

const A_POINT = 0.02; // of value, where paper and trials are mixed

/** The mean of the trials, leaning on the paper: as if a few more had said what it says. */
function scoreOf<X extends Types>(arm: Arm<X>, arms: readonly Arm<X>[]): number {
  if (arm.visits === 0) return arm === arms[0] ? 0 : -1;
  const behind = A_POINT * (arms[0]!.idea.prior - arm.idea.prior);
  return (arm.value + PAPER_WEIGHT * (meanOf(arms[0]!) - behind)) / (arm.visits + PAPER_WEIGHT);
}

/** Our plan, our battles, the enemy's quick plan, his battles. */
function tryTurn<X extends Types>(
  judge: Judge<X>,
  state: State<X>,
  seat: Seat,
  posts: readonly number[],
  seed: number,
): void {
  const pick = picker(seed);
  carryOut(judge, state, seat, posts);
  reflexUntil(judge, state, pick, at => isQuiet(judge, at));
  const foe = pending(judge.game, state)[0];
  if (foe === undefined) return;
  carryOut(judge, state, foe, quickPlan(judge, state, foe, seed));
  reflexUntil(judge, state, pick, at => isQuiet(judge, at));
}

/** The enemy's reply: the best of his scripts and what they give laid over each other. */
function quickPlan<X extends Types>(judge: Judge<X>, state: State<X>, seat: Seat, seed: number): readonly number[] {
  const purse = new Purse({ nodes: REPLY_NODES, worlds: 1, ideas: 1 });
  const herd = new Herd(judge.mind.plan!, look(judge.game, state, seat), seat, purse, seed);
  herd.seedScripts();
  herd.overlayAll();
  herd.overlayAll();
  return herd.best.posts;
}

const LONGEST = 200;

/** The orders of a plan, one after the other, until it has no more for this question. */
export function carryOut<X extends Types>(
  judge: Judge<X>,
  state: State<X>,
  seat: Seat,
  posts: readonly number[],
): void {
  const { game, mind } = judge;
  for (let steps = 0; steps < LONGEST && pending(game, state)[0] === seat; steps++) {
    const seen = look(game, state, seat);
    if (mind.weight(seen) !== 'weighty') return;
    const action = mind.plan!.orders(seen, seat, posts);
    if (action === null) return;
    playInPlace(game, state, seat, action);
  }
}
