// Where the hexes lie on the sheet: shared by the drawing of the board and by the client.

const WIDE = 100; // a hex is 100 units wide
export const RADIUS = WIDE / Math.sqrt(3);
export const SHEET = { width: 1250, height: 21 * 86.6 + 110 };

const ROWS = 'ABCDEFGHIJKLMNOPQRSTU';

/** The centre of a hex: rows from A in the south, even letters half a hex east. */
export function centre(hex: string): readonly [number, number] {
  const row = ROWS.indexOf(hex.charAt(0)) + 1;
  const x = Number(hex.slice(1)) + (row % 2 === 0 ? 0.5 : 0);
  return [x * WIDE, (21 - row) * WIDE * 0.8660254 + 70];
}
