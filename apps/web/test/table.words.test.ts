import type { Sprite } from '@bivouac/desk';
import { book } from '@bivouac/gettysburg-1988/text';
import { describe, expect, it } from 'vitest';
import { chartRules } from '../src/games/gettysburg-1988/charts.tsx';
import { commandOf } from '../src/table/keys.ts';
import { bySection, foundRules } from '../src/table/ruleSearch.ts';
import { type AnyOffer, nearest, pointedAt, primaryOf } from '../src/table/targets.ts';
import { words as english } from '../src/text/en.ts';
import { words as french } from '../src/text/fr.ts';

type Leaf = readonly [key: string, text: string];
const leaves = (words: object): Leaf[] =>
  Object.entries(words).flatMap(([key, value]): Leaf[] =>
    typeof value === 'function' ? [1, 2].map(n => [`${key} ${n}`, String(value(n, n, n))]) : [[key, String(value)]],
  );

describe('the words of the table', () => {
  const [en, fr] = [leaves(english.table), leaves(french.table)];
  it('are there in both languages, and never empty', () => {
    expect(fr.map(([key]) => key)).toEqual(en.map(([key]) => key));
    expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it.each(fr)('French typography: %s', (_key, text) => {
    expect(text).not.toMatch(/[^\u00a0\u202f\s][:;!»](?:\s|$)|[ ][:;!?»]|«[^\u00a0]|'/);
  });
  it.each(en)('English typography: %s', (_key, text) => expect(text).not.toMatch(/'| [:;!]/));
});

describe('keys', () => {
  const key = (name: string, held: object = {}) =>
    commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });
  it('do what the look promises', () => {
    expect(key('n')).toEqual({ do: 'target', by: 1 });
    expect(key('P')).toEqual({ do: 'target', by: -1 });
    expect(['u', '?', 'b', 'i', 'o', '0', '.', 'Escape', 'Enter'].map(name => key(name)?.do)).toEqual([
      'undo',
      'whyNot',
      'list',
      'inspect',
      'odds',
      'whole',
      'live',
      'putBack',
      'confirm',
    ]);
    expect([key('+'), key('-'), key('['), key(']')]).toEqual([
      { do: 'zoom', by: 1 },
      { do: 'zoom', by: -1 },
      { do: 'step', by: -1 },
      { do: 'step', by: 1 },
    ]);
    expect(key('3')).toEqual({ do: 'button', index: 2 });
  });
  it('leave the browser its own', () => {
    expect(key('n', { ctrlKey: true })).toBeNull();
    expect(key('+', { metaKey: true })).toBeNull();
    expect(key('n', { altKey: true })).toBeNull();
    expect(key('[', { altKey: true })).toEqual({ do: 'step', by: -1 });
    expect(key('F5')).toBeNull();
  });
});

describe('pointing', () => {
  const sprite = (id: string, place: string): Sprite => ({
    id,
    at: place,
    side: '',
    art: { kind: 'piece' },
    label: { key: id },
    rank: 0,
  });
  const sprites = [sprite('a', 'A1'), sprite('b', 'A1'), sprite('c', 'B1'), sprite('d', 'C1')];
  const target = (at: { place: string } | { sprite: string }, picked = false) => ({
    at,
    label: { key: 'x' },
    picked,
    next: { draft: at },
  });
  const offer: AnyOffer = {
    targets: [target({ sprite: 'a' }), target({ sprite: 'b' }), target({ sprite: 'c' }), target({ place: 'D1' })],
    buttons: [{ label: { key: 'no' }, primary: true, refused: { key: 'why' }, next: { draft: null } }],
  };
  const at = (place: string, piece?: string) =>
    pointedAt(offer, sprites, piece === undefined ? { place } : { place, sprite: piece });

  it('takes the piece before its place, and a place for the only choice in it', () => {
    expect(at('A1', 'a')).toEqual({ kind: 'one', target: offer.targets[0] });
    expect(at('B1')).toEqual({ kind: 'one', target: offer.targets[2] });
    expect(at('D1')).toEqual({ kind: 'one', target: offer.targets[3] });
    expect(at('D1', 'd')).toEqual({ kind: 'one', target: offer.targets[3] });
    expect(at('A1').kind).toBe('several');
    expect(at('C1').kind).toBe('none');
    expect(at('C1', 'd').kind).toBe('none');
  });

  it('finds the nearest legal way on', () => {
    const where = (each: { at: object }) => ('place' in each.at ? ([10, 0] as const) : ([50, 0] as const));
    expect(nearest(offer, { place: 'Z' }, where, [0, 0])).toBe(offer.targets[3]);
    expect(nearest({ targets: [], buttons: [] }, { place: 'Z' }, where, [0, 0])).toBeNull();
  });

  it('confirms nothing that is refused', () => expect(primaryOf(offer)).toBeNull());
});

describe('the rules panel', () => {
  it('finds rules by words of the reader, with or without accents', () => {
    expect(foundRules(book.rules, 'fr', 'FORET')).toEqual(foundRules(book.rules, 'fr', 'forêt'));
    expect(foundRules(book.rules, 'en', 'road half').map(rule => rule.section)).toContain('3b1');
    expect(foundRules(book.rules, 'en', '  ')).toBe(book.rules);
    expect(foundRules(book.rules, 'en', 'zeppelin')).toEqual([]);
  });
  it('keeps the sections together and in order', () => {
    const sections = bySection(book.rules).map(([section]) => section);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections[0]).toBe('1a');
  });
  it('knows every rule that the charts cite', () => {
    const ids = new Set(book.rules.map(rule => `§${rule.id}`));
    expect(chartRules.filter(rule => !ids.has(rule))).toEqual([]);
  });
});
