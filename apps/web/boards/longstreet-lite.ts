import { mapped, pitched, type Scenario, stripOf } from '@bivouac/longstreet-lite/data';
import { laidGround } from '@bivouac/longstreet-lite/picture';
import { placeName } from '@bivouac/longstreet-lite/text';
import { BASE, type Sheet, sheetOf, UNIT } from '../src/games/longstreet-lite/geometry.ts';
import { drawn, LINES, rankOf } from '../src/games/longstreet-lite/terrain.ts';
import type { DrawnGround } from '../src/games/web-game.ts';
import type { Cut, Drawn } from './index.ts';
import { escaped, f, type Line, rng } from './pen.ts';
import { grass } from './trees.ts';

// Longstreet Lite: a green table for each scenario with a map of its own, and a bare one for pitched battles.

const cornersOf = ({ width, height }: Sheet): Line => [[0, 0], [width, 0], [width, height], [0, height]]; // biome-ignore format: one line

/** Large soft patches of two greens. */
function mottled({ width, height }: Sheet): string {
  const r = rng(5);
  return Array.from({ length: 46 }, () => {
    const at = `cx="${f(r() * width)}" cy="${f(r() * height)}"`;
    return `<ellipse ${at} rx="${f(60 + r() * 120)}" ry="${f(36 + r() * 66)}" fill="url(#ll-${r() < 0.5 ? 'dark' : 'dry'})"/>`;
  }).join('');
}
const GREENS = ['dark', 'dry']
  .map(name => `<radialGradient id="ll-${name}"><stop class="ll-${name}" offset="0"/><stop class="ll-${name}" offset="1" stop-opacity="0"/></radialGradient>`) // biome-ignore format: one line
  .join('');

/** Where the armies deploy: the thirds along the long edges. */
function thirds(strip: number, { width, height }: Sheet): string {
  const [north, south] = [strip / UNIT, height - strip / UNIT];
  return `<path class="ll-third" d="M0 ${f(north)}H${f(width)}M0 ${f(south)}H${f(width)}"/>`;
}

function ruler({ width, height }: Sheet): string {
  const ticks = [0, 1, 2, 3, 4, 5, 6].map(
    n =>
      `<path d="M${f(n * BASE)} -6V${n % 2 ? -1 : 3}"/><text x="${f(n * BASE)}" y="12" text-anchor="middle">${n}</text>`,
  );
  const at = `translate(${f(width - 6 * BASE - 46)} ${f(height - 26)})`;
  return `<g class="ll-ruler" transform="${at}"><rect x="-9" y="-16" width="${f(6 * BASE + 46)}" height="32" rx="4"/><path d="M0-6H${f(6 * BASE)}"/>${ticks.join('')}<text x="${f(6 * BASE + 12)}" y="3">BW</text></g>`;
}

/** Its name in both languages, of which the page shows one; over a wall or road, in the middle of an area. */
function named({ id, x, y }: DrawnGround, isLine: boolean): string {
  const words = (['en', 'fr'] as const).map(
    language => `<tspan class="in-${language}" x="${f(x)}">${escaped(placeName(id, language))}</tspan>`,
  );
  return `<text class="lab it" x="${f(x)}" y="${f(isLine ? y - 11 : y + 4)}" text-anchor="middle" font-size="15">${words.join('')}</text>`;
}

function table(id: string, scenario: Scenario | null): string {
  const sheet = sheetOf(id);
  const pieces = (scenario?.terrain ?? []).toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
  const grounds = pieces.map(piece => drawn(laidGround({ scenario: id }, piece)));
  const areas = grounds.filter(({ holds }) => holds);
  const tufts = grass(cornersOf(sheet), 33, 8, ([x, y]) => !areas.some(each => each.holds!(x, y)), 1.3);
  const parts = [
    `<defs>${GREENS}</defs><rect class="ll-grass" width="${f(sheet.width)}" height="${f(sheet.height)}"/>`,
    mottled(sheet),
    tufts,
    ...grounds.map(({ svg }) => svg),
    thirds(stripOf(id), sheet),
    ...grounds.map((ground, i) => named(ground, LINES.includes(pieces[i]!.kind))),
    ruler(sheet),
    `<rect class="neat" x="4" y="4" width="${f(sheet.width - 8)}" height="${f(sheet.height - 8)}" stroke-width="3"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sheet ll" viewBox="0 0 ${f(sheet.width)} ${f(sheet.height)}">${parts.join('')}</svg>`;
}

const cut: Cut = { scenario: 'harvest-road', taught: 38, box: [230, 262, 520, 370], styles: ['longstreet'] };

/** By what they are called: `longstreet-lite/harvest-road`, and `longstreet-lite/pitched`. */
export const tables: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...mapped.map((scenario): [string, Drawn] => [
    `longstreet-lite/${scenario.id}`,
    { drawBoard: () => table(scenario.id, scenario), ...(scenario.id === cut.scenario ? { cut } : {}) },
  ]),
  ['longstreet-lite/pitched', { drawBoard: () => table(`pitched-${pitched.years[0]}`, null) }],
]);
