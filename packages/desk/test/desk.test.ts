import { playInPlace, scriptedDice, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { fingerOn, isStart, pointedTo, pointIn, START, sameFinger, signed, wordAmong, wordOf } from '../src/index.ts';
import { desk, game } from './scouts.ts';

describe('spots', () => {
  it('are named by a word, places and points alike, and read back', () => {
    expect(wordOf('albany')).toBe('albany');
    expect(wordOf({ x: 120, y: -40, turn: 30 })).toBe('@120,-40');
    expect(pointIn('@120,-40')).toEqual({ x: 120, y: -40 });
    for (const word of ['albany', '@1.5,2', '@1', '@1,2,3', '']) expect(pointIn(word), word).toBeNull();
    expect([fingerOn('albany'), fingerOn('@1,2')]).toEqual([{ place: 'albany' }, { point: { x: 1, y: 2 } }]);
  });
  it('are pointed at: a piece is not the place of its name, and a turn makes no other point', () => {
    expect(pointedTo({ point: { x: 3, y: 4 } })).toBe('@3,4');
    expect(sameFinger({ point: { x: 3, y: 4, turn: 90 } }, { point: { x: 3, y: 4 } })).toBe(true);
    expect(sameFinger({ place: 'ann' }, { sprite: 'ann' })).toBe(false);
    expect(sameFinger({ place: 'a' }, { place: 'b' })).toBe(false);
  });
});

describe('drafts', () => {
  it('are plain data from outside: what does not fit is not there', () => {
    expect(wordAmong({ one: 'a' }, 'one', ['a', 'b'])).toBe('a');
    for (const draft of [{ one: 'c' }, { one: 1 }, null, [], 'a']) expect(wordAmong(draft, 'one', ['a'])).toBe('');
    expect([isStart(START), isStart({ a: 1 })]).toEqual([true, false]);
    expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '−2', '+0']);
  });
});

describe('a desk without places', () => {
  const { state } = start(game, { scenario: 's', options: [] }, scriptedDice());
  const seen = view(game, state, 'ranger');
  const ann = { scouts: ['ann'] };
  const offered = (draft: object) =>
    desk.offer(seen, 'ranger', draft as typeof ann).targets.map(({ at, picked }) => [pointedTo(at), picked ?? false]);

  it('pictures its pieces at points, each with its turn', () => {
    expect(desk.picture(seen).sprites.map(({ at }) => at)).toEqual([
      { x: 0, y: 0, turn: 0 },
      { x: 300, y: 0, turn: 90 },
    ]);
  });
  it('offers pieces, and then the points within reach', () => {
    expect(offered({})).toEqual([
      ['ann', false],
      ['bob', false],
    ]);
    expect(offered(ann)).toEqual([
      ['ann', true],
      ['bob', false],
      ['@50,0', false],
    ]);
  });
  it('answers for any point of open ground: what it would do, or why not', () => {
    const near = desk.ground!(seen, 'ranger', ann, { x: 60, y: 80 });
    expect(near).toMatchObject({
      next: { action: { type: 'walk', scout: 'ann', to: [60, 80] } },
      path: [{ x: 60, y: 80 }],
    });
    expect(desk.ground!(seen, 'ranger', ann, { x: 61, y: 80 })).toBeNull();
    expect(desk.ground!(seen, 'ranger', {}, { x: 60, y: 80 })).toBeNull();
    const why = (draft: object, x: number) =>
      desk.whyNot(seen, 'ranger', draft as typeof ann, { point: { x, y: 0 } })?.key ?? null;
    expect([why(ann, 101), why(ann, 50), why({}, 10)]).toEqual(['no.far', null, 'no.first']);
    expect(desk.whyNot(seen, 'nobody', {}, { sprite: 'ann' })?.key).toBe('no.turn');
  });
  it('plays what was pointed at', () => {
    const action = desk.ground!(seen, 'ranger', ann, { x: 0, y: 70 })!.next;
    const later = structuredClone(state);
    if ('action' in action) playInPlace(game, later, 'ranger', action.action);
    expect(desk.picture(view(game, later, 'ranger')).sprites[0]?.at).toEqual({ x: 0, y: 70, turn: 0 });
  });
});
