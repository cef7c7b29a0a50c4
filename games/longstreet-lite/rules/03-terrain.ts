import type { Text } from '@bivouac/kernel';
import {
  covers,
  doubleArea,
  inside,
  onTable,
  type Point,
  type Polygon,
  type Pose,
  pointAt,
  polygon,
  segmentsCross,
} from '@bivouac/maps/plane';
import { BW, kindNumber, kindOf, pitched } from '../data/index.ts';
import { tx } from '../text/keys.ts';
import { patchOf } from './04-survey.ts';

// 3 TERRAIN SET-UP: pieces that a player lays, and tables that are laid by chance.

/** §3-terr-b From the higher die up to the sum of both. */
export const pieceRange = (a: number, b: number): { least: number; most: number } => ({
  least: Math.max(a, b),
  most: a + b,
});

export interface Laying {
  readonly kind: string;
  readonly points: readonly number[]; // x and y in turn
  readonly crest?: readonly number[];
}
export const wordsOf = ({ kind, points, crest }: Laying): string =>
  [kind, ...points, ...(crest && crest.length > 0 ? ['|', ...crest] : [])].join(' ');

const CORNERS = 12;
/** §3-terr-c Anything may be laid, but for a crest without its hill. */
export function whyNotLaid({ kind, points, crest = [] }: Laying): Text | null {
  const number = kindNumber(kind);
  if (number < 0 || kind === 'crest') return tx('no.layKind', { kind }, '§2-terr-b');
  const line = kindOf(number).shape === 'line';
  const count = points.length / 2;
  if (!Number.isInteger(count) || count < (line ? 2 : 3) || count > CORNERS)
    return tx('no.layShape', { kind }, '§3-terr-a');
  if (crest.length % 2 !== 0 || crest.length > 2 * CORNERS || crest.length === 2)
    return tx('no.layShape', { kind }, '§2-crest-a');
  if (crest.length > 0 && kind !== 'hill') return tx('no.layCrest', { kind }, '§2-crest-a');
  const [width, height] = pitched.table;
  if ([points, crest].some(each => each.length > 0 && !onTable(polygon(each), width, height)))
    return tx('no.layOff', { kind }, '§3-terr-a');
  if (!line && isTwisted(points)) return tx('no.layShape', { kind }, '§3-terr-a');
  return crest.length > 0 && !isOnHill(points, crest) ? tx('no.layCrestOff', {}, '§2-crest-a') : null;
}
/** Every part of a crest lies on its hill. */
const isOnHill = (points: readonly number[], crest: readonly number[]): boolean =>
  pointsOf(crest).every(({ x, y }) => inside(polygon(points), x, y) >= 0) && !crossesSides(crest, points);
const pointsOf = (line: readonly number[]): readonly Point[] =>
  Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i]!, y: line[2 * i + 1]! }));
/** Whether a line crosses the outline of an area. */
function crossesSides(line: readonly number[], area: readonly number[]): boolean {
  const sides = [...area, area[0]!, area[1]!];
  for (let i = 0; i + 3 < line.length; i += 2)
    for (let j = 0; j + 3 < sides.length; j += 2)
      if (segmentsCross(line.slice(i, i + 4), sides.slice(j, j + 4))) return true;
  return false;
}
/** Whether an outline crosses itself, or has no ground. */
function isTwisted(points: readonly number[]): boolean {
  const n = points.length;
  const side = (i: number): number[] => [points[i]!, points[i + 1]!, points[(i + 2) % n]!, points[(i + 3) % n]!];
  for (let i = 0; i < n; i += 2) for (let j = i + 2; j < n; j += 2) if (segmentsCross(side(i), side(j))) return true;
  return Math.abs(doubleArea(points)) < BW * BW;
}

