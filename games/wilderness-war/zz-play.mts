import { game } from '/work/main/games/wilderness-war/game.ts';
import { picker, keyedDice } from '@bivouac/kernel';
import { playout } from '@bivouac/testing';
const n = Number(process.argv[2] ?? 4), seed = Number(process.argv[3] ?? 1);
const opts = game.options.map(o => o.id);
const steps: Record<string, number> = {};
let t0 = Date.now(), acts = 0; const wins: Record<string,number> = {};
for (let g = 0; g < n; g++) {
  const pick = picker(seed * 1000 + g);
  const scenario = game.scenarios[g % 4]!;
  const options = opts.filter(() => pick(3) === 0);
  const secret = (seed * 1000 + g).toString(16).padStart(64, '0');
  let k = 0; let last: any; const log: string[] = [];
  try {
    const r = playout(game, { scenario, options }, keyedDice(secret), pick, {
      asked: s => { const f = s.stack.at(-1)!; const q = f.proc + '.' + f.step; steps[q] = (steps[q] ?? 0) + 1; },
      chosen: (seat, a) => { last = [seat, a]; },
      played: m => { k++; log.push(JSON.stringify([m.seat, m.action, m.played.events.map((e: any) => [e.key, e.args])])); const bad = game.audit(m.played.state); if (bad.length) throw new Error('AUDIT ' + bad.join('; ')); },
    });
    acts += r.actions; const w = r.state.table.result!; const key = scenario + ' ' + w.winner + ' ' + w.why; wins[key] = (wins[key] ?? 0) + 1;
  } catch (e: any) { console.log('game', g, scenario, options.join(','), 'after', k, JSON.stringify(last), e.stack.split('\n').slice(0, 9).join('\n')); if (process.argv[4]) { console.log(log.slice(-Number(process.argv[4])).join('\n')); break; } }
}
console.log(n, 'games', acts, 'actions', Date.now() - t0, 'ms', wins);
console.log(Object.entries(steps).sort((a, b) => b[1] - a[1]).map(([a, b]) => a + ':' + b).join(' '));
