import { type Choices, list, refusal, type Text, view } from '@bivouac/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asking, opened, procedure, question, type Tiny, tiny } from './tiny.ts';

type Offer = Choices<Tiny['action']>;
const offering = (offer: Offer) => tiny(procedure('main')({ ask: question({ choices: () => offer }) }));
const told = (offer: Offer, action: unknown, seat = 'x'): Text | null => {
  const game = offering(offer);
  return refusal(game, view(game, opened(game).state, seat), seat, action);
};
const keyOf = (action: unknown): string | undefined => told(list([{ type: 'a' }, { type: 'card', n: 5 }]), action)?.key;

describe('malformed input', () => {
  it.each([null, undefined, 7, 'a', true, [], [{ type: 'a' }], () => 1])('%j is no action', value => {
    expect(keyOf(value)).toBe('refusal.malformed');
  });
  it.each([
    '{}',
    '{"type":null}',
    '{"type":["a"]}',
    '{"type":{"a":1}}',
    '{"type":"none"}',
    '{"type":"__proto__"}',
    '{"type":"constructor"}',
    '{"type":"toString"}',
    '{"type":"hasOwnProperty"}',
  ])('%s has no known type', json => expect(keyOf(JSON.parse(json))).toBe('refusal.unknownAction'));
  it.each([
    ['{"type":"a","n":1}', 'n'],
    ['{"type":"a","__proto__":{"x":1}}', '__proto__'],
    ['{"type":"a","constructor":{}}', 'constructor'],
    ['{"type":"card"}', 'n'],
    ['{"type":"card","n":null}', 'n'],
    ['{"type":"card","n":"5"}', 'n'],
    ['{"type":"card","n":5.5}', 'n'],
    ['{"type":"card","n":1e300}', 'n'],
    ['{"type":"card","n":[5]}', 'n'],
    ['{"type":"card","n":{"valueOf":5}}', 'n'],
    ['{"type":"path","ns":5}', 'ns'],
    ['{"type":"path","ns":{"length":1,"0":1}}', 'ns'],
    ['{"type":"path","ns":[1,"2"]}', 'ns'],
    ['{"type":"path","ns":[[1]]}', 'ns'],
    ['{"type":"path","ns":[null]}', 'ns'],
    ['{"type":"path","ns":[1],"word":5}', 'word'],
    ['{"type":"path","ns":[1],"word":null}', 'word'],
  ])('%s has a field that does not fit', (json, field) => {
    expect(told(list([{ type: 'a' }]), JSON.parse(json))).toMatchObject({ key: 'refusal.field', args: { field } });
  });
  it('may be huge or deep', () => {
    const huge = { type: 'path', ns: new Array(1_000_000).fill(1) };
    expect(keyOf(huge)).toBe('refusal.field');
    expect(keyOf({ type: 'path', ns: [1], word: 'x'.repeat(1_000_000) })).toBe('refusal.field');
    expect(keyOf({ type: 'path', ns: [1], word: 'x'.repeat(501) })).toBe('refusal.field');
    expect(keyOf(JSON.parse(`{"type":"card","n":${'['.repeat(5000)}${']'.repeat(5000)}}`))).toBe('refusal.field');
    expect(keyOf({ type: 'path', ns: new Array(401).fill(1) })).toBe('refusal.field');
    expect(keyOf({ type: 'path', ns: new Array(400).fill(1) })).toBe('refusal.notOffered');
  });
  it('never throws, whatever it is, whoever sends it', () => {
    const game = offering(list([{ type: 'a' }]));
    const { state } = opened(game);
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('a', 'card', 'path'), n: fc.anything(), ns: fc.anything() }),
    );
    fc.assert(
      fc.property(anything, fc.oneof(fc.string(), fc.constantFrom('x', '__proto__', 'constructor')), (action, seat) => {
        const why = refusal(game, view(game, state, seat), seat, action);
        return seat === 'x' ? why === null || typeof why.key === 'string' : why !== null;
      }),
    );
  });
});

describe('what is offered', () => {
  it('is allowed, fields in any order', () => {
    const offer = list([{ type: 'path', ns: [1, 2], word: 'w' }]);
    expect(told(offer, { word: 'w', ns: [1, 2], type: 'path' })).toBeNull();
    expect(told(offer, { type: 'path', ns: [2, 1], word: 'w' })?.key).toBe('refusal.notOffered');
    expect(told(offer, { type: 'path', ns: [1, 2] })?.key).toBe('refusal.notOffered');
  });
  it('is refused with the reason of the list, else of the game, else of the kernel', () => {
    const offer = list<Tiny['action']>([{ type: 'a' }], action =>
      action.type === 'b' ? { key: 'no', rule: '§1' } : null,
    );
    expect(told(offer, { type: 'b' })).toEqual({ key: 'no', rule: '§1' });
    expect(told(offer, { type: 'card', n: 1 })).toEqual({ key: 'refusal.notOffered' });
    const game = { ...offering(offer), notAsked: () => ({ key: 'later' }) };
    const seen = view(game, opened(game).state, 'x');
    expect(refusal(game, seen, 'x', { type: 'card', n: 1 })).toEqual({ key: 'later' });
    expect(refusal(game, seen, 'y', { type: 'a' })).toEqual({ key: 'later' });
  });
  it('is checked when it is a space', () => {
    const space: Offer = {
      kind: 'space',
      sample: () => ({ type: 'card', n: 4 }),
      check: action => (action.type === 'card' && action.n! % 2 === 0 ? null : { key: 'odd' }),
    };
    expect(told(space, { type: 'card', n: 8 })).toBeNull();
    expect(told(space, { type: 'card', n: 7 })).toEqual({ key: 'odd' });
    expect(told(space, { type: 'card', n: 0.5 })?.key).toBe('refusal.field');
  });
  it('is nothing for a seat that is not asked, or when the game is over', () => {
    expect(told(list([{ type: 'a' }]), { type: 'a' }, 'y')?.key).toBe('refusal.notOffered');
    const game = offering(list([{ type: 'a' }]));
    const over = { ...asking(game, 'x'), stack: [] };
    expect(refusal(game, view(game, over, 'x'), 'x', { type: 'a' })?.key).toBe('refusal.over');
  });
});
