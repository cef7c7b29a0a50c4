import { dist, f, type Line, type Point, sample } from '../../../boards/pen.ts';

// Lines of a table are straight from corner to corner: what is drawn is what the rules measure.

/** The same line with points so near to each other that no hand rounds it. */
export function straight(line: Line, close = false, step = 6): Line {
  const ends = close ? [...line, line[0]!] : line;
  const points = ends.slice(1).flatMap((to, i) => {
    const from = ends[i]!;
    const parts = Math.max(1, Math.ceil(dist(from, to) / step));
    return Array.from({ length: parts }, (_, n): Point => along(from, to, n / parts));
  });
  return close ? points : [...points, ends.at(-1)!];
}
const along = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** Parallel strokes across an area, each cut at its border: furrows, planks. `turn` is the way they run, in radians. */
export function strokes(area: Line, gap: number, turn: number): string {
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const across = area.map(([x, y]) => x * -uy + y * ux);
  let d = '';
  for (let at = Math.min(...across) + gap / 2; at < Math.max(...across); at += gap) {
    const cuts = crossings(area, [ux, uy], at);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i]!, cuts[i + 1]!].map(t => `${f(ux * t - uy * at)} ${f(uy * t + ux * at)}`);
      d += `M${from}L${to}`;
    }
  }
  return d;
}
/** How far along its way a stroke crosses the border, in order. */
function crossings(area: Line, [ux, uy]: Point, at: number): readonly number[] {
  const found = area.flatMap((a, i) => {
    const b = area[(i + 1) % area.length]!;
    const [da, db] = [a, b].map(([x, y]) => x * -uy + y * ux - at);
    if (da! > 0 === db! > 0) return [];
    const part = da! / (da! - db!);
    return [(a[0] + (b[0] - a[0]) * part) * ux + (a[1] + (b[1] - a[1]) * part) * uy];
  });
  return found.sort((a, b) => a - b);
}

/** The longest side of an area: which way it is ploughed. */
export function longestSide(area: Line): number {
  const sides = area.map((a, i) => [a, area[(i + 1) % area.length]!] as const);
  let [a, b] = sides[0]!;
  for (const [from, to] of sides) if (dist(from, to) > dist(a, b)) [a, b] = [from, to];
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** A strip along a line, so far to both sides of it: what counts as pointing at a wall. */
export function strip(line: Line, half: number): Line {
  const marks = sample(straight(line), 8);
  if (marks.length < 2) return line;
  const side = (by: number): Line => marks.map(([x, y, ux, uy]) => [x - uy * by, y + ux * by]);
  return [...side(half), ...side(-half).toReversed()];
}

export const middle = (points: Line): Point => {
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  return [mean(0), mean(1)];
};
