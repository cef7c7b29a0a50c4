import { map } from '@bivouac/guns-of-gettysburg/data';
import { areaName } from '@bivouac/guns-of-gettysburg/text';
import { dist, escaped, f, type Line, type Point, smooth } from '../pen.ts';
import { areas, type DrawnArea, drawnLine } from './ground.ts';

// Names of areas in their middle, of ridges along their crest.

const LINE = 15; // between two lines of a name
const broken = (name: string): readonly string[] => (name.length > 15 ? name.split(' ') : [name]);

const written = (name: string, [x, y]: Point): string => {
  const words = broken(name);
  return words
    .map((word, i) => {
      const line = y + 4 + (i - (words.length - 1) / 2) * LINE;
      return `<text class="lab it" x="${f(x)}" y="${f(line)}" text-anchor="middle" font-size="15">${escaped(word)}</text>`;
    })
    .join('');
};

/** In both languages where they differ, of which the page shows one. */
function drawName([id, { at }]: readonly [string, DrawnArea]): string {
  const [en, fr] = [areaName(id, 'en'), areaName(id, 'fr')];
  if (en === fr) return written(en, at);
  return `<g class="in-en">${written(en, at)}</g><g class="in-fr">${written(fr, at)}</g>`;
}

const BESIDE = 25;
const LETTER = 1.05; // its width, spacing included, where a letter is one high
const lengthOf = (line: Line): number => line.slice(1).reduce((sum, p, i) => sum + dist(line[i]!, p), 0);

/** Read from the top down, east of the crest, so that hachures and blocks leave it legible. */
function drawRidgeName(name: string, crest: Line, i: number): string {
  const size = Math.min(12.5, lengthOf(crest) / (name.length * LETTER));
  const down = crest[0]![1] <= crest.at(-1)![1] ? crest : [...crest].reverse();
  const d = smooth(down.map(([x, y]) => [x + BESIDE, y]));
  return `<path id="ridge${i}" d="${d}" fill="none"/><text class="lab gn-ridge" font-size="${f(size)}"><textPath href="#ridge${i}" startOffset="50%" text-anchor="middle">${escaped(name.toUpperCase())}</textPath></text>`;
}

/** A ridge of several parts is named once, along its longest. */
function drawRidgeNames(): string {
  const longest = new Map<string, (typeof map.ridges)[number]>();
  for (const ridge of map.ridges) {
    if ((longest.get(ridge.name)?.line.length ?? 0) < ridge.line.length) longest.set(ridge.name, ridge);
  }
  return [...longest.values()]
    .filter(({ line }) => line.length > 2)
    .map(({ name, line }, i) => drawRidgeName(name, drawnLine(line), i))
    .join('');
}

export const drawNames = (): string => drawRidgeNames() + [...areas].map(drawName).join('');
