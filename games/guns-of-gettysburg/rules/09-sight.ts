import { type Board, board, enemyOf, type Neighbour, type Side } from '../data/index.ts';
import { standRange, type Table } from '../state.ts';

// 9 FIELDS OF FIRE. A field is a set of areas; every position round them is in it too (§9.1b).

/** An area that may be seen from a face, and the positions a friend on which (on all of them) cuts it off. */
interface Sight {
  readonly plain: readonly number[]; // areas seen whoever stands where
  readonly gated: readonly Neighbour[];
}
/** What terrain allows from each face: in an ordinary field, and in that of defending guns. */
interface Sights {
  readonly normal: readonly Sight[];
  readonly guns: readonly Sight[];
}

const sightsOfBoards = new WeakMap<Board, Sights>();
function sightsOf(map: Board): Sights {
  const known = sightsOfBoards.get(map);
  if (known) return known;
  const faces = Array.from(map.areaOf, (_, face) => face);
  const sights = {
    normal: faces.map(face => sightFrom(map, face, map.ridge[face]! > 0)), // §9.2b, §3.2e
    guns: faces.map(face => sightFrom(map, face, true)), // §13.2f
  };
  sightsOfBoards.set(map, sights);
  return sights;
}

function sightFrom(map: Board, face: number, extended: boolean): Sight {
  const lines = map.lines[face]!; // §9.3a, §3.2i
  if (map.obstructed[face] === 1) return { plain: [], gated: lines }; // §9.2c
  const [front, rear] = [map.areaOf[face]!, map.areaOf[face ^ 1]!]; // §9.1a
  const special = lines.map(({ area }) => area);
  const beyond = extended ? map.neighbours[front]! : [];
  const open = beyond
    .filter(({ area }) => area !== rear && !special.includes(area))
    .map(({ area, gates }) => ({ area, gates: gates.filter(gate => !isCut(map, gate)) }))
    .filter(({ gates }) => gates.length > 0);
  return { plain: [front], gated: [...open, ...lines] }; // §9.2a, §3.2d
}

/** §9.2d A ridge or an obstruction on either side of the position between. */
const isCut = (map: Board, gate: number): boolean =>
  map.ridge[2 * gate]! + map.ridge[2 * gate + 1]! + map.obstructed[2 * gate]! + map.obstructed[2 * gate + 1]! > 0;

/** The areas seen from a face past these friends; `guns` sees as defending artillery does. */
export function fieldOf(
  face: number,
  isFriendOn: (position: number) => boolean,
  guns = false,
  map: Board = board,
): readonly number[] {
  const { plain, gated } = sightsOf(map)[guns ? 'guns' : 'normal'][face]!;
  if (gated.length === 0) return plain;
  const seen = plain.slice();
  for (const { area, gates } of gated) if (gates.some(gate => !isFriendOn(gate))) seen.push(area); // §9.2e, §9.3b
  return seen;
}

/** Everything a side sees: `areas[a]` and `positions[p]` are 1 where some field of fire of its stands reaches. */
export interface Fields {
  readonly areas: Uint8Array;
  readonly positions: Uint8Array;
  readonly held: Uint8Array; // positions its stands are on
  readonly key: Int32Array; // the faces it was reckoned for
}

const emptyFields = (): Fields => ({
  areas: new Uint8Array(board.areas),
  positions: new Uint8Array(board.positions),
  held: new Uint8Array(board.positions),
  key: new Int32Array(64).fill(-2),
});
const KEPT = 8;
const kept: readonly (readonly Fields[])[] = [0, 1].map(() => Array.from({ length: KEPT }, emptyFields));
const latest = [0, 0]; // of each side’s shelf, the one asked for last
const oldest = [0, 0];

/** The fields of fire of a side, reckoned once for each way its stands lie and face, and kept. Do not change it. */
export function fieldsOf(t: Table, side: Side): Fields {
  // §9.1c
  const shelf = kept[side]!;
  const last = shelf[latest[side]!]!;
  return isOf(t, side, last.key) ? last : another(t, side, shelf);
}

function another(t: Table, side: Side, shelf: readonly Fields[]): Fields {
  const found = shelf.findIndex(fields => isOf(t, side, fields.key));
  if (found < 0) oldest[side] = (oldest[side]! + 1) % KEPT;
  latest[side] = found < 0 ? oldest[side]! : found;
  const fields = shelf[latest[side]!]!;
  return found < 0 ? reckon(t, side, fields) : fields;
}

const faceAt = ({ at, front }: Table, stand: number): number => (at[stand]! < 0 ? -1 : 2 * at[stand]! + front[stand]!);
function isOf(t: Table, side: Side, key: Int32Array): boolean {
  const [from, to] = standRange(side);
  for (let stand = from; stand < to; stand++) if (key[stand - from] !== faceAt(t, stand)) return false;
  return true;
}

function reckon(t: Table, side: Side, into: Fields): Fields {
  const { areas, positions, held, key } = into;
  const [from, to] = standRange(side);
  const length = to - from;
  for (const column of [areas, positions, held]) column.fill(0);
  for (let i = 0; i < length; i++) {
    key[i] = faceAt(t, from + i);
    if (key[i]! >= 0) held[key[i]! >> 1] = 1;
  }
  for (let i = 0; i < length; i++) {
    if (key[i]! < 0) continue; // §13.9c: enemies on its position change nothing
    for (const area of fieldOf(key[i]!, position => held[position] === 1)) areas[area] = 1;
  }
  for (let area = 0; area < board.areas; area++)
    if (areas[area] === 1) for (const position of board.positionsOf[area]!) positions[position] = 1; // §9.1b
  return into;
}

/** Whether an enemy of this side holds a position next to this one. */
export function isNextToEnemy(t: Table, side: Side, position: number): boolean {
  const { held } = fieldsOf(t, enemyOf(side));
  for (const other of board.adjacent[position]!) if (held[other] === 1) return true;
  return false;
}
