/** map.json against itself and against the other files. */
import { complain, repeated, sameList } from '@bivouac/edition';
import type { Area, Edition, MapFile, Position } from './edition.ts';

const COUNTS = { areas: 130, positions: 299, crossings: 170 } as const;

export function checkMap({ map }: Edition): readonly string[] {
  return [
    ...(Object.keys(COUNTS) as (keyof typeof COUNTS)[]).flatMap(part =>
      complain(map[part].length !== COUNTS[part], `must hold ${COUNTS[part]} ${part}, found ${map[part].length}`),
    ),
    ...[map.areas, map.positions, map.crossings, map.roads, map.entryPoints].flatMap(all =>
      repeated(all.map(each => each.id)).map(id => `${id} is listed more than once`),
    ),
    ...map.positions.flatMap(position => positionProblems(map, position).map(line => `${position.id}: ${line}`)),
    ...map.areas.flatMap(area => areaProblems(map, area).map(line => `${area.id}: ${line}`)),
    ...map.crossings.flatMap(({ id }) =>
      complain(
        map.positions.filter(each => each.crossings.includes(id)).length < 3,
        `${id}: fewer than 3 positions meet`,
      ),
    ),
    ...roadProblems(map),
    ...pointProblems(map),
    ...lineProblems(map),
    ...objectiveProblems(map),
  ].map(line => `map.json: ${line}`);
}

const areaIn = (map: MapFile, id: string): Area | undefined => map.areas.find(area => area.id === id);
const positionIn = (map: MapFile, id: string): Position | undefined => map.positions.find(each => each.id === id);

function positionProblems(map: MapFile, { id, areas, crossings, sides }: Position): readonly string[] {
  return [
    ...areas.flatMap(area => complain(!areaIn(map, area), `no such area ${area}`)),
    ...areas.flatMap(area => complain(areaIn(map, area)?.positions.includes(id) === false, `${area} does not list it`)),
    ...complain(areas[0] === areas[1], 'has the same area on both sides'),
    ...complain(!sameList(Object.keys(sides).sort(), [...areas].sort()), 'terrain must stand for its two areas'),
    ...complain(crossings.length > 2, 'has more than two crossings'),
    ...crossings.flatMap(c => complain(!map.crossings.some(each => each.id === c), `no such crossing ${c}`)),
  ];
}

function areaProblems(map: MapFile, { id, positions, border, partial }: Area): readonly string[] {
  return [
    ...repeated(positions).map(each => `lists ${each} more than once`),
    ...positions.flatMap(each => complain(!positionIn(map, each), `no such position ${each}`)),
    ...positions.flatMap(each => complain(positionIn(map, each)?.areas.includes(id) === false, `${each} is elsewhere`)),
    ...complain(partial !== border.length > 0, 'is partial exactly if the map edge cuts it'),
  ];
}

/** A road goes from area to area by positions that lie between them. */
function roadProblems(map: MapFile): readonly string[] {
  return map.roads.flatMap(({ id, path }) =>
    path.flatMap(({ area, position }, i) => {
      const before = path[i - 1]?.area;
      const between = position ? positionIn(map, position)?.areas : undefined;
      const fits =
        i === 0 ? position === undefined : before !== undefined && between?.includes(area) && between.includes(before);
      return complain(!fits || !areaIn(map, area), `road ${id}: step ${i + 1} to ${area} does not lead on`);
    }),
  );
}

function pointProblems(map: MapFile): readonly string[] {
  return map.entryPoints.flatMap(({ id, road, areas }) => {
    const main = map.roads.find(each => each.id === road && each.main);
    return [
      ...complain(!main, `entry point ${id}: ${road} is no main road`),
      ...areas.flatMap(area => complain(!areaIn(map, area)?.partial, `entry point ${id}: ${area} is no partial area`)),
      ...complain(
        main !== undefined && !areas.some(area => area === main.path[0]?.area),
        `entry point ${id}: its road begins elsewhere`,
      ),
    ];
  });
}

/** The target of a special line shares a position with the front area. */
function lineProblems(map: MapFile): readonly string[] {
  return map.specialLines.flatMap(({ position, front, target }) => {
    const between = map.positions.some(each => each.areas.includes(front) && each.areas.includes(target));
    return [
      ...complain(!positionIn(map, position)?.areas.includes(front), `line ${position}: ${front} is not beside it`),
      ...complain(!between, `line ${position}: ${target} does not share a position with ${front}`),
    ];
  });
}

function objectiveProblems(map: MapFile): readonly string[] {
  return [
    ...map.objectives.flatMap(area =>
      complain(areaIn(map, area)?.partial !== false, `objective ${area} must be a whole area`),
    ),
    ...repeated(map.objectives).map(area => `objective ${area} is named twice`),
    ...map.historicalBuford.flatMap(id => complain(!positionIn(map, id), `no such position ${id} for Buford`)),
    ...map.junctions.flatMap(({ id, area, roads }) =>
      roads.flatMap(road =>
        complain(
          !map.roads.find(each => each.id === road)?.path.some(step => step.area === area),
          `junction ${id}: ${road} does not reach it`,
        ),
      ),
    ),
  ];
}
