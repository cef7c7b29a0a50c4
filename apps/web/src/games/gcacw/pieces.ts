import type { Sprite } from '@bivouac/desk';
import type { Art, Depot, Force, Leader, Span, Unit } from '@bivouac/gcacw/picture';
import { points } from '@bivouac/gcacw/text';
import { sideAt } from './geometry.ts';

// Counters of 54 in a hex of 112, drawn around 0,0; colours come from the side's class.

export const sideClass = (side: string): string => (side === 'union' ? 'us' : 'cs');
const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const squeezed = (length: number): string => `textLength="${length}" lengthAdjust="spacingAndGlyphs"`;

export function piece({ art }: Sprite<Art>): string {
  if (art.kind === 'unit') return counter(art);
  if (art.kind === 'leader') return pill(art);
  if (art.kind === 'force') return art.units > 0 ? tag(art) : blank(art);
  if (art.kind === 'station') return depot(art);
  return art.kind === 'refused' ? REFUSED : span(art);
}

const ARMS: Readonly<Record<Unit['arm'], string>> = {
  inf: '<path d="M-10-6.500h20v13h-20zM-10-6.500L10 6.500M10-6.500L-10 6.500"/>',
  cav: '<path d="M-10-6.500h20v13h-20zM-10 6.500L10-6.500"/>',
  art: '<path d="M-10-6.500h20v13h-20z"/><circle r="3" class="sf"/>',
};
const ECHELONS: Readonly<Record<Unit['size'], string>> = {
  squadron: 'I',
  regiment: 'III',
  brigade: 'X',
  demiDivision: 'X+',
  division: 'XX',
};
const SIZE = 46;
const SCALE = 1.18;
const bodyOf = (kind: string, inner: string): string =>
  `<g class="pc gc ${kind}" transform="scale(${SCALE})"><g class="sh"><rect x="-21.500" y="-20.500" width="${SIZE}" height="${SIZE}" rx="3.500"/></g><rect class="face" x="-23" y="-23" width="${SIZE}" height="${SIZE}" rx="3.500"/>${inner}</g>`;
const BAR = '<path class="bar" d="M-23-11V-19.500Q-23-23-19.500-23H19.500Q23-23 23-19.500V-11Z"/>';

/** It acts now, or is still to. */
const DUE = '<path class="gc-due" d="M-23.500 23.500V11L-11 23.500Z"/>';
const WIDE = 41;
function counter(art: Unit): string {
  const name = `<text class="nm" x="-20.500" y="-13.600" ${art.name.length > 8 ? squeezed(WIDE) : ''}>${escaped(art.name)}</text>`;
  const arm = `<g class="sym" transform="translate(9.500 .5) scale(.62)">${ARMS[art.arm]}</g><text class="ech" x="9.500" y="-5.200" text-anchor="middle">${ECHELONS[art.size]}</text>`;
  const command = `<text class="cmd" x="9.500" y="12" text-anchor="middle" ${art.command.length > 5 ? squeezed(25) : ''}>${escaped(art.command)}</text>`;
  const values = `<text class="ta" x="20.800" y="20.600" text-anchor="end">${art.tactical}·${art.artillery}</text>`;
  const inner = BAR + disorder(art) + name + strength(art) + arm + command + pips(art) + values;
  const kind = `${sideClass(art.side)}${art.hidden ? ' gc-hidden' : ''}`;
  return bodyOf(kind, inner + (art.active ? DUE : '') + signs(art) + works(art.works));
}

/** The combat value; of a disorganized unit with the manpower it would be worth. */
function strength({ value, organized, manpower }: Unit): string {
  const figure = points(value);
  if (organized) return `<text class="str${figure.length > 1 ? ' long' : ''}" x="-20.500" y="10">${figure}</text>`;
  return `<text class="str dis" x="-20.500" y="7">${figure}</text><text class="cmd" x="-20.500" y="13.600">/${manpower}</text>`;
}
/** Disorganized: the field behind the figures is broken by bars. */
const disorder = ({ organized }: Unit): string =>
  organized ? '' : '<path class="gc-dis" d="M-23-4L-15-11M-23 4L-7-11M-23 12L0-11M-21 18L2-5"/>';

