import { areaNumber, board, hourOf, isCavalry, positionNumber, transferBetween } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { movesAlong, OFF, type Stride, wordsOf } from '../rules/10-moves.ts';
import { whyNotMarch } from '../rules/12-marches.ts';
import { marchWays } from '../rules/12-reach.ts';
import { mayWithdraw, withdrawalsOf } from '../rules/14-withdrawals.ts';
import {
  type Action,
  ATTACKED,
  BEYOND,
  ENTERED,
  type Entry,
  isWaiting,
  lastBox,
  MARCHED,
  type Move,
  pointOf,
  standIds,
  standsOn,
  standsWhere,
  TURNED,
  WITHDREW,
} from '../state.ts';
import { type Mover, moverOf, postWorth, spoils } from './posts.ts';
import type { Scene } from './scene.ts';

// Marches, withdrawals, entries: every move by the worth of where it ends.

/** An answer and what it is worth. */
export interface Scored {
  readonly action: Action;
  readonly worth: number;
}
export const byWorth = (a: Scored, b: Scored): number => b.worth - a.worth;

const STAYS = 0.03; // a move must bring more than this
const OFF_MAP = -2;

interface Goal {
  readonly position: number;
  readonly front: number;
  readonly areas: readonly number[];
}
function goalOf({ path, front }: { readonly path: readonly string[]; readonly front?: string }): Goal {
  const areas = path.filter((_, i) => i % 2 === 0).map(areaNumber);
  const position = path.length % 2 === 0 ? positionNumber(path[path.length - 1]!) : OFF;
  return {
    position,
    areas,
    front: front !== undefined && board.areaOf[2 * position + 1] === areaNumber(front) ? 1 : 0,
  };
}

/** Whether those already there look the same way: a stack that looks both ways must be turned. */
const fitsIn = ({ t, side }: Scene, stand: number, { position, front }: Goal): boolean =>
  standsOn(t, side, position).every(each => each === stand || t.front[each] === front);

function worthOf(scene: Scene, mover: Mover, goal: Goal, takes: boolean): number {
  if (goal.position === OFF) return OFF_MAP;
  return postWorth(scene, mover, goal.position, goal.front) + (takes ? spoils(scene, goal.areas) : 0);
}
const worthNow = (scene: Scene, mover: Mover): number => {
  const { t } = scene;
  const at = t.at[mover.stand]!;
  return at < 0 ? OFF_MAP : postWorth(scene, mover, at, t.front[mover.stand]!);
};

/** The best moves of one block, with what each brings over staying. */
function gains(scene: Scene, stand: number, moves: readonly Move[], takes: boolean): readonly Scored[] {
  const mover = moverOf(scene, stand);
  const now = worthNow(scene, mover);
  return moves.flatMap(action => {
    const goal = goalOf(action);
    const fits = goal.position === OFF || fitsIn(scene, stand, goal);
    return fits ? [{ action, worth: worthOf(scene, mover, goal, takes) - now }] : [];
  });
}
/** The ways of a block that bring something, on foot and mounted, each to end there with one front or the other; best first. */
function endsOf(scene: Scene, stand: number): readonly End[] {
  const { view, side, labels } = scene;
  const { held } = fieldsOf(scene.t, side);
  const mover = moverOf(scene, stand);
  const now = worthNow(scene, mover);
  const found: End[] = [];
  for (const mounted of isCavalry(labels[stand]!) ? [false, true] : [false])
    for (const way of marchWays(view, side, stand, mounted)) {
      const { to: position } = way[way.length - 1]!;
      if (position === OFF) continue;
      const areas = way.map(stride => stride.area);
      for (let front = 0; front < 2; front++) {
        const goal = { position, front, areas };
        if (held[position] === 1 && !fitsIn(scene, stand, goal)) continue;
        const worth = worthOf(scene, mover, goal, true) - now;
        if (worth > STAYS) found.push({ way, goal, mounted, worth });
      }
    }
  return found.sort((one, other) => other.worth - one.worth);
}
interface End {
  readonly way: readonly Stride[];
  readonly goal: Goal;
  readonly mounted: boolean;
  readonly worth: number;
}
/** The best that the rules allow, if it brings anything. */
function bestMarch(scene: Scene, stand: number): Scored | null {
  for (const { way, goal, mounted, worth } of endsOf(scene, stand)) {
    const action = movesAlong('march', stand, way, mounted)[goal.front]!;
    if (whyNotMarch(scene.view, scene.side, action) === null) return { action, worth };
  }
  return null;
}

