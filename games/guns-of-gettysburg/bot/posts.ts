import { board, isCavalry } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { standsOn } from '../state.ts';
import { huntWorth } from './hunt.ts';
import { type Scene, wayTo } from './scene.ts';

// What a block is worth on a post: a position and a front. One is an objective fully held.

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
  const { w, known } = scene;
  const { ground, way, danger } = known;
  if (Number.isNaN(ground[face]!)) ground[face] = groundOf(scene, face);
  if (Number.isNaN(way[face]!)) way[face] = wayOf(scene, position, face);
  if (Number.isNaN(danger[position]!)) danger[position] = dangerOf(scene, position);
  return (
    coverOf(scene, mover, face) +
    ground[face]! +
    companyOf(scene, mover.stand, position) +
    huntWorth(scene, mover.stand, face) -
    w.way * way[face]! -
    fearOf(scene, mover.stand) * danger[position]!
  );
}

function coverOf(scene: Scene, { stand, sees }: Mover, face: number): number {
  const { t, side, care, seen, bars, w } = scene;
  const { held } = fieldsOf(t, side);
  let sum = 0;
  let shuts = 0;
  for (const area of fieldOf(
    face,
    each => held[each] === 1 && (each !== t.at[stand] || standsOn(t, side, each).length > 1),
  )) {
    const others = seen[area]! - (sees.includes(area) ? 1 : 0);
    sum += care[area]! * (others > 0 ? w.too : 1);
    if (bars && bars.gains[area]! > shuts) shuts = bars.gains[area]!;
  }
  if (bars && face === 2 * t.at[stand]! + t.front[stand]!) shuts = Math.max(shuts, bars.losses[stand]!);
  return w.sees * sum + w.bars * shuts * holdsOut(scene, stand, face >> 1);
}

/** Whoever can be attacked may not stand there long. */
function holdsOut({ t, enemy, attacked, labels, w }: Scene, stand: number, position: number): number {
  const { held, positions } = fieldsOf(t, enemy);
  const touched = positions[position] === 1 || board.adjacent[position]!.some(next => held[next] === 1);
  if (!touched) return 1;
  const weak = labels[stand] ? isCavalry(labels[stand]!) : false;
  return attacked ? (weak ? w.weak : w.holds) : weak ? 0.6 : 0.8;
}

function groundOf({ t, far, w }: Scene, face: number): number {
  const turned = far[board.areaOf[face ^ 1]!]! - far[board.areaOf[face]!]!;
  return (
    w.faces * Math.sign(turned) +
    w.ridge * board.ridge[face]! +
    w.steep * board.steep[face]! +
    (t.works.includes(face) ? w.works : 0) -
    w.blind * board.obstructed[face]!
  );
}

function companyOf({ t, side, w }: Scene, stand: number, position: number): number {
  const { held } = fieldsOf(t, side);
  let friends = 0;
  for (const next of board.adjacent[position]!) if (held[next] === 1 && next !== t.at[stand]) friends++;
  const crowd = held[position] === 1 ? standsOn(t, side, position).filter(each => each !== stand).length : 0;
  return w.friend * Math.min(2, friends) - w.crowd * crowd;
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
const fearOf = ({ attacked, labels, w }: Scene, stand: number): number =>
  attacked ? 1 : labels[stand] && isCavalry(labels[stand]) ? 0 : w.later;

function dangerOf({ t, enemy, w }: Scene, position: number): number {
  const { held, positions } = fieldsOf(t, enemy);
  const beside = board.adjacent[position]!.some(next => held[next] === 1);
  return (positions[position] === 1 ? w.underFire : 0) + (beside ? w.beside : 0);
}

/** What the areas of a way bring: objectives of the enemy. */
export function spoils({ t, side }: Scene, areas: readonly number[]): number {
  return TAKES * t.objectives.filter((area, marker) => t.control[marker] !== side && areas.includes(area)).length;
}
