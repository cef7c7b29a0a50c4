import type { Rule, Text } from '@bivouac/kernel';
import {
  type Around,
  type Box,
  type Hand,
  notBeyond,
  onTable,
  overlaps,
  type Polygon,
  type Pose,
  type Run,
  rectangle,
  swept,
  wheelAround,
  wheelPieces,
  wheelSwept,
} from '@bivouac/maps/plane';
import { FULL_TURN, tableOf } from '../data/index.ts';
import { armOf, callOf, type Pub, type Table, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  type Block,
  basesAt,
  enemiesOf,
  type Footprint,
  footprintOf,
  friendsOf,
  HAIR,
  isAbout,
  NEAR,
} from './01-units.ts';
import { bars, type Ground, liesIn, meets, terrainOf } from './02-terrain.ts';
import type { Cause } from './04-effect-record.ts';
import { moveEffect } from './04-effects.ts';

// 6 DIRECTION AND PATH: what lies on the ground that a unit covers when it moves.

/** The ground a box of the unit covers on its way, in so many convex pieces, and what holds a run of them if that is known. */
export interface Sweep {
  readonly count: number;
  readonly pieces: (box: Box, run: Run) => readonly Polygon[];
  readonly around: (box: Box, run: Run) => Polygon | null;
}
export const onePiece = (piece: (box: Box) => Polygon): Sweep => ({
  count: 1,
  pieces: box => [piece(box)],
  around: () => null,
});
export const straightOn = (pose: Pose, x: number, y: number): Sweep =>
  onePiece(box => swept(rectangle(pose, box), x, y));
/** A wheel on a front corner. */
export const wheelOn = (pose: Pose, half: number, pivot: Hand, turn: number): Sweep => {
  const count = wheelPieces(turn);
  return {
    count,
    pieces: (box, run) => wheelSwept(pose, half, pivot, turn, box, run),
    around: (box, run) =>
      Math.abs(turn) * (run.to - run.from + 1) <= (count * FULL_TURN) / 4
        ? wheelAround(pose, half, pivot, turn, box, run)
        : null,
  };
};

/** §6-path-a What a way meets. */
export interface Met {
  off: boolean; // it leaves the table
  barred: boolean; // impassable ground
  crossed: number; // an enemy it would cross, or -1
  touched: number; // an enemy it would touch, or -1
  friends: number[]; // it passes through
  difficult: boolean;
}
export const metNothing = (): Met => ({
  off: false,
  barred: false,
  crossed: -1,
  touched: -1,
  friends: [],
  difficult: false,
});

/** Another unit, and where it stands. */
export interface Other {
  readonly unit: number;
  readonly at: Footprint;
}
/** Everything that a way could meet: what is not near the ground around it is not asked about again. */
export interface Near {
  readonly enemies: readonly Other[];
  readonly friends: readonly Other[];
  readonly impassable: readonly Ground[];
  readonly difficult: readonly Ground[];
  readonly crossings: readonly Ground[];
  readonly edge: readonly [number, number] | null; // of the table
}
export function nearOf(pub: Pub, unit: number, box: Around): Near {
  const { table: t, setup } = pub;
  const [width, height] = tableOf(setup.scenario);
  const arm = armOf(t, unit);
  const { difficult, impassable, crossings } = terrainOf(pub);
  const near = (units: readonly number[]): readonly Other[] => {
    const found: Other[] = [];
    for (const other of units) {
      const at = footprintOf(pub, other);
      if (isAbout(at.outline, box, NEAR.touch + HAIR)) found.push({ unit: other, at });
    }
    return found;
  };
  const lies = ({ around }: Ground): boolean => isAbout(around, box, HAIR);
  const isEdge = box.west < HAIR || box.south < HAIR || box.east > width - HAIR || box.north > height - HAIR;
  return {
    enemies: near(enemiesOf(t, unit)),
    friends: near(friendsOf(t, unit)),
    impassable: impassable[arm]!.filter(lies),
    difficult: difficult[arm]!.filter(lies),
    crossings,
    edge: isEdge ? [width, height] : null,
  };
}
export function boxAround(shapes: readonly Polygon[]): Around {
  let { west, east, south, north } = shapes[0]!;
  for (const shape of shapes) {
    west = Math.min(west, shape.west);
    east = Math.max(east, shape.east);
    south = Math.min(south, shape.south);
    north = Math.max(north, shape.north);
  }
  return { west, east, south, north };
}
export const isNothing = ({ enemies, friends, impassable, difficult, edge }: Near): boolean =>
  edge === null && impassable.length + difficult.length + enemies.length + friends.length === 0;
