// @ts-nocheck

import { think } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, start } from '@bivouac/kernel';

const state = start(game, { scenario: 'day2', options: [] }, keyedDice('1'.repeat(64))).state;
for (const nodes of [1500, 10000]) {
  const t0 = performance.now(),
    c0 = process.cpuUsage().user;
  console.log(
    JSON.stringify(
      think(game, mind, look(game, state, 'confederate'), 'confederate', [], { nodes, worlds: 8, ideas: 8 }, 3).advice,
      null,
      1,
    ).slice(0, 1500),
  );
  console.log(nodes, 'nodes', (performance.now() - t0) | 0, 'ms', (process.cpuUsage().user - c0) / 1000, 'cpu ms');
}
