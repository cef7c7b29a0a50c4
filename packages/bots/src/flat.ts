import {
  type Idea,
  look,
  type Notes,
  pending,
  picker,
  playInPlace,
  type Seat,
  type State,
  type Types,
  type View,
} from '@bivouac/kernel';
import { type Advice, onlyAction, reasons, type Sign } from './advice.ts';
import { type Purse, TRIAL } from './budget.ts';
import { isQuiet, type Judge, reflexUntil, signOf, type Verdict, verdict } from './minds.ts';
import { lookedAgain, overruled } from './second-look.ts';
import { mixed, Worlds } from './worlds.ts';

/** What is known of one root idea. */
export interface Arm<X extends Types> {
  readonly idea: Idea<X>;
  visits: number;
  value: number; // sums, of the seat that thinks
  square: number; // of the values
  win: number;
  vp: number;
  readonly features: Float64Array; // sum, of the first side
}

export const armOf = <X extends Types>(idea: Idea<X>, features: number): Arm<X> => ({
  idea,
  visits: 0,
  value: 0,
  square: 0,
  win: 0,
  vp: 0,
  features: new Float64Array(features),
});

export function credit<X extends Types>(arm: Arm<X>, seen: Verdict, sign: Sign): void {
  arm.visits++;
  const value = sign > 0 ? seen.value : 1 - seen.value;
  arm.value += value;
  arm.square += value * value;
  arm.win += sign > 0 ? seen.win : 1 - seen.win;
  arm.vp += sign * seen.vp;
  for (let i = 0; i < arm.features.length; i++) arm.features[i]! += seen.features[i] ?? 0;
}

export const meanOf = <X extends Types>(arm: Arm<X>): number => (arm.visits > 0 ? arm.value / arm.visits : -1);

/** The standard error of the mean, squared. */
export const doubtOf = <X extends Types>({ visits, value, square }: Arm<X>): number =>
  visits < 2 ? 1 : Math.max(0, square / visits - (value / visits) ** 2) / (visits - 1);

export interface Thinking<X extends Types> {
  readonly judge: Judge<X>;
  readonly view: View<X>;
  readonly seat: Seat;
  readonly notes: Notes;
  readonly seed: number;
  readonly check?: () => Purse; // what is set aside to look again where the paper overrules the trials; absent: it may
}

/** Room for any game's features. */
export const FEATURES = 64;

/** Sequential halving: every idea on the same worlds, then the better half on more of them, until the purse is empty. */
export function flat<X extends Types>(
  thinking: Thinking<X>,
  ideas: readonly Idea<X>[],
  worlds: number,
  purse: Purse,
): Advice<X['action']> {
  const { judge, view, seat, notes, seed } = thinking;
  const sign = signOf(judge.game, view.setup, seat);
  const imagined = new Worlds(judge.game, judge.mind, view, notes, seed, worlds);
  const arms = ideas.map(idea => armOf(idea, FEATURES));
  const paper = paperOf(judge, view, arms);
  const best = (some: readonly Arm<X>[]): Arm<X>[] => [...some].sort((a, b) => paper(b) - paper(a));
  let live = [...arms];
  for (let w = 0, rung = 1; live.length > 1 && !isSettled(live); rung *= 2) {
    for (const until = w + rung; w < until; w++) {
      for (const arm of live) {
        if (!purse.pay(TRIAL)) return concluded(thinking, byRound(best, live, arms), purse, imagined);
        const state = imagined.take(w);
        const seen = trial(judge, state, seat, arm.idea, mixed(seed, w));
        if (!judge.late?.()) credit(arm, seen, sign);
      }
    }
    if (live.length > 2) live = halved(judge, best(live), arms[0]!);
  }
  return concluded(thinking, byRound(best, live, arms), purse, imagined);
}

/** The better half; the favourite stays where only clear evidence may overrule it. */
function halved<X extends Types>({ mind }: Judge<X>, live: readonly Arm<X>[], favourite: Arm<X>): Arm<X>[] {
  const half = live.slice(0, Math.ceil(live.length / 2));
  return mind.firm && !half.includes(favourite) ? [favourite, ...half.slice(0, -1)] : half;
}

/** The advice of an order of preference, after a second look where the trials say otherwise. */
export function concluded<X extends Types>(
  thinking: Thinking<X>,
  order: readonly Arm<X>[],
  purse: Purse,
  imagined: Worlds<X>,
): Advice<X['action']> {
  const { judge, view, seat } = thinking;
  const said = judge.mind.firm ? overruled(order) : order;
  const { order: final, spent } = lookedAgain(thinking, said, imagined);
  return advise(thinking, final, purse.spent + spent, imagined.many, signOf(judge.game, view.setup, seat));
}

