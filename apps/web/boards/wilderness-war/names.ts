import { escaped, f, type Point, sample } from '../pen.ts';
import { type Spot, spots, type Way, ways } from './layout.ts';

// Names of places: each tries eleven spots around its place, and takes the one that covers least of everything else.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
type Anchor = 'start' | 'middle' | 'end';
interface Label {
  readonly spot: Spot;
  readonly lines: readonly string[];
  readonly tribe: string;
  readonly size: number;
  readonly w: number;
  readonly h: number;
}
interface Placed {
  readonly anchor: Anchor;
  readonly rect: Rect;
}

const TRIBE = 11.5;

function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= 13 || words.length === 1) return [name];
  const cut = words.length > 2 && words[0]!.length < 4 ? 2 : Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function labelOf(spot: Spot): Label {
  const { name, fortress, village } = spot.space;
  const lines = linesOf(name.replace(/'/g, '’'));
  const size = fortress ? 19 : 15;
  const tribe = village?.tribes.find(each => !name.includes(each)) ?? '';
  const longest = Math.max(...lines.map(line => line.length));
  const w = Math.max(longest * size * (fortress ? 0.57 : 0.5), tribe.length * TRIBE * 0.5);
  return { spot, lines, tribe, size, w, h: lines.length * size * 1.02 + (tribe ? TRIBE : 0) };
}

/** The eleven spots, the best first; each with what it costs to stand there. */
function* candidates({ spot, w, h }: Label): Generator<Placed & { readonly cost: number }> {
  const [x, y] = spot.at;
  const { fortress, terrain } = spot.space;
  const g = fortress ? 37 : terrain === 'mountain' ? 27 : 31;
  const top = g + (terrain === 'mountain' ? 4 : 0);
  const all: readonly (readonly [Anchor, number, number, number])[] = [
    ['middle', x - w / 2, y + g - 1, 0],
    ['middle', x - w / 2, y - top - h, 130],
    ['start', x + g + 3, y - h / 2, 90],
    ['end', x - g - 3 - w, y - h / 2, 90],
    ['start', x + 16, y + g - 5, 100],
    ['end', x - 16 - w, y + g - 5, 100],
    ['start', x + 18, y - g - h + 8, 190],
    ['end', x - 18 - w, y - g - h + 8, 150],
    ['middle', x - w / 2, y + g + 8, 110],
    ['middle', x - w / 2 + 26, y + g + 1, 70],
    ['middle', x - w / 2 - 26, y + g + 1, 70],
  ];
  for (const [anchor, left, up, cost] of all) yield { anchor, cost, rect: { x: left, y: up, w, h } };
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const holds = (r: Rect, [x, y]: Point): boolean => x > r.x && x < r.x + r.w && y > r.y && y < r.y + r.h;

const shapeOf = ({ at, space }: Spot): Rect => {
  const half = space.fortress ? 36 : 26;
  return { x: at[0] - half, y: at[1] - half, w: half * 2, h: half * 2 };
};
/** Where a stack of counters and its leaders would stand. */
const stackOf = ({ at }: Spot): Rect => ({ x: at[0] - 26, y: at[1] - 74, w: 66, h: 96 });
/** Stacks gather at fortresses and forts, and where forts will be. */
const likely = ({ space }: Spot): boolean => space.fortress === true || GARRISONS.includes(space.id);

const GARRISONS: readonly string[] = [
  'ticonderoga',
  'crown-point',
  'hudson-carry-north',
  'hudson-carry-south',
  'oswego',
  'niagara',
  'ohio-forks',
  'cataraqui',
  'schenectady',
];

const alongWays: readonly Point[] = ways.flatMap(({ a, b }: Way) =>
  sample([a.at, b.at], 9).map(([x, y]): Point => [x, y]),
);

function costOf(label: Label, { rect, cost }: Placed & { readonly cost: number }, others: Iterable<Rect>): number {
  let sum = cost;
  const wide: Rect = { x: rect.x - 6, y: rect.y, w: rect.w + 12, h: rect.h };
  for (const other of others) sum += overlap(wide, other) * 5;
  for (const spot of spots) {
    const stack = overlap(rect, stackOf(spot)) * (likely(spot) ? 0.8 : 0.3);
    sum += spot === label.spot ? stack : stack + overlap(rect, shapeOf(spot)) * 4;
  }
  for (const p of alongWays) if (holds(rect, p)) sum += 14;
  return sum;
}

/** A few by hand: the index of the spot they take. */
const SET: Readonly<Record<string, number>> = { concord: 4 };

function settled(blocked: readonly Rect[]): ReadonlyMap<Label, Placed> {
  const labels = spots.map(labelOf).sort((a, b) => b.size - a.size);
  const found = new Map<Label, Placed>();
  for (let round = 0; round < 4; round++) {
    for (const label of labels) {
      found.delete(label);
      const others = [...[...found.values()].map(each => each.rect), ...blocked];
      const all = [...candidates(label)].map(each => ({ ...each, sum: costOf(label, each, others) }));
      const set = SET[label.spot.space.id];
      found.set(label, set === undefined ? all.reduce((a, b) => (b.sum < a.sum ? b : a)) : all[set]!);
    }
  }
  return found;
}

function written({ lines, size, spot, tribe, w }: Label, { anchor, rect }: Placed): string {
  const x = anchor === 'start' ? rect.x : anchor === 'end' ? rect.x + w : rect.x + w / 2;
  const line = (style: string, y: number, text: string): string =>
    `<text class="${style}" x="${f(x)}" y="${f(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
  const style = spot.space.fortress ? 'lab town' : 'lab it spot';
  return (
    lines.map((text, i) => line(style, rect.y + size * (0.84 + i), text)).join('') +
    (tribe ? line('lab tribe', rect.y + size * (0.84 + lines.length) - 2, tribe) : '')
  );
}

/** The names, and the room they take. */
export function placeNames(blocked: readonly Rect[]): { readonly svg: string; readonly rects: readonly Rect[] } {
  const found = settled(blocked);
  return {
    svg: [...found].map(([label, placed]) => written(label, placed)).join(''),
    rects: [...found.values()].map(each => each.rect),
  };
}
