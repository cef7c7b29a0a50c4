import { readdirSync, readFileSync } from 'node:fs';
import { say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { data } from '../entry.ts';
import { book } from '../text/index.ts';

await data('rwh-monocacy'); // who is called what

const result = (language: 'en' | 'fr', defender: string): string =>
  say(book, language, {
    key: 'combat.result',
    args: { difference: -1, attacker: '1D', defender, extra: 0, columns: '0 0' },
  });

describe('the result of a combat', () => {
  it('GCACW 7.5-F, 7.5-f, 7.5-E, 7.5-dash tells what every letter does: fatigue too, the end of a march, an advance', () => {
    expect(result('en', 'F')).toBe(
      'Difference −1. The attacker: 1 manpower, disorder and fatigue +3; the defender: fatigue +2.',
    );
    expect(['f', 'E', 'DR*', '-', '1Ea'].map(cell => result('en', cell).split('the defender: ')[1])).toEqual([
      ...['fatigue +1.', 'the march is over.', 'disorder, fatigue +3 and bad rout.', 'nothing.'],
      '1 manpower, the march is over and a chance to advance.',
    ]);
    expect(result('fr', '1F')).toContain('le défenseur\u00a0: 1 point d’effectif et fatigue +2.');
  });
});

describe('the French texts', () => {
  const folder = (path: string): string[] =>
    readdirSync(new URL(`../text/${path}`, import.meta.url)).map(file => `${path}/${file}`);
  const files = [...folder('fr'), 'desk/fr.ts', 'picture/fr.ts', 'lesson.ts'];
  it('use the words of the published rules, the same at the table as in the book', () => {
    const others =
      /\bchefs?\b|marche prolongée|abattis|nombre d’assaut|rivières? (mineure|majeure)|récupération|hâtive/i;
    const found = files.filter(file => others.test(readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8')));
    expect(found).toEqual([]);
  });
  it('call a kind of attack as the charts do', () => {
    const declared = (kind: string) =>
      say(book, 'fr', { key: 'attack.declared', args: { unit: 'c-gordon', hex: '0404', kind } });
    expect(['column', 'hasty', 'normal', 'prepared'].map(declared)).toEqual([
      'Gordon attaque 0404\u00a0: attaque en colonne de route.',
      'Gordon attaque 0404\u00a0: attaque improvisée.',
      'Gordon attaque 0404\u00a0: attaque normale.',
      'Gordon attaque 0404\u00a0: attaque préparée.',
    ]);
  });
});
