import { describe, expect, it } from 'vitest';
import { words as english } from '../src/text/en.ts';
import { words as french } from '../src/text/fr.ts';

type Leaf = readonly [key: string, text: string];

/** Every sentence, functions called with something recognisable. */
function leaves(words: object, at = ''): Leaf[] {
  return Object.entries(words).flatMap(([key, value]): Leaf[] => {
    const path = at ? `${at} ${key}` : key;
    if (typeof value === 'function') return [0, 1, 2].map(n => [`${path} ${n}`, String(value(value.length ? n : 0))]);
    return typeof value === 'object' ? leaves(value, path) : [[path, String(value)]];
  });
}

const [en, fr] = [leaves(english.app), leaves(french.app)];

describe('the words of the client', () => {
  it('are there in both languages', () => expect(fr.map(([key]) => key)).toEqual(en.map(([key]) => key)));

  it('are never empty', () => expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]));

  it.each(fr)('French typography: %s', (_key, text) => {
    expect(text).not.toMatch(/[^\u00a0\u202f\s][:;!?»](?:\s|$)|[ ][:;!?»]|«[^\u00a0]/);
    expect(text).not.toMatch(/'/);
  });
  it.each(en)('English typography: %s', (_key, text) => expect(text).not.toMatch(/'| [:;!?]/));
});
