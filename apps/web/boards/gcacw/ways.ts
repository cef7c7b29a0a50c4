import { chains, f, type Line, type Point, rng, smooth } from '../pen.ts';
import { type Country, type Edge, loose, runOut, type Segment } from './ground.ts';

// Rivers along hexsides, roads through hexes, what crosses a river, and stations.

const WANDER = 5;
/** Corners of hexes, moved a little, each always the same way: rivers that meet there meet. */
function wandering(p: Point): Point {
  const r = rng(Math.round(p[0]) * 7919 + Math.round(p[1]));
  return [p[0] + (r() - 0.5) * 2 * WANDER, p[1] + (r() - 0.5) * 2 * WANDER];
}
const WIDTHS = { creek: 3, minor: 8, major: 21 } as const;
type River = keyof typeof WIDTHS;

export function riverLines(country: Country, chosen: (edge: Edge) => boolean): readonly Line[] {
  const { map, sideOf } = country;
  const ends = loose(map.edges.filter(({ water }) => water !== undefined).map(sideOf));
  return chains(map.edges.filter(chosen).map(sideOf)).map(line => runOut(country, line, ends).map(wandering));
}

const stroke = (d: string, name: string, width: number, opacity = 1): string =>
  `<path class="${name}" d="${d}" stroke-width="${f(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Banks of all, then their water, so that they flow into each other. */
export function drawRivers(country: Country): string {
  const kinds = (Object.keys(WIDTHS) as River[]).map(kind => {
    const d = riverLines(country, edge => edge.water === kind)
      .map(line => smooth(line))
      .join('');
    return { kind, d, width: WIDTHS[kind] };
  });
  const banks = kinds.map(({ d, width }) => stroke(d, 'riv', width + 2.6));
  const water = kinds.map(({ d, width }) => stroke(d, 'riv-in', width));
  const currents = kinds.map(({ kind, d, width }) => {
    if (kind === 'creek') return '';
    const middle = stroke(d, 'riv', 1, 0.55);
    return kind === 'minor' ? middle : stroke(d, 'riv', width - 5, 0.45) + stroke(d, 'riv-in', width - 6.6) + middle;
  });
  return [...banks, ...water, ...currents].join('');
}

/** Smoothed lines of some of the ways, from knot to knot. */
function wayLines(country: Country, chosen: (edge: Edge) => boolean, [dx, dy]: Point = [0, 0]): string {
  const { map, knotOf } = country;
  const segment = ({ a, b }: Edge): Segment => [knotOf(a), knotOf(b)];
  const ends = loose(map.edges.filter(({ route, rail }) => route !== undefined || rail).map(segment));
  return chains(map.edges.filter(chosen).map(segment))
    .map(line => smooth(runOut(country, line, ends).map(([x, y]): Point => [x + dx, y + dy])))
    .join('');
}

/** Casings first, so that roads open into each other. */
export function drawRoads(country: Country): string {
  const [trail, road, pike] = ['trail', 'road', 'pike'].map(route =>
    wayLines(country, edge => edge.route === route),
  ) as [string, string, string];
  return (
    `<path class="rd-trail" d="${trail}" stroke-width="2.4" stroke-dasharray="7 4.500"/>` +
    stroke(road, 'rd-case', 5.8) +
    stroke(pike, 'rd-case', 8.2) +
    stroke(road, 'rd-fill', 3.4) +
    stroke(pike, 'rd-pike', 5.4) +
    rails(country)
  );
}

const BESIDE: Point = [6, 7]; // the railroad runs beside the road
function rails(country: Country): string {
  const d = wayLines(country, edge => edge.rail === true, BESIDE);
  return `${stroke(d, 'rd-rail', 2)}<path class="rd-rail" d="${d}" stroke-width="8.500" stroke-dasharray="1.700 7.300"/>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  bridge: '<path class="gc-sign" d="M-14-7.500l4 3h20l4-3M-14 7.500l4-3h20l4 3"/>',
  dam: '<path class="gc-sign" d="M-3-12V12M3-12V12"/>',
  ferry:
    '<path class="gc-sign" stroke-dasharray="3 2" d="M-13 0H13"/><path class="gc-boat" d="M-6 2.500h12l-2.500 5h-7z"/>',
  ford: '<path class="gc-sign" stroke-dasharray="3 2.200" d="M-12-4.200H12M-12 4.200H12"/>',
};

export interface Crossed {
  readonly at: Point;
  readonly name: string;
}
export const crossingsOf = ({ map, sideOf }: Country): readonly Crossed[] =>
  map.edges.flatMap(edge => {
    if (edge.crossing === undefined) return [];
    const [a, b] = sideOf(edge);
    return [{ at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const, name: edge.crossingName ?? '' }];
  });

export const drawCrossings = ({ map, sideOf, hexAt }: Country): string =>
  map.edges
    .filter(edge => edge.crossing !== undefined)
    .map(edge => {
      const [a, b] = sideOf(edge);
      const [from, to] = [hexAt(edge.a).at, hexAt(edge.b).at];
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return `<g transform="translate(${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}) rotate(${f(turn)})">${SIGNS[edge.crossing!]}</g>`;
    })
    .join('');

/** Rivers by name: the longest stretch of each. */
export function namedRivers(
  country: Country,
): readonly { readonly name: string; readonly kind: River; readonly line: Line }[] {
  const names = new Map<string, River>();
  for (const { river, water } of country.map.edges) if (river && water) names.set(river, water);
  return [...names].flatMap(([name, kind]) => {
    const lines = riverLines(country, edge => edge.river === name);
    const longest = [...lines].sort((a, b) => b.length - a.length)[0];
    return longest ? [{ name, kind, line: longest }] : [];
  });
}
