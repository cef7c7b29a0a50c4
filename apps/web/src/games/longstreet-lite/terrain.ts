import type { Ground } from '@bivouac/desk';
import type { KindName } from '@bivouac/longstreet-lite/data';
import { f, hachure, inside, type Line, type Point, poly, rng, sample } from '../../../boards/pen.ts';
import { grass, orchard, trees } from '../../../boards/trees.ts';
import type { DrawnGround } from '../web-game.ts';
import { UNIT } from './geometry.ts';
import { longestSide, middle, straight, strip, strokes } from './lines.ts';

// Terrain as the engraver draws it, on the sheet of a scenario and in play alike: exactly the ground that the rules measure.

interface Piece {
  readonly id: string;
  readonly line: Line; // its corners, or the line it is
  readonly crest: Line;
  readonly seed: number;
}

/** What lies under what. */
export const ORDER: readonly KindName[] = [
  'hill',
  'crest',
  'field',
  'marsh',
  'stream',
  'river',
  'rocky',
  'wood',
  'road',
  'embankment',
  'ford',
  'bridge',
  'fence',
  'wall',
];
export const LINES: readonly string[] = ['crest', 'wall', 'fence', 'road', 'embankment'] satisfies readonly KindName[];

const area = (name: string, line: Line): string => `<path class="${name}" d="${poly(line)}"/>`;
const stroke = (name: string, d: string, width: number): string =>
  `<path class="${name}" d="${d}" stroke-width="${width}"/>`;
const open = (line: Line): string => poly(line, false);

function wood({ id, line, seed }: Piece): string {
  const ground = area('wood', line) + area('woodedge', line);
  return ground + (id.includes('orchard') ? orchard(line, 23, 1.5) : trees(line, 15, seed, () => true, 1.25));
}

const ridge = (line: Line, seed: number): string =>
  ([1, -1] as const)
    .map(side => hachure(straight(line), { side, gap: 4.4, len: 13, width: 1.7, seed: seed + side, off: 2.5 }))
    .join('');
const crest = (line: Line, seed: number): string =>
  `<path class="hach" d="${ridge(line, seed)}"/>${stroke('ll-crest', open(line), 3.4)}`;
function hill({ line, crest: top, seed }: Piece): string {
  const edge = straight(clockwise(line), true);
  const slopes = hachure(edge, { side: 1, gap: 5.2, len: 26, width: 2, seed, close: true, off: 3 });
  return `${area('height', line)}<path class="hach" opacity=".7" d="${slopes}"/>${top.length > 1 ? crest(top, seed) : ''}`;
}
/** Corners in the order in which the inside lies to the right. */
function clockwise(line: Line): Line {
  const turned = line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return turned > 0 ? line : line.toReversed();
}

const field = ({ line }: Piece): string =>
  `${area('ll-field', line)}<path class="ll-furrow" d="${strokes(line, 6, longestSide(line))}"/>`;
const marsh = ({ line, seed }: Piece): string =>
  `${area('ll-marsh', line)}<path class="ll-pool" d="${strokes(line, 7, 0)}"/>${grass(line, 15, seed, () => true, 1.5)}`;
const stream = ({ line }: Piece): string => area('ll-water', line);
const river = ({ line }: Piece): string =>
  `${area('ll-water deep', line)}<path class="ll-current" d="${strokes(line, 9, longestSide(line))}"/>`;

function rocky({ line, seed }: Piece): string {
  const r = rng(seed);
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let boulders = '';
  for (let i = 0; i < (wide * high) / 130; i++) {
    const at: Point = [left + r() * wide, top + r() * high];
    const size = 4 + r() * 6;
    if (inside(at, line) && inside([at[0] + size, at[1]], line)) boulders += boulder(at, size);
  }
  return `${area('ll-rocky', line)}<path class="rock" d="${boulders}"/>`;
}
const boulder = ([x, y]: Point, z: number): string =>
  `M${f(x)} ${f(y)}l${f(z * 0.5)} ${f(-z * 0.6)} ${f(z * 0.7)} ${f(z * 0.1)} ${f(z * 0.3)} ${f(z * 0.6)} ${f(-z * 0.6)} ${f(z * 0.4)}z`;

