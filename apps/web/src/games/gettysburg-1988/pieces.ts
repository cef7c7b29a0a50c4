import type { Sprite } from '@bivouac/desk';
import type { Art, General, Troops } from '@bivouac/gettysburg-1988/picture';

// Counters of 54 in a hex of 100, drawn around 0,0; colours come from the side's class.

export const sideClass = (side: string): string => (side === 'union' ? 'us' : 'cs');

const ARMS: Readonly<Record<Troops['kind'], string>> = {
  infantry: '<path d="M-10-6.5h20v13h-20zM-10-6.5L10 6.5M10-6.5L-10 6.5"/>',
  cavalry: '<path d="M-10-6.5h20v13h-20zM-10 6.5L10-6.5"/>',
  artillery: '<path d="M-10-6.5h20v13h-20z"/><circle r="3" class="sf"/>',
};

const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const squeezed = (length: number): string =>
  `textLength="${Math.round(length * 10) / 10}" lengthAdjust="spacingAndGlyphs"`;

export const piece = ({ art }: Sprite<Art>): string => (art.kind === 'general' ? general(art) : counter(art));

function counter(art: Troops): string {
  const room = 37 - art.corps.length * 4.4;
  const name = `<text class="nm" x="-19.5" y="-13" ${art.name.length * 4.9 > room ? squeezed(room - 1) : ''}>${escaped(art.name)}</text>`;
  const corner = art.reduced ? '<path class="red-band" d="M22 8V18.5Q22 22 18.5 22H8Z"/>' : '';
  const marker = art.marked ? '<path class="mk" d="M-22 22l7-9 7 9z"/>' : '';
  return `<g class="pc ${sideClass(art.side)}${art.moved ? ' spent' : ''}" transform="scale(1.23)"><g class="sh"><rect x="-20.5" y="-19.5" width="44" height="44" rx="3.5"/></g><rect class="face" x="-22" y="-22" width="44" height="44" rx="3.5"/><path class="bar" d="M-22-10.5V-18.5Q-22-22-18.5-22H18.5Q22-22 22-18.5V-10.5Z"/>${corner}${name}<text class="cp" x="19.8" y="-13" text-anchor="end">${art.corps}</text><g class="sym" transform="translate(0 -1.5) scale(.86)">${ARMS[art.kind]}</g><text class="val" x="-12" y="18.6" text-anchor="middle">${art.combat}</text><text class="val mv" x="11" y="18.6" text-anchor="middle">${art.move}</text>${marker}</g>`;
}

function general(art: General): string {
  const name = art.name.replace('R. E. ', '');
  return `<g class="pc gen ${sideClass(art.side)}${art.moved ? ' spent' : ''}"><g class="sh"><circle cx="1.5" cy="2.5" r="18.5"/></g><circle class="face" r="18.5"/><circle class="ring" r="15.6"/><path class="star" d="M0-11.5l1.9 4.1 4.5.5-3.4 3 1 4.4-4-2.3-4 2.3 1-4.4-3.4-3 4.5-.5z"/><rect class="plate" x="-21" y="2.2" width="42" height="10.5" rx="2"/><text class="nm" y="10" text-anchor="middle" ${name.length > 8 ? squeezed(38) : ''}>${escaped(name)}</text></g>`;
}

/** The far form: side, sum of factors, a star when a general is there. */
export function pile(sprites: readonly Sprite<Art>[]): string {
  const arts = sprites.map(({ art }) => art);
  const strength = arts.reduce((sum, art) => sum + (art.kind === 'general' ? 0 : art.combat), 0);
  const led = arts.some(art => art.kind === 'general');
  const side = sideClass(arts[0]?.side ?? '');
  const bar = side === 'cs' ? '<path class="bar" d="M-22-12V-18Q-22-22-18-22H18Q22-22 22-18V-12Z"/>' : '';
  if (strength === 0) return loneTile(side);
  const star = led
    ? '<path class="pilestar" d="M19-29l2.9 6.3 6.8.7-5.1 4.6 1.5 6.8-6.1-3.6-6.1 3.6 1.5-6.8-5.1-4.6 6.8-.7z"/>'
    : '';
  const figure = `<text class="val pilefig" y="${side === 'cs' ? 16 : 12}" text-anchor="middle">${strength}</text>`;
  return `<g class="pc ${side}"><g class="sh"><rect x="-20" y="-19" width="44" height="44" rx="4"/></g><rect class="face" x="-22" y="-22" width="44" height="44" rx="4"/>${bar}${figure}${star}</g>`;
}

/** A general without troops. */
const loneTile = (side: string): string =>
  `<g class="pc gen ${side}"><g class="sh"><circle cx="2" cy="3" r="20"/></g><circle class="face" r="20"/><path class="star lonestar" transform="scale(1.7)" d="M0-10l2.400 6.100 6.600.4-5.100 4.200 1.700 6.400L0 3.500l-5.600 3.600 1.700-6.400-5.100-4.200 6.600-.4z"/></g>`;

/** Combat units fan out up and to the right; generals stand on the upper right corner. */
export function offset(index: number, count: number, { art }: Sprite<Art>): readonly [number, number] {
  if (art.kind === 'general') return count === 1 ? [0, 0] : [30, -27 + (count - 1 - index) * 10];
  return [index * 8 - 4, 3 - index * 8 + 4];
}
