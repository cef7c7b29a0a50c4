import { floorDiv } from './numbers.ts';
import { lengthOf, type Point, type Pose, stride, xAt, yAt } from './pose.ts';
import { turned } from './turn.ts';

/** What a retreat asks of the table. Places are told by how far the footprint has been moved from where it stands. */
export interface Ground {
  /** Whether the footprint may be moved straight from one place to another. */
  readonly isOpen: (from: Point, to: Point) => boolean;
  /** Whether it may end there after a way of this length. */
  readonly mayRest: (at: Point, length: number) => boolean;
  /** Whether it is certain that it may rest at no place nearer to this one than `by`; absent: nobody knows. */
  readonly isBad?: (at: Point, by: number) => boolean;
  /** How far about this place it is certain that it may rest nowhere; 0 or less, or absent: nobody knows. */
  readonly badWithin?: (at: Point) => number;
}

export interface Retreat {
  readonly path: readonly Point[]; // the places it goes to, the last is its end
  readonly length: number;
}

/** How straight retreats are sought. */
export interface Fan {
  readonly back: number; // the heading straight to the rear
  readonly spread: number; // how far to either side of that
  readonly every: number; // the turn between two directions
  readonly least: number; // no shorter way is asked about
  readonly most: number;
  readonly step: number; // places asked about on a way lie so far apart; the first that will do is then found to the unit
  readonly alike: number; // ways that differ by no more than this are equally short
}

/**
 * The shortest straight retreats: of those that are alike the one nearest to straight back, or both if that is so to the left
 * and to the right. Empty if there is none.
 */
export function straightRetreats(fan: Fan, ground: Ground): readonly Retreat[] {
  const found: { turn: number; retreat: Retreat }[] = [];
  for (const turn of turnsOf(fan)) {
    const retreat = straightRetreat(
      turned(fan.back, turn),
      { ...fan, most: mostOf(fan, Math.abs(turn), found) },
      ground,
    );
    if (retreat) found.push({ turn: Math.abs(turn), retreat });
  }
  const shortest = Math.min(...found.map(({ retreat }) => retreat.length));
  const alike = found.filter(({ retreat }) => retreat.length <= shortest + fan.alike);
  const best = Math.min(...alike.map(({ turn }) => turn));
  return alike.filter(({ turn }) => turn === best).map(({ retreat }) => retreat);
}

/** Ways that matter are shorter than all nearer to straight back, and alike to the shortest at worst. */
function mostOf(fan: Fan, turn: number, found: readonly { turn: number; retreat: Retreat }[]): number {
  let most = fan.most;
  for (const { turn: other, retreat } of found)
    most = Math.min(most, other < turn ? retreat.length - 1 : retreat.length + fan.alike);
  return most;
}

/** From straight back outwards, left before right. */
function turnsOf({ spread, every }: Fan): readonly number[] {
  const turns = [0];
  for (let turn = every; turn <= spread; turn += every) turns.push(turn, -turn);
  return turns;
}

/** The first place on a straight way where the footprint may rest; null if the way is barred before. */
function straightRetreat(heading: number, fan: Fan, ground: Ground): Retreat | null {
  if (isHopeless(heading, fan, ground)) return null;
  const rests = (length: number): boolean => ground.mayRest(stride(heading, length), length);
  const first = firstRest(heading, fan, rests, ground);
  const last = lastOpen(heading, Math.min(first, fan.most), ground);
  if (last < fan.least || (last < first && !rests(last))) return null;
  const tried = last === fan.least ? last - 1 : fan.least + floorDiv(last - 1 - fan.least, fan.step) * fan.step;
  const end = firstWhere(tried, last, rests);
  return { path: [stride(heading, end)], length: end };
}

/** A stride is rounded at both its ends. */
const ROUNDED = 2;
/** A quick look at the first place: whether all others on the way are as bad, or nobody comes there. */
function isHopeless(heading: number, { least, most }: Fan, ground: Ground): boolean {
  if (least > most) return true;
  if (ground.isBad?.(stride(heading, least), most - least + ROUNDED)) return true;
  return least > 0 && !ground.isOpen(stride(heading, 0), stride(heading, least));
}

/** The first place asked about where it may rest; beyond `most` if there is none. Places that are certain to be bad are left out. */
function firstRest(
  heading: number,
  { least, most, step }: Fan,
  rests: (length: number) => boolean,
  ground: Ground,
): number {
  for (let length = least; ; ) {
    const at = Math.min(length, most);
    if (rests(at)) return at;
    const bad = (ground.badWithin?.(stride(heading, at)) ?? 0) - ROUNDED;
    if (at + Math.max(0, bad) >= most) return most + 1;
    length += step * Math.max(1, floorDiv(bad, step) + 1);
  }
}

/** How far the way is open, up to a limit. */
function lastOpen(heading: number, limit: number, ground: Ground): number {
  const start = stride(heading, 0);
  const isBarred = (length: number): boolean => !ground.isOpen(start, stride(heading, length));
  return limit === 0 || !isBarred(limit) ? limit : firstWhere(0, limit, isBarred) - 1;
}

