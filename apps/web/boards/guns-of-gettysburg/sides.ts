import { dist, f, hachure, type Line, lerp, type Point } from '../pen.ts';
import { areas, crossings, type DrawnLine, lines } from './ground.ts';

// What a position is on each of its sides: ridge with its grade in guns, steep slope, obstruction.

const GUN = 'M-8 3L6-4m-2 7a3.400 3.400 0 1 1-.1-.1z';

/** A side of a position: along it, and towards the area. */
interface Side {
  readonly crest: Line; // a little shorter than the edge
  readonly middle: Point;
  readonly along: Point; // of length one
  readonly turn: 1 | -1; // the area lies right or left of travel
  readonly seed: number;
}

function sideOf({ id, from, to }: DrawnLine, towards: Point): Side {
  const length = dist(from, to) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
  const middle = at(0.5);
  const across = (towards[0] - middle[0]) * -along[1] + (towards[1] - middle[1]) * along[0];
  return { crest: [at(0.07), middle, at(0.93)], middle, along, turn: across > 0 ? 1 : -1, seed: Number(id.slice(1)) };
}

/** A point so far along from the middle and so far into the area. */
const beside = ({ middle, along: [ux, uy], turn }: Side, along: number, into: number): Point => [
  middle[0] + ux * along - uy * turn * into,
  middle[1] + uy * along + ux * turn * into,
];

function drawRidge(side: Side, grade: number): string {
  const hachures = hachure(side.crest, {
    side: side.turn,
    gap: 3.8,
    len: 13 + grade * 2.6,
    width: 2,
    off: 2.5,
    seed: side.seed,
  });
  return `<path class="hach" d="${hachures}"/>${drawGuns(side, grade)}`;
}
const drawGuns = (side: Side, grade: number): string =>
  Array.from({ length: grade }, (_, i) => {
    const [x, y] = beside(side, (i - (grade - 1) / 2) * 18, 28);
    return `<path class="gn-gun" transform="translate(${f(x)} ${f(y)})" d="${GUN}"/>`;
  }).join('');

const drawSteep = (side: Side): string =>
  `<path class="hach" d="${hachure(side.crest, { side: side.turn, gap: 3.2, len: 23, width: 3.2, off: 2.5, seed: side.seed + 9 })}"/>`;

function drawObstruction(side: Side): string {
  const half = dist(side.crest[0]!, side.crest[2]!) / 2;
  const [a, b] = [beside(side, -half, 5.6), beside(side, half, 5.6)];
  return `<path class="gn-obstructed" d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}"/>`;
}

const drawLine = (line: DrawnLine): string =>
  Object.entries(line.sides)
    .map(([area, { ridge, steep, obstructed }]) => {
      const side = sideOf(line, areas.get(area)!.at);
      return `${ridge > 0 ? drawRidge(side, ridge) : ''}${steep ? drawSteep(side) : ''}${obstructed ? drawObstruction(side) : ''}`;
    })
    .join('');

export const drawSides = (): string =>
  lines.map(drawLine).join('') +
  crossings.map(([x, y]) => `<circle class="gn-crossing" cx="${f(x)}" cy="${f(y)}" r="4.600"/>`).join('');
