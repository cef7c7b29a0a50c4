import type { MapFile } from './edition.ts';

/**
 * A map as columns. A **face** is a position looked at from one of its areas: face 2p looks into `areas[0]` of position p,
 * face 2p + 1 into `areas[1]`; `face ^ 1` looks the other way. Terrain belongs to the face it is printed on.
 */
export interface Board {
  readonly areaIds: readonly string[];
  readonly positionIds: readonly string[];
  readonly pointIds: readonly string[];
  readonly areas: number;
  readonly positions: number;
  readonly areaOf: Int16Array; // face → the area it looks into
  readonly ridge: Uint8Array; // face → cannon symbols, 0 to 3
  readonly steep: Uint8Array; // face → 1
  readonly obstructed: Uint8Array; // face → 1
  readonly positionsOf: readonly (readonly number[])[]; // area → the positions round it
  readonly crossingsOf: readonly (readonly number[])[]; // position → one or two crossings
  readonly positionsAt: readonly (readonly number[])[]; // crossing → the positions that meet there
  readonly adjacent: readonly (readonly number[])[]; // position → those sharing a crossing
  readonly neighbours: readonly (readonly Neighbour[])[]; // area → areas sharing a position
  readonly distance: Uint8Array; // area × area → areas apart
  readonly partial: Uint8Array; // area → 1
  readonly town: Uint8Array; // area → 1
  readonly lines: readonly (readonly Neighbour[])[]; // face → areas of special lines of sight, and what lies between
  readonly points: readonly Point[];
  readonly entrance: Int8Array; // area → its entry point, or -1
  readonly closed: Uint8Array; // position → 1: it bounds a Confederate entry area
}
export interface Neighbour {
  readonly area: number;
  readonly gates: readonly number[]; // the positions between
}
/** An entry point: its side, areas, and the main road inwards, area by area with the position before each. */
export interface Point {
  readonly side: number;
  readonly areas: readonly number[];
  readonly road: readonly Stage[];
}

/** A road enters this area by this position (-1: from the map edge) and meets others there. */
export interface Stage {
  readonly area: number;
  readonly position: number;
  readonly junctions: readonly number[];
}

export const frontOf = (position: number, side: number): number => 2 * position + side;
export const positionOf = (face: number): number => face >> 1;

export function compileBoard(map: MapFile): Board {
  const areaIds = map.areas.map(area => area.id);
  const positionIds = map.positions.map(position => position.id);
  const crossingIds = map.crossings.map(crossing => crossing.id);
  const areaNumber = numbered(areaIds);
  const crossingsOf = map.positions.map(position => position.crossings.map(numbered(crossingIds)));
  const positionsAt = crossingIds.map((_, c) => indices(crossingsOf, each => each.includes(c)));
  const faces = map.positions.flatMap(position => position.areas.map(area => ({ area, ...position.sides[area]! })));
  const areaOf = Int16Array.from(faces, face => areaNumber(face.area));
  const positionsOf = map.areas.map(area => area.positions.map(numbered(positionIds))); // §3.1b
  const neighbours = positionsOf.map((around, area) => neighboursOf(around, area, areaOf));
  const points = pointsOf(map, areaNumber, numbered(positionIds));
  return {
    areaIds,
    positionIds,
    pointIds: map.entryPoints.map(point => point.id),
    areas: areaIds.length,
    positions: positionIds.length,
    areaOf,
    ridge: Uint8Array.from(faces, face => face.ridge), // §3.2b
    steep: Uint8Array.from(faces, face => Number(face.steep)),
    obstructed: Uint8Array.from(faces, face => Number(face.obstructed)),
    positionsOf,
    crossingsOf,
    positionsAt,
    adjacent: crossingsOf.map((crossings, p) => [
      ...new Set(crossings.flatMap(c => positionsAt[c]!).filter(other => other !== p)),
    ]),
    neighbours,
    distance: distances(neighbours),
    partial: Uint8Array.from(map.areas, area => Number(area.partial)),
    town: Uint8Array.from(map.areas, area => Number(area.town)),
    lines: faces.map(({ area }, face) => linesOf(map, neighbours, areaNumber, area, positionIds[face >> 1]!)),
    points,
    entrance: Int8Array.from(areaIds, (_, area) => points.findIndex(point => point.areas.includes(area))),
    closed: closedTo(points, positionsOf, positionIds.length),
  };
}

const numbered = (ids: readonly string[]): ((id: string) => number) => {
  const numbers = new Map(ids.map((id, i) => [id, i]));
  return id => {
    const found = numbers.get(id);
    if (found === undefined) throw new Error(`the map has no ${id}`);
    return found;
  };
};
const indices = <T>(items: readonly T[], holds: (item: T) => boolean): number[] =>
  items.flatMap((item, i) => (holds(item) ? [i] : []));

function neighboursOf(around: readonly number[], area: number, areaOf: Int16Array): readonly Neighbour[] {
  const beyond = (p: number): number => (areaOf[2 * p] === area ? areaOf[2 * p + 1]! : areaOf[2 * p]!);
  return [...new Set(around.map(beyond))].map(other => ({
    area: other,
    gates: around.filter(p => beyond(p) === other),
  }));
}

function linesOf(
  map: MapFile,
  neighbours: readonly (readonly Neighbour[])[],
  areaNumber: (id: string) => number,
  front: string,
  position: string,
): readonly Neighbour[] {
  return map.specialLines
    .filter(line => line.position === position && line.front === front)
    .map(line => neighbours[areaNumber(front)]!.find(({ area }) => area === areaNumber(line.target))!);
}

function pointsOf(map: MapFile, area: (id: string) => number, position: (id: string) => number): readonly Point[] {
  return map.entryPoints.map(point => ({
    side: point.side === 'union' ? 0 : 1,
    areas: point.areas.map(area),
    road: map.roads
      .find(road => road.id === point.road)!
      .path.map(step => ({
        area: area(step.area),
        position: step.position ? position(step.position) : -1,
        junctions: indices(map.junctions, ({ area: at, roads }) => at === step.area && roads.includes(point.road)),
      })),
  }));
}

function closedTo(points: readonly Point[], positionsOf: readonly (readonly number[])[], count: number): Uint8Array {
  const closed = new Uint8Array(count);
  for (const { side, areas } of points)
    for (const area of side === 1 ? areas : []) for (const p of positionsOf[area]!) closed[p] = 1;
  return closed;
}

/** Area steps between any two areas; corners do not join. */
function distances(neighbours: readonly (readonly Neighbour[])[]): Uint8Array {
  const n = neighbours.length;
  const found = new Uint8Array(n * n).fill(255);
  for (let from = 0; from < n; from++) {
    const queue = [from];
    found[from * n + from] = 0;
    for (const area of queue) {
      for (const { area: next } of neighbours[area]!) {
        if (found[from * n + next] !== 255) continue;
        found[from * n + next] = found[from * n + area]! + 1;
        queue.push(next);
      }
    }
  }
  return found;
}
