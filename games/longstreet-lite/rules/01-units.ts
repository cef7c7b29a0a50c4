import {
  type Around,
  ahead,
  type Box,
  nearerThan,
  notBeyond,
  type Polygon,
  type Pose,
  rectangle,
  right,
} from '@bivouac/maps/plane';
import { BW, depthOf, enemyOf, type Side } from '../data/index.ts';
import { depthsIn, depthsOf, isArtillery, isLimbered, type Pub, sideOf, type Table, unitsOn } from '../state.ts';

// 1 UNITS, RANKS AND FILES, EDGES AND FLANKS: what follows from a pose and a form.

/** Lengths within which two things count as one. */
export const NEAR = {
  touch: 20, // bases closer than this are in contact
  edge: 250, // right up against a wall, a wood's edge, a crest
  slack: 5, // grace on allowances and ranges
  angle: 5, // hundredths of a degree of grace on the 45 degree limits
  tie: 50, // two charges this alike are equal
  rounding: 2, // what rounding does to bases that stand side by side
} as const;

/** Where a unit stands; its bases are not laid out yet. */
export interface Block {
  readonly pose: Pose;
  readonly files: number;
  readonly depth: number; // of a base
  readonly box: Box; // that holds all of it
  readonly outline: Polygon;
  readonly boxes: readonly Box[]; // of its bases: the front rank first, one for each file, then rank by rank
  readonly bases?: readonly Polygon[]; // the same on the ground
}
/** Where a unit's bases lie. */
export interface Footprint extends Block {
  readonly bases: readonly Polygon[];
}

/** §1-shape-a, §1-shape-b How deep a base of this unit is. */
export function baseDepth({ table: t, setup }: Pub, unit: number): number {
  const { infantry, gun, limber } = depthOf(setup.scenario);
  if (!isArtillery(t, unit)) return infantry;
  return isLimbered(t, unit) ? limber : gun;
}

export const poseOf = (t: Table, unit: number): Pose => ({ x: t.x[unit]!, y: t.y[unit]!, heading: t.heading[unit]! });

/** §1-rank-a, §1-rank-b A base of a rank and file: edge to edge with its neighbours, exactly behind the one ahead. */
export function baseBox(files: number, depth: number, file: number, rank: number): Box {
  const left = file * BW - (files * BW) / 2;
  return { left, right: left + BW, rear: -(rank + 1) * depth, front: 0 - rank * depth };
}

/** What a formation of bases of one depth looks like, wherever it stands; read once each. */
type Shape = Pick<Footprint, 'files' | 'depth' | 'box' | 'boxes'>;
const shapes = new Map<number, Map<string, Shape>>();
function shapeOf(form: string, depth: number): Shape {
  const known = shapes.get(depth)?.get(form);
  if (known) return known;
  const depths = depthsIn(form);
  const files = depths.length;
  const ranks = Math.max(...depths);
  const boxes: Box[] = [];
  for (let rank = 0; rank < ranks; rank++)
    for (let file = 0; file < files; file++) if (depths[file]! > rank) boxes.push(baseBox(files, depth, file, rank));
  const box = { left: -(files * BW) / 2, right: (files * BW) / 2, rear: -ranks * depth, front: 0 };
  const made = { files, depth, box, boxes };
  shapes.set(depth, (shapes.get(depth) ?? new Map()).set(form, made));
  return made;
}

export function footprintAt(pose: Pose, form: string, depth: number): Footprint {
  const { files, box, boxes } = shapeOf(form, depth);
  const bases = boxes.map(each => rectangle(pose, each));
  return { pose, files, depth, box, outline: rectangle(pose, box), boxes, bases };
}
export function blockAt(pose: Pose, form: string, depth: number): Block {
  const { files, box, boxes } = shapeOf(form, depth);
  return { pose, files, depth, box, outline: rectangle(pose, box), boxes };
}
export const basesAt = ({ pose, boxes, bases }: Block): readonly Polygon[] =>
  bases ?? boxes.map(each => rectangle(pose, each));

/** Footprints are asked for again and again: the last ones are kept, each in the place its pose leads to. */
const KEPT = 1 << 12;
interface Kept {
  readonly form: string;
  readonly print: Footprint;
}
const kept: (Kept | undefined)[] = new Array(KEPT).fill(undefined);
export function footprintOf(pub: Pub, unit: number): Footprint {
  const { table: t } = pub;
  const x = t.x[unit]!;
  const y = t.y[unit]!;
  const heading = t.heading[unit]!;
  const form = t.form[unit]!;
  const depth = baseDepth(pub, unit);
  const place = (x * 31 + y * 17 + heading * 7 + form.length * 3 + depth) & (KEPT - 1);
  const found = kept[place];
  if (found && found.form === form && found.print.depth === depth) {
    const { pose } = found.print;
    if (pose.x === x && pose.y === y && pose.heading === heading) return found.print;
  }
  const print = footprintAt({ x, y, heading }, form, depth);
  kept[place] = { form, print };
  return print;
}

