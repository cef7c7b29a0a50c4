import type { Sprite } from '@bivouac/desk';
import type { Art, LeaderArt, MarkerArt, UnitArt, WorksArt } from '@bivouac/wilderness-war/picture';
import { plan } from './works.ts';

// Counters of 41, leaders on stands of 60, works of 60 and discs of 24, drawn around 0,0; colours come from the side.

export const sideClass = (side: string): string => (side === 'french' ? 'fr' : 'br');

const INFANTRY = '<path d="M-10-6.500h20v13h-20zM-10-6.500L10 6.500M10-6.500L-10 6.5"/>';
const SYMBOLS: Readonly<Record<string, string>> = {
  indian: '<path class="sf" d="M0-8L6 2H2.200V8H-2.200V2H-6Z"/>',
  ranger: '<path d="M-7-7L7 7M7-7L-7 7"/><path class="sf" d="M-7-7h4.400l-2.2 4.600zM7-7h-4.400l2.2 4.600z"/>',
  coureurs: '<path class="sf" d="M-10 0C-6 7 6 7 10 0C6 2.6-6 2.6-10 0Z"/><path d="M3-8L-3 3"/>',
};
const TAGS: Readonly<Record<string, string>> = {
  regular: 'R',
  provincial: 'P',
  highland: 'H',
  'royal-american': 'RA',
  'light-infantry': 'L',
  'marine-detachment': 'M',
  militia: 'Mi',
};

const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const SHOWN = 4; // of a stack
const shown = (of: number): number => Math.max(1, Math.min(SHOWN, of));

export function piece({ art }: Sprite<Art>): string {
  if (art.kind === 'unit') return unit(art);
  if (art.kind === 'leader') return leader(art);
  return art.kind === 'works' ? works(art) : marker(art);
}

const classesOf = (art: UnitArt | LeaderArt, ...more: string[]): string =>
  ['pc', ...more, sideClass(art.side), art.spent && 'spent', art.inside && 'within'].filter(Boolean).join(' ');

function unit(art: UnitArt): string {
  const round = art.class === 'auxiliary';
  const shadow = round
    ? '<circle cx="1" cy="2" r="17.5"/>'
    : '<rect x="-16" y="-14.5" width="34" height="34" rx="3.5"/>';
  const face = round
    ? '<circle class="face" r="17.5"/>'
    : '<rect class="face" x="-17" y="-17" width="34" height="34" rx="3.5"/>';
  const cut = round ? 'M-17.2-3A17.5 17.5 0 0 1-3-17.200Z' : 'M-17-5V-13.500Q-17-17-13.5-17H-5Z';
  const tag = TAGS[art.type] ?? '';
  const label = round
    ? `<text class="tag" x="0" y="-11" text-anchor="middle">${escaped(tag)}</text>`
    : `<text class="tag" x="15.5" y="-8.6" text-anchor="end">${escaped(tag)}</text>`;
  const drop = round && tag ? -2.5 : -5;
  const size = art.inside ? 0.92 : 1.2;
  return `<g class="${classesOf(art)}" transform="scale(${size})"><g class="sh">${shadow}</g>${face}${art.reduced ? `<path class="red-band" d="${cut}"/>` : ''}<g class="sym" transform="translate(0 ${drop}) scale(${round && tag ? 0.7 : 0.86})">${SYMBOLS[art.type] ?? INFANTRY}</g>${tag ? label : ''}<text class="val" y="13.6" text-anchor="middle">${art.strength}-${art.move}</text>${more(art)}</g>`;
}

/** On the top of a high stack: how many lie hidden under it. */
function more({ of, slot }: UnitArt): string {
  if (of <= SHOWN || slot !== of - 1) return '';
  return `<g class="pilecount" transform="translate(17 16)"><rect x="-9" y="-7" width="18" height="14" rx="7"/><text y="4.2" text-anchor="middle">+${of - SHOWN}</text></g>`;
}

