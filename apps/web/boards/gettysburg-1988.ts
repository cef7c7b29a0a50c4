import { map, type RawHex } from '@bivouac/gettysburg-1988/data';
import { centre, RADIUS, SHEET } from '../src/games/gettysburg-1988/geometry.ts';
import type { Cut } from './index.ts';
import {
  chains,
  escaped,
  f,
  hachure,
  hexagon,
  inside,
  jitter,
  type Line,
  organic,
  type Point,
  poly,
  regionLoops,
  rng,
  segDist,
  sharedEdge,
  smooth,
  town,
} from './pen.ts';
import { grass, trees } from './trees.ts';

// The board of Gettysburg 1988, engraved from the edition's data.

interface Hex extends RawHex {
  readonly at: Point;
  readonly poly: Line;
}
const hexes: readonly Hex[] = map.hexes.map(hex => {
  const at = centre(hex.id);
  return { ...hex, at, poly: hexagon(at[0], at[1], RADIUS) };
});
const byId = new Map(hexes.map(hex => [hex.id, hex]));
const hexAt = (id: string): Hex => byId.get(id)!;

const links = new Map(
  map.connectivity.flatMap(pair => [[pair.a + pair.b, pair] as const, [pair.b + pair.a, pair] as const]),
);
/** Neighbours that the rules call unconnected are cut apart in the outline, so that players see connection. */
const joined = (cover: 'woods' | 'hill') => (a: { id: string }, b: { id: string }) => {
  const pair = links.get(a.id + b.id);
  return !pair?.terrain.includes(cover) || pair.connected;
};
const has = (hex: Hex, ...terrains: string[]): boolean =>
  terrains.some(terrain => (hex.terrain as readonly string[]).includes(terrain));

const woods = regionLoops(
  hexes.filter(hex => has(hex, 'woods')),
  joined('woods'),
).map((loop, i) => organic(loop, 6, 7, i + 3));
const hills = regionLoops(
  hexes.filter(hex => has(hex, 'hill', 'rocky')),
  joined('hill'),
).map((loop, i) => organic(loop, 4, 9, i + 50));

type Segment = readonly [Point, Point];
const roadSegments: readonly Segment[] = map.roads
  .filter(road => road.types.includes('road'))
  .map(road => [hexAt(road.a).at, hexAt(road.b).at]);
const nearRoad = (p: Point): boolean => roadSegments.some(s => segDist(p, s[0], s[1]) < 11);

function drawWoods(): string {
  return woods
    .map((loop, i) => {
      const d = smooth(loop, true);
      return `<path class="wood" d="${d}"/><path class="woodedge" d="${d}"/>${trees(loop, 15.5, i + 9, p => !nearRoad(p), 1.15)}`;
    })
    .join('');
}

function drawHills(): string {
  return hills
    .map((loop, i) => {
      const inner = hachure(loop, { side: -1, off: -17, len: 22, gap: 4.4, width: 1.8, close: true, seed: i });
      const outer = hachure(loop, { side: -1, off: 3, len: 12, gap: 6, width: 1.2, close: true, seed: i + 40 });
      return `<path class="height" d="${smooth(loop, true)}"/><path class="hach" opacity=".85" d="${inner}${outer}"/>`;
    })
    .join('');
}

function drawRocks(): string {
  return hexes
    .filter(hex => has(hex, 'rocky'))
    .map(hex => {
      const r = rng(hex.at[0] | 0);
      return Array.from({ length: 22 }, () => {
        const angle = r() * 6.28;
        const far = r() * 40;
        return `<path class="rock" d="M${f(hex.at[0] + Math.cos(angle) * far)} ${f(hex.at[1] + Math.sin(angle) * far)}l4-4 5 2 1 4-5 2z"/>`;
      }).join('');
    })
    .join('');
}

const PIKES = [
  'Emmitsburg road',
  'Chambersburg pike',
  'Baltimore pike',
  'Taneytown road',
  'York pike',
  'Harrisburg road',
];
const roadPath = (d: string, pike: boolean): { under: string; over: string } =>
  pike
    ? {
        under: `<path d="${d}" class="rd-case" stroke-width="7.5"/>`,
        over: `<path d="${d}" class="rd-pike" stroke-width="4.8"/>`,
      }
    : {
        under: `<path d="${d}" class="rd-case" stroke-width="6"/>`,
        over: `<path d="${d}" class="rd-fill" stroke-width="3.8"/>`,
      };

/** Casings first, so that crossings open. */
function drawRoads(): string {
  const named = new Map<string, Segment[]>();
  for (const road of map.roads) {
    if (!road.types.includes('road')) continue;
    for (const name of road.names) named.set(name, [...(named.get(name) ?? []), [hexAt(road.a).at, hexAt(road.b).at]]);
  }
  const drawn = [...named].flatMap(([name, segments]) =>
    chains(segments).map(line => roadPath(smooth(jitter(line, 7, line.length + name.length)), PIKES.includes(name))),
  );
  const exits = hexes.filter(hex => hex.roadExit).map(hex => roadPath(poly([hex.at, outwards(hex)], false), false));
  const all = [...exits, ...drawn];
  return all.map(road => road.under).join('') + all.map(road => road.over).join('');
}

function outwards(hex: Hex): Point {
  const edge = (hex.edge ?? []) as readonly string[];
  const dx = edge.includes('west') ? -60 : edge.includes('east') ? 60 : 0;
  const dy = edge.includes('north') ? -60 : edge.includes('south') ? 60 : 0;
  return [hex.at[0] + dx, hex.at[1] + dy];
}

