import { arrows, landings, spaceIds, spaces } from '@bivouac/wilderness-war/data';
import { spaceName } from '@bivouac/wilderness-war/text';
import { type Box, boxes, centre, RADIUS, SHEET } from '../../src/games/wilderness-war/geometry.ts';
import { compass } from '../land.ts';
import { f, type Point, said, smooth } from '../pen.ts';
import { spot } from './layout.ts';
import type { Rect } from './names.ts';
import { placeShape } from './places.ts';

// What is on the sheet but not in the country: boxes, arrows, the title, the rose, the frame.

const { width: W, height: H } = SHEET;

const boxRect = ({ x, y, width, height }: Box): Rect => ({ x: x - width / 2, y: y - height / 2, w: width, h: height });

/** What lies off the map is written large. */
const titled = (name: string, large: boolean): string => (large ? name.toUpperCase() : name).replace(/'/g, '’');

function drawBox(box: Box): string {
  const { x, y, w, h } = boxRect(box);
  const space = spaces.find(each => each.id === box.id);
  const [en, fr] = (['en', 'fr'] as const).map(language => titled(spaceName(box.id, language), box.leaders));
  const title = said(en!, fr!, words =>
    space
      ? `<text class="box-name off-map" x="${x + 18}" y="${y + 32}">${words}</text>`
      : `<text class="box-name militia" x="${box.x}" y="${y + 24}">${words}</text>`,
  );
  const tribes = space?.village
    ? `<text class="tribe box-tribes" x="${x + 18}" y="${y + h - 12}">${space.village.tribes.join(' · ')}</text>`
    : '';
  const owner = space ? '' : box.id === 'militia-st-lawrence' ? ' own-fr' : ' own-br';
  return `<g class="box${owner}"><rect class="bx" x="${x}" y="${y}" width="${w}" height="${h}"/><rect class="bx2" x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}"/>${title}${tribes}</g>${space ? placeShape({ space, home: [0, 0], at: centre(box.id) }) : ''}`;
}
export const drawBoxes = (): string => boxes.map(drawBox).join('');

/** A line that bends, with a head where it ends, short of its aim. */
function arrow(line: readonly Point[], style: string, short: number): string {
  const [before, aim] = [line[line.length - 2]!, line[line.length - 1]!];
  const angle = Math.atan2(aim[1] - before[1], aim[0] - before[0]);
  const end: Point = [aim[0] - Math.cos(angle) * short, aim[1] - Math.sin(angle) * short];
  const d = smooth([...line.slice(0, -1), end]);
  return `<path class="arrow ${style}" d="${d}"/><path class="arrowhead ${style}" transform="translate(${f(end[0])} ${f(end[1])}) rotate(${f((angle * 180) / Math.PI)})" d="M9 0L-7-7 -3.5 0 -7 7Z"/>`;
}

const HAUT = boxes[0]!;
/** Out of the Pays d'en Haut one may go; never back. */
function drawHautArrows(): string {
  const from = (to: Point): Point => [
    Math.min(HAUT.x + HAUT.width / 2, to[0]),
    Math.min(HAUT.y + HAUT.height / 2, Math.max(HAUT.y - 40, to[1])),
  ];
  return arrows[spaceIds.indexOf(HAUT.id)]!.map(to => {
    const aim = spot(spaceIds[to]!).at;
    const start = from(aim);
    const bend: Point = [(start[0] + aim[0]) / 2 + (aim[1] - start[1]) * 0.1, (start[1] + aim[1]) / 2 - 14];
    return arrow([start, bend, aim], 'oneway', RADIUS + 16);
  }).join('');
}

const LOUISBOURG = boxes[1]!;
const HALIFAX = boxes[2]!;
/** British landings: from Halifax to Louisbourg, from there up the St Lawrence. */
function drawLandings(): string {
  const up: Point = [HALIFAX.x + 120, HALIFAX.y - HALIFAX.height / 2];
  const hop = arrow([up, [up[0], LOUISBOURG.y + LOUISBOURG.height / 2]], 'landing', 9);
  const top = LOUISBOURG.y - LOUISBOURG.height / 2;
  const trunk: readonly Point[] = [
    [2830, top],
    [2868, 900],
    [2878, 620],
    [2866, 470],
  ];
  const aims = landings[spaceIds.indexOf('louisbourg')]!.map(to => spot(spaceIds[to]!).at);
  const fork = trunk[trunk.length - 1]!;
  const ways = aims.map(aim => {
    const bend: Point = [(fork[0] + aim[0]) / 2 + 18, (fork[1] + aim[1]) / 2 + 10];
    return arrow([fork, bend, aim], 'landing', RADIUS + 14);
  });
  const name = said(
    'British landings, by sea',
    'Débarquements anglais, par mer',
    words =>
      `<text class="lab it landing-name" transform="translate(2848 790) rotate(-88)" text-anchor="middle">${words}</text>`,
  );
  return `${hop}<path class="arrow landing" d="${smooth(trunk)}"/>${ways.join('')}${name}`;
}
export const drawArrows = (): string => drawHautArrows() + drawLandings();

const middle = (a: string, b: string): Point => {
  const [p, q] = [spot(a).at, spot(b).at];
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
};
/** Where the Southern Department ends and the Northern begins. */
export function drawDepartments(): string {
  const line: readonly Point[] = [
    middle('easton', 'east-delaware'),
    middle('easton', 'trenton'),
    middle('philadelphia', 'trenton'),
    middle('philadelphia', 'burlington'),
    middle('new-castle', 'burlington'),
  ];
  const [x, y] = line[line.length - 1]!;
  const name = (anchor: string, dx: number) => (words: string) =>
    `<text class="lab it department-name" x="${f(x + dx)}" y="${f(y + 78)}" text-anchor="${anchor}">${words}</text>`;
  const names =
    said('Southern Department', 'Département du Sud', name('end', 2)) +
    said('Northern Department', 'Département du Nord', name('start', 40));
  return `<path class="department" d="${smooth([...line, [x + 10, y + 50], [x + 26, y + 100]])}"/>${names}`;
}

const CART = { x: W - 610, y: H - 190, w: 560, h: 140 };
function drawCartouche(): string {
  const { x, y, w, h } = CART;
  const mid = x + w / 2;
  const line = (style: string, at: number) => (words: string) =>
    `<text class="${style}" x="${mid}" y="${y + at}">${words}</text>`;
  return `<g class="cart"><rect class="bx" x="${x}" y="${y}" width="${w}" height="${h}" stroke-width="3"/><rect class="bx" x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${h - 14}" stroke-width="1"/>${line('title', 54)('THE WILDERNESS WAR')}${said('North America from the Ohio to the St Lawrence, 1755–62', 'L’Amérique du Nord, de l’Ohio au Saint-Laurent, 1755–1762', line('it under', 86))}${said('north lies thirty degrees to the left', 'le nord est à trente degrés sur la gauche', line('it turned', 116))}</g>`;
}

const ROSE: Point = [2420, 1350];
export const drawFurniture = (): string =>
  drawCartouche() +
  compass(ROSE, 74, -30) +
  `<path class="paper" fill-rule="evenodd" d="M-400-400H${W + 400}V${H + 400}H-400ZM26 26V${H - 26}H${W - 26}V26Z"/>` +
  `<rect class="neat" x="14" y="14" width="${W - 28}" height="${H - 28}" stroke-width="5"/><rect class="neat" x="26" y="26" width="${W - 52}" height="${H - 52}" stroke-width="1.5"/>`;

/** Where no name and no tree may stand. */
export const furnished: readonly Rect[] = [
  ...boxes.map(boxRect),
  CART,
  { x: ROSE[0] - 110, y: ROSE[1] - 130, w: 220, h: 240 },
];
