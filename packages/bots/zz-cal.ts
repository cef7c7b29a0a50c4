// @ts-nocheck

import { Herd, mixed, Purse, searchBot } from '@bivouac/bots';
import { game, points } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { keyedDice, look, pending, play, questionName, start } from '@bivouac/kernel';
import { lastPaper } from '../../games/gettysburg-1988/bot/scene.ts';

const [scenario, n, nodes, foe] = process.argv.slice(2);
const rows: number[][] = [];
const pr = scenario === 'day1' ? 2 : 1;
const m = (t: any) => points(t, 0) - pr * points(t, 1);
for (let g = 0; g < Number(n); g++) {
  let state = start(
    game,
    { scenario: scenario!, options: [] },
    keyedDice((g + 7).toString(16).padStart(64, '0')),
  ).state;
  const mk = () => searchBot('s', game, mind, { nodes: Number(nodes), worlds: 4, ideas: 6 });
  const bots: any = { confederate: mk(), union: mk() };
  const open: any = null;
  const done: any[] = [];
  for (let k = 0; ; k++) {
    const seat = pending(game, state)[0];
    if (!seat) break;
    const q = questionName(state);
    if (q === 'phase.move' && !state.table.moved.includes(1)) {
      const mm = m(state.table);
      for (const o of done)
        if (o.stage === 1 && o.side !== seat) {
          o.afterBattle = mm;
          o.stage = 2;
        } else if (o.stage === 2 && o.side === seat) {
          o.afterReply = mm;
          o.stage = 3;
          rows.push(o.row(o));
        }
      const herd = new Herd(
        mind.plan!,
        look(game, state, seat),
        seat,
        new Purse({ nodes: Number(nodes), worlds: 1, ideas: 1 }),
        mixed(g, k),
      ).breed();
      mind.plan!.paper(look(game, state, seat), seat, herd.best.posts);
      const f = [...lastPaper()];
      const sg = seat === 'confederate' ? 1 : -1;
      const need = scenario === 'day2' ? 15 : 0;
      done.push({
        side: seat,
        stage: 1,
        f,
        row: (o: any) => [
          sg,
          f[1]! * sg,
          (o.afterBattle - (f[0]! + need)) * sg,
          f[2]! * sg,
          f[3]! * sg,
          (o.afterReply - o.afterBattle) * sg,
          state.table.turn,
        ],
      });
      // play that plan
      bots[seat] = {
        decide: (v: any, s: any, no: any, sd: any) => {
          const a = mind.weight(v) === 'weighty' ? mind.plan!.orders(v, s, herd.best.posts) : null;
          return a ? { action: a } : mkk.decide(v, s, no, sd);
        },
      };
    }
    var mkk: any = mkk ?? mk();
    state = play(game, state, seat, bots[seat].decide(look(game, state, seat), seat, [], mixed(g, k)).action).state;
  }
}
const avg = (i: number, p: (r: number[]) => boolean) => {
  const x = rows.filter(p);
  return (x.reduce((s, r) => s + r[i]!, 0) / x.length).toFixed(2);
};
for (const sg of [1, -1]) {
  const p = (r: number[]) => r[0] === sg;
  console.log(
    scenario,
    sg === 1 ? 'CS' : 'US',
    'battles predicted',
    avg(1, p),
    'real',
    avg(2, p),
    '| threats',
    avg(3, p),
    'objectives',
    avg(4, p),
    'reply real',
    avg(5, p),
    'n',
    rows.filter(p).length,
  );
}
const slope = (i: number, j: number) => {
  const mx = rows.reduce((s, r) => s + r[i]!, 0) / rows.length,
    my = rows.reduce((s, r) => s + r[j]!, 0) / rows.length;
  let a = 0,
    b = 0;
  for (const r of rows) {
    a += (r[i]! - mx) * (r[j]! - my);
    b += (r[i]! - mx) ** 2;
  }
  return (a / b).toFixed(2);
};
console.log('slope battles', slope(1, 2), 'slope threats', slope(3, 5));