function drawRails(): string {
  const beside = (p: Point): Point => [p[0] + 3, p[1] - 7];
  const segments = map.roads
    .filter(road => road.types.includes('rail'))
    .map((road): Segment => [beside(hexAt(road.a).at), beside(hexAt(road.b).at)]);
  return chains(segments)
    .map(line => {
      const d = smooth(line);
      return `<path d="${d}" class="rd-rail" stroke-width="2"/><path d="${d}" class="rd-rail" stroke-width="8" stroke-dasharray="1.6 8"/>`;
    })
    .join('');
}

function drawStreams(): string {
  const segments = map.streams.flatMap(
    stream => sharedEdge(hexAt(stream.a).poly, hexAt(stream.b).poly) ?? [],
  ) as unknown as Point[];
  const pairs: Segment[] = [];
  for (let i = 0; i < segments.length; i += 2) pairs.push([segments[i]!, segments[i + 1]!]);
  return chains(pairs)
    .map(line => {
      const d = smooth(jitter(line, 6, line.length));
      return `<path d="${d}" class="riv" stroke-width="9"/><path d="${d}" class="riv-in" stroke-width="6.2"/><path d="${d}" class="riv" stroke-width=".8" opacity=".7"/>`;
    })
    .join('');
}

function drawFields(): string {
  const r = rng(77);
  let s = '';
  for (const hex of hexes) {
    if (hex.terrain[0] !== 'clear' || r() >= 0.4) continue;
    const turn = (r() - 0.5) * 50;
    const w = 26 + r() * 26;
    const h = 18 + r() * 20;
    const x = hex.at[0] + (r() - 0.5) * 36;
    const y = hex.at[1] + (r() - 0.5) * 30;
    let furrows = '';
    for (let i = -h / 2 + 3; i < h / 2; i += 4) furrows += `M${f(-w / 2)} ${f(i)}H${f(w / 2)}`;
    s += `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"><rect class="field" x="${f(-w / 2)}" y="${f(-h / 2)}" width="${f(w)}" height="${f(h)}"/><path class="furrow" d="${furrows}"/></g>`;
  }
  return s;
}

const drawGrass = (): string =>
  grass(
    [
      [20, 0],
      [SHEET.width, 0],
      [SHEET.width, SHEET.height],
      [20, SHEET.height],
    ],
    36,
    3,
    p => !nearRoad(p) && !woods.some(loop => inside(p, loop)) && !hills.some(loop => inside(p, loop)),
    1.2,
  );

const drawGrid = (): string =>
  `<path class="hexl" d="${hexes.map(hex => poly(hex.poly)).join('')}" stroke-width="1.2"/>` +
  hexes
    .map(hex => `<text class="hexid" x="${f(hex.at[0])}" y="${f(hex.at[1] - RADIUS + 15)}">${hex.id}</text>`)
    .join('');

/** A height of several hexes is named once. */
function drawNames(): string {
  const seen = new Set<string>();
  return hexes
    .filter(hex => hex.name)
    .map(hex => {
      const name = hex
        .name!.replace(/ \((south|center|north|west|east)\)/, '')
        .split(' / ')[0]!
        .replace(', north slope', '');
      if (seen.has(name)) return '';
      seen.add(name);
      return hex.id === 'O7' ? townName(hex) : placeName(hex, name);
    })
    .join('');
}
const townName = (hex: Hex): string =>
  `<text class="lab city" x="${f(hex.at[0])}" y="${f(hex.at[1] + 46)}" text-anchor="middle">GETTYSBURG</text>`;
function placeName(hex: Hex, name: string): string {
  const cut = name.lastIndexOf(' ');
  const lines = name.length > 14 && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  return lines
    .map((line, i) => {
      const y = hex.at[1] + RADIUS - 8 + (i - (lines.length - 1) * 0.6) * 13;
      return `<text class="lab it" x="${f(hex.at[0] - 2)}" y="${f(y)}" text-anchor="middle" font-size="13">${escaped(line)}</text>`;
    })
    .join('');
}

function streamName(id: string, name: string, turn: number, dx: number, dy: number): string {
  const x = f(hexAt(id).at[0] + dx);
  const y = f(hexAt(id).at[1] + dy);
  return `<text class="wat lab" x="${x}" y="${y}" font-size="14" letter-spacing="2.5" transform="rotate(${turn} ${x} ${y})">${name}</text>`;
}

const drawTown = (): string =>
  (
    [
      ['O7', 31, 3],
      ['N7', 14, 5],
      ['N6', 11, 8],
    ] as const
  )
    .map(([id, r, seed]) => town(hexAt(id).at[0], hexAt(id).at[1], r, seed))
    .join('');

const { width: W, height: H } = SHEET;
const drawFrame = (): string =>
  `<rect class="neat" x="46" y="20" width="${W - 92}" height="${f(H - 60)}" stroke-width="4"/><rect class="neat" x="36" y="10" width="${W - 72}" height="${f(H - 40)}" stroke-width="1.2"/>`;

/** The whole sheet: everything that does not change in play. */
export const cut: Cut = { scenario: 'day2', box: [390, 540, 540, 289] };

export const drawBoard = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 ${W} ${f(H)}" aria-hidden="true">` +
  `<rect class="paper" x="-200" y="-200" width="${W + 400}" height="${f(H + 400)}"/>` +
  drawFields() +
  drawHills() +
  drawWoods() +
  drawGrass() +
  drawRocks() +
  drawStreams() +
  drawRoads() +
  drawRails() +
  drawTown() +
  drawGrid() +
  drawNames() +
  streamName('M9', 'Rock Creek', 84, 44, -20) +
  streamName('G2', 'Willoughby Run', -86, -44, 40) +
  drawFrame() +
  '</svg>';
