import type { Game, Idea, Notes, Seat, Types, View } from '@bivouac/kernel';
import { type Advice, onlyAction, type Thought } from './advice.ts';
import { type Budget, Purse, SHARES, TRIAL } from './budget.ts';
import { flat, type Thinking } from './flat.ts';
import { glance } from './greedy.ts';
import { type NamedMind, signOf } from './minds.ts';
import { planTurn } from './plan.ts';
import { tree } from './tree.ts';
import { VEILED_IDEAS, veiled } from './veil.ts';
import { blurred, wavered, waverOf } from './waver.ts';

/** Above this many nodes the tree takes over from sequential halving. */
export const TREE_FROM = 10_000;
const TREE_MS = 600;

export interface Conclusion<X extends Types> {
  readonly advice: Advice<X['action']>;
  readonly plan: readonly number[] | null; // a whole turn, to be carried out without further thought
  readonly idea: Idea<X> | null; // the same for an idea of several answers
}

/** What a seat should do, from its view, its notes, a budget and a seed; the same again for the same nodes. */
export function think<X extends Types>(
  game: Game<X>,
  mind: NamedMind<X>,
  view: View<X>,
  seat: Seat,
  notes: Notes,
  budget: Budget,
  seed: number,
  slant: readonly number[] = [],
  kept: readonly number[] | null = null,
): Conclusion<X> {
  const obvious = mind.sure?.(view, seat);
  if (obvious) return { advice: onlyAction(obvious, seed), plan: null, idea: null };
  const weight = mind.weight(view);
  const share = budget.share ?? SHARES[weight];
  const aside = mind.checked && weight !== 'window' && isEnough(budget, ASIDE * share) ? ASIDE : 0;
  let purse = new Purse(budget, share * (1 - aside));
  const judge = { game, mind, slant, ...(mind.judged && { from: view, late: () => purse.isUp() }) };
  const check = (): Purse => (purse = new Purse(budget, share * aside));
  const thinking: Thinking<X> = { judge, view, seat, notes, seed, ...(aside > 0 && { check }) };
  if (mind.plan && weight === 'weighty') {
    const { advice, posts } = planTurn(thinking, budget, share, kept);
    return { advice, plan: posts, idea: null };
  }
  const waver = weight === 'minor' || weight === 'window' ? 0 : waverOf(mind, budget); // nobody is silly: small things are done right
  const within = mind.veiled?.(view) ?? 0;
  if (within > 0) {
    const idea = veiled(ideasOf(thinking, { ...budget, ideas: VEILED_IDEAS }, waver), within, seed);
    return { advice: onlyAction(idea.next(view, seat)!, seed), plan: null, idea };
  }
  const ideas = ideasOf(thinking, budget, waver);
  const only = ideas.length === 1 || (mind.judged && isTrifle(mind, budget, share));
  if (only) {
    const advice = { ...onlyAction(ideas[0]!.next(view, seat)!, seed), top: atAGlance(thinking, ideas) };
    return { advice, plan: null, idea: ideas[0]! };
  }
  const deep = (budget.nodes ?? 0) * share >= TREE_FROM || (budget.ms ?? 0) * share >= TREE_MS;
  const search = mind.atOnce?.(view) ? judgedAtOnce : deep ? tree : flat;
  const found = search(thinking, ideas, budget.worlds, purse);
  const advice = waver > 0 && !mind.judged ? wavered(found, ideas, thinking, waver) : found;
  const untried = mind.judged ? ideas[0]! : null; // time was up before the first trial was: the game's own order decided
  const idea = advice.top.length > 0 ? ideas.find(({ key }) => key === advice.top[0]!.key)! : untried;
  return { advice, plan: null, idea };
}

/** Every idea's first answer given and judged at once: exact where luck would drown a few trials. */
const judgedAtOnce: typeof flat = (thinking, ideas, _worlds, purse) => glance(thinking, ideas, purse);

/** The ideas at the root; where they come in points a weak player is off about them, and about more than he will try. */
function ideasOf<X extends Types>(
  { judge: { mind }, view, seat, seed }: Thinking<X>,
  { ideas }: Budget,
  waver: number,
): readonly Idea<X>[] {
  if (waver === 0 || !mind.judged) return mind.ideas(view, seat, ideas);
  return blurred(mind.ideas(view, seat, 2 * ideas), ideas, waver, seed);
}

const TOLD = 3;

/** The first ideas with what the game itself makes of them, where nothing is tried; told only if it says how it stands. */
function atAGlance<X extends Types>(
  { judge: { game, mind }, view, seat }: Thinking<X>,
  ideas: readonly Idea<X>[],
): readonly Thought[] {
  if (ideas.length === 1 || !mind.stands) return [];
  const sign = signOf(game, view.setup, seat);
  const [stands, seen] = [sign * mind.stands(view), { ...view, seat: null }];
  return ideas.slice(0, TOLD).map(({ key, say, prior }) => {
    const vp = stands + prior;
    const first = mind.win(sign * vp, seen);
    return { key, say, win: sign > 0 ? first : 1 - first, vp, visits: 0, why: [] };
  });
}

const ASIDE = 0.15; // of the budget, for a second look
const LOOKS = 16 * TRIAL;
const LOOKS_MS = 40;

/** Whether what is set aside is enough for eight pairs of trials. */
const isEnough = ({ nodes, ms }: Budget, share: number): boolean =>
  (nodes ?? Number.POSITIVE_INFINITY) * share >= LOOKS && (ms ?? Number.POSITIVE_INFINITY) * share >= LOOKS_MS;

/** Too little for a few trials: the game's own order decides. */
const isTrifle = <X extends Types>({ trial = 0, firm }: NamedMind<X>, { nodes, ms }: Budget, share: number): boolean =>
  (nodes ?? Number.POSITIVE_INFINITY) * share < (firm ? DOUBTS : TRIFLE) * TRIAL ||
  (ms ?? Number.POSITIVE_INFINITY) * share < Math.max(TRIFLE_MS, (firm ? DOUBTS : FEW) * trial);
const TRIFLE = 10; // trials
const TRIFLE_MS = 4;
const FEW = 16; // trials: fewer tell less than the order they would change
const DOUBTS = 40; // fewer overrule no firm order
