import { grid, hexIds } from '@bivouac/gettysburg-1988/data';
import type { Art } from '@bivouac/gettysburg-1988/picture';
import type { Board, Place } from '../web-game.ts';
import { centre, RADIUS, SHEET } from './geometry.ts';
import { offset, piece, pile } from './pieces.ts';

const corner = (x: number, y: number, i: number): string =>
  `${(x + RADIUS * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - RADIUS * Math.cos((i * Math.PI) / 3)).toFixed(1)}`;

const placeOf = (id: string, hex: number): Place => {
  const [x, y] = centre(id);
  const outline = `M${[0, 1, 2, 3, 4, 5].map(i => corner(x, y, i)).join('L')}Z`;
  const around = Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0);
  return { id, x, y, outline, neighbours: around.map(next => hexIds[next]!) };
};

export const board: Board<Art> = {
  sheet: '/boards/gettysburg-1988.svg',
  width: SHEET.width,
  height: SHEET.height,
  places: hexIds.map(placeOf),
  numbered: true,
  zones: true,
  piece,
  pile,
  offset,
};
