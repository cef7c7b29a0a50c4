import { fuzz } from '@bivouac/testing';
import { kit } from './kit.ts';
const n = Number(process.argv[2] ?? 8), seed = Number(process.argv[3] ?? 1);
const t0 = Date.now();
const r = fuzz(kit as any, { games: n, seed, thorough: process.argv[4] !== 'fast', leakEvery: 40, wrongOneIn: 4 });
console.log(r.games, r.actions, Date.now() - t0, 'ms', 'findings', r.findings.length);
for (const f of r.findings.slice(0, 25)) console.log(f.check, '|', f.question, '|', f.what.slice(0, 300), '|', f.times, f.reproduce?.history.length, JSON.stringify(f.reproduce?.setup));
console.log('never steps', r.never.steps.join(' ')); console.log('never texts', r.never.texts.join(' ')); console.log('never cells', r.never.cells.length, r.never.cells.slice(0, 40).join(', '));
