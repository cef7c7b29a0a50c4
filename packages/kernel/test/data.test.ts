import { clone, copy, hash, namedDice, type State, same, shared } from '@bivouac/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, procedure, question, type Tiny, tiny } from './tiny.ts';

/** Plain data without the two things JSON cannot say: -0 and a key that is a prototype. */
const plain = fc
  .jsonValue()
  .map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown);
const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
};

describe('clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(fc.property(plain, value => same(clone(value), value) && hash(clone(value)) === hash(value)));
    const deep = { a: [{ b: [1] }], c: { d: {} } };
    const made = clone(deep);
    made.a[0]!.b.push(2);
    Object.assign(made.c.d, { e: 1 });
    expect(deep).toEqual({ a: [{ b: [1] }], c: { d: {} } });
  });
});

describe('shared', () => {
  it('is equal to what is now, leaves what was alone, and is what was if that is equal', () => {
    const holds = (was: unknown, now: unknown): boolean => {
      const before = clone(was);
      return same(shared(was, clone(now)), now) && same(was, before) && same(shared(was, clone(was)), was);
    };
    fc.assert(fc.property(plain, plain, holds));
    fc.assert(fc.property(plain, plain, plain, (a, b, c) => holds({ a, b: [a, b], c: 1 }, { a, b: [a, c], d: c })));
  });

  it('holds once what did not change', () => {
    const was = { units: [1, 2, 3], hands: { red: ['x'] }, roads: { a: 1 } };
    const now = { units: [1, 2, 4], hands: { red: ['x'] }, roads: { a: 1 } };
    const made = shared(was, now);
    expect([made.units === was.units, made.hands === was.hands, made.roads === was.roads]).toEqual([false, true, true]);
    expect(shared(was, clone(was))).toBe(was);
  });
});

const state = (): State<Tiny> => opened(tiny(procedure('main')({ ask: question() }))).state;

describe('a copy of a state', () => {
  it('shares the set-up and the key, nothing else', () => {
    const one = state();
    const two = copy(one);
    expect(two).toEqual(one);
    expect(two.setup).toBe(one.setup);
    two.table.heard.push('x');
    two.hands['x']!.cards.pop();
    two.vault.deck.pop();
    two.dice.drawn++;
    two.stack[0]!.step = 'y';
    Object.assign(two.sealed, { x: { type: 'a' } });
    expect(one).toEqual(state());
  });
  it('equals it, whatever lies there', () => {
    fc.assert(
      fc.property(plain, extra => {
        const one = state();
        Object.assign(one.table, { extra });
        const two = copy(one);
        return same(one, two) && hash(one) === hash(two);
      }),
    );
  });
  it('shares no dice that remember what was rolled', () => {
    const one = { ...state(), dice: namedDice(1) };
    const two = copy(one);
    two.dice.drawn = 9;
    if (two.dice.kind === 'named') two.dice.seen.push(1);
    expect(one.dice).toEqual(namedDice(1));
  });
});

describe('the hash', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(plain, value => hash(turned(value)) === hash(value)));
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
  });
  it('is the same after a save', () => {
    fc.assert(fc.property(plain, value => hash(JSON.parse(JSON.stringify(value))) === hash(value)));
    expect(hash({ a: undefined, b: 1 })).toBe(hash({ b: 1 }));
    expect(hash(-0)).toBe(hash(0));
  });
  it('differs where the data differ', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => same(a, b) === (hash(a) === hash(b))),
      { numRuns: 1000 },
    );
  });
  it('tells like things apart', () => {
    const like = [
      [null, false, true, 0, 1, '', '0', '1', [], {}, [0], ['0'], [[]], [null], { 0: 1 }, { a: null }],
      [{ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }, { a: { b: 1 } }, { a: {}, b: 1, c: 2 }],
      [[1, 2], [2, 1], [12], [1, [2]], [[1], 2], '12', ['1', '2'], 1.5, '1.5', -1, 4294967295, 2147483648],
      [[{}, { a: 1 }], [{ a: 1 }, {}], [{ a: 1 }], [{ a: 1 }, { a: 1 }], 'ab', ['a', 'b'], ['ab']],
    ].flat();
    expect(new Set(like.map(each => hash(each))).size).toBe(like.length);
  });
  it('uses all its sixty-four bits', () => {
    const all = Array.from({ length: 100_000 }, (_, i) => hash([i & 31, (i >> 5) & 31, i >> 10, 0, 0]));
    expect(new Set(all).size).toBe(all.length);
    for (const half of [all.map(h => h.slice(0, 8)), all.map(h => h.slice(8))]) {
      expect(new Set(half).size).toBeGreaterThan(all.length - 10);
    }
  });
  it('refuses what is not plain data', () => {
    for (const odd of [undefined, () => 1, 1n, Symbol('x'), [undefined]])
      expect(() => hash(odd)).toThrow('not plain data');
  });
});

describe('sameness', () => {
  it('is that of JSON, whatever the order of keys', () => {
    fc.assert(fc.property(plain, value => same(value, turned(value)) && same(turned(value), value)));
  });
  it('is not fooled by prototypes, absent fields or lists that look like records', () => {
    expect(same(JSON.parse('{"__proto__":{}}'), { x: 1 })).toBe(false);
    expect(same({ x: 1 }, JSON.parse('{"__proto__":{}}'))).toBe(false);
    expect(same({ a: undefined }, { b: 1 })).toBe(false);
    expect(same({ constructor: 1 }, {})).toBe(false);
    expect(same([1], { 0: 1 })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same(Number.NaN, Number.NaN)).toBe(false);
  });
});