const BUST =
  'M0-24.600c2.6 0 4.2 1.9 4.2 4.500c0 2.1-1 3.9-2.2 4.900c3.6.8 6.6 2.7 7.4 7.200h-18.800c.8-4.5 3.8-6.4 7.4-7.200c-1.2-1-2.2-2.8-2.2-4.900c0-2.6 1.6-4.5 4.2-4.500z';
const HAT = 'M-7.6-21.600c2.6-3.8 12.6-3.8 15.2 0c-3.6-1.2-11.6-1.2-15.2 0z';

/** A bust in a medallion on a stand with name, initiative, command and tactics. */
function leader(art: LeaderArt): string {
  const long = art.name.length > 9;
  const half = long ? 30 : 26;
  const name = `<text class="nm" y="1.8" text-anchor="middle"${long ? ` textLength="${2 * half - 6}" lengthAdjust="spacingAndGlyphs"` : ''}>${escaped(art.name)}</text>`;
  const values = `${art.initiative}·${art.command}·${art.tactics}`;
  const stand = `x="${-half}" y="-8" width="${2 * half}" height="24" rx="3"`;
  return `<g class="${classesOf(art, 'leader')}" transform="translate(0 8)${art.inside ? ' scale(.8)' : ''}"><g class="sh"><rect x="${1 - half}" y="-6" width="${2 * half}" height="24" rx="3"/></g><path class="face" d="M-12-8A13 13 0 1 1 12-8V-4H-12Z"/><path class="bust" d="${BUST}"/><path class="bust" d="${HAT}"/><rect class="face" ${stand}/>${name}<text class="val sm" y="13.4" text-anchor="middle">${values}</text></g>`;
}

function works({ side, work, building, siege }: WorksArt): string {
  const enemy = side === 'french' ? 'br' : 'fr';
  const sap =
    siege < 0
      ? ''
      : `<g class="sap ${enemy}"><path d="M-36 36l7-8 3 8 6-10 4 6"/><circle cx="-40" cy="34" r="10"/><text x="-40" y="39.2" text-anchor="middle">${siege}</text></g>`;
  return `<g class="works ${sideClass(side)}${building ? ' building' : ''}">${plan(work)}${sap}</g>`;
}

const MARKS: Readonly<Record<MarkerArt['kind'], string>> = {
  raided:
    '<circle class="disc" r="12"/><path class="flame" d="M0 8c-6-2-6-8-1-11c0 2 1 2.5 1 3.500c2.5-2.5 2.5-6 1-8c6 4 7 13-1 15.500z"/>',
  allied: '<circle class="disc" r="12"/><path class="hut" d="M-7.5 6.500L0-7.500L7.5 6.500zM-2.5-10l2.5 4 2.5-4"/>',
  amphib:
    '<circle class="disc" r="12"/><path class="anchor" d="M0-5v12M-6 2.500c1 3.5 3.5 4.5 6 4.500s5-1 6-4.500M-3.5-2h7"/><circle class="anchor" cy="-7" r="2"/>',
  fieldworks: '<path class="bank" d="M-24-5L-14 2L-7-4L0 3L7-4L14 2L24-5V1L14 8L7 2L0 9L-7 2L-14 8L-24 1Z"/>',
};

function marker({ kind, side, count = 1 }: MarkerArt): string {
  const many =
    count > 1
      ? `<g class="pilecount" transform="translate(9 9)"><rect x="-7" y="-7" width="14" height="14" rx="7"/><text y="4.2" text-anchor="middle">${count}</text></g>`
      : '';
  return `<g class="token ${kind} ${sideClass(side)}">${MARKS[kind]}${many}</g>`;
}

const STAR = 'M0-10l2.4 6.1 6.6.4-5.1 4.2 1.7 6.400L0 3.500l-5.6 3.6 1.7-6.4-5.1-4.2 6.6-.4z';

