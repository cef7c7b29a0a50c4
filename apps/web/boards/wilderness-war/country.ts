import { SHEET } from '../../src/games/wilderness-war/geometry.ts';
import { hill, plot, range, water } from '../land.ts';
import { f, inside, type Line, type Point, poly, rng, sample, segDist, smooth } from '../pen.ts';
import { grass, trees } from '../trees.ts';
import { coast, islands, lakes, ridges, rivers } from './geography.ts';
import { drawn, type Spot, spots, type Way, ways } from './layout.ts';
import type { Rect } from './names.ts';

// The country under the game: sea, lakes, far rivers, mountains, forest and tilled land.

const { width: W, height: H } = SHEET;
const mapped = (lines: Readonly<Record<string, readonly Point[]>>): readonly (readonly [string, Line])[] =>
  Object.entries(lines).map(([name, line]) => [name, drawn(line)]);

const shore = drawn(coast);
const first = shore[0]!;
const last = shore[shore.length - 1]!;
const beyond: Line = [
  [W + 200, last[1]],
  [W + 200, H + 300],
  [first[0], H + 300],
];
const sea: Line = [...shore, ...beyond];
const seaPath = `${smooth(shore)}L${poly(beyond).slice(1)}`;
const lakeLines = mapped(lakes);
const islandLines = mapped(islands);

const isWet = (p: Point): boolean =>
  (inside(p, sea) && !islandLines.some(([, line]) => inside(p, line))) || lakeLines.some(([, line]) => inside(p, line));

const GREAT_LAKES = ['huron', 'erie', 'ontario', 'stLawrence'];

export const drawWater = (): string =>
  water(seaPath, 'ww-sea', [44, 30, 19, 11, 5], 1.5) +
  islandLines.map(([, line]) => `<path class="island" d="${smooth(line, true)}"/>`).join('') +
  drawRivers() +
  lakeLines
    .map(([name, line]) =>
      water(smooth(line, true), `ww-${name}`, GREAT_LAKES.includes(name) ? [30, 20, 12, 5] : [4], 1.3),
    )
    .join('');

const middleOf = (line: Line): Point => [
  line.reduce((sum, p) => sum + p[0], 0) / line.length,
  line.reduce((sum, p) => sum + p[1], 0) / line.length,
];
export const middleOfLake = (name: string): Point => middleOf(lakeLines.find(([id]) => id === name)![1]);

const isWater = ({ kind }: Way): boolean => kind !== 'land';
const besideWaterWay = (p: Point): boolean => ways.some(way => isWater(way) && segDist(p, way.a.at, way.b.at) < 17);

/** Rivers that the rules know are links; the others are thin, and stop where a link takes over. */
function drawRivers(): string {
  let d = '';
  for (const { line } of rivers) {
    let run: Point[] = [];
    const flush = (): void => {
      if (run.length > 4) d += smooth(run.filter((_, i) => i % 3 === 0 || i === run.length - 1));
      run = [];
    };
    for (const [x, y] of sample(drawn(line), 8)) {
      if (besideWaterWay([x, y]) || isWet([x, y])) flush();
      else run.push([x, y]);
    }
    flush();
  }
  return `<path class="far-river" d="${d}"/>`;
}

/** The St Lawrence is wider than other rivers. */
const greatRiver = drawn(rivers[0]!.line);
const onGreatRiver = ({ at }: Spot): boolean =>
  greatRiver.some((p, i) => i > 0 && segDist(at, greatRiver[i - 1]!, p) < 34);
export const isGreat = ({ a, b, kind }: Way): boolean => kind === 'river' && onGreatRiver(a) && onGreatRiver(b);

export function drawMountains(): string {
  const ranges = ridges.map((crest, i) => range(drawn(crest), 31 + i * 3));
  const peaks = spots
    .filter(({ space }) => space.terrain === 'mountain')
    .map(({ at }) => hill([at[0], at[1] + 3], 34, 30, at[0] | 0));
  return `<path class="hach" opacity=".78" d="${ranges.join('')}${peaks.join('')}"/>`;
}

const near = (p: Point): readonly [Spot, number] => {
  let best: readonly [Spot, number] = [spots[0]!, Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    const d = Math.hypot(spot.at[0] - p[0], spot.at[1] - p[1]);
    if (d < best[1]) best = [spot, d];
  }
  return best;
};
const nearWay = (p: Point, far: number): boolean => ways.some(({ a, b }) => segDist(p, a.at, b.at) < far);
const within = ([x, y]: Point, { x: left, y: top, w, h }: Rect, by: number): boolean =>
  x > left - by && x < left + w + by && y > top - by && y < top + h + by;

const all: Line = [
  [0, 0],
  [W, 0],
  [W, H],
  [0, H],
];
const SETTLED = 130;

/** Forest wherever the nearest place is not tilled; tufts and plots where it is. Names and links stay clear. */
export function drawGrowth(taken: readonly Rect[]): string {
  const isFree = (p: Point): boolean => !taken.some(rect => within(p, rect, 6)) && !isWet(p);
  const isTilled = (p: Point): boolean => {
    const [spot, d] = near(p);
    return spot.space.terrain === 'cultivated' && d < SETTLED;
  };
  const forest = trees(all, 27, 5, p => isFree(p) && !isTilled(p) && near(p)[1] > 36 && !nearWay(p, 11), 1.45);
  const tufts = grass(all, 34, 9, p => isFree(p) && isTilled(p) && near(p)[1] > 36 && !nearWay(p, 10), 1.3);
  return `<g class="forest">${forest}${tufts}</g>`;
}

export function drawFields(taken: readonly Rect[]): string {
  const r = rng(77);
  const laid: Point[] = [];
  let s = '';
  for (const { at, space } of spots) {
    if (space.terrain !== 'cultivated') continue;
    for (let i = 0; i < 8; i++) {
      const [angle, far] = [r() * Math.PI * 2, 46 + r() * 50];
      const p: Point = [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far];
      const [w, h, turn] = [15 + r() * 12, 11 + r() * 9, (r() - 0.5) * 60];
      const bad =
        isWet(p) ||
        nearWay(p, 17) ||
        near(p)[1] < 46 ||
        taken.some(rect => within(p, rect, 10)) ||
        laid.some(q => Math.hypot(q[0] - p[0], q[1] - p[1]) < 27);
      if (bad) continue;
      laid.push(p);
      s += plot(p, w, h, turn);
    }
  }
  return s;
}

/** A warm light over tilled land; circles that fade, drawn together. */
export const settledDefs =
  '<radialGradient id="ww-tilled"><stop class="tilled" offset=".35"/><stop class="tilled" offset="1" stop-opacity="0"/></radialGradient>';
export const drawSettled = (): string =>
  `<g opacity=".46">${spots
    .filter(({ space }) => space.terrain === 'cultivated')
    .map(({ at }) => `<circle cx="${f(at[0])}" cy="${f(at[1])}" r="150" fill="url(#ww-tilled)"/>`)
    .join('')}</g>`;
