/** scenarios.json against itself: legal armies on their strips, hills with crests on them, options that exist. */
import { complain, repeated } from '@bivouac/edition';
import { type Edition, type Piece, type Scenario, SIDES, type SideName, type Unit } from './edition.ts';

type Point = readonly [number, number];

export function checkScenarios({ scenarios: file, terrain }: Edition): readonly string[] {
  const lines = new Set(terrain.kinds.filter(kind => kind.shape === 'line').map(kind => kind.id));
  const ids = file.options.map(({ id }) => id);
  return [
    ...repeated(file.scenarios.map(({ id }) => id)).map(id => `${id} is listed more than once`),
    ...file.scenarios.flatMap(each => scenarioProblems(each, lines).map(line => `${each.id}: ${line}`)),
    ...file.options.flatMap(({ id, requires }) =>
      complain(requires !== null && !ids.includes(requires), `${id} requires ${requires}, which is no option`),
    ),
  ].map(line => `scenarios.json: ${line}`);
}

function scenarioProblems(scenario: Scenario, lines: ReadonlySet<string>): readonly string[] {
  const { terrain, forces, breakpoint, table, strip } = scenario;
  const halves = SIDES.map(side => Math.ceil(basesOf(forces[side].units) / 2)); // §3-break-a
  return [
    ...complain(breakpoint !== Math.min(...halves), `breakpoint must be ${Math.min(...halves)}, found ${breakpoint}`),
    ...complain(3 * strip !== table[1], 'the strips must be thirds of the table'), // §3-terr-e
    ...repeated([...terrain, ...SIDES.flatMap(side => forces[side].units)].map(({ id }) => id)).map(
      id => `${id} is listed more than once`,
    ),
    ...terrain.flatMap(piece => pieceProblems(piece, scenario, lines).map(line => `${piece.id}: ${line}`)),
    ...fordProblems(terrain),
    ...SIDES.flatMap(side => forceProblems(scenario, side)),
  ];
}

const basesOf = (units: readonly Unit[]): number => units.reduce((sum, { bases }) => sum + bases, 0);

function pieceProblems(piece: Piece, { table }: Scenario, lines: ReadonlySet<string>): readonly string[] {
  const { kind, points, crest } = piece;
  const outside = [...points, ...(crest ?? [])].some(([x, y]) => x > table[0] || y > table[1]);
  return [
    ...complain(outside, 'leaves the table'),
    ...complain(kind === 'crest', 'a crest belongs to its hill'),
    ...complain(!lines.has(kind) && points.length < 3, 'an area has three corners or more'),
    ...complain(crest !== undefined && kind !== 'hill', 'only a hill has a crest'), // §2-crest-a
    ...complain(crest?.some(each => !isInside(points, each)) ?? false, 'the crest leaves its hill'),
  ];
}

/** §2-imp-e A stream needs no ford. */
const fordProblems = (terrain: readonly Piece[]): readonly string[] =>
  complain(
    terrain.some(({ kind }) => kind === 'ford') && !terrain.some(({ kind }) => kind === 'river'),
    'a ford crosses a river, not a stream',
  );

/** Whether a point lies in a polygon, by the crossings of a ray. */
export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && (x - ax) * (by - ay) < (bx - ax) * (y - ay) === by > ay) inside = !inside;
  }
  return inside;
}

function forceProblems({ forces, north, table, strip }: Scenario, side: SideName): readonly string[] {
  const { units } = forces[side];
  const [least, most] = side === north ? [table[1] - strip, table[1]] : [0, strip];
  return [
    ...units.flatMap(unit => unitProblems(unit).map(line => `${unit.id}: ${line}`)),
    ...units.flatMap(
      ({ id, at }) => complain(at[1] < least || at[1] > most, `${id}: stands outside its strip`), // §3-terr-e
    ),
  ];
}

function unitProblems({ arm, bases, depths, limbered }: Unit): readonly string[] {
  const shown = depths.reduce((sum, depth) => sum + depth, 0);
  const infantry = arm === 'infantry';
  return [
    ...complain(infantry && (bases < 2 || bases > 10), 'infantry has 2 to 10 bases'), // §1-unit-b, §3-army-b
    ...complain(!infantry && bases > 3, 'a battery has at most three guns'), // §1-unit-d, §3-army-b
    ...complain(infantry && limbered === true, 'infantry has no limbers'),
    ...complain(shown !== (limbered ? 1 : bases), 'its files do not make up its bases'),
    ...complain(!infantry && depths.some(depth => depth > 1), 'guns stand in one row'), // §1-art-b
    ...complain(!hasWholeRanks(depths), 'a rank has a gap'), // §1-rank-b
  ];
}

/** Each rank is one run of neighbouring files: depths rise, then fall. */
function hasWholeRanks(depths: readonly number[]): boolean {
  const falls = depths.findIndex((depth, file) => file > 0 && depth < depths[file - 1]!);
  return falls < 0 || depths.slice(falls).every((depth, i) => depth <= depths[falls + i - 1]!);
}
