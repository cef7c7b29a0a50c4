import { board, isCavalry } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { standsOn } from '../state.ts';
import { type Scene, wayTo } from './scene.ts';

// What a block is worth on a post: a position and a front. One is an objective fully held.

const SEES = 0.09; // for an area that matters and nobody else sees
const TOO = 0.2; // of it, for one that others see as well
const WAY = 0.05; // for each area of way to where blocks are needed
const FACES = 0.05; // the enemy, not away from him
const RIDGE = 0.02;
const STEEP = 0.02;
const WORKS = 0.05;
const BLIND = 0.02; // its front is obstructed
const UNDER_FIRE = 0.07;
const BESIDE = 0.04; // an enemy
const FRIEND = 0.02; // on a position next to it, two at most
const LATER = 0.5; // of the danger, while the enemy is not under Attack
const CROWD = 0.03; // for each other block there
export const TAKES = 1.2; // an objective

/** `own`: what the stand sees where it is now. */
export interface Mover {
  readonly stand: number;
  readonly sees: readonly number[];
}
export function moverOf({ t, side }: Scene, stand: number): Mover {
  const { held } = fieldsOf(t, side);
  const at = t.at[stand]!;
  return { stand, sees: at < 0 ? [] : fieldOf(2 * at + t.front[stand]!, each => held[each] === 1) };
}

export function postWorth(scene: Scene, mover: Mover, position: number, front: number): number {
  const face = 2 * position + front;
  return (
    coverOf(scene, mover, face) +
    groundOf(scene, face) +
    companyOf(scene, mover.stand, position) -
    WAY * wayOf(scene, position, face) -
    fearOf(scene, mover.stand) * dangerOf(scene, position)
  );
}

function coverOf({ t, side, care, seen }: Scene, { stand, sees }: Mover, face: number): number {
  const { held } = fieldsOf(t, side);
  let sum = 0;
  for (const area of fieldOf(
    face,
    each => held[each] === 1 && (each !== t.at[stand] || standsOn(t, side, each).length > 1),
  )) {
    const others = seen[area]! - (sees.includes(area) ? 1 : 0);
    sum += care[area]! * (others > 0 ? TOO : 1);
  }
  return SEES * sum;
}

function groundOf({ t, far }: Scene, face: number): number {
  const turned = far[board.areaOf[face ^ 1]!]! - far[board.areaOf[face]!]!;
  return (
    FACES * Math.sign(turned) +
    RIDGE * board.ridge[face]! +
    STEEP * board.steep[face]! +
    (t.works.includes(face) ? WORKS : 0) -
    BLIND * board.obstructed[face]!
  );
}

function companyOf({ t, side }: Scene, stand: number, position: number): number {
  const { held } = fieldsOf(t, side);
  let friends = 0;
  for (const next of board.adjacent[position]!) if (held[next] === 1 && next !== t.at[stand]) friends++;
  const crowd = standsOn(t, side, position).filter(each => each !== stand).length;
  return FRIEND * Math.min(2, friends) - CROWD * crowd;
}

/** The shortest way to an objective that draws. */
function wayOf({ t, needs }: Scene, position: number, face: number): number {
  let least = 99;
  t.objectives.forEach((area, marker) => {
    const ahead = board.distance[board.areaOf[face]! * board.areas + area]!;
    const way = (wayTo(position, area) + ahead) / 2 - needs[marker]!;
    if (way < least) least = way;
  });
  return least;
}

/** Who is not under Attack attacks nobody; when he is, cavalry can still go. */
const fearOf = ({ attacked, labels }: Scene, stand: number): number =>
  attacked ? 1 : labels[stand] && isCavalry(labels[stand]) ? 0 : LATER;

function dangerOf({ t, enemy }: Scene, position: number): number {
  const { held, positions } = fieldsOf(t, enemy);
  const beside = board.adjacent[position]!.some(next => held[next] === 1);
  return (positions[position] === 1 ? UNDER_FIRE : 0) + (beside ? BESIDE : 0);
}

/** What the areas of a way bring: objectives of the enemy. */
export function spoils({ t, side }: Scene, areas: readonly number[]): number {
  return TAKES * t.objectives.filter((area, marker) => t.control[marker] !== side && areas.includes(area)).length;
}
