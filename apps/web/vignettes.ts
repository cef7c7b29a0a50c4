import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trimmed } from './boards/cut.ts';
import { boards, type Cut } from './boards/index.ts';
import { pieces } from './boards/staged.ts';

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
