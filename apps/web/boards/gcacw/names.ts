import { HIGH } from '../../src/games/gcacw/geometry.ts';
import { escaped, f, type Point, town } from '../pen.ts';
import { type Country, seedOf } from './ground.ts';
import { type Crossed, crossingsOf, namedRivers } from './ways.ts';

// Houses, stations and works where the map names them, and every name, none over another where that can be helped.

type Feature = Country['map']['features'][number];
interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y));

const SIZES: Readonly<Record<string, number>> = {
  city: 19,
  town: 16,
  place: 13.5,
  station: 13.5,
  landing: 13.5,
  gap: 14.5,
  redoubt: 12.5,
};
const PER_LETTER = 0.5; // of the size of its type, on the average

interface Label {
  readonly name: string;
  readonly size: number;
  readonly style: string;
  readonly spots: readonly (readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'])[]; // the best first
}

/** Puts each name at the first of its spots that hides least of those before it. */
function written(labels: readonly Label[], taken: Box[]): string {
  return labels
    .map(({ name, size, style, spots }) => {
      const wide = name.length * size * PER_LETTER;
      const boxes = spots.map(([x, y, anchor]): Box => {
        const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x;
        return { x: left, y: y - size * 0.8, wide, high: size };
      });
      const hidden = boxes.map(box => taken.reduce((sum, each) => sum + overlap(box, each), 0));
      const best = hidden.indexOf(Math.min(...hidden));
      taken.push(boxes[best]!);
      const [x, y, anchor] = spots[best]!;
      return `<text class="lab ${style}" x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" font-size="${size}">${escaped(name)}</text>`;
    })
    .join('');
}

/** One name a hex: what is largest there. */
const ORDER = ['city', 'town', 'gap', 'place', 'landing', 'redoubt', 'station'];
function chiefs({ map }: Country): readonly Feature[] {
  const found = new Map<string, Feature>();
  for (const kind of ORDER)
    for (const feature of map.features)
      if (feature.kind === kind && !found.has(feature.hex)) found.set(feature.hex, feature);
  return [...found.values()];
}

function featureLabel(country: Country, { hex, name, kind }: Feature): Label {
  const [x, y] = country.hexAt(hex).at;
  const low = y + HIGH / 2 - 6;
  const style = kind === 'city' ? 'gc-city' : kind === 'town' ? 'gc-town it' : 'it';
  return {
    name,
    size: SIZES[kind] ?? 13,
    style,
    spots: [
      [x, low, 'middle'],
      [x, low + 13, 'middle'],
      [x, y - HIGH / 2 + 25, 'middle'],
    ],
  };
}
const crossingLabel = ({ at: [x, y], name }: Crossed): Label => ({
  name,
  ...{ size: 12, style: 'it gc-crossing' },
  spots: [
    [x + 15, y + 15, 'start'],
    [x + 15, y - 8, 'start'],
    [x - 15, y + 15, 'end'],
    [x - 15, y - 8, 'end'],
    [x, y + 25, 'middle'],
    [x, y - 17, 'middle'],
  ],
});

function symbol(country: Country, { hex, name, kind }: Feature): string {
  const [x, y] = country.knotOf(hex);
  if (kind === 'city') return town(x, y, 34, seedOf(name));
  if (kind === 'town') return town(x, y, 18, seedOf(name));
  if (kind === 'gap') return '';
  if (kind === 'redoubt') return `<path class="gc-fort" transform="translate(${f(x)} ${f(y)})" d="${STAR_FORT}"/>`;
  if (kind === 'station')
    return `<g class="gc-depot" transform="translate(${f(x + 15)} ${f(y + 14)})"><path d="M-8 4V-3l8-6 8 6v7z"/><path d="M-2 4v-5h4v5"/></g>`;
  return `<g class="house" transform="translate(${f(x)} ${f(y)})"><rect x="-4" y="7" width="6" height="4.800"/><rect x="4" y="10" width="4.800" height="4"/></g>`;
}
const STAR_FORT = 'M0-30l8 15 18-6-8 16 15 8-17 6 5 17-16-8-9 15-7-16-17 5 8-16-15-9 17-6-6-17 17 7z';

export const drawFeatures = (country: Country): string =>
  country.map.features.map(each => symbol(country, each)).join('');

/** A river's name along its water, once in so many hexsides. */
const STRETCH = 14;
function riverNames(country: Country): string {
  return namedRivers(country)
    .flatMap(({ name, kind, line }) => {
      if (line.length < 5) return [];
      const size = kind === 'major' ? 19 : kind === 'minor' ? 15.5 : 13;
      const many = Math.max(1, Math.round(line.length / STRETCH));
      return Array.from({ length: many }, (_, i) => {
        const middle = Math.min(line.length - 3, Math.max(2, Math.round(((i + 0.5) / many) * line.length)));
        return along(name, size, line[middle - 2]!, line[middle]!, line[middle + 2]!, kind === 'major' ? 5 : -9);
      });
    })
    .join('');
}
function along(name: string, size: number, from: Point, at: Point, to: Point, off: number): string {
  const raw = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const turn = raw > 90 ? raw - 180 : raw <= -90 ? raw + 180 : raw;
  return `<g transform="translate(${f(at[0])} ${f(at[1])}) rotate(${f(turn)})"><text class="wat lab" y="${off}" text-anchor="middle" font-size="${size}" letter-spacing="${f(size * 0.14)}">${escaped(name)}</text></g>`;
}

export function drawNames(country: Country): string {
  const taken: Box[] = country.hexes.map(({ at: [x, y] }) => ({ x: x - 14, y: y - HIGH / 2 + 3, wide: 28, high: 12 }));
  const labels = [
    ...chiefs(country).map(each => featureLabel(country, each)),
    ...crossingsOf(country).map(crossingLabel),
  ];
  return riverNames(country) + written(labels, taken);
}
