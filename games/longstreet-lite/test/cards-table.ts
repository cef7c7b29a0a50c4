import type { CardId } from '../data/index.ts';
import { position } from './table.ts';

export const units = { f1: '10 4 90 222', f2: '15 4 90 222', c1: '10 20 270 222', c2: 'guns 15 20 270 111' };
export const six: readonly CardId[] = [
  'quickstep',
  'quickstep',
  'drilled-volley',
  'cold-steel',
  'old-rivals',
  'pioneers',
];
export const at = (step = 'turn.orders', more = {}) =>
  position({ units, hands: { federal: six, confederate: six }, step, ...more });
