import {
  type Idea,
  look,
  type PlanMind,
  pending,
  picker,
  playInPlace,
  type Seat,
  type State,
  type Types,
} from '@bivouac/kernel';
import type { Advice } from './advice.ts';
import { type Budget, Purse, TRIAL } from './budget.ts';
import { type Arm, advise, armOf, credit, FEATURES, meanOf, type Thinking } from './flat.ts';
import { Herd, type Plan } from './herd.ts';
import { isQuiet, type Judge, reflexUntil, signOf, verdict } from './minds.ts';
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
  const herd = new Herd(mind, view, seat, purse, seed, kept).breed();
  const elite = distinct(herd.plans, tries ? ELITE : 3);
  const arms = elite.map((plan, i) => armOf(ideaOf(mind, plan, i), FEATURES));
  const sign = signOf(judge.game, view.setup, seat);
  let spent = purse.spent;
  if (tries && arms.length > 1) spent += tryTurns(thinking, arms, elite, budget, share * (1 - onPaper));
  if (arms[0]!.visits === 0) {
    judgeOnPaper(arms, elite);
    if (!tries) spent += explain(thinking, arms, elite, new Purse(budget, share * (1 - onPaper)));
  }
  if (judge.slant.length > 0) waver(arms, elite, seed);
  const best = [...arms].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a))[0]!;
  const advice = advise(thinking, arms, spent, budget.worlds, sign);
  return { advice, posts: elite[arms.indexOf(best)]!.posts };
}

const triesOf = ({ nodes, ms }: Budget, share: number): boolean =>
  (nodes === undefined || nodes * share >= TRIALS_FROM) && (ms === undefined || ms * share >= MS_TRIALS_FROM);

/** One visit each, in the order of the paper. */
function judgeOnPaper<X extends Types>(arms: readonly Arm<X>[], elite: readonly Plan[]): void {
  arms.forEach((arm, i) => {
    const { worth } = elite[i]!;
    arm.visits = 1;
    arm.vp = worth;
    arm.value = 0.5 + worth / (20 + 2 * Math.abs(worth));
    arm.win = arm.value;
  });
}

/** Carries the plans out, to say what they come to; the order stays the paper's. */
function explain<X extends Types>(
  { judge, view, seat, notes, seed }: Thinking<X>,
  arms: readonly Arm<X>[],
  elite: readonly Plan[],
  purse: Purse,
): number {
  const pool = new Worlds(judge.game, judge.mind, view, notes, seed);
  const sign = signOf(judge.game, view.setup, seat);
  arms.forEach((arm, i) => {
    if (!purse.pay(TRIAL)) return;
    const state = pool.take(0);
    carryOut(judge, state, seat, elite[i]!.posts);
    const seen = verdict(judge, state);
    arm.win = sign > 0 ? seen.win : 1 - seen.win;
    arm.vp = sign * seen.vp;
    arm.features.set(seen.features);
    pool.give(state);
  });
  return purse.spent;
}

const WAVERS = 0.8; // points a weak player does not see

/** A weak player takes one of the better plans, the best one most often. */
function waver<X extends Types>(arms: readonly Arm<X>[], elite: readonly Plan[], seed: number): void {
  const weights = elite.map(plan => Math.exp((plan.worth - elite[0]!.worth) / WAVERS));
  let at = (picker(seed)(1000) / 1000) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex(weight => {
    at -= weight;
    return at < 0;
  });
  scale(arms[Math.max(0, chosen)]!, 1 + Math.max(...arms.map(arm => arm.visits)));
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

const ideaOf = <X extends Types>(mind: PlanMind<X>, plan: Plan, i: number): Idea<X> => ({
  key: `plan:${i}`,
  say: { key: 'bot.plan', args: { number: i + 1 } },
  prior: plan.worth,
  next: (view, seat) => mind.orders(view, seat, plan.posts),
});

const PAPER_WEIGHT = 3; // visits that the paper's opinion counts for

/** Sequential halving over the elite, on common worlds; the paper's opinion counts as a few visits. */
function tryTurns<X extends Types>(
  thinking: Thinking<X>,
  arms: readonly Arm<X>[],
  elite: readonly Plan[],
  budget: Budget,
  share: number,
): number {
  const { judge, view, seat, notes, seed } = thinking;
  const purse = new Purse(budget, share);
  const pool = new Worlds(judge.game, judge.mind, view, notes, seed);
  const sign = signOf(judge.game, view.setup, seat);
  const score = (arm: Arm<X>): number => scoreOf(arm, elite, arms);
  let live = [...arms];
  for (let w = 0, rung = 2; w < budget.worlds; rung *= 2) {
    for (const until = Math.min(budget.worlds, w + rung); w < until; w++) {
      for (const arm of live) {
        if (!purse.pay(TURN_TRIAL)) return settle(arms, live, score, purse.spent);
        const state = pool.take(w);
        tryTurn(judge, state, seat, elite[arms.indexOf(arm)]!.posts, mixed(seed, w));
        credit(arm, verdict(judge, state), sign);
        pool.give(state);
      }
    }
    if (live.length > 2) live = [...live].sort((a, b) => score(b) - score(a)).slice(0, Math.ceil(live.length / 2));
  }
  return settle(arms, live, score, purse.spent);
}

function scoreOf<X extends Types>(arm: Arm<X>, elite: readonly Plan[], arms: readonly Arm<X>[]): number {
  if (arm.visits === 0) return -1;
  const behind = (elite[0]!.worth - elite[arms.indexOf(arm)]!.worth) * 0.02;
  const anchor = meanOf(arms[0]!);
  return (arm.value + PAPER_WEIGHT * (anchor - behind)) / (arm.visits + PAPER_WEIGHT);
}

/** The winner among those still in gets the most visits, so that advice and choice agree. */
function settle<X extends Types>(
  arms: readonly Arm<X>[],
  live: readonly Arm<X>[],
  score: (arm: Arm<X>) => number,
  spent: number,
): number {
  const best = [...live].sort((a, b) => score(b) - score(a))[0]!;
  const most = Math.max(...arms.map(arm => arm.visits));
  if (best.visits > 0 && best.visits <= most) scale(best, most + 1);
  return spent;
}

function scale<X extends Types>(arm: Arm<X>, visits: number): void {
  if (arm.visits === 0) return;
  const by = visits / arm.visits;
  arm.value *= by;
  arm.win *= by;
  arm.vp *= by;
  for (let i = 0; i < arm.features.length; i++) arm.features[i]! *= by;
  arm.visits = visits;
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
