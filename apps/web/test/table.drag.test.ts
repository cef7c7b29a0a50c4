import { describe, expect, it } from 'vitest';
import { board } from '../src/games/gettysburg-1988/board.ts';
import { borderOf } from '../src/table/border.ts';
import { isDisturbed } from '../src/table/onward.ts';
import { hides, placed } from '../src/table/placing.ts';

const outlineOf = (id: string): string => board.places.find(place => place.id === id)!.outline;
const sides = (border: string): number => border.split('M').length - 1;

describe('the border around many places', () => {
  it('leaves out the sides that two of them share', () => {
    expect(sides(borderOf([outlineOf('M5')]))).toBe(6);
    expect(sides(borderOf([outlineOf('M5'), outlineOf('M6')]))).toBe(10);
  });
  it('runs once around the whole map: no hex is outlined within', () => {
    const shared = board.places.reduce((sum, { neighbours }) => sum + neighbours.length, 0);
    expect(sides(borderOf(board.places.map(place => place.outline)))).toBe(6 * board.places.length - shared);
  });
  it('keeps what is no polygon', () => {
    expect(borderOf(['M1 2a3 3 0 1 0 6 0Z'])).toBe('M1 2a3 3 0 1 0 6 0Z');
  });
});

describe('a box beside a point of the window', () => {
  const view = { width: 1000, height: 700 };
  const box = { width: 300, height: 200 };
  it('goes where it hides nothing that could be clicked', () => {
    const above = placed([500, 400], box, view, [], ['above', 'below'], 20);
    expect(above).toMatchObject({ side: 'above', left: 350, top: 180 });
    const below = placed([500, 400], box, view, [[500, 300]], ['above', 'below'], 20);
    expect(below.side).toBe('below');
    expect(hides(below, box, [500, 300])).toBe(false);
  });
  it('stays inside the window where there is no room', () => {
    const crowd = [[300, 400], [700, 400]] as const; // biome-ignore format: one line
    expect(placed([500, 400], box, view, crowd, ['left', 'right', 'corner'], 20)).toMatchObject({ side: 'corner' });
    expect(placed([500, 20], box, { width: 1000, height: 210 }, [], ['above'], 20)).toMatchObject({ top: 8 });
  });
});

describe('a longer way', () => {
  const line = (seat: string, events: object[], kind = 'act') => ({ seq: 2, kind, seat, count: 2, events }) as never;
  it('goes on when others pass or talk, and ends when they do something', () => {
    expect(isDisturbed([line('french', [{ key: 'passed' }])], 1, 'british')).toBe(false);
    expect(isDisturbed([line('french', [], 'say')], 1, 'british')).toBe(false);
    expect(isDisturbed([line('french', [{ key: 'played', card: 'card-14' }])], 1, 'british')).toBe(true);
    expect(isDisturbed([line('french', [], 'propose')], 1, 'british')).toBe(true);
    expect(isDisturbed([line('british', [{ key: 'marched', trails: [] }])], 1, 'british')).toBe(false);
  });
});
