import { arrows, landings, neighbours, spaceIds } from '@bivouac/wilderness-war/data';
import type { Art } from '@bivouac/wilderness-war/picture';
import type { Board, Place } from '../web-game.ts';
import { boxes, centre, outline, SHEET } from './geometry.ts';
import { offset, piece, pile } from './pieces.ts';

/** Where the arrow keys go from the militia boxes, and back. */
const BESIDE: Readonly<Record<string, string>> = {
  'militia-st-lawrence': 'oswegatchie',
  'militia-northern': 'halifax',
  'militia-southern': 'augusta',
};
/** Links, arrows both ways, and the boxes: the keys reach everything. */
const steps: readonly (readonly [string, string])[] = [
  ...spaceIds.flatMap((id, i) =>
    [...neighbours[i]!, ...arrows[i]!, ...landings[i]!].map(next => [id, spaceIds[next]!] as const),
  ),
  ...Object.entries(BESIDE),
];
const around = new Map<string, Set<string>>();
for (const [a, b] of steps) {
  around.set(a, (around.get(a) ?? new Set()).add(b));
  around.set(b, (around.get(b) ?? new Set()).add(a));
}

const placeOf = (id: string): Place => {
  const [x, y] = centre(id);
  return { id, x, y, outline: outline(id), neighbours: [...(around.get(id) ?? [])] };
};

const ids = [...new Set([...spaceIds, ...boxes.map(box => box.id)])];

export const board: Board<Art> = {
  sheet: '/boards/wilderness-war.svg',
  width: SHEET.width,
  height: SHEET.height,
  places: ids.map(placeOf),
  cost: [28, -26], // names stand below and beside
  piece,
  pile,
  offset,
};