/** Most of them are nobody: no list is made for that. */
const those = <T>(all: readonly T[], is: (each: T) => boolean): readonly T[] =>
  all.length === 0 ? all : all.filter(is);
/** What of it lies in a shape or touches it. */
export function within(near: Near, shape: Polygon): Near {
  const { enemies, friends, impassable, difficult, crossings, edge } = near;
  const lies = (ground: Ground): boolean => liesIn(ground, shape);
  return {
    enemies: those(enemies, ({ at }) => notBeyond(shape, at.outline, NEAR.touch + HAIR)),
    friends: those(friends, ({ at }) => notBeyond(shape, at.outline, HAIR)),
    impassable: those(impassable, lies),
    difficult: those(difficult, lies),
    crossings,
    edge: edge && !onTable(shape, edge[0], edge[1]) ? edge : null,
  };
}
/** The same for a run of pieces. */
function withinRun(near: Near, { around }: Sweep, box: Box, run: Run): Near {
  const shape = around(box, run);
  return shape ? within(near, shape) : near;
}

/**
 * First the whole block; only between the first and the last piece of its way that meets something, base by base. `known`: all
 * that lies about, if somebody has looked before; and `counts`, if not all of it does.
 */
export function meetOnWay(
  pub: Pub,
  unit: number,
  at: Block,
  sweep: Sweep,
  met: Met,
  known?: Near,
  counts = known,
): void {
  if (counts && isNothing(counts)) return;
  const all = { from: 0, to: sweep.count - 1 };
  const whole = sweep.around(at.box, all);
  const pieces = whole ? [whole] : sweep.pieces(at.box, all);
  const narrow = (near: Near): Near => (pieces.length === 1 ? within(near, pieces[0]!) : near);
  const near = narrow(known ?? nearOf(pub, unit, boxAround(pieces)));
  const counted = counts ? narrow(counts) : near;
  if (isNothing(counted)) return;
  const run = runMet(near, sweep, at.box, all);
  if (run) for (const box of at.boxes) meetRun(counted, sweep, box, run, met);
}
function runMet(near: Near, sweep: Sweep, box: Box, all: Run): Run | null {
  const from = endMet(near, sweep, box, all, true);
  return from < 0 ? null : { from, to: endMet(near, sweep, box, { from, to: all.to }, false) };
}
/** A run this short is looked at piece by piece; a longer one in two halves, as far as anything is near to each. */
const FEW = 2;
export const isShort = ({ from, to }: Run): boolean => to - from < FEW;
export function halvesOf({ from, to }: Run): readonly [Run, Run] {
  const middle = (from + to) >> 1;
  return [
    { from, to: middle },
    { from: middle + 1, to },
  ];
}
/** The first piece that meets something, or the last; -1 if none does. */
function endMet(near: Near, sweep: Sweep, box: Box, run: Run, first: boolean): number {
  if (isNothing(near)) return -1;
  if (isShort(run)) {
    const is = (piece: Polygon): boolean => isMet(near, piece);
    const pieces = sweep.pieces(box, run);
    const found = first ? pieces.findIndex(is) : pieces.findLastIndex(is);
    return found < 0 ? -1 : run.from + found;
  }
  const [early, late] = halvesOf(run);
  const inHalf = (half: Run): number => endMet(withinRun(near, sweep, box, half), sweep, box, half, first);
  const found = inHalf(first ? early : late);
  return found >= 0 ? found : inHalf(first ? late : early);
}
const isMet = ({ enemies, friends, impassable, difficult, crossings, edge }: Near, shape: Polygon): boolean =>
  (edge !== null && !onTable(shape, edge[0], edge[1])) ||
  impassable.some(ground => bars(ground, shape, crossings)) ||
  difficult.some(ground => meets(ground, shape)) ||
  friends.some(({ at }) => isOn(at, shape)) ||
  enemies.some(({ at }) => isOn(at, shape) || isTouched(at, shape));