function wall({ line, seed }: Piece): string {
  const r = rng(seed);
  const stones = sample(straight(line), 8).map(([x, y, ux, uy]) => {
    const turn = (Math.atan2(uy, ux) * 180) / Math.PI + (r() - 0.5) * 14;
    return `<rect x="-4.500" y="-3.600" width="${f(7 + r() * 2)}" height="${f(6 + r() * 2)}" rx="2.200" transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"/>`;
  });
  return `<g class="ll-wall">${stones.join('')}</g>`;
}

function fence({ line }: Piece): string {
  const posts = sample(straight(line), 13).map(([x, y, ux, uy], i): Point => {
    const by = i % 2 ? 3.4 : -3.4;
    return [x - uy * by, y + ux * by];
  });
  const dots = posts.map(([x, y]) => `M${f(x - 1.9)} ${f(y)}h3.8`).join('');
  return stroke('rd-case', open(posts), 2.8) + stroke('rd-pike', open(posts), 1.2) + stroke('rd-case', dots, 3.8);
}

const road = ({ line }: Piece): string => stroke('rd-case', open(line), 15) + stroke('rd-fill', open(line), 11.5);
function embankment({ line, seed }: Piece): string {
  const slopes = ([1, -1] as const)
    .map(side => hachure(straight(line), { side, gap: 5, len: 8, width: 1.5, seed: seed + side, off: 5 }))
    .join('');
  const ties = sample(straight(line), 6)
    .map(([x, y, ux, uy]) => `M${f(x - uy * 4.2)} ${f(y + ux * 4.2)}L${f(x + uy * 4.2)} ${f(y - ux * 4.2)}`)
    .join('');
  return `<path class="hach" opacity=".8" d="${slopes}"/>${stroke('rd-rail', open(line), 1.8)}${stroke('rd-rail', ties, 1.5)}`;
}
const ford = ({ line }: Piece): string =>
  `${area('ll-ford', line)}<path class="ll-stones" d="${strokes(line, 7, 0)}"/>`;
const bridge = ({ line }: Piece): string =>
  `${area('ll-bridge', line)}<path class="ll-planks" d="${strokes(line, 5, longestSide(line))}"/>`;

const DRAWS: Readonly<Record<KindName, (piece: Piece) => string>> = {
  ...{ wood, hill, field, marsh, stream, river, rocky, wall, fence, road, embankment, ford, bridge },
  crest: ({ line, seed }) => crest(line, seed),
};

const onSheet = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x / UNIT, y / UNIT];
const seedOf = (line: Line): number => line.reduce((sum, [x, y]) => (sum * 31 + x * 7 + y) % 65_521, 7);
const BESIDE = 11; // so far from a wall or road still counts as on it

export const rankOf = (kind: string): number => ORDER.findIndex(each => each === kind);

/** Halfway along a line. */
const halfway = (line: Line): Point => {
  const [x, y] = sample(straight(line), 4)[Math.floor(straight(line).length / 2)] ?? line[0]!;
  return [x, y];
};

/** A piece of terrain with its place: pointing at a line means the strip along it. */
export function drawn({ id, kind, points, inner = [] }: Ground): DrawnGround {
  const line = points.map(onSheet);
  const piece = { id, line, crest: inner.map(onSheet), seed: seedOf(line) };
  const border = LINES.includes(kind) ? strip(line, BESIDE) : line;
  const [x, y] = LINES.includes(kind) ? halfway(line) : middle(line);
  const svg = DRAWS[kind as KindName]?.(piece) ?? '';
  const holds = (px: number, py: number): boolean => inside([px, py], border);
  return { id, x, y, outline: poly(border), neighbours: [], svg, rank: rankOf(kind), holds };
}
