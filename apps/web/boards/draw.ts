import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards } from './index.ts';

// Draws the boards into the client's public folder; run by the build.
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const out = here('../public/boards/');
for (const [id, { drawBoard, positions }] of Object.entries(boards)) {
  mkdirSync(dirname(`${out}${id}`), { recursive: true });
  writeFileSync(`${out}${id}.svg`, drawBoard());
  if (!positions) continue;
  const lines = Object.entries(positions()).map(([place, [x, y]]) => `  "${place}": [${x}, ${y}]`);
  writeFileSync(here(`../src/games/${id}/places.json`), `{\n${lines.join(',\n')}\n}\n`); // the client needs it
}
