import places from './places.json' with { type: 'json' };

// Where the spaces lie on the sheet. The positions are computed by the drawing (boards/wilderness-war/layout.ts) and
// kept in places.json: the sheet and the client must agree on them.

export const SHEET = { width: 2960, height: 1740 };
/** Half of a place's shape, and the ring around it that counts as the place. */
export const RADIUS = 24;
export const RING = 42;

export interface Box {
  readonly id: string;
  readonly x: number; // its middle
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly leaders: boolean; // may come here: the stack stands beside the name
}
/** What lies off the map, and the militia of the three departments: boxes with room for a stack and leaders. */
export const boxes: readonly Box[] = [
  { id: 'pays-den-haut', x: 240, y: 155, width: 330, height: 170, leaders: true },
  { id: 'louisbourg', x: 2725, y: 1215, width: 330, height: 170, leaders: true },
  { id: 'halifax', x: 2725, y: 1420, width: 330, height: 170, leaders: true },
  { id: 'militia-st-lawrence', x: 1480, y: 125, width: 280, height: 110, leaders: false },
  { id: 'militia-northern', x: 2200, y: 1625, width: 280, height: 110, leaders: false },
  { id: 'militia-southern', x: 240, y: 1630, width: 280, height: 110, leaders: false },
];

const positions: Readonly<Record<string, readonly number[]>> = places;
const box = (id: string): Box | undefined => boxes.find(each => each.id === id);

/** The middle of a space or of a box. */
export function centre(id: string): readonly [number, number] {
  const off = box(id);
  const [x, y] = off ? [off.x + (off.leaders ? 62 : 0), off.y + 14] : (positions[id] ?? []);
  if (x === undefined || y === undefined) throw new Error(`no place ${id}`);
  return [x, y];
}

/** The border of a place, for marks and hits. */
export function outline(id: string): string {
  const off = box(id);
  if (off) {
    const { x, y, width, height } = off;
    return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;
  }
  const [x, y] = centre(id);
  return `M${(x - RING).toFixed(1)} ${y}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0Z`;
}
