import {
  type Idea,
  look,
  type Pick,
  pending,
  picker,
  playInPlace,
  questionName,
  type Seat,
  type State,
  type Types,
} from '@bivouac/kernel';
import type { Advice } from './advice.ts';
import { type Purse, TRIAL } from './budget.ts';
import {
  type Arm,
  armOf,
  concluded,
  credit,
  FEATURES,
  meanOf,
  paperOf,
  ranked,
  runIdea,
  type Thinking,
} from './flat.ts';
import { isQuiet, type Judge, reflexUntil, signOf, verdict } from './minds.ts';
import { mixed, Worlds } from './worlds.ts';

/** Open loop: a node is a sequence of ideas, not a position. Dice and hidden cards differ from trial to trial. */
interface Node<X extends Types> {
  visits: number;
  readonly edges: Map<string, Edge<X>>;
}
interface Edge<X extends Types> {
  readonly arm: Arm<X>;
  seen: number; // how often it was open to choice
  readonly below: Map<string, Node<X>>; // by who is asked what then: that differs from world to world
}
interface Step<X extends Types> {
  readonly node: Node<X>;
  readonly edge: Edge<X>;
  readonly seat: Seat;
}

const C = 1.2;
const DEPTH = 6;
const LATER = 3; // quiet points a trial runs through
const UNTRIED = 0.05; // below its parent: what an idea of whole cards is taken for before it is tried
const WARMTH = 0.4; // points in which whole cards differ clearly
const newNode = <X extends Types>(): Node<X> => ({ visits: 0, edges: new Map() });

/** Information-set search over ideas: every choice is made from the view of the seat that makes it. */
export function tree<X extends Types>(
  thinking: Thinking<X>,
  ideas: readonly Idea<X>[],
  worlds: number,
  purse: Purse,
): Advice<X['action']> {
  const { judge, view, notes, seed } = thinking;
  const imagined = new Worlds(judge.game, judge.mind, view, notes, seed, worlds);
  const root = newNode<X>();
  for (const idea of ideas) root.edges.set(idea.key, edgeOf(idea));
  const arms = [...root.edges.values()].map(edge => edge.arm);
  const paper = paperOf(judge, view, arms);
  for (let trial = 0; purse.pay(TRIAL); trial++) {
    const state = imagined.take(judge.mind.judged ? trial : trial % worlds);
    descend(judge, root, state, picker(mixed(seed, trial)));
  }
  const order = judge.mind.judged ? ranked(arms).toSorted((a, b) => paper(b) - paper(a)) : ranked(arms);
  return concluded(thinking, order, purse, imagined);
}

const edgeOf = <X extends Types>(idea: Idea<X>): Edge<X> => ({ arm: armOf(idea, FEATURES), seen: 0, below: new Map() });

function descend<X extends Types>(judge: Judge<X>, root: Node<X>, state: State<X>, pick: Pick): void {
  const { game, mind } = judge;
  const path: Step<X>[] = [];
  let [node, above] = [root, null as Edge<X> | null];
  let quiet = 0; // quiet points passed
  for (let fresh = false; !fresh && path.length < DEPTH; ) {
    const seat = toDecide(judge, state, pick);
    if (seat === undefined) break;
    if (path.length > 0 && isQuiet(judge, state) && (!mind.judged || ++quiet > (mind.further ?? 0))) break;
    if (above) node = nodeBelow(above, mind.judged ? `${seat} ${questionName(state)}` : '');
    const edge = choose(judge, node, state, seat, path.length === 0);
    if (!edge) break;
    path.push({ node, edge, seat });
    fresh = edge.arm.visits === 0;
    if (!carriedOut(judge, state, seat, edge.arm.idea)) break;
    above = edge;
  }
  playOn(judge, state, pick, quiet);
  if (judge.late?.()) return;
  const seen = verdict(judge, state);
  for (const { node: at, edge, seat } of path) {
    at.visits++;
    credit(edge.arm, seen, signOf(game, state.setup, seat));
  }
}

function nodeBelow<X extends Types>({ below }: Edge<X>, asked: string): Node<X> {
  const node = below.get(asked) ?? newNode<X>();
  below.set(asked, node);
  return node;
}

