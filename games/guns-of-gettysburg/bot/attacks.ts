import { BLOCKS, board, enemyOf, groupOf, IRON_BRIGADE, type Side, strengthOf, tokenOf } from '../data/index.ts';
import type { Stride } from '../rules/10-moves.ts';
import { wordsOf } from '../rules/10-moves.ts';
import { combatSum, hurtsAttacker, hurtsDefender, isWon } from '../rules/13-combat.ts';
import { lackOf } from '../rules/13-deployment.ts';
import { canBombard } from '../rules/13-guns.ts';
import { frontOfDefenders, groundsFor, waysTo } from '../rules/13-paths.ts';
import { isAdvanced } from '../rules/21-obstruction.ts';
import { type Action, isHeld, STOOD, screenOf, staffOf, standIds, standsOn, type Table, trayOf } from '../state.ts';
import { byWorth, type Scored } from './moves.ts';
import { spoils } from './posts.ts';
import type { Scene } from './scene.ts';

// Attacks, by the sum that the rules will make of them: certain in what everyone sees, by chance in the defender's label and the guns.

const FULL = 0.75; // the chance that a block nobody has seen has strength 2
const WON = 0.3; // the enemy gives way
const PUSHED = 0.05; // for each of his blocks near by, which give way too
const BEATEN = 0.2;
const BLOCK = 0.12; // a step of a block
const TOKEN = 0.04;
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
  return targets.flatMap(target => {
    const near = able.filter(stand => isNear(t.at[stand]!, target) && groundsFor(t, stand, target).length > 0);
    return near.filter(stand => leaders.includes(stand)).flatMap(leader => plansBy(scene, leader, target, near));
  });
}
const isStrong = ({ labels }: Scene, stand: number): boolean => {
  const block = labels[stand] ?? 0;
  return block === 0 || strengthOf(block) === 2;
};

function plansBy({ t }: Scene, leader: number, target: number, near: readonly number[]): readonly Plan[] {
  const ways = new Map(waysTo(t, leader, target).map(way => [lastArea(way), way]));
  return [...ways.values()].flatMap(way => {
    const alone: Plan = { leader, target, way, followers: [] };
    const friend = near
      .filter(stand => stand !== leader)
      .map(stand => ({ stand, way: waysTo(t, stand, target).find(each => lastArea(each) === lastArea(way)) }))
      .find(each => each.way !== undefined);
    return friend ? [alone, { ...alone, followers: [{ stand: friend.stand, way: friend.way! }] }] : [alone];
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

export function worthOf(scene: Scene, plan: Plan): number {
  const { t, side, enemy, view } = scene;
  const { target, way, followers } = plan;
  const guns = t.tray[enemy]! > 0 ? 0.5 : 0; // that he answers, on average
  const hits = Math.max(0, hitsOf(scene, plan) - guns);
  const rear = frontOfDefenders(t, side, target) !== lastArea(way);
  const areas = way.map(stride => stride.area);
  const near = [target, ...board.adjacent[target]!].reduce((sum, at) => sum + standsOn(t, enemy, at).length, 0);
  const gain = WON + PUSHED * near + spoils(scene, areas) + 0.1 * Math.max(...areas.map(area => scene.care[area]!));
  let worth = -TOKEN * (1 + followers.length) - BLOCK * guns;
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
      (outcome(sum.result + Math.floor(hits), gain) * (1 - frac(hits)) +
        outcome(sum.result + Math.ceil(hits), gain) * frac(hits));
  }
  return worth;
}
const frac = (n: number): number => n - Math.floor(n);
const outcome = (result: number, gain: number): number =>
  (isWon(result) ? gain : -BEATEN) - (hurtsAttacker(result) ? BLOCK : 0) + (hurtsDefender(result) ? BLOCK : 0);

export function attackAnswers(scene: Scene): readonly Scored[] {
  const { t, side } = scene;
  const plans = plansOf(scene).map(plan => ({ action: actionOf(plan), worth: worthOf(scene, plan) }));
  const idle = t.from.length === 0 ? -TOKEN * Math.ceil(t.tray[side]! / 2) : 0; // §6.3b
  return [...plans, { action: { type: 'endAttacks' } as Action, worth: idle }].sort(byWorth);
}

/** What the best attacks from here promise, the second one half. */
export function promise(scene: Scene): number {
  const [first = 0, second = 0] = plansOf(scene)
    .map(plan => worthOf(scene, plan))
    .filter(worth => worth > 0)
    .sort((a, b) => b - a);
  return first + second / 2;
}
