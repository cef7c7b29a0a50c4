// @ts-nocheck

import { greedyBot, mixed, randomBot, searchBot } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, pending, picker, play, questionName, start } from '@bivouac/kernel';

const [a, b, scenario, n, seed0] = process.argv.slice(2);
const make = (name: string, seed: number): any => {
  if (name === 'random') return randomBot(game);
  if (name === 'greedy') return greedyBot(game, mind);
  const nodes = Number(name.split(':')[1] ?? 600);
  return searchBot(name, game, mind, { nodes, worlds: 8, ideas: 8 });
};
const time: Record<string, number> = {},
  count: Record<string, number> = {};
let score = 0;
const by = { confederate: [0, 0], union: [0, 0] } as any;
for (let g = 0; g < Number(n); g++) {
  const sideA = g % 2 === 0 ? 'confederate' : 'union';
  const seed = Number(seed0 ?? 1) + (g >> 1);
  const secret = seed.toString(16).padStart(64, '0');
  let state = start(game, { scenario: scenario!, options: [] }, keyedDice(secret)).state;
  const bots: any = { [sideA]: make(a!, seed), [sideA === 'union' ? 'confederate' : 'union']: make(b!, seed) };
  let k = 0;
  for (;;) {
    const seat = pending(game, state)[0];
    if (!seat) break;
    const bot = bots[seat];
    const t0 = performance.now();
    const { action } = bot.decide(look(game, state, seat), seat, [], mixed(seed, k++));
    const key = bot.name + ' ' + questionName(state);
    time[key] = (time[key] ?? 0) + performance.now() - t0;
    count[key] = (count[key] ?? 0) + 1;
    state = play(game, state, seat, action).state;
  }
  const r = state.table.result!;
  const s = r.winner === 'draw' ? 0.5 : r.winner === sideA ? 1 : 0;
  score += s;
  by[sideA][0] += s;
  by[sideA][1]++;
  console.log(`game ${g} ${a} as ${sideA}: ${r.winner} CS ${r.confederate} US ${r.union}`);
}
console.log(a, b, scenario, 'score', score / Number(n), JSON.stringify(by));
for (const k of Object.keys(time).sort()) console.log(k.padEnd(32), count[k], (time[k]! / count[k]!).toFixed(2), 'ms');
