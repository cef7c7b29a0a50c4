import mapFile from '../data/map.json' with { type: 'json' };
import entriesFile from '../data/order-of-appearance.json' with { type: 'json' };
import unitsFile from '../data/units.json' with { type: 'json' };

// Legal movement a second time: slow, from the rule texts and the data files alone, in whole points and slugs.
// It shares nothing with the rules of the engine and is what they are compared with.

interface Counter {
  readonly id: string;
  readonly side: string;
  readonly kind: string;
  readonly corps: string;
  readonly role?: string;
  readonly commands?: readonly string[];
  readonly wing?: readonly string[];
  readonly front: { readonly move: number };
  readonly back: { readonly move: number } | null;
}
interface Hex {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: readonly string[];
  readonly edge?: readonly string[];
  readonly roadExit?: string;
}
interface Pair {
  readonly a: string;
  readonly b: string;
}
const counters = new Map((unitsFile.units as readonly Counter[]).map(unit => [unit.id, unit]));
const hexes = new Map((mapFile.hexes as readonly Hex[]).map(hex => [hex.id, hex]));
const entries = new Map(entriesFile.entries.map(entry => [entry.unit, entry]));
export const isListed = (id: string): boolean => entries.has(id);
const counter = (id: string): Counter => counters.get(id)!;
const terrainOf = (id: string): readonly string[] => hexes.get(id)!.terrain;
const isGeneral = (id: string): boolean => counter(id).kind === 'general';
const isArtillery = (id: string): boolean => counter(id).kind === 'artillery';

/** Neighbours lie one hex apart in a row, half a hex apart in the next (1a-a). */
function touch(a: string, b: string): boolean {
  const [one, two] = [hexes.get(a), hexes.get(b)];
  if (!one || !two) return false;
  const rows = Math.abs(one.y - two.y);
  const across = Math.abs(one.x - two.x);
  return (rows === 0 && across === 1) || (rows === 1 && across === 0.5);
}
export const around: ReadonlyMap<string, readonly string[]> = new Map(
  [...hexes.keys()].map(a => [a, [...hexes.keys()].filter(b => touch(a, b))]),
);

const keyOf = (a: string, b: string): string => `${a}-${b}`;
const keysOf = (pairs: readonly Pair[]): Set<string> =>
  new Set(pairs.flatMap(({ a, b }) => [keyOf(a, b), keyOf(b, a)]));
const roads = keysOf(mapFile.roads);
const streams = keysOf(mapFile.streams);

/** Rings around a hex, one after the other. */
function apart(a: string, b: string): number {
  let ring = new Set([a]);
  const seen = new Set(ring);
  for (let steps = 0; ; steps++) {
    if (ring.has(b)) return steps;
    ring = new Set([...ring].flatMap(hex => around.get(hex)!).filter(hex => !seen.has(hex)));
    for (const hex of ring) seen.add(hex);
  }
}
const apartOf = new Map<string, number>();
function hexesApart(a: string, b: string): number {
  const key = keyOf(a, b);
  if (!apartOf.has(key)) apartOf.set(key, apart(a, b));
  return apartOf.get(key)!;
}

/** A position in slugs. `where` holds a hex, or `waiting`, `eliminated`, `exited`, `absent`. */
export interface Board {
  readonly turn: number;
  readonly side: string;
  readonly options: readonly string[];
  readonly where: ReadonlyMap<string, string>;
  readonly reduced: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}
export type Group = readonly string[];

const standsOn = (board: Board, hex: string): readonly string[] =>
  [...board.where].filter(([, place]) => place === hex).map(([unit]) => unit);
const isEnemy = (board: Board, unit: string): boolean => counter(unit).side !== board.side;
const isNight = (board: Board): boolean => [8, 16, 24].includes(board.turn); // 2f-a

