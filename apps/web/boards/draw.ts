import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawBoard as gettysburg } from './gettysburg-1988.ts';

// Draws the boards into the client's public folder; run by the build.
const boards = { 'gettysburg-1988': gettysburg };

const out = fileURLToPath(new URL('../public/boards/', import.meta.url));
mkdirSync(out, { recursive: true });
for (const [id, draw] of Object.entries(boards)) writeFileSync(`${out}${id}.svg`, draw());
