import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Sprite, wordOf } from '@bivouac/desk';
import { begin, view } from '@bivouac/kernel';
import { boards, type Cut } from './boards/index.ts';
import { loadWhole } from './src/games/index.ts';

// Cuts a vignette for the lobby out of a drawn board, with its pieces where a scenario puts them; run by the build.

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string): string => readFileSync(here(path), 'utf8');
const own = Object.values(boards).flatMap(({ cut }) => cut?.styles ?? []);
const css = ['tokens', 'map', 'pieces', ...own].map(name => text(`./src/style/${name}.css`)).join('\n');

type Shade = 'light' | 'dark';
interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}
const rules: readonly Rule[] = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].map(
  found => ({
    selectors: found[1]!.split(',').map(each => each.trim()),
    body: found[2]!.trim(),
  }),
);

/** The tokens of one light. */
function tokensOf(shade: Shade): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { selectors, body } of rules) {
    const counts = selectors.includes(':root') || (shade === 'dark' && selectors.some(each => each.includes('dark')));
    if (counts) for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+)/g)) found.set(name!, value!.trim());
  }
  return found;
}

/** The rules for what is in the picture, with the tokens put in. */
function styleOf(svg: string, shade: Shade): string {
  const classes = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(found => found[1]!.split(' ')));
  const tokens = tokensOf(shade);
  const known = (selector: string): boolean =>
    /^[.\w\s>-]+$/.test(selector) &&
    selector.includes('.') &&
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!));
  const filled = (body: string): string => {
    let now = body;
    for (let depth = 0; depth < 3; depth++)
      now = now.replace(/var\((--[\w-]+)\)/g, (whole, name) => tokens.get(name) ?? whole);
    return now.replace(/\s+/g, ' ');
  };
  return rules
    .map(({ selectors, body }) => ({ selectors: selectors.filter(known), body: filled(body) }))
    .filter(({ selectors }) => selectors.length > 0)
    .map(({ selectors, body }) => `${selectors.join(',')}{${body}}`)
    .join('');
}

/** Every number pair of an element, roughly: enough to tell whether it can reach into the box. */
function reaches(element: string, [x, y, width, height]: Cut['box']): boolean {
  if (element.includes('class="paper"')) return true;
  const moved = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(element);
  const at = /\b(?:x|cx|x1)="([-\d.]+)"[^>]*\b(?:y|cy|y1)="([-\d.]+)"/.exec(element);
  const point = moved ?? at;
  const far = 70;
  if (!point) return true;
  const [px, py] = [Number(point[1]), Number(point[2])];
  return px > x - far && px < x + width + far && py > y - far && py < y + height + far;
}

/** Subpaths of a long path that come near the box. */
function shortened(path: string, [x, y, width, height]: Cut['box']): string {
  const near = (part: string): boolean => {
    const numbers = [...part.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    const far = 40;
    const beside = Math.max(...xs) < x - far || Math.min(...xs) > x + width + far;
    return !beside && Math.max(...ys) >= y - far && Math.min(...ys) <= y + height + far;
  };
  const round = (part: string): string => part.replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number))));
  return /[a-z]/.test(path) ? path : round((path.match(/M[^M]+/g) ?? []).filter(near).join(''));
}

/** Trees and tufts are small: where one begins is where it stands. */
function thinned(path: string, [x, y, width, height]: Cut['box']): string {
  const far = 14;
  const near = (part: string): boolean => {
    const [px = 0, py = 0] = [...part.slice(1, 24).matchAll(/-?\d*\.?\d+/g)].map(Number);
    return px > x - far && px < x + width + far && py > y - far && py < y + height + far;
  };
  return (path.match(/M[^M]+/g) ?? []).filter(near).join('');
}

/** Where the group that begins here ends. */
function endOf(svg: string, from: number): number {
  const tags = /<(\/?)g\b[^>]*>/g;
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return svg.length;
}

/** What was moved as a whole is kept or dropped as a whole; kept ones are put aside, for their numbers are their own. */
function movedAside(svg: string, box: Cut['box'], kept: string[]): string {
  let rest = '';
  let at = 0;
  for (const found of svg.matchAll(/<g\b[^>]*translate\([^>]*>/g)) {
    if (found.index < at) continue;
    const end = endOf(svg, found.index);
    rest += svg.slice(at, found.index);
    if (reaches(found[0], box)) rest += `<kept n="${kept.push(svg.slice(found.index, end)) - 1}"/>`;
    at = end;
  }
  return rest + svg.slice(at);
}

function trimmed(sheet: string, box: Cut['box']): string {
  const kept: string[] = [];
  const inner = sheet.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const [defs = ''] = /<defs>[\s\S]*?<\/defs>/.exec(inner) ?? [];
  return (
    defs +
    movedAside(inner.replace(defs, ''), box, kept)
      .replace(/<(use|text|rect|circle)\b[^>]*?(\/>|>[^<]*<\/\1>)/g, whole => (reaches(whole, box) ? whole : ''))
      .replace(/(<path class="(?:tr|tr-sh|tr-l|tuft)" d=")([^"]*)"/g, (_whole, head: string, path: string) => {
        return `${head}${thinned(path, box)}"`;
      })
      .replace(/ d="([^"]{200,})"/g, (_whole, path: string) => ` d="${shortened(path, box)}"`)
      .replace(/<path[^>]* d=""[^>]*\/>/g, '')
      .replace(/<g[^>]*><\/g>/g, '')
      .replace(/<kept n="(\d+)"\/>/g, (_whole, n: string) => kept[Number(n)]!)
  );
}

async function pieces(id: string, { scenario, box }: Cut): Promise<string> {
  const { game, desk, board } = await loadWhole(id, scenario);
  const { state } = begin(game, { scenario, options: [] }, '0'.repeat(64));
  const { sprites } = desk.picture(view(game, state, null));
  const places = new Map(board.places.map(place => [place.id, place]));
  const stacks = new Map<string, Sprite[]>();
  for (const sprite of sprites) {
    const at = wordOf(sprite.at);
    stacks.set(at, [...(stacks.get(at) ?? []), sprite]);
  }
  const drawn = [...stacks].map(([spot, stack]) => {
    const place = places.get(spot);
    if (!place || !reaches(`translate(${place.x} ${place.y})`, box)) return '';
    const sorted = [...stack].sort((a, b) => a.rank - b.rank);
    return sorted
      .map((sprite, i) => {
        const [dx, dy] = board.offset(i, sorted.length, sprite);
        return `<g transform="translate(${place.x + dx} ${place.y + dy})">${board.piece(sprite)}</g>`;
      })
      .join('');
  });
  return drawn.join('');
}

const FONTS = ':root{--serif:Georgia,serif;--cond:"Arial Narrow",sans-serif;--sans:sans-serif}';

async function draw(sheet: string, cut: Cut, shade: Shade): Promise<void> {
  const id = sheet.split('/')[0]!;
  const inner = `<g class="sheet">${trimmed(text(`./public/boards/${sheet}.svg`), cut.box)}</g>${await pieces(id, cut)}`;
  const style = `<style>${FONTS}${styleOf(inner, shade)}</style>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cut.box.join(' ')}">${style}${inner}</svg>`;
  writeFileSync(here(`./public/thumbs/${id}.${shade}.svg`), svg);
}

mkdirSync(here('./public/thumbs/'), { recursive: true });
for (const [sheet, { cut }] of Object.entries(boards))
  if (cut) for (const shade of ['light', 'dark'] as const) await draw(sheet, cut, shade);