/** What a board shows of the enemy: his hexes (2e-e), his zones, the hexes under his fire. */
interface Enemy {
  readonly hexes: ReadonlySet<string>;
  readonly zone: ReadonlySet<string>;
  readonly fire: ReadonlySet<string>;
}
const enemies = new WeakMap<Board, Enemy>();
function enemyOf(board: Board): Enemy {
  const known = enemies.get(board);
  if (known) return known;
  const there = [...board.where].filter(([unit, place]) => isEnemy(board, unit) && hexes.has(place));
  const guns = board.options.includes('10g3') ? there.filter(([unit]) => isArtillery(unit)) : [];
  const enemy = {
    hexes: new Set(there.map(([, place]) => place)),
    zone: new Set(there.filter(([unit]) => !isGeneral(unit)).flatMap(([, place]) => around.get(place)!)), // 2c-a, 2d-d
    fire: new Set([...hexes.keys()].filter(hex => guns.some(([, place]) => hexesApart(place, hex) <= 2))), // 10g3
  };
  enemies.set(board, enemy);
  return enemy;
}
const isHeld = (board: Board, hex: string): boolean => enemyOf(board).hexes.has(hex);
const inZone = (board: Board, hex: string): boolean => enemyOf(board).zone.has(hex);

/** What entering a hex costs, given how it is entered (3b). */
function priceOf(board: Board, to: string, byRoad: boolean, overStream: boolean): number {
  let price = byRoad && !enemyOf(board).fire.has(to) ? 0.5 : 1; // 3b1-a, 3b-b
  if (price === 1) {
    if (terrainOf(to).includes('woods')) price += 1; // 3b3
    if (terrainOf(to).includes('rocky')) price += 1; // 3b4-a
    if (overStream) price += 1; // 3b5
  }
  if (inZone(board, to)) price += 1; // 3b6-a, 3b6-g
  return price;
}

/** The price of a step; null: it may not be made. */
export function stepPrice(board: Board, group: Group, from: string, to: string): number | null {
  if (!touch(from, to)) return null; // 3a-a
  if (isHeld(board, to)) return null; // 2e-e
  if (inZone(board, to) && (inZone(board, from) || isNight(board))) return null; // 3b6-b, 2f-b
  const byRoad = roads.has(keyOf(from, to));
  const overStream = streams.has(keyOf(from, to));
  if (group.some(isArtillery)) {
    if (to === 'E6' || to === 'F5') return null; // 3b4-b
    if (board.options.includes('10g1') && overStream && !byRoad) return null; // 10g1
  }
  return priceOf(board, to, byRoad, overStream);
}

/** Where these units may come on, and for how much (3c). */
export function entryPrices(board: Board, group: Group): ReadonlyMap<string, number> {
  const listed = entries.get(group[0]!)!.hex;
  const isFree = (hex: string) => !isHeld(board, hex) && !inZone(board, hex);
  const open: string[] = [];
  if (!isHeld(board, listed) && !(inZone(board, listed) && isNight(board))) open.push(listed);
  if (!isFree(listed)) {
    const free = [...hexes.values()].filter(hex => hex.edge && isFree(hex.id)).map(hex => hex.id);
    const least = Math.min(...free.map(hex => hexesApart(listed, hex)));
    open.push(...free.filter(hex => hexesApart(listed, hex) === least)); // 3c-e
  }
  return new Map(open.map(hex => [hex, priceOf(board, hex, hexes.get(hex)!.roadExit !== undefined, false)])); // 3c-d
}

/** Who leads whom: anybody, or by formation under 10a. */
function leads(board: Board, general: string, unit: string): boolean {
  if (!isGeneral(general) || isGeneral(unit) || counter(general).side !== counter(unit).side) return false;
  if (!board.options.includes('10a')) return true;
  const { role, commands = [], wing = [] } = counter(general);
  const { corps } = counter(unit);
  if (role === 'army' || commands.includes(corps)) return true;
  if (!board.options.includes('10a3')) return false;
  return wing.includes(corps) || (general === 'us-gen-hancock' && board.turn <= 8);
}

/** What a group may spend together (3b-a, 3b2). */
export function pointsOf(board: Board, group: Group, of: Group = group): number {
  const each = of.map(unit => {
    const { front, back } = counter(unit);
    const printed = board.reduced.has(unit) ? back!.move : front.move;
    return printed + (group.some(general => leads(board, general, unit)) ? 1 : 0);
  });
  return Math.min(...each);
}

/** Whether units may be together in a hex when movement ends (2e, 10a). */
function mayStack(board: Board, stack: readonly string[]): boolean {
  const fighters = stack.filter(unit => !isGeneral(unit));
  if (fighters.length < 2) return true;
  return fighters.length === 2 && fighters.every(unit => stack.some(general => leads(board, general, unit)));
}

