import { type Holding, pointIn, type Sprite, wordOf } from '@bivouac/desk';
import type { Point as Spot } from '@bivouac/kernel';
import type { Board, Place } from '../games/web-game.ts';
import type { Point } from './camera.ts';

/** A piece with its spot on the sheet. */
export interface Laid {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly turn: number; // degrees
  readonly waiting: boolean; // beside the map, shown at the place where it would come in
}
export interface Stack {
  readonly key: string;
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly waiting: boolean;
  readonly laid: readonly Laid[]; // from the bottom up
}

/** The places of a board by their words; on a plane every point is a place of its own. */
export interface Places {
  get(word: string): Place | undefined;
  has(word: string): boolean;
}
export function placeMap(board: Board, laid: () => readonly Place[] = () => []): Places {
  const printed = new Map(board.places.map(place => [place.id, place]));
  const get = (word: string): Place | undefined =>
    printed.get(word) ?? pointPlace(board, word) ?? laid().find(({ id }) => id === word);
  return { get, has: word => get(word) !== undefined };
}

/** A point of the plane on the sheet, and back. */
export const onSheet = ({ plane }: Board, { x, y }: Spot): Point => [x / (plane?.unit ?? 1), y / (plane?.unit ?? 1)];
export const onPlane = ({ plane }: Board, [x, y]: Point): Spot => ({
  x: Math.round(x * (plane?.unit ?? 1)),
  y: Math.round(y * (plane?.unit ?? 1)),
});

function pointPlace(board: Board, word: string): Place | undefined {
  const { plane, width, height } = board;
  const point = plane ? pointIn(word) : null;
  if (!plane || !point) return undefined;
  const [x, y] = onSheet(board, point);
  if (x < 0 || y < 0 || x > width || y > height) return undefined;
  const r = plane.around;
  const outline = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return { id: word, x, y, outline, neighbours: [] };
}

const OUT = 66; // how far outside its place a piece waits

/** Where pieces wait to come in: outside the place, away from the middle of the sheet. */
export function waitingSpot(board: Board, place: Place): Point {
  const dx = place.x - board.width / 2;
  const dy = place.y - board.height / 2;
  const sideways = Math.abs(dx) / board.width > Math.abs(dy) / board.height;
  return sideways ? [place.x + Math.sign(dx) * OUT, place.y] : [place.x, place.y + Math.sign(dy) * OUT];
}

interface Group {
  readonly place: Place;
  readonly waiting: boolean;
  readonly sprites: Sprite[];
}

/** Pieces by place, those of the places named last on top of all others. */
export function stacksOf(
  board: Board,
  places: Places,
  sprites: readonly Sprite[],
  waiting: readonly Sprite[] = [],
  above: ReadonlySet<string> = new Set(),
): readonly Stack[] {
  const groups = new Map<string, Group>();
  const add = (sprite: Sprite, isWaiting: boolean): void => {
    const place = places.get(wordOf(sprite.at));
    if (!place) return;
    const key = isWaiting ? `+${place.id}` : place.id;
    const group = groups.get(key) ?? { place, waiting: isWaiting, sprites: [] };
    group.sprites.push(sprite);
    groups.set(key, group);
  };
  for (const sprite of sprites) add(sprite, false);
  for (const sprite of waiting) add(sprite, true);
  const order = ([, a]: [string, Group], [, b]: [string, Group]): number =>
    Number(above.has(a.place.id)) - Number(above.has(b.place.id)) || a.place.y - b.place.y || a.place.x - b.place.x;
  return [...groups].sort(order).map(([key, group]) => stackOf(board, key, group));
}

function stackOf(board: Board, key: string, { place, waiting, sprites }: Group): Stack {
  const [x, y] = waiting ? waitingSpot(board, place) : [place.x, place.y];
  const ranked = [...sprites].sort((a, b) => a.rank - b.rank);
  const laid = ranked.map((sprite, i) => {
    const [dx, dy] = board.offset(i, ranked.length, sprite);
    return { sprite, x: x + dx, y: y + dy, turn: turnOf(sprite), waiting };
  });
  return { key, place, x, y, waiting, laid };
}