/** To turn round where it stands. */
function turning(scene: Scene, stand: number): Scored | null {
  const { t, side } = scene;
  const at = t.at[stand]!;
  if (at < 0 || t.did[stand] !== 0 || standsOn(t, side, at).length > 1) return null;
  const mover = moverOf(scene, stand);
  const worth = postWorth(scene, mover, at, 1 - t.front[stand]!) - worthNow(scene, mover);
  return { action: { type: 'turn', stand: standIds[stand]! }, worth };
}

const isAble = ({ t }: Scene, stand: number): boolean => {
  const did = t.did[stand]!;
  return did !== MARCHED && did !== ATTACKED && did !== TURNED && (t.at[stand]! >= 0 || t.at[stand]! <= BEYOND);
};
/** The best a block can do of itself, if it brings anything. */
function marchOf(scene: Scene, stand: number): Scored | null {
  const [march, turned] = [bestMarch(scene, stand), turning(scene, stand)];
  if (!turned || turned.worth <= STAYS) return march;
  return march && march.worth >= turned.worth ? march : turned;
}

/** A stack that looks both ways: the fewer turn, and among as many whoever moved last. */
function turnsDue({ t, side, own }: Scene): readonly Scored[] {
  const others = (stand: number): number =>
    standsOn(t, side, t.at[stand]!).filter(each => t.front[each] !== t.front[stand]).length;
  const mixed = own.filter(stand => others(stand) > 0);
  const last = [...mixed].sort((a, b) => others(b) - others(a) || t.did[b]! - t.did[a]!);
  return last.map((stand, i) => ({ action: { type: 'turn', stand: standIds[stand]! }, worth: 1 - i / 100 }));
}

const END_MARCHES: Scored = { action: { type: 'endMarches' }, worth: 0 };
export function marchAnswers(scene: Scene): readonly Scored[] {
  const due = turnsDue(scene);
  if (due.length > 0) return due;
  return [...bestMarches(scene), END_MARCHES];
}
/** The best march of each block that gains by one. */
export const bestMarches = (scene: Scene): readonly Scored[] =>
  movers(scene)
    .flatMap(stand => marchOf(scene, stand) ?? [])
    .sort(byWorth);
const movers = (scene: Scene): readonly number[] => standsWhere(scene.t, scene.side, stand => isAble(scene, stand));

/** For playouts: block after block in one round, so that each is looked at once. */
export function marchNow(scene: Scene): Scored {
  const due = turnsDue(scene)[0];
  if (due) return due;
  const { t } = scene;
  const done = Math.max(-1, ...standsWhere(t, scene.side, stand => t.did[stand] === MARCHED));
  for (const stand of movers(scene)) {
    if (stand <= done && t.did[stand] !== ENTERED) continue;
    const found = marchOf(scene, stand);
    if (found) return found;
  }
  return END_MARCHES;
}

/** Who must goes where it is best; who may goes if that is much better. */
export function withdrawalAnswers(scene: Scene): readonly Scored[] {
  const found = mayWithdraw(scene.t, scene.side).flatMap(stand => withdrawalsBy(scene, stand));
  return [...found, END_WITHDRAWALS].sort(byWorth);
}
const END_WITHDRAWALS: Scored = { action: { type: 'endWithdrawals' }, worth: 0 };
function withdrawalsBy(scene: Scene, stand: number): readonly Scored[] {
  const { view, t } = scene;
  const { flees } = scene.w; // while he may not attack, it is ground given for nothing
  const moves = [...withdrawalsOf(view, stand, false), ...withdrawalsOf(view, stand, true)];
  const horse = isCavalry(scene.labels[stand]!) ? HORSE : 0;
  const due = t.owes[stand] === 1 ? MUST : scene.attacked ? flees + horse : -flees;
  const scored = gains(scene, stand, moves, false);
  const options = scored.length > 0 ? scored : moves.map(action => ({ action, worth: -1 }));
  return [...options]
    .sort(byWorth)
    .slice(0, FEW)
    .map(each => ({ ...each, worth: each.worth + due }));
}

