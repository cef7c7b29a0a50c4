// @ts-nocheck

import { Herd, Purse } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { look } from '@bivouac/kernel';
import { lastPaper } from '../../games/gettysburg-1988/bot/scene.ts';
import { hexIds, hexNumber, unitIds, unitNumber, unitsOf } from '../../games/gettysburg-1988/data/index.ts';
import { puzzles } from '../../games/gettysburg-1988/test/bot-puzzles.ts';

const wish = {
  'g88-close-the-pike': { 'us-cav-gamble': 'Q5', 'us-gen-buford': 'Q5' },
  'g88-ten-is-enough': { 'cs-inf-hood': 'J5', 'cs-inf-mclaws': 'J5', 'cs-inf-anderson': 'G6' },
  'g88-night-guard': { 'cs-inf-pender': 'L6', 'cs-gen-a-p-hill': 'L6' },
};
for (const p of puzzles) {
  if (!(p.id in wish)) continue;
  const table = p.set();
  const seat = p.seat;
  const side = seat === 'union' ? 1 : 0;
  const view = look(game, table.state, seat);
  const herd = new Herd(mind.plan!, view, seat, new Purse({ nodes: 4000, worlds: 1, ideas: 1 }), 1).breed();
  const show = (posts: readonly number[]) => {
    const v = mind.plan!.paper(view, seat, posts);
    return (
      v.toFixed(2) +
      ' [' +
      [...lastPaper()].map(x => x.toFixed(2)).join(' ') +
      '] ' +
      unitsOf[side]
        .map((u, i) => (posts[i]! >= 0 ? unitIds[u] + ':' + hexIds[posts[i]!] : ''))
        .filter(Boolean)
        .join(' ')
    );
  };
  console.log(p.id);
  console.log(' best', show(herd.best.posts));
  const w = [...mind.plan!.scripts[0]!(view, seat)];
  console.log(' hold', show(w));
  const b = [...herd.best.posts];
  for (const [u, h] of Object.entries(wish[p.id])) {
    const i = unitsOf[side].indexOf(unitNumber(u));
    w[i] = hexNumber(h);
    b[i] = hexNumber(h);
  }
  console.log(' wish', show(w));
  console.log(' best+wish', show(b));
}
