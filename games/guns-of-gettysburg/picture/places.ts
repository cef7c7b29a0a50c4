import type { Text } from '@bivouac/kernel';
import { board, SIDES } from '../data/index.ts';
import { dx } from '../text/desk/keys.ts';

// What every place is: areas, positions on their edges, and the spots beside the map. It never changes.

const sideOf = (point: number): string => SIDES[board.points[point]!.side as 0 | 1];

function groundOf(face: number): string {
  const ridge = board.ridge[face]!;
  const told = [
    ridge > 0 ? `ridge${ridge}` : '',
    board.steep[face] === 1 ? 'steep' : '',
    board.obstructed[face] === 1 ? 'obstructed' : '',
  ];
  return told.filter(each => each !== '').join(' ');
}

const areaText = (id: string, area: number): Text => {
  const entrance = board.entrance[area]!;
  const entry = entrance < 0 ? '' : board.pointIds[entrance]!;
  return dx('desk.area', { area: id, town: board.town[area]!, entry, leave: board.partial[area]! }, '§3.1a');
};
const positionText = (position: string, number: number): Text => {
  const faces = [2 * number, 2 * number + 1];
  const areas = faces.map(face => board.areaIds[board.areaOf[face]!]!);
  return dx('desk.position', { position, areas, grounds: faces.map(groundOf) }, '§3.2a');
};
const pointText = (place: string, point: number): Text => dx('desk.beside', { place, side: sideOf(point) }, '§11.1e');

const partial = board.areaIds.filter((_, area) => board.partial[area] === 1);

export const places: Readonly<Record<string, Text>> = Object.fromEntries([
  ...board.areaIds.map((id, area) => [id, areaText(id, area)] as const),
  ...board.positionIds.map((id, position) => [id, positionText(id, position)] as const),
  ...board.pointIds.map((id, point) => [id, pointText(id, point)] as const),
  ...partial.map(id => [`off-${id}`, dx('desk.beside', { place: `off-${id}`, side: '' }, '§10.3c')] as const),
]);
