import type { Free, Point, Size } from './camera.ts';
import type { Edge } from './edges.ts';

// Room for pointers at the edge: none covers another, nor a piece that may be clicked.

export type Side = 'l' | 'r' | 't' | 'b';
/** What lies in the window, and how wide a pointer with its name is. */
export interface Room {
  wide(edge: Edge): number;
  readonly top: number; // so far down something lies over the window
  readonly pieces: readonly Free[]; // that may be clicked: never covered
  readonly goals: readonly Free[]; // that may be chosen: covered only if there is no other room
}

const [BARE, HIGH] = [46, 46]; // of a pointer without a name
const NUMBER = 25; // a number makes it so much wider
const OVERHANG = 14; // of a pointer beyond its point, at the left and right
const MOST = 0.6; // of the window: wider ones lose their name
const GAP = 4;
const STEP = HIGH / 2;

export const sideOf = ([x, y]: Point, { width, height }: Size): Side => {
  const far: readonly [Side, number][] = [['l', x], ['r', width - x], ['t', y], ['b', height - y]]; // biome-ignore format: one line
  return far.toSorted((a, b) => a[1] - b[1])[0]![0];
};

export function boxOf({ x, y, side }: Pick<Edge, 'x' | 'y' | 'side'>, wide: number): Free {
  const left = side === 'l' ? x - OVERHANG : side === 'r' ? x + OVERHANG - wide : x - wide / 2;
  return { left, right: left + wide, top: y - HIGH / 2, bottom: y + HIGH / 2 };
}
const meets = (a: Free, b: Free): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** 0, 1, -1, 2, -2, … */
const STEPS = Array.from({ length: 41 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2));
const within = (at: number, margin: number, size: number): number => Math.max(margin, Math.min(size - margin, at));

/** The nearest spot along its side where it meets nothing of this. */
function spot(edge: Edge, wide: number, view: Size, avoid: readonly Free[]): Edge | null {
  for (const step of STEPS) {
    const across = edge.side === 't' || edge.side === 'b';
    const to = across
      ? { ...edge, x: within(edge.x + step * STEP, wide / 2 + GAP, view.width) }
      : { ...edge, y: within(edge.y + step * STEP, HIGH / 2 + GAP, view.height) };
    if (!avoid.some(box => meets(box, boxOf(to, wide)))) return to;
  }
  return null;
}

/** With its name on free ground; else over a goal; else an arrow alone; else not at all. */
export function roomed(edges: readonly Edge[], view: Size, room: Room): readonly Edge[] {
  const done: { readonly edge: Edge; readonly box: Free }[] = [];
  for (const each of edges) {
    const edge = each.side === 't' ? { ...each, y: Math.max(each.y, room.top + HIGH / 2 + GAP) } : each;
    const [named, bare] = [room.wide(edge), BARE + NUMBER * Math.min(1, edge.numbers.length)];
    const hard = [...room.pieces, ...done.map(({ box }) => box)];
    const fits = named <= MOST * view.width;
    const whole = fits ? (spot(edge, named, view, [...hard, ...room.goals]) ?? spot(edge, named, view, hard)) : null;
    const alone = whole ? null : spot({ ...edge, bare: true }, bare, view, hard);
    const found = whole ?? alone;
    if (found) done.push({ edge: found, box: boxOf(found, whole ? named : bare) });
  }
  return done.map(({ edge }) => edge);
}