/** The first number above `from` of which something is so that is not so of `from`, but of `to` and all between. */
function firstWhere(from: number, to: number, is: (at: number) => boolean): number {
  let [below, above] = [from, to];
  while (above - below > 1) {
    const middle = below + Math.floor((above - below) / 2);
    if (is(middle)) above = middle;
    else below = middle;
  }
  return above;
}

/** How a retreat is sought on a lattice in the frame of a pose, to the rear of its front line and to both sides. */
export interface Lattice {
  readonly pose: Pose;
  readonly cell: number;
  readonly least: number;
  readonly most: number;
}

/** Nodes in the order of their way: with two kinds of steps two lists do, for each is sorted by itself. */
interface Front {
  readonly nodes: number[];
  readonly lengths: number[];
  next: number;
}

/**
 * The shortest retreat by steps to the eight neighbours on a lattice, then with every needless corner cut; null if there is
 * none. Twice as wide as deep: `columns` nodes in a row, the pose stands in the middle of the first.
 */
export function latticeRetreat(lattice: Lattice, ground: Ground): Retreat | null {
  const reach = Math.floor(lattice.most / lattice.cell);
  const columns = 2 * reach + 1;
  const from = new Int32Array(columns * (reach + 1)).fill(-1);
  const length = new Float64Array(from.length).fill(Number.POSITIVE_INFINITY);
  const place = placesOf(lattice, columns, reach);
  const fronts: readonly Front[] = [1, 2].map(() => ({ nodes: [], lengths: [], next: 0 }));
  const enter = (front: number, node: number, by: number, far: number): void => {
    if (far > lattice.most || far >= length[node]!) return;
    from[node] = by;
    length[node] = far;
    fronts[front]!.nodes.push(node);
    fronts[front]!.lengths.push(far);
  };
  enter(0, reach, -1, 0);
  for (let node = nextOf(fronts, length); node >= 0; node = nextOf(fronts, length)) {
    const far = length[node]!;
    if (far >= lattice.least && ground.mayRest(place(node), far))
      return shortened(trail(from, node).map(place), far, ground);
    for (const [step, front] of steps(node, columns, reach)) {
      const to = far + (front === 0 ? lattice.cell : lengthOf(lattice.cell, lattice.cell));
      if (to < length[node + step]! && to <= lattice.most && ground.isOpen(place(node), place(node + step)))
        enter(front, node + step, node, to);
    }
  }
  return null;
}

function placesOf({ pose, cell }: Lattice, columns: number, reach: number): (node: number) => Point {
  const frame = { x: 0, y: 0, heading: pose.heading };
  return node => {
    const column = node % columns;
    const [back, aside] = [-((node - column) / columns) * cell + 0, (column - reach) * cell];
    return { x: xAt(frame, back, aside), y: yAt(frame, back, aside) };
  };
}

/** The node with the shortest way that was not looked at yet; -1 if there is none. */
function nextOf(fronts: readonly Front[], length: Float64Array): number {
  for (;;) {
    const [a, b] = fronts as [Front, Front];
    const front =
      (a.lengths[a.next] ?? Number.POSITIVE_INFINITY) <= (b.lengths[b.next] ?? Number.POSITIVE_INFINITY) ? a : b;
    const node = front.nodes[front.next];
    if (node === undefined) return -1;
    const far = front.lengths[front.next]!;
    front.next++;
    if (far === length[node]) return node;
  }
}

/** The steps from a node, straight ones in the first front, slanting ones in the second. */
function steps(node: number, columns: number, reach: number): readonly (readonly [number, number])[] {
  const column = node % columns;
  const row = (node - column) / columns;
  const all: (readonly [number, number])[] = [];
  for (let down = row > 0 ? -1 : 0; down <= (row < reach ? 1 : 0); down++)
    for (let aside = column > 0 ? -1 : 0; aside <= (column < columns - 1 ? 1 : 0); aside++)
      if (down !== 0 || aside !== 0) all.push([down * columns + aside, down !== 0 && aside !== 0 ? 1 : 0]);
  return all;
}

function trail(from: Int32Array, end: number): readonly number[] {
  const nodes = [end];
  while (from[nodes[0]!]! >= 0) nodes.unshift(from[nodes[0]!]!);
  return nodes;
}

/** A path with the corners cut that nothing asks for, unless it then were too short to rest at its end. */
function shortened(path: readonly Point[], length: number, ground: Ground): Retreat {
  const kept = [path[0]!];
  for (let i = 0; i < path.length - 1; ) {
    let next = path.length - 1;
    while (next > i + 1 && !ground.isOpen(path[i]!, path[next]!)) next--;
    kept.push(path[next]!);
    i = next;
  }
  const short = kept.slice(1).reduce((sum, to, i) => sum + lengthOf(to.x - kept[i]!.x, to.y - kept[i]!.y), 0);
  return short <= length && ground.mayRest(kept.at(-1)!, short)
    ? { path: kept.slice(1), length: short }
    : { path: path.slice(1), length };
}
