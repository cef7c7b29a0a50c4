import { SHEET } from '../src/games/wilderness-war/geometry.ts';
import type { Cut } from './index.ts';
import { type Point, said } from './pen.ts';
import {
  drawFields,
  drawGrowth,
  drawMountains,
  drawSettled,
  drawWater,
  middleOfLake,
  settledDefs,
} from './wilderness-war/country.ts';
import { drawArrows, drawBoxes, drawDepartments, drawFurniture, furnished } from './wilderness-war/furniture.ts';
import { spots } from './wilderness-war/layout.ts';
import { placeNames } from './wilderness-war/names.ts';
import { drawLinks, placeShape } from './wilderness-war/places.ts';

// The board of Wilderness War, engraved from the edition's data. Same data, same drawing.

export { positions } from './wilderness-war/layout.ts';

export const cut: Cut = {
  ...{ scenario: 'annus-mirabilis', box: [1490, 596, 600, 321], styles: ['ww', 'ww-pieces'] },
};

const { width: W, height: H } = SHEET;

const waterName = (en: string, fr: string, [x, y]: Point, size: number, turn: number, spacing: number): string =>
  said(
    en,
    fr,
    words =>
      `<text class="wat" x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" letter-spacing="${spacing}" text-anchor="middle" transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})">${words}</text>`,
  );
const beside = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
const drawWaterNames = (): string =>
  waterName('LAKE ONTARIO', 'LAC ONTARIO', beside(middleOfLake('ontario'), 34, 14), 28, 15, 9) +
  waterName('LAKE ERIE', 'LAC ÉRIÉ', beside(middleOfLake('erie'), -70, 30), 28, 10, 9) +
  waterName('THE ATLANTIC OCEAN', 'L’OCÉAN ATLANTIQUE', [1745, 1612], 40, -12, 12);

/** The whole sheet: everything that does not change in play. */
export function drawBoard(): string {
  const names = placeNames(furnished);
  const taken = [...names.rects, ...furnished];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="sheet ww" viewBox="0 0 ${W} ${H}" aria-hidden="true"><defs>${settledDefs}</defs>` +
    `<rect class="paper" x="-400" y="-400" width="${W + 800}" height="${H + 800}"/>` +
    drawSettled() +
    drawWater() +
    drawMountains() +
    drawFields(taken) +
    drawGrowth(taken) +
    drawWaterNames() +
    drawDepartments() +
    drawLinks() +
    drawArrows() +
    spots.map(placeShape).join('') +
    names.svg +
    drawBoxes() +
    drawFurniture() +
    '</svg>'
  );
}
