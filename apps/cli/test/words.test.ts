import type { AnyGame } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { readAction, usages, wordsOf } from '../src/words.ts';

const game = {
  actions: {
    pass: {},
    move: { unit: 'word', path: 'words' },
    attack: { from: 'words', to: 'words', force: 'flag?' },
    fire: { guns: 'words', at: 'word' },
    raid: { from: 'words', to: 'words', support: 'words?' },
    roll: { dice: 'whole', bonus: 'whole?' },
    mark: { hexes: 'wholes', colour: 'word' },
  },
} as unknown as AnyGame;

const action = (text: string): unknown => {
  const read = readAction(game, text);
  return 'action' in read ? read.action : read.wrong.key;
};

describe('typed actions', () => {
  it.each([
    ['pass', { type: 'pass' }],
    ['move us-inf-wadsworth D4 E5', { type: 'move', unit: 'us-inf-wadsworth', path: ['D4', 'E5'] }],
    ['move us-inf-wadsworth D4,E5', { type: 'move', unit: 'us-inf-wadsworth', path: ['D4', 'E5'] }],
    ['  move   u   path=D4,E5 ', { type: 'move', unit: 'u', path: ['D4', 'E5'] }],
    ['move path=D4 u', { type: 'move', unit: 'u', path: ['D4'] }],
    ['move u', { type: 'move', unit: 'u', path: [] }],
    ['attack a,b c d', { type: 'attack', from: ['a', 'b'], to: ['c', 'd'] }],
    ['attack a,b c d force', { type: 'attack', from: ['a', 'b'], to: ['c', 'd'], force: true }],
    ['attack a b force=no', { type: 'attack', from: ['a'], to: ['b'], force: false }],
    ['fire a b c', { type: 'fire', guns: ['a', 'b'], at: 'c' }],
    ['raid a,b c d', { type: 'raid', from: ['a', 'b'], to: ['c', 'd'] }],
    ['raid a c support=g,h', { type: 'raid', from: ['a'], to: ['c'], support: ['g', 'h'] }],
    ['roll 2', { type: 'roll', dice: 2 }],
    ['roll 2 1', { type: 'roll', dice: 2, bonus: 1 }],
    ['roll 2 bonus=-1', { type: 'roll', dice: 2, bonus: -1 }],
    ['mark 1 2 3 red', { type: 'mark', hexes: [1, 2, 3], colour: 'red' }],
    ['{"type":"move","unit":"u","path":["a b"]}', { type: 'move', unit: 'u', path: ['a b'] }],
  ])('%s', (text, expected) => expect(action(text)).toEqual(expected));

  it.each([
    ['fly u', 'words.unknown'],
    ['toString', 'words.unknown'],
    ['pass now', 'words.tooMany'],
    ['roll two', 'words.value'],
    ['attack a b force=perhaps', 'words.value'],
    ['{"type":', 'words.notJson'],
  ])('%s is mistyped', (text, expected) => expect(action(text)).toBe(expected));

  it('says how an action is written', () => {
    expect(usages(game)).toContain('move UNIT PATH…');
    expect(readAction(game, 'roll two')).toMatchObject({ wrong: { usage: 'roll DICE [bonus=BONUS]' } });
  });

  it('writes an action so that it can be typed again', () => {
    const words = ['pass', 'move u D4 E5', 'attack a,b c d force=true', 'roll 2 bonus=1', 'mark 1 2 red'];
    for (const text of words) expect(wordsOf(game, action(text) as { type: string })).toBe(text);
    const odd = { type: 'move', unit: 'two words', path: ['a,b'] };
    expect(action(wordsOf(game, odd))).toEqual(odd);
    expect(action(wordsOf(game, { type: 'attack', from: [], to: [] }))).toEqual({ type: 'attack', from: [], to: [] });
  });
});
