// @ts-nocheck

import { Herd, mixed, Purse, searchBot } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { copy, keyedDice, look, pending, picker, playInPlace, start } from '@bivouac/kernel';

for (const [scenario, turns] of [
  ['day1', 5],
  ['day2', 2],
  ['day3', 2],
] as const) {
  const state = start(game, { scenario, options: [] }, keyedDice('1'.repeat(64))).state;
  const bot = searchBot('s', game, mind, { nodes: 300, worlds: 4, ideas: 6 });
  const first = state.table.turn;
  for (let k = 0; state.table.turn < first + turns; k++) {
    const seat = pending(game, state)[0]!;
    playInPlace(game, state, seat, bot.decide(look(game, state, seat), seat, [], mixed(1, k)).action);
  }
  const seat = pending(game, state)[0]!;
  const view = look(game, state, seat);
  for (let r = 0; r < 3; r++) {
    const t0 = process.cpuUsage().user / 1000;
    const p = new Purse({ nodes: 4000, worlds: 1, ideas: 1 });
    const h = new Herd(mind.plan!, view, seat, p, r + 1).breed();
    const t1 = process.cpuUsage().user / 1000;
    console.log(
      scenario,
      seat,
      'per paper µs',
      (((t1 - t0) * 1000) / p.spent).toFixed(1),
      'best',
      h.best.worth.toFixed(2),
      'hold',
      h.plans.at(-1)!.worth.toFixed(2),
    );
  }
  const t2 = performance.now();
  for (let i = 0; i < 200; i++) mind.features(state);
  console.log('features µs', (performance.now() - t2) * 5);
}
