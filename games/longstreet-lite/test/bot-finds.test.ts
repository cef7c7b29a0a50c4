import { type Bot, searchBot } from '@bivouac/bots';
import { namedDice, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot.ts';
import { cardNumber, idOf } from '../data/index.ts';
import { game } from '../game.ts';
import type { Action, LL } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// Positions in which any player of miniatures finds the answer; search must too, whatever its luck.

const SEEDS = [1, 2, 3];
const bot = (): Bot<LL> => searchBot('search', game, mind, { nodes: 600, worlds: 4, ideas: 8 });

const decide = (player: Bot<LL>, table: Table, seed: number): Action =>
  player.decide(view(game, table.state, table.seat), table.seat, [], seed).action;
/** What it does first, with each seed. */
const firsts = (p: Position): readonly Action[] => SEEDS.map(seed => decide(bot(), position(p), seed));
/** A whole movement phase, with one seed. */
function marched(p: Position, seed: number): Table {
  const table = position({ step: 'movement', ...p });
  const player = bot();
  const begun = table.seat;
  for (let i = 0; i < 20 && table.state.table.call?.phase === 'movement' && table.seat === begun; i++) {
    const action = decide(player, table, seed);
    if (action.type === 'end') break;
    table.act(action);
  }
  return table;
}
const onAll = (p: Position, look: (table: Table) => void): void => {
  for (const seed of SEEDS) look(marched(p, seed));
};
const called = (action: Action): Extract<Action, { type: 'call' }> => action as Extract<Action, { type: 'call' }>;
const ids = (cards: readonly string[] = []): readonly string[] => cards.map(card => idOf(cardNumber(card)));

describe('search finds', () => {
  it('the way back out of his volleys, once its own volley is fired', () => {
    const units = { f1: '10 10 90 222', c1: '10 15.7 270 2222' };
    onAll({ units, table: { fired: 1 } }, table => expect(table.where('f1')[1]).toBeLessThan(9.5));
  });
  it('that whoever comes into range is fired at first: it stays out of his volleys', () => {
    const units = { f1: '10 10 90 222', c1: '10 18 270 222' };
    onAll({ units }, table => expect(table.where('f1')[1]).toBeLessThan(12));
  });
  it('that guns behind a wall are not approached into canister by a lone regiment', () => {
    const units = { f1: '10 8 90 222', c1: 'guns 10 15.5 270 111' };
    onAll({ units, terrain: ['wall 5 15.4 15 15.4'] }, table => expect(table.where('f1')[1]).toBeLessThan(9.5));
  });
  it('an assault of two on one, though neither would charge alone', () => {
    const both = { f1: '8.4 10 90 222', f2: '11.6 10 90 222', c1: '10 13 270 222' };
    for (const action of firsts({ units: both, step: 'combat' })) expect(action.type).toBe('charge');
    const { f1, c1 } = both;
    for (const action of firsts({ units: { f1, c1 }, step: 'combat' })) expect(action.type).toBe('end');
  });
  it('combat rather than a march when the enemy shows his flank', () => {
    const p = {
      units: { f1: '8.4 10 90 222', c1: '10 13.2 0 222' },
      hands: { federal: ['quickstep', 'retrograde'] },
    } as const;
    for (const action of firsts({ ...p, table: { fired: 1 } })) expect(called(action).phase).toBe('combat');
  });
  it('that a wall is not charged up front, nor left to meet those before it', () => {
    const terrain = ['wall 5 12.9 15 12.9'];
    const units = { f1: '10 10 90 222', c1: '10 13 270 222' };
    for (const action of firsts({ units, terrain, step: 'combat' })) expect(action).toEqual({ type: 'end' });
    const behind = { f1: '10 12.8 90 222', c1: '10 18 270 222' };
    onAll({ units: behind, terrain }, table => expect(table.where('f1')[1]).toBeLessThan(13));
  });
  it('when to stop: nobody who stands well is moved about', () => {
    const units = { f1: '10 10 90 222', f2: '14 10 90 222', c1: '10 16.6 270 222', c2: '14 16.6 270 222' };
    for (const action of firsts({ units, step: 'movement' })) expect(action).toEqual({ type: 'end' });
  });
  it('guns that look past the enemy, and turns them to him', () => {
    const units = { f1: 'guns 10 10 90 11', c1: '15 20 250 222' };
    for (const action of firsts({ units, step: 'movement' }))
      expect(action).toMatchObject({ type: 'prolong', unit: 'f1' });
  });
  it('the card that helps the fire there is', () => {
    const units = { f1: 'guns 10 10 90 111', c1: '10 15 270 2222' };
    const canister = { federal: ['double-canister', 'massed-batteries', 'quickstep'] } as const;
    for (const action of firsts({ units, hands: canister }))
      expect(ids(called(action).modifiers)).toEqual(['double-canister']);
    const far = { ...units, c1: '10 22 270 2222' };
    for (const action of firsts({ units: far, hands: canister }))
      expect(ids(called(action).modifiers)).toEqual(['massed-batteries']);
  });
  it('that an interrupt is kept for the charge it stops, and another card calls the phase', () => {
    const units = { f1: '10 10 90 2222', c1: '10 15 270 2222' };
    const hands = { federal: ['like-a-stone-wall', 'quickstep'] } as const;
    for (const action of firsts({ units, hands })) expect(ids(called(action).cards)).toEqual(['quickstep']);
  });
  it('Retrograde, to get out of reach at one go', () => {
    const units = { f1: '10 12 90 222', f2: '14 12 90 222', c1: '10 15.5 270 2222', c2: '14 15.5 270 2222' };
    const hands = { federal: ['retrograde', 'skirmishers-forward', 'cold-steel'] } as const;
    for (const action of firsts({ units, hands, table: { fired: 1 } }))
      expect(ids(called(action).modifiers)).toEqual(['retrograde']);
  });
  it('fire before anything else, and no pass that loses the battle', () => {
    const units = { f1: '10 10 90 2222', c1: '10 15 270 2222' };
    const hands = { federal: ['quickstep', 'quickstep'] } as const;
    for (const action of firsts({ units, hands })) expect(called(action).phase).toBe('fire');
    const far = { f1: '10 10 90 2222', c1: '30 20 270 2222' };
    for (const action of firsts({ units: far, hands, pile: { federal: 0 } })) expect(action.type).toBe('call');
  });
  it('a step aside, so that those behind fire too', () => {
    const units = { f1: '10 10 90 222', f2: '11.5 7.8 90 222', c1: '10 15.5 270 222', c2: '14 15.5 270 222' };
    onAll({ units }, table => expect(table.where('f1').slice(0, 2)).toEqual([8.02, 10]));
  });
  it('a single rank, in which every base fires, before two who are on their way', () => {
    const units = { f1: '10 10 90 222', c1: '8 17 270 222', c2: '12 17 270 222' };
    onAll({ units }, table => expect(table.state.table.form[0]).toBe('111111'));
  });
  it('that whoever sees a flank holds his fire: smoke would keep him from charging it', () => {
    const p = {
      units: { f1: '8.4 10 90 222', c1: '10 13.2 0 222' },
      hands: { federal: ['quickstep', 'retrograde'] },
    } as const;
    for (const action of firsts(p)) expect(called(action).phase).toBe('combat');
  });
  it('the edge of standing corn, out of which it fires and is only skirmished with', () => {
    const units = { f1: '10 9 90 222', c1: '10 18.2 270 222' };
    const terrain = ['field 5 7 15 7 15 12 5 12'];
    onAll({ units, terrain }, table => {
      expect(table.where('f1')[1]).toBeGreaterThan(11.75);
      expect(table.where('f1')[1]).toBeLessThan(12);
    });
  });
  it('that two who can charge one together hold their fire: his cards leave them a hit of a volley', () => {
    const p = {
      units: { f1: '8.4 10 90 222', f2: '11.6 10 90 222', c1: '10 13 270 222' },
      hands: { federal: ['quickstep', 'retrograde'] },
    } as const;
    for (const action of firsts(p)) expect(called(action).phase).toBe('combat');
  });
  it('that what makes him discard is kept until the lines have met', () => {
    const p = {
      step: 'window.start',
      hands: { confederate: ['they-couldnt-hit-an'], federal: ['quickstep'] },
    } as const;
    const far = { f1: '10 4 90 222', c1: '10 20 270 222' };
    for (const action of firsts({ ...p, units: far })) expect(action).toEqual({ type: 'decline' });
    const near = { f1: '10 10 90 222', c1: '10 15 270 222' };
    for (const action of firsts({ ...p, units: near })) expect(action.type).toBe('interrupt');
  });
  it('for a pitched battle more and smaller units of as many bases', () => {
    const { state } = start(game, { scenario: 'pitched-1863', options: [] }, namedDice(1));
    for (const seed of SEEDS) {
      const { action } = bot().decide(view(game, state, 'federal'), 'federal', [], seed);
      const units = action.type === 'muster' ? action.units : [];
      expect(units).toHaveLength(8);
      expect(units.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0)).toBe(33);
    }
  });
});