const pips = ({ fatigue }: Unit): string =>
  [0, 1, 2, 3]
    .map(
      i =>
        `<rect class="pip${i < fatigue ? ' on' : ''}" x="${-20.5 + i * 6}" y="15.200" width="4.800" height="4.800" rx=".8"/>`,
    )
    .join('');

/** Exhausted: an hourglass; demoralized: one or two broken points. */
function signs({ exhausted, demoralized }: Unit): string {
  const badge = (y: number, inner: string): string =>
    `<g class="gc-badge" transform="translate(22 ${y})"><circle r="6.800"/>${inner}</g>`;
  const glass = '<path d="M-3-4H3L-3 4H3Z"/>';
  const down =
    demoralized > 1
      ? '<path d="M-3.500-3.500l3.500 3 3.500-3M-3.500.8l3.500 3 3.500-3"/>'
      : '<path d="M-3.500-1.800l3.500 3.600 3.500-3.600"/>';
  return (exhausted ? badge(-21, glass) : '') + (demoralized > 0 ? badge(exhausted ? -7 : -21, down) : '');
}

const EARTH: Readonly<Record<string, string>> = {
  abatis: '<path class="gc-works thin" d="M-24-26l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3"/>',
  breastworksBuild: '<path class="gc-works building" d="M-26-20v-6h52v6"/>',
  breastworks: '<path class="gc-works" d="M-26-16v-10h52v10"/>',
  fortBuild: '<path class="gc-works building" d="M-26 20v-46h52v46"/>',
  fortBuild1: '<path class="gc-works building" d="M-26 20v-46h52v46"/>',
  fortBuild2: '<path class="gc-works building" d="M-26 20v-46h52v46"/><path class="gc-works" d="M-26-16v-10h52v10"/>',
  fort: '<path class="gc-works" d="M-26 26v-52h52v52z"/>',
};
const works = (kind: string): string => EARTH[kind] ?? '';

// Leaders: pills on the counter they lie on.
const PER_LETTER = 5.6;
function pill(art: Leader): string {
  const star = art.level === 'army' ? '★ ' : '';
  const wide = Math.max(44, (art.name.length + star.length) * PER_LETTER + 24);
  const left = -wide / 2;
  const kind = `${sideClass(art.side)}${art.silent ? ' spent' : ''}`;
  return `<g class="pc gc-leader ${kind}"><g class="sh"><rect x="${left + 1}" y="-7" width="${wide}" height="17" rx="8.500"/></g><rect class="face" x="${left}" y="-9" width="${wide}" height="17" rx="8.500"/><text class="nm" x="${left + 8}" y="3.800">${star}${escaped(art.name)}</text><text class="nm cv" x="${-left - 7}" y="3.800" text-anchor="end">${art.command}</text></g>`;
}

// Force markers: face down to the enemy; to their owner a tag under what they hold.
const LOZENGES = [-14, 0, 14].map(x => `<path class="gc-back" d="M${x} -9l6 6-6 6-6-6z"/>`).join('');
const blank = ({ side, number, units }: Force): string =>
  bodyOf(
    `${sideClass(side)}${units === 0 ? ' gc-hidden' : ''}`,
    `${LOZENGES}<text class="str" x="0" y="19" text-anchor="middle">${number}</text>`,
  );
const tag = ({ side, number, units }: Force): string =>
  `<g class="pc gc-leader gc-hidden ${sideClass(side)}"><rect class="face" x="-21" y="-8" width="42" height="15" rx="3"/><path class="gc-back" d="M-13-5.500l5 5-5 5-5-5z"/><text class="nm" x="-5" y="3.600">${number} · ${units}</text></g>`;

