import { BASE } from './geometry.ts';

// What stands on a base, seen from above with the front at the top: few paths for many figures.

export type At = readonly [number, number];
const n = (value: number): string => String(Math.round(value * 10) / 10);
const S = BASE / 30; // figures were drawn for bases of 30

const round =
  (rx: number, ry: number) =>
  ([x, y]: At): string =>
    `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
const coat = round(2.7 * S, 1.7 * S);
const kepi = round(1.35 * S, 1.35 * S);
const musket = ([x, y]: At): string => `M${n(x + 1.7 * S)} ${n(y + S)}v${n(-5.5 * S)}`;

/** Men at these spots: muskets, coats, caps. */
export function men(spots: readonly At[]): string {
  const each = (draw: (at: At) => string): string => spots.map(draw).join('');
  return `<path class="ll-mus" d="${each(musket)}"/><path class="ll-coat" d="${each(coat)}"/><path class="ll-kepi" d="${each(kepi)}"/>`;
}

const RANKS = [8.5, 19.5];
const FILES = [-10.2, -3.4, 3.4, 10.2];
const CREW: readonly At[] = [[-10, 10], [10, 10], [-9, 21], [9, 21]]; // biome-ignore format: one line
const from = ([x, y]: At, [dx, dy]: At): At => [x + dx * S, y + dy * S];

/** Two ranks of four; `at` is the middle of a base's front edge. */
export const company = (at: At): readonly At[] => RANKS.flatMap(y => FILES.map(x => from(at, [x, y])));
export const crew = (at: At): readonly At[] => CREW.map(spot => from(at, spot));

export const gun = ([x, y]: At): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(S)})"><path class="ll-whl" d="M-5.500 9.500V18M5.500 9.500V18"/><path class="ll-axl" d="M-5.500 13.800H5.500"/><path class="ll-brl" d="M0 3V20"/></g>`;

const HORSE =
  'c-1.500 0-1.800 2.500-1.600 5.500c-.4 3 0 6 .6 8.500c.3 1.600 1.700 1.600 2 0c.6-2.500 1-5.500.6-8.500c.2-3-.1-5.500-1.600-5.500z';
/** Two pairs of horses and the limber behind them. */
export const team = (): string =>
  `<g transform="scale(${n(S)})"><path class="ll-horse" d="M-4.500 2${HORSE}M4.500 2${HORSE}M-4.500 17.500${HORSE}M4.500 17.500${HORSE}"/><path class="ll-axl" d="M0 14V40M-6 37H6"/><path class="ll-whl" d="M-6.500 33V41M6.500 33V41"/><path class="ll-chest" d="M-4.500 33.500h9v5h-9z"/></g>`;

/** Puffs before a front as wide as this. */
export function smoke(width: number): string {
  const puffs = Math.max(3, Math.round(width / 9));
  const at = (i: number): At => [-width / 2 + (i + 0.5) * (width / puffs), -6 - ((i * 7) % 5)];
  const d = Array.from({ length: puffs }, (_, i) => round(7 + ((i * 5) % 4), 6 + ((i * 3) % 4))(at(i))).join('');
  return `<path class="ll-smoke under" d="${d}"/><path class="ll-smoke" d="${d}"/>`;
}
