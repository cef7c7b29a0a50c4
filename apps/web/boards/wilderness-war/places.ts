import { RADIUS } from '../../src/games/wilderness-war/geometry.ts';
import { plan } from '../../src/games/wilderness-war/works.ts';
import { dist, f, type Line, type Point, rng, smooth } from '../pen.ts';
import { isGreat } from './country.ts';
import { type Spot, type Way, ways } from './layout.ts';

// What the rules know: links and spaces.

/** A river wanders, a path bends. */
function course({ a, b, kind }: Way): Line {
  const r = rng((a.at[0] * 7 + b.at[1] * 3) | 0);
  const length = dist(a.at, b.at);
  const across: Point = [(b.at[1] - a.at[1]) / length, (a.at[0] - b.at[0]) / length];
  const count = kind === 'river' ? Math.max(3, Math.round(length / 34)) : 1;
  const bow = (r() - 0.5) * length * (kind === 'land' ? 0.11 : 0.07);
  const inner = Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / (count + 1);
    const off = bow * Math.sin(t * Math.PI) + (count > 1 ? (i % 2 ? 1 : -1) * (1.5 + r() * 3.5) : 0);
    return [a.at[0] + (b.at[0] - a.at[0]) * t + across[0] * off, a.at[1] + (b.at[1] - a.at[1]) * t + across[1] * off];
  });
  return [a.at, ...inner, b.at];
}

export function drawLinks(): string {
  const of = (keep: (way: Way) => boolean): string =>
    ways
      .filter(keep)
      .map(way => smooth(course(way)))
      .join('');
  const land = of(way => way.kind === 'land');
  const river = of(way => way.kind === 'river');
  const great = of(isGreat);
  const lake = of(way => way.kind === 'lakeshore');
  const strokes: readonly (readonly [string, string])[] = [
    [land, 'lk-halo'],
    [river, 'lk-river'],
    [great, 'lk-river great'],
    [river, 'lk-river-in'],
    [great, 'lk-river-in great'],
    [river, 'lk-river-mid'],
    [land, 'lk-dots'],
    [land, 'lk-land'],
    [lake, 'lk-halo'],
    [lake, 'lk-lake'],
  ];
  return `<g class="links">${strokes.map(([d, style]) => `<path class="${style}" d="${d}"/>`).join('')}</g>`;
}

const WIGWAM = 'M-9.5 8l9.5-18 9.5 18zM-3-13.500l3 5 3-5';
const ANCHOR = 'M0-8v16M-6.5 2.500c1 4.5 4 5.5 6.5 5.500s5.5-1 6.5-5.500M-4-3.500h8';
const STAR = 'M0-9l2.3 6 6.4.3-5 4 1.7 6.200L0 3.900l-5.4 3.6 1.7-6.2-5-4 6.4-.3z';

const shapes: Readonly<Record<Spot['space']['terrain'], string>> = {
  cultivated: `<rect class="ground tilled-ground" x="${-RADIUS + 2}" y="${-RADIUS + 2}" width="${2 * RADIUS - 4}" height="${2 * RADIUS - 4}" rx="3"/>`,
  wilderness: `<circle class="ground wild-ground" r="${RADIUS}"/>`,
  mountain: `<path class="ground high-ground" d="M0-29L28 20H-28Z"/>`,
};

/** Square, circle or triangle; the owner's colour; bastions, anchor, wigwam, star. */
export function placeShape({ at, space }: Spot): string {
  const own = space.originalOwner ? ` own-${space.originalOwner.slice(0, 2)}` : '';
  const side = space.originalOwner?.slice(0, 2) ?? '';
  const bastions = space.fortress ? `<g class="works ${side}">${plan('fortress')}</g>` : '';
  const village = space.village ? `<path class="wigwam" d="${WIGWAM}"/>` : '';
  const port = space.port
    ? `<g class="port" transform="translate(36 -27)"><path d="${ANCHOR}"/><circle cy="-10.5" r="2.4"/></g>`
    : '';
  const key = space.vpSpace ? `<path class="keystar" transform="translate(29 -23)" d="${STAR}"/>` : '';
  return `<g class="place${own}" transform="translate(${f(at[0])} ${f(at[1])})">${bastions}${shapes[space.terrain]}${village}${port}${key}</g>`;
}
