import type { CardId } from '../data/index.ts';
import { type Shot, shotsOf } from '../rules/05-targets.ts';
import { type Position, position, type Table } from './table.ts';

export const at = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'fire', ...more });
export const shots = (table: Table, unit = 'f1', prefer = -1): readonly Shot[] =>
  shotsOf(table.state, table.number(unit), prefer);
export const brief = (table: Table, unit = 'f1'): string[] =>
  shots(table, unit).map(shot => `${shot.mode} ${table.t.id[shot.target]} ${shot.need}`);
export const fire = (unit: string, target?: string) => ({ type: 'fire', unit, ...(target ? { target } : {}) }) as const;
export const wood = (y: number, depth = 2): string => `wood 4 ${y} 16 ${y} 16 ${y + depth} 4 ${y + depth}`;
export const line = { f1: '10 10 90 222', c1: '10 14 270 222' };
export const gun = { f1: 'guns 10 10 90 111', c1: '10 14 270 222' };
export const hand = (...cards: CardId[]) => ({ hands: { federal: ['quickstep'] as CardId[], confederate: cards } });
export const hill = (crest: number): string =>
  `hill 5 ${crest - 3} 15 ${crest - 3} 15 ${crest + 3} 5 ${crest + 3} | 6 ${crest} 14 ${crest}`;