/** For playouts: first who must, then in one round who may, if he can be attacked. */
export function withdrawNow(scene: Scene): Scored {
  const { t, side } = scene;
  const able = mayWithdraw(t, side);
  const must = able.find(stand => t.owes[stand] === 1);
  if (must !== undefined) return withdrawalsBy(scene, must)[0] ?? END_WITHDRAWALS;
  const done = Math.max(-1, ...standsWhere(t, side, stand => t.did[stand] === WITHDREW));
  for (const stand of scene.attacked ? able : []) {
    const [best] = stand > done ? withdrawalsBy(scene, stand) : [];
    if (best && best.worth > 0) return best;
  }
  return END_WITHDRAWALS;
}
const FEW = 3;
const MUST = 5;
const HORSE = 0.4; // cavalry that is attacked is lost

/** Every way in from an entry point: along its road, or across country. */
function waysIn(point: number): readonly { readonly path: readonly string[]; readonly road: boolean }[] {
  const { areas, road } = board.points[point]!;
  const across = areas.flatMap(area =>
    board.positionsOf[area]!.map(to => ({ path: wordsOf([{ area, to }]), road: false })),
  );
  const along = road.slice(1).map((_, i) => ({
    path: wordsOf(road.slice(0, i + 1).map(({ area }, n) => ({ area, to: road[n + 1]!.position }))),
    road: true,
  }));
  return [...along, ...across];
}

const WAITS = 0.02; // an hour
const COMES = 2; // to be on the map at all

/** The first of those who wait comes in. */
export function entryAnswers(scene: Scene): readonly Scored[] {
  const { t, side } = scene;
  const found = standsWhere(t, side, stand => isWaiting(t, stand)).flatMap(stand =>
    isShut(scene, pointOf(t, stand)) ? transfersOf(scene, stand) : entriesOf(scene, stand),
  );
  return [...found.sort(byWorth), { action: { type: 'endEntries' }, worth: 0 }];
}
/** Whether the enemy covers both areas of an entry point. */
const isShut = ({ t, enemy }: Scene, point: number): boolean =>
  board.points[point]!.areas.every(area => fieldsOf(t, enemy).areas[area] === 1);
/** Where nobody can come in, blocks go round by another point, as soon as they may. */
function transfersOf(scene: Scene, stand: number): readonly Scored[] {
  const { t } = scene;
  const from = pointOf(t, stand);
  const goals = board.pointIds.filter((_, point) => transferBetween(from, point) >= 0 && !isShut(scene, point));
  const hours = Array.from({ length: lastBox(t) - t.box + 1 }, (_, i) => i);
  return goals.flatMap(to =>
    hours.map(later => {
      const action = { type: 'transfer' as const, stand: standIds[stand]!, to, hour: hourOf(t.box + later) };
      return { action, worth: COMES / 2 - WAITS * later };
    }),
  );
}
function entriesOf(scene: Scene, stand: number): readonly Scored[] {
  const { t } = scene;
  const mover = moverOf(scene, stand);
  const ways = waysIn(pointOf(t, stand)).filter(({ road }) => t.ways[pointOf(t, stand)] !== (road ? 1 : 2));
  const hours = Array.from({ length: lastBox(t) - t.box + 1 }, (_, i) => i);
  return ways
    .flatMap(way => [0, 1].map(front => ({ way, front })))
    .map(({ way, front }) => {
      const goal = { ...goalOf(way), front };
      return { way, goal, worth: fitsIn(scene, stand, goal) ? worthOf(scene, mover, goal, true) : -9 };
    })
    .flatMap(({ way, goal, worth }) =>
      hours.map(later => ({ action: entry(scene, stand, way, goal, later), worth: COMES + worth - WAITS * later })),
    );
}
const entry = (
  { t }: Scene,
  stand: number,
  { path, road }: { path: readonly string[]; road: boolean },
  goal: Goal,
  later: number,
): Entry => ({
  type: 'enter',
  stand: standIds[stand]!,
  hour: hourOf(t.box + later),
  path,
  front: board.areaIds[board.areaOf[2 * goal.position + goal.front]!]!,
  ...(road ? { road } : {}),
});