/** Whether a unit is on the map or may come on, and has its move. */
const isReady = (board: Board, unit: string): boolean => {
  const place = board.where.get(unit)!;
  if (isEnemy(board, unit) || board.moved.has(unit)) return false;
  return hexes.has(place) || (place === 'waiting' && entries.get(unit)!.turn <= board.turn); // 3c-b
};

const startOf = (board: Board, unit: string): string => {
  const place = board.where.get(unit)!;
  return place === 'waiting' ? `from ${entries.get(unit)!.hex}` : place;
};

export const mayMoveTogether = (board: Board, group: Group): boolean =>
  group.length > 0 &&
  new Set(group).size === group.length &&
  group.every(unit => isReady(board, unit) && startOf(board, unit) === startOf(board, group[0]!));

/** Every hex that any path leads to, with the least any path costs. All pairs of hex and points spent are tried. */
export function reachable(board: Board, group: Group): Map<string, number> {
  const points = pointsOf(board, group);
  const start = board.where.get(group[0]!)!;
  const open: [string, number][] = hexes.has(start) ? [[start, 0]] : [...entryPrices(board, group)];
  const tried = new Set<string>();
  const least = new Map<string, number>();
  for (let next = open.pop(); next; next = open.pop()) {
    const [hex, spent] = next;
    if (spent > points || tried.has(`${hex} ${spent}`)) continue;
    tried.add(`${hex} ${spent}`);
    least.set(hex, Math.min(spent, least.get(hex) ?? spent));
    for (const to of around.get(hex)!) {
      const price = stepPrice(board, group, hex, to);
      if (price !== null) open.push([to, spent + price]);
    }
  }
  return least;
}

/** What a path costs (3d-a: leaving costs 1); null: some step of it may not be made, or the points do not last. */
export function pathPrice(
  board: Board,
  group: Group,
  path: readonly string[],
  points = pointsOf(board, group),
): number | null {
  let hex = board.where.get(group[0]!)!;
  let spent = 0;
  if (path.length === 0) return null;
  for (const [i, to] of path.entries()) {
    let price: number | null;
    if (hex === 'waiting') price = entryPrices(board, group).get(to) ?? null;
    else if (to === 'off') price = hexes.get(hex)!.edge && i === path.length - 1 ? 1 : null;
    else price = stepPrice(board, group, hex, to);
    if (price === null) return null;
    spent += price;
    if (spent > points) return null;
    hex = to;
  }
  return spent;
}

/** Hexes where own units are stacked as they may not stay. */
function overfull(board: Board): readonly string[] {
  const stacks = new Map<string, string[]>();
  for (const [unit, hex] of board.where) {
    if (hexes.has(hex) && !isEnemy(board, unit)) stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
  }
  return [...stacks.keys()].filter(hex => !mayStack(board, stacks.get(hex)!));
}

/** Whether a unit of an overfull hex can still go where it may stay, and leave a stack that may. */
function canMend(board: Board, hex: string): boolean {
  const stack = standsOn(board, hex);
  return stack.some(unit => {
    if (isGeneral(unit) || board.moved.has(unit)) return false;
    if (
      !mayStack(
        board,
        stack.filter(other => other !== unit),
      )
    )
      return false;
    return [...reachable(board, [unit]).keys()].some(
      to => to !== hex && mayStack(board, [...standsOn(board, to), unit]),
    );
  });
}

const hopeless = new WeakMap<Board, readonly string[]>();
/** Overfull hexes about which nothing can be done: they stay as they are. */
function hopelessOn(board: Board): readonly string[] {
  const found = hopeless.get(board) ?? overfull(board).filter(hex => !canMend(board, hex));
  hopeless.set(board, found);
  return found;
}

/** Whether a group may stop: yes, no, or `unsure` where several hexes would compete for the same room (2e-c). */
export function mayStop(board: Board, group: Group, to: string): boolean | 'unsure' {
  const after: Board = {
    ...board,
    where: new Map([...board.where, ...group.map(unit => [unit, to === 'off' ? 'exited' : to] as const)]),
    moved: new Set([...board.moved, ...group]),
  };
  const faulty = overfull(after);
  if (faulty.length === 0) return true;
  const touched = [to, board.where.get(group[0]!)!];
  const open = faulty.filter(hex => touched.includes(hex) || !hopelessOn(board).includes(hex));
  if (!open.every(hex => canMend(after, hex))) return false;
  return open.length < 2 ? true : 'unsure';
}
