import { describe, expect, it } from 'vitest';
import { balanceEn, balanceFr } from '../src/text/balance.ts';
import { words as english } from '../src/text/en.ts';
import { words as french } from '../src/text/fr.ts';
import { levelPlays } from '../src/text/levels.ts';

type Leaf = readonly [key: string, text: string];

/** Every sentence, functions called with something recognisable. */
function leaves(words: object, at = ''): Leaf[] {
  return Object.entries(words).flatMap(([key, value]): Leaf[] => {
    const path = at ? `${at} ${key}` : key;
    if (typeof value === 'function') return [0, 1, 2].map(n => [`${path} ${n}`, String(value(value.length ? n : 0))]);
    return typeof value === 'object' ? leaves(value, path) : [[path, String(value)]];
  });
}

/** What is fetched at once, and what comes with its page. */
const [en, fr] = [
  leaves({ ...english.app, ...balanceEn, plays: levelPlays.en }),
  leaves({ ...french.app, ...balanceFr, plays: levelPlays.fr }),
];

describe('the words of the client', () => {
  it('are there in both languages', () => expect(fr.map(([key]) => key)).toEqual(en.map(([key]) => key)));

  it('are never empty', () => expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]));

  it.each(fr)('French typography: %s', (_key, text) => {
    expect(text).not.toMatch(/[^\u00a0\u202f\s][:;!?»](?:\s|$)|[ ][:;!?»]|«[^\u00a0]/);
    expect(text).not.toMatch(/'/);
  });
  it.each(en)('English typography: %s', (_key, text) => expect(text).not.toMatch(/'| [:;!?]/));
});
