/** The border around many places together: the sides that no two of them share. Places that are no polygons keep their own. */
export function borderOf(outlines: readonly string[]): string {
  const sides = new Map<string, string | null>(); // null: met twice
  const whole: string[] = [];
  for (const outline of outlines) {
    const corners = cornersOf(outline);
    if (!corners) whole.push(outline);
    corners?.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const key = [corner, next].map(named).sort().join(' ');
      sides.set(key, sides.has(key) ? null : `M${corner.join(' ')}L${next.join(' ')}`);
    });
  }
  return [...whole, ...[...sides.values()].filter(side => side !== null)].join('');
}

type Corner = readonly [number, number];
/** Drawn sides meet within a unit. */
const named = ([x, y]: Corner): string => `${Math.round(x)},${Math.round(y)}`;

const POLYGON = /^M(?:-?[\d.]+[ ,]-?[\d.]+L?)+Z$/;
function cornersOf(outline: string): readonly Corner[] | null {
  if (!POLYGON.test(outline)) return null;
  const numbers = outline.match(/-?[\d.]+/g)!.map(Number);
  return numbers.flatMap((x, i): Corner[] => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : []));
}