// What lies on hexsides and in hexes.
function span({ kind, side, towards }: Span): string {
  const turn = -(30 + towards * 60);
  if (kind === 'down')
    return '<g class="gc-down"><path class="case" d="M-9-9L9 9M9-9L-9 9"/><path d="M-9-9L9 9M9-9L-9 9"/></g>';
  const boats = [-9, -3, 3, 9].map(x => `M${x} -9v18`).join('');
  return `<g class="pc ${sideClass(side)}"><g transform="rotate(${turn})"><rect class="face" x="-15" y="-5.500" width="30" height="11" rx="1.500"/><path class="gc-boats" d="${boats}"/></g></g>`;
}
const depot = ({ burnt }: Depot): string =>
  `<g class="gc-down"><path class="case" d="M-7-7L7 7M7-7L-7 7"/><path d="M-7-7L7 7${burnt ? 'M7-7L-7 7' : ''}"/></g>`;
const REFUSED = '<g class="gc-flanks"><path d="M-40-14q-9 14 0 28M40-14q9 14 0 28"/></g>';

/** The far form: side, sum of combat values, a star where a leader is. */
export function pile(sprites: readonly Sprite<Art>[]): string {
  const arts = sprites.map(({ art }) => art);
  const units = arts.filter(art => art.kind === 'unit');
  const hidden = arts.find(art => art.kind === 'force' && art.units <= 0);
  const first = units[0] ?? hidden ?? arts.find(art => art.kind === 'leader');
  if (!first)
    return sprites
      .map(sprite => `<g transform="translate(${offset(0, 1, sprite).join(' ')})">${piece(sprite)}</g>`)
      .join('');
  const side = sideClass('side' in first ? first.side : '');
  const sum = units.reduce((all, { value }) => all + value, 0);
  const figure = units.length === 0 ? '?' : points(sum - (sum % 2));
  const bar = side === 'cs' ? '<path class="bar" d="M-22-12V-18Q-22-22-18-22H18Q22-22 22-18V-12Z"/>' : '';
  const star = arts.some(art => art.kind === 'leader')
    ? '<path class="pilestar" d="M19-29l2.900 6.300 6.800.7-5.100 4.600 1.500 6.800-6.100-3.600-6.100 3.600 1.500-6.800-5.100-4.600 6.800-.7z"/>'
    : '';
  return `<g class="pc ${side}"><g class="sh"><rect x="-20" y="-19" width="44" height="44" rx="4"/></g><rect class="face" x="-22" y="-22" width="44" height="44" rx="4"/>${bar}<text class="val pilefig" y="${side === 'cs' ? 16 : 12}" text-anchor="middle">${figure}</text>${star}</g>`;
}

const LOW = 7; // a stack stands a little below the middle: leaders lie above it
const STEP = 9;
const MOST = 30; // the whole stack goes up and to the right by so much
const climb = (of: number): number => (of > 1 ? Math.min(STEP, MOST / (of - 1)) : 0);
const stacked = (row: number, of: number): readonly [number, number] => {
  const by = (row - (of - 1) / 2) * climb(of);
  return [by, LOW - by];
};

/** Counters fan out up and to the right; leaders lie above the topmost, tags of markers below all. */
export function offset(_index: number, _count: number, { art }: Sprite<Art>): readonly [number, number] {
  if (art.kind === 'unit' || (art.kind === 'force' && art.units <= 0)) return stacked(art.row, art.of);
  if (art.kind === 'leader') {
    const [x, y] = art.over > 0 ? stacked(art.over - 1, art.over) : [0, 36];
    return [x, y - 36 - art.row * 15];
  }
  if (art.kind === 'force') return [-4, 42 + art.row * 14];
  if (art.kind === 'station') return [18, 20];
  return art.kind === 'refused' ? [0, LOW] : sideAt(art.towards);
}
