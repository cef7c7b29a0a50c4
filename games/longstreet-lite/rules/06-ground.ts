import type { Rule, Text } from '@bivouac/kernel';
import { type Around, type Box, notBeyond, onTable, overlaps, type Polygon, type Run } from '@bivouac/maps/plane';
import { tableOf } from '../data/index.ts';
import { armOf, callOf, type Pub, type Table, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { type Block, basesAt, enemiesOf, type Footprint, footprintOf, friendsOf, isAbout, NEAR } from './01-units.ts';
import { type Ground, isBarring, isDifficultFor, isImpassableFor, isRough, terrainOf } from './02-terrain.ts';
import type { Cause } from './04-effect-record.ts';
import { moveEffect } from './04-effects.ts';

// 6 DIRECTION AND PATH: what lies on the ground that a unit covers when it moves.

/** The ground a box of the unit covers on its way, in convex pieces. */
export type Sweep = (box: Box, run?: Run) => readonly Polygon[];

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

/** Everything that a way could meet: what is not near the box around it is not asked about again. */
interface Near {
  readonly enemies: readonly number[];
  readonly friends: readonly number[];
  readonly isRough: boolean; // difficult or impassable ground
  readonly isEdge: boolean;
}
/** Bases may stick out of their block by what rounding does. */
const HAIR = 2 * NEAR.rounding;
function nearOf(pub: Pub, unit: number, box: Around): Near {
  const { table: t, setup } = pub;
  const [width, height] = tableOf(setup.scenario);
  const arm = armOf(t, unit);
  const { difficult, impassable } = terrainOf(pub);
  const isNear = (other: number): boolean => isAbout(footprintOf(pub, other).outline, box, NEAR.touch + HAIR);
  const lies = ({ around }: Ground): boolean => isAbout(around, box, HAIR);
  return {
    enemies: enemiesOf(t, unit).filter(isNear),
    friends: friendsOf(t, unit).filter(isNear),
    isRough: difficult[arm]!.some(lies) || impassable[arm]!.some(lies),
    isEdge: box.west < HAIR || box.south < HAIR || box.east > width - HAIR || box.north > height - HAIR,
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
const isNothing = ({ enemies, friends, isRough, isEdge }: Near): boolean =>
  !isRough && !isEdge && enemies.length === 0 && friends.length === 0;

/**
 * First the whole block in one piece; only if that meets something, base by base. `around` holds all of it, if that is known.
 * Enemies do not count for whoever charges them.
 */
export function meetOnWay(
  pub: Pub,
  unit: number,
  at: Block,
  sweep: Sweep,
  met: Met,
  around?: Polygon,
  charges = false,
): void {
  if (around && isClear(pub, unit, around)) return;
  const block = sweep(at.box);
  const near = nearOf(pub, unit, boxAround(block));
  if (isNothing(near)) return;
  const run = metRun(pub, unit, block, near);
  const counts = charges ? { ...near, enemies: [] } : near;
  if (!run || isNothing(counts)) return;
  for (const box of at.boxes) for (const shape of sweep(box, run)) meetNear(pub, unit, shape, counts, met);
}
/** A quick look: whether nothing at all lies in this ground or touches it. */
const isClear = (pub: Pub, unit: number, shape: Polygon): boolean =>
  isFriendless(pub, unit, shape) &&
  !enemiesOf(pub.table, unit).some(enemy => notBeyond(shape, footprintOf(pub, enemy).outline, NEAR.touch + HAIR));
/** The same, but for enemies; without disorder, if that is allowed. */
export function isFriendless(pub: Pub, unit: number, shape: Polygon, disorder = false): boolean {
  const { table: t, setup } = pub;
  const [width, height] = tableOf(setup.scenario);
  if (!onTable(shape, width, height)) return false;
  if (disorder) return !isBarring(pub, armOf(t, unit), shape);
  const isNear = (friend: number): boolean => notBeyond(shape, footprintOf(pub, friend).outline, HAIR);
  return !friendsOf(t, unit).some(isNear) && !isRough(pub, armOf(t, unit), shape);
}
/** From the first to the last piece that meets something. */
function metRun(pub: Pub, unit: number, block: readonly Polygon[], near: Near): Run | null {
  let run: Run | null = null;
  block.forEach((shape, i) => {
    const met = metNothing();
    meetNear(pub, unit, shape, near, met);
    if (!isFree(met)) run = { from: run?.from ?? i, to: i };
  });
  return run;
}
const isFree = ({ off, barred, crossed, touched, friends, difficult }: Met): boolean =>
  !off && !barred && crossed < 0 && touched < 0 && friends.length === 0 && !difficult;

/** What convex pieces of ground meet. */
export function meet(pub: Pub, unit: number, shapes: readonly Polygon[], met: Met): void {
  const near = nearOf(pub, unit, boxAround(shapes));
  if (!isNothing(near)) for (const shape of shapes) meetNear(pub, unit, shape, near, met);
}
function meetNear(pub: Pub, unit: number, shape: Polygon, near: Near, met: Met): void {
  const [width, height] = tableOf(pub.setup.scenario);
  const arm = armOf(pub.table, unit);
  if (near.isEdge && !met.off && !onTable(shape, width, height)) met.off = true;
  if (near.isRough && !met.barred && isImpassableFor(pub, arm, shape)) met.barred = true;
  if (near.isRough && !met.difficult && isDifficultFor(pub, arm, shape)) met.difficult = true;
  for (const enemy of near.enemies) meetEnemy(footprintOf(pub, enemy), enemy, shape, met);
  for (const friend of near.friends)
    if (!met.friends.includes(friend) && isOn(footprintOf(pub, friend), shape)) met.friends.push(friend);
}

/** Whether a convex piece of ground overlaps a unit. */
export const isOn = ({ outline, bases }: Footprint, shape: Polygon): boolean =>
  overlaps(outline, shape, NEAR.rounding) && bases.some(base => overlaps(base, shape, NEAR.rounding));

function meetEnemy(at: Footprint, enemy: number, shape: Polygon, met: Met): void {
  if (!isAbout(at.outline, shape, NEAR.touch)) return;
  if (isOn(at, shape)) met.crossed = enemy;
  else if (at.bases.some(base => notBeyond(base, shape, NEAR.touch))) met.touched = enemy;
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
export function whyNotRest(pub: Pub, unit: number, at: Block, rule: Rule): Text | null {
  const { table: t } = pub;
  const under = friendsOf(t, unit).find(friend => {
    const its = footprintOf(pub, friend);
    return isAbout(at.outline, its.outline, HAIR) && basesAt(at).some(base => isOn(its, base));
  });
  return under === undefined ? null : tx('no.onFriend', { unit: unitId(t, unit), friend: unitId(t, under) }, rule);
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
