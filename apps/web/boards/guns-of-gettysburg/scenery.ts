import { long, type Metres, onSheet } from '../../src/games/guns-of-gettysburg/geometry.ts';
import { f, smooth } from '../pen.ts';
import { trees } from '../trees.ts';
import { drawnLine, nearLine, nearRoad } from './ground.ts';
import file from './scenery.json' with { type: 'json' };

// What no rule knows: relief, woods and water between the lines.

const at = (point: readonly number[]): Metres => [point[0]!, point[1]!];
const line = (points: readonly (readonly number[])[]) => drawnLine(points.map(at));

/** Soft rounded heights under everything; the ridges on the lines are engraved. */
const SOFT =
  '<radialGradient id="height"><stop class="gn-top" offset=".3"/><stop class="gn-foot" offset="1"/></radialGradient>';

function drawHill({ at: centre, height, radius }: (typeof file.hills)[number]): string {
  const [x, y] = onSheet(at(centre));
  const opacity = Math.min(1, 0.45 + height / 60).toFixed(2);
  return `<ellipse fill="url(#height)" cx="${f(x)}" cy="${f(y)}" rx="${f(long(radius) * 1.4)}" ry="${f(long(radius) * 1.3)}" opacity="${opacity}"/>`;
}
export const drawHills = (): string => SOFT + file.hills.map(drawHill).join('');

export const drawWoods = (): string =>
  file.woods
    .map(({ outline }, i) => {
      const loop = line(outline);
      const d = smooth(loop, true);
      const planted = trees(loop, 14.5, i + 3, p => !nearRoad(p, 9) && !nearLine(p, 7), 1.1);
      return `<path class="wood" d="${d}"/><path class="woodedge" d="${d}"/>${planted}`;
    })
    .join('');

const CREEKS = ['Rock Creek', 'Marsh Creek'];
export const drawStreams = (): string =>
  file.streams
    .map(({ name, line: course }) => {
      const d = smooth(line(course));
      const wide = CREEKS.includes(name) ? 5.6 : 3.4;
      return `<path class="riv" d="${d}" stroke-width="${f(wide + 2.2)}"/><path class="riv-in" d="${d}" stroke-width="${f(wide)}"/>`;
    })
    .join('');