// Formations: §1-rank-b every rank is one run of neighbouring files, so depths rise and then fall.
export function isLegalForm(depths: readonly number[]): boolean {
  if (depths.length === 0 || depths.some(depth => depth < 1)) return false;
  const falls = depths.findIndex((depth, file) => file > 0 && depth < depths[file - 1]!);
  return falls < 0 || depths.slice(falls).every((depth, i) => depth <= depths[falls + i - 1]!);
}
export interface FormationClass {
  readonly linear: boolean;
  readonly column: boolean;
  readonly dense: boolean;
}
/** §1-rank-c Two files or more, two ranks or fewer: linear. A column is one file wide. */
export function classOf(depths: readonly number[]): FormationClass {
  const ranks = Math.max(...depths);
  return { linear: depths.length >= 2 && ranks <= 2, column: depths.length === 1, dense: ranks >= 3 };
}
/** §1-art-a These words say nothing of artillery. */
export const isLinear = (t: Table, unit: number): boolean => !isArtillery(t, unit) && classOf(depthsOf(t, unit)).linear;
export const isColumn = (t: Table, unit: number): boolean => !isArtillery(t, unit) && classOf(depthsOf(t, unit)).column;
export const isDense = (t: Table, unit: number): boolean => !isArtillery(t, unit) && classOf(depthsOf(t, unit)).dense;

// Edges: §1-edge-a the front line and the flank lines go on without end.
export interface Relation {
  readonly inFront: boolean;
  readonly directlyInFront: boolean;
  readonly onFlank: boolean;
  readonly directlyBehind: boolean;
}
/** §1-edge-b, §1-edge-c How a point lies to a unit. */
export function relation({ pose, box }: Footprint, x: number, y: number): Relation {
  const inFront = ahead(pose, x, y) > 0;
  const between = Math.abs(right(pose, x, y)) <= box.right;
  return {
    inFront,
    directlyInFront: inFront && between,
    onFlank: !inFront,
    directlyBehind: !inFront && between,
  };
}
/** Whether no part of a polygon is ahead of a unit's front line; touching the line counts as behind. */
export function isBehindFront({ pose }: Footprint, { corners }: Polygon): boolean {
  for (let i = 0; i < corners.length; i += 2)
    if (ahead(pose, corners[i]!, corners[i + 1]!) > NEAR.rounding) return false;
  return true;
}

// Others on the table.
export const unitsPlaced = (pub: Pub): readonly Footprint[] =>
  pub.table.form.flatMap((form, unit) => (form === '' ? [] : [footprintOf(pub, unit)]));
export const enemiesOf = (t: Table, unit: number): readonly number[] => unitsOn(t, enemyOf(sideOf(t, unit)));
export const friendsOf = (t: Table, unit: number): readonly number[] =>
  unitsOn(t, sideOf(t, unit)).filter(each => each !== unit);
export const basesOfSide = (pub: Pub, side: Side): readonly Polygon[] =>
  unitsOn(pub.table, side).flatMap(unit => footprintOf(pub, unit).bases);

/** Whether a footprint comes nearer than a limit to a unit, or reaches just to it. */
export const isNearer = (a: Footprint, b: Footprint, limit: number): boolean =>
  mayReach(a, b, limit) && a.bases.some(one => b.bases.some(other => nearerThan(one, other, limit)));
export const isWithin = (a: Block, b: Footprint, limit: number): boolean =>
  mayReach(a, b, limit) && basesAt(a).some(one => b.bases.some(other => notBeyond(one, other, limit)));
/** Bases may stick out of their block by what rounding does. */
export const HAIR = 2 * NEAR.rounding;
const mayReach = (a: Block, b: Block, limit: number): boolean => notBeyond(a.outline, b.outline, limit + HAIR);
/** A quick look: whether the boxes around two things are within a limit of each other. */
export const isAbout = (a: Around, b: Around, limit: number): boolean =>
  a.west - b.east <= limit && b.west - a.east <= limit && a.south - b.north <= limit && b.south - a.north <= limit;

/** §6-fnear-a An enemy within 6 BW. */
export const CLOSE = 6 * BW;
export const isNearEnemy = (pub: Pub, unit: number, at: Block): boolean =>
  enemiesOf(pub.table, unit).some(enemy => isWithin(at, footprintOf(pub, enemy), CLOSE + NEAR.slack));
