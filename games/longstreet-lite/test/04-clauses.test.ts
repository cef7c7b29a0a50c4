import { describe, expect, it } from 'vitest';
import { type CardId, deckOf, idOf } from '../data/index.ts';
import { diceOf } from '../rules/05-fire.ts';
import { shotsOf } from '../rules/05-targets.ts';
import { charge, combat, end } from './combat-table.ts';
import { at, fire } from './fire-table.ts';
import { type Position, position } from './table.ts';

// Clauses of cards: whom they may name, how many, in which years.

describe('LL card-telling-effect, 5-seq-d only a unit that still carries hits', () => {
  it('may be named, after the morale cards', () => {
    const units = { f1: '10 10 90 222', c1: '10 14 270 222', c2: '20 14 270 222' };
    const table = at(units, { modifier: 'telling-effect', dice: [4, 4, 4] })
      .act(fire('f1'))
      .end();
    expect(table.asked).toEqual(['federal', 'fire.name']);
    table.refused({ type: 'name', units: ['c2'] }, 'card-telling-effect');
    table.refused({ type: 'name', units: ['f1'] }, 'card-telling-effect');
    table.refused({ type: 'name', units: ['c1', 'c2'] }, 'card-telling-effect');
    table.allowed({ type: 'name', units: ['c1'] });
  });
});

/** A charge into the side of one unit and the front of another, and a limber touched besides. */
const charged = (card: CardId, more: Partial<Position> = {}) =>
  combat(
    {
      f1: '6 13 0 222',
      f2: '20 10 90 222',
      f3: '30 10 90 222',
      c1: '10 14 90 222',
      c2: '20 13 270 222',
      c3: 'limber 30 13 270 2',
    },
    { hands: { confederate: [card] }, ...more },
  )
    .act(charge('f1'))
    .act(charge('f2'))
    .act(charge('f3'))
    .act(end);

describe('LL card-like-a-stone-wall, card-no-surrender whom they name', () => {
  it('Like a Stone Wall an engaged unit that is not vulnerable', () => {
    const table = charged('like-a-stone-wall');
    for (const unit of ['c1', 'c3', 'f2'])
      table.refused(table.interrupting('like-a-stone-wall', unit), 'card-like-a-stone-wall');
    table.allowed(table.interrupting('like-a-stone-wall', 'c2'));
  });
  it('No Surrender vulnerable infantry', () => {
    const table = charged('no-surrender');
    for (const unit of ['c2', 'c3', 'f1']) table.refused(table.interrupting('no-surrender', unit), 'card-no-surrender');
    table.allowed(table.interrupting('no-surrender', 'c1'));
  });
});

describe('LL card-forward-the-union, card-cold-steel how many they name', () => {
  it('one or two attackers, or one', () => {
    const two = charged('pioneers', { modifier: 'forward-the-union' }).quietly();
    two.allowed({ type: 'name', units: ['f1'] });
    two.allowed({ type: 'name', units: ['f1', 'f3'] });
    two.refused({ type: 'name', units: ['f1', 'f2', 'f3'] }, 'card-forward-the-union');
    const one = charged('pioneers', { modifier: 'cold-steel' }).quietly();
    one.refused({ type: 'name', units: ['f1', 'f2'] }, 'card-cold-steel');
    one.refused({ type: 'name', units: ['c1'] }, 'card-cold-steel');
  });
});

describe('LL card-full-cartridge-boxes the two dice', () => {
  it('have the best modifier of the bases that volley', () => {
    const terrain = ['rocky 8 8 9.2 8 9.2 10 8 10'];
    const table = at(
      { f1: '10 10 90 111', c1: '10 14 270 222' },
      { scenario: 'pitched-1863', modifier: 'full-cartridge-boxes', helped: ['f1'], terrain },
    );
    expect(diceOf(table.state, 0, shotsOf(table.state, 0)).map(die => die.need)).toEqual([5, 4, 4, 4, 4]);
  });
});

describe('LL card-rebel-yell-early, card-crack-shots-early, 4-year-a copies that leave the deck', () => {
  const count = (year: number, ...ids: CardId[]): number =>
    deckOf(1, year).filter(card => ids.includes(idOf(card))).length;
  it('Rebel Yell: four in 1863, two in 1864', () =>
    expect([1863, 1864].map(year => count(year, 'rebel-yell', 'rebel-yell-early'))).toEqual([4, 2]));
  it('Crack Shots: two in 1864, one in 1865', () =>
    expect([1864, 1865].map(year => count(year, 'crack-shots', 'crack-shots-early'))).toEqual([2, 1]));
});

describe('LL card-short-of-cartridges, card-old-rivals one turn, one phase', () => {
  it('who may not fire still moves; who may not move still fires', () => {
    const units = { f1: '10 10 90 222', c1: '10 14 270 222' };
    const short = { interrupt: { card: 'short-of-cartridges', unit: 0 } } as const;
    at(units, { table: short }).refused(fire('f1'), 'card-short-of-cartridges');
    const march = { type: 'march', unit: 'f1', steps: ['go 0 1000'] } as const;
    position({ units, step: 'movement', table: short }).allowed(march);
    const rivals = { interrupt: { card: 'old-rivals', unit: 0 } } as const;
    position({ units, step: 'movement', table: rivals }).refused(march, 'card-old-rivals');
    at(units, { table: rivals }).allowed(fire('f1'));
  });
});
