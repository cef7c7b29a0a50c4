import {
  type Ground,
  latticeRetreat,
  nearerThan,
  notBeyond,
  onTable,
  overlaps,
  type Polygon,
  type Pose,
  pointAt,
  pushedBehind,
  type Retreat,
  rectangle,
  shifted,
  straightRetreats,
  swept,
  translated,
  turned,
} from '@bivouac/maps/plane';
import { BW, depthOf, FULL_TURN, tableOf } from '../data/index.ts';
import { armOf, basesOf, depthsOf, isLimbered, type Pub, type Table } from '../state.ts';
import { classOf, enemiesOf, type Footprint, footprintAt, footprintOf, friendsOf, NEAR } from './01-units.ts';
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

/** What a unit keeps away from: an enemy, and the ground that its bases fill without a gap. */
interface Kept {
  readonly its: Footprint;
  readonly solid: Polygon;
}
const solidOf = ({ table: t }: Pub, unit: number, { pose, box, depth }: Footprint): Polygon =>
  rectangle(pose, { ...box, rear: -depth * Math.min(...depthsOf(t, unit)) });
/** More than rounding does to a place, and to the distance of two bases. */
const ROUNDED = 4;

function groundFor(pub: Pub, { unit, at, engaged, distance }: Retreating): Ground {
  const { table: t, setup } = pub;
  const [width, height] = tableOf(setup.scenario);
  const enemies = enemiesOf(t, unit).map(enemy => footprintOf(pub, enemy));
  const fought = engaged.map(enemy => {
    const its = footprintOf(pub, enemy);
    return { its, solid: solidOf(pub, enemy, its) };
  });
  const others = [...enemies, ...friendsOf(t, unit).map(friend => footprintOf(pub, friend))];
  const solid = solidOf(pub, unit, at);
  const limit = distance * BW;
  return {
    isOpen(from, to) {
      const way = swept(translated(at.outline, from.x, from.y), to.x - from.x, to.y - from.y);
      if (!onTable(way, width, height)) return false; // §7-rout-b
      return !enemies.some(enemy => isOn(enemy, way)) && !isImpassableFor(pub, armOf(t, unit), way); // §7-dir-d
    },
    mayRest({ x, y }) {
      if (isTooNear(translated(solid, x, y), fought, limit)) return false;
      const outline = translated(at.outline, x, y);
      const isFar = (its: Footprint, by: number): boolean => !notBeyond(outline, its.outline, by + ROUNDED);
      const close = fought.filter(({ its }) => !isFar(its, limit));
      const near = enemies.filter(enemy => !isFar(enemy, CLEAR));
      const under = others.filter(other => !isFar(other, 0));
      if (close.length + near.length + under.length === 0) return true;
      const bases = at.bases.map(base => translated(base, x, y));
      return (
        !close.some(({ its }) => isNear(bases, its, limit)) && // §7-ret-c, §7-aret-a
        !near.some(enemy => isNear(bases, enemy, CLEAR)) &&
        !under.some(other => bases.some(base => isOn(other, base))) // §7-ret-f
      );
    },
    isBad: ({ x, y }, by) => isTooNear(translated(solid, x, y), fought, limit - by),
  };
}
/** A quick look: bases that fill this ground are certainly too near. */
const isTooNear = (solid: Polygon, fought: readonly Kept[], limit: number): boolean =>
  limit > ROUNDED && fought.some(each => nearerThan(solid, each.solid, limit - ROUNDED));
const isNear = (bases: readonly Polygon[], enemy: Footprint, limit: number): boolean =>
  bases.some(base => nearerThan(base, enemy.outline, limit) && enemy.bases.some(its => nearerThan(base, its, limit)));

/** What the way of a unit passes. */
export interface Passed {
  readonly friends: readonly number[];
  readonly difficult: boolean;
}
/** §7-pen-b, §7-pen-c Friends on its way, and whether it touches difficult ground, where it begins counted in. */
export function passedOn(pub: Pub, { unit, at }: Retreating, { path }: Retreat): Passed {
  const { table: t } = pub;
  const places = [{ x: 0, y: 0 }, ...path];
  const ways = path.map((to, i) => {
    const from = places[i]!;
    return at.bases.map(base => swept(translated(base, from.x, from.y), to.x - from.x, to.y - from.y));
  });
  const ground = ways.flat();
  return {
    friends: friendsOf(t, unit).filter(friend => ground.some(piece => isOn(footprintOf(pub, friend), piece))),
    difficult: ground.some(piece => isDifficultFor(pub, armOf(t, unit), piece)),
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
