import type { Point, Size } from './camera.ts';

// Where a box goes beside a point of the window so that it hides as little as possible of what could be clicked.

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below' | 'corner';
}

const MARGIN = 8;
const within = (at: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - length - MARGIN, at));

/** The four spots around a point, as far as the window leaves room. */
function spotsAround([x, y]: Point, box: Size, view: Size, gap: number): readonly Spot[] {
  const left = within(x - box.width / 2, box.width, view.width);
  const top = within(y - box.height / 2, box.height, view.height);
  return [
    { side: 'above', left, top: y - gap - box.height },
    { side: 'below', left, top: y + gap },
    { side: 'left', left: x - gap - box.width, top },
    { side: 'right', left: x + gap, top },
  ];
}
/** The corners of the window: away from it all. */
function corners(box: Size, view: Size): readonly Spot[] {
  const [right, bottom] = [view.width - box.width - MARGIN, view.height - box.height - MARGIN];
  const all: readonly Point[] = [[MARGIN, MARGIN], [right, MARGIN], [MARGIN, bottom], [right, bottom]]; // biome-ignore format: one line
  return all.map(([left, top]) => ({ side: 'corner', left, top }));
}
const fits = ({ left, top }: Spot, box: Size, view: Size): boolean =>
  left >= 0 && top >= 0 && left + box.width <= view.width && top + box.height <= view.height;

const REACH = 22; // a place is larger than its middle
export const hides = ({ left, top }: Pick<Spot, 'left' | 'top'>, box: Size, [x, y]: Point): boolean =>
  x > left - REACH && x < left + box.width + REACH && y > top - REACH && y < top + box.height + REACH;

/** The spot that hides fewest of these points; the earlier of equals. */
export function placed(
  at: Point,
  box: Size,
  view: Size,
  keepFree: readonly Point[],
  sides: readonly Spot['side'][],
  gap: number,
): Spot {
  const all = [...spotsAround(at, box, view, gap), ...corners(box, view)];
  const fitting = sides.flatMap(side => all.filter(spot => spot.side === side && fits(spot, box, view)));
  const hidden = (spot: Spot): number => keepFree.filter(point => hides(spot, box, point)).length;
  const first = fitting[0] ?? fallback(all, box, view, sides);
  return fitting.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), first);
}
function fallback(all: readonly Spot[], box: Size, view: Size, sides: readonly Spot['side'][]): Spot {
  const spot = all.find(({ side }) => side === sides[0])!;
  return { ...spot, left: within(spot.left, box.width, view.width), top: within(spot.top, box.height, view.height) };
}