// By chance: our own recipe. Everything follows from one number that is rolled.
const WEIGHTS: readonly (readonly [kind: string, weight: number, limit: number])[] = [
  ['wood', 5, 9],
  ['field', 4, 9],
  ['hill', 3, 2],
  ['wall', 3, 9],
  ['fence', 4, 9],
  ['rocky', 2, 9],
  ['stream', 1, 1],
  ['marsh', 1, 1], // §3-terr-c never a river
];
const SIZES: Readonly<Record<string, readonly [wide: number, wider: number, deep: number, deeper: number]>> = {
  wood: [4000, 8000, 3000, 6000],
  field: [5000, 9000, 4000, 6000],
  hill: [6000, 10_000, 3500, 5000],
  rocky: [2500, 4000, 2000, 3000],
  marsh: [3000, 5000, 2500, 4000],
};
const TRIES = 200;

/** Whole numbers from 0 to n - 1, each following from the one before. */
function numbers(seed: number): (n: number) => number {
  let last = seed;
  return n => {
    last = (last * 48_271 + 11) % 2_147_483_647;
    return Math.floor(last / 8) % n;
  };
}
/** So many pieces; areas do not overlap one another, and one that finds no room is dropped. */
export function terrainFrom(seed: number, count: number): readonly Laying[] {
  const next = numbers(seed);
  const laid: Laying[] = [];
  const areas: Polygon[] = [];
  for (let piece = 0; piece < count; piece++)
    for (let tries = 0; tries < TRIES; tries++) {
      const made = randomPiece(next, laid);
      if (whyNotLaid(made) || !finds(made, areas) || laid.some(each => isTangled(made, each))) continue;
      laid.push(made);
      if (!isLine(made)) areas.push(polygon(made.points));
      break;
    }
  return laid;
}
const isLine = ({ kind }: Laying): boolean => kindOf(kindNumber(kind)).shape === 'line';
/** Walls and fences may cross a hill or border a field, but enter no wood, marsh or stream. */
const SHUT = ['wood', 'marsh', 'stream'];
const isTangled = (a: Laying, b: Laying): boolean => (isLine(a) ? enters(a, b) : isLine(b) && enters(b, a));
const enters = ({ points }: Laying, { kind, points: area }: Laying): boolean =>
  SHUT.includes(kind) &&
  (crossesSides(points, area) || pointsOf(points).some(({ x, y }) => inside(polygon(area), x, y) > 0));
/** Area pieces are patches and bands, all convex or nearly so: their corners decide. */
const finds = (made: Laying, areas: readonly Polygon[]): boolean =>
  isLine(made) || !areas.some(area => covers(area, polygon(made.points)) || covers(polygon(made.points), area));

function randomPiece(next: (n: number) => number, laid: readonly Laying[]): Laying {
  const open = WEIGHTS.filter(([kind, , limit]) => laid.filter(each => each.kind === kind).length < limit);
  let at = next(open.reduce((sum, [, weight]) => sum + weight, 0));
  const [kind] = open.find(([, weight]) => {
    at -= weight;
    return at < 0;
  })!;
  const [width, height] = pitched.table;
  const pose: Pose = { x: next(width), y: next(height), heading: next(36_000) };
  if (kind === 'wall' || kind === 'fence') return { kind, points: ends(pose, 3000 + next(3500)) };
  if (kind === 'stream') return { kind, points: band(next) };
  const [wide, wider, deep, deeper] = SIZES[kind]!;
  const [w, d] = [wide + next(wider - wide), deep + next(deeper - deep)];
  const points = patchOf(pose, w, d).corners;
  return kind === 'hill'
    ? { kind, points, crest: ends({ ...pose, heading: (pose.heading + 27_000) % 36_000 }, Math.floor(w * 0.35)) }
    : { kind, points };
}
const ends = (pose: Pose, half: number): number[] => {
  const [a, b] = [pointAt(pose, -half, 0), pointAt(pose, half, 0)];
  return [a.x, a.y, b.x, b.y];
};
/** From one short edge to the other, within the middle strip, 0.6 BW wide. */
function band(next: (n: number) => number): number[] {
  const [width, height] = pitched.table;
  const rows = Array.from({ length: 5 }, (_, i) => ({
    x: Math.round((width * i) / 4),
    y: Math.round(height / 2) - 2000 + next(4000),
  }));
  return [...rows.flatMap(({ x, y }) => [x, y - 300]), ...rows.reverse().flatMap(({ x, y }) => [x, y + 300])];
}
