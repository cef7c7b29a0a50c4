import { expect, it } from 'vitest';
import { walk } from './desk-walk.ts';
it('long', () => {
  const from = Number(process.env['FROM'] ?? 100);
  for (let seed = from; seed < from + 45; seed++) {
    try { const w = walk(seed); expect(w.state.table.result).not.toBeNull(); console.log(seed, w.state.setup.scenario, w.actions, w.offers); }
    catch (e) { console.log('FAILED', seed, (e as Error).message.slice(0, 1500)); }
  }
}, 900000);
