// Where metres of the field lie on the sheet: shared by the drawing of the board and by the client.

const PER_METRE = 0.2;
const WEST = -4700;
const NORTH = 3600;
/** Beside the map: room for blocks that wait to enter or have left. */
export const MARGIN = 90;
export const FIELD = { width: 8300 * PER_METRE, height: 9600 * PER_METRE };
export const SHEET = { width: FIELD.width + 2 * MARGIN, height: FIELD.height + 2 * MARGIN };

export type Metres = readonly [east: number, north: number];
export type Spot = readonly [x: number, y: number];

export const onSheet = ([east, north]: Metres): Spot => [
  MARGIN + (east - WEST) * PER_METRE,
  MARGIN + (NORTH - north) * PER_METRE,
];
export const long = (metres: number): number => metres * PER_METRE;

/** So far outside the map, next to a point of its edge. */
export function beside([x, y]: Spot, far = MARGIN / 2): Spot {
  const gaps = [x - MARGIN, MARGIN + FIELD.width - x, y - MARGIN, MARGIN + FIELD.height - y];
  const [west, east, north, south] = gaps.map(gap => gap === Math.min(...gaps));
  if (west) return [MARGIN - far, y];
  if (east) return [MARGIN + FIELD.width + far, y];
  if (north) return [x, MARGIN - far];
  return south ? [x, MARGIN + FIELD.height + far] : [x, y];
}
