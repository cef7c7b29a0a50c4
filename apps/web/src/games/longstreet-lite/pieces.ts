import type { Sprite } from '@bivouac/desk';
import type { Art } from '@bivouac/longstreet-lite/picture';
import { type At, company, crew, gun, men, smoke, team } from './figures.ts';
import { BASE } from './geometry.ts';

// Units from above: bases in their files, the front edge at 0 and everything else behind it. What is gone is simply not there.

const n = (value: number): string => String(Math.round(value * 10) / 10);
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const sideClass = (side: string): string => (side === 'federal' ? 'us' : 'cs');

const wideOf = ({ depths }: Art): number => Math.max(1, depths.length) * BASE;
const deepOf = ({ depths, deep }: Art): number => (Math.max(1, ...depths) * deep * BASE) / 1000;

/** The middles of the front edges of all bases. */
function basesOf({ depths, deep }: Art): readonly At[] {
  const high = (deep * BASE) / 1000;
  return depths.flatMap((depth, file) =>
    Array.from({ length: depth }, (_, rank): At => [(file - (depths.length - 1) / 2) * BASE, rank * high]),
  );
}
const squares = ({ deep }: Art, bases: readonly At[], [dx, dy]: At = [0, 0]): string => {
  const high = (deep * BASE) / 1000;
  return bases
    .map(
      ([x, y]) =>
        `M${n(x - BASE / 2 + 0.6 + dx)} ${n(y + 0.6 + dy)}h${n(BASE - 1.2)}v${n(high - 1.2)}h${n(1.2 - BASE)}z`,
    )
    .join('');
};

export function piece({ art, at }: Sprite<Art>): string {
  const turn = typeof at === 'string' ? 0 : (at.turn ?? 0);
  const bases = basesOf(art);
  const wide = wideOf(art);
  const parts = [
    `<path class="sh" d="${squares(art, bases, shadow(turn))}"/><path class="face ll-bs" d="${squares(art, bases)}"/>`,
    `<g class="ll-men">${figures(art, bases)}</g>`,
    `<path class="ll-front" d="M${n(-wide / 2 + 0.6)} .8H${n(wide / 2 - 0.6)}"/>`,
    art.kind === 'infantry' ? flag(turn) : '',
    art.smoke ? smoke(wide) : '',
    named(art, turn),
    wounds(art, turn),
  ];
  return `<g class="pc ll-unit ${sideClass(art.side)} ${art.acted ? 'acted' : ''}">${parts.join('')}</g>`;
}

/** To the lower right of the sheet, whichever way it faces. */
function shadow(turn: number): At {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [2 * cos + 3.5 * sin, 3.5 * cos - 2 * sin];
}

function figures(art: Art, bases: readonly At[]): string {
  if (art.kind === 'infantry') return men(bases.flatMap(company));
  return art.kind === 'guns' ? bases.map(gun).join('') + men(bases.flatMap(crew)) : team();
}

/** The guidon stands upright whichever way the regiment faces. */
const flag = (turn: number): string =>
  `<g class="ll-flag" transform="translate(0 14) rotate(${n(-turn)})"><path class="ll-staff" d="M0 5V-16"/><path class="ll-cloth" d="M.7-16H15l-4 4.500 4 4.500H.7z"/><path class="ll-stripe" d="M.7-11.500H11"/></g>`;

const isUpsideDown = (turn: number): boolean => turn > 90 && turn < 270;
const upright = (turn: number): string => (isUpsideDown(turn) ? ' rotate(180)' : '');
const LONG = 18;
/** A long name takes two lines. */
function linesOf(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const [first = '', second] = name.split(', ');
  if (second) return [first, second];
  const cut = name.lastIndexOf(' ', Math.ceil(name.length / 2) + 3);
  return cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}
/** Behind the unit, never upside down; losses in red after it. */
function named(art: Art, turn: number): string {
  const lines = linesOf(art.name);
  const lost = art.lost > 0 ? ` <tspan class="ll-lost">−${art.lost}</tspan>` : '';
  const guns = art.kind === 'limber' ? ` <tspan class="ll-guns">×${art.bases}</tspan>` : '';
  const text = lines.map((line, i) => {
    const more = i === lines.length - 1 ? guns + lost : '';
    return `<tspan x="0" dy="${i === 0 ? 0 : 12}">${escaped(line)}${more}</tspan>`;
  });
  const up = isUpsideDown(turn) ? -(lines.length - 1) * 12 + 4 : 4;
  return `<g transform="translate(0 ${n(deepOf(art) + 9)})${upright(turn)}"><text class="ll-name" text-anchor="middle" y="${up}">${text.join('')}</text></g>`;
}

/** Hits that may still kill, and bases that have to go. */
function wounds({ hits, owed, ...art }: Art, turn: number): string {
  const told = [...(hits > 0 ? [`✸${hits}`] : []), ...(owed > 0 ? [`−${owed}`] : [])].join(' ');
  if (told === '') return '';
  const half = 6 + told.length * 3.4;
  const at = `translate(${n(wideOf({ hits, owed, ...art }) / 2)} 0) rotate(${n(-turn)})`;
  return `<g class="ll-wounds" transform="${at}"><rect x="${n(-half)}" y="-9" width="${n(2 * half)}" height="18" rx="9"/><text y="4.500" text-anchor="middle">${told}</text></g>`;
}

/** From afar: a block of its colour in the form it has, with the number of its bases. */
export function pile([sprite]: readonly Sprite<Art>[]): string {
  if (!sprite) return '';
  const { art, at } = sprite;
  const turn = typeof at === 'string' ? 0 : (at.turn ?? 0);
  const bases = basesOf(art);
  const sign = art.kind === 'infantry' ? '' : art.kind === 'guns' ? '•' : '◦';
  const figure = `<g transform="translate(0 ${n(deepOf(art) / 2)}) rotate(${n(-turn)})"><text class="val ll-far" text-anchor="middle" y="9">${art.bases}${sign}</text></g>`;
  const front = `<path class="ll-front far" d="M${n(-wideOf(art) / 2)} 0H${n(wideOf(art) / 2)}"/>`;
  return `<g class="pc ll-block ${sideClass(art.side)}"><path class="face" d="${squares(art, bases)}"/>${front}${figure}</g>`;
}

export const offset = (): readonly [number, number] => [0, 0];

/** Beside the table a unit is drawn as large as a counter: its middle at 0. */
export const box = ({ art }: Sprite<Art>): readonly [number, number, number, number] => [
  -wideOf(art) / 2,
  0,
  wideOf(art),
  deepOf(art),
];
