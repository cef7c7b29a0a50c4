import { type Book, cite, kernelText, listed, say, section } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';

const book: Book = {
  texts: {
    en: { hit: (a: { n: number }) => `Hit ${a.n}.`, 'refusal.over': () => 'It is over here.' },
    fr: { hit: (a: { n: number }) => `Touché ${a.n}.` },
  },
  rules: [{ id: '3b6', section: '3b', title: { en: 'Hits', fr: 'Touches' }, says: { en: 'x', fr: 'x' } }],
  sectionOf: id => (id === '3b6' ? '3b' : id),
};

describe('a sentence', () => {
  it('is said in the language asked for', () => {
    expect(say(book, 'en', { key: 'hit', args: { n: 2 } })).toBe('Hit 2.');
    expect(say(book, 'fr', { key: 'hit', args: { n: 2 } })).toBe('Touché 2.');
  });
  it('may be the kernel’s, unless the game has its own', () => {
    expect(say(book, 'en', { key: 'refusal.over' })).toBe('It is over here.');
    expect(say(book, 'fr', { key: 'refusal.over' })).toBe('La partie est terminée.');
  });
  it('shows its key when there is none', () => expect(say(book, 'en', { key: 'none' })).toBe('⟨none⟩'));
  it('speaks of lists, also of those that an older version joined', () => {
    expect(listed(['A1', 'B2'])).toEqual(['A1', 'B2']);
    expect(listed('A1,B2')).toEqual(['A1', 'B2']);
    expect([listed(''), listed([])]).toEqual([[], []]);
  });
  it('is cited with the section people know', () => {
    expect(cite(book, 'en', { key: 'hit', args: { n: 1 }, rule: '§3b6' })).toBe('Hit 1. (3b)');
    expect(cite(book, 'en', { key: 'hit', args: { n: 1 } })).toBe('Hit 1.');
    expect([section(book, '§3b6'), section(book, '3b6'), section(book, '§9')]).toEqual(['3b', '3b', '9']);
  });
});

describe('what the kernel says', () => {
  const args = {
    type: 't',
    field: 'f',
    scenario: 's',
    option: 'o',
    requires: 'r',
    excludes: 'e',
    known: 'k',
    game: 'g',
    version: 1,
    what: 'w',
  };

  it('is said in both languages, and differently', () => {
    expect(Object.keys(kernelText.fr)).toEqual(Object.keys(kernelText.en));
    for (const key of Object.keys(kernelText.en)) {
      const [en, fr] = [kernelText.en[key]!(args), kernelText.fr[key]!(args)];
      expect(`${en}${fr}`).not.toMatch(/undefined|NaN/);
      expect(en).not.toBe(fr);
    }
  });
});
