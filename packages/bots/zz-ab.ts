// @ts-nocheck

import { greedyBot, mixed, searchBot } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, pending, play, start } from '@bivouac/kernel';
import { weights } from '../../games/gettysburg-1988/bot/weights.ts';

// ab: change "k=v,k=v" against base, pairs n on scenarios
const [change, n, scen, spec, foe] = process.argv.slice(2);
const base = { ...weights };
const other: any = { ...weights };
for (const kv of change!.split(',')) {
  const [k, v] = kv.split('=');
  if (k && k in other) other[k] = Number(v);
  else if (kv && kv !== 'none') throw new Error(kv);
}
const make = (s: string): any =>
  s === 'greedy'
    ? greedyBot(game, mind)
    : searchBot(
        s,
        game,
        mind,
        { nodes: Number(s.split('x')[0]), worlds: 8, ideas: 8 },
        [],
        Number(s.split('x')[1] ?? 3),
      );
let line = change + ': ';
let all = 0,
  games = 0;
for (const scenario of (scen ?? 'day1,day2,day3').split(',')) {
  let sc = 0;
  const by: any = { confederate: 0, union: 0 };
  for (let g = 0; g < Number(n) * 2; g++) {
    const sideA = g % 2 ? 'union' : 'confederate';
    const seed = 5000 + (g >> 1);
    let state = start(game, { scenario, options: [] }, keyedDice(seed.toString(16).padStart(64, '0'))).state;
    const A = make(spec ?? '500'),
      B = make(foe ?? spec ?? '500');
    for (let k = 0; ; k++) {
      const seat = pending(game, state)[0];
      if (!seat) break;
      Object.assign(weights, seat === sideA ? other : base);
      state = play(
        game,
        state,
        seat,
        (seat === sideA ? A : B).decide(look(game, state, seat), seat, [], mixed(seed, k)).action,
      ).state;
    }
    const w = state.table.result!.winner;
    const s = w === 'draw' ? 0.5 : w === sideA ? 1 : 0;
    sc += s;
    by[sideA] += s;
  }
  all += sc;
  games += Number(n) * 2;
  line += `${scenario} ${((100 * sc) / (2 * Number(n))).toFixed(0)}% (CS ${by.confederate} US ${by.union} of ${n})  `;
}
console.log(line + ` all ${((100 * all) / games).toFixed(1)} % of ${games}`);
