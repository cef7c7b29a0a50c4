import { type Event, section, sectionLabel } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { crt, raidLosses, siegeIncrease } from '@bivouac/wilderness-war/data';
import { book, cardTitle } from '@bivouac/wilderness-war/text';
import { describe, expect, it } from 'vitest';
import { chartRules } from '../src/games/wilderness-war/charts.tsx';
import { cardState, cardTarget } from '../src/table/carding.ts';
import { heardBy } from '../src/table/log.ts';
import { foundRules } from '../src/table/ruleSearch.ts';
import type { AnyOffer } from '../src/table/targets.ts';

const label = { key: 'x' };
const offer: AnyOffer = {
  targets: [],
  buttons: [],
  cards: [
    { card: 'card-1', label, next: { draft: { card: 'card-1' } } },
    { card: 'card-2', label, picked: true, next: { draft: {} } },
  ],
};

describe('a card of the hand', () => {
  it('can be taken, is picked, or is not playable; idle while the hand is not asked', () => {
    expect(['card-1', 'card-2', 'card-3'].map(card => cardState(offer, card))).toEqual(['can', 'picked', 'off']);
    expect(cardState({ ...offer, cards: [] }, 'card-1')).toBe('off');
    expect(cardState({ targets: [], buttons: [] }, 'card-1')).toBe('idle');
    expect(cardTarget(offer, 'card-3')).toBeUndefined();
  });
});

describe('the log of two at one screen', () => {
  const told = (key: string, only?: string): Event => ({ key, ...(only ? { only: [only] } : {}) }) as Event;
  const line = (events: readonly Event[]): Line => ({ seq: 1, kind: 'act', seat: 'a', count: 1, events }) as Line;
  const lines = [line([told('open'), told('mine', 'a'), told('yours', 'b')])];
  const keys = (all: readonly Line[]): string[] => all.flatMap(each => each.events.map(event => event.key));

  it('holds nothing that only the other heard', () => {
    expect(keys(heardBy(lines, ['a'], false))).toEqual(['open', 'mine']);
    expect(keys(heardBy(lines, ['b'], false))).toEqual(['open', 'yours']);
    expect(keys(heardBy(lines, [], false))).toEqual(['open']);
  });
  it('is whole after the end', () => expect(heardBy(lines, [], true)).toBe(lines));
});

describe('citations without a number', () => {
  it('name the card or the table, in both languages', () => {
    expect(sectionLabel(book, 'en', '§table-crt-c')).toBe('Combat Results Table');
    expect(sectionLabel(book, 'fr', '§table-crt-c')).toBe('Table de Résolution des Combats');
    expect(sectionLabel(book, 'en', '§card-55a')).toBe(`Card 55 · ${cardTitle('card-55', 'en')}`);
    expect(sectionLabel(book, 'fr', '§card-05a')).toBe(`Carte 5 · ${cardTitle('card-5', 'fr')}`);
    expect(sectionLabel(book, 'en', '§7.62a')).toBe('§ 7.62');
  });
  it('leave no section with a bare slug, and every label leads back to its section', () => {
    for (const rule of book.rules) {
      for (const language of ['en', 'fr'] as const) {
        const said = sectionLabel(book, language, `§${rule.id}`);
        expect(said).not.toMatch(/^§ (?:card|table|summary|setup)/);
        expect(sectionLabel(book, language, rule.section)).toBe(said);
      }
      expect(section(book, `§${rule.id}`)).toBe(rule.section);
    }
  });
  it('are found by their names', () => {
    expect(foundRules(book.rules, 'fr', 'table de siege').map(rule => rule.section)).toContain('table-siege');
  });
});

describe('the charts of Wilderness War', () => {
  it('cite rules that exist', () => {
    const ids = new Set(book.rules.map(rule => `§${rule.id}`));
    expect(chartRules.filter(rule => !ids.has(rule))).toEqual([]);
  });
  it('have a row or column for each modified die', () => {
    expect([crt.length, siegeIncrease.length, ...raidLosses.map(each => each.length)]).toEqual([8, 8, 8, 8]);
  });
});
