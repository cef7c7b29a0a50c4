import { map } from '@bivouac/guns-of-gettysburg/data';
import { beside, FIELD, MARGIN, onSheet, SHEET } from '../src/games/guns-of-gettysburg/geometry.ts';
import { areas, type DrawnArea, lines, nearRoad, roads } from './guns-of-gettysburg/ground.ts';
import { drawNames } from './guns-of-gettysburg/names.ts';
import { drawHills, drawStreams, drawWoods } from './guns-of-gettysburg/scenery.ts';
import { drawSides } from './guns-of-gettysburg/sides.ts';
import type { Cut } from './index.ts';
import { compass } from './land.ts';
import { f, inside, poly, rng, smooth } from './pen.ts';
import { grass } from './trees.ts';

// The board of The Guns of Gettysburg, engraved from the edition's data: areas, and the positions on their edges.

const { width: W, height: H } = SHEET;

/** Where an army may enter, in a breath of its colour. */
const drawEntries = (): string =>
  map.entryPoints
    .flatMap(({ side, areas: ids }) =>
      ids.map(id => `<path class="gn-entry ${side}" d="${poly(areas.get(id)!.outline)}"/>`),
    )
    .join('');

/** Casings first, so that crossings open. */
function drawRoads(): string {
  const drawn = roads.map(({ line, main }) => {
    const [d, wide] = [smooth(line), main ? 1.25 : 0.8];
    const fill = main ? 'rd-pike' : 'rd-fill';
    return [
      `<path d="${d}" class="rd-case" stroke-width="${f(6.6 * wide)}"/>`,
      `<path d="${d}" class="${fill}" stroke-width="${f(4.2 * wide)}"/>`,
    ] as const;
  });
  return drawn.map(([under]) => under).join('') + drawn.map(([, over]) => over).join('');
}

const STREETS = 9.5;
function drawTown(): string {
  const q = rng(6);
  const houses = (area: DrawnArea): string => {
    let s = '';
    for (let x = area.at[0] - 75; x < area.at[0] + 75; x += STREETS) {
      for (let y = area.at[1] - 70; y < area.at[1] + 70; y += STREETS * 0.86) {
        const [hx, hy] = [x + q() * 2.6, y + q() * 2.6];
        if (q() > 0.62 || !inside([hx, hy], area.outline) || nearRoad([hx, hy], 6.5)) continue;
        s += `<rect x="${f(hx)}" y="${f(hy)}" width="${f(4 + q() * 2.4)}" height="${f(3.2 + q() * 2)}"/>`;
      }
    }
    return s;
  };
  return `<g class="house">${[...areas.values()]
    .filter(({ town }) => town)
    .map(houses)
    .join('')}</g>`;
}

const [LEFT, TOP, RIGHT, BOTTOM] = [MARGIN, MARGIN, MARGIN + FIELD.width, MARGIN + FIELD.height];
const drawGrass = (): string =>
  grass(
    [
      [LEFT, TOP],
      [RIGHT, TOP],
      [RIGHT, BOTTOM],
      [LEFT, BOTTOM],
    ],
    52,
    3,
    p => !nearRoad(p, 10),
    1.2,
  );

/** The edges on which blocks stand, and the crossings between them. */
const drawPositions = (): string =>
  `<path class="gn-line" d="${lines.map(({ from, to }) => poly([from, to], false)).join('')}"/>`;

/** Beside the map, where blocks wait to enter. */
const drawPoints = (): string =>
  map.entryPoints
    .map(({ id, side, road }) => {
      const [x, y] = beside(onSheet(map.roads.find(each => each.id === road)!.line[0]!));
      const name = `<text class="lab gn-point" x="${f(x)}" y="${f(y + 4)}" text-anchor="middle" font-size="12"${id.length > 8 ? ' textLength="78" lengthAdjust="spacingAndGlyphs"' : ''}>${id.toUpperCase()}</text>`;
      return `<g class="gn-spot ${side}"><circle cx="${f(x)}" cy="${f(y)}" r="40"/>${name}</g>`;
    })
    .join('');

const drawFrame = (): string =>
  `<rect class="neat" x="${MARGIN}" y="${MARGIN}" width="${f(FIELD.width)}" height="${f(FIELD.height)}" stroke-width="4"/>`;

export const cut: Cut = { scenario: 'battle', taught: 66, box: [600, 590, 520, 390], styles: ['guns'] };

/** The whole sheet: everything that does not change in play. */
export const drawBoard = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 ${f(W)} ${f(H)}" aria-hidden="true">` +
  `<rect class="paper" x="-200" y="-200" width="${f(W + 400)}" height="${f(H + 400)}"/>` +
  `<clipPath id="field"><rect x="${LEFT}" y="${TOP}" width="${f(FIELD.width)}" height="${f(FIELD.height)}"/></clipPath><g clip-path="url(#field)">` +
  drawHills() +
  drawEntries() +
  drawGrass() +
  drawWoods() +
  drawStreams() +
  drawRoads() +
  drawTown() +
  drawPositions() +
  drawSides() +
  drawNames() +
  '</g>' +
  drawPoints() +
  compass([MARGIN / 2, H - MARGIN / 2], 22, 0) +
  drawFrame() +
  '</svg>';
