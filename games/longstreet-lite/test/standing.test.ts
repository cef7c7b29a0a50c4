import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { standing } from '../standing.ts';
import { position, type Table } from './table.ts';

const units = { f1: '10 4 90 222', c1: '10 20 270 222' };
const at = (step: string): Table =>
  position({ units, step, hands: { federal: ['quickstep'], confederate: ['old-rivals'] } });
const answer = (table: Table, order: string, seat = 'confederate') =>
  standing.answer(view(game, table.state, null), seat, order)?.type ?? null;
const ended = (table: Table, order: string, seat = 'confederate') =>
  standing.ended(view(game, table.state, null), seat, order);

describe('standing orders', () => {
  it('let the windows pass that they name, and no other', () => {
    expect(['movement', 'combat', 'turn'].map(order => answer(at('window.movement'), order))).toEqual([
      'decline',
      null,
      'decline',
    ]);
    expect(answer(at('window.start'), 'start')).toBe('decline');
  });
  it('answer nothing else, and nothing for the active side', () => {
    expect(answer(at('turn.orders'), 'turn', 'federal')).toBeNull();
    expect(answer(at('window.fire'), 'fire', 'federal')).toBeNull();
  });
  it('morale cards have an order of their own', () => {
    const table = position({
      units,
      step: 'fire.morale',
      hands: { federal: [], confederate: ['quickstep'] },
      table: { hits: [0, 3], call: { phase: 'fire', cards: 1, modifier: '', units: [] } },
    });
    expect(['morale', 'turn', 'fire'].map(order => answer(table, order))).toEqual(['decline', null, null]);
  });
  it('until my turn ends by itself, the others last', () => {
    expect([ended(at('turn.orders'), 'turn'), ended(at('turn.orders'), 'turn', 'federal')]).toEqual([false, true]);
    expect(standing.orders.filter(order => !order.lasts).map(({ id }) => id)).toEqual(['turn']);
    expect(ended(at('turn.orders'), 'fire', 'federal')).toBe(false);
  });
});
