import { campaignNamed } from '@bivouac/gcacw/data';
import type { Art } from '@bivouac/gcacw/picture';
import type { Board, Place } from '../web-game.ts';
import { type Bounds, centre, HIGH, MARGIN, RADIUS, type Size, sheetOf } from './geometry.ts';
import { offset, piece, pile } from './pieces.ts';

// The board of a scenario: its map, or the part of it that is played on.

const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const CORNERS = [0, 1, 2, 3, 4, 5].map(i => [
  RADIUS * Math.cos((i * Math.PI) / 3),
  RADIUS * Math.sin((i * Math.PI) / 3),
]);
const outlineAt = (x: number, y: number): string =>
  `M${CORNERS.map(([dx, dy]) => point([x + dx!, y + dy!])).join('L')}Z`;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The box around the hexes of a scenario, with its margin. */
function partOf(map: Size, bounds: Bounds | null): Part {
  if (!bounds) return { x: 0, y: 0, ...sheetOf(map) };
  const two = (n: number): string => String(n).padStart(2, '0');
  const [west, east] = bounds.columns;
  const [north, south] = bounds.rows;
  const [left, top] = centre(two(west % 2 === 1 ? west : west + 1) + two(north));
  const [right, bottom] = centre(two(east % 2 === 0 ? east : east - 1) + two(south));
  const [x, y] = [left - RADIUS - MARGIN - (west % 2 === 1 ? 0 : RADIUS * 1.5), top - HIGH / 2 - MARGIN];
  const width = right + RADIUS + MARGIN + (east % 2 === 0 ? 0 : RADIUS * 1.5) - x;
  return { x, y, width, height: bottom + HIGH / 2 + MARGIN - y };
}

export function boardOf(scenario: string): Board<Art> {
  const { board, map, scenario: played } = campaignNamed(scenario);
  const part = partOf(map, played.bounds);
  const hexes = board.hexIds.flatMap((id, hex) => (board.onMap[hex] === 1 ? [{ id, hex }] : []));
  const placeOf = ({ id, hex }: { id: string; hex: number }): Place => {
    const [x, y] = centre(id);
    const around = Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0);
    const at = { x: x - part.x, y: y - part.y };
    return { id, ...at, outline: outlineAt(at.x, at.y), neighbours: around.map(next => board.hexIds[next]!) };
  };
  const places = hexes.map(placeOf);
  return {
    sheet: `/boards/gcacw/${map.id}.svg`,
    ...{ width: part.width, height: part.height, places, numbered: true, zones: true },
    ...(played.bounds ? { part: { x: part.x, y: part.y, played: places.map(({ outline }) => outline).join('') } } : {}),
    ...{ cost: [0, 40] as const, piece, pile, offset },
  };
}
