import { describe, expect, it } from 'vitest';
import { position, type Table } from './table.ts';

const fight = (): Table =>
  position({
    units: { f1: '10 10 90 222', c1: '10 13 270 222' },
    step: 'combat',
    modifier: 'press-home',
    hands: { federal: [], confederate: ['like-a-stone-wall'] },
    dice: [...Array(6).fill(1), ...Array(6).fill(1), 6, 6],
  });

describe('LL 1-dice-f, 1-dice-g both roll before anybody re-rolls, and the active player goes first', () => {
  it('Press Home against Like a Stone Wall', () => {
    const table = fight().act({ type: 'charge', unit: 'f1', wheel: 0 }).end();
    table.act(table.interrupting('like-a-stone-wall', 'c1')).act({ type: 'strike', unit: 'c1' });
    expect([table.said('combat.roll.defence').length, table.said('combat.roll.attack').length]).toEqual([6, 6]);
    table.act({ type: 'name', units: ['c1'] });
    expect(table.asked).toEqual(['federal', 'combat.again']);
    table.act({ type: 'reroll', dice: [6] });
    expect(table.asked).toEqual(['confederate', 'combat.steady']);
    table.refused({ type: 'reroll', dice: [6] }, '1-dice-e');
    table.act({ type: 'reroll', dice: [0] });
    expect(table.said('roll.again').map(event => event.by)).toEqual(['federal', 'confederate']);
  });
});

describe('LL 2-dis-c a retreat needs no second card, but difficult ground costs a base', () => {
  it('without a card one base is lost', () => {
    const table = position({
      units: { f1: '10 10 90 222', c1: '10 13 270 222' },
      terrain: ['rocky 7 15.5 13 15.5 13 16.5 7 16.5'],
      step: 'combat',
      hands: { federal: [], confederate: [] },
      dice: [...Array(6).fill(1), 6, ...Array(5).fill(1), 3, 3, 1],
    });
    table.act({ type: 'charge', unit: 'f1', wheel: 0 }).end().act({ type: 'strike', unit: 'c1' });
    while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
    table.act({ type: 'retreat', unit: 'c1' });
    while (table.asked[1] === 'losses.lose') table.act(table.offered()[0]!);
    expect([table.t.lost, table.bases('c1')]).toEqual([[0, 2], 4]);
  });
});