/** The first action of an idea; or, where an idea is a whole card, all of it. */
function carriedOut<X extends Types>(judge: Judge<X>, state: State<X>, seat: Seat, idea: Idea<X>): boolean {
  if (judge.mind.judged) {
    runIdea(judge, state, seat, idea);
    return true;
  }
  const action = idea.next(look(judge.game, state, seat), seat);
  if (action !== null) playInPlace(judge.game, state, seat, action);
  return action !== null;
}

/** Reflexes to a quiet point; with whole cards every trial ends after the same number of them, however far the tree went. */
function playOn<X extends Types>(judge: Judge<X>, state: State<X>, pick: Pick, passed: number): void {
  const { mind } = judge;
  const further = mind.judged ? (mind.further ?? 0) - passed : mind.plan ? 0 : LATER - 1;
  let quiet = 0;
  if (further >= 0) reflexUntil(judge, state, pick, at => isQuiet(judge, at) && quiet++ >= further);
}

/** Obvious and minor questions are answered on the way; the seat with the next one worth a choice. */
function toDecide<X extends Types>({ game, mind }: Judge<X>, state: State<X>, pick: Pick): Seat | undefined {
  for (let steps = 0; steps < 200; steps++) {
    const seat = pending(game, state)[0];
    if (seat === undefined) return undefined;
    const seen = look(game, state, seat);
    const obvious = mind.sure?.(seen, seat);
    if (!obvious && mind.weight(seen) !== 'minor') return seat;
    if (!obvious && steps === 0) return seat;
    playInPlace(game, state, seat, obvious ?? mind.reflex(seen, seat, pick));
  }
  return undefined;
}

/** Progressive widening in the game's own order, then the best by value and prior. */
function choose<X extends Types>(
  judge: Judge<X>,
  node: Node<X>,
  state: State<X>,
  seat: Seat,
  isRoot: boolean,
): Edge<X> | null {
  const most = 4 + Math.ceil(1.5 * node.visits ** 0.4);
  const open = isRoot ? [...node.edges.values()] : opened(judge, node, state, seat, most);
  if (open.length === 0) return null;
  for (const edge of open) edge.seen++;
  const whole = judge.mind.judged && !isRoot;
  const unseen = open.find(edge => edge.arm.visits === 0);
  if (unseen && (!whole || node.visits === 0)) return unseen;
  const untried = whole ? meanAt(node) - UNTRIED : 0;
  const priors = softmax(open.map(edge => edge.arm.idea.prior / (judge.mind.judged ? WARMTH : 1)));
  let best = open[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  open.forEach((edge, i) => {
    const bonus = (C * priors[i]! * Math.sqrt(edge.seen)) / (1 + edge.arm.visits);
    const value = (edge.arm.visits > 0 ? meanOf(edge.arm) : untried) + bonus;
    if (value > highest) {
      best = edge;
      highest = value;
    }
  });
  return best;
}

/** What a node has come to so far, for the seat that chooses there. */
function meanAt<X extends Types>(node: Node<X>): number {
  let [visits, value] = [0, 0];
  for (const { arm } of node.edges.values()) {
    visits += arm.visits;
    value += arm.value;
  }
  return visits > 0 ? value / visits : 0.5;
}

/** The ideas of this moment, with what is known of them. */
function opened<X extends Types>(
  { game, mind }: Judge<X>,
  node: Node<X>,
  state: State<X>,
  seat: Seat,
  most: number,
): Edge<X>[] {
  const ideas = mind.within ?? mind.ideas;
  return ideas(look(game, state, seat), seat, most).map(idea => {
    const known = node.edges.get(idea.key);
    if (!known) {
      const made = edgeOf(idea);
      node.edges.set(idea.key, made);
      return made;
    }
    const renewed = { ...known, arm: { ...known.arm, idea } };
    node.edges.set(idea.key, renewed);
    return renewed;
  });
}

function softmax(priors: readonly number[]): readonly number[] {
  const top = Math.max(...priors);
  const weights = priors.map(prior => Math.exp(Math.max(-8, prior - top)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(weight => weight / sum);
}
