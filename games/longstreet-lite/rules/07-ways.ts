import {
  ahead,
  type Ground,
  gap,
  headingOf,
  latticeRetreat,
  nearerThan,
  notBeyond,
  onTable,
  overlaps,
  type Point,
  type Polygon,
  type Pose,
  pointAt,
  polygon,
  pushedBehind,
  type Retreat,
  rectangle,
  shifted,
  straightRetreats,
  stride,
  sunkIn,
  swept,
  translated,
  turned,
} from '@bivouac/maps/plane';
import { BW, depthOf, FULL_TURN, tableOf } from '../data/index.ts';
import { armOf, basesOf, depthsOf, isLimbered, type Pub, type Table } from '../state.ts';
import { classOf, enemiesOf, type Footprint, footprintAt, footprintOf, friendsOf, isAbout, NEAR } from './01-units.ts';
import { isDifficultFor, isImpassableFor } from './02-terrain.ts';
import { isOn } from './06-ground.ts';
import { keeping, positionOf } from './kept.ts';

// 7 THE WAY OF A RETREAT: which is the shortest, and what it passes.

/** §7-ret-d No enemy is nearer at its end. */
const CLEAR = BW;
/** §7-dir-c, §7-rout-c From straight back to either flank: so nothing comes ahead of the old front line. Directions are tried every 2.5 degrees, places every 0.05 BW; ways within 0.1 BW are equally short. */
const FAN = { spread: FULL_TURN / 4, every: 250, step: 50, alike: 100, most: 44 * BW };
const LATTICE = { cell: BW / 4, most: 20 * BW };

/** A unit on its retreat: where it stands, and the front line it may not go ahead of. */
export interface Retreating {
  readonly unit: number;
  readonly at: Footprint;
  readonly line: Pose;
  readonly engaged: readonly number[]; // enemies it fought, still on the table
  readonly distance: number;
}

/** §7-dir-e The shortest ways to the nearest places where it may stop; several if its owner may choose. */
export function waysOf(pub: Pub, retreating: Retreating): readonly Retreat[] {
  const { unit, line, distance, engaged } = retreating;
  const key = `${positionOf(pub)}|${unit}|${line.x}|${line.y}|${line.heading}|${engaged}|${distance}`;
  return kept(key, () => waysFound(pub, retreating));
}
/** A way is asked for when a unit sets off, when its owner chooses, and when it goes. */
const kept = keeping<readonly Retreat[]>(8);

function waysFound(pub: Pub, retreating: Retreating): readonly Retreat[] {
  const { line, distance } = retreating;
  const ground = groundFor(pub, retreating);
  const least = distance * BW; // §7-ret-c, §faq-6
  const straight = straightRetreats({ ...FAN, back: turned(line.heading, FULL_TURN / 2), least }, ground);
  if (straight.length > 0) return straight;
  const winding = latticeRetreat({ ...LATTICE, pose: line, least }, ground); // §7-dir-b
  return winding ? [winding] : [];
}

/** Another unit, the ground that its bases fill without a gap, and how far one keeps away from it: from friends not at all. */
interface Kept {
  readonly its: Footprint;
  readonly solid: Polygon;
  readonly limit: number;
}
const solidOf = ({ table: t }: Pub, unit: number, { pose, box, depth }: Footprint): Polygon =>
  rectangle(pose, { ...box, rear: -depth * Math.min(...depthsOf(t, unit)) });
/** More than rounding does to a place, and to the distance of two bases. */
const ROUNDED = 4;

/**
 * What a unit covers from one place to another: infantry its whole block, §7-aret-a a limber a path 1 BW wide, which begins
 * on the gun it replaced: however it faces, nothing of it is on those who drive it off.
 */
export function trackOf({ table: t }: Pub, { unit, at, line }: Retreating): (from: Point, to: Point) => Polygon {
  if (!isLimbered(t, unit))
    return (from, to) => swept(translated(at.outline, from.x, from.y), to.x - from.x, to.y - from.y);
  const { x, y } = pointAt(at.pose, at.box.rear / 2, 0);
  const on = stride(line.heading, Math.max(0, -BW / 2 - ahead(line, x, y)));
  return (from, to) => {
    const [east, north] = [to.x - from.x, to.y - from.y];
    const start = { x: x + on.x + from.x, y: y + on.y + from.y, heading: headingOf(east, north) };
    const [right, left] = [pointAt(start, 0, BW / 2), pointAt(start, 0, -BW / 2)];
    return swept(polygon([right.x, right.y, left.x, left.y]), east, north);
  };
}