export const turnOf = ({ at }: Pick<Sprite, 'at'>): number => (typeof at === 'string' ? 0 : (at.turn ?? 0));
/** Where a piece is drawn, and which way it faces. */
export const posture = ({ x, y, turn }: Pick<Laid, 'x' | 'y' | 'turn'>): string =>
  turn === 0 ? `translate(${x}px, ${y}px)` : `translate(${x}px, ${y}px) rotate(${turn}deg)`;

export const heldSprites = (holdings: readonly Holding[]): readonly Sprite[] =>
  holdings.flatMap(holding => holding.items.map(item => item.sprite));

/** The pieces of a stack side by side, at most `wide` in a row, around its place. */
export function fanned(count: number, wide = 5, step = 64): readonly Point[] {
  const rows = Math.ceil(count / wide);
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const length = Math.min(inRow, count - row * inRow);
    return [((i % inRow) - (length - 1) / 2) * step, (row - (rows - 1) / 2) * step];
  });
}

export type Direction = 'left' | 'right' | 'up' | 'down';
const TOWARDS: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The neighbour that lies that way; going straight on up or down keeps to a column. */
export function neighbourTo(places: Places, from: string, direction: Direction, column: number): string | null {
  const here = places.get(from);
  if (!here) return null;
  const [ux, uy] = TOWARDS[direction];
  let best: { readonly id: string; readonly worth: number } | null = null;
  for (const id of here.neighbours) {
    const there = places.get(id);
    if (!there) continue;
    const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
    const forward = ((there.x - here.x) * ux + (there.y - here.y) * uy) / length;
    if (forward < 0.4) continue;
    const astray = uy === 0 ? 0 : Math.abs(there.x - column) / 10_000;
    const worth = forward - astray;
    if (!best || worth > best.worth + 1e-9) best = { id, worth };
  }
  return best?.id ?? null;
}

/** The nearest of these that lies that way, for boards without neighbours. */
export function onwardTo(places: Places, from: Place, direction: Direction, words: readonly string[]): string | null {
  const [ux, uy] = TOWARDS[direction];
  let best: { readonly word: string; readonly far: number } | null = null;
  for (const word of words) {
    const there = places.get(word);
    const length = there ? Math.hypot(there.x - from.x, there.y - from.y) : 0;
    if (!there || length === 0) continue;
    const forward = ((there.x - from.x) * ux + (there.y - from.y) * uy) / length;
    const far = length * (2 - forward);
    if (forward >= 0.4 && (!best || far < best.far)) best = { word, far };
  }
  return best?.word ?? null;
}

/** The point a step further that way, on the sheet. */
export function steppedTo(board: Board, from: Place, direction: Direction): string {
  const [ux, uy] = TOWARDS[direction];
  const step = board.plane?.step ?? 0;
  const within = (at: number, most: number): number => Math.max(0, Math.min(most, at));
  return wordOf(onPlane(board, [within(from.x + ux * step, board.width), within(from.y + uy * step, board.height)]));
}

/** So many pieces at one spot of a stack that cannot be seen, because others lie exactly on them. */
export interface Covered {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}
/** A fort is larger than the units in it: only what is of one kind hides what lies under it. */
export function coveredIn({ laid }: Stack): readonly Covered[] {
  const spots = new Map<string, Covered>();
  for (const { sprite, x, y } of laid) {
    const key = `${x},${y},${sprite.art.kind}`;
    spots.set(key, { x, y, count: (spots.get(key)?.count ?? -1) + 1 });
  }
  return [...spots.values()].filter(({ count }) => count > 0);
}

/** One number for the whole stack, where the lowest of them lies. */
export function allCovered(stack: Stack): Covered | null {
  const covered = coveredIn(stack);
  if (covered.length === 0) return null;
  const lowest = covered.reduce((low, each) => (each.y > low.y ? each : low));
  return { ...lowest, count: covered.reduce((sum, { count }) => sum + count, 0) };
}
