import type { Holding, Sprite } from '@bivouac/desk';
import type { Board, Place } from '../games/web-game.ts';
import type { Point } from './camera.ts';

/** A piece with its spot on the sheet. */
export interface Laid {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
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

export const placeMap = (board: Board): ReadonlyMap<string, Place> =>
  new Map(board.places.map(place => [place.id, place]));

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
  places: ReadonlyMap<string, Place>,
  sprites: readonly Sprite[],
  waiting: readonly Sprite[] = [],
  above: ReadonlySet<string> = new Set(),
): readonly Stack[] {
  const groups = new Map<string, Group>();
  const add = (sprite: Sprite, isWaiting: boolean): void => {
    const place = places.get(sprite.place);
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
    return { sprite, x: x + dx, y: y + dy, waiting };
  });
  return { key, place, x, y, waiting, laid };
}

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
export function neighbourTo(
  places: ReadonlyMap<string, Place>,
  from: string,
  direction: Direction,
  column: number,
): string | null {
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

/** So many pieces at one spot of a stack that cannot be seen, because others lie exactly on them. */
export interface Covered {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}
/** A fort is larger than the units in it: only what is of one kind hides what lies under it. */
const kindOf = ({ art }: Sprite): string => String((art as { readonly kind?: string } | null)?.kind ?? '');
export function coveredIn({ laid }: Stack): readonly Covered[] {
  const spots = new Map<string, Covered>();
  for (const { sprite, x, y } of laid) {
    const key = `${x},${y},${kindOf(sprite)}`;
    spots.set(key, { x, y, count: (spots.get(key)?.count ?? -1) + 1 });
  }
  return [...spots.values()].filter(({ count }) => count > 0);
}