/** The far form: for each side its strength, a star when a leader is there; around them the works. */
export function pile(sprites: readonly Sprite<Art>[]): string {
  const arts = sprites.map(({ art }) => art);
  const fort = arts.find(art => art.kind === 'works');
  const marks = arts.filter(
    (art): art is MarkerArt => art.kind !== 'unit' && art.kind !== 'leader' && art.kind !== 'works',
  );
  const tiles = (['british', 'french'] as const)
    .map(side => arts.filter((art): art is UnitArt | LeaderArt => isTroops(art) && art.side === side))
    .filter(force => force.length > 0);
  const spread = tiles.length > 1 ? 15 : 0;
  const drawn = tiles.map((force, i) => {
    const scale = spread ? 0.8 : 1;
    return `<g transform="translate(${i ? -spread : spread} 0) scale(${scale})">${tile(force)}</g>`;
  });
  const around = fort?.kind === 'works' ? `<g transform="scale(.72)">${works(fort)}</g>` : '';
  const corners = marks.map(mark => {
    const [x, y] = tiles.length > 0 ? markSpot(mark, 20) : [0, 0];
    return `<g transform="translate(${x} ${y}) scale(.8)">${marker(mark)}</g>`;
  });
  return around + drawn.join('') + corners.join('');
}
const isTroops = (art: Art): boolean => art.kind === 'unit' || art.kind === 'leader';

function tile(force: readonly (UnitArt | LeaderArt)[]): string {
  const units = force.filter((art): art is UnitArt => art.kind === 'unit');
  const side = sideClass(force[0]!.side);
  if (units.length === 0)
    return `<g class="pc leader ${side}"><g class="sh"><circle cx="1.5" cy="2.5" r="14"/></g><circle class="face" r="14"/><path class="pilestar" transform="scale(1.1)" d="${STAR}"/></g>`;
  const bar = side === 'fr' ? '<path class="bar" d="M-16-9V-12.500Q-16-16-12.5-16H12.500Q16-16 16-12.500V-9Z"/>' : '';
  const star = units.length < force.length ? `<path class="pilestar" transform="translate(14 -15)" d="${STAR}"/>` : '';
  const strength = units.reduce((sum, art) => sum + art.strength, 0);
  return `<g class="pc ${side}"><g class="sh"><rect x="-14.5" y="-13.5" width="32" height="32" rx="3.5"/></g><rect class="face" x="-16" y="-16" width="32" height="32" rx="3.5"/>${bar}<text class="val far" y="${side === 'fr' ? 12 : 8.5}" text-anchor="middle">${strength}</text>${star}</g>`;
}

type Offset = readonly [number, number];

/** Round the place, so that they can be told from each other and from the stack. */
function markSpot({ kind, side }: MarkerArt, far: number): Offset {
  if (kind === 'raided') return [far + 5, side === 'french' ? 6 - far : far - 24];
  if (kind === 'allied') return [-far - 1, 8 - far];
  return kind === 'amphib' ? [far + 5, 6 - far] : [0, far];
}

/** Sides that share a place stand apart, besiegers outside. */
function apart({ side, shared, inside }: UnitArt | LeaderArt): Offset {
  const way = side === 'british' ? 1 : -1;
  if (inside) return [way * 8, 6];
  return shared ? [way * 30, -14] : [0, 0];
}

/** Units climb up to the right; leaders stand above them, plate over plate. */
export function offset(_index: number, _count: number, { art }: Sprite<Art>): Offset {
  if (art.kind === 'works') return [0, 0];
  if (art.kind !== 'unit' && art.kind !== 'leader') return markSpot(art, 28);
  const [dx, dy] = apart(art);
  if (art.kind === 'unit') {
    const step = Math.max(0, art.slot - Math.max(0, art.of - SHOWN)) * 7 - (shown(art.of) - 1) * 3;
    return [dx + step, dy - step];
  }
  const { under } = art;
  const row = art.slot * (art.inside ? -20 : -25);
  return under === 0
    ? [dx, dy + row]
    : [dx + (shown(under) - 1) * 2, dy + row - (art.inside ? 28 : 39) - (shown(under) - 1) * 4];
}
