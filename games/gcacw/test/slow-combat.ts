import {
  crossingOf,
  edgeOf,
  isLinked,
  isMarsh,
  nameOf,
  neighboursOf,
  type SlowBoard,
  slowZone,
  terrainOf,
  zoneInto,
} from './slow-movement.ts';

/** Flanks and retreats again, slowly: by slugs, straight from the map file and the rulebook's sentences. */

const isBridged = (board: SlowBoard, a: string, b: string): boolean =>
  board.pontoons.some(each => each.side === nameOf(a, b));
const isSteep = (board: SlowBoard, hex: string): boolean =>
  terrainOf(board.map, hex) === 'mountain' || isMarsh(board, hex);
const heldBy = (board: SlowBoard, side: string, hex: string): boolean =>
  board.units.some(each => each.side === side && each.hex === hex);

/** Whether the ground, water or the map's edge cuts this hex off from the defender's. */
function isCutOff(board: SlowBoard, defender: string, hex: string): boolean {
  if (!board.isIn(hex) || terrainOf(board.map, hex) === 'water') return true;
  const { water } = edgeOf(board.map, defender, hex);
  if (!isLinked(board, defender, hex) && (isSteep(board, defender) || isSteep(board, hex))) return true;
  if (water === 'creek') return board.rain && !isLinked(board, defender, hex);
  if (water !== 'minor' && water !== 'major') return false;
  if (isBridged(board, defender, hex)) return false;
  const crossing = crossingOf(board, edgeOf(board.map, defender, hex));
  return crossing === null || (crossing === 'ford' && (board.rain || board.unfordable[water]));
}

/** The covered hexes around a defender and how many of them reduce; `down` are the demoralized units. */
export function slowFlank(board: SlowBoard, attacker: string, target: string, down: readonly string[]) {
  const { side } = board.units.find(each => each.id === attacker)!;
  const enemies = board.units.filter(each => each.side !== side);
  const helpers = board.units.filter(each => each.side === side && (each.id === attacker || !down.includes(each.id)));
  const needed =
    Math.min(
      70,
      enemies.filter(each => each.hex === target).reduce((sum, each) => sum + each.value, 0),
    ) / 4;
  let [covered, reduces] = [0, 0];
  for (const hex of neighboursOf(target)) {
    if (isCutOff(board, target, hex)) {
      covered++;
      reduces++;
      continue;
    }
    const reach = (from: string) =>
      from === hex ? 'normal' : neighboursOf(from).includes(hex) ? zoneInto(board, from, hex) : null;
    const near = helpers.filter(each => reach(each.hex) !== null);
    if (near.length === 0 || near.reduce((sum, each) => sum + each.value, 0) < needed) continue;
    covered++;
    const contested = enemies.some(each => each.hex === hex && !down.includes(each.id));
    const thin = near.every(each => reach(each.hex) === 'restricted') && !board.units.some(each => each.hex === hex);
    if (contested || thin) reduces++;
  }
  return { covered, reduces };
}

/** Hexes between two, counted ring by ring. */
export function slowDistance(from: string, to: string): number {
  let ring = new Set([from]);
  const seen = new Set([from]);
  for (let steps = 0; steps < 20; steps++) {
    if (ring.has(to)) return steps;
    const next = new Set<string>();
    for (const hex of ring) for (const each of neighboursOf(hex)) if (!seen.has(each)) next.add(each);
    for (const each of next) seen.add(each);
    ring = next;
  }
  return 99;
}

export interface SlowRetreat {
  readonly side: string;
  readonly start: string;
  readonly active: string; // the hex of the active enemy
  readonly least: number;
  readonly most: number;
  readonly firsts: number; // hexes by table 1
}

function mayCross(board: SlowBoard, side: string, from: string, to: string): boolean {
  if (!board.isIn(to) || terrainOf(board.map, to) === 'water') return false;
  const edge = edgeOf(board.map, from, to);
  const routed = isLinked(board, from, to, side);
  if (!routed && (isSteep(board, from) || isSteep(board, to))) return false;
  if (edge.water === 'creek') return routed || !board.rain;
  if (edge.water !== 'minor' && edge.water !== 'major') return true;
  if (board.pontoons.some(each => each.side === nameOf(from, to) && each.owner === side)) return true;
  const crossing = crossingOf(board, edge);
  return crossing !== null && !(crossing === 'ford' && (board.rain || board.unfordable[edge.water]));
}

/** The priority of a step by the tables: 1 to 5, or 1 to 3. */
function priorityOf(board: SlowBoard, r: SlowRetreat, from: string, to: string, entered: number): number {
  const foe = r.side === 'union' ? 'confederate' : 'union';
  const first = entered < r.firsts || slowZone(board, foe, from) !== null;
  if (heldBy(board, foe, to)) return first ? 5 : 3;
  if (slowZone(board, foe, to) !== null) return first ? 4 : 2;
  if (!first) return 1;
  if (slowDistance(r.active, to) <= slowDistance(r.active, from)) return 3;
  const city = [from, to].some(hex => terrainOf(board.map, hex) === 'city');
  return city || isLinked(board, from, to, r.side) ? 1 : 2;
}

interface Step {
  readonly hex: string;
  readonly low: boolean;
}
function stepsFrom(board: SlowBoard, r: SlowRetreat, path: readonly string[]): Step[] {
  const from = path[path.length - 1]!;
  const open = neighboursOf(from).filter(
    to =>
      mayCross(board, r.side, from, to) &&
      !path.includes(to) &&
      to !== r.active &&
      slowDistance(r.active, to) >= slowDistance(r.active, from),
  );
  const priorities = open.map(to => priorityOf(board, r, from, to, path.length - 1));
  return open.map((hex, i) => ({ hex, low: priorities[i] === Math.min(...priorities) }));
}
function endsWell(board: SlowBoard, r: SlowRetreat, path: readonly string[], waivers: number): boolean {
  const at = path[path.length - 1]!;
  const entered = path.length - 1;
  const foe = r.side === 'union' ? 'confederate' : 'union';
  const amid = heldBy(board, foe, at);
  if (entered >= r.least && !amid && slowDistance(r.start, at) > 1) return true;
  if (entered >= r.most && !amid) return false;
  return stepsFrom(board, r, path).some(
    ({ hex, low }) => (low || waivers > 0) && endsWell(board, r, [...path, hex], low ? waivers : waivers - 1),
  );
}
/** The hexes a retreat may enter first. */
export function slowWays(board: SlowBoard, r: SlowRetreat): string[] {
  const steps = stepsFrom(board, r, [r.start]);
  const plain = steps.filter(({ hex, low }) => low && endsWell(board, r, [r.start, hex], 0));
  const found =
    plain.length > 0 ? plain : steps.filter(({ hex, low }) => endsWell(board, r, [r.start, hex], low ? 1 : 0));
  return found.map(({ hex }) => hex).sort();
}
