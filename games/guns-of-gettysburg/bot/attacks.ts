import { BLOCKS, board, enemyOf, groupOf, IRON_BRIGADE, type Side, strengthOf, tokenOf, UNION } from '../data/index.ts';
import { isNightNext } from '../rules/06-orders.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import type { Stride } from '../rules/10-moves.ts';
import { wordsOf } from '../rules/10-moves.ts';
import { combatSum, hurtsAttacker, hurtsDefender, isWon } from '../rules/13-combat.ts';
import { lackOf } from '../rules/13-deployment.ts';
import { canBombard } from '../rules/13-guns.ts';
import { frontOfDefenders, groundsFor, waysTo } from '../rules/13-paths.ts';
import { fullyControlled } from '../rules/20-victory.ts';
import { isAdvanced } from '../rules/21-obstruction.ts';
import {
  type Action,
  faceOf,
  isHeld,
  STOOD,
  screenOf,
  staffOf,
  standIds,
  standsOn,
  type Table,
  trayOf,
} from '../state.ts';
import { byWorth, type Scored } from './moves.ts';
import { spoils } from './posts.ts';
import type { Scene } from './scene.ts';
import type { Weights } from './weights.ts';

// Attacks, by the sum that the rules will make of them: certain in what everyone sees, by chance in the defender's label and the guns.

const FULL = 0.75; // the chance that a block nobody has seen has strength 2
const NEAR = 2; // areas between attacker and target

/** One attacker with its way; others go with him. */
interface Plan {
  readonly leader: number;
  readonly target: number;
  readonly way: readonly Stride[];
  readonly followers: readonly { readonly stand: number; readonly way: readonly Stride[] }[];
}

const isNear = (a: number, b: number): boolean => {
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++)
      if (board.distance[board.areaOf[2 * a + i]! * board.areas + board.areaOf[2 * b + j]!]! < NEAR) return true;
  return false;
};
const lastArea = (way: readonly Stride[]): number => way[way.length - 1]!.area;

/** Every attack of one block on one position, alone and with a friend. */
export function plansOf(scene: Scene): readonly Plan[] {
  const { t, side, own, enemies } = scene;
  const targets = [...new Set(enemies.map(stand => t.at[stand]!))].filter(target => !t.on.includes(target));
  const able = own.filter(
    stand => t.did[stand] === STOOD && !t.from.includes(t.at[stand]!) && !isHeld(t, enemyOf(side), t.at[stand]!),
  );
  const leaders = able.filter(stand => isStrong(scene, stand));
  const desperate = isInDoubt(scene);
  return targets.flatMap(target => {
    const near = able.filter(stand => isNear(t.at[stand]!, target) && groundsFor(t, stand, target).length > 0);
    const anybody = desperate && scene.hunt?.some(({ at }) => at === target);
    return near
      .filter(stand => anybody || leaders.includes(stand))
      .flatMap(leader => plansBy(scene, leader, target, near));
  });
}
const isStrong = ({ labels }: Scene, stand: number): boolean => {
  const block = labels[stand] ?? 0;
  return block === 0 || strengthOf(block) === 2;
};

/** Alone, with one friend and with two; those from other positions bring guns of their own. */
function plansBy({ t }: Scene, leader: number, target: number, near: readonly number[]): readonly Plan[] {
  const ways = new Map(waysTo(t, leader, target).map(way => [lastArea(way), way]));
  return [...ways.values()].flatMap(way => {
    const alone: Plan = { leader, target, way, followers: [] };
    const places = new Set([t.at[leader]!]);
    const friends = near
      .filter(stand => stand !== leader)
      .map(stand => ({ stand, way: waysTo(t, stand, target).find(each => lastArea(each) === lastArea(way))! }))
      .filter(each => each.way !== undefined)
      .map(each => ({ ...each, fresh: !places.has(t.at[each.stand]!) && !!places.add(t.at[each.stand]!) }))
      .sort((a, b) => Number(b.fresh) - Number(a.fresh))
      .slice(0, 2);
    return [alone, ...friends.map((_, i) => ({ ...alone, followers: friends.slice(0, i + 1) }))];
  });
}

const actionOf = ({ leader, way, followers }: Plan): Action => {
  const blocks = [{ stand: leader, way }, ...followers];
  return {
    type: 'attack',
    stands: blocks.map(({ stand }) => standIds[stand]!),
    paths: blocks.map(each => wordsOf(each.way).join(' ')),
    leaders: [standIds[leader]!],
  };
};

/** Hits that the artillery of the attackers can make: a battery for each of their positions. */
function hitsOf({ view, t, side }: Scene, { leader, target, followers }: Plan): number {
  const hand = view.hands[screenOf(side)];
  if (!hand || !view.hands[staffOf(side)]) return Math.min(1, t.tray[side]! / 4);
  const blocks = [leader, ...followers.map(({ stand }) => stand)];
  let points = 0;
  for (const from of new Set(blocks.map(stand => t.at[stand]!))) {
    if (!canBombard(t, side, from, target)) continue;
    const fit = trayOf(view, side).filter(token => lackOf(t, hand, side, token, from, blocks) === null);
    points += Math.min(
      3,
      fit.reduce((sum, token) => sum + (tokenOf(token).strength ?? 0), 0),
    );
  }
  return Math.floor(points / 3);
}

