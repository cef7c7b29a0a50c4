import { type Around, covers, crossesLine, type Polygon, polygon, polygonOf } from '@bivouac/maps/plane';
import {
  ARMS,
  type Arm,
  isDifficult,
  isImpassable,
  kindOf,
  kinds,
  type Piece,
  piecesOf,
  theKind,
} from '../data/index.ts';
import { armOf, type Pub } from '../state.ts';
import { type Block, basesAt, type Footprint, HAIR, isAbout, NEAR } from './01-units.ts';

// 2 TERRAIN: what lies on the table, and what it does to a base, a unit or a way.

/** A piece on the table. Areas have an `area`; walls, fences, crests and roads a `line`: §2-in-b nobody is in a line. */
export interface Ground {
  readonly kind: number;
  readonly area: Polygon | null;
  readonly line: readonly number[];
  readonly around: Around; // no part of it lies farther out
  readonly hill: Polygon | null; // of a crest: its hill
}

const flat = (points: readonly (readonly number[])[]): number[] => points.flatMap(([x, y]) => [x!, y!]);
const areaOf = (points: readonly number[]): Polygon =>
  polygonOf(Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i]!, y: points[2 * i + 1]! })));

const crestKind = theKind('crest');
/** §2-crest-a A hill is open ground, and its crest a line of its own. */
function groundsOf(kind: number, points: readonly number[], crest: readonly number[]): Ground[] {
  if (kindOf(kind).shape === 'line') return [lineOf(kind, points, null)];
  const area = areaOf(points);
  const piece: Ground = { kind, area, line: [], around: area, hill: null };
  return crest.length === 0 ? [piece] : [piece, lineOf(crestKind, crest, area)];
}
const lineOf = (kind: number, line: readonly number[], hill: Polygon | null): Ground => ({
  kind,
  area: null,
  line,
  around: polygon(line),
  hill,
});

const fromPiece = ({ kind, points, crest }: Piece): Ground[] =>
  groundsOf(theKind(kind), flat(points), flat(crest ?? []));

/** `'rocky 1000 2000 …'`, for a hill `'hill 0 0 … | 5 5 …'`. */
function fromWords(words: string): Ground[] {
  const [kind = '', ...figures] = words.split(' ');
  const bar = figures.indexOf('|');
  const numbers = figures.map(Number);
  const [points, crest] = bar < 0 ? [numbers, []] : [numbers.slice(0, bar), numbers.slice(bar + 1)];
  return groundsOf(
    kinds.findIndex(each => each.id === kind),
    points,
    crest,
  );
}

/** The pieces of a table, and those of them that a question is about. */
export interface Terrain {
  readonly all: readonly Ground[];
  readonly impassable: readonly (readonly Ground[])[]; // by arm
  // By arm: §2-wood-a, §2-marsh-a, §2-stream, §2-rocky, §2-wall-a, §2-ford, §2-imp-d
  readonly difficult: readonly (readonly Ground[])[];
  readonly crossings: readonly Ground[]; // §2-imp-b
  readonly water: readonly Ground[]; // §2-in-d
  readonly hiding: readonly Ground[]; // §5-skir-a, §2-wood-b, §2-wall-b small arms only skirmish through it
  readonly stopping: readonly Ground[]; // §2-wood-c, §2-field, §2-wall-c, §2-hill-a guns do not reach far beyond it
  readonly crests: readonly Ground[]; // §2-crest-t
  readonly sheltering: readonly Ground[]; // §5-mod-e
}
function terrainFrom(all: readonly Ground[]): Terrain {
  const where = (is: (kind: number) => boolean): readonly Ground[] => all.filter(({ kind }) => is(kind));
  const lane = (kind: number): string | null => kindOf(kind).lane;
  return {
    all,
    impassable: ARMS.map((_, arm) => where(kind => isImpassable(kind, arm as Arm))),
    difficult: ARMS.map((_, arm) => where(kind => isDifficult(kind, arm as Arm))),
    crossings: where(kind => kind === bridgeKind || kind === fordKind),
    water: where(kind => kindOf(kind).water),
    hiding: where(kind => kindOf(kind).skirmish),
    stopping: where(kind => lane(kind) === 'two' || lane(kind) === 'crest'),
    crests: where(kind => lane(kind) === 'crest'),
    sheltering: where(kind => kindOf(kind).cover.fire),
  };
}

