import type { Board, Place } from '../games/web-game.ts';
import type { Point } from './camera.ts';
import { type Places, waitingSpot } from './stacks.ts';
import { type Deed, isFight, isWay, placesIn } from './story.ts';
import type { Numbered } from './telling.ts';

// Where the marks of the past are drawn: lines with their numbers, signs beside their places.

export interface Drawn {
  readonly key: string;
  readonly deed: Deed;
  readonly no: number | null;
  readonly age: 0 | 1 | 2; // older than the latest nine, than eighteen
  readonly line: readonly Point[]; // empty: a sign only
  readonly at: Point; // of the number, or of the sign
}

const AT_ONCE = 9;
const APART = 25; // numbers do not cover each other
const BESIDE = 36; // a sign stands so far from the middle of its place

export function drawnTrails(board: Board, places: Places, tale: readonly Numbered[]): readonly Drawn[] {
  const taken: Point[] = [];
  return tale.flatMap(({ deed, no }, i) => {
    const stops = placesIn(deed).flatMap(word => places.get(word) ?? []);
    if (stops.length === 0) return [];
    const line = isWay(deed) ? lineOf(board, deed, stops) : [];
    const age = Math.min(2, Math.floor((tale.length - 1 - i) / AT_ONCE)) as Drawn['age'];
    const at = free(line.length > 1 ? along(line) : around(stops[0]!), taken);
    taken.push(at);
    return [{ key: `${deed.key}${i}`, deed, no, age, line, at }];
  });
}

/** Who comes from outside, or goes there, is seen to do so. */
function lineOf(board: Board, { kind }: Deed, stops: readonly Place[]): readonly Point[] {
  const points = stops.map(({ x, y }): Point => [x, y]);
  if (kind === 'arrive') return [waitingSpot(board, stops[0]!), ...points];
  if (kind === 'leave') return [...points, waitingSpot(board, stops.at(-1)!)];
  return points;
}

/** Places for a number on a line: the middles of its legs first, the longest before all. */
function along(line: readonly Point[]): readonly Point[] {
  const legs = line.slice(1).map((to, i) => ({ from: line[i]!, to, long: distance(line[i]!, to) }));
  const longest = legs.toSorted((a, b) => b.long - a.long);
  return [0.5, 0.32, 0.68].flatMap(part => longest.map(({ from, to }) => between(from, to, part)));
}
/** Places for a sign: left above first, then on around. */
const around = ({ x, y }: Place): readonly Point[] =>
  [-135, -45, -90, 180, 0, 135, 45].map(degrees => {
    const turn = (degrees * Math.PI) / 180;
    return [x + Math.cos(turn) * BESIDE * 1.3, y + Math.sin(turn) * BESIDE * 1.3];
  });

const free = (choices: readonly Point[], taken: readonly Point[]): Point =>
  choices.find(point => taken.every(other => distance(point, other) >= APART)) ?? choices[0]!;
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** Falling back, and what one did oneself, is drawn thinner. */
export const isThin = ({ kind, by }: Deed, own: string): boolean => kind === 'retreat' || (by === own && own !== '');
export const isSign = (deed: Deed): boolean => isFight(deed) || !isWay(deed);
