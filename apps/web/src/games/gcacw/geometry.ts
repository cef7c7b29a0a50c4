// Where the hexes lie on a sheet: shared by the drawing of the boards and by the client. Flat tops; odd columns stand half a hex higher.

export const RADIUS = 56;
const ACROSS = RADIUS * 1.5; // from column to column
export const HIGH = RADIUS * Math.sqrt(3);
/** Beside the map: room for units that are to come in. */
export const MARGIN = 96;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}
export interface Bounds {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** The centre of a hex such as `1211`: column 12, the eleventh from the top. */
export function centre(hex: string): readonly [number, number] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return [MARGIN + RADIUS + (column - 1) * ACROSS, MARGIN + (row - (column % 2 === 1 ? 0.5 : 0)) * HIGH];
}
export const sheetOf = ({ columns, rows }: Size): { readonly width: number; readonly height: number } => ({
  width: 2 * MARGIN + 2 * RADIUS + (columns - 1) * ACROSS,
  height: 2 * MARGIN + (rows + 0.5) * HIGH,
});

/** Where a hex's side in a direction of the rules lies from its centre: 0 north-east, 1 north, and so on against the clock. */
export function sideAt(direction: number): readonly [number, number] {
  const angle = ((30 + direction * 60) * Math.PI) / 180;
  return [(Math.cos(angle) * HIGH) / 2, (-Math.sin(angle) * HIGH) / 2];
}
