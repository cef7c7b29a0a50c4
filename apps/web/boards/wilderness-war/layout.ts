import { LAKESHORE, linkBetween, neighbours, RIVER, type Space, spaces } from '@bivouac/wilderness-war/data';
import { SHEET } from '../../src/games/wilderness-war/geometry.ts';
import type { Line, Point } from '../pen.ts';

// From the globe to the sheet: equirectangular at 43° north, turned so that the axis from the Ohio to Québec lies along
// the sheet; then the places are pushed apart until counters fit, and the country follows them.

const TURN = (30 * Math.PI) / 180;
const SCALE = 252;

export function projected([north, east]: Point): Point {
  const e = (east + 80.8) * 0.731;
  const n = north - 40.2;
  return [
    (e * Math.cos(TURN) + n * Math.sin(TURN) + 0.8) * SCALE,
    (3.3 - (n * Math.cos(TURN) - e * Math.sin(TURN))) * SCALE,
  ];
}

export interface Spot {
  readonly space: Space;
  readonly home: Point; // where it would lie
  readonly at: Point; // where it lies
}
export type LinkKind = 'land' | 'river' | 'lakeshore';
export interface Way {
  readonly a: Spot;
  readonly b: Spot;
  readonly kind: LinkKind;
}

interface Loose {
  readonly space: Space;
  readonly home: Point;
  x: number;
  y: number;
}
type Pair = readonly [number, number];

const APART = 105; // places from each other
const CLEAR = 50; // places from links that do not lead to them
const ROUNDS = 500;
const MARGIN = { left: 100, right: 110, top: 120, bottom: 110 };

const onMap = spaces.map((space, i) => ({ space, i })).filter(({ space }) => !space.box);
const numbers = new Map(onMap.map(({ i }, at) => [i, at]));
const pairs: readonly Pair[] = onMap.flatMap(({ i }, at) =>
  neighbours[i]!.filter(next => next > i && numbers.has(next)).map((next): Pair => [at, numbers.get(next)!]),
);

/** Pushes two places apart when they are too near. */
function part(a: Loose, b: Loose): void {
  const d = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  if (d >= APART) return;
  const push = (APART - d) / 4 / d;
  const [dx, dy] = [(a.x - b.x) * push, (a.y - b.y) * push];
  a.x += dx;
  a.y += dy;
  b.x -= dx;
  b.y -= dy;
}

/** Pushes a place off a link of others. */
function clear(p: Loose, a: Loose, b: Loose, force: number): void {
  const [lx, ly] = [b.x - a.x, b.y - a.y];
  const length = lx * lx + ly * ly || 1;
  const t = ((p.x - a.x) * lx + (p.y - a.y) * ly) / length;
  if (t <= 0.02 || t >= 0.98) return;
  const [dx, dy] = [p.x - a.x - t * lx, p.y - a.y - t * ly];
  const d = Math.hypot(dx, dy) || 1;
  if (d >= CLEAR) return;
  const push = ((CLEAR - d) / 2 / d) * force;
  p.x += dx * push;
  p.y += dy * push;
  for (const [end, share] of [
    [a, 1 - t],
    [b, t],
  ] as const) {
    end.x -= dx * push * share;
    end.y -= dy * push * share;
  }
}

function settle(spot: Loose): void {
  spot.x += (spot.home[0] - spot.x) * 0.004;
  spot.y += (spot.home[1] - spot.y) * 0.004;
  spot.x = Math.max(MARGIN.left, Math.min(SHEET.width - MARGIN.right, spot.x));
  spot.y = Math.max(MARGIN.top, Math.min(SHEET.height - MARGIN.bottom, spot.y));
}

function relaxed(): readonly Spot[] {
  const all: readonly Loose[] = onMap.map(({ space }) => {
    const home = projected([space.lat, space.lon]);
    return { space, home, x: home[0], y: home[1] };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const force = Math.min(1, round / 200) * 0.5;
    all.forEach((a, i) => {
      for (let j = 0; j < i; j++) part(a, all[j]!);
      settle(a);
    });
    for (const [a, b] of pairs) {
      all.forEach((p, i) => {
        if (i !== a && i !== b) clear(p, all[a]!, all[b]!, force);
      });
    }
  }
  const rounded = (n: number): number => Math.round(n * 10) / 10;
  return all.map(({ space, home, x, y }) => ({ space, home, at: [rounded(x), rounded(y)] }));
}

export const spots = relaxed();
const byId = new Map(spots.map(spot => [spot.space.id, spot]));
export const spot = (id: string): Spot => byId.get(id)!;

const kindOf = (link: number): LinkKind => (link === RIVER ? 'river' : link === LAKESHORE ? 'lakeshore' : 'land');
export const ways: readonly Way[] = pairs.map(([a, b]) => ({
  a: spots[a]!,
  b: spots[b]!,
  kind: kindOf(linkBetween(onMap[a]!.i, onMap[b]!.i)),
}));

/** The country follows the places: the nearer a place, the more it pulls. */
function followed(p: Point): Point {
  let [weight, dx, dy] = [0, 0, 0];
  for (const { home, at } of spots) {
    const far = (home[0] - p[0]) ** 2 + (home[1] - p[1]) ** 2 + 400;
    const pull = 1 / (far * far);
    weight += pull;
    dx += pull * (at[0] - home[0]);
    dy += pull * (at[1] - home[1]);
  }
  return [p[0] + dx / weight, p[1] + dy / weight];
}

/** A line of latitudes and longitudes, on the sheet. */
export const drawn = (line: readonly Point[]): Line => line.map(p => followed(projected(p)));

/** The final positions, for the client. */
export const positions = (): Readonly<Record<string, Point>> =>
  Object.fromEntries(spots.map(({ space, at }) => [space.id, at]));
