import { basic } from './07-help.ts';
import type { Position, Table } from './table.ts';

/** A side holds one event (and a second card, so that the season goes on). */
export const french = (card: number, p: Position = {}): Table =>
  basic({ active: 'french', ...p, hands: { french: [card, 1], british: [2], ...p.hands } });
export const british = (card: number, p: Position = {}): Table =>
  basic({ ...p, hands: { british: [card, 1], french: [2], ...p.hands } });
