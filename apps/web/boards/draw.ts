import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawBoard as gettysburg } from './gettysburg-1988.ts';
import { positions, drawBoard as wilderness } from './wilderness-war.ts';

// Draws the boards into the client's public folder; run by the build.
const boards = { 'gettysburg-1988': gettysburg, 'wilderness-war': wilderness };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const out = here('../public/boards/');
mkdirSync(out, { recursive: true });
for (const [id, draw] of Object.entries(boards)) writeFileSync(`${out}${id}.svg`, draw());

// Where the places came to lie: kept with the sources, since the client needs it.
const lines = Object.entries(positions()).map(([id, [x, y]]) => `  "${id}": [${x}, ${y}]`);
writeFileSync(here('../src/games/wilderness-war/places.json'), `{\n${lines.join(',\n')}\n}\n`);