function groundFor(pub: Pub, retreating: Retreating): Ground {
  const { unit, at, engaged, distance } = retreating;
  const { table: t, setup } = pub;
  const [width, height] = tableOf(setup.scenario);
  const limit = distance * BW;
  const kept = (other: number, from: number): Kept => {
    const its = footprintOf(pub, other);
    return { its, solid: solidOf(pub, other, its), limit: from };
  };
  const enemies = enemiesOf(t, unit).map(enemy => kept(enemy, CLEAR));
  const fought = engaged.map(enemy => kept(enemy, limit)); // §7-ret-c, §7-aret-a
  const all = [...fought, ...enemies, ...friendsOf(t, unit).map(friend => kept(friend, 0))];
  const solid = solidOf(pub, unit, at);
  const track = trackOf(pub, retreating);
  const isGround = (shape: Polygon): boolean =>
    onTable(shape, width, height) && !isImpassableFor(pub, armOf(t, unit), shape); // §7-rout-b, §7-dir-d
  return {
    isOpen(from, to) {
      const way = track(from, to);
      return isGround(way) && !enemies.some(({ its }) => isOn(its, way)); // §7-dir-d
    },
    mayRest({ x, y }) {
      const outline = translated(at.outline, x, y);
      if (isLimbered(t, unit) && !isGround(outline)) return false; // it is longer than its way is wide
      const near = all.filter(each => isAbout(outline, each.its.outline, each.limit + ROUNDED));
      if (near.length === 0) return true;
      if (isTooNear(translated(solid, x, y), near)) return false;
      const left = near.filter(each => notBeyond(outline, each.its.outline, each.limit + ROUNDED));
      const bases = left.length > 0 ? at.bases.map(base => translated(base, x, y)) : [];
      return !left.some(each => isNear(bases, each) || isUnder(bases, each)); // §7-ret-f
    },
    isBad: ({ x, y }, by) => limit > by + ROUNDED && isTooNear(translated(solid, x, y), fought, by),
    badWithin: ({ x, y }) => tooNearBy(translated(solid, x, y), all),
  };
}
/** Ground that overlaps so deep is split among bases of which some overlap deeper than rounding does. */
const SUNK = 16;
/** A quick look: bases that fill this ground are certainly too near. */
const isTooNear = (solid: Polygon, all: readonly Kept[], by = 0): boolean =>
  all.some(each =>
    each.limit > 0 ? nearerThan(solid, each.solid, each.limit - by - ROUNDED) : overlaps(solid, each.solid, SUNK),
  );
/** By how much at least; 0: they may be far enough. */
function tooNearBy(solid: Polygon, all: readonly Kept[]): number {
  let most = 0;
  for (const each of all) {
    const limit = each.limit - ROUNDED - 1;
    if (limit < 0) most = Math.max(most, sunkIn(solid, each.solid) - SUNK);
    else if (limit > most && nearerThan(solid, each.solid, limit - most)) most = limit - gap(solid, each.solid);
  }
  return most;
}
const isNear = (bases: readonly Polygon[], { its, limit }: Kept): boolean =>
  limit > 0 &&
  bases.some(base => nearerThan(base, its.outline, limit) && its.bases.some(other => nearerThan(base, other, limit)));
const isUnder = (bases: readonly Polygon[], { its }: Kept): boolean => bases.some(base => isOn(its, base));

/** What the way of a unit passes. */
export interface Passed {
  readonly friends: readonly number[];
  readonly difficult: boolean;
}
/** §7-pen-b, §7-pen-c Friends on its way, and whether it touches difficult ground, where it begins counted in. */
export function passedOn(pub: Pub, retreating: Retreating, { path }: Retreat): Passed {
  const { table: t } = pub;
  const { unit, at } = retreating;
  const places = [{ x: 0, y: 0 }, ...path];
  const track = trackOf(pub, retreating);
  const end = path.at(-1)!;
  const ground = isLimbered(t, unit)
    ? [...path.map((to, i) => track(places[i]!, to)), translated(at.outline, end.x, end.y)]
    : path.flatMap((to, i) => {
        const from = places[i]!;
        return at.bases.map(base => swept(translated(base, from.x, from.y), to.x - from.x, to.y - from.y));
      });
  return {
    friends: friendsOf(t, unit).filter(friend => ground.some(piece => isOn(footprintOf(pub, friend), piece))),
    difficult: [...ground, ...at.bases].some(piece => isDifficultFor(pub, armOf(t, unit), piece)),
  };
}

/** §7-nlin-a Widths of a linear formation of so many bases. */
export const linearFiles = (bases: number): readonly number[] => {
  const least = Math.max(2, Math.ceil(bases / 2));
  return Array.from({ length: bases - least + 1 }, (_, i) => least + i);
};
/** Its files: the second rank in the middle. */
export function linearDepths(bases: number, files: number): readonly number[] {
  const second = bases - files;
  const first = Math.floor((files - second) / 2);
  return Array.from({ length: files }, (_, i) => (i >= first && i < first + second ? 2 : 1));
}

/** §7-nlin-b Re-formed on its old ground, no part ahead of its front line: in the middle of it, or else clear of enemies. */
export function reformedAt(pub: Pub, unit: number, form: string): Pose {
  const { pose, box, depth } = footprintOf(pub, unit);
  const { box: wide } = footprintAt(pose, form, depth);
  const [back, aside] = [Math.min(0, (box.rear - wide.rear) / 2), Math.abs(wide.right - box.right)];
  const tries = [back, 0, box.rear - wide.rear].flatMap(u =>
    [0, aside, -aside].map(v => shifted(pose, Math.min(0, u), v)),
  );
  const enemies = enemiesOf(pub.table, unit).map(enemy => footprintOf(pub, enemy));
  const clear = tries.find(at => {
    const { outline } = footprintAt(at, form, depth);
    return !enemies.some(enemy => enemy.bases.some(base => overlaps(base, outline, NEAR.rounding)));
  });
  return clear ?? tries[0]!;
}
/** Whether a defender must end in a linear formation. */
export const mustLine = (depths: readonly number[], vulnerable: boolean): boolean =>
  vulnerable || !classOf(depths).linear;

/** §7-dret-c The limber stands on the middle gun, or turns on its place, not ahead of the old front line. */
export function limberedAt({ table: t, setup }: Pub, unit: number, at: Footprint, heading: number): Pose {
  const { limber } = depthOf(setup.scenario);
  const middle = isLimbered(t, unit)
    ? pointAt(at.pose, at.box.rear / 2, 0)
    : pointAt(at.pose, -at.depth / 2, middleGun(t, unit));
  const laid = shifted({ ...middle, heading }, limber / 2, 0);
  return pushedBehind(at.pose, laid, { left: -BW / 2, right: BW / 2, rear: -limber, front: 0 });
}
const middleGun = (t: Table, unit: number): number => (basesOf(t, unit) % 2 === 0 ? BW / 2 : 0);
