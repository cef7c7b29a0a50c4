import { f, inside, type Line, type Point, rng } from './pen.ts';

// Woods and grass, engraved as a few long paths: thousands of placed symbols would make every frame of a drag expensive.

type Layer = 'tr-sh' | 'tr' | 'tr-l' | 'tuft';
const LAYERS: readonly Layer[] = ['tr-sh', 'tr', 'tr-l', 'tuft'];
type Shape = Partial<Readonly<Record<Layer, string>>>;

const TREES: readonly Shape[] = [
  {
    'tr-sh': 'M-4 3.2c2 1.5 8 1.5 11 0c-2-.9-8-1.2-11 0z',
    tr: 'M-4.2 2.6c-1.7-.2-2-2.6-.5-3.2c-.6-2.2 1.6-3.6 3-2.6c.9-1.8 3.7-1.5 4.1.5c1.8-.1 2.8 1.8 1.7 3.1c.9 1.2.2 2.4-1.2 2.3c-1.6.8-5.3.8-7.1-.1z',
    'tr-l': 'M1.2 1.9c1 .3 2.3.1 2.8-.6m-2.2-1.1c.8.2 1.6 0 2-.6m-3.6 3v1.4',
  },
  {
    'tr-sh': 'M-3 3c2 1.2 6.6 1.2 8.6 0c-2-.8-6.6-.9-8.6 0z',
    tr: 'M-3 2.5c-1.5-.3-1.6-2.3-.3-2.9c-.3-2 1.9-3 3.1-1.9c1.3-1 3.2-.1 3.1 1.6c1.2.5 1.2 2.2 0 2.7c-.7 1-4.9 1.1-5.9.5z',
    'tr-l': 'M1 1.7c.8.2 1.5 0 1.8-.5m-2.8 1.4v1.3',
  },
  {
    'tr-sh': 'M-2.4 3.4c1.8 1 5.4 1 7 0c-1.6-.7-5.2-.8-7 0z',
    tr: 'M0-5.2l2.1 3.4h-1l1.9 2.8h-1.2l1.5 2.3h-6.6l1.5-2.3h-1.2l1.9-2.8h-1z',
    'tr-l': 'M.6-2.4l1.2 1.9m-1.1 1.1l1.5 2m-2.2.8v1.2',
  },
];
const GRASS: readonly Shape[] = [
  { tuft: 'M-3 1l.6-2.4m1.4 2.4l.1-3.2m2.1 3.2l-.2-2.8m2 2.8l-.7-2' },
  { tuft: 'M-2 1l.5-2m1.5 2v-2.6m2 2.6l-.5-2' },
  { tuft: 'M-3 .8h2.2m1.4-.4h2.8' },
];

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly kind: number; // 0 to 1
  readonly scale: number;
}

/** Planted in an area on a jittered grid, drawn north to south so that they overlap as trees do. */
export function trees(
  area: Line,
  step: number,
  seed: number,
  keep: (p: Point) => boolean,
  size: number,
  shapes: readonly Shape[] = TREES,
): string {
  const r = rng(seed);
  const xs = area.map(p => p[0]);
  const ys = area.map(p => p[1]);
  const planted: Plant[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.82, row++) {
    for (let x = Math.min(...xs) + ((row % 2) * step) / 2; x < Math.max(...xs); x += step) {
      const p: Point = [x + (r() - 0.5) * step * 0.72, y + (r() - 0.5) * step * 0.6];
      const kind = r();
      const scale = size * (0.8 + Math.floor(r() * SIZES) * (0.45 / (SIZES - 1)));
      if (inside(p, area) && keep(p)) planted.push({ x: p[0], y: p[1], kind, scale });
    }
  }
  return bandsOf(planted, step / 2)
    .map(band => engraved(band, shapes))
    .join('');
}
/** The small crown on a square grid. */
export function orchard(area: Line, step: number, size: number): string {
  const [xs, ys] = [area.map(p => p[0]), area.map(p => p[1])];
  const planted: Plant[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step)
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step)
      if (inside([x, y], area)) planted.push({ x, y, kind: 0.5, scale: size });
  return engraved(planted, TREES);
}
export const grass = (area: Line, step: number, seed: number, keep: (p: Point) => boolean, size: number): string =>
  trees(area, step, seed, keep, size, GRASS);

const SIZES = 4; // few, so that the same strokes come again and again and pack well
const ACROSS = 260; // a path no wider than that, so that a strip of the map needs few of them

/** Those of about the same height, from north to south, cut from west to east. */
function bandsOf(planted: readonly Plant[], high: number): readonly (readonly Plant[])[] {
  const bands = new Map<number, Plant[]>();
  const bandOf = ({ x, y }: Plant): number => Math.floor(y / high) * 1000 + Math.floor(x / ACROSS);
  for (const plant of [...planted].sort((a, b) => a.y - b.y)) {
    const key = bandOf(plant);
    bands.set(key, [...(bands.get(key) ?? []), plant]);
  }
  return [...bands].sort(([a], [b]) => a - b).map(([, band]) => band);
}

/** One path a layer: shadows, crowns, shade. */
function engraved(band: readonly Plant[], shapes: readonly Shape[]): string {
  return LAYERS.flatMap(layer => {
    const drawn = band.map(plant => stamped(shapeOf(plant, shapes)[layer] ?? '', plant)).join('');
    return drawn ? [`<path class="${layer}" d="${drawn}"/>`] : [];
  }).join('');
}
const shapeOf = ({ kind }: Plant, shapes: readonly Shape[]): Shape => shapes[kind < 0.4 ? 0 : kind < 0.75 ? 1 : 2]!;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** A leading zero is left out, as an engraver's numbers are. */
const brief = (n: number): string => f(n).replace(/^(-?)0\./, '$1.');

/** A shape put down: its starts are moved, all of it is scaled; only starts are not relative. */
function stamped(shape: string, { x, y, scale }: Plant): string {
  return shape.replace(/([A-Za-z])([^A-Za-z]*)/g, (_all, command: string, rest: string) => {
    const values = (rest.match(NUMBER) ?? []).map(Number);
    const moved = command === 'M' ? [values[0]! * scale + x, values[1]! * scale + y] : values.map(n => n * scale);
    return command + joined(moved);
  });
}
const joined = (values: readonly number[]): string =>
  values.map(brief).reduce((all, each) => (all === '' || each.startsWith('-') ? all + each : `${all} ${each}`), '');
