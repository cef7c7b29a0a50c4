import { type Position, position, type Table } from './table.ts';

export const combat = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'combat', ...more });
export const charge = (unit: string, wheel = 0) => ({ type: 'charge', unit, wheel }) as const;
export const strike = (unit: string) => ({ type: 'strike', unit }) as const;
export const lose = (unit: string, file: number) => ({ type: 'lose', unit, file }) as const;
export const decline = { type: 'decline' } as const;
export const end = { type: 'end' } as const;
export const many = (count: number, face: number): number[] => Array.from({ length: count }, () => face);
/** Takes off what is owed, always from the first file that may. */
export function takeLosses(table: Table): Table {
  while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
  return table;
}
export const asked = (table: Table): string => table.asked[1];
export const face = { f1: '10 10 90 222', c1: '10 13 270 222' };
export const rocks = (x: number, y: number): string => `rocky ${x} ${y} ${x + 4} ${y} ${x + 4} ${y + 1} ${x} ${y + 1}`;

/** A charge of f1 with these dice, up to the attack. */
export const fought = (
  defence: readonly number[],
  attack: readonly number[],
  more: Partial<Position> = {},
  rest: readonly number[] = [],
) =>
  combat(face, { ...more, dice: [...defence, ...attack, ...rest] })
    .act(charge('f1'))
    .act(end)
    .quietly();