/** Pieces never change: those of a scenario and those laid in play are read once each. */
const ofScenario = new Map<string, Terrain>();
const ofWords = new Map<string, readonly Ground[]>();
const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
};
/** §2-terr-a Where nothing lies the ground is open. The last tables on which something was laid, for they are asked about again and again. */
interface Laid {
  readonly scenario: string;
  readonly laid: readonly string[];
  readonly terrain: Terrain;
}
const LAST = 32;
const lastLaid: Laid[] = [];
let latest: { laid: readonly string[]; count: number; scenario: string; terrain: Terrain } | null = null;
export function terrainOf({ table: t, setup }: Pub): Terrain {
  const { scenario } = setup;
  const { laid } = t;
  if (latest?.laid === laid && latest.count === laid.length && latest.scenario === scenario) return latest.terrain; // it only grows
  const fixed = once(ofScenario, scenario, () => terrainFrom(piecesOf(scenario).flatMap(fromPiece)));
  const terrain = laid.length === 0 ? fixed : withLaid(fixed, scenario, laid);
  latest = { laid, count: laid.length, scenario, terrain };
  return terrain;
}
function withLaid(fixed: Terrain, scenario: string, laid: readonly string[]): Terrain {
  const known = lastLaid.findIndex(each => each.scenario === scenario && isSame(each.laid, laid));
  const [found] = known < 0 ? [] : lastLaid.splice(known, 1);
  const read = (words: string): readonly Ground[] => once(ofWords, words, () => fromWords(words));
  const last = found ?? {
    scenario,
    laid: laid.slice(),
    terrain: terrainFrom([...fixed.all, ...laid.flatMap(read)]),
  };
  lastLaid.unshift(last);
  if (lastLaid.length > LAST) lastLaid.pop();
  return last.terrain;
}
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((words, i) => words === b[i]);
export const groundOf = (pub: Pub): readonly Ground[] => terrainOf(pub).all;

/** §2-in-a, §2-in-b Whether a shape is, however little, in an area or across a line. */
export function meets({ area, line, around }: Ground, shape: Polygon): boolean {
  if (around.east <= shape.west || shape.east <= around.west) return false;
  if (around.north <= shape.south || shape.north <= around.south) return false;
  return area ? covers(area, shape, NEAR.rounding) : crossesLine(shape, line, NEAR.rounding);
}

/** A quick look: whether it lies in a convex shape, or comes up to it. */
export const liesIn = ({ area, line }: Ground, shape: Polygon): boolean =>
  area ? covers(area, shape) : crossesLine(shape, line);

export const groundUnder = (pub: Pub, shape: Polygon): readonly Ground[] =>
  groundOf(pub).filter(ground => meets(ground, shape));

/** §2-imp-b Bridges and fords, where a river may be crossed. */
const bridgeKind = theKind('bridge');
const fordKind = theKind('ford');
const riverKind = theKind('river');

/** §2-imp-a, §2-marsh-b, §2-river Whether an arm may not enter this ground. */
export const bars = (ground: Ground, shape: Polygon, crossings: readonly Ground[]): boolean =>
  meets(ground, shape) && !(ground.kind === riverKind && crossings.some(each => keepsTo(each, shape)));

/** §2-imp-c Whether a shape keeps between the two sides of a bridge or ford, from its first corner to its second and so on. */
function keepsTo({ area }: Ground, shape: Polygon): boolean {
  const [ax, ay, bx, by, cx, cy, dx, dy] = area!.corners as number[];
  const inside = (px: number, py: number, qx: number, qy: number): boolean => {
    for (let i = 0; i < shape.corners.length; i += 2) {
      const left = (qx - px) * (shape.corners[i + 1]! - py) - (qy - py) * (shape.corners[i]! - px);
      if (left < -NEAR.edge * Math.max(Math.abs(qx - px), Math.abs(qy - py))) return false;
    }
    return true;
  };
  const along = inside(ax!, ay!, bx!, by!) && inside(cx!, cy!, dx!, dy!);
  return along || (inside(bx!, by!, cx!, cy!) && inside(dx!, dy!, ax!, ay!));
}

export function isImpassableFor(pub: Pub, arm: Arm, shape: Polygon): boolean {
  const { impassable, crossings } = terrainOf(pub);
  return impassable[arm]!.some(ground => bars(ground, shape, crossings));
}

/** §2-dis-a, §2-dis-b Whether a shape, or the way it sweeps, is in or across terrain difficult for an arm. */
export const isDifficultFor = (pub: Pub, arm: Arm, shape: Polygon): boolean =>
  terrainOf(pub).difficult[arm]!.some(ground => meets(ground, shape));

/** Any base of any rank, in an area or across a line. */
export const standsDifficult = (pub: Pub, unit: number, at: Block): boolean =>
  terrainOf(pub).difficult[armOf(pub.table, unit)]!.some(({ around }) => isAbout(at.outline, around, HAIR)) &&
  basesAt(at).some(base => isDifficultFor(pub, armOf(pub.table, unit), base));
/** §2-diff-b, §2-in-b In combat: any base of any rank in it; nobody is ever in a wall. */
export const fightsDifficult = (pub: Pub, unit: number, { bases }: Footprint): boolean =>
  terrainOf(pub).difficult[armOf(pub.table, unit)]!.some(
    ground => ground.area !== null && bases.some(base => meets(ground, base)),
  );
export const standsBarred = (pub: Pub, unit: number, { bases }: Footprint): boolean =>
  bases.some(base => isImpassableFor(pub, armOf(pub.table, unit), base));

/** §2-in-d In the water. */
export const isInWater = (pub: Pub, base: Polygon): boolean => terrainOf(pub).water.some(ground => meets(ground, base));
