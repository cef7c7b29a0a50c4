import { type Idea, type Pick, questionName, type Seat, type Text } from '@bivouac/kernel';
import {
  areAdjacent,
  frontFactor,
  HEXES,
  isGeneral,
  objectives,
  pointsOf,
  type Side,
  sideNumber,
  unitsOf,
} from '../data/index.ts';
import type { Move } from '../rules/03-movement.ts';
import { moveTo } from '../rules/03-reach.ts';
import { duties } from '../rules/03-stopping.ts';
import type { Action, G88, GettysburgView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { reflexAnswer, scored } from './answers.ts';
import { factorOf, lossPrice } from './board.ts';
import { differenceOf } from './fights.ts';
import { isReached } from './judge.ts';
import { legalOrder } from './orders.ts';
import { plainPosts, postsOf } from './posts.ts';
import { paperOf, type Scene, sceneOf } from './scene.ts';
import { hold } from './scripts.ts';
import { WAY } from './tables.ts';

const END: Action = { type: 'endMovement' };

/** Something that changes with every answer: an idea of one action is over when it has. */
function momentOf({ table: t, stack }: GettysburgView): number {
  let h = t.turn * 4 + t.phase * 2 + stack.length;
  for (let unit = 0; unit < t.at.length; unit++)
    h = Math.imul(
      h ^ (t.at[unit]! + 8 + 512 * t.moved[unit]! + 1024 * t.reduced[unit]! + 2048 * t.marked[unit]!),
      0x01000193,
    );
  h = Math.imul(h ^ t.battles.length, 0x01000193);
  const f = t.fight;
  if (f)
    h = Math.imul(
      h ^ (f.owed + 8 * f.fleeing.length + 64 * f.advanced.length + 512 * f.rerolled[0] + f.attackDie * 4096),
      0x01000193,
    );
  const step = stack[stack.length - 1]?.step ?? '';
  for (let i = 0; i < step.length; i++) h = Math.imul(h ^ step.charCodeAt(i), 0x01000193);
  return h | 0;
}

export function ideaOf(view: GettysburgView, action: Action, prior: number): Idea<G88> {
  const moment = momentOf(view);
  return {
    key: keyOf(action),
    say: sayOf(view, action),
    prior,
    next: seen => (momentOf(seen) === moment ? action : null),
  };
}

const keyOf = (action: Action): string => {
  const { type, ...rest } = action;
  return [type, ...Object.values(rest).flat()].join(':');
};

function sayOf({ table: t }: GettysburgView, action: Action): Text {
  const side = t.phase === 0 ? 'confederate' : 'union';
  switch (action.type) {
    case 'move':
      return tx('move.done', { units: action.units, from: '', path: action.path, cost: 0 }, '§3a-a');
    case 'declareBattle': {
      const { attackers, defenders, support = [] } = action;
      return tx('battle.declared', { attackers, defenders, support }, '§4a-a');
    }
    case 'lose':
      return tx('loss.flipped', { unit: action.unit }, '§4e1-a');
    case 'retreat':
      return tx('retreat.step', { units: [], from: action.from, to: action.to }, '§4d-a');
    case 'advance':
      return tx('advance.made', { units: action.units, to: action.to }, '§4f-b');
    default:
      return tx('move.ended', { side }, '§2b-b');
  }
}

/** Ideas for the open question, best first, the safe one last. */
export function ideas(view: GettysburgView, seat: Seat, most: number): readonly Idea<G88>[] {
  if (questionName(view) === 'phase.move') return moveIdeas(view, seat, most);
  const answers = scored(view, seat);
  const best = answers.slice(0, Math.max(1, most));
  return best.map(({ action, worth }) => ideaOf(view, action, worth));
}

// ------------------------------------------------------------------------------------------------------ movement

interface Step {
  readonly units: readonly number[];
  readonly post: number;
  readonly prior: number;
}

function moveIdeas(view: GettysburgView, seat: Seat, most: number): readonly Idea<G88>[] {
  const s = sceneOf(view, sideNumber(seat));
  const found: Idea<G88>[] = [];
  const steps = stepsOf(s).sort((a, b) => b.prior - a.prior);
  for (const { units, post, prior } of steps) {
    if (found.length >= most - 1) break;
    const action = actionFor(view, s, units, post);
    if (action) found.push(ideaOf(view, action, prior));
  }
  return [...found, ideaOf(view, endOrDuty(view, seat), 0)];
}

export function endOrDuty({ table: t, setup }: GettysburgView, seat: Seat): Action {
  const duty = duties(t, setup, sideNumber(seat));
  return duty ? moveTo(t, setup, sideNumber(seat), duty.mend) : END;
}

/** The move that brings these units to this post, if there is one. */
function actionFor(view: GettysburgView, s: Scene, units: readonly number[], post: number): Move | null {
  const posts = hold(s);
  for (const unit of units) posts[unitsOf[s.side].indexOf(unit)] = post;
  return legalOrder(view, s.side, posts, false);
}

/** Single units and whole stacks with a general, to each of their posts. */
function stepsOf(s: Scene): Step[] {
  const found: Step[] = [];
  for (const unit of unitsOf[s.side]) {
    if (!s.able[unit]) continue;
    const posts = plainPosts(s, unit);
    for (const post of posts) {
      if (post === s.start[unit]) continue;
      found.push({ units: [unit], post, prior: priorOf(s, [unit], post) });
      const leader = s.leader[unit]!;
      if (leader < 0 || !s.able[leader]) continue;
      const mates = unitsOf[s.side].filter(mate => s.able[mate] && s.leader[mate] === leader);
      const group = [leader, ...mates];
      if (mates[0] === unit) found.push({ units: group, post, prior: priorOf(s, group, post) });
    }
  }
  return found;
}

/** A quick guess: objectives taken, odds of the attack, the way made. */
function priorOf(s: Scene, units: readonly number[], post: number): number {
  if (post < 0) return units.reduce((sum, unit) => sum + leavingPrior(s, unit), 0);
  let prior = 0;
  const lead = units.find(unit => !isGeneral[unit]) ?? units[0]!;
  const way = units.length > 1 ? s.led[lead]! : s.alone[lead]!;
  for (let o = 0; o < objectives.length; o++)
    if (way.taken[post]! & (1 << o) && s.control[o] !== s.side) prior += 2 * pointsOf[objectives[o]!]!;
  const factors = units.reduce((sum, unit) => sum + factorOf(s.board, unit), 0);
  prior += attackGuess(s, factors, post);
  return prior + (isGeneral[lead] ? -0.3 : wayMade(s, lead, post) * factors * 0.05);
}

/** Off the map: nobody can take what is left of it any more, and it does nothing more (§3d-b). */
function leavingPrior(s: Scene, unit: number): number {
  const { board: b, reply } = s;
  const reached = reply.turn > 0 && !reply.night && isReached(reply, s.start[unit]!);
  const atStake = reached ? (b.reduced[unit] ? 0.5 : 0.1) * frontFactor[unit]! * lossPrice(b, s.side) : 0;
  const freed = b.reduced[unit] && !b.leftCount ? lossPrice(b, s.side) : 0; // by the letter of §6a5-f
  return atStake + freed - 0.5 - b.factorPrice * factorOf(b, unit);
}

function attackGuess(s: Scene, factors: number, post: number): number {
  const enemy = (1 - s.side) as Side;
  if (s.board.zone[enemy][post] === 0) return 0;
  let touched = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (s.board.men[enemy][hex]! > 0 && areAdjacent(post, hex)) touched += differenceOf(s.board, enemy, [hex], [post]);
  return touched === 0 ? -0.5 : 0.3 * (factors - touched);
}

function wayMade(s: Scene, unit: number, post: number): number {
  const start = s.start[unit]!;
  let best = 0;
  for (let o = 0; o < objectives.length; o++) {
    const before = start >= 0 ? WAY[o * HEXES + start]! : 40;
    best = Math.max(best, (before - WAY[o * HEXES + post]!) * pointsOf[objectives[o]!]! * 0.3);
  }
  return best;
}

// --------------------------------------------------------------------------------------------------------- reflex

const TRIES = 3;

/** One action without much thought: a few units look at their posts on paper, and the best change is made. */
export function reflex(view: GettysburgView, seat: Seat, pick: Pick): Action {
  if (questionName(view) !== 'phase.move') return reflexAnswer(view, seat, pick);
  const s = sceneOf(view, sideNumber(seat));
  const units = unitsOf[s.side].filter(unit => s.able[unit] && !isGeneral[unit]);
  const posts = hold(s);
  let most = paperOf(s, posts) + 0.1;
  let chosen: { unit: number; post: number } | null = null;
  for (let tries = 0; tries < TRIES && units.length > 0; tries++) {
    const unit = units[pick(units.length)]!;
    const i = unitsOf[s.side].indexOf(unit);
    for (const post of postsOf(s, unit)) {
      posts[i] = post;
      const worth = paperOf(s, posts);
      if (worth <= most) continue;
      most = worth;
      chosen = { unit, post };
    }
    posts[i] = s.start[unit]!;
  }
  if (!chosen) return endOrDuty(view, seat);
  return actionFor(view, s, [chosen.unit], chosen.post) ?? endOrDuty(view, seat);
}