/** What the pieces of a run meet, in their order. */
function meetRun(about: Near, sweep: Sweep, box: Box, run: Run, met: Met): void {
  const near = withinRun(about, sweep, box, run);
  if (isNothing(near) || isKnown(near, met)) return;
  if (isShort(run)) for (const shape of sweep.pieces(box, run)) meetNear(near, shape, met);
  else for (const half of halvesOf(run)) meetRun(near, sweep, box, half, met);
}
/** Whether nothing of it would be news. */
const isKnown = ({ enemies, friends, impassable, difficult, edge }: Near, met: Met): boolean =>
  enemies.length === 0 &&
  (met.off || edge === null) &&
  (met.barred || impassable.length === 0) &&
  (met.difficult || difficult.length === 0) &&
  friends.every(({ unit }) => met.friends.includes(unit));

/** What convex pieces of ground meet. */
export function meet(pub: Pub, unit: number, shapes: readonly Polygon[], met: Met): void {
  const near = nearOf(pub, unit, boxAround(shapes));
  if (!isNothing(near)) for (const shape of shapes) meetNear(near, shape, met);
}
function meetNear({ enemies, friends, impassable, difficult, crossings, edge }: Near, shape: Polygon, met: Met): void {
  if (edge && !met.off && !onTable(shape, edge[0], edge[1])) met.off = true;
  if (!met.barred && impassable.some(ground => bars(ground, shape, crossings))) met.barred = true;
  if (!met.difficult && difficult.some(ground => meets(ground, shape))) met.difficult = true;
  for (const enemy of enemies) meetEnemy(enemy, shape, met);
  for (const { unit, at } of friends) if (!met.friends.includes(unit) && isOn(at, shape)) met.friends.push(unit);
}

/** Whether a convex piece of ground overlaps a unit. */
export const isOn = ({ outline, bases }: Footprint, shape: Polygon): boolean =>
  overlaps(outline, shape, NEAR.rounding) && bases.some(base => overlaps(base, shape, NEAR.rounding));

const isTouched = ({ outline, bases }: Footprint, shape: Polygon): boolean =>
  isAbout(outline, shape, NEAR.touch) && bases.some(base => notBeyond(base, shape, NEAR.touch));

function meetEnemy({ unit, at }: Other, shape: Polygon, met: Met): void {
  if (isOn(at, shape)) met.crossed = unit;
  else if (isTouched(at, shape)) met.touched = unit;
}

/** What no number of cards allows: off the table, impassable ground, enemies. */
export function whyNotGround({ table: t }: Pub, unit: number, met: Met): Text | null {
  const who = unitId(t, unit);
  if (met.off) return tx('no.offTable', { unit: who }, '§6-mov-d');
  if (met.barred) return tx('no.impassable', { unit: who }, '§2-imp-a');
  if (met.crossed >= 0) return tx('no.throughEnemy', { unit: who, enemy: unitId(t, met.crossed) }, '§6-inter-b');
  if (met.touched >= 0) return tx('no.contact', { unit: who, enemy: unitId(t, met.touched) }, '§6-mov-c');
  return null;
}

/** §1-rank-d, §6-inter-a Nobody stops on another. */
export const whyNotRest = (pub: Pub, unit: number, at: Block, rule: Rule): Text | null =>
  whyNotOn(
    pub.table,
    unit,
    friendsOf(pub.table, unit).map(friend => ({ unit: friend, at: footprintOf(pub, friend) })),
    at,
    rule,
  );
export function whyNotOn(t: Table, unit: number, friends: readonly Other[], at: Block, rule: Rule): Text | null {
  const under = friends.find(({ at: its }) => {
    return isAbout(at.outline, its.outline, HAIR) && basesAt(at).some(base => isOn(its, base));
  });
  return under ? tx('no.onFriend', { unit: unitId(t, unit), friend: unitId(t, under.unit) }, rule) : null;
}

const CAUSE_RULES: Readonly<Record<Cause, Rule>> = {
  passage: '§6-dis-a',
  terrain: '§6-dis-b',
  aboutFace: '§6-dis-c',
  formation: '§6-dis-d',
};
/** §6-dis-e, §6-dis-f With two cards every unit may cause disorder in any way; with one none may, but for a card's help. */
export function mayCause(t: Table, unit: number, cause: Cause, basic = false): boolean {
  return callOf(t).cards > 1 || (!basic && (moveEffect(t, unit)?.waives?.(cause) ?? false));
}
export function whyNotDisorder(t: Table, unit: number, causes: readonly Cause[], basic = false): Text | null {
  const cause = causes.find(each => !mayCause(t, unit, each, basic));
  return cause === undefined ? null : tx(`no.disorder.${cause}`, { unit: unitId(t, unit) }, CAUSE_RULES[cause]);
}
