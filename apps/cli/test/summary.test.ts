import { begin, type Language } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { shelves } from '../src/games.ts';
import { type AnyShelf, shelfOf } from '../src/shelf.ts';
import { summary } from '../src/summary.ts';

const gettysburg = shelfOf(shelves, 'gettysburg-1988');
const wilderness = shelfOf(shelves, 'wilderness-war');
const LANGUAGES: readonly Language[] = ['en', 'fr'];

function shown(shelf: AnyShelf, scenario: string, language: Language, seat: string | null, options: string[] = []) {
  const record = begin(shelf.game, { scenario, options }, '0'.repeat(64));
  return summary({ shelf, language }, record, seat);
}
/** No-break spaces are spaces here. */
const plain = (text: string): readonly string[] => text.replace(/[\u00a0\u202f]/g, ' ').split('\n');

describe('the table as text', () => {
  for (const shelf of shelves) {
    it(`${shelf.game.id}: is at most a hundred columns wide, in every scenario and language`, () => {
      for (const scenario of shelf.game.scenarios) {
        for (const language of LANGUAGES) {
          const lines = shown(shelf, scenario, language, null).split('\n');
          expect(lines.filter(line => line.length > 100 || line !== line.trimEnd())).toEqual([]);
          expect(lines.filter(line => /undefined|\[object|desk\./.test(line))).toEqual([]);
        }
      }
    });
    it(`${shelf.game.id}: speaks French with its own apostrophes and colons`, () => {
      const text = shelf.game.scenarios.map(id => shown(shelf, id, 'fr', null)).join('\n');
      expect(text.match(/['"“”]|[^\s\u00a0\u202f\d]:/g)).toBeNull();
    });
  }

  it('shows the second day of Gettysburg', () => {
    const lines = plain(shown(gettysburg, 'day2', 'en', 'union', ['10e']));
    for (const line of [
      'Second Day: 2 July 1863',
      '2 July · 6–8 h · turn 9 · Confederates 11, Union 15',
      'Initiative: Confederates',
      "  P3 (McPherson's Ridge / Herbst Woods) — Longstreet gen I 8, Hood inf I 6-5",
      '  L4 — Pegram art III 1-5 reduced',
      '  from turn 15 (2 July · 18–20 h), at S1 (Chambersburg pike) — Pickett inf I 4-5',
      'Objective O7 (Gettysburg), worth 2 victory points, held by the Confederates',
    ])
      expect(lines).toContain(line);
    const map = lines.filter(line => /^[A-U] {2,6}[.a-z]/.test(line));
    expect(map).toHaveLength(21);
    expect(map.find(line => line.startsWith('P'))).toMatch(/^P {6}\. {7}w {7}hw C2 {3}\./);
  });

  it('shows Wilderness War, its works and the cards of whoever looks', () => {
    const lines = plain(shown(wilderness, 'annus-mirabilis', 'fr', 'british'));
    for (const line of [
      'Saison Initiale 1757 · Anglais 0, Français 4',
      '  Shepherd’s Ferry — Maryland (Provinciaux) 2-4, fort en construction',
      '  Ohio Forks — Dumas 1-2-1, 2 × Détachement de Marine 1-4, Ligneris (Coureurs des bois) 1-6, fort',
      'Main des Français : 9 cartes',
      'Main des Anglais : 9 cartes',
    ])
      expect(lines).toContain(line);
    expect(lines.filter(line => /\(card-\d+\)/.test(line))).toHaveLength(9);
    expect(shown(wilderness, 'annus-mirabilis', 'fr', null)).not.toMatch(/card-\d/);
  });
});
