import { cite, say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { book } from '../text/index.ts';

const UNITS = ['6th-wisconsin', 'battery-b-4th-us', '3rd-ohio-battery', 'fauquier-artillery', 'c-3'] as const;
const french = (key: string, args: Record<string, string | number | string[]>) => say(book, 'fr', { key, args });
const each = (key: string, more = {}) => UNITS.map(unit => french(key, { unit, ...more }));

describe('units in French sentences', () => {
  it('have their article, at the head of a sentence and within', () => {
    expect(each('bot.fire')).toEqual([
      'Le 6e Wisconsin tire.',
      'La batterie B du 4e U.S. tire.',
      'La 3e batterie de l’Ohio tire.',
      'L’artillerie de Fauquier tire.',
      'L’unité confédérée 3 tire.',
    ]);
    expect(each('desk.fire', { target: '' })).toEqual([
      'Tirer avec le 6e Wisconsin',
      'Tirer avec la batterie B du 4e U.S.',
      'Tirer avec la 3e batterie de l’Ohio',
      'Tirer avec l’artillerie de Fauquier',
      'Tirer avec l’unité confédérée 3',
    ]);
  });
  it('contract it after de and à, and agree', () => {
    expect(each('desk.odds.charge').slice(0, 2)).toEqual([
      'Charge du 6e Wisconsin',
      'Charge de la batterie B du 4e U.S.',
    ]);
    expect(each('no.tooFar', { needs: 3000, has: 1500 })[0]).toBe('Il faut 3 BW au 6e Wisconsin, qui n’a que 1,5 BW.');
    expect(each('combat.repulsed').map(said => /repoussée?/.exec(said)?.[0])).toEqual([
      'repoussé',
      ...['repoussée', 'repoussée', 'repoussée', 'repoussée'],
    ]);
    expect(each('desk.hint.chargeWhom').slice(0, 2)).toEqual([
      'Qui le 6e Wisconsin charge-t-il\u00a0? Ce doit être l’unité la plus proche.',
      'Qui la batterie B du 4e U.S. charge-t-elle\u00a0? Ce doit être l’unité la plus proche.',
    ]);
  });
  it('stand in a row with the last one joined, and bare on labels', () => {
    const fought = { key: 'combat.charge', args: { unit: UNITS[0], enemies: ['26th-georgia', UNITS[3]], cost: 2500 } };
    expect(cite(book, 'fr', fought)).toBe(
      'Le 6e Wisconsin charge le 26e Géorgie et l’artillerie de Fauquier sur 2,5 BW.',
    );
    expect(each('picture.called')[3]).toBe('Artillerie de Fauquier');
  });
});
