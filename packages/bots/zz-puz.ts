// @ts-nocheck

import { greedyBot, searchBot } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { puzzles } from '../../games/gettysburg-1988/test/bot-puzzles.ts';
import { solves } from '../../games/gettysburg-1988/test/bot-solve.ts';

for (const p of puzzles) {
  const row = [p.id.padEnd(24)];
  for (const [name, make] of [
    ['greedy', () => greedyBot(game, mind)],
    ['600', () => searchBot('s', game, mind, { nodes: 600, worlds: 4, ideas: 6 })],
    ['6000', () => searchBot('s', game, mind, { nodes: 6000, worlds: 8, ideas: 12 })],
  ] as const) {
    if (process.argv[2] && !p.id.includes(process.argv[2])) continue;
    let n = 0;
    const N = 3;
    for (let s = 0; s < N; s++) n += solves(p, make(), s) ? 1 : 0;
    row.push(`${name} ${n}/${N}`);
  }
  console.log(row.join('  '));
}
