import { type Sprite, wordOf } from '@bivouac/desk';
import { tokenNumber, tokenOf } from '@bivouac/guns-of-gettysburg/data';
import type { Art, Battery, Block } from '@bivouac/guns-of-gettysburg/picture';
import { groupName } from '@bivouac/guns-of-gettysburg/text';
import type { Spot } from './geometry.ts';
import { degreesOf, lines, sideOf, towards } from './lines.ts';

// Blocks lie along their position, behind it, with the front edge marked; colours come from the side's class.

export const sideClass = (side: string): string => (side === 'union' ? 'us' : side === 'confederate' ? 'cs' : '');

const LONG = 104;
const THICK = 27;
const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const f = (n: number): string => (Math.round(n * 10) / 10).toString();

export function piece({ art, at }: Sprite<Art>): string {
  switch (art.kind) {
    case 'block':
      return turned(wordOf(at), block(art, frontSide(wordOf(at), art.front)));
    case 'works':
      return turned(wordOf(at), works(frontSide(wordOf(at), art.front)));
    case 'guns':
      return battery(art);
  }
}
const turned = (at: string, drawn: string): string => {
  const line = lines.get(at);
  return line ? `<g transform="rotate(${f(degreesOf(line))})">${drawn}</g>` : drawn;
};
/** Whether the front is the upper or the lower edge of what is drawn. */
const frontSide = (at: string, front: string): 1 | -1 => {
  const line = lines.get(at);
  return line && front !== '' ? sideOf(line, front) : -1;
};

function block(art: Block, front: 1 | -1): string {
  const classes = `pc gn-block ${sideClass(art.side)}${art.acted ? ' spent' : ''}${art.owes ? ' owes' : ''}`;
  const [x, y] = [-LONG / 2, -THICK / 2];
  const edge = front === 1 ? y + THICK - 5 : y;
  const shadow = `<g class="sh"><rect x="${x + 2}" y="${y + 3}" width="${LONG}" height="${THICK}" rx="3"/></g>`;
  const face = `<rect class="face" x="${x}" y="${y}" width="${LONG}" height="${THICK}" rx="3"/>`;
  const bar = art.front === '' ? '' : `<rect class="gn-front" x="${x}" y="${edge}" width="${LONG}" height="5"/>`;
  return `<g class="${classes}">${shadow}${face}${bar}${art.group === '' ? hidden(front) : named(art, front)}</g>`;
}
/** A block one may not see: lozenges on its back. */
function hidden(front: 1 | -1): string {
  const y = -front * 2.5;
  return [-32, -16, 0, 16, 32].map(x => `<path class="gn-back" d="M${x} ${y - 5}l5 5-5 5-5-5z"/>`).join('');
}
function named(art: Block, front: 1 | -1): string {
  const y = -front * 2.5;
  const name = groupName(art.group, 'en').replace('Iron Brigade', 'Iron Bde');
  const dots = Array.from({ length: art.strength }, (_, i) => {
    const x = LONG / 2 - 11 - (art.strength - 1 - i) * 12;
    return `<circle class="gn-dot${art.full ? '' : ' cut'}" cx="${x}" cy="${y}" r="4.4"/>`;
  });
  const squeezed = name.length > 9 ? 'textLength="66" lengthAdjust="spacingAndGlyphs"' : '';
  const horse = art.cavalry ? `<path class="gn-horse" d="M${-LONG / 2} ${f(y + 8)}l10-16"/>` : '';
  return `<text class="nm" x="${-LONG / 2 + (art.cavalry ? 13 : 7)}" y="${f(y + 5.2)}" ${squeezed}>${escaped(name)}</text>${horse}${dots.join('')}`;
}

const works = (front: 1 | -1): string =>
  `<path class="gn-works" d="M${-LONG / 2} ${front * 3}${'l6.500 -5 6.500 5'.repeat(8)}"/>`;

const R = 17;
function battery({ side, tokens }: Battery): string {
  const from = (-(tokens.length - 1) * (R + 2) * 2) / 2;
  const discs = tokens.map((token, i) => disc(token, from + i * (R + 2) * 2));
  return `<g class="pc ${sideClass(side)}">${discs.join('')}</g>`;
}
const disc = (token: string, x: number): string =>
  `<g transform="translate(${f(x)} 0)"><circle class="face" r="${R}"/><circle class="gn-rim${token === '' ? ' down' : ''}" r="${R - 3.5}"/><text class="val" y="6" text-anchor="middle">${token === '' ? '?' : tokenOf(tokenNumber(token)).strength || 'M'}</text></g>`;

/** The far form: a plain block with the number of blocks. */
export function pile(sprites: readonly Sprite<Art>[]): string {
  const blocks = sprites.filter(({ art }) => art.kind === 'block');
  const first = blocks[0] ?? sprites[0];
  if (!first) return '';
  const figure =
    blocks.length > 1 ? `<text class="val pilefig" y="11" text-anchor="middle">${blocks.length}</text>` : '';
  const face = `<rect class="face" x="${-LONG / 2}" y="-18" width="${LONG}" height="36" rx="4"/>`;
  const drawn = `<g class="pc gn-block ${sideClass(first.side)}">${face}</g>`;
  return `${turned(wordOf(first.at), drawn)}<g class="pc ${sideClass(first.side)}">${figure}</g>`;
}

const step = ([x, y]: Spot, by: number): Spot => [x * by, y * by];

/** Blocks behind the line, one behind the other; works on it; guns before it. Beside the map they lie one over the other. */
export function offset(index: number, _count: number, { art, at }: Sprite<Art>): Spot {
  const line = lines.get(wordOf(at));
  if (!line) return [0, -index * 12];
  if (art.kind === 'guns') return [0, -R - 26];
  const ahead = towards(line, art.front);
  return art.kind === 'works' ? step(ahead, 5) : step(ahead, -(THICK / 2 + 4) - index * (THICK + 2));
}
