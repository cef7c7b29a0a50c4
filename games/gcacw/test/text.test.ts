import { say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { book } from '../text/index.ts';

const result = (language: 'en' | 'fr', defender: string): string =>
  say(book, language, {
    key: 'combat.result',
    args: { difference: -1, attacker: '1D', defender, extra: 0, columns: '0 0' },
  });

describe('the result of a combat', () => {
  it('GCACW 7.5-F, 7.5-f, 7.5-E tells what every letter does: fatigue too, and the end of a march', () => {
    expect(result('en', 'F')).toBe('Difference −1. The attacker: 1 manpower and disorder; the defender: fatigue +2.');
    expect(['f', 'E', 'DR*', '-'].map(cell => result('en', cell).split('the defender: ')[1])).toEqual([
      ...['fatigue +1.', 'the march is over.', 'disorder and bad rout.', 'nothing.'],
    ]);
    expect(result('fr', '1F')).toContain('le défenseur\u00a0: 1 point d’effectif et fatigue +2.');
  });
});
