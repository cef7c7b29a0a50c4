import { board as columns, map } from '@bivouac/guns-of-gettysburg/data';
import type { Art } from '@bivouac/guns-of-gettysburg/picture';
import type { Board, Place } from '../web-game.ts';
import { beside, type Metres, onSheet, SHEET, type Spot } from './geometry.ts';
import { lines, type PositionLine } from './lines.ts';
import { offset, piece, pile } from './pieces.ts';

// Places: areas below, positions over their edges, and the spots beside the map.

const point = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const outlineOf = (spots: readonly Spot[]): string => `M${spots.map(point).join('L')}Z`;

const BAND = 15; // half as wide as what counts as pointing at a position
const SHORT = 0.09; // its ends belong to the crossings
function bandOf({ from, to, along: [ux, uy] }: PositionLine): string {
  const cut = (a: number, b: number): number => (b - a) * SHORT;
  const [a, b]: readonly Spot[] = [
    [from[0] + cut(from[0], to[0]), from[1] + cut(from[1], to[1])],
    [to[0] - cut(from[0], to[0]), to[1] - cut(from[1], to[1])],
  ];
  const shifted = ([x, y]: Spot, by: number): Spot => [x - uy * by, y + ux * by];
  return outlineOf([shifted(a!, -BAND), shifted(b!, -BAND), shifted(b!, BAND), shifted(a!, BAND)]);
}

const ROUND = 40;
const circle = ([x, y]: Spot): string =>
  `M${point([x - ROUND, y])}a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${-2 * ROUND} 0Z`;

const areaPlaces: readonly Place[] = map.areas.map(({ id, centre, polygon, positions }, area) => {
  const [x, y] = onSheet(centre);
  const entry = columns.entrance[area]!;
  const spots = [
    ...(columns.partial[area] === 1 ? [`off-${id}`] : []),
    ...(entry < 0 ? [] : [columns.pointIds[entry]!]),
  ];
  return { id, x, y, outline: outlineOf(polygon.map(onSheet)), neighbours: [...positions, ...spots] };
});

const positionPlaces: readonly Place[] = [...lines.values()].map((line, i) => ({
  id: line.id,
  ...{ x: line.middle[0], y: line.middle[1], outline: bandOf(line) },
  neighbours: [...line.areas, ...columns.adjacent[i]!.map(next => columns.positionIds[next]!)],
}));

const spotPlace = (id: string, at: Spot, neighbours: readonly string[]): Place => ({
  ...{ id, x: at[0], y: at[1], outline: circle(at), neighbours },
});
/** Where its road meets the edge of the map. */
const pointPlaces: readonly Place[] = map.entryPoints.map(({ id, road, areas }) =>
  spotPlace(id, beside(onSheet(map.roads.find(each => each.id === road)!.line[0]!)), areas),
);
const middleOf = (line: readonly Metres[]): Spot => {
  const [a, b] = [onSheet(line[0]!), onSheet(line[line.length - 1]!)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};
const offPlaces: readonly Place[] = map.areas
  .filter(({ partial, border }) => partial && border.length > 0)
  .map(({ id, border }) => spotPlace(`off-${id}`, beside(middleOf(border[0]!)), [id]));

export const board: Board<Art> = {
  sheet: '/boards/guns-of-gettysburg.svg',
  width: SHEET.width,
  height: SHEET.height,
  places: [...areaPlaces, ...offPlaces, ...pointPlaces, ...positionPlaces],
  zones: true,
  long: [-56, -19, 112, 38],
  piece,
  pile,
  offset,
};
