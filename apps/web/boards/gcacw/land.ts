import { RADIUS } from '../../src/games/gcacw/geometry.ts';
import { plot } from '../land.ts';
import { f, hachure, type Line, organic, type Point, regionLoops, rng, smooth } from '../pen.ts';
import { grass, trees } from '../trees.ts';
import type { Country, Hex } from './ground.ts';

// What covers the ground: tints by class, hachures, woods, swamps, fields.

const together = (): boolean => true;
/** The outlines of all hexes of some classes, by a wandering hand. */
function regions({ hexes }: Country, terrains: readonly string[], inset: number): readonly Line[] {
  const loops = regionLoops(
    hexes.filter(({ terrain }) => terrains.includes(terrain)),
    together,
  );
  return loops.map((loop, i) => organic(loop, 5.5, inset, i + terrains[0]!.length * 7));
}

const tinted = (loops: readonly Line[], name: string): string =>
  loops.length === 0 ? '' : `<path class="${name}" d="${loops.map(loop => smooth(loop, true)).join('')}"/>`;

/** Rows of hachures inside the edge of a height. */
const slopes = (
  loops: readonly Line[],
  rows: readonly (readonly [off: number, len: number, gap: number, width: number])[],
) =>
  loops
    .flatMap((loop, i) =>
      rows.map(([off, len, gap, width], row) =>
        hachure(loop, { side: -1, close: true, off, len, gap, width, seed: i * 3 + row }),
      ),
    )
    .join('');

function heights(country: Country): string {
  const mountains = regions(country, ['mountain'], 7);
  const hills = regions(country, ['hill'], 7);
  const mountainous = slopes(mountains, [
    [-30, 29, 6, 2.4],
    [-4, 17, 8, 1.8],
  ]);
  return (
    tinted(hills, 'gc-hill') +
    tinted(mountains, 'gc-mtn') +
    `<path class="hach" opacity=".8" d="${mountainous}${slopes(hills, [[-21, 23, 6, 2]])}"/>`
  );
}

/** Rough ground: a few short rows of hachures. */
function roughness({ hexes, nearWay }: Country): string {
  const r = rng(4);
  let d = '';
  for (const { at } of hexes.filter(({ terrain }) => terrain === 'rough')) {
    for (let i = 0; i < 2; i++) {
      const [angle, far, turn] = [r() * 6.28, 14 + r() * 26, r() * 3.14];
      const [x, y] = [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far];
      if (nearWay([x, y], 14)) continue;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const crest: Line = [
        [x - c * 9, y - s * 9],
        [x + s * 2.4, y - c * 2.4],
        [x + c * 9, y + s * 9],
      ];
      d += hachure(crest, { side: 1, gap: 3.8, len: 8, width: 1.3, seed: i + Math.round(at[0]) });
    }
  }
  return `<path class="hach" opacity=".42" d="${d}"/>`;
}

/** Reeds between short level lines; where they stand only after rain, fewer. */
function swamps({ hexes }: Country): string {
  const drawn = hexes
    .filter(({ terrain }) => terrain === 'swamp' || terrain === 'provisionalSwamp')
    .map(({ at, terrain }) => {
      const r = rng(Math.round(at[0] * 3 + at[1]));
      let [lines, reeds] = ['', ''];
      for (let i = 0; i < (terrain === 'swamp' ? 46 : 24); i++) {
        const [x, y] = [at[0] + (r() - 0.5) * 74, at[1] + (r() - 0.5) * 78];
        lines += `M${f(x - 5 - r() * 4)} ${f(y)}h${f(9 + r() * 8)}`;
        if (i % 3 === 0) reeds += `M${f(x)} ${f(y)}v-6m-2.5 6l-1.5-4.5m6.500 4.500l1.500-4.500`;
      }
      return `<path class="gc-bog" d="${lines}"/><path class="tuft" d="${reeds}"/>`;
    });
  return drawn.join('');
}

/** Ploughed plots in open country. */
function fields({ hexes, nearWay }: Country): string {
  const q = rng(12);
  return hexes
    .filter(({ terrain }) => terrain === 'clear' || terrain === 'rolling')
    .map(({ at, terrain }) => {
      const many = q() < (terrain === 'clear' ? 0.85 : 0.45);
      const [turn, wide, high] = [(q() - 0.5) * 60, 24 + q() * 26, 16 + q() * 16];
      const middle: Point = [at[0] + (q() - 0.5) * 44, at[1] + (q() - 0.5) * 40];
      return many && !nearWay(middle, 17) ? plot(middle, wide, high, turn) : '';
    })
    .join('');
}

const TREES = 20.5;
function woods(country: Country): string {
  return regions(country, ['woods'], 3)
    .map((loop, i) => {
      const d = smooth(loop, true);
      const planted = trees(loop, TREES, i + 2, p => !country.nearWay(p, 11), 1.35);
      return `<path class="wood" d="${d}"/><path class="woodedge" d="${d}"/>${planted}`;
    })
    .join('');
}

/** Which hex a point lies in, nearly. */
function terrainAt({ hexes }: Country): (p: Point) => string {
  const close = new Map<string, Hex[]>();
  const key = (x: number, y: number): string => `${Math.floor(x / 120)} ${Math.floor(y / 120)}`;
  for (const hex of hexes)
    for (const dx of [-RADIUS, RADIUS])
      for (const dy of [-RADIUS, RADIUS]) {
        const cell = key(hex.at[0] + dx, hex.at[1] + dy);
        close.set(cell, [...(close.get(cell) ?? []), hex]);
      }
  return ([x, y]) =>
    (close.get(key(x, y)) ?? []).find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < RADIUS * 0.9)?.terrain ?? '';
}

/** Lone trees on rough ground, tufts in the open. */
function scattered(country: Country): string {
  const { width, height, nearWay } = country;
  const on = terrainAt(country);
  const all: Line = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const lone = trees(all, 60, 12, p => on(p) === 'rough' && !nearWay(p, 13), 1.2);
  const open = (p: Point): boolean => (on(p) === 'rolling' || on(p) === 'clear') && !nearWay(p, 11);
  return `<g opacity=".8">${lone}</g>${grass(all, 58, 3, open, 1.3)}`;
}

/** Crests along a hexside: the hachures run down from the hex the ridge is drawn in. */
function ridges({ map, sideOf, hexAt }: Country): string {
  const d = map.edges.map(edge => {
    if (edge.ridgeIn === undefined) return '';
    const [a, b] = sideOf(edge);
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const { at } = hexAt(edge.ridgeIn);
    const within = (at[0] - mx) * -(b[1] - a[1]) + (at[1] - my) * (b[0] - a[0]) > 0;
    return hachure([a, [mx, my], b], {
      ...{ side: within ? -1 : 1, off: -16, len: 24, gap: 4.6, width: 2.9 },
      seed: Math.round(at[0] + my),
    });
  });
  return `<path class="hach" d="${d.join('')}"/>`;
}

export const drawLand = (country: Country): string =>
  tinted(regions(country, ['rough'], 3), 'gc-rough') +
  tinted(regions(country, ['clear', 'city'], 3), 'gc-clear') +
  tinted(regions(country, ['swamp', 'provisionalSwamp'], 3), 'gc-swamp') +
  tinted(regions(country, ['water'], 1), 'water') +
  heights(country) +
  fields(country) +
  roughness(country) +
  swamps(country) +
  scattered(country) +
  woods(country) +
  ridges(country);
