// Where metres of the field lie on the sheet: shared by the drawing of the board and by the client.

const PER_METRE = 0.2;
const WEST = -4700;
const NORTH = 3600;
export const SHEET = { width: 8300 * PER_METRE, height: 9600 * PER_METRE };

export type Metres = readonly [east: number, north: number];

export const onSheet = ([east, north]: Metres): readonly [number, number] => [
  (east - WEST) * PER_METRE,
  (NORTH - north) * PER_METRE,
];
export const long = (metres: number): number => metres * PER_METRE;