/** Those still tried first, the rest by how far they came. */
const byRound = <X extends Types>(
  best: (some: readonly Arm<X>[]) => Arm<X>[],
  live: readonly Arm<X>[],
  arms: readonly Arm<X>[],
): Arm<X>[] => [...best(live), ...ranked(arms.filter(arm => !live.includes(arm)))];

const ENOUGH = 24; // visits after which a clear lead ends the thought
const CLEAR = 0.06; // of value

export const isSettled = <X extends Types>(live: readonly Arm<X>[]): boolean =>
  live.length === 2 && live.every(arm => arm.visits >= ENOUGH) && Math.abs(meanOf(live[0]!) - meanOf(live[1]!)) > CLEAR;

const PAPER_WEIGHT = 4; // visits that the game's own order counts for, when it is in points
const PAPER_SHARE = 0.5; // and for each visit so much more: trials err too, and not only by chance

/** The mean of the trials, leaning on what the game expected: as if a few more had said so. */
export function paperOf<X extends Types>(
  { mind }: Judge<X>,
  view: View<X>,
  arms: readonly Arm<X>[],
): (arm: Arm<X>) => number {
  if (!mind.judged) return meanOf;
  const seen = { ...view, seat: null };
  const stands = mind.stands?.(view) ?? 0;
  const aPoint = mind.win(stands + 0.5, seen) - mind.win(stands - 0.5, seen);
  const top = arms[0]!;
  const base = (): number => (top.visits > 0 ? meanOf(top) : 0.5);
  return arm => {
    const expected = base() + aPoint * (arm.idea.prior - top.idea.prior);
    const weight = PAPER_WEIGHT + PAPER_SHARE * arm.visits;
    return (arm.value + weight * expected) / (arm.visits + weight);
  };
}

/** The idea as long as it has answers, then reflexes to a quiet point, then judgement. */
export function trial<X extends Types>(
  judge: Judge<X>,
  state: State<X>,
  seat: Seat,
  idea: Idea<X>,
  seed: number,
): Verdict {
  runIdea(judge, state, seat, idea);
  let quiet = 0;
  reflexUntil(judge, state, picker(seed), at => isQuiet(judge, at) && quiet++ >= (judge.mind.further ?? 0));
  return verdict(judge, state);
}

const LONGEST_IDEA = 400;

/** An idea answers its seat's questions; the others answer by reflex in between. */
export function runIdea<X extends Types>(judge: Judge<X>, state: State<X>, seat: Seat, idea: Idea<X>): void {
  const { game, mind } = judge;
  const pick = picker(1);
  for (let steps = 0; steps < LONGEST_IDEA; steps++) {
    const who = pending(game, state)[0];
    if (who === undefined || (steps > 0 && who !== seat && isQuiet(judge, state)) || judge.late?.()) return;
    const seen = look(game, state, who);
    const action = who === seat ? idea.next(seen, who) : (mind.sure?.(seen, who) ?? mind.reflex(seen, who, pick));
    if (action === null) return;
    playInPlace(game, state, who, action);
  }
}

/** Most visited first; among those, the best mean. */
export const ranked = <X extends Types>(arms: readonly Arm<X>[]): readonly Arm<X>[] =>
  [...arms].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));

/** The advice of arms in the order of preference. */
export function advise<X extends Types>(
  { judge, view, seat, seed }: Thinking<X>,
  order: readonly Arm<X>[],
  trials: number,
  worlds: number,
  sign: Sign,
): Advice<X['action']> {
  const best = order[0]!;
  const action = best.idea.next(view, seat);
  if (action === null) throw new Error(`the idea ${best.idea.key} has no first action`);
  if (best.visits === 0) return { ...onlyAction(action, seed), trials };
  const names = judge.mind.names ?? [];
  const top = order.slice(0, 3).map((arm, i) => thoughtOf(arm, order[i === 0 ? 1 : 0] ?? arm, names, sign));
  return { action, top, trials, worlds, seed, illegal: 0 };
}

function thoughtOf<X extends Types>(arm: Arm<X>, other: Arm<X>, names: readonly string[], sign: Sign) {
  const n = Math.max(1, arm.visits);
  const why = reasons(
    arm.features.map(sum => sum / n),
    other.features.map(sum => sum / Math.max(1, other.visits)),
    names,
    sign,
  );
  const { key, say } = arm.idea;
  return { key, say, win: round3(arm.win / n), vp: round3(arm.vp / n), visits: arm.visits, why };
}

const round3 = (n: number): number => Math.round(n * 1000) / 1000;
