import { type MapFile, scenarios } from '@bivouac/gcacw/data';
import { fetchScenario } from '@bivouac/gcacw/entry';
import { HIGH, MARGIN } from '../src/games/gcacw/geometry.ts';
import { type Country, countryOf } from './gcacw/ground.ts';
import { drawLand } from './gcacw/land.ts';
import { drawFeatures, drawNames } from './gcacw/names.ts';
import { drawCrossings, drawRivers, drawRoads } from './gcacw/ways.ts';
import type { Cut, Drawn } from './index.ts';
import { compass } from './land.ts';
import { f, poly, said } from './pen.ts';

// The boards of Great Campaigns, engraved from the edition's data: one sheet for each map of the series.

const drawGrid = ({ hexes }: Country): string =>
  `<path class="hexl" stroke-width="1.2" d="${hexes.map(hex => poly(hex.poly)).join('')}"/>` +
  hexes
    .map(({ id, at }) => `<text class="hexid" x="${f(at[0])}" y="${f(at[1] - HIGH / 2 + 12)}">${id}</text>`)
    .join('');

/** The maps' names in French; data has the English ones. */
const TITLES: Readonly<Record<string, string>> = {
  antietam: 'South Mountain et l’Antietam, septembre 1862',
  'cedar-mountain': 'Culpeper, la Rapidan et Gordonsville, août 1862',
  chickamauga: 'Le nord-ouest de la Géorgie, septembre 1863',
  fredericksburg: 'Fredericksburg et la Wilderness, 1862-1863',
  gettysburg: 'Le comté d’Adams et la limite du Maryland, juillet 1863',
  monocacy: 'De Frederick aux forts de Washington, juillet 1864',
  pamunkey: 'Le comté de Hanover, mai 1864',
  'port-republic': 'Harrisonburg, Cross Keys et Port Republic, juin 1862',
  'seven-days': 'Richmond et la Chickahominy, juin 1862',
};

const EDGE = 14; // from the hexes to the frame
function drawFrame({ width, height, map }: Country): string {
  const [near, far] = [MARGIN - EDGE, MARGIN - EDGE - 9];
  const frame = (at: number, weight: number): string =>
    `<rect class="neat" x="${at}" y="${at}" width="${f(width - 2 * at)}" height="${f(height - 2 * at)}" stroke-width="${weight}"/>`;
  const title = said(
    map.name,
    TITLES[map.id] ?? map.name,
    words => `<text class="gc-title" x="${f(width / 2)}" y="${far - 16}" text-anchor="middle">${words}</text>`,
  );
  return frame(near, 3.6) + frame(far, 1.2) + title + compass([width - MARGIN / 2 - 4, 44], 20, 0);
}

/** The whole sheet of a map: everything that does not change in play. */
function drawMap(map: MapFile): string {
  const country = countryOf(map);
  const { width, height } = country;
  const [at, wide, high] = [MARGIN - EDGE, width - 2 * (MARGIN - EDGE), height - 2 * (MARGIN - EDGE)];
  const field = `x="${at}" y="${at}" width="${f(wide)}" height="${f(high)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 ${f(width)} ${f(height)}" aria-hidden="true">` +
    `<rect class="paper" x="-200" y="-200" width="${f(width + 400)}" height="${f(height + 400)}"/>` +
    `<rect class="gc-roll" ${field}/>` +
    `<clipPath id="field"><rect ${field}/></clipPath><g clip-path="url(#field)">` +
    drawLand(country) +
    drawRivers(country) +
    drawRoads(country) +
    drawGrid(country) +
    drawCrossings(country) +
    drawFeatures(country) +
    drawNames(country) +
    '</g>' +
    drawFrame(country) +
    '</svg>'
  );
}

const CUT: Readonly<Record<string, Cut>> = {
  fredericksburg: { scenario: 'btc-fredericksburg', box: [124, 289, 560, 390], styles: ['gcacw'] },
};

const maps = new Map<string, string>(); // map → a scenario on it
for (const { id, map } of scenarios) if (!maps.has(map)) maps.set(map, id);

async function sheetOf(map: string, scenario: string): Promise<readonly [string, Drawn]> {
  const fetched = await fetchScenario(scenario);
  const cut = CUT[map];
  return [`gcacw/${map}`, { drawBoard: () => drawMap(fetched!.map), ...(cut ? { cut } : {}) }];
}
export const sheets: Readonly<Record<string, Drawn>> = Object.fromEntries(
  await Promise.all([...maps].map(([map, scenario]) => sheetOf(map, scenario))),
);