/** Some block of each strength, to reckon with for one that nobody has seen. */
const plainOf = (strength: number): number =>
  BLOCKS.find(block => strengthOf(block) === strength && groupOf(block) !== IRON_BRIGADE)!;
const BY_STRENGTH: Readonly<Record<number, number>> = { 1: plainOf(1), 2: plainOf(2) };
const label = ({ labels }: Scene, stand: number): number => labels[stand] || BY_STRENGTH[2]!;

/** The chance of each strength of the defender's leader: he chooses the best of those who stand there. */
const chances = (t: Table, side: Side, target: number): readonly (readonly [number, number])[] => {
  const two = 1 - (1 - FULL) ** Math.max(1, standsOn(t, side, target).length);
  return [
    [2, two],
    [1, 1 - two],
  ];
};

const EARLY = 1 / 3; // on the first day nobody asks who looks into an objective
/** Objectives that those on a position look into. */
function reliefOf({ t, side, enemy, w }: Scene, target: number): number {
  if (side !== UNION) return 0;
  const { held } = fieldsOf(t, enemy);
  const seen = new Set(
    standsOn(t, enemy, target).flatMap(stand => [...fieldOf(faceOf(t, stand), each => held[each] === 1)]),
  );
  const scale = t.day === 1 ? EARLY : isNightNext(t) ? 1 + w.last : 1;
  return scale * w.relief * t.objectives.filter(area => seen.has(area)).length;
}

export function worthOf(scene: Scene, plan: Plan): number {
  const { t, side, enemy, view, w } = scene;
  const { target, way, followers } = plan;
  const guns = t.tray[enemy]! > 0 ? 0.5 : 0; // that he answers, on average
  const hits = Math.max(0, hitsOf(scene, plan) - guns);
  const rear = frontOfDefenders(t, side, target) !== lastArea(way);
  const areas = way.map(stride => stride.area);
  const near = [target, ...board.adjacent[target]!].reduce((sum, at) => sum + standsOn(t, enemy, at).length, 0);
  const gain =
    w.won +
    w.pushed * near +
    spoils(scene, areas) +
    0.1 * Math.max(...areas.map(area => scene.care[area]!)) +
    reliefOf(scene, target);
  let worth = -w.block * guns;
  for (const [strength, chance] of chances(t, enemy, target)) {
    const sum = combatSum(t, {
      ...{ target, area: lastArea(way), attacker: label(scene, plan.leader), defender: BY_STRENGTH[strength]! },
      ...{
        rear,
        attackers: 1 + followers.length,
        hits: 0,
        wonFirst: false,
        by: side,
        advanced: isAdvanced(view.setup),
      },
    });
    worth +=
      chance *
      (outcome(w, sum.result + Math.floor(hits), gain) * (1 - frac(hits)) +
        outcome(w, sum.result + Math.ceil(hits), gain) * frac(hits));
  }
  return worth;
}
const frac = (n: number): number => n - Math.floor(n);
const outcome = (w: Weights, result: number, gain: number): number =>
  (isWon(result) ? gain : -w.beaten) - (hurtsAttacker(result) ? w.block : 0) + (hurtsDefender(result) ? w.block : 0);

/** While an objective is in doubt, tokens buy the Union time, and the last one must not go: §20.3b. */
export const isInDoubt = ({ side, t }: Pick<Scene, 'side' | 't'>): boolean =>
  side === UNION && t.day > 1 && fullyControlled(t) < t.objectives.length;
const DOOMED = 4;
const stockWorth = (scene: Scene, tokens: number): number =>
  !isInDoubt(scene) ? scene.w.token * tokens : tokens > 0 ? scene.w.dear * tokens : -DOOMED;

/** §6.3c, §6.3d Whether no attack costs nothing. */
const isWaived = ({ view, t, side, enemy }: Scene): boolean =>
  view.hands[screenOf(side)]?.duty === 0 || t.stirred[enemy] === 1;

export function attackAnswers(scene: Scene): readonly Scored[] {
  const { t, side, w } = scene;
  const tray = t.tray[side]!;
  const now = stockWorth(scene, tray);
  const plans = plansOf(scene).map(plan => {
    const left = tray - Math.min(tray, 1 + plan.followers.length);
    return { action: actionOf(plan), worth: worthOf(scene, plan) + stockWorth(scene, left) - now };
  });
  const costs = t.from.length === 0 && !(w.waives === 1 && isWaived(scene));
  const idle = costs ? stockWorth(scene, Math.floor(tray / 2)) - now : 0; // §6.3b
  return [...plans, { action: { type: 'endAttacks' } as Action, worth: idle }].sort(byWorth);
}

/** What the best attacks from here promise, the second one half. */
export function promise(scene: Scene): number {
  const [first = 0, second = 0] = plansOf(scene)
    .map(plan => worthOf(scene, plan) - scene.w.token * (1 + plan.followers.length))
    .filter(worth => worth > 0)
    .sort((a, b) => b - a);
  return first + second / 2;
}
